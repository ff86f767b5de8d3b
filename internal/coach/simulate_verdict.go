package coach

import (
	"math"
	"slices"

	"github.com/af22046e/skat/internal/skat"
)

// Trifle is the smallest loss in Seeger-Fabian points a deal that counts: no
// choice is called wrong for less. It is what one win in fifty is worth, when a
// game for 24 is lost instead.
const Trifle = 4.0

// confident is how many standard errors a confidence range of 95 % reaches to
// either side.
const confident = 1.96

// Estimate is what was measured of an option. Points are as [Lead].
type Estimate struct {
	Option  Option
	Samples int
	Points  float64 // mean
	Error   float64 // standard error of the mean
	Won     int     // samples that the seat's side won
	Played  int     // samples in which the seat was declarer
	// Contract is what was played in all samples, the zero Contract when that
	// was not always the same.
	Contract skat.Contract
	// Behind is how much less than the best choice it brings on the same samples,
	// BehindError the standard error of that.
	Behind, BehindError float64
	// Beyond tells of a limit of the auction that one between it and the best is
	// wrong, and so it is too.
	Beyond bool
}

// Win returns the share of samples that the seat's side won, and the ends of
// its confidence range of 95 % (Wilson's).
func (e Estimate) Win() (share, low, high float64) {
	if e.Samples == 0 {
		return 0, 0, 1
	}
	n, z := float64(e.Samples), confident
	p := float64(e.Won) / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return p, middle - half, middle + half
}

// Right tells whether the option may be as good as the best, but for a trifle:
// whether that is within the confidence range of the difference.
func (e Estimate) Right() bool {
	return e.Samples > 0 && !e.Beyond && e.Behind <= Trifle+confident*e.chance()
}

// swing is about what a game lost instead of won makes, in Seeger-Fabian points.
const swing = 200.0

// chance is the standard error of Behind, with one such game in all the samples
// that has not come up in them: few samples may all be alike.
func (e Estimate) chance() float64 {
	return math.Hypot(e.BehindError, swing/float64(max(1, e.Samples)))
}

// settled tells whether more samples would hardly change what Right says: it is
// sure, or the error is no more than a trifle.
func (e Estimate) settled() bool {
	return e.Beyond || e.chance() <= Trifle || e.Behind > Trifle+dropAt*e.chance()
}

// Verdict is how a Study stands.
type Verdict struct {
	Samples int        // of the best choice
	Options []Estimate // by the Study's numbers
	Best    int        // number of the best choice, -1 before anything was measured
}

// Settled tells whether more samples would hardly change which choices are
// right.
func (v Verdict) Settled() bool {
	for _, e := range v.Options {
		if !e.Option.If && e.Samples > 0 && e.Samples >= v.Samples && !e.settled() {
			return false
		}
	}
	return v.Best >= 0
}

// Verdict returns how the Study stands.
func (s *Study) Verdict() Verdict {
	v := Verdict{Best: -1}
	for i, m := range s.options {
		mean, err := meanOf(m.points)
		v.Options = append(v.Options, Estimate{Option: m.option, Samples: len(m.points), Points: mean, Error: err, Won: m.won, Played: m.played, Contract: m.contract})
		if m.option.If || len(m.points) == 0 || m.dropped {
			continue
		}
		if v.Best < 0 || mean > v.Options[v.Best].Points {
			v.Best = i
		}
	}
	if v.Best < 0 {
		return v
	}
	v.Samples = len(s.options[v.Best].points)
	auction := s.view.Phase() == skat.PhaseAuction
	if auction {
		v.smoothLimits()
	}
	best := s.options[v.Best].points
	for i, m := range s.options {
		if !m.option.If {
			v.Options[i].Behind, v.Options[i].BehindError = difference(best, m.points)
		}
	}
	if auction {
		v.joinLimits()
	}
	return v
}

// Choices returns the numbers of the choices that were measured, best first.
func (v Verdict) Choices() []int { return v.ranked(false) }

// Games returns the numbers of what each game would come to, best first.
func (v Verdict) Games() []int { return v.ranked(true) }

func (v Verdict) ranked(games bool) []int {
	var list []int
	for i, e := range v.Options {
		if e.Option.If == games && e.Samples > 0 {
			list = append(list, i)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int {
		if v.Options[a].Points > v.Options[b].Points {
			return -1
		}
		if v.Options[a].Points < v.Options[b].Points {
			return 1
		}
		return 0
	})
	return list
}

// Reach returns the lowest and the highest limit of the auction that are right,
// and with them all between; 0 is to pass.
func (v Verdict) Reach() (low, high int) {
	low = -1
	for _, e := range v.Options {
		if e.Option.If || !e.Right() {
			continue
		}
		if low < 0 {
			low = e.Option.Limit
		}
		high = e.Option.Limit
	}
	return max(0, low), high
}

func meanOf(points []float64) (mean, err float64) {
	n := float64(len(points))
	if n == 0 {
		return 0, 0
	}
	for _, p := range points {
		mean += p / n
	}
	if n < 2 {
		return mean, math.Inf(1)
	}
	square := 0.0
	for _, p := range points {
		square += (p - mean) * (p - mean)
	}
	return mean, math.Sqrt(square / (n - 1) / n)
}

// difference returns how much more a brings than b on the samples that both
// have, and the standard error of that.
func difference(a, b []float64) (mean, err float64) {
	n := min(len(a), len(b))
	d := make([]float64, n)
	for i := range d {
		d[i] = a[i] - b[i]
	}
	return meanOf(d)
}

// sortByMean sorts measures by their first samples, best first; equals keep
// their order.
func sortByMean(list []*measure, samples int) {
	mean := map[*measure]float64{}
	for _, m := range list {
		mean[m], _ = meanOf(m.points[:samples])
	}
	slices.SortStableFunc(list, func(a, b *measure) int {
		switch {
		case mean[a] > mean[b]:
			return -1
		case mean[a] < mean[b]:
			return 1
		}
		return 0
	})
}
