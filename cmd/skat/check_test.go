package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCheckComparesRecords(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "internal", "record", "testdata", "xskat.sgf"))
	require.NoError(t, err)
	lines := strings.SplitAfter(string(text), "\n")
	require.Contains(t, lines[1], " v:")
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.sgf"), filepath.Join(dir, "bad.sgf")
	require.NoError(t, os.WriteFile(good, []byte(lines[0]+lines[1]), 0o600))
	require.NoError(t, os.WriteFile(bad, []byte(lines[0]+strings.Replace(lines[1], " v:", " v:9", 1)), 0o600))

	h := newHome(t)
	out, errs, status := h.plain("check", good)
	assert.Equal(t, "2 records, 2 agree, 0 differ, 0 unreadable\n", out)
	assert.Empty(t, errs)
	assert.Equal(t, 0, status)

	out, errs, status = h.plain("check", good, bad)
	assert.Contains(t, out, bad+":2: ")
	assert.True(t, strings.HasSuffix(out, "4 records, 3 agree, 1 differ, 0 unreadable\n"), out)
	assert.Empty(t, errs, "the lines have said it all")
	assert.Equal(t, 1, status)
}

func TestCheckOfAFileThatIsNotThere(t *testing.T) {
	out, errs, status := newHome(t).plain("check", "no-such-file.sgf")
	assert.Equal(t, "0 records, 0 agree, 0 differ, 0 unreadable\n", out)
	assert.Contains(t, errs, "skat: open no-such-file.sgf: ")
	assert.Equal(t, 2, status)
	_, errs, status = newHome(t).plain("check")
	assert.Contains(t, errs, "skat: want one FILE or more, got none")
	assert.Equal(t, statusUsage, status)
}
