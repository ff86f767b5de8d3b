package coach

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A line that rises and falls is left as it is; neighbours that do otherwise are
// levelled.
func TestUnimodal(t *testing.T) {
	for _, row := range []struct{ values, want []float64 }{
		{nil, []float64{}},
		{[]float64{1, 3, 2}, []float64{1, 3, 2}},
		{[]float64{3, 2, 1}, []float64{3, 2, 1}},
		{[]float64{1, 4, 2, 6, 5}, []float64{1, 3, 3, 6, 5}},
		{[]float64{1, 6, 2, 4, 0}, []float64{1, 6, 3, 3, 0}},
	} {
		assert.InDeltaSlice(t, row.want, unimodal(row.values), 1e-9, "%v", row.values)
	}
}

// The limits that are right are one range about the best, however the figures
// jump: what lies beyond a wrong one is wrong.
func TestTheRightLimitsAreOneRange(t *testing.T) {
	for _, row := range []struct {
		name      string
		points    []float64 // of passing, 18, 20, 22, 23
		err       []float64
		low, high int
	}{
		{"as measured", []float64{0, 20, 30, 29, 0}, []float64{1, 1, 1, 1, 1}, 20, 22},
		{"a hole by chance is levelled", []float64{28, 30, 10, 31, 0}, []float64{1, 1, 4, 4, 1}, 0, 22},
		{"a doubtful one beyond a wrong one", []float64{10, 12, 30, 31, 0}, []float64{20, 1, 1, 1, 1}, 20, 22},
		{"chance may make no more", []float64{0, 0, 0, 13, 0}, []float64{4, 4, 4, 0, 5}, 22, 23},
	} {
		t.Run(row.name, func(t *testing.T) {
			v, best := Verdict{Samples: 99999}, math.Inf(-1)
			for i, limit := range []int{0, 18, 20, 22, 23} {
				v.Options = append(v.Options, Estimate{Option: Option{Limit: limit}, Samples: 99999, Points: row.points[i], BehindError: row.err[i]})
				if row.points[i] > best {
					best, v.Best = row.points[i], i
				}
			}
			v.smoothLimits()
			v.joinLimits()
			low, high := v.Reach()
			assert.Equal(t, []int{row.low, row.high}, []int{low, high})
			for _, e := range v.Options {
				assert.Equal(t, low <= e.Option.Limit && e.Option.Limit <= high, e.Right(), e.Option.Limit)
			}
		})
	}
}

// Right is what is behind by a trifle, and by what chance may make.
func TestRight(t *testing.T) {
	for _, row := range []struct {
		behind, err float64
		right       bool
		settled     bool
	}{
		{0, 0, true, true}, {Trifle, 0, true, true}, {Trifle + 0.1, 0, false, true},
		{11, 3.9, true, true}, {12, 3.9, false, true}, {13, 9, true, false}, {40, 9, false, true}, {30, 9, false, false},
	} {
		e := Estimate{Samples: 99999, Behind: row.behind, BehindError: row.err}
		assert.Equal(t, row.right, e.Right(), "%+v", row)
		assert.Equal(t, row.settled, Verdict{Options: []Estimate{e}}.Settled(), "%+v", row)
	}
	assert.False(t, Estimate{}.Right(), "nothing was measured")
	assert.True(t, Estimate{Samples: 12, Behind: 23}.Right(), "few samples may all be alike")
	assert.False(t, Estimate{Samples: 200, Behind: 23}.Right())
}
