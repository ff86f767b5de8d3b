package offizier

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// Piles is how many piles each player has on the table.
const Piles = 4

// Layout is who was dealt what. The first index is Seat.Index, the second the
// pile, 0 to 3 from the left: Open[s][i] lies on Covered[s][i].
type Layout struct {
	Covered [2][Piles]skat.Card
	Open    [2][Piles]skat.Card
	Hands   [2]skat.Cards // eight each
}

// DealPack deals a pack, top card first (section 11): four covered cards to
// forehand, four to the dealer, four open ones to forehand, four to the
// dealer, then four at a time eight in hand each.
func DealPack(pack [32]skat.Card) Layout {
	var l Layout
	for s := range 2 {
		copy(l.Covered[s][:], pack[4*s:])
		copy(l.Open[s][:], pack[8+4*s:])
		l.Hands[s] = skat.NewCards(pack[16+4*s:20+4*s]...) | skat.NewCards(pack[24+4*s:28+4*s]...)
	}
	return l
}

// Check tells what is wrong with a layout: every card must be there once,
// four covered, four open and eight in hand for each.
func (l Layout) Check() error {
	var seen skat.Cards
	for i, s := range Seats() {
		for _, c := range append(l.Covered[i][:], l.Open[i][:]...) {
			if c == skat.NoCard || c > 32 {
				return fmt.Errorf("layout: %v lacks a card on the table", s)
			}
			if seen.Has(c) {
				return fmt.Errorf("layout: %v stands there twice", c)
			}
			seen = seen.With(c)
		}
	}
	for i, s := range Seats() {
		if n := l.Hands[i].Len(); n != 8 {
			return fmt.Errorf("layout: %v has %d cards in hand, want 8", s, n)
		}
		if both := seen & l.Hands[i]; both != 0 {
			return fmt.Errorf("layout: %v stands there twice", both)
		}
		seen |= l.Hands[i]
	}
	return nil
}

// String returns the 32 cards joined by dots, as they are dealt: covered
// cards of forehand and dealer and open cards of forehand and dealer by pile,
// then the two hands, each high to low.
func (l Layout) String() string {
	parts := make([]string, 0, 18)
	for _, row := range [][2][Piles]skat.Card{l.Covered, l.Open} {
		for s := range row {
			for _, c := range row[s] {
				parts = append(parts, c.String())
			}
		}
	}
	return strings.Join(append(parts, l.Hands[0].String(), l.Hands[1].String()), ".")
}

// ParseLayout reads what String writes; the order within a hand is free.
func ParseLayout(text string) (Layout, error) {
	parts := strings.Split(text, ".")
	if len(parts) != 32 {
		return Layout{}, fmt.Errorf("layout: %d cards, want 32 joined by dots", len(parts))
	}
	var list [32]skat.Card
	for i, p := range parts {
		c, err := skat.ParseCard(p)
		if err != nil {
			return Layout{}, fmt.Errorf("layout: %w", err)
		}
		list[i] = c
	}
	var l Layout
	for s := range 2 {
		copy(l.Covered[s][:], list[4*s:])
		copy(l.Open[s][:], list[8+4*s:])
		l.Hands[s] = skat.NewCards(list[16+8*s : 24+8*s]...)
	}
	if err := l.Check(); err != nil {
		return Layout{}, err
	}
	return l, nil
}
