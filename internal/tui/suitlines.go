package tui

import "github.com/af22046e/skat/internal/skat"

// suitLines are the cards of an open hand, a line a suit: its sign, then the
// ranks. Jacks that are trump come first, their rank before the suits. mark
// says what stands right before and behind a card; nil: nothing.
func suitLines(f faces, game skat.Game, cards skat.Cards, gap string, mark func(skat.Card) (before, after piece)) []line {
	sort := func(cards skat.Cards) []skat.Card { return Order{By: ByTrumps}.sort(cards, game) }
	add := func(l line, c skat.Card, text string) line {
		if mark == nil {
			return append(l, piece{suitStyle(c.Suit(), false), gap + text})
		}
		before, after := mark(c)
		if before.text == "" {
			before.text = gap
		}
		return append(l, before, piece{suitStyle(c.Suit(), false), text}, after)
	}
	var list []line
	jacks := cards & game.Trumps() & skat.Jacks
	if jacks != 0 {
		l := line{{styleStrong, f.rank(jacks.First())}}
		for _, c := range sort(jacks) {
			l = add(l, c, f.suit(c.Suit()))
		}
		list = append(list, l)
	}
	for _, s := range skat.Suits() {
		held := cards & skat.OfSuit(s) &^ jacks
		if held == 0 {
			continue
		}
		l := line{{suitStyle(s, false), f.suit(s)}}
		for _, c := range sort(held) {
			l = add(l, c, f.rank(c))
		}
		list = append(list, l)
	}
	return list
}
