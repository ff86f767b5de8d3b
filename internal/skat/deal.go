package skat

import (
	"fmt"
	"strings"
)

// Deal is one deal from the first call to the result. The zero Deal is over
// before it began; make one with [New].
type Deal struct {
	table
	layout Layout
	hands  [3]Cards // now in hand, by Seat.Index
	skat   Cards    // face down: dealt, discarded or passed on
	found  [3]Cards // what each picked up
	laid   [3]Cards // what each discarded or passed on
	giver  Seat     // who resigned, conceded or claimed
}

// New returns a deal about to be bid. The layout must be right (see
// [Layout.Check]); a wrong one comes back as it came, and cards that nobody
// has cannot be played.
func New(l Layout, r Rules) Deal {
	return Deal{
		table:  table{rules: r, phase: PhaseAuction, toMove: Middlehand, stage: 1, caller: Middlehand, hearer: Forehand},
		layout: l, hands: l.Hands, skat: l.Skat,
	}
}

// Layout returns the cards as dealt.
func (d *Deal) Layout() Layout { return d.layout }

// Hand returns the cards that s holds now.
func (d *Deal) Hand(s Seat) Cards {
	if s == NoSeat {
		return 0
	}
	return d.hands[s.Index()]
}

// Skat returns the two cards that lie face down now: those dealt, discarded
// or passed on; empty while somebody holds twelve.
func (d *Deal) Skat() Cards { return d.skat }

// Legal returns what the phase offers the seat, empty when another is to
// move. Claiming and giving up are offers out of turn and never in the list.
func (d *Deal) Legal(s Seat) []Action { return d.AppendLegal(make([]Action, 0, 16), s) }

// AppendLegal appends what Legal returns to dst.
func (d *Deal) AppendLegal(dst []Action, s Seat) []Action {
	if s == NoSeat || s != d.toMove {
		return dst
	}
	return d.appendLegal(dst, d.hands[s.Index()])
}

// Apply does one action. An illegal one changes nothing and returns an
// [*IllegalError].
//
// KindResign is for records of games played elsewhere (section 9): the
// declarer's leaves the rest of the tricks to the defenders, a defender's
// gives the declarer every remaining trick and all points.
func (d *Deal) Apply(a Action) error {
	if e := d.check(a); e.Reason != NoReason {
		// A copy, so that only the refusal is on the heap.
		err := e
		err.Action, err.Phase = a, d.phase
		return &err
	}
	if d.logged < maxLog {
		logged := a
		if a.Kind == KindDiscard {
			logged.Cards = 0 // nobody else may know
		}
		d.log[d.logged] = logged
		d.logged++
	}
	d.do(a)
	return nil
}

func because(r Reason) IllegalError { return IllegalError{Reason: r} }

func (d *Deal) check(a Action) IllegalError {
	switch {
	case d.phase == PhaseDone || d.phase == NoPhase:
		return because(ReasonOver)
	case a.Seat == NoSeat || a.Seat > Rearhand:
		return IllegalError{Reason: ReasonTurn, Want: d.toMove}
	}
	switch a.Kind { // out of turn
	case KindClaim:
		return d.checkClaim(a.Seat)
	case KindConcede:
		return d.checkConcede(a.Seat)
	case KindResign:
		if d.declarer == NoSeat || d.contract.Game == NoGame {
			return because(ReasonNoSide)
		}
		return IllegalError{}
	}
	if a.Seat != d.toMove {
		return IllegalError{Reason: ReasonTurn, Want: d.toMove}
	}
	if !d.phase.takes(a.Kind) {
		return because(ReasonPhase)
	}
	switch d.phase {
	case PhaseAuction:
		return d.checkCall(a)
	case PhaseDiscard:
		return d.checkDiscard(a)
	case PhaseDeclare:
		if err := a.Contract.Declarable(!d.PickedUp(a.Seat)); err != nil {
			return IllegalError{Reason: ReasonContract, Detail: err}
		}
	case PhasePlay:
		return d.checkPlay(a)
	}
	return IllegalError{}
}

func (p Phase) takes(k Kind) bool {
	switch p {
	case PhaseAuction:
		return k == KindBid || k == KindHold || k == KindPass
	case PhasePickUp:
		return k == KindPickUp || k == KindHand
	case PhasePush:
		return k == KindPickUp || k == KindPush
	case PhaseDiscard:
		return k == KindDiscard
	case PhaseDeclare:
		return k == KindDeclare
	case PhaseKontra:
		return k == KindKontra || k == KindPass
	case PhaseRe:
		return k == KindRe || k == KindPass
	case PhasePlay:
		return k == KindPlay
	case PhaseConcession:
		return k == KindAgree || k == KindRefuse
	}
	return false
}

// do carries out an action that check let pass.
func (d *Deal) do(a Action) {
	switch a.Kind {
	case KindClaim:
		d.claim(a.Seat)
		return
	case KindConcede:
		d.concede(a.Seat)
		return
	case KindResign:
		d.resign(a.Seat)
		return
	}
	switch d.phase {
	case PhaseAuction:
		d.call(a)
	case PhasePickUp:
		if a.Kind == KindHand {
			d.phase = PhaseDeclare
			return
		}
		d.pickUp(a.Seat)
	case PhasePush:
		d.push(a)
	case PhaseDiscard:
		d.discard(a)
	case PhaseDeclare:
		d.contract = a.Contract
		d.askKontra(Forehand)
	case PhaseKontra:
		if a.Kind == KindKontra {
			d.kontra = a.Seat
			d.phase, d.toMove = PhaseRe, d.declarer
			return
		}
		d.askKontra(a.Seat + 1)
	case PhaseRe:
		d.re = a.Kind == KindRe
		d.startPlay()
	case PhasePlay:
		d.play(a.Card)
	case PhaseConcession:
		d.answer(a)
	}
}

// Actions returns everything that happened, in order: applied to New with the
// same layout and rules they give the same Deal.
func (d *Deal) Actions() []Action {
	list := append([]Action(nil), d.log[:d.logged]...)
	for i := range list {
		if list[i].Kind == KindDiscard {
			list[i].Cards = d.laid[list[i].Seat.Index()]
		}
	}
	return list
}

// String returns the deal as one line: the layout, then every action, as in
// "CJ.SJ.…  1 18 0 p 2 p 1 s 1 HA.H7 1 S 0 …".
func (d *Deal) String() string {
	var b strings.Builder
	b.WriteString(d.layout.String())
	for _, a := range d.Actions() {
		b.WriteByte(' ')
		b.WriteString(a.String())
	}
	return b.String()
}

// ParseDeal reads what String writes and replays it.
func ParseDeal(line string, r Rules) (Deal, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Deal{}, fmt.Errorf("deal: empty, want 32 cards and actions")
	}
	l, err := ParseLayout(words[0])
	if err != nil {
		return Deal{}, err
	}
	d := New(l, r)
	words = words[1:]
	for i := 0; i < len(words); i += 2 {
		if i+1 == len(words) {
			return Deal{}, fmt.Errorf("deal: %q stands alone, want a seat and an action", words[i])
		}
		a, err := ParseAction(words[i], words[i+1])
		if err != nil {
			return Deal{}, fmt.Errorf("deal, action %d: %w", i/2+1, err)
		}
		if err := d.Apply(a); err != nil {
			return Deal{}, fmt.Errorf("deal, action %d: %w", i/2+1, err)
		}
	}
	return d, nil
}
