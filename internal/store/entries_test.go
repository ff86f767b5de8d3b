package store_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
)

func ids(list []store.Entry) (ids []int64) {
	for _, e := range list {
		ids = append(ids, e.ID)
	}
	return ids
}

func TestLists(t *testing.T) {
	s := open(t, t.TempDir())
	_, _, err := s.Last()
	require.ErrorIs(t, err, store.ErrNoMatch)

	settings := match.Defaults(match.Tournament)
	settings.Table, settings.Deals = 4, 2
	rng := rand.New(rand.NewPCG(1, 1))
	var matches []*match.Match
	var running []*store.Running
	for seed := range uint64(4) {
		m := newMatch(t, settings, seed)
		r, err := s.Begin(m)
		require.NoError(t, err)
		matches, running = append(matches, m), append(running, r)
	}
	playOut(t, matches[0], rng, func() { require.NoError(t, running[0].Save(matches[0])) })
	playOut(t, matches[3], rng, func() { require.NoError(t, running[3].Save(matches[3])) })
	for _, i := range []int{2, 1} {
		for matches[i].Number() < 2 {
			step(t, matches[i], rng)
		}
		require.NoError(t, running[i].Save(matches[i]))
	}
	require.NoError(t, running[1].Close())

	list, err := s.Unfinished()
	require.NoError(t, err)
	require.Equal(t, []int64{2, 3}, ids(list), "the one played last first")
	require.False(t, list[0].InUse)
	require.True(t, list[1].InUse)
	first := list[0]
	require.False(t, first.Over)
	require.Equal(t, settings, first.Settings)
	require.Equal(t, names, first.Players)
	require.Equal(t, 2, first.Deal)
	require.Equal(t, matches[1].Sheet().Totals(), first.Totals)
	require.Equal(t, matches[1].Sheet().Leaders(), first.Leaders)
	// Each Begin looks at the clock once, each Save that writes too.
	require.Equal(t, time.Date(2026, 1, 2, 15, 4, 7, 0, time.UTC), first.Started.UTC())
	require.True(t, first.Updated.After(first.Started))

	list, err = s.Finished(10)
	require.NoError(t, err)
	require.Equal(t, []int64{4, 1}, ids(list), "newest first")
	require.True(t, list[0].Over)
	require.Equal(t, matches[3].Sheet().Totals(), list[0].Totals)
	require.Equal(t, matches[3].Sheet().Leaders(), list[0].Leaders)
	list, err = s.Finished(1)
	require.NoError(t, err)
	require.Equal(t, []int64{4}, ids(list))

	entry, m, err := s.Last()
	require.NoError(t, err)
	require.Equal(t, int64(2), entry.ID)
	requireSame(t, matches[1], m)
}

func TestAbandon(t *testing.T) {
	s := open(t, t.TempDir())
	m := newMatch(t, match.Defaults(match.Standard), 1)
	running, err := s.Begin(m)
	require.NoError(t, err)

	inUse := (*store.InUseError)(nil)
	require.ErrorAs(t, s.Abandon(running.ID()), &inUse, "not while it is open")
	require.NoError(t, running.Close())
	before := dump(t, s)
	require.NoError(t, s.Abandon(running.ID()))
	require.Len(t, dump(t, s), len(before), "its rows stay")
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.Empty(t, list)
	list, err = s.Finished(10)
	require.NoError(t, err)
	require.Empty(t, list)
	_, _, err = s.Last()
	require.ErrorIs(t, err, store.ErrNoMatch)
	_, _, err = s.Resume(running.ID())
	require.EqualError(t, err, "match 1 is abandoned, not to be played on")

	for range 2 {
		require.EqualError(t, s.Abandon(running.ID()), "abandon match 1: there is no unfinished one of that number")
		require.EqualError(t, s.Abandon(9), "abandon match 9: there is no unfinished one of that number")
	}
}

func TestPreferences(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	settings := match.Defaults(match.Kneipe)
	got := match.Defaults(match.Standard)
	found, err := s.Prefs("settings", &got)
	require.NoError(t, err)
	require.False(t, found)
	require.Equal(t, match.Defaults(match.Standard), got, "left as it was")

	require.NoError(t, s.SetPrefs("settings", match.Defaults(match.Tournament)))
	require.NoError(t, s.SetPrefs("settings", settings))
	require.NoError(t, s.SetPrefs("sort", "alternating"))
	require.NoError(t, s.Close())
	s = open(t, folder)
	found, err = s.Prefs("settings", &got)
	require.NoError(t, err)
	require.True(t, found)
	require.Equal(t, settings, got)

	_, err = s.Prefs("sort", new(int))
	require.ErrorContains(t, err, "read the preference sort: json: cannot unmarshal")
	require.ErrorContains(t, s.SetPrefs("sort", func() {}), "keep the preference sort: json: unsupported type")
	word := ""
	found, err = s.Prefs("sort", &word)
	require.NoError(t, err)
	require.True(t, found)
	require.Equal(t, "alternating", word)
}
