package bot

import (
	"math"
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// A trumpModel gives the chance to win a suit game or a Grand as a sum of
// parts, in logits: ln(p / (1-p)). The parts are what players count: jacks,
// number and height of trumps, each side suit by its shape, the points laid
// into the skat, the seat, and how many opponents bid.
type trumpModel struct {
	seat   [3]float64  // by Seat.Index
	rivals [3]float64  // by the number of opponents that called or held
	jacks  [16]float64 // bits: DJ HJ SJ CJ
	length [12]float64 // number of trumps
	top    [16]float64 // of the trump suit, bits: Q K T A
	side   [64]float64 // of each side suit: 16 × number of 7 8 9, plus bits Q K T A
	laid   float64     // for each ten card points in the skat
	hand   float64     // when the skat stays unseen
}

// sideMask returns the cards of a suit without its jack as 7 bits, 7 8 9 Q K
// T A upwards.
func sideMask(cards skat.Cards, s skat.Suit) uint8 { return uint8(cards>>(8*(s-1))) & 0x7F }

// shape numbers what a holding of 7 bits is worth: 7, 8 and 9 count alike.
func shape(mask uint8) int { return 16*bits.OnesCount8(mask&7) + int(mask>>3) }

// jackBits returns which jacks are held, bits DJ HJ SJ CJ upwards.
func jackBits(cards skat.Cards) int {
	return int(cards>>7&1 | cards>>14&2 | cards>>21&4 | cards>>28&8)
}

// trumpPart sums the parts that no discard from a side suit changes.
func (t *trumpModel) trumpPart(g skat.Game, cards skat.Cards) float64 {
	z := t.jacks[jackBits(cards)]
	if g.IsSuit() {
		z += t.length[(cards&g.Trumps()).Len()] + t.top[sideMask(cards, g.Suit())>>3]
	}
	return z
}

// logit of ten cards to play with, laid in the skat (ignored in a Hand game).
func (t *trumpModel) logit(g skat.Game, ten, laid skat.Cards, hand bool) float64 {
	z := t.trumpPart(g, ten)
	for _, s := range skat.Suits() {
		if s != g.Suit() {
			z += t.side[shape(sideMask(ten, s))]
		}
	}
	if hand {
		return z + t.hand
	}
	return z + t.laid*float64(laid.Points())/10
}

// table adds the parts that the table shows.
func (t *trumpModel) table(seat skat.Seat, rivals int) float64 {
	return t.seat[seat.Index()] + t.rivals[rivals]
}

// A nullModel gives the chance to win a Null, likewise.
type nullModel struct {
	seat   [3]float64
	rivals [3]float64
	suit   [nullShapes]float64
}

// The shapes of a suit in Null: nothing; one card, by how many are missing
// below it; two; three or more.
const (
	nullSingle = 1
	nullDouble = nullSingle + 8
	nullTriple = nullDouble + 4*5
	nullShapes = nullTriple + 3*4*5
)

// nullOrder moves a suit's 8 bits from the engine's order (7 8 9 Q K T A J)
// into Null's: 7 8 9 T J Q K A.
func nullOrder(suit uint8) uint8 {
	return suit&7 | suit>>5&1<<3 | suit>>7&1<<4 | suit>>3&1<<5 | suit>>4&1<<6 | suit>>6&1<<7
}

// nullShape numbers a suit's 8 bits in the engine's order by the gaps below
// its lowest three cards.
func nullShape(suit uint8) int {
	m := nullOrder(suit)
	var gap [3]int
	n := 0
	for i, missing := 0, 0; i < 8; i++ {
		if m>>i&1 == 0 {
			missing++
		} else {
			if n < 3 {
				gap[n] = missing
			}
			n++
		}
	}
	switch n {
	case 0:
		return 0
	case 1:
		return nullSingle + gap[0]
	case 2:
		return nullDouble + 5*min(gap[0], 3) + min(gap[1], 4)
	}
	return nullTriple + 20*min(gap[0], 2) + 5*min(gap[1], 3) + min(gap[2], 4)
}

func suitByte(cards skat.Cards, s skat.Suit) uint8 { return uint8(cards >> (8 * (s - 1))) }

// certain are the logits of a Null that no play can beat.
const certain = 5.0

// logit of ten cards, the skat laid or unseen.
func (t *nullModel) logit(ten skat.Cards) float64 {
	if safeNull(ten) {
		return certain
	}
	z := 0.0
	for _, s := range skat.Suits() {
		z += t.suit[nullShape(suitByte(ten, s))]
	}
	return z
}

// safeNull tells whether every suit is covered from below: its cards are each
// at most the second, fourth, sixth of the suit and so on, so that all that is
// out below can be ducked.
func safeNull(ten skat.Cards) bool {
	for _, s := range skat.Suits() {
		m := nullOrder(suitByte(ten, s))
		held, missing := 0, 0
		for ; m != 0; m >>= 1 {
			if m&1 == 0 {
				missing++
				continue
			}
			if missing > held {
				return false
			}
			held++
		}
	}
	return true
}

func (t *nullModel) table(seat skat.Seat, rivals int) float64 {
	return t.seat[seat.Index()] + t.rivals[rivals]
}

// chance turns logits into a probability.
func chance(logit float64) float64 { return 1 / (1 + math.Exp(-logit)) }
