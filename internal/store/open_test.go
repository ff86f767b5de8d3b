package store_test

import (
	"bytes"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withMatch makes a store with a match in it and returns the match's number.
func withMatch(t testing.TB, folder string) int64 {
	t.Helper()
	s := open(t, folder)
	running, err := s.Begin(newMatch(t, match.Defaults(match.Standard), 1))
	require.NoError(t, err)
	require.NoError(t, s.Close())
	return running.ID()
}

func TestOpenMakesTheFolders(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "state of a", "skat")
	s := open(t, folder)
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.Empty(t, list)
	require.FileExists(t, path(folder))
}

// A path is a path, whatever a database URI would make of it.
func TestOddFolders(t *testing.T) {
	for _, name := range []string{"a?mode=memory", "b#c", "d%20e", "f&g=h", "ä ö ♣", "i;j'k\"l"} {
		t.Run(name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), name)
			id := withMatch(t, folder)
			require.FileExists(t, path(folder))
			_, _, err := open(t, folder).Resume(id)
			require.NoError(t, err)
		})
	}
}

func TestAnEmptyFileIsANewStore(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(path(folder), nil, 0o600))
	_, _, err := open(t, folder).Last()
	require.ErrorIs(t, err, store.ErrNoMatch)
}

// change runs statements on the database of a closed store.
func change(t testing.TB, folder, text string) {
	t.Helper()
	db, err := sql.Open("sqlite", path(folder))
	require.NoError(t, err)
	_, err = db.Exec(text)
	require.NoError(t, err)
	require.NoError(t, db.Close())
}

// spoil overwrites part of the database of a closed store.
func spoil(t testing.TB, folder string, change func([]byte) []byte) {
	t.Helper()
	content, err := os.ReadFile(path(folder))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path(folder), change(content), 0o600))
}

func fill(b []byte) {
	for i := range b {
		b[i] = 0xa5
	}
}

// rootPage returns the number, from 1, of the page of 4096 bytes where a table
// or an index begins.
func rootPage(t testing.TB, s *store.Store, name string) (page int64) {
	t.Helper()
	require.NoError(t, s.DB().QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = ?", name).Scan(&page))
	return page
}

// Whatever is wrong with a file, it is kept as it is under another name, the
// program starts with a new one, and says so.
func TestAFileThatCannotBeUsedIsSetAside(t *testing.T) {
	for _, bad := range []struct {
		name string
		kind store.NoticeKind
		make func(t *testing.T, folder string)
	}{
		{"text", store.Damaged, func(t *testing.T, folder string) {
			require.NoError(t, os.WriteFile(path(folder), []byte(strings.Repeat("Skat! ", 1000)), 0o600))
		}},
		{"one byte", store.Damaged, func(t *testing.T, folder string) {
			require.NoError(t, os.WriteFile(path(folder), []byte("x"), 0o600))
		}},
		{"header overwritten", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			spoil(t, folder, func(b []byte) []byte { fill(b[:100]); return b })
		}},
		{"schema overwritten", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			spoil(t, folder, func(b []byte) []byte { fill(b[100:4096]); return b })
		}},
		{"cut off", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			spoil(t, folder, func(b []byte) []byte { return b[:len(b)/2] })
		}},
		{"all but the header overwritten", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			spoil(t, folder, func(b []byte) []byte { fill(b[4096:]); return b })
		}},
		{"fails quick_check", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			s := open(t, folder)
			n := rootPage(t, s, "results_by_seat") // which no start reads
			require.NoError(t, s.Close())
			spoil(t, folder, func(b []byte) []byte { fill(b[(n-1)*4096 : n*4096]); return b })
		}},
		{"a table missing", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			change(t, folder, "DROP TABLE preferences")
		}},
		{"a column missing", store.Damaged, func(t *testing.T, folder string) {
			withMatch(t, folder)
			change(t, folder, "ALTER TABLE matches DROP COLUMN seed")
		}},
		{"another program's", store.Damaged, func(t *testing.T, folder string) {
			change(t, folder, "CREATE TABLE notes (text); PRAGMA application_id = 7; PRAGMA user_version = 1")
		}},
		{"another program's without a mark", store.Damaged, func(t *testing.T, folder string) {
			change(t, folder, "CREATE TABLE notes (text)")
		}},
		{"a log without a database", store.Damaged, func(t *testing.T, folder string) {
			require.NoError(t, os.WriteFile(path(folder)+"-wal", []byte("the last actions"), 0o600))
		}},
		{"a log beside an empty database", store.Damaged, func(t *testing.T, folder string) {
			require.NoError(t, os.WriteFile(path(folder), nil, 0o600))
			require.NoError(t, os.WriteFile(path(folder)+"-wal", []byte("the last actions"), 0o600))
			require.NoError(t, os.WriteFile(path(folder)+"-shm", []byte("their index"), 0o600))
		}},
		{"a newer version", store.Newer, func(t *testing.T, folder string) {
			withMatch(t, folder)
			change(t, folder, "PRAGMA user_version = 99; ALTER TABLE matches RENAME TO series")
		}},
	} {
		t.Run(bad.name, func(t *testing.T) {
			folder := t.TempDir()
			bad.make(t, folder)
			before := files(t, folder)

			s, notices, err := store.Open(path(folder), newClock().now)
			require.NoError(t, err)
			require.Len(t, notices, 1)
			assert.Equal(t, bad.kind, notices[0].Kind)
			assert.Error(t, notices[0].Why)
			assert.Equal(t, path(folder)+"."+bad.kind.String()+"-20260102-150406", notices[0].Path)
			running, err := s.Begin(newMatch(t, match.Defaults(match.Standard), 1))
			require.NoError(t, err)
			require.NoError(t, s.Close())
			_, _, err = open(t, folder).Resume(running.ID())
			require.NoError(t, err)

			after := files(t, folder)
			for name, content := range before {
				aside := strings.Replace(name, "skat.db", filepath.Base(notices[0].Path), 1)
				assert.True(t, bytes.Equal(content, after[aside]), "%s is kept as %s", name, aside)
			}
		})
	}
}

// files are the database and its companions in a folder, by name.
func files(t testing.TB, folder string) map[string][]byte {
	t.Helper()
	found := map[string][]byte{}
	names, err := filepath.Glob(filepath.Join(folder, "skat.db*"))
	require.NoError(t, err)
	for _, name := range names {
		content, err := os.ReadFile(name)
		require.NoError(t, err)
		found[filepath.Base(name)] = content
	}
	return found
}

// Two files set aside in the same second, and a companion of an older one,
// keep their names.
func TestNamesNeverCollide(t *testing.T) {
	folder := t.TempDir()
	c := newClock()
	stopped := c.now()
	aside := path(folder) + ".damaged-20260102-150406"
	require.NoError(t, os.WriteFile(aside+"-2-wal", []byte("older"), 0o600))
	var got []string
	for _, content := range []string{"one", "two", "three"} {
		require.NoError(t, os.WriteFile(path(folder), []byte(content), 0o600))
		s, notices, err := store.Open(path(folder), newClock().now)
		require.NoError(t, err)
		require.NoError(t, s.Close())
		require.Len(t, notices, 1)
		kept, err := os.ReadFile(notices[0].Path)
		require.NoError(t, err)
		require.Equal(t, content, string(kept))
		got = append(got, notices[0].Path)
	}
	require.Equal(t, []string{aside, aside + "-3", aside + "-4"}, got)
	require.Equal(t, stopped, newClock().now())
}

// What another program has open is not moved away under it.
func TestAFileInUseIsNotSetAside(t *testing.T) {
	folder := t.TempDir()
	first := open(t, folder)
	running, err := first.Begin(newMatch(t, match.Defaults(match.Standard), 1))
	require.NoError(t, err)
	_, err = first.DB().Exec("PRAGMA user_version = 99")
	require.NoError(t, err)

	_, notices, err := store.Open(path(folder), newClock().now)
	require.Empty(t, notices)
	require.EqualError(t, err, fmt.Sprintf(
		"open the store: the file is newer (version 99 of the file: want at most %d) and open in another program", store.Version()))

	_, err = first.DB().Exec(fmt.Sprintf("PRAGMA user_version = %d", store.Version()))
	require.NoError(t, err)
	_, _, err = open(t, folder).Resume(running.ID())
	inUse := (*store.InUseError)(nil)
	require.ErrorAs(t, err, &inUse)
}

func TestAFolderThatCannotBe(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, notices, err := store.Open(filepath.Join(file, "skat.db"), newClock().now)
	require.ErrorContains(t, err, "open the store: mkdir "+file)
	require.Empty(t, notices)

	require.NoError(t, os.Mkdir(path(folder), 0o700))
	_, notices, err = store.Open(path(folder), newClock().now)
	require.ErrorContains(t, err, "open the store: unable to open database file")
	require.Empty(t, notices)
}

// Damage that a start does not see is an error where it is met; what is whole
// stays usable.
func TestDamageMetLater(t *testing.T) {
	folder := t.TempDir()
	id := withMatch(t, folder)
	s := open(t, folder)
	root := rootPage(t, s, "deals")
	require.NoError(t, s.Close())
	s = open(t, folder)
	file, err := os.OpenFile(path(folder), os.O_RDWR, 0)
	require.NoError(t, err)
	page := make([]byte, 4096)
	fill(page)
	_, err = file.WriteAt(page, (root-1)*4096)
	require.NoError(t, err)
	require.NoError(t, file.Close())
	_, err = s.DB().Exec("PRAGMA shrink_memory") // forget what opening has read
	require.NoError(t, err)

	_, _, err = s.Resume(id)
	require.ErrorContains(t, err, "match 1: ")
	require.ErrorContains(t, err, "malformed")
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.NoError(t, s.SetPrefs("pace", 1))
}
