package tui

import (
	"database/sql"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

// keptMatch puts a match, over or not, into a store and returns its number.
func keptMatch(t testing.TB, s *store.Store, m *match.Match) int64 {
	t.Helper()
	running, err := s.Begin(m)
	require.NoError(t, err)
	require.NoError(t, running.Save(m))
	require.NoError(t, running.Close())
	return running.ID()
}

// keptSession is a session of n deals by chance, in a store.
func keptSession(t testing.TB, s *store.Store, seed uint64, n int) int64 {
	t.Helper()
	m, err := match.NewSession(match.SessionSettings{}, seed, [2]match.Player{{}, {Name: "Abel", Bot: "club"}})
	require.NoError(t, err)
	running, err := s.BeginSession(m)
	require.NoError(t, err)
	rng := rand.New(rand.NewPCG(seed, 1))
	for m.Number() < n || !m.DealOver() {
		if m.DealOver() {
			require.NoError(t, m.Next())
			continue
		}
		v := m.View(m.ToMove())
		legal := v.Legal()
		a := legal[rng.IntN(len(legal))]
		require.NoError(t, m.Apply(a))
	}
	require.NoError(t, running.Save(m))
	require.NoError(t, running.Finish(m))
	require.NoError(t, running.Close())
	return running.ID()
}

// historyEnv is an environment with a short history: a Standard match, twelve
// deals of pub rules, a match that goes on, and a session of Offiziersskat.
func historyEnv(t testing.TB, l look) *Env {
	t.Helper()
	e := testEnv(l)
	at := time.Date(2026, 2, 27, 19, 30, 0, 0, time.UTC)
	s, _, err := store.Open(filepath.Join(t.TempDir(), "skat.db"), func() time.Time { at = at.Add(5 * time.Hour); return at })
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	e.Store, e.Defaults = s, e.Prefs
	pub := match.Defaults(match.Kneipe)
	pub.Deals = 12
	keptMatch(t, s, playedMatch(t, match.Defaults(match.Standard), 7, 12, lively(7)))
	keptMatch(t, s, playedMatch(t, pub, 3, 12, lively(3)))
	keptMatch(t, s, playedMatch(t, match.Defaults(match.Standard), 5, 4, lively(5)))
	keptSession(t, s, 4, 6)
	importedInto(t, s)
	return e
}

// longHistory fills a store with matches of four players and copies of their
// rows for the lists, without their cards, until there are n deals.
func longHistory(t testing.TB, path string, n int) {
	const sources, deals = 20, 40
	s, _, err := store.Open(path, time.Now)
	require.NoError(t, err)
	settings := match.Defaults(match.Kneipe)
	settings.Table, settings.Deals = 4, deals
	for seed := range uint64(sources) {
		keptMatch(t, s, playedMatch(t, settings, seed, deals, lively(seed)))
	}
	require.NoError(t, s.Close())
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	for _, text := range []string{
		`CREATE TEMP TABLE copy AS WITH RECURSIVE n(id) AS (SELECT ?1 + 1 UNION ALL SELECT id + 1 FROM n WHERE id < ?2)
			SELECT id, id % ?1 + 1 AS source FROM n`,
		`INSERT INTO matches (id, started, updated, state, settings, players, seed, first, practice, deal, totals, leaders, game)
			SELECT copy.id, started - (?2 - copy.id) * 3600000, updated - (?2 - copy.id) * 3600000, state, settings, players, seed, first,
			practice, deal, totals, leaders, game FROM matches, copy WHERE matches.id = source AND ?1 > 0`,
		`INSERT INTO results (match, deal, finished, contract, declarer, won, value, seat, score, points, tourney)
			SELECT copy.id, deal, finished - (?2 - copy.id) * 3600000, contract, declarer, won, value, seat, score, points, tourney
			FROM copy, results WHERE match = source AND ?1 > 0 ORDER BY copy.id, deal`,
	} {
		_, err := db.Exec(text, sources, n/deals)
		require.NoError(t, err)
	}
	require.NoError(t, db.Close())
}
