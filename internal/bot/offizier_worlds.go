package bot

import (
	"iter"
	"math"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierWorld is one way in which the unseen cards may lie: the opponent's
// hand, and what lies covered in the piles of this seat and of the opponent.
type offizierWorld struct {
	hand    skat.Cards
	covered [2][offizier.Piles]skat.Card
}

// offizierSlot is a pile with a covered card: of this seat (0) or of the
// opponent (1).
type offizierSlot struct{ player, pile int }

func slotsOf(v *offizier.View) []offizierSlot {
	var list []offizierSlot
	for p, seat := range [2]offizier.Seat{v.Seat, v.Seat.Other()} {
		for i := range offizier.Piles {
			if v.Pile(seat, i).Covered {
				list = append(list, offizierSlot{p, i})
			}
		}
	}
	return list
}

// worlds yields worlds that agree with what is known, and their weights. When
// there are no more than most it yields each, weighed by how likely the
// opponent's play makes it; else most of them, drawn by that.
func (m *offizierMemory) worlds(v *offizier.View, most int, rng *rand.Rand) iter.Seq2[offizierWorld, float64] {
	slots := slotsOf(v)
	choices := choicesOf(v)
	return func(yield func(offizierWorld, float64) bool) {
		if m.count(len(slots), most) <= most {
			m.each(slots, func(w offizierWorld) bool { return yield(w, math.Exp(likelihood(choices, w.hand))) })
			return
		}
		for range most {
			if !yield(m.draw(slots, choices, rng), 1) {
				return
			}
		}
	}
}

// count returns how many worlds there are, or something above most.
func (m *offizierMemory) count(slots, most int) int {
	n := 1
	for i := range m.inHand {
		n = n * (m.may.Len() - i) / (i + 1)
		if n > 1<<20 {
			return n
		}
	}
	for i := range slots {
		if n > most {
			break
		}
		n *= i + 1
	}
	return n
}

// each yields every world.
func (m *offizierMemory) each(slots []offizierSlot, yield func(offizierWorld) bool) {
	var w offizierWorld
	var cover func(rest skat.Cards, i int) bool
	cover = func(rest skat.Cards, i int) bool {
		if i == len(slots) {
			return yield(w)
		}
		for c := range rest.All() {
			w.covered[slots[i].player][slots[i].pile] = c
			if !cover(rest.Without(c), i+1) {
				return false
			}
		}
		return true
	}
	var deal func(may skat.Cards, n int) bool
	deal = func(may skat.Cards, n int) bool {
		if n == 0 {
			return cover(m.unseen&^w.hand, 0)
		}
		for ; may.Len() >= n; may = may.Without(may.First()) {
			c := may.First()
			w.hand = w.hand.With(c)
			if !deal(may.Without(c), n-1) {
				return false
			}
			w.hand = w.hand.Without(c)
		}
		return true
	}
	deal(m.may, m.inHand)
}

// candidates is of how many worlds, all that agree equally likely, draw takes
// one by its likelihood.
const candidates = 4

func (m *offizierMemory) draw(slots []offizierSlot, choices []offizierChoice, rng *rand.Rand) offizierWorld {
	var hands [candidates]skat.Cards
	var weights [candidates]float64
	sum := 0.0
	for i := range hands {
		hands[i] = m.hand(rng)
		weights[i] = math.Exp(likelihood(choices, hands[i]))
		sum += weights[i]
	}
	i, at := 0, rng.Float64()*sum
	for ; i < candidates-1 && at >= weights[i]; i++ {
		at -= weights[i]
	}
	w := offizierWorld{hand: hands[i]}
	rest := appendCards(make([]skat.Card, 0, 32), m.unseen&^w.hand)
	rng.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	for i, s := range slots {
		w.covered[s.player][s.pile] = rest[i]
	}
	return w
}

// hand draws what the opponent may have in hand.
func (m *offizierMemory) hand(rng *rand.Rand) skat.Cards {
	var hand skat.Cards
	list := appendCards(make([]skat.Card, 0, 32), m.may)
	for i := range m.inHand {
		j := i + rng.IntN(len(list)-i)
		list[i], list[j] = list[j], list[i]
		hand = hand.With(list[i])
	}
	return hand
}

func appendCards(list []skat.Card, cards skat.Cards) []skat.Card {
	for c := range cards.All() {
		list = append(list, c)
	}
	return list
}
