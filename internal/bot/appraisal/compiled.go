package appraisal

import (
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// compiled are a kind's tables for one outcome, those that the same cards
// select added up.
type compiled struct {
	kind   Kind
	trumps []float32 // by the trumps held: 2^11, in Grand jacks and seat
	side   []float32 // by a suit's cards held and laid, to the base 3
	tables [][]float32
}

// fill compiles w.
func (c *compiled) fill(k Kind, w Weights) {
	c.kind = k
	c.tables = make([][]float32, len(specs[k]))
	offset := 0
	for i, t := range specs[k] {
		c.tables[i] = w[offset : offset+t.size]
		offset += t.size
	}
	switch k {
	case Suit:
		c.trumps = make([]float32, 2048)
		for m := range c.trumps {
			jacks, own, length := m>>7, m&0x7F, bits.OnesCount(uint(m))
			c.trumps[m] = c.tables[0][m] + c.tables[1][jacks*maxTrumps+length] + c.tables[2][own>>3*maxTrumps+length]
		}
		c.side = addSides(c.tables[3], c.tables[4], 7)
	case Grand:
		c.trumps = c.tables[0]
		c.side = addSides(c.tables[1], c.tables[2], 7)
	default:
		c.side = addSides(c.tables[0], c.tables[1], 8)
	}
}

// addSides adds the table of what is held to that of what is held and laid.
func addSides(config, held []float32, cards int) []float32 {
	sum := make([]float32, len(config))
	for mask := range 1 << cards {
		out := (1<<cards - 1) &^ mask
		for laid := out; ; laid = (laid - 1) & out {
			i := ternary[mask] + 2*ternary[laid]
			sum[i] = config[i] + held[mask]
			if laid == 0 {
				break
			}
		}
	}
	return sum
}

func (c *compiled) value(h Holding) float32 {
	switch c.kind {
	case Suit:
		return c.suitValue(&h)
	case Grand:
		return c.grandValue(&h)
	}
	return c.nullValue(&h)
}

func (c *compiled) suitValue(h *Holding) float32 {
	laid := h.Laid
	hand := one(h.Hand)
	if h.Hand {
		laid = 0
	}
	jacks := jackBits(h.Ten)
	trumps := jacks<<7 | int(suitByte(h.Ten, h.Suit)&0x7F)
	length := bits.OnesCount(uint(trumps))
	z := c.trumps[trumps]
	var info sideInfo
	for s := skat.Diamonds; s <= skat.Clubs; s++ {
		if s == h.Suit {
			continue
		}
		m := suitByte(h.Ten, s) & 0x7F
		z += c.side[ternary[m]+2*ternary[suitByte(laid, s)&0x7F]] + c.tables[5][int(sideClasses[m])*maxTrumps+length]
		info += sideInfos[m]
	}
	seat, losers, bin := h.Seat.Index(), info.losers(), pointBin(laid, h.Hand)
	t := c.tables
	return z + t[6][(info.aces()*4+info.voids())*maxTrumps+length] + t[7][losers*maxTrumps+length] +
		t[8][jacks*maxLosers+losers] + t[9][bin] + t[10][seat*maxTrumps+length] + t[11][seat*maxLosers+losers] +
		t[12][info.aces()*4+info.tens()] + t[13][hand*maxTrumps+length] + t[14][hand*maxLosers+losers] +
		t[15][bin*maxTrumps+length]
}

func (c *compiled) grandValue(h *Holding) float32 {
	laid := h.Laid
	if h.Hand {
		laid = 0
	}
	jacks := jackBits(h.Ten)
	count, seat := bits.OnesCount(uint(jacks)), h.Seat.Index()
	z := c.trumps[jacks*3+seat]
	var info sideInfo
	longest := 0
	for s := skat.Diamonds; s <= skat.Clubs; s++ {
		m := suitByte(h.Ten, s) & 0x7F
		class := int(sideClasses[m])
		z += c.side[ternary[m]+2*ternary[suitByte(laid, s)&0x7F]] + c.tables[3][class*5+count] + c.tables[12][class*3+seat]
		info += sideInfos[m]
		if longer(int(m), longest) {
			longest = int(m)
		}
	}
	losers, bin := info.losers(), pointBin(laid, h.Hand)
	t := c.tables
	return z + t[4][jacks*maxLosers+losers] + t[5][(info.aces()*5+info.tens())*3+seat] + t[6][jacks*5+info.aces()] +
		t[7][bin] + t[8][longest] + t[9][seat*maxLosers+losers] + t[10][count*5+info.voids()] +
		t[11][one(h.Hand)*maxLosers+losers] + t[13][(count*8+bits.OnesCount(uint(longest)))*3+seat] + t[14][bin*5+count]
}

func (c *compiled) nullValue(h *Holding) float32 {
	laid := h.Laid
	if h.Hand {
		laid = 0
	}
	seat := h.Seat.Index()
	z := float32(0)
	var counts [5]int
	worst, voids, sevens := uint8(0), 0, 0
	for s := skat.Diamonds; s <= skat.Clubs; s++ {
		m := nullSuits[suitByte(h.Ten, s)]
		weak := int(weaknesses[m])
		z += c.side[ternary[m]+2*ternary[nullSuits[suitByte(laid, s)]]] + c.tables[5][(weak*9+bits.OnesCount8(m))*3+seat]
		counts[weak]++
		voids += one(m == 0)
		sevens += int(m & 1)
		if s == skat.Diamonds || weaker(m, worst) {
			worst = m
		}
	}
	t := c.tables
	return z + t[2][((counts[1]*5+counts[2])*5+counts[3]+counts[4])*3+seat] + t[3][seat*5+sevens] +
		t[4][voids*5+int(weaknesses[worst])] + t[6][one(h.Hand)] + t[7][worst]
}

// SafeNull tells whether ten cards cannot take a trick in Null whatever the
// others hold and play.
func SafeNull(ten skat.Cards) bool {
	for _, s := range skat.Suits() {
		if weaknesses[nullSuits[suitByte(ten, s)]] != 0 {
			return false
		}
	}
	return true
}
