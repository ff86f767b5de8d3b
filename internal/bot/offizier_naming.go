package bot

import (
	"math"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// openWeights is how much each open card adds to the logit of forehand's
// chance to win a game. Indices are Rank; plain jacks there are none.
type openWeights struct {
	jack  [5]float64 // by Suit
	trump [9]float64
	plain [9]float64
	even  float64 // the logit with no card counted
}

// chance returns forehand's chance to win, 0 to 1, when its open cards are
// mine and, if the dealer's are known, those are theirs.
func (w *openWeights) chance(g skat.Game, mine, theirs skat.Cards) float64 {
	return 1 / (1 + math.Exp(-w.even-w.sum(g, mine)+w.sum(g, theirs)))
}

func (w *openWeights) sum(g skat.Game, open skat.Cards) float64 {
	sum := 0.0
	for c := range open.All() {
		switch {
		case c.Rank() == skat.Jack:
			sum += w.jack[c.Suit()]
		case g.Trumps().Has(c):
			sum += w.trump[c.Rank()]
		default:
			sum += w.plain[c.Rank()]
		}
	}
	return sum
}

// gameByOpen returns the game that promises most game points to forehand with
// these four open cards.
func gameByOpen(open skat.Cards) skat.Game {
	best, most := skat.NoGame, 0.0
	for _, g := range offizier.Games() {
		w := &namingWeights[0]
		if g == skat.Grand {
			w = &namingWeights[1]
		}
		worth := float64(g.Base()) * (2*w.chance(g, open, 0) - 1)
		if best == skat.NoGame || worth > most {
			best, most = g, worth
		}
	}
	return best
}

// kontraChance returns forehand's chance to win the named game, 0 to 1, by all
// eight open cards.
func kontraChance(v *offizier.View) float64 {
	w := &kontraWeights[0]
	if v.Game() == skat.Grand {
		w = &kontraWeights[1]
	}
	return w.chance(v.Game(), v.Open(offizier.Forehand), v.Open(offizier.Dealer))
}
