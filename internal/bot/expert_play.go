package bot

import (
	"context"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// A judge of worlds fills in what each card that may be played is worth in a
// world, in tournament points for this seat's side; false when it was stopped.
type worldJudge func(s *solver.Solver, w *world, worth []float64) bool

// card chooses the card to play.
func (p expert) card(ctx context.Context, v *skat.View) skat.Card {
	own := v.Playable()
	if own.Len() == 1 {
		return own.First()
	}
	if p.options.PlayAsClub {
		return club{p.seed}.card(v)
	}
	m := remember(v)
	m.notePassedOn()
	own = distinct(&m, own)
	if own.Len() == 1 {
		return own.First()
	}
	t := p.table(ctx, &m)
	for c := range own.All() {
		t.actions = append(t.actions, skat.Play(v.Seat, c))
	}
	switch m.game {
	case skat.Ramsch:
		t.judge = t.ramschWorth
	case skat.Null:
		t.judge = t.nullWorth
	default:
		t.prices = newPrices(v, !p.options.NoMargin)
		t.judge = t.trumpWorth
	}
	for _, a := range t.actions {
		t.habits = append(t.habits, t.habit(a.Card))
	}
	means, ok := t.solve(p.worldsFor(&m))
	if !ok {
		return club{p.seed}.card(v)
	}
	best, top := skat.NoCard, 0.0
	for i, a := range t.actions {
		if x := means[i] + tieBreak(p.seed, m.hand, a.Card); best == skat.NoCard || x > top {
			best, top = a.Card, x
		}
	}
	return best
}

// distinct leaves out what is the same as another card for all that follows:
// of cards of equal points without one out between them the lowest stays.
func distinct(m *memory, own skat.Cards) skat.Cards {
	gone := m.v.Played() &^ m.trick.Set()
	if m.me == m.declarer {
		gone |= m.v.Laid
	}
	for a := range own.All() {
		for b := range (own & m.class(a)).All() {
			between := m.above(a, skat.AllCards) &^ m.above(b, skat.AllCards) &^ skat.NewCards(b)
			if m.game.Power(a) < m.game.Power(b) && (a.Points() == b.Points() || m.game == skat.Null) && between&^gone&^m.hand == 0 && own.Has(a) {
				own = own.Without(b)
			}
		}
	}
	return own
}

// Of each world that is solved, judgedFor are judged by the cards played,
// consideredFor by the auction and the contract, and drawnFor by whether the
// declarer would play his game, up to a limit; for games that are quick to
// solve fewer.
const (
	judgedFor, judgedMost         = 4, 200
	consideredFor, consideredMost = 20, 1200
	drawnFor, drawnMost           = 200, 8000

	worldsGrowth = 0.5 // more for each trick played, as the rest is quicker to solve

	nullWorlds        = 10 // for each world asked for
	nullConsideredFor = 4
	nullDrawnFor      = 16
)

// worldsFor deals the worlds for a decision.
func (p expert) worldsFor(m *memory) []world {
	d := newWorldDealer(m)
	n := p.options.Worlds
	considered, drawn := consideredFor, drawnFor
	switch m.game {
	case skat.Null:
		n *= nullWorlds
		considered, drawn = nullConsideredFor, nullDrawnFor
	case skat.Ramsch:
	default:
		n += int(float64(n*m.v.Tricks()) * worldsGrowth)
	}
	rng := p.rng(m.v)
	if p.options.Inference == InferNothing {
		return d.worlds(n, n, rng, nil)
	}
	r := read(m)
	list := d.worlds(min(considered*n, consideredMost), min(drawn*n, drawnMost), rng, r.game)
	weighAll(list, r.weigh)
	if p.options.Inference == InferAuction || m.game.Base() == 0 {
		return thin(list, n, rng)
	}
	list = thin(list, max(n, min(judgedFor*n, judgedMost)), rng)
	weighAll(list, r.weighPlay)
	return thin(list, n, rng)
}

// expertTable is a decision: what to choose from, and how worlds are judged.
type expertTable struct {
	p       expert
	ctx     context.Context
	m       *memory
	actions []skat.Action
	judge   worldJudge
	prices  *prices
	habits  []float64 // what Club thinks of each, or nil
	out     []bool    // actions that fell out of the running
	means   []float64
	total   float64   // weight of the worlds judged
	start   time.Time // of a decision with limited time
}

func (p expert) table(ctx context.Context, m *memory) *expertTable {
	t := &expertTable{p: p, ctx: ctx, m: m}
	if p.options.Think > 0 {
		t.start = p.options.Now()
	}
	return t
}

// With limited time, enoughWorlds are what a decision should rest on; more
// are looked at only in the first part of the time, 1/earlyPart of it.
const (
	enoughWorlds = 32
	earlyPart    = 4
)

// late tells whether there is no time to begin world i.
func (t *expertTable) late(i int) bool {
	if t.ctx.Err() != nil {
		return true
	}
	if t.p.options.Think == 0 {
		return false
	}
	limit := t.p.options.Think
	if i >= enoughWorlds {
		limit /= earlyPart
	}
	return t.p.options.Now().Sub(t.start) >= limit
}

// habit is what Club thinks of a card, in points.
func (t *expertTable) habit(c skat.Card) float64 {
	switch t.m.game {
	case skat.Ramsch:
		return 0
	case skat.Null:
		if t.m.me == t.m.declarer {
			return nullHabit * t.m.nullDeclarerScore(c)
		}
		return nullHabit * (40*t.m.catches(c) + t.m.riddance(c))
	}
	var k traits
	t.m.traitsOf(c, &k)
	return habitWeight * k.times(&playWeights[t.m.situation()])
}

// What Club's opinion weighs: that of a card in points of swing, and in Null.
const (
	habitWeight = 0.1
	nullHabit   = 0.5
)

// solve returns each action's mean worth over the worlds there was time for,
// habits included, and no number for those that fell out of the running; not
// ok when there was no time for a world. Worlds count in their order and
// actions fall out between rounds, so that it is the same for any number of
// workers.
func (t *expertTable) solve(worlds []world) (means []float64, ok bool) {
	n := len(t.actions)
	t.out = make([]bool, n)
	worth := make([]float64, len(worlds)*n)
	done := make([]bool, len(worlds))
	solvers := make([]*solver.Solver, max(1, t.p.options.Workers))
	for i := range solvers {
		solvers[i] = solver.New()
		solvers[i].Limit(t.ctx, 0)
	}
	for from := 0; from < len(worlds); {
		to := min(len(worlds), from+max(roundWorlds, from/4))
		t.round(solvers, worlds[:to], from, worth, done)
		from = to
		if !t.compare(worlds[:to], worth, done) || t.late(to) {
			break
		}
	}
	return t.means, t.total > 0
}

// roundWorlds are the worlds of a round, at least.
const roundWorlds = 12

// round has the worlds from one on judged.
func (t *expertTable) round(solvers []*solver.Solver, worlds []world, from int, worth []float64, done []bool) {
	n := len(t.actions)
	var next atomic.Int64
	next.Store(int64(from))
	var group sync.WaitGroup
	for _, s := range solvers {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(worlds) && !t.late(i); i = int(next.Add(1)) - 1 {
				done[i] = t.judge(s, &worlds[i], worth[i*n:(i+1)*n])
			}
		})
	}
	group.Wait()
}

// fallsOut is by how many standard errors an action must be worse than the
// best to fall out of the running.
const fallsOut = 3.0

// compare works out the means and drops what is clearly worse than the best;
// false when no world was judged or only one action is left.
func (t *expertTable) compare(worlds []world, worth []float64, done []bool) bool {
	n := len(t.actions)
	t.means, t.total = make([]float64, n), 0
	for i := range worlds {
		if done[i] {
			t.total += worlds[i].weight
		}
	}
	if t.total == 0 {
		return false
	}
	best := -1
	for j := range t.actions {
		if t.out[j] {
			t.means[j] = math.Inf(-1)
			continue
		}
		for i := range worlds {
			if done[i] {
				t.means[j] += worlds[i].weight * worth[i*n+j] / t.total
			}
		}
		if t.habits != nil {
			t.means[j] += t.habits[j]
		}
		if best < 0 || t.means[j] > t.means[best] {
			best = j
		}
	}
	left := 0
	for j := range t.actions {
		if t.out[j] || j == best {
			continue
		}
		gap := t.means[best] - t.means[j]
		squares, count := 0.0, 0.0
		for i := range worlds {
			if w := worlds[i].weight / t.total; done[i] {
				d := worth[i*n+best] - worth[i*n+j] - gap
				squares += w * w * d * d
				count++
			}
		}
		if t.out[j] = count >= roundWorlds && gap > fallsOut*math.Sqrt(squares)+0.5; !t.out[j] {
			left++
		}
	}
	return left > 0
}

// position lays a world out for the solver.
func (t *expertTable) position(w *world) solver.Position {
	m := t.m
	p := solver.Position{Game: m.game, Declarer: m.declarer, Hands: w.hands, Trick: m.trick}
	p.Trick.Winner = skat.NoSeat
	if p.Trick.Leader == skat.NoSeat {
		p.Trick.Leader = m.me
		if m.v.Phase() != skat.PhasePlay {
			p.Trick.Leader = skat.Forehand
		}
	}
	p.Taken = m.v.TrickPoints(m.declarer) + w.skat.Points()
	return p
}
