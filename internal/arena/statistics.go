package arena

import "math"

// dealsOfAList is the length of a tournament list at a table of three, which
// points are given for (RULES.md, section 10).
const dealsOfAList = 36

// Estimate is a mean and its standard error, both in Seeger-Fabian points per
// 36 deals. The deals are the observations: what one brought over all its
// seatings, by the game. The error of fewer than two is unknown: nil.
type Estimate struct {
	Mean  float64  `json:"mean"`
	Error *float64 `json:"standard_error"`
}

// estimate takes the points by deal and game.
func estimate(points []float64) Estimate {
	n := float64(len(points))
	if n == 0 {
		return Estimate{}
	}
	sum := 0.0
	for _, x := range points {
		sum += x
	}
	mean := sum / n
	e := Estimate{Mean: dealsOfAList * mean}
	if n > 1 {
		squares := 0.0
		for _, x := range points {
			squares += (x - mean) * (x - mean)
		}
		e.Error = new(dealsOfAList * math.Sqrt(squares/(n-1)/n))
	}
	return e
}

// share returns part of whole, 0 to 1; nil of nothing.
func share(part, whole int) *float64 {
	if whole == 0 {
		return nil
	}
	return new(float64(part) / float64(whole))
}
