package solver

import "math/bits"

// A tally says of the cards alive in one column, or in all of them together,
// what the leader's side is sure of when a given seat leads, packed so that
// the tallies of columns can be added:
//
//	bits  0–6   card points alive
//	bits  7–27  card points of the tricks that the leader cashes, 7 bits for
//	            each of three cases
//	bits 28–39  how many tricks these are, 4 bits for each case
//	bits 40–60  card points of the leader's other cards, 7 bits for each case
//	bit  63     set: the tally has been made
//
// The cases: opponents may ruff; no opponent has a trump; the leader first
// draws all trumps, after which the opponents' cards are anybody's guess.
type tally uint64

const (
	mayRuff = iota
	noTrumps
	drawing
)

const made tally = 1 << 63

func (t tally) points() int       { return int(t & 127) }
func (t tally) gain(c uint) int   { return int(t >> (7 + 7*c) & 127) }
func (t tally) tricks(c uint) int { return int(t >> (28 + 4*c) & 15) }
func (t tally) rest(c uint) int   { return int(t >> (40 + 7*c) & 127) }

func (t tally) with(c uint, gain, tricks, rest int) tally {
	return t | tally(gain)<<(7+7*c) | tally(tricks)<<(28+4*c) | tally(rest)<<(40+7*c)
}

// tallies holds the tallies of one leader by column and cards alive, made when
// first asked for. The last column includes the jacks.
type tallies struct {
	suit [3][1 << column]tally
	last [1 << 11]tally
}

// tally returns the sum over all columns for a leader.
func (s *search) tally(leader int, alive uint32) tally {
	t := &s.tallies[leader]
	a, b, c, d := t.suit[0][alive&plain], t.suit[1][alive>>7&plain], t.suit[2][alive>>14&plain], t.last[alive>>21]
	if a&b&c&d&made == 0 {
		return s.tallyAnew(leader, alive)
	}
	return a + b + c + d
}

func (s *search) tallyAnew(leader int, alive uint32) tally {
	t := &s.tallies[leader]
	var sum tally
	for i := range t.suit {
		w := &t.suit[i][alive>>(column*i)&plain]
		if *w&made == 0 {
			*w = s.cash(leader, alive&(plain<<(column*i)), false) | made
		}
		sum += *w
	}
	w := &t.last[alive>>21]
	if *w&made == 0 {
		last := alive >> 21 << 21
		*w = s.cash(leader, last&s.trumps, true) + s.cash(leader, last&^s.trumps, false) | made
	}
	return sum + *w
}

// cash makes the tally of one suit, or of the trumps, for the cards alive in
// it. The leader's run are his cards above all others. A run of k plain cards
// takes k tricks, or as many as each opponent must follow while one may ruff;
// once the others have none left all the leader's cards are as good. He plays
// his richest of these, opponents their cheapest cards, a partner his richest.
func (s *search) cash(leader int, alive uint32, trumps bool) tally {
	own := alive & s.hands[leader]
	n := bits.OnesCount32(own)
	w := tally(points(alive))
	if n == 0 {
		return w
	}
	run := above(own, alive&^own)
	k := bits.OnesCount32(run)

	var partner uint32
	opponents := [2]uint32{alive & s.hands[0], 0}
	if leader == 0 {
		opponents = [2]uint32{alive & s.hands[1], alive & s.hands[2]}
	} else {
		partner = alive & s.hands[3-leader]
	}
	must := bits.OnesCount32(opponents[0]) // rounds that every opponent follows
	if leader == 0 {
		must = min(must, bits.OnesCount32(opponents[1]))
	}
	longest := max(bits.OnesCount32(opponents[0]), bits.OnesCount32(opponents[1]), bits.OnesCount32(partner))

	good, r := run, k
	if longest <= k {
		good, r = own, n
	}
	gain := func(good uint32, r int) int {
		return richest(good, r) + cheapest(opponents[0], r) + cheapest(opponents[1], r) + richest(partner, r)
	}
	rest := points(own) - richest(good, r)
	if trumps {
		g := gain(good, r)
		return w.with(mayRuff, g, r, rest).with(noTrumps, g, r, rest).with(drawing, g, r, rest)
	}
	w = w.with(noTrumps, gain(good, r), r, rest).with(drawing, richest(good, r), r, rest)
	r = min(k, must)
	return w.with(mayRuff, gain(run, r), r, points(own)-richest(run, r))
}
