package skat

// Ending is how a deal ended; zero while it goes on.
type Ending uint8

// The endings.
const (
	EndNone     Ending = iota
	EndPassedIn        // all passed
	EndPlayed          // the tenth trick
	EndNullLost        // the declarer took a trick in Null
	EndClaimed         // the rest was certain
	EndConceded        // the declarer gave up
	EndResigned        // a side gave up, in a record from elsewhere
)

func (d *Deal) end(how Ending, giver Seat) {
	d.ending, d.giver = how, giver
	d.phase, d.toMove = PhaseDone, NoSeat
}

// EndedBy returns who claimed, conceded or resigned, or NoSeat.
func (d *Deal) EndedBy() Seat { return d.giver }

// creditRest gives a seat every trick that is left, with all its points.
func (d *Deal) creditRest(s Seat) {
	rest := d.Trick().Set() | d.hands[0] | d.hands[1] | d.hands[2]
	d.points[s.Index()] += int16(rest.Points())
	d.won[s.Index()] += 10 - d.done
}

// checkConcede: section 9, "Concede".
func (d *Deal) checkConcede(s Seat) IllegalError {
	switch {
	case d.phase != PhasePlay:
		return because(ReasonPhase)
	case s != d.declarer || s == NoSeat:
		return because(ReasonNotDeclarer)
	case d.refused == d.done+1:
		return because(ReasonConcedeAgain)
	}
	return IllegalError{}
}

func (d *Deal) concede(s Seat) {
	if d.hands[s.Index()].Len() >= 9 {
		d.end(EndConceded, s)
		return
	}
	d.resume = d.toMove
	d.phase, d.toMove = PhaseConcession, s.Next()
}

// answer: one defender's agreement is enough; the second is asked when the
// first refuses.
func (d *Deal) answer(a Action) {
	switch {
	case a.Kind == KindAgree:
		d.end(EndConceded, d.declarer)
	case a.Seat == d.declarer.Next():
		d.toMove = a.Seat.Next()
	default:
		d.refused = d.done + 1
		d.phase, d.toMove = PhasePlay, d.resume
	}
}

// resign: see [Deal.Apply].
func (d *Deal) resign(s Seat) {
	taker := d.declarer
	if s == d.declarer || d.contract.Game == Null {
		taker = d.declarer.Next()
	}
	d.creditRest(taker)
	d.end(EndResigned, s)
}
