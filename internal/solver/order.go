package solver

import "math/bits"

// The order in which cards are tried makes most of the solver's speed: had the
// first card tried always been one that decides, the search would be three
// times shorter still. A card's score is the sum of some weights, one for each
// of its features; the weights are learned (see learn_test.go).
//
// What a search learns itself goes into two features: killers, the last two
// leads that decided with as many cards in hand, and answers, how often a card
// decided in second hand after a given lead.
type order struct {
	killers [11][2]uint8
	answers [3][32][32]uint8 // by seat, lead and card, 0 to 255
}

func (o *order) reset() {
	for i := range o.killers {
		o.killers[i] = [2]uint8{none, none}
	}
	clear(o.answers[:])
}

// decided notes that card x of seat decided, with n cards in hand.
func (o *order) decided(x uint8, seat int, tr trick, n int) {
	switch tr.n {
	case 0:
		if k := &o.killers[n]; k[0] != x {
			k[1], k[0] = k[0], x
		}
	case 1:
		a := &o.answers[seat][tr.c0&31][x&31]
		*a += uint8((24*n - int(*a)) / 8)
	}
}

// Features are numbered in blocks. A block's size is the product of how many
// values each of its parts has, as listed by its comment.
const (
	leadHoldings = 0                          // role 3, kind 11, standing 5, standing 5
	leadNeed     = leadHoldings + 3*kinds*5*5 // role 3, kind 11, length 4, need 6
	leadTrumps   = leadNeed + 3*kinds*4*6     // role 3, kind 11, trumps 6
	leadPlace    = leadTrumps + 3*kinds*6     // role 3, trump 2, place 24
	leadLeft     = leadPlace + 3*2*24         // role 3, kind 11, riches 7
	leadRight    = leadLeft + 3*kinds*7       // role 3, kind 11, riches 7
	leadKnown    = leadRight + 3*kinds*7      // role 3, known 4
	secondKind   = leadKnown + 3*4            // way 12, prospect 3, kind 11
	secondLength = secondKind + 12*3*kinds    // way 12, kind 11, length 4
	secondPlace  = secondLength + 12*kinds*4  // way 12, place 24
	secondLeader = secondPlace + 12*24        // way 12, standing 5, trump 2
	secondLed    = secondLeader + 12*5*2      // way 12, prospect 3, kind 11
	secondAnswer = secondLed + 12*3*kinds     // role 3, answer 9
	thirdKind    = secondAnswer + 3*9         // way 12, winner 3, kind 11
	thirdLength  = thirdKind + 12*3*kinds     // way 12, winner 3, length 4
	thirdPlace   = thirdLength + 12*3*4       // way 12, place 24
	thirdSecond  = thirdPlace + 12*24         // way 12, standing 5, trump 2
	thirdOutlook = thirdSecond + 12*5*2       // role 3, outlook 25
	features     = thirdOutlook + 3*25
)

// kind numbers what a card is: the plain 7–9 Q K T A 0 to 4, the same as trumps 5 to
// 9, a jack 10.
const kinds = 11

func (s *search) kind(x uint8) int {
	if s.trumps>>x&1 == 0 {
		return int(rankKind[x&31])
	}
	return 5 + int(rankKind[x&31])
}

var rankKind = func() (t [32]uint8) {
	for c := range t {
		t[c] = [column]uint8{0, 0, 0, 1, 2, 3, 4}[c%column]
	}
	for c := 28; c < 32; c++ {
		t[c] = 5
	}
	return t
}()

// A mover is the seat whose card is to be chosen, with what all its cards share.
type mover struct {
	seat      int
	role      int    // 0 declarer; a defender is 1 or 2
	own, x, y uint32 // its hand, that of the seat to its left, that of the third
	alive     uint32
	need      int // lead: 6 times the share of the remaining points that the declarer must get
	trumps    int // lead: who has how many trumps
	killer    [2]uint8
	hint      uint8
}

func (s *search) mover(alive uint32, seat int, tr trick) mover {
	m := mover{seat: seat, alive: alive}
	m.own = s.hands[seat] & alive
	m.x = s.hands[next(seat)] & alive
	m.y = alive &^ m.own &^ m.x
	if seat != 0 {
		m.role = 1
		if tr.n == 0 && seat == 1 || tr.n > 0 && tr.leader != 0 {
			m.role = 2 // the declarer is last to play; the partner led
		}
	}
	return m
}

// standing tells how a hand stands to card x, led: it follows with lower cards
// (2), lower and higher ones (3), higher ones (4), it can ruff (1), or none of
// these (0).
func (s *search) standing(hand uint32, x uint8) int {
	m := hand & s.follow[x&31]
	switch {
	case m == 0:
		if s.trumps>>x&1 == 0 && hand&s.trumps != 0 {
			return 1
		}
		return 0
	case m < 1<<x:
		return 2
	case m&-m < 1<<x:
		return 3
	}
	return 4
}

// riches tells how many cards, 0, 1 or more, a hand has of a suit and whether its
// best is a ten or an ace.
func riches(m uint32) int {
	if m == 0 {
		return 0
	}
	r := 1
	if m&(m-1) != 0 {
		r = 4
	}
	if m&aces != 0 {
		return r + 2
	}
	if m&tens != 0 {
		return r + 1
	}
	return r
}

// place tells where card x stands among the cards of its suit: whether it is
// the highest (of all in play), whether the mover has lower and higher ones,
// and how many there are of others.
func (s *search) place(m *mover, x uint8) int {
	suit := s.follow[x&31]
	all, own := m.alive&suit, m.own&suit
	p := min(bits.OnesCount32(all&^own), 5) / 2
	if all>>x == 1 {
		p += 12
	}
	if own&(1<<x-1) != 0 {
		p += 6
	}
	if own>>x > 1 {
		p += 3
	}
	return p
}

func (s *search) length(m *mover, x uint8) int {
	return min(bits.OnesCount32(m.own&s.follow[x&31]), 4) - 1
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// lead returns the features of leading x.
func (s *search) leadFeatures(m *mover, x uint8) [7]uint16 {
	k := m.role*kinds + s.kind(x)
	suit := s.follow[x&31]
	known := 0
	switch x {
	case m.hint:
		known = 1
	case m.killer[0]:
		known = 2
	case m.killer[1]:
		known = 3
	}
	return [7]uint16{
		uint16(leadHoldings + (k*5+s.standing(m.x, x))*5 + s.standing(m.y, x)),
		uint16(leadNeed + (k*4+s.length(m, x))*6 + m.need),
		uint16(leadTrumps + k*6 + m.trumps),
		uint16(leadPlace + (m.role*2+truth(s.trumps>>x&1 != 0))*24 + s.place(m, x)),
		uint16(leadLeft + k*7 + riches(m.x&suit)),
		uint16(leadRight + k*7 + riches(m.y&suit)),
		uint16(leadKnown + m.role*4 + known),
	}
}

// way tells how x goes to the trick: it follows (0), follows and beats the best
// card so far (1), ruffs (2), or neither (3); 4 ways for each role.
func (s *search) way(m *mover, tr trick, best, x uint8) int {
	w := m.role * 4
	switch {
	case s.follow[tr.c0&31]>>x&1 != 0:
		return w + truth(x > best)
	case s.trumps>>x&1 != 0:
		return w + 2
	}
	return w + 3
}

// secondFeatures returns the features of x in second hand.
func (s *search) secondFeatures(m *mover, tr trick, x uint8) [6]uint16 {
	w := s.way(m, tr, tr.c0, x)
	best := tr.c0
	if w&3 == 1 || w&3 == 2 {
		best = x
	}
	least, most := s.reach(m.x, tr.c0)
	prospect := 1 // the third hand may beat it
	if most < 1<<best {
		prospect = 0 // cannot
	} else if least > 1<<best {
		prospect = 2 // must
	}
	k := s.kind(x)
	return [6]uint16{
		uint16(secondKind + (w*3+prospect)*kinds + k),
		uint16(secondLength + (w*kinds+k)*4 + s.length(m, x)),
		uint16(secondPlace + w*24 + s.place(m, x)),
		uint16(secondLeader + (w*5+s.standing(m.y, x))*2 + truth(s.trumps>>x&1 != 0)),
		uint16(secondLed + (w*3+prospect)*kinds + s.kind(tr.c0)),
		uint16(secondAnswer + m.role*9 + bits.Len8(s.order.answers[m.seat][tr.c0&31][x&31])),
	}
}

// thirdFeatures returns the features of x in third hand but for its outlook.
func (s *search) thirdFeatures(m *mover, tr trick, x uint8) [4]uint16 {
	best := top((1<<(tr.c0&31) | 1<<(tr.c1&31)) & (s.follow[tr.c0&31] | s.trumps))
	w := s.way(m, tr, best, x)
	taker, _ := s.taken(tr, m.seat, x)
	winner := 0 // the other side
	if taker == m.seat {
		winner = 1
	} else if taker != 0 && m.seat != 0 {
		winner = 2
	}
	return [4]uint16{
		uint16(thirdKind + (w*3+winner)*kinds + s.kind(x)),
		uint16(thirdLength + (w*3+winner)*4 + s.length(m, x)),
		uint16(thirdPlace + w*24 + s.place(m, x)),
		uint16(thirdSecond + (w*5+s.standing(m.y, x))*2 + truth(s.trumps>>x&1 != 0)),
	}
}

// outlook returns the feature of a card in third hand from how far t is from
// the known bounds of the position that it leads to.
func outlook(role, t int, at *spot) int {
	return thirdOutlook + role*25 + min((t-at.lo)/4, 4)*5 + min((at.hi-t)/6, 4)
}

// leadMover returns the mover of a lead.
func (s *search) leadMover(alive uint32, leader, t int, at *spot) mover {
	m := s.mover(alive, leader, trick{leader: leader})
	m.need = min(t*6/max(at.points, 1), 5)
	m.hint, m.killer = at.hint, s.order.killers[at.n]
	d := bits.OnesCount32(s.hands[0] & alive & s.trumps)
	if leader == 0 {
		a, b := bits.OnesCount32(m.x&s.trumps), bits.OnesCount32(m.y&s.trumps)
		m.trumps = min(max(d-max(a, b), -2), 3) + 2
	} else {
		m.trumps = 2*min(d, 2) + truth(m.own&s.trumps != 0)
	}
	return m
}

func sum(score int32, features []uint16) int32 {
	for _, f := range features {
		score += int32(weights[f])
	}
	return score
}

func (s *search) orderLead(c *choice, alive uint32, leader, t int, at *spot) {
	m := s.leadMover(alive, leader, t, at)
	for rest := c.cards; rest != 0; rest &= rest - 1 {
		x := uint8(bits.TrailingZeros32(rest))
		f := s.leadFeatures(&m, x)
		c.score[x&31] = sum(0, f[:])
	}
}

func (s *search) orderSecond(c *choice, alive uint32, seat int, tr trick) {
	m := s.mover(alive, seat, tr)
	for rest := c.cards; rest != 0; rest &= rest - 1 {
		x := uint8(bits.TrailingZeros32(rest))
		f := s.secondFeatures(&m, tr, x)
		c.score[x&31] = sum(0, f[:])
	}
}

// orderThird expects the outlook's weight in the scores.
func (s *search) orderThird(c *choice, alive uint32, seat int, tr trick) {
	m := s.mover(alive, seat, tr)
	for rest := c.cards; rest != 0; rest &= rest - 1 {
		x := uint8(bits.TrailingZeros32(rest))
		f := s.thirdFeatures(&m, tr, x)
		c.score[x&31] = sum(c.score[x&31], f[:])
	}
}
