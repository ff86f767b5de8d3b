package skat

// View is all that one seat may know, and nothing else: what the table sees
// and hears, and the seat's own cards. Bots, hints and the table screen get
// this. It is a value: == compares.
//
// The View of NoSeat is a spectator's: no cards but the open ones.
type View struct {
	table
	Seat  Seat
	Dealt Cards // the ten cards dealt
	Hand  Cards // the cards in hand now: twelve after picking up the skat
	// Found are the two cards that the seat picked up, if it did.
	Found Cards
	// Laid are the two cards that the seat discarded or passed on, if it did.
	// In a game with a declarer they lie in the skat.
	Laid Cards
	// Open are the declarer's cards in hand, shown in an ouvert game from the
	// first card on.
	Open Cards
}

// View returns what a seat may know now.
func (d *Deal) View(s Seat) View {
	v := View{table: d.table, Seat: s}
	if i := s.Index(); i >= 0 && i < 3 {
		v.Dealt, v.Hand, v.Found, v.Laid = d.layout.Hands[i], d.hands[i], d.found[i], d.laid[i]
	}
	if d.contract.Ouvert && d.tricksBegun() {
		v.Open = d.hands[d.declarer.Index()]
	}
	return v
}

// Legal returns what this seat may do now; empty when another is to move.
// Claiming and giving up are offers out of turn and never in the list.
func (v *View) Legal() []Action { return v.AppendLegal(make([]Action, 0, 16)) }

// AppendLegal appends what Legal returns to dst.
func (v *View) AppendLegal(dst []Action) []Action {
	if v.Seat == NoSeat || v.toMove != v.Seat {
		return dst
	}
	return v.appendLegal(dst, v.Hand)
}

// Playable returns the cards that this seat may play now; empty when it is
// not its turn to play.
func (v *View) Playable() Cards {
	if v.Seat == NoSeat || v.toMove != v.Seat || v.phase != PhasePlay {
		return 0
	}
	return v.canPlay(v.Hand)
}

// Unseen returns the cards that may be in other hands or the skat as far as
// this seat knows: not its own, not played, not open, not laid by itself.
func (v *View) Unseen() Cards {
	seen := v.Hand | v.Played() | v.Open
	if v.declarer == v.Seat && v.Seat != NoSeat {
		seen |= v.Laid
	}
	return AllCards &^ seen
}

// Actions returns what has happened so far, in order. Discards of other
// seats come without their cards.
func (v *View) Actions() []Action {
	list := append([]Action(nil), v.log[:v.logged]...)
	for i := range list {
		if list[i].Kind == KindDiscard && list[i].Seat == v.Seat {
			list[i].Cards = v.Laid
		}
	}
	return list
}

// CanConcede tells whether this seat may give up now (section 9).
func (v *View) CanConcede() bool {
	return v.phase == PhasePlay && v.Seat == v.declarer && v.Seat != NoSeat && v.refused != v.done+1
}

// CanClaim tells whether this seat may try to claim now; whether the rest is
// certain is for the engine to say, which sees all cards.
func (v *View) CanClaim() bool {
	return v.phase == PhasePlay && v.Seat != NoSeat && (v.contract.Game != Null || v.Seat == v.declarer)
}
