package skat

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Layout is who was dealt what: ten cards to each seat (index: Seat.Index),
// two to the skat.
type Layout struct {
	Hands [3]Cards
	Skat  Cards
}

// Shuffle returns the 32 cards in random order, top of the pack first. The
// same source gives the same pack on every platform and Go version.
func Shuffle(src rand.Source) [32]Card {
	var p [32]Card
	for i := range p {
		p[i] = Card(i + 1)
	}
	for i := uint64(31); i > 0; i-- {
		// The bias of % is below 2^-58: no player lives to see it.
		j := src.Uint64() % (i + 1)
		p[i], p[j] = p[j], p[i]
	}
	return p
}

// DealPack deals in packets (section 2): three cards each from forehand on,
// two to the skat, four each, three each.
func DealPack(pack [32]Card) Layout {
	var l Layout
	i := 0
	for _, packet := range [3]int{3, 4, 3} {
		for s := range l.Hands {
			l.Hands[s] |= NewCards(pack[i : i+packet]...)
			i += packet
		}
		if packet == 3 && l.Skat == 0 {
			l.Skat = NewCards(pack[i], pack[i+1])
			i += 2
		}
	}
	return l
}

// Check tells what is wrong with a layout: every card must be there once,
// ten a hand and two in the skat.
func (l Layout) Check() error {
	seen := l.Skat
	for i, h := range l.Hands {
		if h.Len() != 10 {
			return fmt.Errorf("layout: %v has %d cards, want 10", SeatAt(i), h.Len())
		}
		if both := seen & h; both != 0 {
			return fmt.Errorf("layout: %v stands there twice", both)
		}
		seen |= h
	}
	if l.Skat.Len() != 2 || seen != AllCards {
		return fmt.Errorf("layout: the skat has %d cards, want 2", l.Skat.Len())
	}
	return nil
}

// String returns the 32 cards joined by dots: forehand, middlehand, rearhand,
// skat; each high to low. It is the world of an ISS record.
func (l Layout) String() string {
	return strings.Join([]string{l.Hands[0].String(), l.Hands[1].String(), l.Hands[2].String(), l.Skat.String()}, ".")
}

// ParseLayout reads what String writes; the order within a hand is free.
func ParseLayout(text string) (Layout, error) {
	list, err := parseCardList(text)
	if err != nil {
		return Layout{}, err
	}
	if len(list) != 32 {
		return Layout{}, fmt.Errorf("layout: %d cards, want 32", len(list))
	}
	var seen Cards
	for _, c := range list {
		if seen.Has(c) {
			return Layout{}, fmt.Errorf("layout: %v stands there twice", c)
		}
		seen = seen.With(c)
	}
	return Layout{
		Hands: [3]Cards{NewCards(list[:10]...), NewCards(list[10:20]...), NewCards(list[20:30]...)},
		Skat:  NewCards(list[30:]...),
	}, nil
}
