package bot

import (
	"math/bits"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierSolver answers, for a deal of Offiziersskat whose cards are all
// known, how many card points a player takes from a position on when both
// play their best. Cards are numbered anew for the game, one bit each: the
// classes (plain suits, then trumps) are contiguous and ascend in power, so
// that the higher bit wins within a class and trumps have the highest bits.
//
// A position at the start of a trick is the set of cards not yet played and
// who leads; whose they are and which lie covered by which does not change.
type offizierSolver struct {
	number [33]uint8  // bit number of a skat.Card
	class  [32]uint32 // the cards that follow a card
	points [32]uint8  // card points
	pays   [12]uint32 // the cards by their card points
	trumps uint32
	grand  bool

	own     [2]uint32 // cards of each player, covered ones included
	cover   [2][offizier.Piles]cover
	table   []uint64 // see probe
	world   uint64   // marks the entries of the present world
	horizon int      // with so few cards left, or fewer, positions are estimated
	nodes   int
	limit   int  // of nodes
	stopped bool // the limit is reached: answers mean nothing
}

// cover is an open card and the covered one under it, a bit each; 0 when
// nothing lies covered.
type cover struct{ open, covered uint32 }

const (
	offizierTableBits = 17
	offizierWorlds    = 1 << 12 // until the table must be cleared
)

func newOffizierSolver() *offizierSolver {
	return &offizierSolver{table: make([]uint64, 1<<offizierTableBits)}
}

// setGame numbers the cards for a game.
func (s *offizierSolver) setGame(g skat.Game) {
	n := 0
	s.pays = [12]uint32{}
	s.grand = g == skat.Grand
	add := func(class skat.Cards) {
		var list []skat.Card
		for c := range class.All() {
			list = append(list, c)
		}
		mask := uint32((uint64(1)<<len(list) - 1) << n)
		for range list {
			lowest := 0
			for i := range list {
				if g.Power(list[i]) < g.Power(list[lowest]) {
					lowest = i
				}
			}
			c := list[lowest]
			list = append(list[:lowest], list[lowest+1:]...)
			s.number[c], s.class[n], s.points[n] = uint8(n), mask, uint8(c.Points())
			s.pays[c.Points()] |= 1 << n
			n++
		}
	}
	for _, suit := range skat.Suits() {
		add(skat.OfSuit(suit) &^ g.Trumps())
	}
	s.trumps = ^uint32(uint64(1)<<n - 1)
	add(g.Trumps())
	clear(s.table)
	s.world = 0
}

// mask renumbers a set of cards.
func (s *offizierSolver) mask(cards skat.Cards) uint32 {
	var m uint32
	for ; cards != 0; cards &= cards - 1 {
		m |= 1 << s.number[cards.First()]
	}
	return m
}

// setWorld says whose the cards are and what lies under what.
func (s *offizierSolver) setWorld(own [2]uint32, covers [2][offizier.Piles]cover) {
	s.own, s.cover = own, covers
	s.world++
	if s.world == offizierWorlds {
		clear(s.table)
		s.world = 1
	}
}

// sum returns the card points of a set.
func (s *offizierSolver) sum(m uint32) int {
	return 2*bits.OnesCount32(m&s.pays[2]) + 3*bits.OnesCount32(m&s.pays[3]) + 4*bits.OnesCount32(m&s.pays[4]) +
		10*bits.OnesCount32(m&s.pays[10]) + 11*bits.OnesCount32(m&s.pays[11])
}

// free returns the cards that p has in hand or open.
func (s *offizierSolver) free(p int, alive uint32) (free, lids uint32) {
	free = s.own[p] & alive
	for _, c := range s.cover[p] {
		if alive&c.open != 0 {
			free &^= c.covered
			lids |= c.open
		}
	}
	return free, lids
}

func top(m uint32) int { return 31 - bits.LeadingZeros32(m) }

// reaches tells whether player 0 takes at least need of the rest card points
// of the alive cards, when leader leads to the next trick.
func (s *offizierSolver) reaches(alive uint32, leader, need, rest int) bool {
	if need <= 0 {
		return true
	}
	if need > rest {
		return false
	}
	s.nodes++
	if s.nodes > s.limit {
		s.stopped = true
		return false
	}
	// Trumps above all of the other's take their tricks whoever leads.
	mine, theirs := alive&s.own[0]&s.trumps, alive&s.own[1]&s.trumps
	if mine > theirs {
		if need <= s.sum(above(mine, theirs)) {
			return true
		}
	} else if need > rest-s.sum(above(theirs, mine)) {
		return false
	}
	low, high, move, slot := s.probe(alive, leader, rest)
	if low >= need {
		return true
	}
	if high < need {
		return false
	}
	if bits.OnesCount32(alive) <= s.horizon {
		return s.estimate(alive, leader, rest) >= need
	}
	if s.cash(alive, leader, need, rest) {
		return leader == 0
	}
	won := leader == 1
	best := move
	var o offizierOrder
	s.orderLeads(&o, alive, leader, move)
	for i := 0; i < o.n; i++ {
		c := o.next(i)
		reached := s.follow(alive, leader, int(c), need, rest)
		if s.stopped {
			return false
		}
		if reached == (leader == 0) {
			won, best = reached, c
			break
		}
	}
	if won {
		low = need
	} else {
		high = need - 1
	}
	s.store(slot, alive, leader, low, high, best)
	return won
}

// above returns the cards of a that are above all of b.
func above(a, b uint32) uint32 {
	if b == 0 {
		return a
	}
	return a &^ (1<<(top(b)+1) - 1)
}

// cash tells whether the leader, by cashing cards that surely win, has enough:
// player 0 need, or player 1 so much that need cannot be reached.
func (s *offizierSolver) cash(alive uint32, leader, need, rest int) bool {
	free, _ := s.free(leader, alive)
	follow, _ := s.free(1-leader, alive)
	theirs := alive & s.own[1-leader]
	sure := above(free&s.trumps, theirs&s.trumps)
	for plain := free &^ s.trumps; plain != 0; {
		class := s.class[top(plain)]
		run := above(plain&class, theirs&class)
		plain &^= class
		if theirs&s.trumps != 0 {
			n := bits.OnesCount32(follow & class) // rounds that cannot be trumped
			for bits.OnesCount32(run) > n {
				run &= run - 1
			}
		}
		sure |= run
	}
	if leader == 0 {
		return s.sum(sure) >= need
	}
	return rest-s.sum(sure) < need
}

// follow tells the same after leader led card c.
func (s *offizierSolver) follow(alive uint32, leader, c, need, rest int) bool {
	p := 1 - leader
	var o offizierOrder
	s.orderFollows(&o, alive, p, c)
	for i := 0; s.horizon == 0 && i < o.n; i++ {
		if s.answers(alive, leader, c, int(o.card[i]), need, rest) {
			return p == 0
		}
	}
	for i := 0; i < o.n; i++ {
		d := int(o.next(i))
		reached := s.after(alive, leader, c, d, need, rest)
		if s.stopped {
			return false
		}
		if reached == (p == 0) {
			return reached
		}
	}
	return p == 1
}

// after tells the same after a whole trick.
func (s *offizierSolver) after(alive uint32, leader, c, d, need, rest int) bool {
	winner := leader
	if s.beats(d, c) {
		winner = 1 - leader
	}
	got := int(s.points[c] + s.points[d])
	if winner == 0 {
		need -= got
	}
	return s.reaches(alive&^(1<<c|1<<d), winner, need, rest-got)
}

// answers tells whether the table knows already that d, played to c, is good
// enough for who plays it.
func (s *offizierSolver) answers(alive uint32, leader, c, d, need, rest int) bool {
	got := int(s.points[c] + s.points[d])
	winner := leader
	if s.beats(d, c) {
		winner = 1 - leader
	}
	if winner == 0 {
		need -= got
	}
	low, high, _, _ := s.probe(alive&^(1<<c|1<<d), winner, rest-got)
	if leader == 1 {
		return low >= need
	}
	return high < need
}

// beats tells whether d, played second, wins against c.
func (s *offizierSolver) beats(d, c int) bool {
	return d > c && (s.class[c]|s.trumps)>>d&1 == 1
}

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

const first = 1 << 30 // promise of the move that the table knows

func (s *offizierSolver) orderLeads(o *offizierOrder, alive uint32, leader int, known uint8) {
	free, lids := s.free(leader, alive)
	theirs, _ := s.free(1-leader, alive)
	wins, loses := s.certain(free, theirs)
	for m := s.distinct(free, lids, alive&s.own[1-leader], wins, loses); m != 0; m &= m - 1 {
		c := bits.TrailingZeros32(m)
		if uint8(c) == known {
			o.add(c, first)
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

// An entry of the table is, from the top: 32 bits alive, 1 who leads, 12 the
// world, 7 lower and 7 upper bound of player 0's points, 5 the move.
func (s *offizierSolver) probe(alive uint32, leader, rest int) (low, high int, move uint8, slot int) {
	key := uint64(alive)<<32 | uint64(leader)<<31 | s.world<<19
	slot = int((key ^ key>>29) * 0x9E3779B97F4A7C15 >> (64 - offizierTableBits))
	if e := s.table[slot]; e>>19 == key>>19 {
		return int(e >> 12 & 127), int(e >> 5 & 127), uint8(e & 31), slot
	}
	return 0, rest, 255, slot
}

func (s *offizierSolver) store(slot int, alive uint32, leader, low, high int, move uint8) {
	s.table[slot] = uint64(alive)<<32 | uint64(leader)<<31 | s.world<<19 | uint64(low)<<12 | uint64(high)<<5 | uint64(move&31)
}

// value returns how many card points player 0 takes of the rest alive, when
// leader leads: the null windows narrow around a guess.
func (s *offizierSolver) value(alive uint32, leader, guess, rest int) int {
	low, high := 0, rest
	for low < high {
		need := min(max(guess, low+1), high)
		if s.reaches(alive, leader, need, rest) {
			low = need
			guess = need + 1
		} else {
			high = need - 1
			guess = need - 1
		}
		if s.stopped {
			return guess
		}
	}
	return low
}
