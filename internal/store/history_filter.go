package store

import (
	"slices"
	"strings"
	"time"
)

// DealFilter says which deals are wanted. Zero fields want all.
type DealFilter struct {
	From, Until time.Time // finished from From on, before Until
	Contracts   string    // letters as of DealFacts.Kind, any of them: "CG"
	Outcomes    []Outcome // any of them
	Side        Side
	Seats       []int // of player 0, any of them, as DealFacts.Seat
	Role        Role
	Match       int64
}

// takes tells whether a deal is wanted.
func (f *DealFilter) takes(d *PastDeal) bool {
	switch {
	case !f.From.IsZero() && d.Finished.Before(f.From), !f.Until.IsZero() && !d.Finished.Before(f.Until):
		return false
	case f.Match != 0 && d.Match != f.Match:
		return false
	case f.Contracts != "" && strings.IndexByte(f.Contracts, d.Kind()) < 0:
		return false
	case len(f.Outcomes) > 0 && !slices.Contains(f.Outcomes, d.Outcome):
		return false
	case f.Side != Neither && d.Side() != f.Side:
		return false
	case len(f.Seats) > 0 && !slices.Contains(f.Seats, d.Seat):
		return false
	}
	return f.Role == NoRole || d.Role() == f.Role
}

// Select returns the deals that a filter wants, in their order.
func (d Deals) Select(f DealFilter) Deals {
	var wanted Deals
	for i := range d {
		if f.takes(d[i]) {
			wanted = append(wanted, d[i])
		}
	}
	return wanted
}

// Page returns up to limit deals from offset on, none beyond the last.
func (d Deals) Page(offset, limit int) Deals {
	from := min(max(0, offset), len(d))
	return d[from:min(from+max(0, limit), len(d))]
}
