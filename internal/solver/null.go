package solver

import (
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// nullSearch solves Null: can the declarer avoid every trick? Cards are eight
// bits a suit, 7 8 9 T J Q K A; seats are counted from the declarer, and a
// position is the set of cards alive and the leader, as in search. Points do
// not matter, so positions of one shape have one value.
type nullSearch struct {
	hands   [3]uint32
	shape   [4][256]uint8
	safe    [4][256]bool // by suit and cards alive
	alive   uint32       // the position taken up by prepare
	trick   trick
	table   nullTable
	killers [11][3]uint8 // by cards in hand and place in the trick
	budget
}

func newNullSearch() *nullSearch { return &nullSearch{table: newNullTable()} }

// prepare implements engine.
func (s *nullSearch) prepare(p Position) {
	var hands [3]uint32
	d := p.Declarer.Index()
	for i := range hands {
		hands[i] = nullPack(p.Hands[(d+i)%3])
	}
	s.alive = hands[0] | hands[1] | hands[2]
	s.trick = trick{leader: (p.Trick.Leader.Index() + 3 - d) % 3, n: p.Trick.Len()}
	if s.trick.n > 0 {
		s.trick.c0 = top(nullPack(skat.NewCards(p.Trick.Cards[0])))
		hands[s.trick.leader] |= 1 << s.trick.c0
	}
	if s.trick.n > 1 {
		s.trick.c1 = top(nullPack(skat.NewCards(p.Trick.Cards[1])))
		hands[next(s.trick.leader)] |= 1 << s.trick.c1
	}
	if descends(&hands, &s.hands) {
		return
	}
	s.hands = hands
	for i := range s.shape {
		leftmost(s.shape[i][:], &hands, uint(8*i))
		s.markSafe(i)
	}
	s.table.forget()
	for i := range s.killers {
		s.killers[i] = [3]uint8{none, none, none}
	}
}

// markSafe finds the suits in which the declarer never has to take a trick that
// another leads: under his i-th lowest card there are at most i-1 cards of the
// defenders, so he can always play one under theirs.
func (s *nullSearch) markSafe(suit int) {
	mine := s.hands[0] >> (8 * suit) & 255
	theirs := (s.hands[1] | s.hands[2]) >> (8 * suit) & 255
	all := mine | theirs
	safe := &s.safe[suit]
	safe[0] = true
	for set := all & -all; set != 0; set = (set - all) & all {
		high := uint32(1) << top(set)
		low := set &^ high
		safe[set] = safe[low] &&
			(high&mine == 0 || bits.OnesCount32(low&theirs) <= bits.OnesCount32(low&mine))
	}
}

// bound implements engine.
func (s *nullSearch) bound(int) int {
	ok := false
	if s.trick.n == 0 {
		ok = s.lead(s.alive, s.trick.leader)
	} else {
		seat := next(s.trick.leader)
		if s.trick.n == 2 {
			seat = next(seat)
		}
		s.nodes++
		ok = s.play(s.alive, seat, s.trick, bits.OnesCount32(s.alive&s.hands[seat]))
	}
	if ok {
		return 1
	}
	return 0
}

// lead tells whether the declarer is safe at the start of a trick.
func (s *nullSearch) lead(alive uint32, leader int) bool {
	s.nodes++
	if s.nodes >= s.limit && s.exhausted() {
		return false
	}
	a, b, c, d := alive&255, alive>>8&255, alive>>16&255, alive>>24
	if leader != 0 && s.safe[0][a] && s.safe[1][b] && s.safe[2][c] && s.safe[3][d] {
		return true
	}
	hand := alive & s.hands[leader]
	if hand == 0 {
		return true
	}
	id := s.table.id(uint32(s.shape[0][a])|uint32(s.shape[1][b])<<8|uint32(s.shape[2][c])<<16|uint32(s.shape[3][d])<<24, leader)
	if ok, known := s.table.get(id); known {
		return ok
	}
	n := bits.OnesCount32(hand)
	if leader != 0 && s.caught(alive, leader) {
		return false
	}
	ok := s.play(alive, leader, trick{leader: leader}, n)
	if s.nodes < s.limit {
		s.table.put(id, ok, n)
	}
	return ok
}

// caught tells that a defender on lead can make the declarer take the trick: in
// some suit both defenders have a card below all of the declarer's, or the
// leader has and the other follows no more.
func (s *nullSearch) caught(alive uint32, leader int) bool {
	d, own, partner := alive&s.hands[0], alive&s.hands[leader], alive&s.hands[3-leader]
	for suit := uint32(255); suit != 0; suit <<= 8 {
		low := d & suit
		low = (low & -low) - 1 // all cards below
		if low != ^uint32(0) && own&suit&low != 0 && (partner&suit == 0 || partner&suit&low != 0) {
			return true
		}
	}
	return false
}

// play lets seat play to the trick, with n cards in hand.
func (s *nullSearch) play(alive uint32, seat int, tr trick, n int) bool {
	m := s.hands[seat] & alive
	others := alive &^ m
	beat := uint8(0) // the card to beat, of the suit led
	if tr.n > 0 {
		others |= 1 << tr.c0
		beat = tr.c0
		if f := m & (255 << (tr.c0 &^ 7)); f != 0 {
			m = f
		}
	}
	if tr.n == 2 {
		others |= 1 << tr.c1
		if tr.c1&^7 == tr.c0&^7 {
			beat = max(beat, tr.c1)
		}
	}
	var c choice
	s.order(&c, m, others, alive, seat, tr, beat)
	for rest := c.cards; rest != 0; {
		x := c.next(rest)
		rest &^= 1 << x
		var ok bool
		left := alive &^ (1 << x)
		switch tr.n {
		case 0:
			s.nodes++
			ok = s.play(left, next(seat), trick{tr.leader, 1, x, 0}, n)
		case 1:
			s.nodes++
			ok = s.play(left, next(seat), trick{tr.leader, 2, tr.c0, x}, n)
		default:
			winner := tr.leader
			if x&^7 == tr.c0&^7 && x > beat {
				winner = seat
			} else if beat != tr.c0 {
				winner = next(winner)
			}
			ok = winner != 0 && s.lead(left, winner)
		}
		if ok == (seat == 0) {
			s.killers[n][tr.n] = x
			return ok
		}
	}
	return seat != 0
}

// order fills the choice among the cards m, one of each run, with the likeliest
// to decide first.
func (s *nullSearch) order(c *choice, m, others, alive uint32, seat int, tr trick, beat uint8) {
	n := bits.OnesCount32(s.hands[seat] & alive)
	for rest := m; rest != 0; {
		high := top(rest)
		suit := uint32(255) << (high &^ 7)
		run := above(rest&suit, others&suit&(1<<high-1))
		rest &^= run
		x := uint8(bits.TrailingZeros32(run))
		rank := int32(x & 7)
		follows := tr.n > 0 && x&^7 == tr.c0&^7
		var score int32
		switch {
		case seat == 0 && follows && x > beat:
			if tr.n == 2 {
				continue // takes the trick
			}
			score = -rank
		case seat == 0 && follows:
			score = 100 + rank // as high as stays under
		case seat == 0 && tr.n > 0:
			score = rank // get rid of high cards
		case seat == 0:
			a, b := s.hands[1]&alive&suit, s.hands[2]&alive&suit
			if a&-a < 1<<x && b&-b < 1<<x {
				continue // both can stay under it or do not follow
			}
			score = -rank
		case tr.n == 0 && s.hands[0]&alive&suit == 0:
			score = -20
		case tr.n == 0:
			score = 20 - rank
		case follows:
			score = 10 - rank
		default:
			score = rank
		}
		if x == s.killers[n][tr.n] {
			score += 1000
		}
		c.cards |= 1 << x
		c.score[x&31] = score
	}
}

// nullRank is the place of a byte of skat.Cards, a suit's ranks 7 8 9 Q K T A J, in
// the order of Null.
var nullByte = func() (t [256]uint8) {
	for b := range t {
		for i, to := range [8]uint8{0, 1, 2, 5, 6, 3, 7, 4} {
			t[b] |= uint8(b) >> i & 1 << to
		}
	}
	return t
}()

func nullPack(cards skat.Cards) uint32 {
	return uint32(nullByte[cards&255]) | uint32(nullByte[cards>>8&255])<<8 |
		uint32(nullByte[cards>>16&255])<<16 | uint32(nullByte[cards>>24])<<24
}
