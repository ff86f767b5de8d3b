package store_test

import (
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
)

// clock is a time that moves on a second each time somebody looks.
type clock struct{ at time.Time }

func newClock() *clock { return &clock{time.Date(2026, 1, 2, 15, 4, 5, 0, time.UTC)} }

func (c *clock) now() time.Time {
	c.at = c.at.Add(time.Second)
	return c.at
}

// open opens the store in a folder and expects no notices.
func open(t testing.TB, folder string) *store.Store { return openWith(t, folder, newClock()) }

func openWith(t testing.TB, folder string, c *clock) *store.Store {
	t.Helper()
	s, notices, err := store.Open(path(folder), c.now)
	require.NoError(t, err)
	require.Empty(t, notices)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func path(folder string) string { return filepath.Join(folder, "skat.db") }

var names = []match.Player{{Name: "Ada"}, {Name: "Bert", Bot: "club"}, {Name: "Cleo", Bot: "novice"}, {Name: "Dora", Bot: "club"}}

func newMatch(t testing.TB, s match.Settings, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(s, seed, names[:s.Table])
	require.NoError(t, err)
	return m
}

// step does the next thing in a match that is not over: it deals, or plays a
// legal action by chance, seldom calling and seldom giving up.
func step(t testing.TB, m *match.Match, rng *rand.Rand) {
	t.Helper()
	if m.DealOver() {
		require.NoError(t, m.Next())
		return
	}
	view := m.View(m.ToMove())
	legal := view.Legal()
	action := legal[rng.IntN(len(legal))]
	if view.Phase() == skat.PhaseAuction && rng.IntN(3) > 0 {
		action = legal[len(legal)-1] // pass
		if view.Bid() == 0 && rng.IntN(2) > 0 && len(legal) > 2 {
			action = legal[0] // 18
		}
	}
	if view.CanConcede() && rng.IntN(20) == 0 {
		action = skat.Concede(view.Seat)
	}
	require.NoError(t, m.Apply(action))
}

// playOut plays a match to its end and calls each after every step.
func playOut(t testing.TB, m *match.Match, rng *rand.Rand, each func()) {
	t.Helper()
	for !m.Over() {
		step(t, m, rng)
		each()
	}
}

// dump is every row of the matches' tables.
func dump(t testing.TB, s *store.Store) (all []string) {
	t.Helper()
	rows, err := s.DB().Query(`SELECT format('%s %s %s %s %s %s', id, state, settings, players, seed, totals) FROM matches
		UNION ALL SELECT format('%s %s %s', match, deal, layout) FROM deals
		UNION ALL SELECT format('%s %s %s %s', match, deal, seq, action) FROM actions
		UNION ALL SELECT format('%s %s %s', match, deal, score) FROM results`)
	require.NoError(t, err)
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var line string
		require.NoError(t, rows.Scan(&line))
		all = append(all, line)
	}
	require.NoError(t, rows.Err())
	return all
}
