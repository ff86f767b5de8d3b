package bot

import (
	"cmp"
	"context"
	"slices"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// In Ramsch each plays for himself, so worlds are not solved: Club plays them
// out from each card on.

// ramschWorth judges what each action leads to: the own score, less what the
// others get on average.
func (t *expertTable) ramschWorth(_ *solver.Solver, w *world, worth []float64) bool {
	d, ok := w.deal(t.m)
	for i := 0; ok && i < len(t.actions); i++ {
		if !t.out[i] {
			worth[i], ok = t.playedOut(d, t.actions[i])
		}
	}
	return ok
}

// playedOut has Club play a Ramsch to its end after an action, and returns
// what it brings the seat that acted.
func (t *expertTable) playedOut(d skat.Deal, a skat.Action) (float64, bool) {
	me := a.Seat
	for d.Apply(a) == nil {
		if d.Phase() == skat.PhaseDone {
			r := d.Result()
			sum := 0.0
			for i, x := range r.Score {
				sum -= float64(x) / 2
				if i == me.Index() {
					sum += 1.5 * float64(x)
				}
			}
			// A little for the own card points, for they are what may go wrong.
			return sum - ramschPoint*float64(r.Points[me.Index()]), true
		}
		v := d.View(d.ToMove())
		var err error
		if a, err = (club{}).Act(t.ctx, v); err != nil {
			return 0, false
		}
	}
	return 0, false
}

const ramschPoint = 0.1

// bestOf returns the action that does best in worlds played out, the first of
// equals; not ok when there was no time for a world.
func (p expert) bestOf(ctx context.Context, v *skat.View, actions []skat.Action) (skat.Action, bool) {
	m := remember(v)
	m.game = skat.Ramsch
	m.notePassedOn()
	t := p.table(ctx, &m)
	t.actions, t.judge = actions, t.ramschWorth
	sums, ok := t.solve(p.worldsFor(&m))
	best := 0
	for i := range sums {
		if sums[i] > sums[best] {
			best = i
		}
	}
	return actions[best], ok
}

// push leaves the skat unseen or picks it up, in Schieberamsch.
func (p expert) push(ctx context.Context, v *skat.View) (skat.Action, error) {
	a, ok := p.bestOf(ctx, v, []skat.Action{skat.PickUp(v.Seat), skat.Push(v.Seat)})
	if !ok {
		return club{p.seed}.Act(ctx, *v)
	}
	return a, nil
}

// passedOnTries is how many pairs of cards to pass on are tried: those that
// Club likes best.
const passedOnTries = 6

// passOn chooses the two cards to pass on.
func (p expert) passOn(ctx context.Context, v *skat.View) (skat.Action, error) {
	type pair struct {
		cards skat.Cards
		risk  float64
	}
	var pairs []pair
	rest := v.Hand &^ skat.Jacks
	for a := rest; a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			two := a&-a | b&-b
			pairs = append(pairs, pair{two, ramschRisk(v.Hand&^two, skat.AllCards&^v.Hand|two)})
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int { return cmp.Compare(a.risk, b.risk) })
	var actions []skat.Action
	for _, two := range pairs[:min(passedOnTries, len(pairs))] {
		actions = append(actions, skat.Discard(v.Seat, two.cards))
	}
	a, _ := p.bestOf(ctx, v, actions)
	return a, nil
}
