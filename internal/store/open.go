package store

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// Store is an open store. Its methods may be called from several goroutines.
type Store struct {
	path   string
	now    func() time.Time
	db     *sql.DB
	write  statements
	locks  locks
	shared *flock.Flock // with all who have the file open; nil: only looked at

	mu      sync.Mutex
	running map[int64]*running
}

// Open opens the store in the file path, or makes one, with the folders that
// it lies in. Times of matches are taken from now.
//
// A file that cannot be used is set aside, a new one begun, and a notice
// returned for each. When the store cannot be opened at all (the folder cannot
// be written, the disk is full, the damaged file is open in another program)
// the error is a sentence, and the notices are those of files that were set
// aside before.
func Open(path string, now func() time.Time) (*Store, []Notice, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, nil, fmt.Errorf("open the store: %w", err)
	}
	s := &Store{path: path, now: now, locks: locks(filepath.Join(filepath.Dir(path), "locks")), running: map[int64]*running{}}
	if err := os.MkdirAll(string(s.locks), 0o700); err != nil {
		return nil, nil, fmt.Errorf("open the store: %w", err)
	}
	opening := s.locks.opening()
	ok, err := within(openingPatience, opening.TryLock)
	if err != nil {
		return nil, nil, fmt.Errorf("open the store: %w", err)
	}
	if !ok {
		return nil, nil, fmt.Errorf("open the store: another program has been opening %s for %v", path, openingPatience)
	}
	defer func() { _ = opening.Unlock() }()

	notices, err := s.openOrReplace()
	if err != nil {
		return nil, notices, fmt.Errorf("open the store: %w", err)
	}
	return s, notices, nil
}

// openOrReplace opens the file or, when it cannot be used, sets it aside and
// opens a new one.
func (s *Store) openOrReplace() ([]Notice, error) {
	err := s.connect()
	var notices []Notice
	if f := (*fault)(nil); errors.As(err, &f) {
		notice, asideErr := s.replace(f)
		if asideErr != nil {
			return nil, asideErr
		}
		notices = append(notices, notice)
		err = s.connect()
	}
	if err != nil {
		return notices, err
	}
	s.shared = s.locks.store()
	ok, err := within(openingPatience, s.shared.TryRLock)
	if err == nil && !ok {
		err = fmt.Errorf("%s is being replaced by another program", s.path)
	}
	if err != nil {
		return notices, errors.Join(err, s.db.Close())
	}
	return notices, nil
}

// replace sets the file aside, unless another program has it open: what that
// one saves must not move away under it.
func (s *Store) replace(f *fault) (Notice, error) {
	alone := s.locks.store()
	ok, err := alone.TryLock()
	if err != nil {
		return Notice{}, err
	}
	if !ok {
		return Notice{}, fmt.Errorf("the file is %v (%w) and open in another program", f.kind, f)
	}
	defer func() { _ = alone.Unlock() }()
	return setAside(s.path, f, s.now())
}

// connect opens the database and leaves it closed when it returns an error, a
// *fault when the file is to be set aside.
func (s *Store) connect() error {
	if f := overwritable(s.path); f != nil {
		return f
	}
	err := s.dial(url.Values{
		"_pragma": {"busy_timeout(5000)", "foreign_keys(1)", "synchronous(normal)"},
		"_txlock": {"immediate"},
	})
	if err != nil {
		return err
	}
	if err = s.prepare(); err != nil {
		err = errors.Join(err, s.db.Close())
	}
	return err
}

// dial makes the one connection: the program writes little, and a second one
// would only wait for the first.
func (s *Store) dial(query url.Values) error {
	name := filepath.ToSlash(s.path)
	if !strings.HasPrefix(name, "/") { // C:/…
		name = "/" + name
	}
	dsn := url.URL{Scheme: "file", Path: name, RawQuery: query.Encode()}
	db, err := sql.Open("sqlite", dsn.String())
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	s.db = db
	return nil
}

// prepare checks the file, brings it up to date and readies the statements.
func (s *Store) prepare() error {
	version, err := s.version()
	if err != nil {
		return asFault(err)
	}
	if err := s.useWAL(); err != nil {
		return asFault(err)
	}
	if version < len(migrations) {
		if err := s.migrate(version); err != nil {
			return asFault(err)
		}
	}
	if err := s.quickCheck(); err != nil {
		return asFault(err)
	}
	return s.prepareStatements()
}

// version returns the file's version after reading its header, which SQLite
// checks against the file's length, and its schema; 0 for a new file.
func (s *Store) version() (int, error) {
	var id, version, tables int
	for _, q := range []struct {
		text string
		to   *int
	}{
		{"PRAGMA application_id", &id},
		{"PRAGMA user_version", &version},
		{"SELECT count(*) FROM sqlite_schema", &tables},
	} {
		if err := s.db.QueryRow(q.text).Scan(q.to); err != nil {
			return 0, err
		}
	}
	switch {
	case id == 0 && version == 0 && tables == 0:
		return 0, nil
	case id != applicationID || version < 1:
		return 0, &fault{Damaged, fmt.Errorf("another program's database: its application id is %#x, want %#x", id, applicationID)}
	case version > len(migrations):
		return 0, &fault{Newer, fmt.Errorf("version %d of the file: want at most %d", version, len(migrations))}
	}
	return version, nil
}

// useWAL sets the journal mode. Where WAL is not to be had, as on a network
// drive, every transaction waits for the disk.
func (s *Store) useWAL() error {
	var mode string
	if err := s.db.QueryRow("PRAGMA journal_mode=WAL").Scan(&mode); err != nil {
		return err
	}
	if mode != "wal" {
		_, err := s.db.Exec("PRAGMA synchronous=full")
		return err
	}
	return nil
}

// migrate brings the file up to date, all at once or not at all.
func (s *Store) migrate(version int) error {
	tx, err := s.db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	for _, m := range migrations[version:] {
		if _, err := tx.Exec(m); err != nil {
			return err
		}
	}
	if version > 0 {
		if err := refill(tx); err != nil {
			return err
		}
	}
	mark := fmt.Sprintf("PRAGMA application_id=%d; PRAGMA user_version=%d", applicationID, len(migrations))
	if _, err := tx.Exec(mark); err != nil {
		return err
	}
	return tx.Commit()
}

// checkAtMost is the size in bytes up to which a file is checked as a whole
// at opening, in a few milliseconds.
const checkAtMost = 1 << 20

// quickCheck has SQLite check the structure of the whole file unless that
// would take a noticeable time.
func (s *Store) quickCheck() error {
	if size(s.path) > checkAtMost {
		return nil
	}
	var found string
	if err := s.db.QueryRow("PRAGMA quick_check(1)").Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return &fault{Damaged, errors.New(found)}
	}
	return nil
}

// asFault marks an error that says the file is no sound database.
func asFault(err error) error {
	if e := (*sqlite.Error)(nil); errors.As(err, &e) {
		switch e.Code() & 0xff {
		case sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT:
			return &fault{Damaged, err}
		}
	}
	return err
}

// Close gives up all matches that are still open, and the file.
func (s *Store) Close() error {
	s.mu.Lock()
	open := make([]*running, 0, len(s.running))
	for _, r := range s.running {
		open = append(open, r)
	}
	s.mu.Unlock()
	var errs []error
	for _, r := range open {
		errs = append(errs, r.Close())
	}
	errs = append(errs, s.db.Close())
	if s.shared != nil {
		errs = append(errs, s.shared.Unlock())
	}
	return errors.Join(errs...)
}
