package bot

import (
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// A card is played in proportion to exp(score / playHeat) of Club's scores, and
// strayCards of the time anyhow.
const (
	playHeat   = 3.0
	strayCards = 0.03
)

// weighPlay returns the logarithm of how likely the others' cards so far are in
// a world, if each of them plays about as Club would.
func (r *reading) weighPlay(w *world) float64 {
	d, ok := w.deal(r.m)
	if !ok {
		return math.Inf(-1)
	}
	actions := d.Actions()
	d = skat.New(d.Layout(), d.Rules())
	z := 0.0
	for _, a := range actions {
		if a.Kind == skat.KindPlay && a.Seat != r.m.me {
			v := d.View(a.Seat)
			if own := v.Playable(); own.Len() > 1 {
				z += r.cardChance(&v, own, a.Card)
			}
		}
		if d.Apply(a) != nil {
			return math.Inf(-1)
		}
	}
	return z
}

// cardChance is the logarithm of the chance that c is played.
func (r *reading) cardChance(v *skat.View, own skat.Cards, c skat.Card) float64 {
	m := remember(v)
	weights := &playWeights[m.situation()]
	var scores [10]float64
	n, of := 0, 0
	top := math.Inf(-1)
	for o := range own.All() {
		var t traits
		m.traitsOf(o, &t)
		scores[n] = t.times(weights) / playHeat
		top = max(top, scores[n])
		if o == c {
			of = n
		}
		n++
	}
	sum := 0.0
	for _, s := range scores[:n] {
		sum += math.Exp(s - top)
	}
	return math.Log(strayCards + (1-strayCards)*math.Exp(scores[of]-top)/sum)
}
