package arena

import "math"

// dealsOfAList is the length of a tournament list at a table of three, which
// points are given for (RULES.md, section 10).
const dealsOfAList = 36

// Estimate is a mean and its standard error. The deals are the observations:
// what one brought over all its seatings, by the game. The error of fewer than
// two is unknown: nil.
type Estimate struct {
	Mean  float64  `json:"mean"`
	Error *float64 `json:"standard_error"`
}

// estimate takes what each deal brought.
func estimate(observed []float64) Estimate {
	n := float64(len(observed))
	if n == 0 {
		return Estimate{}
	}
	sum := 0.0
	for _, x := range observed {
		sum += x
	}
	e := Estimate{Mean: sum / n}
	if n > 1 {
		squares := 0.0
		for _, x := range observed {
			squares += (x - e.Mean) * (x - e.Mean)
		}
		e.Error = new(math.Sqrt(squares / (n - 1) / n))
	}
	return e
}

// per36 takes the points by deal and game, and estimates those of 36 deals.
func per36(points []float64) Estimate {
	e := estimate(points)
	e.Mean *= dealsOfAList
	if e.Error != nil {
		*e.Error *= dealsOfAList
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
