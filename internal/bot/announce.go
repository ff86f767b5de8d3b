package bot

import "github.com/af22046e/skat/internal/skat"

// sureOfSchneider is the chance to win a Hand game from which Schneider is
// announced. In Club's own Hand games two of three that good end in Schneider
// without playing for it; an announcement that fails costs four times its gain.
const sureOfSchneider = 0.999

// announce adds Schneider to a Hand game that is that good or loses one trick
// at most, and everything to one that takes every trick whatever the others
// hold.
func announce(v *skat.View, o offer) skat.Contract {
	c := o.contract
	switch {
	case c.Game == skat.Null:
	case takesAll(c.Game, v.Dealt, v.Seat == skat.Forehand):
		c.Schneider, c.Schwarz, c.Ouvert = true, true, true
	case o.win >= sureOfSchneider, losesOne(c.Game, v.Dealt, v.Seat == skat.Forehand):
		c.Schneider = true
	}
	return c
}

// losesOne tells whether a hand takes all but one trick, which then holds 30
// card points at most: two of the others' and a card below the ten.
func losesOne(g skat.Game, ten skat.Cards, leads bool) bool {
	for c := range (ten &^ g.Trumps()).All() {
		if c.Points() < 10 && takesAll(g, ten.Without(c), leads) {
			return true
		}
	}
	return false
}

// takesAll tells whether ten cards take every trick of a Hand game against any
// cards: the trumps out are drawn, and every suit runs from the top. A hand
// that does not lead must also be sure to win the first trick.
func takesAll(g skat.Game, ten skat.Cards, leads bool) bool {
	trumps := g.Trumps()
	trumpsOut := (trumps &^ ten).Len()
	if topRun(g, ten&trumps, trumps) < trumpsOut {
		return false
	}
	for _, s := range skat.Suits() {
		suit := skat.OfSuit(s) &^ trumps
		own := ten & suit
		tops := topRun(g, own, suit)
		if tops < own.Len() && tops < suit.Len()-own.Len() {
			return false
		}
		if !leads && (trumpsOut > 0 || own != 0 && tops == 0 || own == 0 && suit != 0 && ten&trumps == 0) {
			return false
		}
	}
	return true
}

// topRun returns how many of the highest cards of suit are own, without a gap.
func topRun(g skat.Game, own, suit skat.Cards) int {
	n := 0
	for suit != 0 {
		top := highest(g, suit)
		if !own.Has(top) {
			break
		}
		n++
		suit = suit.Without(top)
	}
	return n
}
