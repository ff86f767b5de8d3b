package solver

import (
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// A layout renumbers the cards for one game so that each suit is a run of
// bits in ascending strength and the trumps lie on top: of the cards that can
// win a trick, the highest bit wins it.
//
//	bits  0–6    a plain suit, 7 8 9 Q K T A
//	bits  7–13   a plain suit
//	bits 14–20   a plain suit
//	bits 21–27   the trump suit; in Grand and Ramsch a fourth plain suit
//	bits 28–31   the jacks, diamonds to clubs
//
// Positions in which the same bits are alive thus have the same card points in
// every game.
type layout struct {
	suits  [4]skat.Suit // of the four columns of seven bits
	trumps uint32
	follow [32]uint32 // by card: all cards of its suit, or all trumps
}

const (
	column = 7 // bits a column
	plain  = 1<<column - 1
	jacks  = 0xF << 28
)

// The cards of a rank, in the renumbered pack.
const (
	queens = 1<<3 | 1<<10 | 1<<17 | 1<<24
	kings  = queens << 1
	tens   = queens << 2
	aces   = queens << 3
	blanks = 7 | 7<<7 | 7<<14 | 7<<21 // 7 8 9: no points
)

// worth are the card points by renumbered card.
var worth = func() (t [32]uint8) {
	for c := range t {
		t[c] = [column]uint8{0, 0, 0, 3, 4, 10, 11}[c%column]
	}
	for c := 28; c < 32; c++ {
		t[c] = 2
	}
	return t
}()

// layouts by game: suit games, Grand and Ramsch.
var layouts = func() (t [skat.Ramsch + 1]layout) {
	for g := skat.GameDiamonds; g <= skat.Ramsch; g++ {
		l := &t[g]
		i := 0
		for s := skat.Diamonds; s <= skat.Clubs; s++ {
			if s != g.Suit() {
				l.suits[i] = s
				i++
			}
		}
		l.trumps = jacks
		if g.IsSuit() {
			l.suits[3] = g.Suit()
			l.trumps |= plain << 21
		}
		for c := range l.follow {
			if l.trumps>>c&1 != 0 {
				l.follow[c] = l.trumps
			} else {
				l.follow[c] = plain << (c / column * column)
			}
		}
	}
	return t
}()

// pack renumbers a set of cards.
func (l *layout) pack(s skat.Cards) uint32 {
	var m uint32
	for i, suit := range l.suits {
		eight := uint32(s) >> (8 * (suit - 1))
		m |= eight & plain << (column * i)
		m |= eight >> column & 1 << (27 + suit)
	}
	return m
}

// number renumbers a card.
func (l *layout) number(c skat.Card) uint8 { return top(l.pack(skat.NewCards(c))) }

// points returns the card points of a set.
func points(m uint32) int {
	return 11*bits.OnesCount32(m&aces) + 10*bits.OnesCount32(m&tens) + 4*bits.OnesCount32(m&kings) +
		3*bits.OnesCount32(m&queens) + 2*bits.OnesCount32(m&jacks)
}

// richest returns the card points of the n cards of m that have most.
func richest(m uint32, n int) int {
	a := min(n, bits.OnesCount32(m&aces))
	n -= a
	t := min(n, bits.OnesCount32(m&tens))
	n -= t
	k := min(n, bits.OnesCount32(m&kings))
	n -= k
	q := min(n, bits.OnesCount32(m&queens))
	n -= q
	return 11*a + 10*t + 4*k + 3*q + 2*min(n, bits.OnesCount32(m&jacks))
}

// cheapest returns the card points of the n cards of m that have fewest, of
// all of m when it has no more than n.
func cheapest(m uint32, n int) int {
	return points(m) - richest(m, max(0, bits.OnesCount32(m)-n))
}

// top returns the highest card of a set that is not empty.
func top(m uint32) uint8 { return uint8(31 - bits.LeadingZeros32(m)) }

// above returns the cards of m that are above every card of others.
func above(m, others uint32) uint32 {
	return m &^ (1<<bits.Len32(others) - 1)
}
