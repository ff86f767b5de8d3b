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
	nodes   int      // visited
	limit   int      // of these
	stopped bool     // the limit is reached: answers mean nothing
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
	return s.reaches(s.trick(alive, leader, c, d, need, rest))
}

// trick returns the position after leader led c and the other played d.
func (s *offizierSolver) trick(alive uint32, leader, c, d, need, rest int) (uint32, int, int, int) {
	got := int(s.points[c] + s.points[d])
	winner := leader
	if s.beats(d, c) {
		winner = 1 - leader
	}
	if winner == 0 {
		need -= got
	}
	return alive &^ (1<<c | 1<<d), winner, need, rest - got
}

// answers tells whether the table knows already that d, played to c, is good
// enough for who plays it.
func (s *offizierSolver) answers(alive uint32, leader, c, d, need, rest int) bool {
	next, winner, need, rest := s.trick(alive, leader, c, d, need, rest)
	low, high, _, _ := s.probe(next, winner, rest)
	if leader == 1 {
		return low >= need
	}
	return high < need
}

// beats tells whether d, played second, wins against c.
func (s *offizierSolver) beats(d, c int) bool {
	return d > c && (s.class[c]|s.trumps)>>d&1 == 1
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
