package store_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
)

// BenchmarkSave is one Save after one action.
func BenchmarkSave(b *testing.B) {
	s := open(b, b.TempDir())
	rng := rand.New(rand.NewPCG(1, 1))
	settings := match.Defaults(match.Tournament)
	settings.Deals = match.MaxDeals
	var m *match.Match
	var running *store.Running
	var err error
	begin := func() {
		m = newMatch(b, settings, rng.Uint64())
		running, err = s.Begin(m)
		require.NoError(b, err)
	}
	begin()
	for b.Loop() {
		if m.Over() {
			require.NoError(b, running.Close())
			begin()
		}
		step(b, m, rng)
		require.NoError(b, running.Save(m))
	}
}

// BenchmarkOpen is from a file with one match to one with a history of 100,000
// deals, the list of unfinished matches and the resumption of one included.
func BenchmarkOpen(b *testing.B) {
	for _, size := range []struct {
		name   string
		copies int
	}{{"1 match", 0}, {"1,200 deals", 99}, {"100,000 deals", 8332}} {
		b.Run(size.name, func(b *testing.B) {
			folder := b.TempDir()
			id := history(b, folder, size.copies)
			for b.Loop() {
				s, notices, err := store.Open(path(folder), time.Now)
				require.NoError(b, err)
				require.Empty(b, notices)
				list, err := s.Unfinished()
				require.NoError(b, err)
				require.Len(b, list, 1)
				_, _, err = s.Resume(id)
				require.NoError(b, err)
				require.NoError(b, s.Close())
			}
		})
	}
}

// history fills a store with copies of a finished match of 12 deals and an
// unfinished match, whose number it returns.
func history(b *testing.B, folder string, copies int) int64 {
	s := open(b, folder)
	rng := rand.New(rand.NewPCG(2, 2))
	m := newMatch(b, match.Defaults(match.Standard), 2)
	running, err := s.Begin(m)
	require.NoError(b, err)
	playOut(b, m, rng, func() {})
	require.NoError(b, running.Save(m))
	require.NoError(b, running.Close())
	for _, text := range []string{
		`CREATE TEMP TABLE copy AS WITH RECURSIVE n(id) AS (SELECT 2 UNION ALL SELECT id + 1 FROM n WHERE id <= ?) SELECT id FROM n WHERE id <= ?`,
		`INSERT INTO matches SELECT copy.id, started + copy.id * 1000, updated + copy.id * 1000, state, settings, players, seed, first, practice,
			deal, totals, leaders, game FROM matches, copy WHERE matches.id = 1`,
		`INSERT INTO deals SELECT copy.id, deal, layout FROM copy, deals WHERE match = 1 ORDER BY copy.id, deal`,
		`INSERT INTO actions SELECT copy.id, deal, seq, action FROM copy, actions WHERE match = 1 ORDER BY copy.id, deal, seq`,
		`INSERT INTO results SELECT copy.id, deal, finished + copy.id * 1000, contract, declarer, won, value, seat, score, points
			FROM copy, results WHERE match = 1 ORDER BY copy.id, deal`,
	} {
		args := []any{copies + 1, copies + 1}
		if text[:6] == "INSERT" {
			args = nil
		}
		_, err := s.DB().Exec(text, args...)
		require.NoError(b, err)
	}
	m = newMatch(b, match.Defaults(match.Standard), 3)
	running, err = s.Begin(m)
	require.NoError(b, err)
	for range 100 {
		step(b, m, rng)
	}
	require.NoError(b, running.Save(m))
	require.NoError(b, s.Close())
	return running.ID()
}
