package solver

import "math/bits"

// A choice is what the seat to move may play, less what another card stands
// for, with scores for the order to try them in.
type choice struct {
	cards  uint32
	linked uint32 // those that have a neighbour in rank among cards
	others uint32 // the cards in play, on the table too, that are not the seat's
	best   int    // the value so far
	score  [32]int32
}

// next returns the card of rest with the highest score.
func (c *choice) next(rest uint32) uint8 {
	best := uint8(bits.TrailingZeros32(rest))
	for m := rest & (rest - 1); m != 0; m &= m - 1 {
		if x := uint8(bits.TrailingZeros32(m)); c.score[x&31] > c.score[best&31] {
			best = x
		}
	}
	return best
}

// note takes up a value of a card and tells whether it is the best so far.
func (c *choice) note(v int, many bool) bool {
	if many && v > c.best || !many && v < c.best {
		c.best = v
		return true
	}
	return false
}

// worst returns the value of no card at all.
func worst(many bool) int {
	if many {
		return -1
	}
	return 1 << 10
}

// leads returns the choice of the leader.
func (s *search) leads(alive uint32, leader int) choice {
	hand := s.hands[leader] & alive
	c := choice{cards: hand, others: alive &^ hand, best: worst(s.many(leader))}
	s.distinct(&c)
	if c.linked != 0 {
		s.prune(&c, alive, leader, trick{leader: leader})
	}
	return c
}

// replies returns the choice of the second or third hand among the cards m that
// it may play.
func (s *search) replies(m, alive uint32, seat int, tr trick) choice {
	c := choice{cards: m, others: alive&^s.hands[seat] | 1<<(tr.c0&31), best: worst(s.many(seat))}
	if tr.n == 2 {
		c.others |= 1 << (tr.c1 & 31)
	}
	s.distinct(&c)
	if c.linked != 0 {
		s.prune(&c, alive, seat, tr)
	}
	return c
}

// run returns those of the cards m, all of one owner, that lie together with
// the highest of them: no card of others between.
func (s *search) run(m, others uint32) (run uint32, high uint8) {
	high = top(m)
	suit := s.follow[high&31]
	return above(m&suit, others&suit&(1<<high-1)), high
}

// distinct keeps one of neighbours in rank that have equal card points, and
// links those that have other neighbours.
func (s *search) distinct(c *choice) {
	rest := c.cards
	c.cards = 0
	for rest != 0 {
		run, _ := s.run(rest, c.others)
		rest &^= run
		if run&(run-1) != 0 {
			if low := run & blanks; low != 0 {
				run = run&^blanks | low&-low
			}
			if low := run & jacks; low != 0 {
				run = run&^jacks | low&-low
			}
			if run&(run-1) != 0 {
				c.linked |= run
			}
		}
		c.cards |= run
	}
}

// prune keeps one card of those runs with which the trick goes to the same side
// whatever the others play: the richest when the mover's side likes that, else
// the cheapest. For of two neighbours the one kept in hand plays as well as the
// other, and makes no more difference later than their points.
func (s *search) prune(c *choice, alive uint32, seat int, tr trick) {
	for rest := c.linked; rest != 0; {
		run, high := s.run(rest, c.others)
		rest &^= run
		to := nobody
		switch tr.n {
		case 0:
			to = s.forecastLead(alive, high, seat)
		case 1:
			to = s.forecastSecond(alive, tr, high)
		default:
			to = toDefenders
			if winner, _ := s.taken(tr, seat, high); winner == 0 {
				to = toDeclarer
			}
		}
		if to == nobody {
			continue
		}
		c.cards &^= run
		if (to == toDeclarer) == s.many(seat) {
			c.cards |= 1 << dearest(run)
		} else {
			c.cards |= 1 << meanest(run)
		}
	}
	c.linked &= c.cards
}

// dearest returns the card of a run that has most points.
func dearest(run uint32) uint8 {
	if m := run &^ (jacks | blanks); m != 0 {
		return top(m)
	}
	return top(run)
}

// meanest returns the card of a run that has fewest points.
func meanest(run uint32) uint8 {
	if run&jacks != 0 && run&blanks == 0 {
		return top(run)
	}
	return uint8(bits.TrailingZeros32(run))
}

// The side that a trick is certain to go to.
const (
	nobody = iota // it is open
	toDeclarer
	toDefenders
)

// reach returns what a hand can bring to a trick that c led: the highest bit
// that can win it, and the lowest that it is forced to, 0 when the hand need
// not play such a card.
func (s *search) reach(hand uint32, c uint8) (least, most uint32) {
	if f := hand & s.follow[c&31]; f != 0 {
		return f & -f, 1 << top(f)
	}
	t := hand & s.trumps
	if t == 0 {
		return 0, 0
	}
	if t == hand {
		least = t & -t
	}
	return least, 1 << top(t)
}

// forecastLead tells which side takes the trick when the leader plays c.
func (s *search) forecastLead(alive uint32, c uint8, leader int) int {
	card := uint32(1) << c
	if leader == 0 {
		least1, most1 := s.reach(s.hands[1]&alive, c)
		least2, most2 := s.reach(s.hands[2]&alive, c)
		switch {
		case most1 < card && most2 < card:
			return toDeclarer
		case least1 > card || least2 > card:
			return toDefenders
		}
		return nobody
	}
	leastD, mostD := s.reach(s.hands[0]&alive, c)
	leastP, mostP := s.reach(s.hands[3-leader]&alive, c)
	switch {
	case mostD < card || leastP > mostD:
		return toDefenders
	case leastD > card && leastD > mostP:
		return toDeclarer
	}
	return nobody
}

// forecastSecond tells which side takes the trick when the second hand plays c.
func (s *search) forecastSecond(alive uint32, tr trick, c uint8) int {
	winner, best := tr.leader, tr.c0
	if (s.follow[best&31]|s.trumps)>>c&1 != 0 && c > best {
		winner, best = next(winner), c
	}
	side, other := toDefenders, toDeclarer
	if winner == 0 {
		side, other = other, side
	}
	third := next(next(tr.leader))
	if (third == 0) == (winner == 0) {
		return side
	}
	least, most := s.reach(s.hands[third]&alive, tr.c0)
	switch {
	case most < 1<<best:
		return side
	case least > 1<<best:
		return other
	}
	return nobody
}
