package bot

import (
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// Limit returns the highest value in game points up to which Club would call
// or hold as v.Seat, 0 to pass at once. It looks at the cards dealt, the seat
// and who has called or held so far. For who plays many auctions with the same
// cards it is what Club's calls come from.
func Limit(v skat.View) int { return bidLimit(&v) }

// Lay returns the two of twelve cards that are best laid away for a game: those
// that Club lays, but in Null two that leave a hand which nothing can beat,
// where there are such. Club's judgement of a suit ends with its third card.
func Lay(c skat.Contract, twelve skat.Cards) skat.Cards {
	if c.Game != skat.Null {
		_, laid := layTrump(c.Game, twelve)
		return laid
	}
	for rest := twelve; rest != 0; rest = rest.Without(rest.Last()) {
		for second := range rest.Without(rest.Last()).All() {
			if laid := skat.NewCards(rest.Last(), second); safeNull(twelve &^ laid) {
				return laid
			}
		}
	}
	_, laid := layNull(twelve, c.Ouvert)
	return laid
}

// Contract returns what Club would declare as v.Seat with twelve cards in
// hand, before it lays any away.
func Contract(v skat.View) skat.Contract {
	o, _ := best(sense(&v).pickedUp(v.Hand, math.Inf(-1), nil), v.Bid())
	return o.contract
}

// Chance returns how likely Club thinks it that v.Seat wins a contract: with
// twelve cards in hand, of which it lays away two, or with the ten of a Hand
// game.
func Chance(v skat.View, c skat.Contract) float64 {
	hand, laid := v.Hand, skat.Cards(0)
	if !c.Hand {
		laid = Lay(c, hand)
		hand &^= laid
	}
	return sense(&v).chanceOf(c, hand, laid)
}
