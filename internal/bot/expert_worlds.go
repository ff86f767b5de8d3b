package bot

import (
	"math/bits"
	"math/rand/v2"
	"sort"

	"github.com/af22046e/skat/internal/skat"
)

// A world is one way in which the cards may lie, and how likely it is beside
// others.
type world struct {
	hands     [3]skat.Cards // in hand now, by Seat.Index
	skat      skat.Cards    // laid, or untouched
	weight    float64
	logarithm float64
}

// dealt returns the ten cards with which a seat came into the play.
func (w *world) dealt(v *skat.View, s skat.Seat) skat.Cards {
	hand := w.hands[s.Index()]
	for i := 0; i <= v.Tricks() && i < 10; i++ {
		hand = hand.With(v.TrickAt(i).By(s))
	}
	return hand
}

// A worldDealer deals worlds that agree with all a seat knows for certain,
// every one of them equally likely. Cards that may lie in the same places form
// a class; how many of a class go where is drawn first, in proportion to the
// number of worlds that this leaves, and then which.
type worldDealer struct {
	base    world
	places  [3]int // the hands, by Seat.Index, or skatPlace
	room    [3]int // cards that are yet to come there
	classes [8]skat.Cards
	splits  []worldSplit
	total   float64 // number of worlds
}

// worldSplit is how many cards of the classes with two places go to the first
// of them; with that all numbers are given.
type worldSplit struct {
	first [8]int
	upTo  float64 // worlds of this split and those before
}

// newWorldDealer takes up what memory knows.
func newWorldDealer(m *memory) worldDealer {
	var d worldDealer
	d.base.hands[m.me.Index()] = m.hand
	if m.me == m.declarer && m.me != skat.NoSeat {
		d.base.skat = m.v.Laid
	}
	n := 0
	for p := range m.may {
		if p == m.me.Index() {
			continue
		}
		d.put(&d.base, p, m.fixed[p])
		if m.free[p] > 0 {
			d.places[n], d.room[n] = p, int(m.free[p])
			for c := range (m.may[p] &^ m.fixed[p]).All() {
				d.admit(c, n)
			}
			n++
		}
	}
	d.split()
	return d
}

// admit notes that c may be in place i as well.
func (d *worldDealer) admit(c skat.Card, i int) {
	k := 0
	for j, set := range d.classes {
		if set.Has(c) {
			k = j
			d.classes[j] = set.Without(c)
		}
	}
	k |= 1 << i
	d.classes[k] = d.classes[k].With(c)
}

func (d *worldDealer) put(w *world, place int, cards skat.Cards) {
	if place == skatPlace {
		w.skat |= cards
		return
	}
	w.hands[place] |= cards
}

// The classes with two places, and those places.
var pairClasses = [3][3]int{{3, 0, 1}, {5, 0, 2}, {6, 1, 2}}

// split lists all ways to split the classes.
func (d *worldDealer) split() {
	var s worldSplit
	n3, n5, n6 := d.classes[3].Len(), d.classes[5].Len(), d.classes[6].Len()
	for s.first[3] = 0; s.first[3] <= n3; s.first[3]++ {
		for s.first[5] = 0; s.first[5] <= n5; s.first[5]++ {
			for s.first[6] = 0; s.first[6] <= n6; s.first[6]++ {
				left := d.left(&s)
				if left[0] < 0 || left[1] < 0 || left[2] < 0 {
					continue
				}
				n := ways(n3, s.first[3]) * ways(n5, s.first[5]) * ways(n6, s.first[6]) *
					ways(left[0]+left[1]+left[2], left[0]) * ways(left[1]+left[2], left[1])
				d.total += n
				s.upTo = d.total
				d.splits = append(d.splits, s)
			}
		}
	}
}

// left returns what room a split leaves for cards that may lie anywhere.
func (d *worldDealer) left(s *worldSplit) [3]int {
	left := d.room
	for i := range left {
		left[i] -= d.classes[1<<i].Len()
	}
	for _, c := range pairClasses {
		left[c[1]] -= s.first[c[0]]
		left[c[2]] -= d.classes[c[0]].Len() - s.first[c[0]]
	}
	return left
}

// ways returns the number of ways to choose k of n cards.
func ways(n, k int) float64 {
	r := 1.0
	for i := 1; i <= k; i++ {
		r = r * float64(n-k+i) / float64(i)
	}
	return r
}

// draw deals one world.
func (d *worldDealer) draw(rng *rand.Rand) world {
	w := d.base
	if len(d.splits) == 0 {
		return w
	}
	u := rng.Float64() * d.total
	i := sort.Search(len(d.splits), func(i int) bool { return d.splits[i].upTo > u })
	s := &d.splits[min(i, len(d.splits)-1)]
	for i := range d.places {
		d.put(&w, d.places[i], d.classes[1<<i])
	}
	for _, c := range pairClasses {
		part := drawCards(d.classes[c[0]], s.first[c[0]], rng)
		d.put(&w, d.places[c[1]], part)
		d.put(&w, d.places[c[2]], d.classes[c[0]]&^part)
	}
	left := d.left(s)
	rest := d.classes[7]
	for i := range left {
		part := drawCards(rest, left[i], rng)
		d.put(&w, d.places[i], part)
		rest &^= part
	}
	w.weight = 1
	return w
}

// drawCards draws n cards of a set.
func drawCards(set skat.Cards, n int, rng *rand.Rand) skat.Cards {
	size := set.Len()
	if 2*n > size {
		return set &^ drawCards(set, size-n, rng)
	}
	var part skat.Cards
	for ; n > 0; n-- {
		rest := uint32(set &^ part)
		for k := rng.IntN(size); k > 0; k-- {
			rest &= rest - 1
		}
		part |= skat.Cards(1 << bits.TrailingZeros32(rest))
		size--
	}
	return part
}

// all appends every world there is.
func (d *worldDealer) all(list []world) []world {
	var loose skat.Cards
	for _, c := range d.classes[1:] {
		loose |= c
	}
	w := d.base
	w.weight = 1
	return d.enumerate(list, w, loose, d.room)
}

func (d *worldDealer) enumerate(list []world, w world, loose skat.Cards, room [3]int) []world {
	if loose == 0 {
		return append(list, w)
	}
	c := loose.First()
	for i := range room {
		if room[i] == 0 || !d.admits(c, i) {
			continue
		}
		next := w
		d.put(&next, d.places[i], skat.NewCards(c))
		room[i]--
		list = d.enumerate(list, next, loose.Without(c), room)
		room[i]++
	}
	return list
}

func (d *worldDealer) admits(c skat.Card, i int) bool {
	for k, set := range d.classes {
		if set.Has(c) {
			return k>>i&1 == 1
		}
	}
	return false
}

// worlds returns n worlds at most: all when there are no more than the
// candidates, else as many candidates drawn. weigh gives the logarithm of how
// likely a world is; of more than n the likelier stay oftener.
func (d *worldDealer) worlds(n, candidates int, rng *rand.Rand, weigh func(*world) float64) []world {
	var list []world
	if d.total <= float64(candidates) {
		list = d.all(make([]world, 0, int(d.total)+1))
	} else {
		list = make([]world, candidates)
		for i := range list {
			list[i] = d.draw(rng)
		}
	}
	weighAll(list, weigh)
	return thin(list, n, rng)
}

// thin draws n of more worlds in proportion to their weights: evenly spaced
// over the running sum, so that a world stays about as often as it is likely.
func thin(list []world, n int, rng *rand.Rand) []world {
	if len(list) <= n {
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		return list
	}
	sum := 0.0
	for i := range list {
		sum += list[i].weight
	}
	kept := make([]world, 0, n)
	step := sum / float64(n)
	next, upTo := rng.Float64()*step, 0.0
	for i := range list {
		upTo += list[i].weight
		hits := 0.0
		for next < upTo {
			hits++
			next += step
		}
		if hits > 0 {
			w := list[i]
			w.weight = hits
			kept = append(kept, w)
		}
	}
	rng.Shuffle(len(kept), func(i, j int) { kept[i], kept[j] = kept[j], kept[i] })
	return kept
}
