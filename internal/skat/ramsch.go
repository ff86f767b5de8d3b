package skat

// RamschCount is how a Ramsch was counted (section 10).
type RamschCount struct {
	SkatTo   Seat    // who got the points of the skat; NoSeat: nobody, as the most points are shared
	Loser    [3]bool // by Seat.Index
	Most     int     // card points of the losers
	Jungfrau Seat    // who took no trick, doubling the loss, or NoSeat
	Pushes   int     // unseen pushes, each doubling the loss
	Bock     bool
	Loss     int // of each loser, in game points
}

// durchmarschScore is what every trick in Ramsch is worth.
const durchmarschScore = 120

func (d *Deal) ramschResult(r *Result) {
	k := &r.Ramsch
	k.Pushes, k.Bock = int(d.pushes), d.rules.Bock
	r.Outcome = RamschLost
	for i, n := range r.Tricks {
		switch n {
		case 10:
			r.Outcome = Durchmarsch
			k.SkatTo = SeatAt(i)
			r.Points[i] += d.skat.Points()
			r.Score[i] = durchmarschScore
			if k.Bock {
				r.Score[i] *= 2
			}
			return
		case 0:
			k.Jungfrau = SeatAt(i)
		}
	}
	k.SkatTo = d.ramschSkatTo(r.Points)
	if k.SkatTo != NoSeat {
		r.Points[k.SkatTo.Index()] += d.skat.Points()
	}
	k.Most = max(r.Points[0], r.Points[1], r.Points[2])
	losers := 0
	for i, p := range r.Points {
		if k.Loser[i] = p == k.Most; k.Loser[i] {
			losers++
		}
	}
	if losers == 3 {
		k.Loser = [3]bool{}
		return
	}
	k.Loss = k.Most << k.Pushes
	if k.Jungfrau != NoSeat {
		k.Loss *= 2
	}
	if k.Bock {
		k.Loss *= 2
	}
	for i := range k.Loser {
		if k.Loser[i] {
			r.Score[i] = -k.Loss
		}
	}
}

// ramschSkatTo returns who gets the skat's points, given the points taken in
// tricks.
func (d *Deal) ramschSkatTo(points [3]int) Seat {
	last := d.tricks[9].Winner
	if d.ending == EndClaimed {
		last = d.giver
	}
	if d.rules.RamschSkat == SkatToLastTrick {
		return last
	}
	most := max(points[0], points[1], points[2])
	to := NoSeat
	for i, p := range points {
		if p == most {
			if to != NoSeat {
				return NoSeat
			}
			to = SeatAt(i)
		}
	}
	return to
}
