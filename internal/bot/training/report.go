package training

import (
	"fmt"
	"io"
	"math"

	"github.com/af22046e/skat/internal/bot/appraisal"
)

// heldOut tells whether label i is kept from the fit, to judge it by: every
// tenth stretch of 64, so that hardly a deal is on both sides.
func heldOut(i int) bool { return i/64%10 == 9 }

// judgement is how well probabilities foretold what came.
type judgement struct {
	n, yes  int
	loss    float64 // sum of −ln of the probability of what came
	squares float64
	bands   [10]band
}

// band has the hands that were given a probability in one tenth.
type band struct {
	n, yes int
	given  float64
}

func (j *judgement) add(p float64, yes bool) {
	p = min(max(p, 1e-6), 1-1e-6)
	b := &j.bands[min(9, int(p*10))]
	j.n++
	b.n++
	b.given += p
	if yes {
		j.yes++
		b.yes++
		j.loss -= math.Log(p)
		j.squares += (1 - p) * (1 - p)
	} else {
		j.loss -= math.Log(1 - p)
		j.squares += p * p
	}
}

// write prints the log-loss, that of always saying the average, the Brier
// score and the bands: given % / come %.
func (j *judgement) write(w io.Writer, title string) {
	if j.n == 0 {
		return
	}
	n := float64(j.n)
	base := float64(j.yes) / n
	entropy := 0.0
	for _, p := range [...]float64{base, 1 - base} {
		if p > 0 {
			entropy -= p * math.Log(p)
		}
	}
	fmt.Fprintf(w, "%-28s %7d hands, %4.1f %% yes, log-loss %.4f (average alone %.4f), Brier %.4f\n   ", title, j.n, 100*base, j.loss/n, entropy, j.squares/n)
	for _, b := range j.bands {
		if b.n >= 20 {
			fmt.Fprintf(w, " %.0f/%.0f", 100*b.given/float64(b.n), 100*float64(b.yes)/float64(b.n))
		} else {
			fmt.Fprint(w, " -")
		}
	}
	fmt.Fprintln(w)
}

// FitTables learns the tables from labels, from what they are on, and reports
// on the held-out tenth. Open tells that the hands were solved with open cards.
func FitTables(m *appraisal.Model, labels []Label, open bool, rounds int, scale float64, out io.Writer) {
	for k := range appraisal.NumKinds {
		for o := range appraisal.NumOutcomes {
			if o == appraisal.Schneider && k >= appraisal.Null {
				continue
			}
			var samples []appraisal.Sample
			for i, l := range labels {
				if l.isOf(k, open) && !heldOut(i) {
					samples = append(samples, appraisal.Sample{Holding: l.Holding.As(k), Yes: l.outcome(o)})
				}
			}
			m.Fit(k, o, samples, rounds, scale)
		}
	}
	if open {
		m.Keep()
	}
	m.Compile()
	m.Origin.Labels += uint32(len(labels))
	for k := range appraisal.NumKinds {
		for o := range appraisal.NumOutcomes {
			var in, held judgement
			for i, l := range labels {
				if !l.isOf(k, open) || o == appraisal.Schneider && k >= appraisal.Null {
					continue
				}
				j := &in
				if heldOut(i) {
					j = &held
				}
				j.add(appraisal.Chance(m.Logit(l.Holding.As(k), o)), l.outcome(o))
			}
			name := [...]string{"won", "Schneider"}[o]
			in.write(out, fmt.Sprintf("%v %s, fitted", k, name))
			held.write(out, fmt.Sprintf("%v %s, held out", k, name))
		}
	}
}

// isOf tells whether a label is one of a kind: with open cards Null and
// Null ouvert are the same game.
func (l Label) isOf(k appraisal.Kind, open bool) bool {
	return l.Holding.Kind == k || open && l.Holding.Kind >= appraisal.Null && k >= appraisal.Null
}

func (l Label) outcome(o appraisal.Outcome) bool {
	if o == appraisal.Schneider {
		return l.Schneider
	}
	return l.Won
}
