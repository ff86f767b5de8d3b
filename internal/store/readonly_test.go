//go:build unix

package store_test

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
)

func init() { jobs["readonly"] = readOnlyJob }

// readOnlyJob opens the stores in the folders as somebody whom permissions
// bind, and answers each with the error.
func readOnlyJob(folder string, names []string) error {
	if os.Geteuid() == 0 {
		if err := syscall.Setuid(65534); err != nil {
			return err
		}
	}
	for _, name := range names {
		s, notices, err := store.Open(path(filepath.Join(folder, name)), time.Now)
		fmt.Println(len(notices), err)
		if err == nil {
			_ = s.Close()
		}
	}
	return nil
}

func TestReadOnly(t *testing.T) {
	folder := t.TempDir()
	for _, f := range []string{filepath.Dir(folder), folder} {
		require.NoError(t, os.Chmod(f, 0o755))
	}
	for name, mode := range map[string]os.FileMode{"writable": 0o777, "new": 0o555, "kept": 0o777} {
		require.NoError(t, os.Mkdir(filepath.Join(folder, name), 0o700))
		if name == "kept" {
			withMatch(t, filepath.Join(folder, name))
			require.NoError(t, os.Chmod(path(filepath.Join(folder, name)), 0o444))
			require.NoError(t, filepath.WalkDir(filepath.Join(folder, name, "locks"), func(p string, _ os.DirEntry, err error) error {
				require.NoError(t, err)
				return os.Chmod(p, 0o777)
			}))
		}
		require.NoError(t, os.Chmod(filepath.Join(folder, name), mode))
	}
	t.Cleanup(func() { _ = os.Chmod(filepath.Join(folder, "new"), 0o700) })
	c := start(t, folder, "readonly", "writable", "new", "kept")
	if line := c.line(); line != "0 <nil>" {
		t.Skipf("%s is not open to others: %s", folder, line)
	}
	require.Equal(t, fmt.Sprintf("0 open the store: mkdir %s: permission denied", filepath.Join(folder, "new", "locks")), c.line())
	require.Equal(t, "0 open the store: attempt to write a readonly database (8)", c.line())
	c.lines(t)
	require.NoFileExists(t, path(filepath.Join(folder, "new")))
}
