package coach

import "slices"

// smoothLimits makes the limits of the auction one line, up to the best and down
// from it. Two limits next to each other are nearly the same decision, and to go
// on calling pays until it does not; so a limit that measures better or worse
// than those on both sides of it does so by chance, and is levelled with them
// (a unimodal regression, the closest such line by squares).
func (v *Verdict) smoothLimits() {
	kept := v.keptLimits()
	values := make([]float64, len(kept))
	for n, i := range kept {
		values[n] = v.Options[i].Points
	}
	top := 0
	for n, value := range unimodal(values) {
		v.Options[kept[n]].Points = value
		if value > v.Options[kept[top]].Points {
			top = n
		}
	}
	v.Best = kept[top]
}

// keptLimits returns the limits that are still measured, lowest first.
func (v *Verdict) keptLimits() (list []int) {
	for i, e := range v.Options {
		if !e.Option.If && e.Samples == v.Samples {
			list = append(list, i)
		}
	}
	return list
}

// joinLimits has the limits be behind as they are on the smoothed line, those on
// one level by the greatest error among them; and what lies beyond a wrong limit
// be wrong.
func (v *Verdict) joinLimits() {
	kept := v.keptLimits()
	for from := 0; from < len(kept); {
		to, most, points := from, 0.0, v.Options[kept[from]].Points
		for ; to < len(kept) && v.Options[kept[to]].Points == points; to++ {
			most = max(most, v.Options[kept[to]].BehindError)
		}
		for _, i := range kept[from:to] {
			v.Options[i].Behind, v.Options[i].BehindError = v.Options[v.Best].Points-points, most
		}
		from = to
	}
	v.cut(-1)
	v.cut(1)
}

// cut marks what lies beyond the first wrong limit in a direction from the best.
func (v *Verdict) cut(step int) {
	beyond := false
	for i := v.Best; i >= 0 && i < len(v.Options) && !v.Options[i].Option.If; i += step {
		v.Options[i].Beyond = beyond
		beyond = beyond || !v.Options[i].Right()
	}
}

// unimodal returns the line closest to the values, by squares, that rises and
// then falls.
func unimodal(values []float64) []float64 {
	var best []float64
	least := 0.0
	for split := range len(values) + 1 {
		line := rising(values[:split])
		falling := slices.Clone(values[split:])
		slices.Reverse(falling)
		falling = rising(falling)
		slices.Reverse(falling)
		line = append(line, falling...)
		squares := 0.0
		for i, y := range line {
			squares += (y - values[i]) * (y - values[i])
		}
		if best == nil || squares < least {
			best, least = line, squares
		}
	}
	return best
}

// rising returns the line closest to the values, by squares, that never falls:
// neighbours that do are pooled (pool adjacent violators).
func rising(values []float64) []float64 {
	type pool struct {
		sum float64
		n   int
	}
	var pools []pool
	mean := func(p pool) float64 { return p.sum / float64(p.n) }
	for _, value := range values {
		p := pool{value, 1}
		for len(pools) > 0 && mean(pools[len(pools)-1]) > mean(p) {
			last := pools[len(pools)-1]
			pools = pools[:len(pools)-1]
			p = pool{p.sum + last.sum, p.n + last.n}
		}
		pools = append(pools, p)
	}
	line := make([]float64, 0, len(values))
	for _, p := range pools {
		for range p.n {
			line = append(line, mean(p))
		}
	}
	return line
}
