package coach

import (
	"context"
	"fmt"
	"math"

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

// world returns a sample: a deal that has come to the decision, with the cards
// that the seat knows where it knows them, and the others as the auction and
// the play let them be.
func (s *Study) world(ctx context.Context, sample int) (skat.Deal, error) {
	for n := len(s.worlds); n <= sample; n++ {
		if err := ctx.Err(); err != nil {
			return skat.Deal{}, err
		}
		d, err := s.sample(n)
		if err != nil {
			return skat.Deal{}, err
		}
		s.worlds = append(s.worlds, d)
	}
	return s.worlds[sample], nil
}

const (
	// candidates are what the Expert's reading leaves of a sample's pool; of them
	// the one is taken that Club would have bid with as it was bid.
	candidates = 4
	// doubted is how often a candidate is taken, beside one without doubts, for
	// each seat that Club would have had bid otherwise: people are not Club.
	doubted = 0.1
	// tries bounds how often a sample is drawn anew that could not have come to
	// the decision.
	tries = 100
)

// sample draws from a pool of its own, so that the samples are independent of
// one another and count as what they are.
func (s *Study) sample(n int) (skat.Deal, error) {
	rng := s.source(n)
	for range tries {
		list := s.guesses.Draw(candidates, rng)
		if len(list) == 0 {
			continue
		}
		weights, sum := make([]float64, len(list)), 0.0
		for i := range list {
			weights[i] = math.Pow(doubted, float64(s.doubts(&list[i])))
			sum += weights[i]
		}
		u, i := rng.Float64()*sum, 0
		for ; i < len(list)-1 && u >= weights[i]; i++ {
			u -= weights[i]
		}
		return list[i], nil
	}
	return skat.Deal{}, fmt.Errorf("study: no cards found that could have come to %v's decision", s.view.Seat)
}

// doubts counts the other seats that Club would have had bid otherwise than
// they did in a candidate.
func (s *Study) doubts(d *skat.Deal) int {
	now := skat.New(d.Layout(), d.Rules())
	var odd [3]bool
	for _, a := range d.Actions() {
		if now.Phase() != skat.PhaseAuction {
			break
		}
		if a.Seat != s.view.Seat && a.Seat != s.readOff() {
			v := now.View(a.Seat)
			said := Call(v)
			if a.Kind == skat.KindBid {
				said = int(a.Value)
			}
			if (a.Kind != skat.KindPass) != (said <= s.limit(&v)) {
				odd[a.Seat.Index()] = true
			}
		}
		if now.Apply(a) != nil {
			break // unreachable: it was legal before
		}
	}
	n := 0
	for _, o := range odd {
		if o {
			n++
		}
	}
	return n
}

// readOff is the declarer once he has picked up the skat: what he was dealt
// is only guessed then, and his contract tells more than his bids.
func (s *Study) readOff() skat.Seat {
	if d := s.view.Declarer(); d != skat.NoSeat && s.view.PickedUp(d) {
		return d
	}
	return skat.NoSeat
}
