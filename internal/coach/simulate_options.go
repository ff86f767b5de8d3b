package coach

import (
	"fmt"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// HighestLimit is how far up in the auction the values are told apart.
const HighestLimit = 72

// optionsOf lists what v.Seat may decide.
func optionsOf(v *skat.View, ask Ask) ([]Option, error) {
	if v.Seat == skat.NoSeat || v.ToMove() != v.Seat {
		return nil, fmt.Errorf("study: %v is to move, not %v", v.ToMove(), v.Seat)
	}
	if v.Phase() != skat.PhaseAuction && v.Declarer() == skat.NoSeat {
		return nil, fmt.Errorf("study: a Ramsch has no declarer to measure")
	}
	if ask == AskGame && v.Phase() != skat.PhaseDiscard {
		return nil, fmt.Errorf("study: which game is asked in the phase %q, want it before the discard", v.Phase())
	}
	games := ask == AskGames
	switch v.Phase() {
	case skat.PhaseAuction:
		return auctionOptions(v, games), nil
	case skat.PhasePickUp:
		return pickUpOptions(v, games), nil
	case skat.PhaseDiscard:
		if ask == AskGame {
			return laidOptions(v, false), nil
		}
		return discardOptions(v, games), nil
	case skat.PhaseDeclare:
		var list []Option
		for _, c := range skat.Contracts(!v.PickedUp(v.Seat)) {
			list = append(list, Option{Action: skat.Declare(v.Seat, c)})
		}
		return list, nil
	case skat.PhaseKontra, skat.PhaseRe, skat.PhasePlay:
		var list []Option
		for _, a := range v.Legal() {
			list = append(list, Option{Action: a})
		}
		return list, nil
	}
	return nil, fmt.Errorf("study: nothing to measure in the phase %q", v.Phase())
}

// Call returns the value that the seat to move needs to stay in the auction:
// the one to hold, or the next to call; 0 when there is none.
func Call(v skat.View) int {
	if _, hearer := v.Caller(); hearer == v.Seat {
		return v.Bid()
	}
	return skat.NextBid(v.Bid())
}

// auctionOptions are to pass, or to go up to each value; and what each game
// would come to if the others passed now.
func auctionOptions(v *skat.View, games bool) []Option {
	list := []Option{{}}
	need := Call(*v)
	for value := need; value != 0 && value <= max(need, HighestLimit); value = skat.NextBid(value) {
		list = append(list, Option{Limit: value})
	}
	if !games || need == 0 {
		return list
	}
	return append(list, gameOptions(v.Seat)...)
}

// gameOptions are all games after the skat was picked up, and by Hand.
func gameOptions(seat skat.Seat) []Option {
	var list []Option
	for _, c := range skat.Contracts(false) {
		list = append(list, Option{Action: skat.PickUp(seat), Contract: c, If: true})
	}
	for _, c := range skat.Contracts(true) {
		if !c.Schneider {
			list = append(list, Option{Action: skat.PlayHand(seat), Contract: c, If: true})
		}
	}
	return list
}

// pickUpOptions are to pick up or to play Hand.
func pickUpOptions(v *skat.View, games bool) []Option {
	list := []Option{{Action: skat.PickUp(v.Seat)}, {Action: skat.PlayHand(v.Seat)}}
	if !games {
		return list
	}
	return append(list, gameOptions(v.Seat)...)
}

// discardOptions are what two cards to lay away.
func discardOptions(v *skat.View, games bool) []Option {
	var list []Option
	for _, a := range v.Legal() {
		list = append(list, Option{Action: a})
	}
	if games {
		list = append(list, laidOptions(v, true)...)
	}
	return list
}

// laidOptions are the games that twelve cards may play, each with the cards
// that Club lays away for it.
func laidOptions(v *skat.View, only bool) []Option {
	var list []Option
	for _, c := range skat.Contracts(false) {
		list = append(list, Option{Action: skat.Discard(v.Seat, bot.Lay(c, v.Hand)), Contract: c, If: only})
	}
	return list
}
