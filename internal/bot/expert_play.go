package bot

import (
	"context"
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
	m := remember(v)
	own = distinct(&m, own)
	if own.Len() == 1 {
		return own.First()
	}
	t := p.table(ctx, &m, appendCards(nil, own))
	switch {
	case m.game == skat.Ramsch:
		return club{p.seed}.card(v)
	case m.game == skat.Null:
		t.judge = t.nullWorth
	default:
		t.prices = newPrices(v)
		t.judge = t.trumpWorth
	}
	return t.choose(p.worldsFor(&m))
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

// worldsFor deals the worlds for a decision.
func (p expert) worldsFor(m *memory) []world {
	d := newWorldDealer(m)
	n := p.options.Worlds
	if m.game == skat.Null {
		n *= 10
	} else {
		n += n * m.v.Tricks() / 2
	}
	rng := p.rng(m.v)
	if p.options.Inference == InferNothing || m.game == skat.Ramsch {
		return d.worlds(n, n, rng, nil)
	}
	r := read(m)
	return d.worlds(n, 20*n, rng, r.weigh)
}

// expertTable is a decision: the cards to choose from, and how worlds are
// judged.
type expertTable struct {
	p      expert
	ctx    context.Context
	m      *memory
	cards  []skat.Card
	judge  worldJudge
	prices *prices
	until  time.Time // zero for ever
}

func (p expert) table(ctx context.Context, m *memory, cards []skat.Card) *expertTable {
	t := &expertTable{p: p, ctx: ctx, m: m, cards: cards}
	if p.options.Think > 0 {
		t.until = p.options.Now().Add(p.options.Think)
	}
	return t
}

func (t *expertTable) stopped() bool {
	return t.ctx.Err() != nil || !t.until.IsZero() && !t.p.options.Now().Before(t.until)
}

// choose has the worlds judged and returns the best card.
func (t *expertTable) choose(worlds []world) skat.Card {
	sums := t.solve(worlds)
	w := &playWeights[0]
	if t.m.game != skat.Null {
		w = &playWeights[t.m.situation()]
	}
	own := skat.NewCards(t.cards...)
	return t.m.pick(own, t.p.seed, func(c skat.Card) float64 {
		sum := 0.0
		for i := range t.cards {
			if t.cards[i] == c {
				sum = sums[i]
			}
		}
		return sum + t.habit(c, w)
	})
}

// habit is what Club thinks of a card, in points.
func (t *expertTable) habit(c skat.Card, w *traits) float64 {
	if t.m.game == skat.Null {
		if t.m.me == t.m.declarer {
			return 0.01 * t.m.nullDeclarerScore(c)
		}
		return 0.05 * (40*t.m.catches(c) + t.m.riddance(c))
	}
	var k traits
	t.m.traitsOf(c, &k)
	return habitWeight * k.times(w)
}

var habitWeight = 0.1

// solve returns each card's mean worth over the worlds there was time for.
// Worlds count in their order, so that it is the same for any number of
// workers.
func (t *expertTable) solve(worlds []world) []float64 {
	n := len(t.cards)
	worth := make([]float64, len(worlds)*n)
	done := make([]bool, len(worlds))
	var next atomic.Int64
	var group sync.WaitGroup
	for range max(1, min(t.p.options.Workers, len(worlds))) {
		group.Go(func() {
			s := solver.New()
			s.Limit(t.ctx, 0)
			for i := int(next.Add(1)) - 1; i < len(worlds) && !t.stopped(); i = int(next.Add(1)) - 1 {
				done[i] = t.judge(s, &worlds[i], worth[i*n:(i+1)*n])
			}
		})
	}
	group.Wait()
	sums := make([]float64, n)
	total := 0.0
	for i := range worlds {
		if !done[i] {
			continue
		}
		total += worlds[i].weight
		for j := range sums {
			sums[j] += worlds[i].weight * worth[i*n+j]
		}
	}
	for j := range sums {
		if total > 0 {
			sums[j] /= total
		}
	}
	return sums
}

// position lays a world out for the solver.
func (t *expertTable) position(w *world) solver.Position {
	m := t.m
	p := solver.Position{Game: m.game, Declarer: m.declarer, Hands: w.hands, Trick: m.trick}
	p.Trick.Winner = skat.NoSeat
	if p.Trick.Leader == skat.NoSeat {
		p.Trick.Leader = m.me
	}
	p.Taken = m.v.TrickPoints(m.declarer) + w.skat.Points()
	return p
}
