package appraisal

import (
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// A tableSpec is one table of a kind: how many entries, how many of them a
// holding selects (one a side suit, else one), and how strongly the fit draws
// an entry to zero (the weight of a Gaussian prior, in observations).
type tableSpec struct {
	size, columns int
	prior         float64
}

const (
	maxTrumps = 12 // lengths 0 to 11
	maxLosers = 11 // 0 to 10
	pointBins = 13 // of the card points laid, by twos, and the Hand game
	ternary7  = 2187
	ternary8  = 6561
	classes   = 16
)

// specs are the tables of the kinds, in the order in which features names
// their entries.
var specs = [NumKinds][]tableSpec{
	Suit: {
		{2048, 1, 12},                  // the trumps held
		{16 * maxTrumps, 1, 2},         // jacks, number of trumps
		{16 * maxTrumps, 1, 3},         // A T K Q of trumps, number of trumps
		{ternary7, 3, 12},              // side suit: each card held, laid or out
		{128, 3, 2},                    // side suit held
		{classes * maxTrumps, 3, 4},    // side suit's class, number of trumps
		{4 * 4 * maxTrumps, 1, 3},      // side aces, voids, number of trumps
		{maxLosers * maxTrumps, 1, 3},  // losers, number of trumps
		{16 * maxLosers, 1, 3},         // jacks, losers
		{pointBins, 1, 1},              // card points laid
		{3 * maxTrumps, 1, 3},          // seat, number of trumps
		{3 * maxLosers, 1, 3},          // seat, losers
		{4 * 4, 1, 3},                  // side aces, side tens
		{2 * maxTrumps, 1, 3},          // Hand, number of trumps
		{2 * maxLosers, 1, 3},          // Hand, losers
		{pointBins * maxTrumps, 1, 10}, // card points laid, number of trumps
	},
	Grand: {
		{16 * 3, 1, 2},         // jacks, seat
		{ternary7, 4, 12},      // side suit: each card held, laid or out
		{128, 4, 2},            // side suit held
		{classes * 5, 4, 4},    // side suit's class, number of jacks
		{16 * maxLosers, 1, 3}, // jacks, losers
		{5 * 5 * 3, 1, 3},      // aces, tens, seat
		{16 * 5, 1, 3},         // jacks, aces
		{pointBins, 1, 1},      // card points laid
		{128, 1, 4},            // the longest suit
		{3 * maxLosers, 1, 3},  // seat, losers
		{5 * 5, 1, 3},          // number of jacks, voids
		{2 * maxLosers, 1, 3},  // Hand, losers
		{classes * 3, 4, 4},    // side suit's class, seat
		{5 * 8 * 3, 1, 4},      // number of jacks, length of the longest suit, seat
		{pointBins * 5, 1, 10}, // card points laid, number of jacks
	},
	Null:       nullSpecs,
	NullOuvert: nullSpecs,
}

var nullSpecs = []tableSpec{
	{ternary8, 4, 12}, // suit: each card held, laid or out
	{256, 4, 2},       // suit held
	{125 * 3, 1, 4},   // number of suits of weakness 1, 2, more; seat
	{3 * 5, 1, 3},     // seat, sevens
	{5 * 5, 1, 3},     // voids, greatest weakness
	{5 * 9 * 3, 4, 4}, // suit's weakness and length, seat
	{2, 1, 1},         // Hand
	{256, 1, 4},       // the weakest suit
}

// sizes returns how many entries a kind has, and how many a holding selects.
func sizes(k Kind) (entries, columns int) {
	for _, t := range specs[k] {
		entries += t.size
		columns += t.columns
	}
	return entries, columns
}

// ternary[mask] has a digit 1 to the base 3 for each bit.
var ternary = func() (t [256]uint16) {
	for m := range t {
		for i, p := 0, uint16(1); i < 8; i, p = i+1, 3*p {
			t[m] += p * uint16(m>>i&1)
		}
	}
	return t
}()

// sideInfo is what is counted of a side suit's 7 bits, 7 8 9 Q K T A upwards:
// bytes losers, aces, tens, voids.
type sideInfo uint32

func (i sideInfo) losers() int { return int(i & 0xFF) }
func (i sideInfo) aces() int   { return int(i >> 8 & 0xFF) }
func (i sideInfo) tens() int   { return int(i >> 16 & 0xFF) }
func (i sideInfo) voids() int  { return int(i >> 24) }

// sideInfos and sideClasses are by a side suit's 7 bits. Losers are the cards
// below the run from the ace down; the class has two bits of losers, the ace
// and the ten.
var sideInfos, sideClasses = func() (info [128]sideInfo, class [128]uint8) {
	for m := range 128 {
		run := bits.LeadingZeros8(^uint8(m << 1))
		losers := bits.OnesCount8(uint8(m)) - run
		info[m] = sideInfo(losers) | sideInfo(m>>6&1)<<8 | sideInfo(m>>5&1)<<16
		if m == 0 {
			info[m] |= 1 << 24
		}
		class[m] = uint8(min(losers, 3) | m>>6&1<<2 | m>>5&1<<3)
	}
	return info, class
}()

func suitByte(cards skat.Cards, s skat.Suit) uint8 { return uint8(cards >> (8 * (s - 1))) }

// jackBits returns which jacks are held, bits DJ HJ SJ CJ upwards.
func jackBits(cards skat.Cards) int {
	return int(cards>>7&1 | cards>>14&2 | cards>>21&4 | cards>>28&8)
}

// pointBin sorts the card points laid.
func pointBin(laid skat.Cards, hand bool) int {
	if hand {
		return pointBins - 1
	}
	return min(laid.Points()/2, pointBins-2)
}

// A selector collects the entries that a holding selects, numbered over all
// tables of its kind.
type selector struct {
	specs  []tableSpec
	list   []uint16
	table  int
	offset int
}

// pick selects from the next table.
func (s *selector) pick(entries ...int) {
	for _, e := range entries {
		s.list = append(s.list, uint16(s.offset+e))
	}
	s.offset += s.specs[s.table].size
	s.table++
}

// features appends the entries that h selects to dst.
func (h Holding) features(dst []uint16) []uint16 {
	s := selector{specs: specs[h.Kind], list: dst}
	switch h.Kind {
	case Suit:
		h.suitFeatures(&s)
	case Grand:
		h.grandFeatures(&s)
	default:
		h.nullFeatures(&s)
	}
	return s.list
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (h Holding) suitFeatures(s *selector) {
	var config, held, class [3]int
	var info sideInfo
	jacks := jackBits(h.Ten)
	own := int(suitByte(h.Ten, h.Suit) & 0x7F)
	length := bits.OnesCount(uint(jacks)) + bits.OnesCount(uint(own))
	i := 0
	for _, side := range skat.Suits() {
		if side == h.Suit {
			continue
		}
		m := suitByte(h.Ten, side) & 0x7F
		config[i] = int(ternary[m])
		if !h.Hand {
			config[i] += 2 * int(ternary[suitByte(h.Laid, side)&0x7F])
		}
		held[i], class[i] = int(m), int(sideClasses[m])*maxTrumps+length
		info += sideInfos[m]
		i++
	}
	seat, losers, bin := h.Seat.Index(), info.losers(), pointBin(h.Laid, h.Hand)
	s.pick(jacks<<7 | own)
	s.pick(jacks*maxTrumps + length)
	s.pick(own>>3*maxTrumps + length)
	s.pick(config[:]...)
	s.pick(held[:]...)
	s.pick(class[:]...)
	s.pick((info.aces()*4+info.voids())*maxTrumps + length)
	s.pick(losers*maxTrumps + length)
	s.pick(jacks*maxLosers + losers)
	s.pick(bin)
	s.pick(seat*maxTrumps + length)
	s.pick(seat*maxLosers + losers)
	s.pick(info.aces()*4 + info.tens())
	s.pick(one(h.Hand)*maxTrumps + length)
	s.pick(one(h.Hand)*maxLosers + losers)
	s.pick(bin*maxTrumps + length)
}

func (h Holding) grandFeatures(s *selector) {
	var config, held, class, placed [4]int
	var info sideInfo
	jacks := jackBits(h.Ten)
	count, seat := bits.OnesCount(uint(jacks)), h.Seat.Index()
	longest := 0
	for i, side := range skat.Suits() {
		m := suitByte(h.Ten, side) & 0x7F
		config[i] = int(ternary[m])
		if !h.Hand {
			config[i] += 2 * int(ternary[suitByte(h.Laid, side)&0x7F])
		}
		held[i], class[i], placed[i] = int(m), int(sideClasses[m])*5+count, int(sideClasses[m])*3+seat
		info += sideInfos[m]
		if longer(int(m), longest) {
			longest = int(m)
		}
	}
	losers, bin := info.losers(), pointBin(h.Laid, h.Hand)
	s.pick(jacks*3 + seat)
	s.pick(config[:]...)
	s.pick(held[:]...)
	s.pick(class[:]...)
	s.pick(jacks*maxLosers + losers)
	s.pick((info.aces()*5+info.tens())*3 + seat)
	s.pick(jacks*5 + info.aces())
	s.pick(bin)
	s.pick(longest)
	s.pick(seat*maxLosers + losers)
	s.pick(count*5 + info.voids())
	s.pick(one(h.Hand)*maxLosers + losers)
	s.pick(placed[:]...)
	s.pick((count*8+bits.OnesCount(uint(longest)))*3 + seat)
	s.pick(bin*5 + count)
}

// longer orders suits by length, then height.
func longer(a, b int) bool {
	x, y := bits.OnesCount(uint(a)), bits.OnesCount(uint(b))
	return x > y || x == y && a > b
}

// nullOrder moves a suit's 8 bits from the engine's order (7 8 9 Q K T A J)
// into Null's: 7 8 9 T J Q K A.
func nullOrder(suit uint8) uint8 {
	return suit&7 | suit>>5&1<<3 | suit>>7&1<<4 | suit>>3&1<<5 | suit>>4&1<<6 | suit>>6&1<<7
}

// nullSuits has by a suit's 8 bits in the engine's order those in Null's order;
// weaknesses by the latter how many lower cards are missing at the worst card
// beyond the own ones that can go first, 0 to 4. A suit of weakness 0 cannot be
// caught.
var nullSuits, weaknesses = func() (order, weak [256]uint8) {
	for m := range 256 {
		order[m] = nullOrder(uint8(m))
		held, missing := 0, 0
		for i := range 8 {
			if m>>i&1 == 0 {
				missing++
				continue
			}
			weak[m] = max(weak[m], uint8(min(max(missing-held, 0), 4)))
			held++
		}
	}
	return order, weak
}()

// weaker orders suits in Null's order by weakness, then by shortness.
func weaker(a, b uint8) bool {
	if weaknesses[a] != weaknesses[b] {
		return weaknesses[a] > weaknesses[b]
	}
	return a != b && (bits.OnesCount8(a) < bits.OnesCount8(b) || bits.OnesCount8(a) == bits.OnesCount8(b) && a > b)
}

func (h Holding) nullFeatures(s *selector) {
	var config, held, shape [4]int
	var counts [5]int
	seat := h.Seat.Index()
	worst, voids, sevens := uint8(0), 0, 0
	for i, suit := range skat.Suits() {
		m := nullSuits[suitByte(h.Ten, suit)]
		config[i] = int(ternary[m])
		if !h.Hand {
			config[i] += 2 * int(ternary[nullSuits[suitByte(h.Laid, suit)]])
		}
		weak := int(weaknesses[m])
		held[i], shape[i] = int(m), (weak*9+bits.OnesCount8(m))*3+seat
		counts[weak]++
		voids += one(m == 0)
		sevens += int(m & 1)
		if i == 0 || weaker(m, worst) {
			worst = m
		}
	}
	s.pick(config[:]...)
	s.pick(held[:]...)
	s.pick(((counts[1]*5+counts[2])*5+counts[3]+counts[4])*3 + seat)
	s.pick(seat*5 + sevens)
	s.pick(voids*5 + int(weaknesses[worst]))
	s.pick(shape[:]...)
	s.pick(one(h.Hand))
	s.pick(int(worst))
}
