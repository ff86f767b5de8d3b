package bot

import "math/bits"

// offizierOrder is moves with their promise, best first as they are taken.
type offizierOrder struct {
	n     int
	card  [16]uint8
	score [16]int32
}

func (o *offizierOrder) add(c int, score int32) {
	o.card[o.n], o.score[o.n] = uint8(c), score
	o.n++
}

func (o *offizierOrder) next(i int) uint8 {
	best := i
	for j := i + 1; j < o.n; j++ {
		if o.score[j] > o.score[best] {
			best = j
		}
	}
	c, score := o.card[best], o.score[best]
	o.card[best], o.score[best] = o.card[i], o.score[i]
	o.card[i], o.score[i] = c, score
	return c
}

// distinct leaves out the moves that are no better than another. Cards of a
// run, that is with nothing under them and no opponent's card between, take the
// same tricks and differ in their points only: of those that pay the same one
// stays, of a run that surely wins the trick the richest, of a run that surely
// loses it the cheapest.
func (s *offizierSolver) distinct(moves, lids, theirs, wins, loses uint32) uint32 {
	keep := moves
	rest := moves &^ lids
	if rest == 0 {
		return keep
	}
	x := bits.TrailingZeros32(rest)
	for rest &= rest - 1; rest != 0; rest &= rest - 1 {
		y := bits.TrailingZeros32(rest)
		if s.class[x]>>y&1 == 0 || theirs&(1<<y-1<<x) != 0 {
			x = y
			continue
		}
		drop := 32
		switch {
		case s.points[x] == s.points[y]:
			drop = x
		case wins>>x&1 == 1:
			drop = x
			if s.points[x] > s.points[y] {
				drop = y
			}
		case loses>>x&1 == 1:
			drop = y
			if s.points[x] > s.points[y] {
				drop = x
			}
		}
		if drop < 32 {
			keep &^= 1 << drop
		}
		if drop != y {
			x = y
		}
	}
	return keep
}

const knownBest = 1 << 30 // promise of the move that the table knows

func (s *offizierSolver) orderLeads(o *offizierOrder, alive uint32, leader int, known uint8) {
	free, lids := s.free(leader, alive)
	theirs, _ := s.free(1-leader, alive)
	wins, loses := s.certain(free, theirs)
	for m := s.distinct(free, lids, alive&s.own[1-leader], wins, loses); m != 0; m &= m - 1 {
		c := bits.TrailingZeros32(m)
		if uint8(c) == known {
			o.add(c, knownBest)
			continue
		}
		score := int32(0)
		points := int32(s.points[c])
		if follow := theirs & s.class[c]; follow != 0 {
			if c > top(follow) {
				score += 120 + 8*(points+int32(s.points[bits.TrailingZeros32(follow)]))
			} else {
				score -= 8 * points
				if c > bits.TrailingZeros32(follow) {
					score += 20
				}
			}
		} else if theirs&s.trumps != 0 {
			score -= 30 + 8*points
		} else {
			score += 60 + 8*points
		}
		o.add(c, score)
	}
}

// certain returns which of the leader's cards win or lose their trick whatever
// the other plays of theirs.
func (s *offizierSolver) certain(free, theirs uint32) (wins, loses uint32) {
	for rest := free; rest != 0; {
		class := s.class[top(rest)]
		follow := theirs & class
		switch {
		case follow != 0:
			wins |= rest & class &^ (1<<(top(follow)+1) - 1)
			loses |= rest & class & (follow&-follow - 1)
		case class == s.trumps || theirs&s.trumps == 0:
			wins |= rest & class
		}
		rest &^= class
	}
	return wins, loses
}

func (s *offizierSolver) orderFollows(o *offizierOrder, alive uint32, p, c int) {
	free, lids := s.free(p, alive)
	if f := free & s.class[c]; f != 0 {
		free = f
	}
	pays := int32(s.points[c])
	wins := (s.class[c] | s.trumps) &^ (2<<c - 1)
	for m := s.distinct(free, lids, alive&s.own[1-p], wins, ^wins); m != 0; m &= m - 1 {
		d := bits.TrailingZeros32(m)
		score := int32(0)
		points := int32(s.points[d])
		if s.beats(d, c) {
			score += 30 + 8*(pays+points) - int32(d&7)
			if s.trumps>>d&1 == 1 {
				score -= 12
			}
		} else {
			score -= 8 * points
		}
		o.add(d, score)
	}
}
