// Package bot has the players that sit in the other chairs. Levels differ in
// what they compute, never in what they see: each gets a [skat.View].
package bot

import (
	"context"

	"github.com/af22046e/skat/internal/skat"
)

// Player is one who takes a seat.
type Player interface {
	// Act chooses what v.Seat does now; v.ToMove() is v.Seat. It honours ctx:
	// when that ends, it returns soon with its best so far or ctx's error. The
	// caller takes [Fallback] for an error or an illegal action.
	Act(ctx context.Context, v skat.View) (skat.Action, error)
}

// Fallback returns a legal action for the seat to move that risks nothing
// more than it must: it passes, picks up, discards its lowest cards, declares
// its longest suit, says no Kontra and no Re, agrees to a concession and
// plays the cheapest card. It returns the zero Action when v.Seat is not to
// move.
func Fallback(v skat.View) skat.Action {
	s := v.Seat
	if s == skat.NoSeat || v.ToMove() != s {
		return skat.Action{}
	}
	switch v.Phase() {
	case skat.PhasePickUp, skat.PhasePush:
		return skat.PickUp(s)
	case skat.PhaseDiscard:
		rest := v.Hand &^ skat.Jacks
		first := cheapest(rest)
		return skat.Discard(s, skat.NewCards(first, cheapest(rest.Without(first))))
	case skat.PhaseDeclare:
		return skat.Declare(s, longestSuit(v.Hand, !v.PickedUp(s)))
	case skat.PhaseConcession:
		return skat.Agree(s)
	case skat.PhasePlay:
		return skat.Play(s, cheapest(v.Playable()))
	}
	return skat.Pass(s)
}

// cheapest returns the card of fewest card points, the lowest of equals.
func cheapest(cards skat.Cards) skat.Card {
	best := cards.First()
	for c := range cards.All() {
		if c.Points() < best.Points() {
			best = c
		}
	}
	return best
}

func longestSuit(hand skat.Cards, playHand bool) skat.Contract {
	best := skat.GameDiamonds
	for g := skat.GameDiamonds; g <= skat.GameClubs; g++ {
		if (hand & g.Trumps()).Len() > (hand & best.Trumps()).Len() {
			best = g
		}
	}
	return skat.Contract{Game: best, Hand: playHand}
}
