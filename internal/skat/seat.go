package skat

import "fmt"

// Seat is one of the three active players of a deal; zero is none.
type Seat uint8

// The seats, clockwise from the left of the dealer (section 2).
const (
	NoSeat Seat = iota
	Forehand
	Middlehand
	Rearhand
)

// Seats lists the three seats in order of play.
func Seats() [3]Seat { return [3]Seat{Forehand, Middlehand, Rearhand} }

// Next returns the seat to the left, who plays next.
func (s Seat) Next() Seat {
	if s == Rearhand {
		return Forehand
	}
	return s + 1
}

// Index returns 0, 1, 2 for forehand, middlehand, rearhand, as the notations
// count, and -1 for none.
func (s Seat) Index() int { return int(s) - 1 }

// SeatAt returns the seat that notations call i, or NoSeat.
func SeatAt(i int) Seat {
	if i < 0 || i > 2 {
		return NoSeat
	}
	return Seat(i + 1)
}

// String returns the English name.
func (s Seat) String() string {
	if s > Rearhand {
		return fmt.Sprintf("seat %d", uint8(s))
	}
	return [...]string{"nobody", "forehand", "middlehand", "rearhand"}[s]
}
