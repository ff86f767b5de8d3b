package match

import (
	"math/rand/v2"

	"github.com/af22046e/skat/internal/skat"
)

// nobody is the player number of an absent player.
const nobody = -1

// Seating is who sits where in one deal: Dealer, and the player of each seat
// by Seat.Index. At a table of four the dealer has no seat.
type Seating struct {
	Dealer  int
	Players [3]int
}

// seating returns deal n's (from 1) at a table of size players, when first
// dealt the first: the deal moves on clockwise (section 2).
func seating(size, first, n int) Seating {
	s := Seating{Dealer: (first + n - 1) % size}
	for i := range s.Players {
		s.Players[i] = (s.Dealer + 1 + i) % size
	}
	return s
}

// Seat returns a player's seat, NoSeat for one who sits out.
func (s Seating) Seat(player int) skat.Seat {
	for i, p := range s.Players {
		if p == player {
			return skat.SeatAt(i)
		}
	}
	return skat.NoSeat
}

// Player returns who sits at a seat, −1 for NoSeat.
func (s Seating) Player(seat skat.Seat) int {
	if seat == skat.NoSeat || seat > skat.Rearhand {
		return nobody
	}
	return s.Players[seat.Index()]
}

// firstDealer draws who deals first.
func firstDealer(seed uint64, table int) int {
	return int(rand.NewPCG(seed, 0).Uint64() % uint64(table))
}

// Layout returns the cards of deal n (from 1) of the match with that seed.
func Layout(seed uint64, n int) skat.Layout {
	return skat.DealPack(skat.Shuffle(rand.NewPCG(seed, uint64(n))))
}
