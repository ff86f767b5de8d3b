package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The stages that take little time, one after the other.
func TestTrainMakesTables(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	for _, args := range [][]string{
		{"labels", "--tables", primer, "--seed", "1", "--count", "10", "--workers", "2", "--out", in("labels")},
		{"fit", in("labels"), "--rounds", "2", "--out", in("tables1")},
		{"fit", in("labels"), "--played", "--tables", in("tables1"), "--rounds", "1", "--out", in("tables2")},
		{"calibrate", in("labels"), "--tables", in("tables2"), "--out", in("tables3")},
		{"passing", "--tables", in("tables3"), "--seed", "4", "--count", "4", "--out", in("tables4")},
	} {
		_, err := execute(newTrainCommand(), "", args...)
		require.NoError(t, err, args)
	}
	file, err := os.ReadFile(in("tables4"))
	require.NoError(t, err)
	m, err := appraisal.Decode(file)
	require.NoError(t, err)
	assert.EqualValues(t, 1, m.Origin.Seed)
	assert.Equal(t, 2*m.Origin.Games, m.Origin.Labels, "fitted twice to them")
	assert.EqualValues(t, 4, m.Origin.Passes)
}

func TestTrainSaysWhatIsMissing(t *testing.T) {
	for line, want := range map[string]string{
		"labels":                           "--out: want the file to write",
		"labels --out x --tables no-such":  "no-such",
		"fit no-such --out x":              "no-such",
		"calibrate train_test.go --out x":  "not a label file",
		"labels --out x --tables train.go": "evaluation tables: not a file of this version",
	} {
		_, err := execute(newTrainCommand(), "", strings.Fields(line)...)
		assert.ErrorContains(t, err, want, line)
	}
}
