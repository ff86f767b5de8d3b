package solver

import "math/bits"

// Two positions play alike when in every suit the same sequence of owners
// holds the cards left, from the lowest to the highest: ranks matter only
// through their order. A shape is the name of all such positions: the
// leftmost cards of the deal that have these sequences. (The jacks are a
// sequence of their own even when they are of one suit with other trumps, so
// that pairs of shapes differ in card points only within columns.)
//
// Positions of one shape may differ in card points: where one has a king the
// other may have a nine. Then the declarer's points differ by no more than
// the cards that correspond do; see gap.
type shapes struct {
	column [4][1 << column]uint8
	jacks  [16]uint8
}

// init prepares the shapes of the positions below a deal.
func (t *shapes) init(hands *[3]uint32) {
	for i := range t.column {
		leftmost(t.column[i][:], hands, uint(i*column))
	}
	leftmost(t.jacks[:], hands, 28)
}

// leftmost fills shape for the bits of the hands from shift on. The shape of
// a set is that of the set without its highest card, and then the first card
// above it that has the same owner.
func leftmost(shape []uint8, hands *[3]uint32, shift uint) {
	mask := uint32(len(shape) - 1)
	var owned [3]uint32
	for p, h := range hands {
		owned[p] = h >> shift & mask
	}
	all := owned[0] | owned[1] | owned[2]
	shape[0] = 0
	for set := all & -all; set != 0; set = (set - all) & all {
		high := uint32(1) << (bits.Len32(set) - 1)
		below := uint32(shape[set&^high])
		own := owned[0]
		if owned[1]&high != 0 {
			own = owned[1]
		} else if owned[2]&high != 0 {
			own = owned[2]
		}
		next := above(own, below)
		shape[set] = uint8(below | next&-next)
	}
}

// of returns the shape of the cards alive.
func (t *shapes) of(alive uint32) uint32 {
	return uint32(t.column[0][alive&plain]) | uint32(t.column[1][alive>>7&plain])<<7 |
		uint32(t.column[2][alive>>14&plain])<<14 | uint32(t.column[3][alive>>21&plain])<<21 |
		uint32(t.jacks[alive>>28])<<28
}

// gaps[a][b], for two sets of a column with equally many cards, is how much
// poorer b's cards are than a's that correspond to them, plus 256 times how
// much richer they are.
var gaps = func() *[1 << column][1 << column]uint16 {
	t := new([1 << column][1 << column]uint16)
	for a := range uint32(1 << column) {
		for b := range uint32(1 << column) {
			if bits.OnesCount32(a) != bits.OnesCount32(b) {
				continue
			}
			for x, y := a, b; x != 0; x, y = x&(x-1), y&(y-1) {
				d := int(worth[bits.TrailingZeros32(y)]) - int(worth[bits.TrailingZeros32(x)])
				if d > 0 {
					t[a][b] += uint16(d) << 8
				} else {
					t[a][b] += uint16(-d)
				}
			}
		}
	}
	return t
}()

// gap compares two positions of one shape: b's card points are poorer than
// a's by the first in all, counting the cards that are poorer, and richer by
// the second, counting those that are richer. So a value v of a lies between
// v-poorer and v+richer in b.
func gap(a, b uint32) (poorer, richer int) {
	g := gaps[a&plain][b&plain] + gaps[a>>7&plain][b>>7&plain] +
		gaps[a>>14&plain][b>>14&plain] + gaps[a>>21&plain][b>>21&plain]
	return int(g & 0xFF), int(g >> 8)
}

// counterpart returns the card of a position that corresponds to card c of
// another one of the same shape.
func counterpart(c uint8, from, to uint32) uint8 {
	m := uint32(jacks)
	if c < 28 {
		m = plain << (c / column * column)
	}
	to &= m
	for range bits.OnesCount32(from & m & (1<<c - 1)) {
		to &= to - 1
	}
	return uint8(bits.TrailingZeros32(to))
}
