package training

import (
	"fmt"
	"io"
	"math"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

// The parameters of a calibration, in the order of the rows below.
const (
	rowShift = iota
	rowSlope
	rowOpen
	rowHand
	rowSeat
	rowReach = rowSeat + 3
	numRows  = rowReach + appraisal.MaxReach
)

// calibrationPrior draws the parameters to what they were, at first those of
// the open cards: the weight of each in observations.
func calibrationPrior(row int) float64 {
	switch {
	case row == rowShift:
		return 0.1
	case row == rowSlope, row == rowOpen:
		return 5
	}
	return 10
}

// Calibrate learns how open-card logits become those of the games played, and
// reports how well on the held-out tenth, before and after.
func Calibrate(m *appraisal.Model, games []Label, out io.Writer) {
	m.Origin.Games += uint32(len(games))
	for k := range appraisal.NumKinds {
		for o := range appraisal.NumOutcomes {
			if o == appraisal.Schneider && k >= appraisal.Null {
				continue
			}
			var rows [][numRows]float64
			var yes []bool
			var before, after, club judgement
			for i, l := range games {
				if l.Holding.Kind == k && !heldOut(i) {
					rows, yes = append(rows, row(m, l, o)), append(yes, l.outcome(o))
				}
			}
			c := logistic(rows, yes, m.Real[k][o])
			for i, l := range games {
				if l.Holding.Kind == k && heldOut(i) {
					real := &m.Real[k][o]
					before.add(appraisal.Chance(real.Of(m, l.Holding, o, int(l.Reach))), l.outcome(o))
					after.add(appraisal.Chance(c.Of(m, l.Holding, o, int(l.Reach))), l.outcome(o))
					club.add(clubChance(l), l.outcome(o))
				}
			}
			m.Real[k][o] = c
			name := [...]string{"won", "Schneider"}[o]
			before.write(out, fmt.Sprintf("%v %s, as it was", k, name))
			after.write(out, fmt.Sprintf("%v %s, calibrated", k, name))
			if o == appraisal.Won {
				club.write(out, fmt.Sprintf("%v %s, Club's weights", k, name))
			}
			fmt.Fprintf(out, "    shift %+.2f slope %.2f open %.2f Hand %+.2f seat %+.2f reach %+.2f\n", c.Shift, c.Slope, c.Open, c.Hand, c.Seat, c.Reach)
		}
	}
}

// clubChance is what Club thinks of a hand.
func clubChance(l Label) float64 {
	h := l.Holding
	c := skat.Contract{Game: h.Game(), Hand: h.Hand, Ouvert: h.Kind == appraisal.NullOuvert}
	rivals := map[uint8]int{0: 0, appraisal.MaxReach - 1: 2}
	n, known := rivals[l.Reach]
	if !known {
		n = 1
	}
	return bot.ClubChance(c, h.Ten, h.Laid, h.Seat, n)
}

func row(m *appraisal.Model, l Label, o appraisal.Outcome) (r [numRows]float64) {
	r[rowShift], r[rowSlope], r[rowOpen] = 1, m.Logit(l.Holding, o), m.OpenLogit(l.Holding)
	if l.Holding.Hand {
		r[rowHand] = 1
	}
	r[rowSeat+l.Holding.Seat.Index()], r[rowReach+int(l.Reach)] = 1, 1
	return r
}

type parameters [numRows]float64

// logistic fits a calibration by Newton's method, with steps halved until they
// do good.
func logistic(rows [][numRows]float64, yes []bool, from appraisal.Calibration) appraisal.Calibration {
	start := parameters{rowShift: float64(from.Shift), rowSlope: float64(from.Slope), rowOpen: float64(from.Open), rowHand: float64(from.Hand)}
	for i, x := range from.Seat {
		start[rowSeat+i] = float64(x)
	}
	for i, x := range from.Reach {
		start[rowReach+i] = float64(x)
	}
	w := start
	loss := penalised(rows, yes, &w, &start)
	for range 25 {
		step := newtonStep(rows, yes, &w, &start)
		for size := 1.0; size > 1e-3; size /= 2 {
			next := w
			for j, d := range step {
				next[j] += size * d
			}
			if l := penalised(rows, yes, &next, &start); l < loss {
				w, loss = next, l
				break
			}
		}
	}
	c := appraisal.Calibration{Shift: float32(w[rowShift]), Slope: float32(w[rowSlope]), Open: float32(w[rowOpen]), Hand: float32(w[rowHand])}
	for i := range c.Seat {
		c.Seat[i] = float32(w[rowSeat+i])
	}
	for i := range c.Reach {
		c.Reach[i] = float32(w[rowReach+i])
	}
	return c
}

func (w *parameters) logit(r *[numRows]float64) float64 {
	z := 0.0
	for j := range r {
		z += w[j] * r[j]
	}
	return z
}

// penalised returns what is to be made small: minus the logarithms of the
// probabilities of what came and of the parameters.
func penalised(rows [][numRows]float64, yes []bool, w, start *parameters) float64 {
	loss := 0.0
	for i := range rows {
		z := w.logit(&rows[i])
		if yes[i] {
			z = -z
		}
		loss += max(z, 0) + math.Log1p(math.Exp(-math.Abs(z)))
	}
	for j := range w {
		loss += calibrationPrior(j) / 2 * (w[j] - start[j]) * (w[j] - start[j])
	}
	return loss
}

func newtonStep(rows [][numRows]float64, yes []bool, w, start *parameters) parameters {
	var g parameters
	var h [numRows][numRows]float64
	for i := range rows {
		r := &rows[i]
		p := appraisal.Chance(w.logit(r))
		d := -p
		if yes[i] {
			d++
		}
		for j := range r {
			if r[j] == 0 {
				continue
			}
			g[j] += d * r[j]
			for k := range r {
				h[j][k] += p * (1 - p) * r[j] * r[k]
			}
		}
	}
	for j := range w {
		g[j] -= calibrationPrior(j) * (w[j] - start[j])
		h[j][j] += calibrationPrior(j)
	}
	return solveLinear(h, g)
}

// solveLinear solves a x = b for a positive definite a, by elimination.
func solveLinear(a [numRows][numRows]float64, b parameters) parameters {
	for i := range b {
		pivot := math.Max(a[i][i], 1e-12)
		for j := i + 1; j < numRows; j++ {
			f := a[j][i] / pivot
			for k := i; k < numRows; k++ {
				a[j][k] -= f * a[i][k]
			}
			b[j] -= f * b[i]
		}
	}
	for i := numRows - 1; i >= 0; i-- {
		for j := i + 1; j < numRows; j++ {
			b[i] -= a[i][j] * b[j]
		}
		b[i] /= math.Max(a[i][i], 1e-12)
	}
	return b
}
