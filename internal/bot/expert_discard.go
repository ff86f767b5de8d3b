package bot

import (
	"context"
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// takesSkat tells whether the declarer picks up the skat.
func (p expert) takesSkat(v *skat.View) bool {
	b := p.bidder(v)
	_, hand := b.handGame(v.Dealt)
	return b.prospect(v.Dealt) >= hand
}

// shortlist returns the most choices that are decided by sampled play.
const shortlist = 8

// layings returns the choices with twelve cards that come near the best, the
// best first, shortlist at most.
func (b *bidder) layings(twelve skat.Cards, margin float64) []venture {
	var best []venture
	var gains []float64
	top := math.Inf(-1)
	for _, c := range b.games() {
		for _, l := range b.model.Layings(c.holding, twelve, nil) {
			d := c
			d.holding.Laid, d.holding.Ten = l.Laid, twelve&^l.Laid
			d.value = d.contract.Least(twelve)
			b.chances(&d, l.Logit)
			g := b.gain(&d)
			if g < top-margin || len(gains) == shortlist && g <= gains[shortlist-1] {
				continue
			}
			top = max(top, g)
			i := len(gains)
			for i > 0 && gains[i-1] < g {
				i--
			}
			best, gains = insert(best, i, d), insert(gains, i, g)
		}
	}
	n := 0
	for n < len(gains) && gains[n] >= top-margin {
		n++
	}
	return best[:n]
}

// insert puts x at i of a list of shortlist entries at most.
func insert[T any](list []T, i int, x T) []T {
	if len(list) < shortlist {
		list = append(list, x)
	}
	copy(list[i+1:], list[i:])
	list[i] = x
	return list
}

// lay chooses the game and what to lay for it.
func (p expert) lay(_ context.Context, v *skat.View) venture {
	b := p.bidder(v)
	return b.layings(v.Hand, 0)[0]
}

// declaration returns what to declare: with the skat picked up the best game
// for the ten cards kept, else the best Hand game.
func (p expert) declaration(_ context.Context, v *skat.View) skat.Contract {
	b := p.bidder(v)
	if !v.PickedUp(v.Seat) {
		c, _ := b.handGame(v.Dealt)
		return c
	}
	var best venture
	top := math.Inf(-1)
	for _, c := range b.games() {
		c.holding.Laid, c.holding.Ten = v.Laid, v.Hand
		c.value = c.contract.Least(v.Hand | v.Laid)
		b.chances(&c, b.model.Open(c.holding, 0))
		if g := b.gain(&c); g > top {
			best, top = c, g
		}
	}
	return best.contract
}
