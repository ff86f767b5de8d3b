package coach

import (
	"context"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// A sweep searches a deal in play for whether one side can take every trick
// that is left against any play; in Null, whether the declarer can take none.
// Card points do not matter, so neighbours in rank are one card.
type sweep struct {
	ctx   context.Context
	game  skat.Game
	side  [3]bool // who sweeps
	memo  map[sweepKey]bool
	nodes int
	err   error // the context's, once it has ended
}

type sweepKey struct {
	hands  [3]skat.Cards
	leader skat.Seat
}

// newSweep is for the side of s.
func newSweep(ctx context.Context, d *skat.Deal, s skat.Seat) *sweep {
	w := &sweep{ctx: ctx, game: d.Contract().Game, memo: map[sweepKey]bool{}}
	for _, o := range skat.Seats() {
		w.side[o.Index()] = d.SameSide(s, o)
	}
	return w
}

// A table is a deal in play as far as a sweep needs it.
type sweepTable struct {
	hands [3]skat.Cards
	trick skat.Trick
	mover skat.Seat
}

func sweepTableOf(d *skat.Deal) sweepTable {
	t := sweepTable{trick: d.Trick(), mover: d.ToMove()}
	for _, s := range skat.Seats() {
		t.hands[s.Index()] = d.Hand(s)
	}
	return t
}

// play returns the table after a card, and whether a trick that it completed
// ended the sweep.
func (w *sweep) play(t sweepTable, c skat.Card) (next sweepTable, over bool) {
	i := t.mover.Index()
	t.hands[i] = t.hands[i].Without(c)
	n := t.trick.Len()
	t.trick.Cards[n] = c
	if n < 2 {
		t.mover = t.mover.Next()
		return t, false
	}
	winner, _ := t.trick.Best(w.game)
	t.trick, t.mover = skat.Trick{Leader: winner}, winner
	return t, w.side[winner.Index()] == (w.game == skat.Null)
}

// certain tells whether the side sweeps from here.
func (w *sweep) certain(t sweepTable) bool {
	if w.nodes++; w.nodes&0x3FF == 0 && w.err == nil {
		w.err = w.ctx.Err()
	}
	n := t.trick.Len()
	if w.err != nil || n == 0 && t.hands[t.mover.Index()] == 0 {
		return true
	}
	key := sweepKey{t.hands, t.mover}
	if n == 0 {
		if v, ok := w.memo[key]; ok {
			return v
		}
	}
	ours := w.side[t.mover.Index()]
	result := !ours
	for c := range w.distinct(t).All() {
		next, over := w.play(t, c)
		if (!over && w.certain(next)) == ours {
			result = ours
			break
		}
	}
	if n == 0 && w.err == nil {
		w.memo[key] = result
	}
	return result
}

// distinct keeps, of the cards that may be played, the lowest of every run
// that no card of another hand or of the trick parts.
func (w *sweep) distinct(t sweepTable) skat.Cards {
	own := w.game.Playable(t.hands[t.mover.Index()], t.trick.Cards[0])
	others := (t.hands[0] | t.hands[1] | t.hands[2] | t.trick.Set()) &^ t.hands[t.mover.Index()]
	var keep skat.Cards
	for c := range own.All() {
		same := w.game.SameSuit(c)
		covered := false
		for k := range (own & same).All() {
			if w.game.Power(k) < w.game.Power(c) && !w.between(k, c, others&same) {
				covered = true
				break
			}
		}
		if !covered {
			keep = keep.With(c)
		}
	}
	return keep
}

// between tells whether a card of others lies between a and the higher b.
func (w *sweep) between(a, b skat.Card, others skat.Cards) bool {
	for o := range others.All() {
		if p := w.game.Power(o); p > w.game.Power(a) && p < w.game.Power(b) {
			return true
		}
	}
	return false
}

// sweepValues returns for every card that may be played 1 when the declarer,
// who has taken every trick so far, takes all of them, else 0.
func sweepValues(ctx context.Context, d *skat.Deal) ([]solver.CardValue, error) {
	w := newSweep(ctx, d, d.Declarer())
	t := sweepTableOf(d)
	lost := d.TricksWon(d.Declarer()) < d.Tricks()
	var list []solver.CardValue
	for c := range w.game.Playable(t.hands[t.mover.Index()], t.trick.Cards[0]).All() {
		v := solver.CardValue{Card: c}
		if next, over := w.play(t, c); !lost && !over && w.certain(next) {
			v.Value = 1
		}
		list = append(list, v)
	}
	return list, w.err
}
