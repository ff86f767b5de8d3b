package coach

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// deals bounds the deals that are dealt for a kind that comes up rarely.
const deals = 4000

// A bar is what makes a drill clear or close, in Seeger-Fabian points by which
// a choice that might be taken is behind the best.
type bar struct {
	samples      int // that tell
	looks        int // deals that are looked at; then the one that came nearest is taken
	clear, close float64
	most         float64 // where more makes the other choice no candidate; 0: none does
}

func (k Kind) bar() bar {
	switch k {
	case Discards:
		return bar{samples: firstStage, looks: 5, clear: 20, close: 10}
	case Defence:
		return bar{samples: 2 * firstStage, looks: 10, clear: 12, close: 6}
	case NullOrNot:
		return bar{samples: 3 * firstStage, looks: 6, clear: 25, close: 15, most: 80}
	case BidOrPass:
		return bar{samples: 3 * firstStage, looks: 8, clear: 20, close: 12}
	}
	return bar{samples: 3 * firstStage, looks: 7, clear: 30, close: 15}
}

// NewDrill deals a drill of a kind and level. The seed fixes it. The only errors
// are ctx's and that of a kind that there is not.
func NewDrill(ctx context.Context, k Kind, l Level, seed uint64) (Drill, error) {
	if _, err := ParseKind(string(k)); err != nil {
		return Drill{}, err
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	g := maker{kind: k, rng: rng, club: bot.NewClub(seed), wantsYes: rng.IntN(2) == 0}
	var best Drill
	nearest := -1.0
	for n, looked := 0, 0; n < deals && looked < k.bar().looks || nearest < 0; n++ {
		if n > 10*deals {
			return Drill{}, fmt.Errorf("drill %q: no such deal came up", k)
		}
		d, ok, err := g.deal(ctx)
		if err != nil {
			return Drill{}, err
		}
		if !ok {
			continue
		}
		looked++
		off, err := g.off(ctx, d, l, seed)
		if err != nil {
			return Drill{}, err
		}
		if nearest < 0 || off < nearest {
			best, nearest = d, off
		}
		if off == 0 {
			break
		}
	}
	return best, nil
}

// maker deals drills of a kind.
type maker struct {
	kind Kind
	rng  *rand.Rand
	club bot.Player
	// wantsYes tells whether the drill shall be one in which Club says yes where
	// yes or no is asked, so that passing is no good guess.
	wantsYes bool
}

// deal deals once and has Club play up to where the kind asks. It tells whether
// the deal came there.
func (g *maker) deal(ctx context.Context) (Drill, bool, error) {
	d := skat.New(skat.DealPack(skat.Shuffle(source{g.rng})), Rules(g.kind))
	seat := skat.SeatAt(g.rng.IntN(3))
	tricks := g.rng.IntN(6)
	for d.Phase() != skat.PhaseDone {
		v := d.View(d.ToMove())
		if g.asks(&v, seat, tricks) {
			drill := Drill{g.kind, d}
			return drill, g.worthAsking(&v), nil
		}
		a, err := g.club.Act(ctx, v)
		if ctx.Err() != nil {
			return Drill{}, false, ctx.Err()
		}
		if v.Phase() == skat.PhasePickUp && (g.kind == WhichGame || g.kind == NullOrNot || g.kind == Discards) {
			a = skat.PickUp(v.Seat)
		}
		if err != nil || d.Apply(a) != nil {
			return Drill{}, false, nil
		}
	}
	return Drill{}, false, nil
}

// source makes a Rand a Source for [skat.Shuffle].
type source struct{ *rand.Rand }

// Uint64 implements [rand.Source].
func (s source) Uint64() uint64 { return s.Rand.Uint64() }

// asks tells whether this is where the kind asks: the first call of a seat
// drawn by lot, and in the play a defender's card in the trick drawn by lot or
// later.
func (g *maker) asks(v *skat.View, seat skat.Seat, tricks int) bool {
	switch g.kind {
	case BidOrPass, HowHigh, Whole:
		return v.Phase() == skat.PhaseAuction && v.Seat == seat
	case Defence:
		return v.Phase() == skat.PhasePlay && v.Seat != v.Declarer() && v.Tricks() >= tricks && v.Playable().Len() >= 3
	}
	return g.kind.fits(v.Phase())
}

// worthAsking leaves out, without measuring, what is no question.
func (g *maker) worthAsking(v *skat.View) bool {
	switch g.kind {
	case BidOrPass:
		limit := bot.Limit(*v)
		return (limit >= Call(*v)) == g.wantsYes && Call(*v) != 0
	case HowHigh, Whole:
		return bot.Limit(*v) >= Call(*v) && Call(*v) != 0 && contested(v)
	case NullOrNot:
		game, chance := bot.Contract(*v), bot.Chance(*v, skat.Contract{Game: skat.Null})
		near := chance >= 0.3 && bot.Chance(*v, game) <= chance+0.4
		return (game.Game == skat.Null) == g.wantsYes && near
	case HandOrNot:
		for _, c := range skat.Contracts(true) {
			if !c.Schneider && bot.Chance(*v, c) >= 0.6 {
				return true
			}
		}
		return false
	case KontraOr:
		a, err := g.club.Act(context.Background(), *v)
		return err == nil && (a.Kind == skat.KindKontra || !g.wantsYes)
	}
	return true
}

// contested tells whether another seat can still bid: against nobody there is no
// question how far to go.
func contested(v *skat.View) bool {
	passed := 0
	for _, a := range v.Actions() {
		if a.Kind == skat.KindPass {
			passed++
		}
	}
	return passed < 2
}

// off tells by how much a drill misses its level, in Seeger-Fabian points; 0 is
// none.
func (g *maker) off(ctx context.Context, d Drill, l Level, seed uint64) (float64, error) {
	ask := AskMove
	if d.ask() == AskGame {
		ask = AskGame
	}
	s, err := NewStudy(d.View(), ask, seed)
	if err != nil {
		return 0, err
	}
	b := g.kind.bar()
	for samples := min(firstStage, b.samples); ; samples = b.samples {
		if err := s.Run(ctx, samples); err != nil {
			return 0, err
		}
		v := s.Verdict()
		gap, e := v.gap(g.kind)
		lost := 0.0
		if share, _, _ := v.Options[v.Best].Win(); share < g.kind.leastWon() {
			lost = hopeless // whatever is chosen is lost
		}
		if b.most > 0 {
			lost += max(0, gap-b.most)
		}
		off := lost + max(0, b.clear-gap, Trifle+confident*e-gap)
		surely := off > b.clear/2+confident*e // more samples would not mend it
		if l == Close {
			off = lost + max(0, gap-b.close)
			surely = off > confident*e
		}
		if surely || samples == b.samples {
			return off, nil
		}
	}
}

// hopeless is by how much a drill misses its level in which nothing can be won.
const hopeless = 1000

// leastWon is the share that the best choice must win for it to be a question.
func (k Kind) leastWon() float64 {
	switch k {
	case HandOrNot, WhichGame, NullOrNot, Discards:
		return 0.4
	case Defence:
		return 0.1
	}
	return 0
}

// gap returns how far the best choice is ahead of the one that might be taken
// instead: in the auction of passing, or where passing is best of the best
// call; where there are many choices of the middle one, since the first are
// often as good as the same; where Null is asked of the best that is none, or
// the best Null; else of the next.
func (v Verdict) gap(k Kind) (points, err float64) {
	list := v.Choices()
	if len(list) < 2 {
		return 0, 0
	}
	other := list[1]
	switch {
	case k == Discards || k == Defence:
		other = list[len(list)/2]
	case k == NullOrNot:
		null := v.Options[list[0]].Option.Contract.Game == skat.Null
		for _, i := range slices.Backward(list) {
			if (v.Options[i].Option.Contract.Game == skat.Null) != null {
				other = i
			}
		}
	case v.Options[list[0]].Option.Limit > 0:
		other = 0
	}
	return v.Options[other].Behind, v.Options[other].BehindError
}
