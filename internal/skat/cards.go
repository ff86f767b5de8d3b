package skat

import (
	"fmt"
	"iter"
	"math/bits"
	"strings"
)

// Cards is a set of cards, one bit each: bit i is Card(i+1).
type Cards uint32

// The sets that rules speak of.
const (
	AllCards Cards = 0xFFFFFFFF
	Jacks    Cards = 0x80808080
)

// NewCards returns the set of the given cards.
func NewCards(cards ...Card) Cards {
	var s Cards
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// OfSuit returns the eight cards that bear a suit, its jack included.
func OfSuit(s Suit) Cards {
	if s == NoSuit || s > Clubs {
		return 0
	}
	return 0xFF << (8 * (s - 1))
}

// OfRank returns the four cards of a rank.
func OfRank(r Rank) Cards {
	if r == NoRank || r > Jack {
		return 0
	}
	return 0x01010101 << (r - 1)
}

// Has tells whether c is in the set.
func (s Cards) Has(c Card) bool { return c != NoCard && s>>(c-1)&1 == 1 }

// With returns the set and c.
func (s Cards) With(c Card) Cards {
	if c == NoCard {
		return s
	}
	return s | 1<<(c-1)
}

// Without returns the set less c.
func (s Cards) Without(c Card) Cards {
	if c == NoCard {
		return s
	}
	return s &^ (1 << (c - 1))
}

// Len returns the number of cards.
func (s Cards) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the lowest-numbered card, or NoCard of an empty set.
func (s Cards) First() Card {
	if s == 0 {
		return NoCard
	}
	return Card(bits.TrailingZeros32(uint32(s))) + 1
}

// Last returns the highest-numbered card, or NoCard of an empty set.
func (s Cards) Last() Card { return Card(bits.Len32(uint32(s))) }

// All iterates over the cards, lowest number first.
func (s Cards) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// Points returns the sum of the card points, 0 to 120.
func (s Cards) Points() int {
	return 3*(s&OfRank(Queen)).Len() + 4*(s&OfRank(King)).Len() +
		10*(s&OfRank(Ten)).Len() + 11*(s&OfRank(Ace)).Len() + 2*(s&Jacks).Len()
}

// String returns the cards from clubs down, each suit high to low, joined by
// dots: "CJ.CA.D7". The empty set is "-".
func (s Cards) String() string {
	if s == 0 {
		return "-"
	}
	var b strings.Builder
	for s != 0 {
		c := s.Last()
		if b.Len() > 0 {
			b.WriteByte('.')
		}
		b.WriteString(c.String())
		s = s.Without(c)
	}
	return b.String()
}

// ParseCards reads cards joined by dots, spaces or nothing. A card twice is
// an error. "-" and "" are the empty set.
func ParseCards(text string) (Cards, error) {
	list, err := parseCardList(text)
	if err != nil {
		return 0, err
	}
	var s Cards
	for _, c := range list {
		if s.Has(c) {
			return 0, fmt.Errorf("cards %q: %v stands there twice", text, c)
		}
		s = s.With(c)
	}
	return s, nil
}

var separators = strings.NewReplacer(".", "", " ", "", "-", "")

func parseCardList(text string) ([]Card, error) {
	t := separators.Replace(text)
	if len(t)%2 != 0 {
		return nil, fmt.Errorf("cards %q: want two letters a card", text)
	}
	list := make([]Card, 0, len(t)/2)
	for i := 0; i < len(t); i += 2 {
		c, err := ParseCard(t[i : i+2])
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, nil
}
