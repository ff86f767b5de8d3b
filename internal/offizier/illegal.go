package offizier

import (
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

// Reason says why an action is illegal; screens have a sentence for each.
type Reason uint8

// The reasons.
const (
	NoReason      Reason = iota
	ReasonOver           // the deal is over
	ReasonTurn           // the other seat is to move (Want)
	ReasonPhase          // not what the phase asks for
	ReasonGame           // not one of the five games
	ReasonNotHeld        // the card is neither in the hand nor open before the seat
	ReasonFollow         // the led suit must be followed (Suit; NoSuit: trumps)
)

// IllegalError is why [Deal.Apply] refused an action. The deal is unchanged.
type IllegalError struct {
	Action Action
	Reason Reason
	Phase  Phase
	Want   Seat      // ReasonTurn: who is to move
	Suit   skat.Suit // ReasonFollow: the suit to follow, NoSuit for trumps
}

// Error returns one English sentence: what came and what was expected.
func (e *IllegalError) Error() string { return fmt.Sprintf("%v: %s", e.Action, e.sentence()) }

func (e *IllegalError) sentence() string {
	switch e.Reason {
	case ReasonOver:
		return "the deal is over"
	case ReasonTurn:
		return fmt.Sprintf("%v is to move", e.Want)
	case ReasonPhase:
		return fmt.Sprintf("not now: the deal is in its phase %q", e.Phase)
	case ReasonGame:
		return "want one of the games D H S C G"
	case ReasonNotHeld:
		return fmt.Sprintf("%v has that neither in hand nor open", e.Action.Seat)
	case ReasonFollow:
		if e.Suit == skat.NoSuit {
			return "trumps must be followed"
		}
		return fmt.Sprintf("suit %v must be followed", e.Suit)
	}
	return "illegal"
}
