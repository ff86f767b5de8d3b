package skat

// Trick play (section 5).

func (d *Deal) startPlay() {
	d.phase, d.toMove = PhasePlay, Forehand
	d.tricks[0].Leader = Forehand
}

func (d *Deal) tricksBegun() bool { return d.tricks[0].Leader != NoSeat }

func (d *Deal) checkPlay(a Action) IllegalError {
	hand := d.hands[a.Seat.Index()]
	if !hand.Has(a.Card) {
		return because(ReasonNotHeld)
	}
	if !d.canPlay(hand).Has(a.Card) {
		return IllegalError{Reason: ReasonFollow, Suit: d.contract.Game.SuitOf(d.Led())}
	}
	return IllegalError{}
}

func (d *Deal) play(c Card) {
	s := d.toMove
	d.hands[s.Index()] = d.hands[s.Index()].Without(c)
	t := &d.tricks[d.done]
	n := t.Len()
	t.Cards[n] = c
	if n < 2 {
		d.toMove = s.Next()
		return
	}
	winner, _ := t.Best(d.contract.Game)
	t.Winner = winner
	d.points[winner.Index()] += int16(t.Set().Points())
	d.won[winner.Index()]++
	d.done++
	switch {
	case d.contract.Game == Null && winner == d.declarer:
		d.end(EndNullLost, NoSeat)
	case d.done == 10:
		d.end(EndPlayed, NoSeat)
	default:
		d.toMove = winner
		d.tricks[d.done].Leader = winner
	}
}
