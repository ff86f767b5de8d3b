package skat

// The auction (section 3): middlehand calls to forehand, rearhand to the
// survivor; if nobody called, forehand may take the game at 18.

func (d *Deal) checkCall(a Action) IllegalError {
	switch {
	case a.Kind == KindPass:
		return IllegalError{}
	case (a.Kind == KindHold) != (a.Seat == d.hearer):
		return because(ReasonPhase)
	case a.Kind == KindHold:
		return IllegalError{}
	case !IsBid(int(a.Value)):
		return because(ReasonBidValue)
	case a.Value <= d.bid:
		return IllegalError{Reason: ReasonBidLow, Value: int(d.bid)}
	}
	return IllegalError{}
}

func (d *Deal) call(a Action) {
	if a.Kind == KindPass {
		if d.stage == 3 {
			d.allPassed()
			return
		}
		survivor := d.hearer
		if a.Seat == d.hearer {
			survivor = d.caller
		}
		d.nextStage(survivor)
		return
	}
	d.spoke[a.Seat.Index()] = true
	d.bidder = a.Seat
	if a.Kind == KindHold {
		d.toMove = d.caller
		return
	}
	d.bid = a.Value
	if d.stage == 3 {
		d.endAuction(a.Seat)
		return
	}
	d.toMove = d.hearer
}

func (d *Deal) nextStage(survivor Seat) {
	switch {
	case d.stage == 1:
		d.stage, d.caller, d.hearer, d.toMove = 2, Rearhand, survivor, Rearhand
	case d.bid == 0:
		d.stage, d.caller, d.hearer, d.toMove = 3, Forehand, NoSeat, Forehand
	default:
		d.endAuction(survivor)
	}
}

func (d *Deal) endAuction(winner Seat) {
	d.declarer, d.bidder = winner, winner
	d.phase, d.toMove = PhasePickUp, winner
}

func (d *Deal) allPassed() {
	switch {
	case !d.rules.Ramsch:
		d.end(EndPassedIn, NoSeat)
	case d.rules.Schieberamsch:
		d.contract = Contract{Game: Ramsch}
		d.phase, d.toMove = PhasePush, Forehand
	default:
		d.contract = Contract{Game: Ramsch}
		d.startPlay()
	}
}
