package solver

import "math/bits"

// bounds returns limits of the declarer's points from here on, at the start of
// a trick, without search; n is the number of cards a hand, w the leader's
// tally.
//
// Whoever cashes m tricks for certain is sure of their points, and also of
// all points but those of the n-m tricks that remain: his own other cards
// and the n-m richest of everybody else's hand.
func (s *search) bounds(alive uint32, leader, n int, w tally) (lo, hi int) {
	r := w.points()
	d, a, b := alive&s.hands[0], alive&s.hands[1], alive&s.hands[2]
	mine, theirs := d&s.trumps, (a|b)&s.trumps
	if leader == 0 {
		lo = s.cashed(w, n, theirs, mine, a, b)
		if lo == r {
			return r, r
		}
		return lo, r - s.held(n, above(theirs, mine), d, a, b)
	}
	own, partner := a, b
	if leader == 2 {
		own, partner = b, a
	}
	hi = r - s.cashed(w, n, mine, own&s.trumps, d, partner)
	if hi <= 0 {
		return 0, 0
	}
	switch {
	case mine == 0:
	case theirs == 0:
		// The declarer ruffs, or follows with a winner, and cashes the rest; he
		// loses no trick without playing a loser to it.
		v := s.tally(0, alive)
		l := n - v.tricks(noTrumps)
		if l == 0 {
			return r, r
		}
		lo = r - v.rest(noTrumps) - richest(a, l) - richest(b, l)
	case mine > theirs:
		good := above(mine, theirs)
		if longest := max(bits.OnesCount32(theirs&a), bits.OnesCount32(theirs&b)); bits.OnesCount32(good) > longest {
			good = mine // one high trump to come in, the others to draw
		}
		l := n - bits.OnesCount32(good)
		lo = max(points(good), r-points(d&^good)-richest(a, l)-richest(b, l))
	}
	if theirs > mine {
		hi = min(hi, r-points(above(theirs, mine)))
	}
	return max(lo, 0), hi
}

// cashed returns the points that the leader's side is sure of when it leads:
// trumps are those of the opponents, own those of the leader, x and y the
// hands of the others.
func (s *search) cashed(w tally, n int, trumps, own, x, y uint32) int {
	r := w.points()
	c := uint(mayRuff)
	if trumps == 0 {
		c = noTrumps
	}
	sure := max(w.gain(c), s.conceding(w, c, n, x, y))
	if c == mayRuff {
		k := bits.OnesCount32(above(own, trumps))
		if k >= max(bits.OnesCount32(trumps&x), bits.OnesCount32(trumps&y)) {
			sure = max(sure, w.gain(drawing), s.conceding(w, drawing, n, x, y))
		}
	}
	return min(sure, r)
}

// conceding is what is left after conceding all tricks that are not sure.
func (s *search) conceding(w tally, c uint, n int, x, y uint32) int {
	l := n - w.tricks(c)
	if l == 0 {
		return w.points()
	}
	return w.points() - w.rest(c) - richest(x, l) - richest(y, l)
}

// held returns the points that the defenders are sure of through their
// highest trumps while the declarer leads.
func (s *search) held(n int, run, d, a, b uint32) int {
	return points(run)
}
