package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// How long one program waits for a lock before it believes that another keeps
// it: for a match long enough for another's glance whether it is locked to
// pass, at opening for another's opening to be done.
const (
	matchPatience   = 300 * time.Millisecond
	openingPatience = 5 * time.Second
	lockRetry       = 5 * time.Millisecond
)

// InUseError says that a match is open in another program, or in this one
// under another [Running].
type InUseError struct {
	Match int64
	PID   int // of the program that has it, 0 when unknown
}

// Error returns a sentence.
func (e *InUseError) Error() string {
	if e.PID == 0 {
		return fmt.Sprintf("match %d is open in another program", e.Match)
	}
	return fmt.Sprintf("match %d is open in another program (process %d)", e.Match, e.PID)
}

// locks are the lock files of one store, in a folder of their own.
type locks string

// opening is held while a program looks at the file, sets it aside or brings
// it up to date, so that only one does.
func (l locks) opening() *flock.Flock { return flock.New(filepath.Join(string(l), "opening.lock")) }

// store is shared by all who have the file open; only who has it alone may
// rename the file.
func (l locks) store() *flock.Flock { return flock.New(filepath.Join(string(l), "store.lock")) }

func (l locks) matchPath(id int64) string {
	return filepath.Join(string(l), fmt.Sprintf("match-%d.lock", id))
}

// match takes the lock of a match within patience; it returns an InUseError
// when another keeps it.
func (l locks) match(id int64, patience time.Duration) (*flock.Flock, error) {
	path := l.matchPath(id)
	lock := flock.New(path)
	ok, err := within(patience, lock.TryLock)
	if err != nil {
		return nil, fmt.Errorf("lock match %d: %w", id, err)
	}
	if !ok {
		return nil, &InUseError{Match: id, PID: holder(path)}
	}
	// Who is told "in use" wants to know by whom; if that cannot be written,
	// the lock is as good without.
	_ = os.WriteFile(path, []byte(strconv.Itoa(os.Getpid())), 0o600)
	return lock, nil
}

// matchInUse tells whether a match is locked, without making a lock file. A
// glance takes a shared lock, so that two of them do not see one another.
func (l locks) matchInUse(id int64) bool {
	lock := flock.New(l.matchPath(id), flock.SetFlag(os.O_RDWR))
	ok, err := lock.TryRLock()
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist)
	}
	_ = lock.Unlock()
	return !ok
}

// dropMatch gives up the lock of a match that nobody will take again, and its
// file with it.
func (l locks) dropMatch(lock *flock.Flock) error {
	_ = os.Remove(lock.Path()) // left behind, as on Windows, it means nothing
	return lock.Unlock()
}

// within tries until it succeeds or patience is over; at least once.
func within(patience time.Duration, try func() (bool, error)) (bool, error) {
	if ok, err := try(); ok || err != nil {
		return ok, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		select {
		case <-ctx.Done():
			return false, nil
		case <-time.After(lockRetry):
		}
		if ok, err := try(); ok || err != nil {
			return ok, err
		}
	}
}

// holder reads who locked a file, 0 when that cannot be known.
func holder(path string) int {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil || pid < 0 {
		return 0
	}
	return pid
}
