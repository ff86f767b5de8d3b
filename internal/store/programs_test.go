package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/gofrs/flock"
	"github.com/stretchr/testify/require"
)

// Killed at any moment, a program has lost nothing of what it saved, and the
// file holds exactly what one of its Saves wrote.
func TestKill(t *testing.T) {
	folder := t.TempDir()
	began := map[int64]uint64{} // matches of programs that were killed: their scripts
	var last int64
	for round := range 6 {
		c := start(t, folder, "play", round*1000, 0)
		require.Equal(t, "open 0", c.line(), "nothing is set aside")
		time.AfterFunc(time.Duration(5+17*round)*time.Millisecond, func() { _ = c.Process.Kill() })
		var number uint64
		steps := -1
		for line := c.line(); line != ""; line = c.line() {
			_, err := fmt.Sscanf(line, "saved %d %d %d", &last, &number, &steps)
			require.NoError(t, err, line)
			began[last] = number
		}
		require.Error(t, c.Wait(), "it was killed")
		if steps < 0 {
			continue // before its first Save
		}

		s := open(t, folder)
		got := stored(t, s, last)
		if want := after(number, steps); fmt.Sprint(got.Save()) == fmt.Sprint(want.Save()) {
			requireSame(t, want, got)
		} else { // one more was saved and not heard of
			requireSame(t, after(number, steps+1), got)
		}
		require.NoError(t, s.Close())
	}
	require.Greater(t, last, int64(3))

	// What was killed earlier is there still, and nothing else is unfinished
	// but a match that was begun and not heard of.
	s := open(t, folder)
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.NotEmpty(t, list)
	require.LessOrEqual(t, len(list), 6)
	for _, e := range list {
		require.False(t, e.InUse, "the system gave its lock back")
		_, m, err := s.Resume(e.ID)
		require.NoError(t, err)
		if number, known := began[e.ID]; known {
			require.Equal(t, number, m.Seed())
		}
	}
}

// stored returns what is stored of a match, in play or over.
func stored(t *testing.T, s *store.Store, id int64) *match.Match {
	t.Helper()
	var state string
	require.NoError(t, s.DB().QueryRow(`SELECT state FROM matches WHERE id = ?`, id).Scan(&state))
	set := func(state string) {
		_, err := s.DB().Exec(`UPDATE matches SET state = ? WHERE id = ?`, state, id)
		require.NoError(t, err)
	}
	set("running")
	defer set(state)
	running, m, err := s.Resume(id)
	require.NoError(t, err)
	require.NoError(t, running.Close())
	return m
}

// Killed while it makes the file, a program leaves nothing that the next would
// take for damage.
func TestKillAtTheStart(t *testing.T) {
	for round := range 4 {
		folder := filepath.Join(t.TempDir(), "skat")
		c := start(t, folder, "play", 1, 0)
		deadline := time.Now().Add(5 * time.Second)
		for _, err := os.Stat(path(folder)); err != nil && time.Now().Before(deadline); _, err = os.Stat(path(folder)) {
		}
		time.Sleep(time.Duration(round) * time.Millisecond)
		require.NoError(t, c.Process.Kill())
		_ = c.Wait()
		require.NoError(t, open(t, folder).Close())
	}
}

// Two programs at once: the second is told, and nothing is lost.
func TestTwoProgramsAndOneMatch(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	p := newScript(1)
	running, err := s.Begin(p.m)
	require.NoError(t, err)
	for range 20 {
		p.next()
		require.NoError(t, running.Save(p.m))
	}
	id := running.ID()
	require.Equal(t, []string{fmt.Sprint("listed ", id, " true"), fmt.Sprintf("in use %d %d", id, os.Getpid())},
		start(t, folder, "resume", id).lines(t))
	for range 20 {
		p.next()
		require.NoError(t, running.Save(p.m))
	}
	require.NoError(t, running.Close())

	second := start(t, folder, "resume", id)
	require.Equal(t, fmt.Sprint("listed ", id, " false"), second.line())
	require.Equal(t, fmt.Sprint("resumed ", id), second.line())
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.True(t, list[0].InUse)
	_, _, err = s.Resume(id)
	require.EqualError(t, err, fmt.Sprintf("match %d is open in another program (process %d)", id, second.Process.Pid))
	require.ErrorAs(t, s.Abandon(id), new(*store.InUseError))

	require.NoError(t, second.Process.Kill())
	_ = second.Wait()
	_, got, err := s.Resume(id)
	require.NoError(t, err, "the system gives a killed program's lock back")
	requireSame(t, p.m, got)
}

// Of many programs that want the same match at the same moment one gets it.
func TestManyProgramsAndOneMatch(t *testing.T) {
	folder := t.TempDir()
	id := withMatch(t, folder)
	var programs []*child
	for range 4 {
		programs = append(programs, start(t, folder, "resume", id))
	}
	answers := map[string]int{}
	for _, c := range programs {
		c.line() // listed
		word := ""
		_, err := fmt.Sscan(c.line(), &word)
		require.NoError(t, err)
		answers[word]++
	}
	require.Equal(t, map[string]int{"resumed": 1, "in": 3}, answers)
	for _, c := range programs {
		require.NoError(t, c.stdin.Close())
		c.lines(t)
	}
}

// Programs that start together on a damaged file and play each a match of its
// own lose nothing, and one of them says what became of the file.
func TestProgramsPlayTheirOwnMatches(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(path(folder), []byte("damaged"), 0o600))
	var programs []*child
	for number := range 3 {
		programs = append(programs, start(t, folder, "play", number*10, 2))
	}
	notices := map[string]int{}
	steps := map[uint64]int{}
	for _, c := range programs {
		lines := c.lines(t)
		notices[lines[0]]++
		for _, line := range lines[1:] {
			var id int64
			var number uint64
			var n int
			_, err := fmt.Sscanf(line, "saved %d %d %d", &id, &number, &n)
			require.NoError(t, err, line)
			steps[number] = n
		}
	}
	require.Equal(t, map[string]int{"open 0": 2, "open 1": 1}, notices)
	require.Len(t, steps, 6)

	s := open(t, folder)
	list, err := s.Finished(100)
	require.NoError(t, err)
	require.Len(t, list, 6)
	left, err := filepath.Glob(filepath.Join(folder, "locks", "match-*"))
	require.NoError(t, err)
	require.Empty(t, left, "matches that are over leave no lock files")
	for _, e := range list {
		got := stored(t, s, e.ID)
		requireSame(t, after(got.Seed(), steps[got.Seed()]), got)
	}
}

// Who looks whether a match is in use seems to nobody to use it, and is waited
// for.
func TestAGlanceIsNoUse(t *testing.T) {
	folder := t.TempDir()
	id := withMatch(t, folder)
	s := open(t, folder)
	glance := flock.New(filepath.Join(folder, "locks", fmt.Sprintf("match-%d.lock", id)))
	ok, err := glance.TryRLock()
	require.NoError(t, err)
	require.True(t, ok)
	list, err := s.Unfinished()
	require.NoError(t, err)
	require.False(t, list[0].InUse)
	time.AfterFunc(20*time.Millisecond, func() { _ = glance.Unlock() })
	_, _, err = s.Resume(id)
	require.NoError(t, err)
}

// While one program opens the store, another waits.
func TestOneOpensAtATime(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "locks"), 0o700))
	other := flock.New(filepath.Join(folder, "locks", "opening.lock"))
	require.NoError(t, other.Lock())
	var opened atomic.Bool
	time.AfterFunc(50*time.Millisecond, func() {
		opened.Store(true)
		_ = other.Unlock()
	})
	open(t, folder)
	require.True(t, opened.Load())
}

// A lock file that stayed behind means nothing; a number that is locked though
// no match has it is not given to a new one.
func TestLockFilesLeftBehind(t *testing.T) {
	folder := t.TempDir()
	first := open(t, folder)
	running, err := first.Begin(newMatch(t, match.Defaults(match.Standard), 1))
	require.NoError(t, err)
	for name := range files(t, folder) { // taken away while it is open
		require.NoError(t, os.Rename(filepath.Join(folder, name), filepath.Join(folder, "away-"+name)))
	}
	require.NoError(t, os.WriteFile(filepath.Join(folder, "locks", "match-2.lock"), []byte("99999999"), 0o600))
	s := open(t, folder)
	second, err := s.Begin(newMatch(t, match.Defaults(match.Standard), 2))
	require.NoError(t, err)
	require.Equal(t, running.ID()+1, second.ID())
}
