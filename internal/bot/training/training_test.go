package training

import (
	"context"
	"io"
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func tiny(t *testing.T, labels, workers int) Run {
	return Run{
		Seed: 5, Labels: labels, File: filepath.Join(t.TempDir(), "labels"), Workers: workers, Model: appraisal.Primer(),
		Out: io.Discard, Now: func() time.Time { return time.Time{} },
	}
}

func bytesOf(t *testing.T, name string) []byte {
	b, err := os.ReadFile(name)
	require.NoError(t, err)
	return b
}

// The same seed and count give the same bytes, with any number of workers, and
// when the run was cut off in the middle of a block.
func TestLabelsAreReproducible(t *testing.T) {
	one, two := tiny(t, 100, 1), tiny(t, 100, 2)
	require.NoError(t, Solve(context.Background(), one))
	want := bytesOf(t, one.File)
	require.NoError(t, os.WriteFile(two.File, want[:len(want)/2], 0o644))
	require.NoError(t, Solve(context.Background(), two))
	assert.Equal(t, want, bytesOf(t, two.File))

	labels, seed, err := ReadLabels(one.File)
	require.NoError(t, err)
	assert.Equal(t, one.Seed, seed)
	require.Greater(t, len(labels), 500)
	models := [2][]byte{}
	for i := range models {
		m := appraisal.NewModel()
		FitTables(m, labels, true, 5, 1, io.Discard)
		models[i] = m.Encode()
	}
	assert.Equal(t, models[0], models[1])

	one.Seed++
	assert.ErrorContains(t, Solve(context.Background(), one), "made of another seed, tables or version")
	one.File = filepath.Join(t.TempDir(), "none")
	require.NoError(t, os.WriteFile(one.File, []byte("something else"), 0o644))
	_, _, err = ReadLabels(one.File)
	assert.ErrorContains(t, err, "not a label file")
}

func TestGamesAreReproducible(t *testing.T) {
	o := bot.ExpertOptions{Bidding: bot.BidByTables, PlayAsClub: true, Workers: 1, Model: appraisal.Primer()}
	g := gamester{context.Background(), o, o.Model}
	var first, again []Label
	for n := range uint64(8) {
		var err error
		first, err = g.deal(3, n, first)
		require.NoError(t, err)
		again, err = g.deal(3, n, again)
		require.NoError(t, err)
	}
	assert.Equal(t, first, again)
	require.NotEmpty(t, first)
	for _, l := range first {
		assert.NoError(t, l.check())
		assert.Equal(t, l, decode(l.encode(nil)))
	}
	var tallies passTallies
	for n := range uint64(20) {
		require.NoError(t, g.pass(4, n, &tallies))
	}
	sum := passTally{}
	for i := range tallies {
		for j := range tallies[i] {
			sum.join(&tallies[i][j])
		}
	}
	assert.Positive(t, sum.deals)
	assert.LessOrEqual(t, sum.won, sum.declared)
	assert.LessOrEqual(t, sum.declared, sum.deals)
}

// A calibration finds the line that the outcomes lie on.
func TestCalibrationFindsTheLine(t *testing.T) {
	var rows [][numRows]float64
	var yes []bool
	for i := range 20_000 {
		open := float64(i%81-40) / 10
		p := appraisal.Chance(0.7 + 0.5*open)
		rows = append(rows, [numRows]float64{rowShift: 1, rowSlope: open, rowSeat: 1, rowReach: 1})
		// Evenly, not at random: of each 81 a share of p.
		yes = append(yes, math.Mod(float64(i/81)*0.6180339887, 1) < p)
	}
	c := logistic(rows, yes, appraisal.Calibration{Slope: 1})
	for _, open := range []float64{-3, 0, 3} {
		assert.InDelta(t, appraisal.Chance(0.7+0.5*open), appraisal.Chance(c.Logit(open, 0, false, 0, 0)), 0.01)
	}
}
