package bot

import (
	"math/rand/v2"
	"sync"

	"github.com/af22046e/skat/internal/skat"
)

// Against an open Null only the partner's cards and the skat are unknown. The
// defender looks at some ways they may lie and plays what brings the declarer
// down in most of them.
const (
	openWorlds = 10
	openNodes  = 300 // for each card in each world
)

func (m *memory) openNullDefender(seed uint64) skat.Card {
	own := m.v.Playable()
	rng := rand.New(rand.NewPCG(seed, uint64(m.hand)<<32|uint64(m.out)))
	var hits [33]float64
	for range openWorlds {
		w := nullWorld{declarer: uint8(m.declarer.Index()), seen: make(map[nullKey]bool, 64)}
		w.hands[m.me.Index()] = nullSet(m.hand)
		w.hands[m.declarer.Index()] = nullSet(m.may[m.declarer.Index()])
		w.hands[m.partner.Index()] = nullSet(m.guessPartner(rng))
		for c := range own.All() {
			if w.fallsAfter(m.trick, m.me, c) {
				hits[c]++
			}
		}
	}
	return m.pick(own, seed, func(c skat.Card) float64 { return 10*hits[c] + 4*m.catches(c) + 0.1*m.riddance(c) })
}

// guessPartner deals the partner a hand that he may have.
func (m *memory) guessPartner(rng *rand.Rand) skat.Cards {
	p := m.partner.Index()
	hand := m.fixed[p]
	loose := m.may[p] &^ hand
	for n := int(m.free[p]); n > 0 && loose != 0; n-- {
		k := rng.IntN(loose.Len())
		c := loose.First()
		for range k {
			loose = loose.Without(c)
			c = loose.First()
		}
		hand = hand.With(c)
		loose = m.may[p] &^ hand
	}
	return hand
}

// nullSet reorders the cards so that within each suit's byte a higher bit is a
// higher card of Null.
func nullSet(cards skat.Cards) uint32 {
	var s uint32
	for i := range 4 {
		s |= uint32(nullOrder(uint8(cards>>(8*i)))) << (8 * i)
	}
	return s
}

// nullWorld is a Null with all hands known, searched for whether the declarer
// can be made to take a trick. A search that runs out of budget says no.
type nullWorld struct {
	hands    [3]uint32
	declarer uint8
	budget   int
	seen     map[nullKey]bool
}

type nullKey struct {
	hands  [3]uint32
	leader uint8
}

// fallsAfter tells whether the declarer falls when s plays c to the trick.
func (w *nullWorld) fallsAfter(t skat.Trick, s skat.Seat, c skat.Card) bool {
	w.budget = openNodes
	n := t.Len()
	var cards [3]uint32
	for i := range n {
		cards[i] = nullSet(skat.NewCards(t.Cards[i]))
	}
	leader := s
	if n > 0 {
		leader = t.Leader
	}
	return w.play(cards, n, uint8(leader.Index()), uint8(s.Index()), nullSet(skat.NewCards(c)))
}

// play puts a card on the trick and goes on.
func (w *nullWorld) play(cards [3]uint32, n int, leader, mover uint8, c uint32) bool {
	w.hands[mover] &^= c
	cards[n] = c
	var falls bool
	if n == 2 {
		suit := byteOf(cards[0])
		winner, best := leader, cards[0]
		for i := uint8(1); i < 3; i++ {
			if cards[i]&suit != 0 && cards[i] > best {
				winner, best = (leader+i)%3, cards[i]
			}
		}
		falls = winner == w.declarer || w.falls([3]uint32{}, 0, winner, winner)
	} else {
		falls = w.falls(cards, n+1, leader, (mover+1)%3)
	}
	w.hands[mover] |= c
	return falls
}

// byteOf returns all bits of the suit of a card.
func byteOf(c uint32) uint32 {
	b := uint32(0xFF)
	for c&b == 0 {
		b <<= 8
	}
	return b
}

// falls tells whether the defenders can make the declarer take a trick.
func (w *nullWorld) falls(cards [3]uint32, n int, leader, mover uint8) bool {
	own := w.hands[mover]
	if own == 0 {
		return false
	}
	key := nullKey{w.hands, leader}
	if n == 0 {
		if f, ok := w.seen[key]; ok {
			return f
		}
		if mover != w.declarer && w.safe() {
			return false
		}
	}
	if w.budget--; w.budget < 0 {
		return false
	}
	moves := own
	if n > 0 {
		if f := own & byteOf(cards[0]); f != 0 {
			moves = f
		}
	}
	alive := w.hands[0] | w.hands[1] | w.hands[2] | cards[0] | cards[1]
	result := mover == w.declarer
	for rest := moves; rest != 0; {
		c := rest & -rest // lowest first
		rest &^= c
		// Of neighbours one is enough.
		if up := nextAlive(alive, c); up&moves != 0 {
			continue
		}
		if w.play(cards, n, leader, mover, c) != result {
			result = !result
			break
		}
	}
	if n == 0 && w.budget >= 0 {
		w.seen[key] = result
	}
	return result
}

// nextAlive returns the next higher living card in the suit of c, or 0.
func nextAlive(alive, c uint32) uint32 {
	up := alive & byteOf(c) &^ (c | (c - 1))
	return up & -up
}

// safe: each suit of the declarer is covered from below.
func (w *nullWorld) safe() bool {
	table := coveredSuits()
	own := w.hands[w.declarer]
	others := (w.hands[0] | w.hands[1] | w.hands[2]) &^ own
	for i := 0; i < 32; i += 8 {
		mine, theirs := uint8(own>>i), uint8(others>>i)
		if table[mine][theirs>>3]>>(theirs&7)&1 == 0 {
			return false
		}
	}
	return true
}

// coveredSuits tells by the declarer's cards of a suit and, as bits, by the
// others' whether his are covered from below.
var coveredSuits = sync.OnceValue(func() *[256][32]uint8 {
	var table [256][32]uint8
	for mine := range 256 {
		for theirs := range 256 {
			if covered(uint8(mine), uint8(theirs)) {
				table[mine][theirs>>3] |= 1 << (theirs & 7)
			}
		}
	}
	return &table
})

func covered(mine, theirs uint8) bool {
	lower, held := 0, 0
	for b := uint8(1); b != 0; b <<= 1 {
		switch {
		case theirs&b != 0:
			lower++
		case mine&b != 0:
			if lower > held {
				return false
			}
			held++
		}
	}
	return true
}
