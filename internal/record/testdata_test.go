package record_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/record"
	"github.com/stretchr/testify/require"
)

// shared returns the path of a file of ../shared/data; without that folder the
// test is skipped. A missing file is a failure.
func shared(t testing.TB, name string) string {
	dir := filepath.Join("..", "..", "..", "shared", "data")
	if _, err := os.Stat(dir); errors.Is(err, os.ErrNotExist) {
		t.Skipf("%s is absent: the recorded games of %s are not tested; testdata has a few of them", dir, name)
	}
	return filepath.Join(dir, name)
}

// eachOf runs a test on a few records of testdata, and on all of shared.
func eachOf(t *testing.T, few, all string, test func(t *testing.T, path string)) {
	t.Run("few", func(t *testing.T) { test(t, filepath.Join("testdata", few)) })
	t.Run("all", func(t *testing.T) { test(t, shared(t, all)) })
}

func contents(t testing.TB, path string) string {
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(text)
}

// readAll returns all sound records of a text, and the damaged ones' errors.
func readAll(t require.TestingT, text string) (recs []record.Record, damaged []*record.Error) {
	r := record.NewReader(strings.NewReader(text))
	for {
		rec, err := r.Read()
		var bad *record.Error
		switch {
		case err == io.EOF:
			return recs, damaged
		case errors.As(err, &bad):
			damaged = append(damaged, bad)
		default:
			require.NoError(t, err)
			recs = append(recs, rec)
		}
	}
}

// readOne returns the only record of a text.
func readOne(t require.TestingT, text string) record.Record {
	recs, damaged := readAll(t, text)
	require.Empty(t, damaged, text)
	require.Len(t, recs, 1, text)
	return recs[0]
}
