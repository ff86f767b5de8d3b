package match

import (
	"fmt"

	"github.com/af22046e/skat/internal/offizier"
)

// Length is what ends a session of Offiziersskat.
type Length uint8

// The lengths.
const (
	AnyNumber Length = iota // the players, after any deal
	BestOf                  // more than half of Target deals won; a draw is played again
	ToPoints                // Target points on the sheet
)

// MaxTarget bounds the points that a session may be played to.
const MaxTarget = 9999

// SessionSettings is the rule set of a session. The zero value has the
// defaults of section 11 and any number of deals.
type SessionSettings struct {
	Length    Length                  `json:"length" toml:"length"`
	Target    int                     `json:"target,omitempty" toml:"target,omitempty"` // deals, odd, or points; 0 of AnyNumber
	Kontra    offizier.KontraRule     `json:"kontra" toml:"kontra"`
	Even      offizier.EvenRule       `json:"even" toml:"even"`           // 60:60
	Schneider offizier.SchneiderLimit `json:"schneider" toml:"schneider"` // limit
}

// Rules returns the settings of one deal.
func (s SessionSettings) Rules() offizier.Rules {
	return offizier.Rules{Kontra: s.Kontra, Even: s.Even, Schneider: s.Schneider}
}

// Check tells what makes no sense in the settings.
func (s SessionSettings) Check() error {
	switch {
	case s.Length > ToPoints:
		return fmt.Errorf("length %d: want any number of deals, best of or to points", s.Length)
	case s.Length == AnyNumber && s.Target != 0:
		return fmt.Errorf("target %d: any number of deals has none", s.Target)
	case s.Length == BestOf && (s.Target < 1 || s.Target > MaxDeals/2 || s.Target%2 == 0):
		return fmt.Errorf("best of %d: want an odd number from 1 to %d", s.Target, MaxDeals/2-1)
	case s.Length == ToPoints && (s.Target < 1 || s.Target > MaxTarget):
		return fmt.Errorf("to %d points: want 1 to %d", s.Target, MaxTarget)
	}
	return s.Rules().Check()
}

// decided tells whether somebody with so many deals won and points has won the
// session.
func (s SessionSettings) decided(won, points int) bool {
	switch s.Length {
	case BestOf:
		return won > s.Target/2
	case ToPoints:
		return points >= s.Target
	}
	return false
}
