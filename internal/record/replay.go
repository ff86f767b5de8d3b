package record

import (
	"errors"
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

// NoResultError tells that a deal ended before there was a game, so that no
// result can be compared.
type NoResultError struct {
	Seat skat.Seat // because of whom
	Left bool      // left the table, rather than ran out of time
}

// Error returns one sentence.
func (e *NoResultError) Error() string {
	if e.Left {
		return fmt.Sprintf("%v left before the discard, no result to compare", e.Seat)
	}
	return fmt.Sprintf("time-out of %v before the discard, no result to compare", e.Seat)
}

// Replay plays the record through the engine. The deal is finished unless the
// record stops before. On an error, which names the move, the deal is as it
// was before that move; a [*NoResultError] is no fault of the record.
//
// A declarer's RE, TI or LE resigns for him, and he keeps what he has taken. So
// does a defender's TI or LE for his side, but RE only when both have said it
// (in PC[ISS2] one). A record with a result that stops though the declarer can
// no longer win was conceded.
func (r *Record) Replay(rules skat.Rules) (skat.Deal, error) {
	pc, _ := r.Tag("PC")
	p := replay{d: skat.New(r.layout, rules), oneResigns: pc == "ISS2"}
	for i, m := range r.moves {
		err := p.move(m)
		var none *NoResultError
		var illegal *skat.IllegalError
		switch {
		case errors.As(err, &none):
			return p.d, none
		case errors.As(err, &illegal): // says itself what the move was
			return p.d, fmt.Errorf("move %d: %w", i+1, illegal)
		case err != nil:
			return p.d, fmt.Errorf("move %d, %q: %w", i+1, m, err)
		}
	}
	if !r.stated.Empty() && p.d.Phase() == skat.PhasePlay && hopeless(&p.d) {
		if err := p.concede(); err != nil {
			return p.d, err
		}
	}
	return p.d, nil
}

type replay struct {
	d          skat.Deal
	oneResigns bool       // one defender's RE is enough
	resigned   skat.Seat  // the defender who said RE already
	found      skat.Cards // the skat as it was last picked up
	named      Move       // the game named before its discards, else the zero Move
}

func (p *replay) move(m Move) error {
	switch m.does {
	case doesDeclare:
		return p.declare(m)
	case doesDiscard:
		return p.discard(m)
	case doesResign:
		return p.resign(m.Seat)
	case doesTimeOut, doesLeave:
		return p.gone(m)
	case doesSkat:
		if p.found == 0 {
			return fmt.Errorf("the skat was not picked up yet")
		}
		if skat.NewCards(m.cards...) != p.found {
			return fmt.Errorf("the skat picked up was %v", p.found)
		}
		return nil
	case doesShow, doesHide:
		return nil
	}
	if m.action.Kind == skat.KindPickUp {
		found := p.d.Skat()
		if err := p.d.Apply(m.action); err != nil {
			return err
		}
		p.found = found
		return nil
	}
	return p.d.Apply(m.action)
}

// declare: the engine has the discards before the game, and Hand said before
// it is named.
func (p *replay) declare(m Move) error {
	d := p.d
	game := m.action.Contract
	discards, open := m.cards, []skat.Card(nil)
	switch len(m.cards) {
	case 10:
		discards, open = nil, m.cards
	case 12:
		discards, open = m.cards[:2], m.cards[2:]
	}
	switch {
	case d.Phase() == skat.PhasePickUp && game.Hand:
		if err := d.Apply(skat.PlayHand(m.Seat)); err != nil {
			return err
		}
	case d.Phase() == skat.PhaseDiscard && m.Seat == d.ToMove() && d.Declarer() != skat.NoSeat:
		if err := game.Declarable(false); err != nil {
			return err
		}
		if m.cards == nil {
			p.named = m
			return nil
		}
		two := skat.NewCards(discards...)
		if discards == nil { // what is not shown was discarded
			two = d.Hand(m.Seat) &^ skat.NewCards(open...)
		}
		if err := d.Apply(skat.Discard(m.Seat, two)); err != nil {
			return err
		}
	case len(discards) > 0:
		return fmt.Errorf("no cards to discard now: the deal is in its phase %q", d.Phase())
	}
	if open != nil && skat.NewCards(open...) != d.Hand(m.Seat) {
		return fmt.Errorf("the open cards are %v", d.Hand(m.Seat))
	}
	if err := d.Apply(m.action); err != nil {
		return err
	}
	p.d = d
	return nil
}

func (p *replay) discard(m Move) error {
	d := p.d
	if err := d.Apply(skat.Discard(m.Seat, skat.NewCards(m.cards...))); err != nil {
		return err
	}
	if p.named.Seat != skat.NoSeat {
		if err := d.Apply(p.named.action); err != nil {
			return err
		}
		p.named = Move{}
	}
	p.d = d
	return nil
}

func (p *replay) resign(s skat.Seat) error {
	switch {
	case p.d.Phase() == skat.PhaseDone:
		return nil // the other defender's, after the end
	case p.d.Contract().Game == skat.NoGame, p.d.Declarer() == skat.NoSeat, s == p.d.Declarer(), p.oneResigns:
		return p.d.Apply(skat.Resign(s))
	case p.resigned != skat.NoSeat && p.resigned != s:
		return p.d.Apply(skat.Resign(s))
	}
	p.resigned = s
	return nil
}

func (p *replay) gone(m Move) error {
	switch {
	case p.d.Phase() == skat.PhaseDone:
		return nil
	case p.d.Contract().Game == skat.NoGame:
		return &NoResultError{Seat: m.who, Left: m.does == doesLeave}
	}
	return p.d.Apply(skat.Resign(m.who))
}

// hopeless tells whether the defenders have taken what the declarer needs.
func hopeless(d *skat.Deal) bool {
	lost, tricks := 0, 0
	for _, s := range skat.Seats() {
		if s != d.Declarer() {
			lost += d.TrickPoints(s)
			tricks += d.TricksWon(s)
		}
	}
	switch c := d.Contract(); {
	case d.Declarer() == skat.NoSeat || c.Game == skat.Null:
		return false // Null is over with the declarer's first trick
	case c.Schwarz:
		return tricks > 0
	default:
		return 120-lost < c.NeedsPoints()
	}
}

// concede gives the declarer's game up; late in the deal a defender agrees.
func (p *replay) concede() error {
	if err := p.d.Apply(skat.Concede(p.d.Declarer())); err != nil {
		return err
	}
	if p.d.Phase() == skat.PhaseConcession {
		return p.d.Apply(skat.Agree(p.d.ToMove()))
	}
	return nil
}
