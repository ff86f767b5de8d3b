package offizier

import "github.com/af22046e/skat/internal/skat"

// Trick play (section 11, 4 and 5).

func (d *Deal) startPlay() {
	d.hands = d.layout.Hands
	for i, h := range d.hands {
		d.inHand[i] = uint8(h.Len())
	}
	d.phase, d.toMove = PhasePlay, Forehand
	d.tricks[0].Leader = Forehand
}

func (d *Deal) checkPlay(a Action) IllegalError {
	cards := d.Hand(a.Seat) | d.Open(a.Seat)
	switch {
	case !cards.Has(a.Card):
		return IllegalError{Reason: ReasonNotHeld}
	case !d.game.Playable(cards, d.Led()).Has(a.Card):
		return IllegalError{Reason: ReasonFollow, Suit: d.game.SuitOf(d.Led())}
	}
	return IllegalError{}
}

func (d *Deal) play(c skat.Card) {
	s := d.toMove
	t := &d.tricks[d.done]
	n := t.Len()
	t.Cards[n], t.From[n] = c, d.take(s, c)
	if n == 0 {
		d.toMove = s.Other()
		return
	}
	t.Winner = t.Leader
	if d.game.Beats(t.Cards[1], t.Cards[0]) {
		t.Winner = s
	}
	d.points[t.Winner.Index()] += uint8(t.Set().Points())
	d.won[t.Winner.Index()]++
	t.Turned[0] = d.turnUp(s.Other(), t.From[0])
	t.Turned[1] = d.turnUp(s, t.From[1])
	d.done++
	if d.done == Tricks {
		d.phase, d.toMove = PhaseDone, NoSeat
		return
	}
	d.toMove = t.Winner
	d.tricks[d.done].Leader = t.Winner
}

// take removes a card from the hand or from its pile and tells which.
func (d *Deal) take(s Seat, c skat.Card) uint8 {
	i := s.Index()
	if d.hands[i].Has(c) {
		d.hands[i] = d.hands[i].Without(c)
		d.inHand[i]--
		return InHand
	}
	for p := range d.piles[i] {
		if d.piles[i][p].Open == c {
			d.piles[i][p].Open = skat.NoCard
			return uint8(p + 1)
		}
	}
	return InHand // unreachable: the card was checked
}

// turnUp turns up the covered card, if there is one, where an open card was
// played from.
func (d *Deal) turnUp(s Seat, from uint8) skat.Card {
	if from == InHand {
		return skat.NoCard
	}
	p := &d.piles[s.Index()][from-1]
	if !p.Covered {
		return skat.NoCard
	}
	*p = Pile{Open: d.layout.Covered[s.Index()][from-1]}
	return p.Open
}
