package offizier

import "github.com/af22046e/skat/internal/skat"

// View is all that one seat may know, and nothing else: what the table sees
// and hears, and the seat's own hand. Nobody knows a covered card, not even
// whose it is. Bots, hints and the table screen get this. It is a value: ==
// compares.
//
// The View of NoSeat is a spectator's: no hand.
type View struct {
	table
	Seat Seat
	Hand skat.Cards // in hand now; none before the play
}

// View returns what a seat may know now.
func (d *Deal) View(s Seat) View { return View{table: d.table, Seat: s, Hand: d.Hand(s)} }

// Legal returns what this seat may do now; empty when the other is to move.
func (v *View) Legal() []Action {
	if !v.Seat.sits() || v.toMove != v.Seat {
		return nil
	}
	return v.appendLegal(make([]Action, 0, 12), v.Cards())
}

// Cards returns the cards that this seat could play were it free to: those in
// hand and its open ones.
func (v *View) Cards() skat.Cards { return v.Hand | v.Open(v.Seat) }

// Playable returns the cards that this seat may play now; empty when it is
// not its turn to play.
func (v *View) Playable() skat.Cards {
	if !v.Seat.sits() || v.toMove != v.Seat || v.phase != PhasePlay {
		return 0
	}
	return v.game.Playable(v.Cards(), v.Led())
}

// Unseen returns the cards of which this seat does not know where they are:
// in the opponent's hand, covered, or not yet dealt.
func (v *View) Unseen() skat.Cards {
	return skat.AllCards &^ (v.Hand | v.Open(Forehand) | v.Open(Dealer) | v.Played())
}
