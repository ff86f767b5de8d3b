package skat

// The skat exchange of the declarer (section 4) and in Schieberamsch
// (section 10).

func (d *Deal) pickUp(s Seat) {
	i := s.Index()
	d.found[i] = d.skat
	d.hands[i] |= d.skat
	d.skat = 0
	d.pickedUp[i] = true
	d.phase = PhaseDiscard
}

func (d *Deal) checkDiscard(a Action) IllegalError {
	switch {
	case a.Cards.Len() != 2:
		return because(ReasonTwoCards)
	case a.Cards&^d.hands[a.Seat.Index()] != 0:
		return because(ReasonNotHeld)
	case d.declarer == NoSeat && a.Cards&Jacks != 0:
		return because(ReasonJack)
	}
	return IllegalError{}
}

func (d *Deal) discard(a Action) {
	i := a.Seat.Index()
	d.hands[i] &^= a.Cards
	d.skat, d.laid[i] = a.Cards, a.Cards
	if d.declarer == NoSeat {
		d.nextPush(a.Seat)
		return
	}
	d.phase = PhaseDeclare
}

func (d *Deal) push(a Action) {
	if a.Kind == KindPickUp {
		d.pickUp(a.Seat)
		return
	}
	d.pushes++
	d.nextPush(a.Seat)
}

func (d *Deal) nextPush(s Seat) {
	if s == Rearhand {
		d.startPlay()
		return
	}
	d.phase, d.toMove = PhasePush, s.Next()
}

// askKontra asks the defenders from seat on, forehand first, and begins the
// play when nobody is left to ask.
func (d *Deal) askKontra(from Seat) {
	for s := from; s <= Rearhand; s++ {
		may := d.rules.Kontra == KontraAny || d.rules.Kontra == KontraHeld18 && d.Spoke(s)
		if s != d.declarer && may {
			d.phase, d.toMove = PhaseKontra, s
			return
		}
	}
	d.startPlay()
}
