package coach

import (
	"context"
	"math"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// limitKey is what Club's limit depends on.
type limitKey struct {
	dealt  skat.Cards
	seat   skat.Seat
	rivals int
}

// limit returns bot.Limit, kept for the next time.
func (s *Study) limit(v *skat.View) int {
	key := limitKey{dealt: v.Dealt, seat: v.Seat}
	for _, o := range skat.Seats() {
		if o != v.Seat && v.Spoke(o) {
			key.rivals++
		}
	}
	limit, known := s.limits[key]
	if !known {
		limit = bot.Limit(*v)
		s.limits[key] = limit
	}
	return limit
}

const (
	// doubted is how often a sample is taken all the same for each thing in it
	// that Club would have done otherwise: people are not Club.
	doubted = 0.1
	// tries bounds how many samples are thrown away for one that is taken; then
	// the one that is least in doubt is.
	tries = 10
)

// world returns a sample: a deal that has come to the decision, with the cards
// that the seat knows where it knows them, and the others as the auction and
// the play let them be.
func (s *Study) world(ctx context.Context, sample int) (skat.Deal, error) {
	for n := len(s.worlds); n <= sample; n++ {
		if err := ctx.Err(); err != nil {
			return skat.Deal{}, err
		}
		s.worlds = append(s.worlds, s.sample(n))
	}
	return s.worlds[sample], nil
}

func (s *Study) sample(n int) skat.Deal {
	rng := s.source(n)
	var best skat.Deal
	least := math.MaxInt
	for try := 0; try < tries || least == math.MaxInt && try < 1000*tries; try++ {
		l, laid, ok := s.layOut(rng)
		if !ok {
			continue
		}
		d, doubts, ok := s.replay(l, laid, least)
		if !ok {
			continue
		}
		best, least = d, doubts
		if rng.Float64() < math.Pow(doubted, float64(doubts)) {
			break
		}
	}
	return best
}

// layOut deals what the seat cannot see at random to the others and the skat,
// keeping to what they showed that they do not have. It returns the layout as
// it was dealt, and what the declarer laid away. It fails now and then.
func (s *Study) layOut(rng *rand.Rand) (l skat.Layout, laid skat.Cards, ok bool) {
	v := &s.view
	declarer := v.Declarer()
	in := v.Contract().Game != skat.NoGame // the cards are in three hands of ten
	rest := shuffled(v.Unseen(), rng)
	var hands [3]skat.Cards
	hands[v.Seat.Index()] = v.Hand
	for _, seat := range skat.Seats() {
		if seat == v.Seat {
			continue
		}
		i := seat.Index()
		if seat == declarer && v.Open != 0 {
			hands[i] = v.Open
			continue
		}
		n := 10 - played(v, seat).Len()
		if hands[i], rest = take(rest, n, s.lacks(seat)); hands[i].Len() < n {
			return l, 0, false
		}
	}
	under := skat.NewCards(rest...) // in the skat now
	if declarer == v.Seat && in && v.PickedUp(v.Seat) {
		under = v.Laid
	}
	for _, seat := range skat.Seats() {
		l.Hands[seat.Index()] = hands[seat.Index()] | played(v, seat)
	}
	l.Skat = under
	l.Hands[v.Seat.Index()] = v.Dealt
	switch {
	case declarer == v.Seat && v.PickedUp(v.Seat):
		l.Skat, laid = v.Found, v.Laid
	case declarer != skat.NoSeat && v.PickedUp(declarer):
		// What the declarer found is any two of his twelve.
		i := declarer.Index()
		twelve := shuffled(l.Hands[i]|under, rng)
		l.Skat, laid = skat.NewCards(twelve[:2]...), under
		l.Hands[i] = skat.NewCards(twelve[2:]...)
	}
	return l, laid, l.Check() == nil
}

// replay brings a layout to the decision by what happened, and counts what
// Club would have done otherwise: as long as that is less than least.
func (s *Study) replay(l skat.Layout, laid skat.Cards, least int) (d skat.Deal, doubts int, ok bool) {
	d = skat.New(l, s.view.Rules())
	for _, a := range s.view.Actions() {
		other := a.Seat != s.view.Seat
		switch {
		case other && d.Phase() == skat.PhaseAuction:
			v := d.View(a.Seat)
			said := v.Bid()
			if a.Kind == skat.KindBid {
				said = int(a.Value)
			} else if a.Kind == skat.KindPass {
				said = Call(v)
			}
			if (a.Kind != skat.KindPass) != (said <= s.limit(&v)) {
				doubts++
			}
		case a.Kind == skat.KindDiscard && other:
			a.Cards = laid
			v := d.View(a.Seat)
			if c := s.view.Contract(); c.Game != skat.NoGame && bot.Contract(v).Game != c.Game {
				doubts++
			} else if c.Game != skat.NoGame && bot.Lay(c, v.Hand) != laid {
				doubts++
			}
		}
		if doubts >= least || d.Apply(a) != nil {
			return d, 0, false
		}
	}
	return d, doubts, d.ToMove() == s.view.Seat
}

// played returns the cards that a seat has played.
func played(v *skat.View, seat skat.Seat) skat.Cards {
	var cards skat.Cards
	for i := 0; i <= v.Tricks() && i < 10; i++ {
		cards = cards.With(v.TrickAt(i).By(seat))
	}
	return cards
}

// lacks returns the cards that a seat cannot have because it did not follow.
func (s *Study) lacks(seat skat.Seat) skat.Cards {
	var none skat.Cards
	v, g := &s.view, s.view.Contract().Game
	for i := 0; i <= v.Tricks() && i < 10; i++ {
		t := v.TrickAt(i)
		led := t.Cards[0]
		if c := t.By(seat); led != skat.NoCard && c != skat.NoCard && !g.SameSuit(led).Has(c) {
			none |= g.SameSuit(led)
		}
	}
	return none
}

// shuffled returns cards in random order.
func shuffled(cards skat.Cards, rng *rand.Rand) []skat.Card {
	list := make([]skat.Card, 0, 32)
	for c := range cards.All() {
		list = append(list, c)
	}
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// take takes the first n cards that are not barred, fewer when there are not
// so many, and returns the rest too.
func take(cards []skat.Card, n int, barred skat.Cards) (taken skat.Cards, rest []skat.Card) {
	for _, c := range cards {
		if taken.Len() < n && !barred.Has(c) {
			taken = taken.With(c)
		} else {
			rest = append(rest, c)
		}
	}
	return taken, rest
}
