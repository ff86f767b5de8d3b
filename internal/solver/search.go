package solver

import (
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// search solves suit games, Grand and Ramsch. Seats are counted from the
// declarer: 0 he, 1 and 2 the defenders in order of play. A position at the
// start of a trick is the set of cards alive and the leader; hands are fixed,
// and what is left of them is hands & alive, so nothing is ever taken back.
//
// All values are the declarer's card points from the position on, the cards on
// the table included. Every function searches with the null window (t-1, t)
// and returns a bound: at least t and a lower bound, or less and an upper one.
type search struct {
	layout  *layout
	trumps  uint32
	follow  [32]uint32
	hands   [3]uint32 // of the deal that was set up, the cards on the table included
	few     bool      // the declarer wants few points: Ramsch
	last    int       // card points that go with the last trick
	alive   uint32    // the position taken up by prepare
	trick   trick
	shapes  shapes
	tallies [3]tallies
	table   table
	order   order
	budget
}

// trick is the trick on the table: n cards, the leader's c0 and then c1.
type trick struct {
	leader, n int
	c0, c1    uint8
}

// A spot is what is known of a position before it is searched.
type spot struct {
	id     uint64
	lo, hi int
	points int   // still to be won
	n      int   // cards a hand
	hint   uint8 // the best card of a like position, or none
}

const none = 255

func newSearch() *search { return &search{table: newTable()} }

// prepare implements engine. The tables serve all positions that descend from
// the deal that was set up.
func (s *search) prepare(p Position) {
	l := &layouts[p.Game]
	var hands [3]uint32
	d := p.Declarer.Index()
	for i := range hands {
		hands[i] = l.pack(p.Hands[(d+i)%3])
	}
	s.alive = hands[0] | hands[1] | hands[2]
	s.trick = trick{leader: (p.Trick.Leader.Index() + 3 - d) % 3, n: p.Trick.Len()}
	if s.trick.n > 0 {
		s.trick.c0 = l.number(p.Trick.Cards[0])
		hands[s.trick.leader] |= 1 << s.trick.c0
	}
	if s.trick.n > 1 {
		s.trick.c1 = l.number(p.Trick.Cards[1])
		hands[next(s.trick.leader)] |= 1 << s.trick.c1
	}
	if s.layout != l || s.last != p.LastTrick || !descends(&hands, &s.hands) {
		s.few, s.last = p.Game == skat.Ramsch, p.LastTrick
		s.setUp(l, hands)
	}
}

// descends tells whether each hand is part of the one before.
func descends(hands, before *[3]uint32) bool {
	return (hands[0]&^before[0])|(hands[1]&^before[1])|(hands[2]&^before[2]) == 0
}

func (s *search) setUp(l *layout, hands [3]uint32) {
	s.layout, s.trumps, s.follow, s.hands = l, l.trumps, l.follow, hands
	s.shapes.init(&hands)
	clear(s.tallies[:])
	s.table.forget()
	s.order.reset()
}

// bound implements engine.
func (s *search) bound(t int) int {
	switch s.trick.n {
	case 0:
		return s.lead(s.alive, s.trick.leader, t)
	case 1:
		return s.second(s.alive, t, s.trick)
	}
	return s.third(s.alive, t, s.trick)
}

// lead searches a position at the start of a trick.
func (s *search) lead(alive uint32, leader, t int) int {
	s.nodes++
	if s.nodes >= s.limit && s.exhausted() {
		return t
	}
	var at spot
	if v, ok := s.look(alive, leader, t, &at); ok {
		return v
	}
	c := s.leads(alive, leader)
	s.orderLead(&c, alive, leader, t, &at)
	if learning {
		learn(s, &c, alive, t, trick{leader: leader}, &at)
	}
	card, v := s.choose(&c, alive, leader, t, trick{leader: leader}, at.n)
	if v >= t {
		at.lo = max(at.lo, v)
		v = at.lo
	} else {
		at.hi = min(at.hi, v)
		v = at.hi
	}
	if s.nodes < s.limit {
		s.table.put(at.id, alive, at.lo, at.hi, card, at.n)
	}
	return v
}

// look answers from bounds and from the table, when they suffice.
func (s *search) look(alive uint32, leader, t int, at *spot) (int, bool) {
	if t <= 0 {
		return 0, true
	}
	w := s.tally(leader, alive)
	lo, hi := 0, w.points()+s.last
	if t > hi {
		return hi, true
	}
	own := s.hands[leader] & alive
	n := bits.OnesCount32(own)
	if n == 1 {
		if best := top(alive & (s.follow[top(own)&31] | s.trumps)); s.hands[0]>>best&1 != 0 {
			return hi, true
		}
		return 0, true
	}
	if !s.few {
		lo, hi = s.bounds(alive, leader, n, w)
		if lo >= t {
			return lo, true
		}
		if hi < t {
			return hi, true
		}
	}
	at.id = s.table.id(s.shapes.of(alive), leader)
	at.points, at.n, at.hint = w.points(), n, none
	set := s.table.set(at.id)
	for i := range set {
		e := &set[i]
		if e.id != at.id {
			continue
		}
		poorer, richer := gap(e.alive(), alive)
		lo, hi = max(lo, e.lo()-poorer), min(hi, e.hi()+richer)
		if lo >= t {
			return lo, true
		}
		if hi < t {
			return hi, true
		}
		at.hint = counterpart(e.card(), e.alive(), alive)
		break
	}
	at.lo, at.hi = lo, hi
	return 0, false
}

// second is the second hand to move.
func (s *search) second(alive uint32, t int, tr trick) int {
	s.nodes++
	seat := next(tr.leader)
	hand := s.hands[seat] & alive
	m := hand & s.follow[tr.c0&31]
	if m == 0 {
		m = hand
	}
	tr.n = 2
	if m&(m-1) == 0 {
		tr.c1 = top(m)
		return s.third(alive&^m, t, tr)
	}
	tr.n = 1
	c := s.replies(m, alive, seat, tr)
	if m = c.cards; m&(m-1) == 0 {
		tr.n, tr.c1 = 2, top(m)
		return s.third(alive&^m, t, tr)
	}
	s.orderSecond(&c, alive, seat, tr)
	if learning {
		learn(s, &c, alive, t, tr, nil)
	}
	_, v := s.choose(&c, alive, seat, t, tr, bits.OnesCount32(hand))
	return v
}

// third is the third hand to move.
func (s *search) third(alive uint32, t int, tr trick) int {
	s.nodes++
	seat := next(next(tr.leader))
	hand := s.hands[seat] & alive
	m := hand & s.follow[tr.c0&31]
	if m == 0 {
		m = hand
	}
	if m&(m-1) == 0 {
		return s.finish(alive, t, tr, seat, top(m))
	}
	c := s.replies(m, alive, seat, tr)
	if m = c.cards; m&(m-1) == 0 {
		return s.finish(alive, t, tr, seat, top(m))
	}
	// A card that the bounds or the table know to decide saves the search.
	many := s.many(seat)
	role := truth(seat != 0) + truth(seat != 0 && tr.leader != 0)
	var at spot
	for m := c.cards; m != 0; m &= m - 1 {
		x := uint8(bits.TrailingZeros32(m))
		winner, gain := s.taken(tr, seat, x)
		v, ok := s.look(alive&^(1<<x), winner, t-gain, &at)
		switch {
		case !ok:
			c.score[x&31] = int32(weights[outlook(role, t-gain, &at)])
		case (v+gain >= t) == many:
			return v + gain
		default:
			c.cards &^= 1 << x
			c.note(v+gain, many)
		}
	}
	if m = c.cards; m == 0 {
		return c.best
	}
	if m&(m-1) != 0 {
		s.orderThird(&c, alive, seat, tr)
		if learning {
			learn(s, &c, alive, t, tr, nil)
		}
	}
	_, v := s.choose(&c, alive, seat, t, tr, bits.OnesCount32(hand))
	return v
}

// finish plays the third card c and goes on to the next trick.
func (s *search) finish(alive uint32, t int, tr trick, seat int, c uint8) int {
	winner, gain := s.taken(tr, seat, c)
	return gain + s.lead(alive&^(1<<c), winner, t-gain)
}

// taken returns who takes the trick that seat completes with c, and the
// declarer's points in it.
func (s *search) taken(tr trick, seat int, c uint8) (winner, gain int) {
	best := top((1<<(tr.c0&31) | 1<<(tr.c1&31) | 1<<(c&31)) & (s.follow[tr.c0&31] | s.trumps))
	winner = tr.leader
	if best == c {
		winner = seat
	} else if best == tr.c1 {
		winner = next(winner)
	}
	if winner == 0 {
		gain = int(worth[tr.c0&31]) + int(worth[tr.c1&31]) + int(worth[c&31])
	}
	return winner, gain
}

// many tells whether a seat wants the declarer to take many points.
func (s *search) many(seat int) bool { return (seat == 0) != s.few }

func next(seat int) int {
	if seat == 2 {
		return 0
	}
	return seat + 1
}

// choose searches the cards of a choice until one decides; n is the number of
// cards in hand.
func (s *search) choose(c *choice, alive uint32, seat, t int, tr trick, n int) (uint8, int) {
	many := s.many(seat)
	card := uint8(none)
	var done uint32
	var value [32]int16 // of the cards done
	for rest := c.cards; rest != 0; {
		x := c.next(rest)
		rest &^= 1 << x
		if c.linked>>x&1 != 0 && done != 0 {
			if v, ok := s.spare(x, done, c.others, t, many, &value); ok {
				c.note(v, many)
				continue
			}
		}
		var v int
		switch tr.n {
		case 0:
			v = s.second(alive&^(1<<x), t, trick{tr.leader, 1, x, 0})
		case 1:
			v = s.third(alive&^(1<<x), t, trick{tr.leader, 2, tr.c0, x})
		default:
			v = s.finish(alive, t, tr, seat, x)
		}
		if c.note(v, many) {
			card = x
		}
		if (v >= t) == many {
			s.order.decided(x, seat, tr, n)
			break
		}
		done |= 1 << x
		value[x&31] = int16(v)
	}
	return card, c.best
}

// spare tells that x need not be searched, since a neighbour in rank has been:
// the values of the two differ by no more than their card points do.
func (s *search) spare(x uint8, done, others uint32, t int, many bool, value *[32]int16) (int, bool) {
	suit := s.follow[x&31]
	others &= suit
	high := others &^ (1<<x - 1)
	run := above(suit&done&(high&-high-1), others&(1<<x-1))
	for ; run != 0; run &= run - 1 {
		j := bits.TrailingZeros32(run)
		d := int(worth[j]) - int(worth[x&31])
		if d < 0 {
			d = -d
		}
		if v := int(value[j]) + d; many && v < t {
			return v, true
		}
		if v := int(value[j]) - d; !many && v >= t {
			return v, true
		}
	}
	return 0, false
}
