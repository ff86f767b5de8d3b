package offizier

import "fmt"

// Seat is one of the two players of a deal; zero is none.
type Seat uint8

// The seats.
const (
	NoSeat   Seat = iota
	Forehand      // names the game and leads to the first trick
	Dealer
)

// Seats lists the two seats in order of play.
func Seats() [2]Seat { return [2]Seat{Forehand, Dealer} }

// Other returns the opponent, NoSeat of NoSeat.
func (s Seat) Other() Seat {
	switch s {
	case Forehand:
		return Dealer
	case Dealer:
		return Forehand
	}
	return NoSeat
}

// Index returns 0 for forehand, 1 for the dealer, −1 for none.
func (s Seat) Index() int { return int(s) - 1 }

// SeatAt returns the seat whose index is i, or NoSeat.
func SeatAt(i int) Seat {
	if i < 0 || i > 1 {
		return NoSeat
	}
	return Seat(i + 1)
}

func (s Seat) sits() bool { return s == Forehand || s == Dealer }

// String returns the English name.
func (s Seat) String() string {
	if s > Dealer {
		return fmt.Sprintf("seat %d", uint8(s))
	}
	return [...]string{"nobody", "forehand", "dealer"}[s]
}
