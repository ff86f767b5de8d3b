package skat

// Outcome is the kind of a result; zero while the deal goes on.
type Outcome uint8

// The outcomes.
const (
	NoOutcome Outcome = iota
	PassedIn
	Won         // by the declarer
	Lost        // by the declarer
	RamschLost  // Ramsch: the players with most points lose, if not all three
	Durchmarsch // Ramsch: one player took every trick
)

// Result is what a finished deal came to.
type Result struct {
	Outcome  Outcome
	Ending   Ending
	Declarer Seat // NoSeat unless Won or Lost
	// Points are card points by Seat.Index: in a game with a declarer his own
	// with the skat, and each defender's; in Ramsch with the skat where the
	// rule puts it. They add up to 120 unless the game was conceded, Null ended
	// early, or the skat of a Ramsch went to nobody.
	Points [3]int
	Tricks [3]int // taken, by Seat.Index
	// Schneider and Schwarz tell what was really reached, by either side.
	Schneider, Schwarz bool
	Overbid            bool
	Calculation        Calculation // Won and Lost
	Ramsch             RamschCount // RamschLost and Durchmarsch
	Score              [3]int      // game points by Seat.Index
}

// Result returns what the deal came to; its Outcome is NoOutcome while the
// deal goes on.
func (d *Deal) Result() Result {
	if d.phase != PhaseDone {
		return Result{}
	}
	r := Result{Ending: d.ending}
	for i := range r.Points {
		r.Points[i], r.Tricks[i] = int(d.points[i]), int(d.won[i])
	}
	switch {
	case d.ending == EndPassedIn:
		r.Outcome = PassedIn
	case d.contract.Game == Ramsch:
		d.ramschResult(&r)
	case d.declarer != NoSeat:
		d.gameResult(&r)
	}
	return r
}

// gameResult: sections 6 to 8.
func (d *Deal) gameResult(r *Result) {
	i := d.declarer.Index()
	r.Declarer = d.declarer
	r.Points[i] += d.skat.Points()
	points, tricks := r.Points[i], r.Tricks[i]
	if r.Ending != EndConceded && d.contract.Game.Base() != 0 {
		r.Schneider = points >= 90 || points <= 30
		r.Schwarz = tricks == 10 || tricks == 0
	}
	r.Calculation = d.calculate(d.layout.Hands[i]|d.layout.Skat, r.Schneider, r.Schwarz, d.made(points, tricks))
	r.Overbid = r.Calculation.Overbid
	r.Outcome = Lost
	if r.Calculation.Won {
		r.Outcome = Won
	}
	r.Score[i] = r.Calculation.Score
}

// made tells whether the declarer reached what the contract needs (section 6).
func (d *Deal) made(points, tricks int) bool {
	switch {
	case d.ending == EndConceded, d.ending == EndResigned && d.giver == d.declarer:
		return false
	case d.contract.Game == Null:
		return tricks == 0
	case d.contract.Schwarz:
		return tricks == 10
	}
	return points >= d.contract.NeedsPoints()
}
