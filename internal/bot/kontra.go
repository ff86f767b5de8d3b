package bot

import "github.com/af22046e/skat/internal/skat"

// stopping counts what a defender's hand can be expected to take: the tricks
// of its trumps and aces, in tricks.
func stopping(g skat.Game, hand skat.Cards) float64 {
	if g == skat.Null {
		return 0
	}
	n := 0.0
	trumps := hand & g.Trumps()
	for c := range trumps.All() {
		switch {
		case c == skat.NewCard(skat.Clubs, skat.Jack):
			n += 1.2
		case c.Rank() == skat.Jack:
			n += 0.8
		case c.Rank() == skat.Ace, c.Rank() == skat.Ten:
			n += 0.5
		}
	}
	if extra := trumps.Len() - 3; g.IsSuit() && extra > 0 {
		n += 0.9 * float64(extra)
	}
	for _, s := range skat.Suits() {
		in := hand & skat.OfSuit(s) &^ g.Trumps()
		if s == g.Suit() || in == 0 {
			continue
		}
		ace, ten := in.Has(skat.NewCard(s, skat.Ace)), in.Has(skat.NewCard(s, skat.Ten))
		length := 1 - 0.12*float64(max(0, in.Len()-3)) // a long suit is trumped early
		if g == skat.Grand {
			length = 1
		}
		switch {
		case ace && ten:
			n += 1.5 * length
		case ace:
			n += 0.9 * length
		case ten && in.Len() > 1:
			n += 0.4 * length
		}
	}
	return n
}

// What a defender needs before he says Kontra, in tricks.
const (
	kontraSuit  = 4.6
	kontraGrand = 3.8
)

func worthKontra(v *skat.View) bool {
	switch g := v.Contract().Game; g {
	case skat.Null:
		return false
	case skat.Grand:
		return stopping(g, v.Hand) >= kontraGrand
	default:
		return stopping(g, v.Hand) >= kontraSuit
	}
}

// reChance is the chance to win, as judged before the Kontra, from which the
// declarer answers Re.
const reChance = 0.92

func worthRe(v *skat.View) bool {
	c := v.Contract()
	if c.Value(c.Game.Matadors(v.Hand|v.Laid), c.Schneider, c.Schwarz) < v.Bid() {
		return false
	}
	return sense(v).chanceOf(c, v.Hand, v.Laid) >= reChance
}

// mayStillGain tells whether a defender who is asked to let the declarer give
// up still has Schneider or Schwarz within reach (section 9).
func mayStillGain(v *skat.View) bool {
	return v.Contract().Game != skat.Null && v.TrickPoints(v.Declarer()) <= 30
}
