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
			id := history(b, folder, match.Defaults(match.Standard), 1, size.copies)
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

// history fills a store with some finished matches of these settings, copies
// of them, and an unfinished Standard match, whose number it returns.
func history(b *testing.B, folder string, settings match.Settings, sources, copies int) int64 {
	s := open(b, folder)
	rng := rand.New(rand.NewPCG(2, 2))
	for seed := range uint64(sources) {
		m := newMatch(b, settings, 2+seed)
		running, err := s.Begin(m)
		require.NoError(b, err)
		playOut(b, m, rng, func() {})
		require.NoError(b, running.Save(m))
		require.NoError(b, running.Close())
	}
	_, err := s.DB().Exec(`CREATE TEMP TABLE copy AS WITH RECURSIVE n(id) AS (SELECT ? + 1 UNION ALL SELECT id + 1 FROM n WHERE id < ?)
		SELECT id, id % ? + 1 AS source FROM n WHERE id <= ?`, sources, sources+copies, sources, sources+copies)
	require.NoError(b, err)
	for _, text := range []string{
		`INSERT INTO matches (id, started, updated, state, settings, players, seed, first, practice, deal, totals, leaders, game)
			SELECT copy.id, started + copy.id * 1000, updated + copy.id * 1000, state, settings, players, seed, first, practice,
			deal, totals, leaders, game FROM matches, copy WHERE matches.id = source`,
		`INSERT INTO deals SELECT copy.id, deal, layout FROM copy, deals WHERE match = source ORDER BY copy.id, deal`,
		`INSERT INTO actions SELECT copy.id, deal, seq, action FROM copy, actions WHERE match = source ORDER BY copy.id, deal, seq`,
		`INSERT INTO results SELECT copy.id, deal, finished + copy.id * 1000, contract, declarer, won, value, seat, score, points, tourney
			FROM copy, results WHERE match = source ORDER BY copy.id, deal`,
	} {
		_, err := s.DB().Exec(text)
		require.NoError(b, err)
	}
	m := newMatch(b, match.Defaults(match.Standard), 1)
	running, err := s.Begin(m)
	require.NoError(b, err)
	for range 100 {
		step(b, m, rng)
	}
	require.NoError(b, running.Save(m))
	require.NoError(b, s.Close())
	return running.ID()
}

// BenchmarkHistory is what a history of 100,000 deals takes: "open" from the
// closed file to the first page, its count and the first page of matches,
// "filter" from one choice to another with the statistics and the running form
// that go with it.
func BenchmarkHistory(b *testing.B) {
	folder := b.TempDir()
	settings := match.Defaults(match.Kneipe)
	settings.Table, settings.Deals = 4, 40
	history(b, folder, settings, 20, 2480)
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			s, _, err := store.Open(path(folder), time.Now)
			require.NoError(b, err)
			deals, err := s.History()
			require.NoError(b, err)
			require.GreaterOrEqual(b, len(deals), 100_000)
			require.Len(b, deals.Page(0, 50), 50)
			_, count, err := s.Matches(store.MatchFilter{}, 0, 50)
			require.NoError(b, err)
			require.Equal(b, 2501, count)
			require.NoError(b, s.Close())
		}
	})
	s := open(b, folder)
	deals, err := s.History()
	require.NoError(b, err)
	middle := deals[len(deals)/2].Finished
	for _, f := range []struct {
		name string
		store.DealFilter
	}{
		{"all", store.DealFilter{}},
		{"won as declarer", store.DealFilter{Role: store.Declarer, Side: store.Mine}},
		{"Clubs and Grand since the middle", store.DealFilter{From: middle, Contracts: "CG", Outcomes: []store.Outcome{store.GameWon, store.GameLost}}},
		{"Ramsch in forehand", store.DealFilter{Outcomes: []store.Outcome{store.Ramsch}, Seats: []int{0}}},
	} {
		b.Run("filter/"+f.name, func(b *testing.B) {
			var chosen store.Deals
			for b.Loop() {
				chosen = deals.Select(f.DealFilter)
				chosen.Statistics()
				chosen.Form(80)
			}
			b.ReportMetric(float64(len(chosen)), "deals")
		})
	}
	b.Run("filter/matches", func(b *testing.B) {
		for b.Loop() {
			_, _, err := s.Matches(store.MatchFilter{From: middle, State: store.Finished, Standing: store.Behind}, 1000, 50)
			require.NoError(b, err)
		}
	})
}
