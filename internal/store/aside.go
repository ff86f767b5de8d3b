package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"
)

// NoticeKind is why a file was set aside.
type NoticeKind uint8

// The kinds.
const (
	Damaged NoticeKind = iota + 1 // it is no database, not one of ours, or broken
	Newer                         // a newer version of this program wrote it
)

// String returns the word that stands in the file's new name.
func (k NoticeKind) String() string {
	switch k {
	case Damaged:
		return "damaged"
	case Newer:
		return "newer"
	}
	return "notice?"
}

// Notice says that a file could not be used and where it lies now.
type Notice struct {
	Kind NoticeKind
	Path string // the new name
	Why  error  // what was found
}

// fault is an error for which a file is set aside.
type fault struct {
	kind NoticeKind
	why  error
}

func (f *fault) Error() string { return f.why.Error() }
func (f *fault) Unwrap() error { return f.why }

// companions are the files that SQLite keeps beside a database, and the
// database itself first: were the program killed between two renames, the
// next start would find companions without a database and set them aside too.
var companions = [...]string{"", "-wal", "-shm", "-journal"}

// setAside renames a database and its companions to a name that says why and
// when, as in skat.db.damaged-20060102-150405. It overwrites nothing.
func setAside(path string, f *fault, at time.Time) (Notice, error) {
	stamp := fmt.Sprintf("%s.%v-%s", path, f.kind, at.Format("20060102-150405"))
	target := stamp
	for n := 2; taken(target); n++ {
		target = fmt.Sprintf("%s-%d", stamp, n)
	}
	for _, c := range companions {
		if err := os.Rename(path+c, target+c); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return Notice{}, fmt.Errorf("set the %v file aside: %w", f.kind, err)
		}
	}
	return Notice{Kind: f.kind, Path: target, Why: f.why}, nil
}

// taken tells whether a database of that name or one of its companions is
// there.
func taken(path string) bool {
	for _, c := range companions {
		if _, err := os.Lstat(path + c); !errors.Is(err, fs.ErrNotExist) {
			return true
		}
	}
	return false
}

// leastSize is the size of the smallest database, in bytes.
const leastSize = 512

// overwritable tells of files that SQLite would take for a new database: it
// writes over a file of one byte, and deletes the log beside an absent or empty
// database, and with it perhaps the last actions. (A journal there is what a
// program left that was killed while it made the database.)
func overwritable(path string) *fault {
	switch n := size(path); {
	case n >= leastSize:
		return nil
	case n > 0:
		return &fault{Damaged, fmt.Errorf("%s has %d bytes: want a database", path, n)}
	}
	if size(path+"-wal") > 0 {
		return &fault{Damaged, fmt.Errorf("%s is absent or empty, but %s-wal is not", path, path)}
	}
	return nil
}

// size returns a file's size in bytes, 0 for an absent one.
func size(path string) int64 {
	info, err := os.Stat(path)
	if err != nil {
		return 0
	}
	return info.Size()
}
