package match

import (
	"fmt"

	"github.com/af22046e/skat/internal/offizier"
)

// SavedSession is a session as it is kept: enough to be exactly there again.
// Deals are the lines of [offizier.Deal.String], the last one perhaps
// unfinished.
type SavedSession struct {
	Settings SessionSettings
	Seed     uint64
	Players  [2]Player
	First    int // the first dealer
	Practice bool
	Deals    []string
}

// Save returns the session as it is kept.
func (m *Session) Save() SavedSession {
	s := SavedSession{Settings: m.settings, Seed: m.seed, Players: m.players, First: m.first, Practice: m.practice}
	for i := range m.deals {
		s.Deals = append(s.Deals, m.deals[i].String())
	}
	return s
}

// Line returns the current deal as Save keeps it.
func (m *Session) Line() string { return m.current().String() }

// RestoreSession replays a saved session. Each deal before the last must be
// over and must not have decided the session.
func RestoreSession(s SavedSession) (*Session, error) {
	if err := s.Settings.Check(); err != nil {
		return nil, err
	}
	if s.First < 0 || s.First > 1 {
		return nil, fmt.Errorf("first dealer %d: want 0 or 1", s.First)
	}
	if len(s.Deals) == 0 || len(s.Deals) > MaxDeals {
		return nil, fmt.Errorf("%d deals: want 1 to %d", len(s.Deals), MaxDeals)
	}
	m := &Session{settings: s.Settings, seed: s.Seed, players: s.Players, first: s.First, practice: s.Practice}
	for i, line := range s.Deals {
		if i > 0 && (!m.DealOver() || m.Over()) {
			return nil, fmt.Errorf("deal %d is not over or decided the session, yet another follows", i)
		}
		d, err := offizier.ParseDeal(line, s.Settings.Rules())
		if err != nil {
			return nil, fmt.Errorf("deal %d: %w", i+1, err)
		}
		m.deals = append(m.deals, d)
	}
	return m, nil
}
