package store

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"time"
)

// Look opens the store in the file path to read it and nothing else: it makes
// no store, sets none aside and takes no lock, so that it disturbs no program
// that plays on in the file. What would write fails. (SQLite may leave its
// companions -wal and -shm, empty of data, beside the file.)
//
// It returns [ErrNoMatch] when there is no file.
func Look(path string) (*Store, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("look into the store: %w", err)
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNoMatch
	}
	s := &Store{path: path, now: time.Now, locks: locks(filepath.Join(filepath.Dir(path), "locks")), running: map[int64]*running{}}
	if err := s.dial(url.Values{"mode": {"ro"}, "_pragma": {"busy_timeout(5000)", "query_only(1)"}}); err != nil {
		return nil, fmt.Errorf("look into the store: %w", err)
	}
	version, err := s.version()
	switch {
	case err != nil:
		err = lookFault(asFault(err))
	case version == 0:
		return nil, errors.Join(ErrNoMatch, s.db.Close())
	case version < len(migrations):
		err = fmt.Errorf("an older version of this program wrote %s: start this one once, it brings the file up to date", path)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("look into the store: %w", err), s.db.Close())
	}
	return s, nil
}

// lookFault says in words why a file would be set aside.
func lookFault(err error) error {
	f := (*fault)(nil)
	if !errors.As(err, &f) {
		return err
	}
	if f.kind == Newer {
		return fmt.Errorf("a newer version of this program wrote the file: %w", f)
	}
	return fmt.Errorf("the file is damaged: %w", f)
}
