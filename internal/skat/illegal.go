package skat

import "fmt"

// Reason says why an action is illegal; screens have a sentence for each.
type Reason uint8

// The reasons.
const (
	NoReason           Reason = iota
	ReasonOver                // the deal is over
	ReasonTurn                // another seat is to move (Want)
	ReasonPhase               // not what the phase asks for
	ReasonBidValue            // no legal value
	ReasonBidLow              // not above the value reached (Value)
	ReasonNotHeld             // the card is not in the hand (Card)
	ReasonFollow              // the led suit must be followed (Suit; NoSuit: trumps)
	ReasonTwoCards            // exactly two cards are to be discarded
	ReasonJack                // no jack may be passed on in Schieberamsch
	ReasonContract            // the contract cannot be declared (Detail)
	ReasonClaim               // the rest is not certain
	ReasonClaimNull           // in Null only the declarer claims
	ReasonNotDeclarer         // only the declarer may give up
	ReasonConcedeAgain        // refused in this trick already
	ReasonNoSide              // no contract to resign yet
)

// IllegalError is why [Deal.Apply] refused an action. The deal is unchanged.
type IllegalError struct {
	Action Action
	Reason Reason
	Phase  Phase
	Want   Seat // ReasonTurn: who is to move
	Suit   Suit // ReasonFollow: the suit to follow, NoSuit for trumps
	Value  int  // ReasonBidLow: the value reached, in game points
	Detail error
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
	case ReasonBidValue:
		return "no legal bid: want a value of the table from 18 to 264"
	case ReasonBidLow:
		return fmt.Sprintf("want a value above %d", e.Value)
	case ReasonNotHeld:
		return fmt.Sprintf("%v does not hold that", e.Action.Seat)
	case ReasonFollow:
		if e.Suit == NoSuit {
			return "trumps must be followed"
		}
		return fmt.Sprintf("suit %v must be followed", e.Suit)
	case ReasonTwoCards:
		return "want exactly two cards"
	case ReasonJack:
		return "no jack may be passed on"
	case ReasonContract:
		return e.Detail.Error()
	case ReasonClaim:
		return "the rest is not certain"
	case ReasonClaimNull:
		return "in Null only the declarer may claim"
	case ReasonNotDeclarer:
		return "only the declarer may give up"
	case ReasonConcedeAgain:
		return "refused in this trick already"
	case ReasonNoSide:
		return "no game is declared yet"
	}
	return "illegal"
}
