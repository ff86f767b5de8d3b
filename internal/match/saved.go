package match

import (
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

// Saved is a match as it is kept: enough to be exactly there again. Deals are
// the lines of [skat.Deal.String], the last one perhaps unfinished.
type Saved struct {
	Settings Settings
	Seed     uint64
	Players  []Player
	First    int // the first dealer
	Practice bool
	Hints    int
	Refused  []RefusedClaim // nil: none
	Deals    []string
}

// Save returns the match as it is kept.
func (m *Match) Save() Saved {
	s := Saved{Settings: m.settings, Seed: m.seed, Players: m.Players(), First: m.first, Practice: m.practice, Hints: m.hints, Refused: m.Refused()}
	for i := range m.deals {
		s.Deals = append(s.Deals, m.deals[i].String())
	}
	return s
}

// Line returns the current deal as Save keeps it.
func (m *Match) Line() string { return m.current().String() }

// Restore replays a saved match. Each deal before the last must be over.
func Restore(s Saved) (*Match, error) {
	m, err := empty(s.Settings, s.Seed, s.Players)
	if err != nil {
		return nil, err
	}
	if s.First < 0 || s.First >= s.Settings.Table {
		return nil, fmt.Errorf("first dealer %d: want 0 to %d", s.First, s.Settings.Table-1)
	}
	if s.Hints < 0 {
		return nil, fmt.Errorf("%d hints: want 0 or more", s.Hints)
	}
	if len(s.Deals) == 0 || len(s.Deals) > s.Settings.Deals {
		return nil, fmt.Errorf("%d deals: want 1 to %d", len(s.Deals), s.Settings.Deals)
	}
	m.first, m.practice, m.hints = s.First, s.Practice, s.Hints
	for i, line := range s.Deals {
		d, err := skat.ParseDeal(line, s.Settings.Rules(m.BockLeft() > 0))
		if err != nil {
			return nil, fmt.Errorf("deal %d: %w", i+1, err)
		}
		if i+1 < len(s.Deals) && d.Phase() != skat.PhaseDone {
			return nil, fmt.Errorf("deal %d is not over, yet another follows", i+1)
		}
		m.deals = append(m.deals, d)
	}
	for _, c := range s.Refused {
		if err := c.check(m.deals); err != nil {
			return nil, err
		}
		m.refused = append(m.refused, c)
	}
	return m, nil
}
