package store_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
)

func look(t *testing.T, folder string) *store.Store {
	t.Helper()
	s, err := store.Look(path(folder))
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

// Who only looks sees what the other program saved last, while that one plays
// on, and neither makes the other wait or fail.
func TestLookWhileAnotherPlays(t *testing.T) {
	folder := t.TempDir()
	writer := open(t, folder)
	rng := rand.New(rand.NewPCG(1, 1))
	settings := match.Defaults(match.Kneipe)
	settings.Deals = 2
	m := newMatch(t, settings, 5)
	running, err := writer.Begin(m)
	require.NoError(t, err)
	reader := look(t, folder)
	for !m.Over() {
		step(t, m, rng)
		require.NoError(t, running.Save(m))
		e, seen, err := reader.Last()
		require.NoError(t, err)
		require.Equal(t, running.ID(), e.ID)
		require.Equal(t, !m.Over(), e.InUse && !e.Over)
		require.Equal(t, m.Save(), seen.Save())
	}
	_, _, err = writer.Resume(running.ID())
	require.Error(t, err, "the lock was not taken away")
}

func TestLookAtANumberedMatch(t *testing.T) {
	folder := t.TempDir()
	first, second := withMatch(t, folder), withMatch(t, folder)
	require.NoError(t, open(t, folder).Abandon(first))
	s := look(t, folder)
	for _, id := range []int64{first, second} {
		e, m, err := s.Match(id)
		require.NoError(t, err)
		require.Equal(t, id, e.ID)
		require.Equal(t, 1, m.Number())
	}
	_, _, err := s.Match(17)
	require.EqualError(t, err, "match 17: there is none of that number")
	last, _, err := s.Last()
	require.NoError(t, err)
	require.Equal(t, second, last.ID)
}

// Looking changes no file and makes none.
func TestLookLeavesEverythingAsItIs(t *testing.T) {
	folder := t.TempDir()
	_, err := store.Look(path(folder))
	require.ErrorIs(t, err, store.ErrNoMatch)
	made, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Empty(t, made)

	id := withMatch(t, folder)
	before := files(t, folder)
	s, err := store.Look(path(folder))
	require.NoError(t, err)
	_, _, err = s.Last()
	require.NoError(t, err)
	require.Error(t, s.Abandon(id), "what would write fails")
	require.NoError(t, s.Close())
	untouched(t, folder, before)
	require.Equal(t, "running", state(t, folder, id))
}

func TestLookAtWhatIsNoStore(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"text":  {"This is no database, whatever its name says. It is longer than a header, though, which has one hundred bytes.", "look into the store: the file is damaged: "},
		"empty": {"", "no match has been played yet"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			require.NoError(t, os.WriteFile(path(folder), []byte(c.text), 0o600))
			before := files(t, folder)
			_, err := store.Look(path(folder))
			require.ErrorContains(t, err, c.want)
			untouched(t, folder, before)
		})
	}
	folder := t.TempDir()
	withMatch(t, folder)
	change(t, folder, "PRAGMA user_version=99")
	before := files(t, folder)
	_, err := store.Look(path(folder))
	require.ErrorContains(t, err, "a newer version of this program wrote the file")
	untouched(t, folder, before)
}

// untouched holds that the database is as it was, and nothing was set aside.
func untouched(t *testing.T, folder string, before map[string][]byte) {
	t.Helper()
	after := files(t, folder)
	require.True(t, bytes.Equal(before["skat.db"], after["skat.db"]))
	for name, content := range after {
		require.Contains(t, []string{"skat.db", "skat.db-wal", "skat.db-shm"}, name)
		require.True(t, name != "skat.db-wal" || bytes.Equal(before[name], content))
	}
}

func state(t *testing.T, folder string, id int64) (state string) {
	require.NoError(t, open(t, folder).DB().QueryRow("SELECT state FROM matches WHERE id = ?", id).Scan(&state))
	return state
}
