package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
)

// output runs the program in a home and returns what it prints and its status.
func (h *home) output(t *testing.T, args ...string) (stdout string, status int) {
	out, err := h.command(args...).Output()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return string(out), exit.ExitCode()
	}
	require.NoError(t, err)
	return string(out), 0
}

// Import, export and import again: what comes out is what went in, byte for
// byte, but for the two records that have no deal, which are named.
func TestImportAndExportAreTheIdentity(t *testing.T) {
	folder := filepath.Join("..", "..", "..", "shared", "data")
	if _, err := os.Stat(folder); errors.Is(err, os.ErrNotExist) {
		t.Skipf("%s is absent: its recorded games are not imported", folder)
	}
	t.Parallel()
	sample := filepath.Join(folder, "iss-sample.sgf")
	text, err := os.ReadFile(sample)
	require.NoError(t, err)
	lines := strings.SplitAfter(string(text), "\n")
	require.Len(t, lines, 53)

	first := newHome(t)
	out, status := first.output(t, "import", sample)
	assert.Zero(t, status)
	assert.Equal(t, sample+":1: time-out of rearhand before the discard, no result to compare\n"+
		sample+":52: time-out of forehand before the discard, no result to compare\n"+
		"52 records: 50 imported, 0 there already, 2 left out\n", out)
	exported, status := first.output(t, "export", "--all")
	assert.Zero(t, status)
	assert.Equal(t, strings.Join(lines[1:51], ""), exported)

	again := filepath.Join(t.TempDir(), "again.sgf")
	require.NoError(t, os.WriteFile(again, []byte(exported), 0o600))
	out, _ = first.output(t, "import", again)
	assert.Equal(t, "50 records: 0 imported, 50 there already, 0 left out\n", out)
	second := newHome(t)
	out, _ = second.output(t, "import", again)
	assert.Equal(t, "50 records: 50 imported, 0 there already, 0 left out\n", out)
	twice, _ := second.output(t, "export", "--all")
	assert.Equal(t, exported, twice)
}

// Own matches are exported deal by deal, and can be imported elsewhere.
func TestExportOfAMatch(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	kept, id := h.playedIn(t, match.Defaults(match.Standard), 2)
	_, played, err := kept.Match(id)
	require.NoError(t, err)
	require.NoError(t, kept.Close())
	last, status := h.output(t, "export", "--last")
	assert.Zero(t, status)
	assert.Regexp(t, `^\(;GM\[Skat\]PC\[skat\]CO\[\]SE\[1\]ID\[1\]DT\[20`, last)
	assert.Equal(t, 2, strings.Count(last, "\n"))
	assert.Contains(t, last, "RU[plain]")
	numbered, _ := h.output(t, "export", "1")
	assert.EqualValues(t, 1, id)
	assert.Equal(t, last, numbered)
	all, _ := h.output(t, "export", "--all")
	assert.Equal(t, last, all)

	codes, status := h.output(t, "export", "--codes")
	assert.Zero(t, status)
	lines := strings.Split(strings.TrimSuffix(codes, "\n"), "\n")
	require.Len(t, lines, 2)
	for i, code := range lines {
		d, err := record.ParseCode(code, skat.Rules{})
		require.NoError(t, err)
		same, err := played.Deal(i + 1)
		require.NoError(t, err)
		assert.Equal(t, same.String(), d.String())
	}

	file := filepath.Join(t.TempDir(), "match.sgf")
	require.NoError(t, os.WriteFile(file, []byte(last), 0o600))
	other := newHome(t)
	out, _ := other.output(t, "import", file)
	assert.Equal(t, "2 records: 2 imported, 0 there already, 0 left out\n", out)
	all, _ = other.output(t, "export", "--all")
	assert.Equal(t, last, all)
}

func TestImportNamesWhatItLeavesOut(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	file := filepath.Join(t.TempDir(), "mixed.sgf")
	require.NoError(t, os.WriteFile(file, []byte("(;GM[Chess] ;)\n(;GM[Skat]MV[w ] ;)\n"), 0o600))
	out, status := h.output(t, "import", file, file+".none")
	assert.Equal(t, statusUsage, status, "a file is missing")
	assert.Contains(t, out, file+":1: GM: want Skat")
	assert.Contains(t, out, file+":2: MV: want w and the 32 cards")
	assert.Contains(t, out, "2 records: 0 imported, 0 there already, 2 left out\n")

	for want, args := range map[string][]string{
		"want its number": {"export", "first"}, "want one of them": {"export", "--last", "3"}, "none of the others can be": {"export", "--last", "--all"},
		"none of that number": {"export", "9"},
	} {
		cmd := h.command(args...)
		text, err := cmd.CombinedOutput()
		require.Error(t, err)
		assert.Contains(t, string(text), want)
	}
}

// A file without any record is an error that names it; the records of others
// are imported all the same, and one is a record.
func TestImportOfAFileWithoutRecords(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	none, one := filepath.Join(t.TempDir(), "go.mod"), filepath.Join(t.TempDir(), "one.sgf")
	empty := filepath.Join(t.TempDir(), "empty")
	for name, text := range map[string]string{none: "module none\n", empty: "", one: finishedRecord} {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
	}
	for _, name := range []string{none, empty} {
		out, err := h.command("import", name).CombinedOutput()
		exit := (*exec.ExitError)(nil)
		require.ErrorAs(t, err, &exit)
		assert.Equal(t, 1, exit.ExitCode())
		assert.Contains(t, string(out), "skat: "+name+": want recorded games (ISS format), found none that can be read\n")
	}
	out, status := h.output(t, "import", one, empty)
	assert.Equal(t, 1, status)
	assert.Equal(t, "1 record: 1 imported, 0 there already, 0 left out\n", out)
}
