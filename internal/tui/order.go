package tui

import (
	"slices"

	"github.com/af22046e/skat/internal/skat"
)

// SortBy is what the own hand is sorted by.
type SortBy string

// The sort orders.
const (
	ByTrumps      SortBy = "trumps"      // trumps first, then suit by suit
	BySuits       SortBy = "suits"       // suit by suit, jacks with their suits
	ByAlternating SortBy = "alternating" // trumps first, then black and red in turn
)

// Order is how the own hand lies.
type Order struct {
	By        SortBy `json:"by"`
	Ascending bool   `json:"ascending"`
}

// next returns the order that the sort key changes to: each kind descending,
// then ascending.
func (o Order) next() Order {
	if !o.Ascending {
		return Order{o.By, true}
	}
	switch o.By {
	case ByTrumps:
		return Order{By: ByAlternating}
	case ByAlternating:
		return Order{By: BySuits}
	}
	return Order{By: ByTrumps}
}

// sort returns the cards as they lie from left to right when g is played or
// expected (NoGame: jacks on top, as for a Grand).
func (o Order) sort(cards skat.Cards, g skat.Game) []skat.Card {
	if g == skat.NoGame {
		g = skat.Grand
	}
	if o.By == BySuits && g != skat.Null {
		// Jacks stand at the head of their suits.
		return o.lay(cards, 0, skat.Suits(), func(c skat.Card) int { return int(c.Rank()) })
	}
	suits := skat.Suits()
	if o.By == ByAlternating {
		suits = alternate(cards &^ g.Trumps())
	}
	return o.lay(cards, g.Trumps(), suits, g.Power)
}

func (o Order) lay(cards, trumps skat.Cards, suits [4]skat.Suit, power func(skat.Card) int) []skat.Card {
	var list []skat.Card
	part := func(set skat.Cards) {
		var group []skat.Card
		for c := range set.All() {
			group = append(group, c)
		}
		slices.SortFunc(group, func(a, b skat.Card) int { return power(b) - power(a) })
		list = append(list, group...)
	}
	part(cards & trumps)
	for _, s := range suits {
		part(cards & skat.OfSuit(s) &^ trumps)
	}
	if o.Ascending {
		slices.Reverse(list)
	}
	return list
}

// alternate returns the suits so that black and red take turns among those
// that are in cards.
func alternate(cards skat.Cards) [4]skat.Suit {
	black := []skat.Suit{skat.Clubs, skat.Spades}
	red := []skat.Suit{skat.Hearts, skat.Diamonds}
	missing := func(s skat.Suit) int {
		if cards&skat.OfSuit(s) == 0 {
			return 1
		}
		return 0
	}
	held := func(a, b skat.Suit) int { return missing(a) - missing(b) }
	slices.SortStableFunc(black, held)
	slices.SortStableFunc(red, held)
	first, second := black, red
	if missing(black[0])+missing(black[1]) > missing(red[0])+missing(red[1]) {
		first, second = red, black // two reds round one black
	}
	return [4]skat.Suit{first[0], second[0], first[1], second[1]}
}
