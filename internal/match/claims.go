package match

import (
	"fmt"
	"slices"

	"github.com/af22046e/skat/internal/skat"
)

// A RefusedClaim is a claim of all further tricks that was not certain and so
// changed nothing; a review refutes it.
type RefusedClaim struct {
	Deal   int       `json:"deal"`   // from 1
	Before int       `json:"before"` // actions of the deal that came before it
	Seat   skat.Seat `json:"seat"`
}

// NoteRefused notes that a claim in the current deal was refused. Undo takes it
// back with what went before it.
func (m *Match) NoteRefused(seat skat.Seat) {
	d := m.current()
	c := RefusedClaim{Deal: m.Number(), Before: len(d.Actions()), Seat: seat}
	if !slices.Contains(m.refused, c) {
		m.refused = append(m.refused, c)
	}
}

// Refused returns the claims that were refused in this match.
func (m *Match) Refused() []RefusedClaim { return slices.Clone(m.refused) }

// forgetRefused drops the claims of the current deal after its first actions.
func (m *Match) forgetRefused(actions int) {
	m.refused = slices.DeleteFunc(m.refused, func(c RefusedClaim) bool { return c.Deal == m.Number() && c.Before > actions })
	if len(m.refused) == 0 {
		m.refused = nil // as if there had been none
	}
}

// check tells what is wrong with a claim that was kept.
func (c RefusedClaim) check(deals []skat.Deal) error {
	switch {
	case c.Deal < 1 || c.Deal > len(deals):
		return fmt.Errorf("a claim in deal %d: want 1 to %d", c.Deal, len(deals))
	case c.Before < 0 || c.Before > len(deals[c.Deal-1].Actions()):
		return fmt.Errorf("a claim after %d actions of deal %d: want 0 to %d", c.Before, c.Deal, len(deals[c.Deal-1].Actions()))
	case c.Seat < skat.Forehand || c.Seat > skat.Rearhand:
		return fmt.Errorf("a claim of seat %d: want 1 to 3", c.Seat)
	}
	return nil
}
