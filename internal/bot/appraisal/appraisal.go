// Package appraisal tells how likely a declarer wins with ten cards, by tables
// learned offline (see EXPERT-TRAINING.md beside package bot). After Buro, Long,
// Furtak and Sturtevant, "Improving State Evaluation, Inference, and Search in
// Trick-Based Card Games" (IJCAI 2009): logits are sums of table entries that
// configurations of the hand select.
package appraisal

import (
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// Kind is a kind of game with tables of its own.
type Kind uint8

// The kinds. Colours play alike, so the four suit games share tables.
const (
	Suit Kind = iota
	Grand
	Null
	NullOuvert
	NumKinds
)

// String returns the kind in English.
func (k Kind) String() string {
	if k >= NumKinds {
		return "kind?"
	}
	return [NumKinds]string{"suit", "Grand", "Null", "Null ouvert"}[k]
}

// KindOf returns the kind of a contract with a declarer.
func KindOf(c skat.Contract) Kind {
	switch {
	case c.Game == skat.Null && c.Ouvert:
		return NullOuvert
	case c.Game == skat.Null:
		return Null
	case c.Game == skat.Grand:
		return Grand
	}
	return Suit
}

// Outcome is what is foretold.
type Outcome uint8

// The outcomes: the game is won by its card points or, in Null, without a
// trick; the declarer reaches 90 card points.
const (
	Won Outcome = iota
	Schneider
	NumOutcomes
)

// Holding is what a declarer goes into the play with.
type Holding struct {
	Kind Kind
	Suit skat.Suit // trumps of a suit game
	Hand bool      // the skat was left unseen
	Seat skat.Seat
	Ten  skat.Cards
	Laid skat.Cards // into the skat; ignored in a Hand game
}

// Chance turns logits into a probability.
func Chance(logit float64) float64 { return 1 / (1 + math.Exp(-logit)) }

// Logit is the inverse of Chance.
func Logit(p float64) float64 { return math.Log(p / (1 - p)) }

// As returns the holding for a game of another kind.
func (h Holding) As(k Kind) Holding {
	h.Kind = k
	return h
}
