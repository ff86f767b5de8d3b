package skat

import "fmt"

// Suit is one of the four suits; zero is none. Higher suits have the higher
// base value and the higher jack.
type Suit uint8

// The suits, low to high.
const (
	NoSuit Suit = iota
	Diamonds
	Hearts
	Spades
	Clubs
)

// Clubs first, as players sort and notations list them.
var suitsHighToLow = [4]Suit{Clubs, Spades, Hearts, Diamonds}

// Suits returns the four suits, high to low.
func Suits() [4]Suit { return suitsHighToLow }

// String returns the suit's letter, as in "C".
func (s Suit) String() string {
	if s > Clubs {
		return "?"
	}
	return "-DHSC"[s : s+1]
}

// Rank is one of the eight ranks; zero is none. The order is that of a plain
// suit in suit games and Grand (section 1), with the jack on top.
type Rank uint8

// The ranks, low to high in a suit game.
const (
	NoRank Rank = iota
	Seven
	Eight
	Nine
	Queen
	King
	Ten
	Ace
	Jack
)

// String returns the rank's letter, as in "T".
func (r Rank) String() string {
	if r > Jack {
		return "?"
	}
	return "-789QKTAJ"[r : r+1]
}

// Points returns the rank's card points: J 2, A 11, T 10, K 4, Q 3, else 0.
func (r Rank) Points() int {
	if r > Jack {
		return 0
	}
	return rankPoints[r]
}

var rankPoints = [9]int{0, 0, 0, 0, 3, 4, 10, 11, 2}

// Card is one of the 32 cards, numbered 1 to 32; zero is no card.
type Card uint8

// NoCard is the absent card.
const NoCard Card = 0

// NewCard returns the card of a suit and rank, or NoCard when either is none.
func NewCard(s Suit, r Rank) Card {
	if s == NoSuit || s > Clubs || r == NoRank || r > Jack {
		return NoCard
	}
	return Card(s-1)<<3 + Card(r)
}

// Suit returns the suit printed on the card (a jack's too).
func (c Card) Suit() Suit {
	if c == NoCard || c > 32 {
		return NoSuit
	}
	return Suit((c-1)>>3) + 1
}

// Rank returns the card's rank.
func (c Card) Rank() Rank {
	if c == NoCard || c > 32 {
		return NoRank
	}
	return Rank((c-1)&7) + 1
}

// Points returns the card points, 0 to 11.
func (c Card) Points() int { return c.Rank().Points() }

// String returns suit then rank, as in "CJ".
func (c Card) String() string { return c.Suit().String() + c.Rank().String() }

// ParseCard reads suit then rank, as in "CJ" or "HT".
func ParseCard(s string) (Card, error) {
	if len(s) == 2 {
		for suit := Diamonds; suit <= Clubs; suit++ {
			for r := Seven; r <= Jack; r++ {
				if suit.String()[0] == s[0] && r.String()[0] == s[1] {
					return NewCard(suit, r), nil
				}
			}
		}
	}
	return NoCard, fmt.Errorf("card %q: want a suit (C S H D) then a rank (7 8 9 T J Q K A)", s)
}
