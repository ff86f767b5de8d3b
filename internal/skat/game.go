package skat

// Game is the kind of a game, which fixes trumps, card order and base value;
// zero is none. The suit games have the numbers of their suits.
type Game uint8

// The games.
const (
	NoGame Game = iota
	GameDiamonds
	GameHearts
	GameSpades
	GameClubs
	Grand
	Null
	Ramsch
)

const numGames = 8

// String returns the code letter: D H S C G N, and R for Ramsch.
func (g Game) String() string {
	if g > Ramsch {
		return "?"
	}
	return "-DHSCGNR"[g : g+1]
}

// IsSuit tells a suit game.
func (g Game) IsSuit() bool { return g >= GameDiamonds && g <= GameClubs }

// Suit returns the trump suit of a suit game, else NoSuit.
func (g Game) Suit() Suit {
	if g.IsSuit() {
		return Suit(g)
	}
	return NoSuit
}

// Base returns the base value in game points (section 7), 0 for Null and
// Ramsch.
func (g Game) Base() int {
	if g > Ramsch {
		return 0
	}
	return [numGames]int{0, 9, 10, 11, 12, 24, 0, 0}[g]
}

// Trumps returns all trumps of the game.
func (g Game) Trumps() Cards {
	switch {
	case g.IsSuit():
		return Jacks | OfSuit(g.Suit())
	case g == Grand, g == Ramsch:
		return Jacks
	}
	return 0
}

// SuitOf returns the suit that c must be followed with: NoSuit for a trump.
func (g Game) SuitOf(c Card) Suit {
	if g.Trumps().Has(c) {
		return NoSuit
	}
	return c.Suit()
}

// SameSuit returns all cards that follow c when c is led: the trumps, or the
// cards of c's suit that are not trump.
func (g Game) SameSuit(c Card) Cards {
	t := g.Trumps()
	if t.Has(c) {
		return t
	}
	return OfSuit(c.Suit()) &^ t
}

// Playable returns the cards of hand that may be played to a trick that led
// opened (NoCard: hand leads). Section 5.
func (g Game) Playable(hand Cards, led Card) Cards {
	if led == NoCard {
		return hand
	}
	if f := hand & g.SameSuit(led); f != 0 {
		return f
	}
	return hand
}

// Power orders the cards within a suit or the trumps, low to high: of two
// cards that follow one another the higher power wins; every trump is above
// every plain card.
func (g Game) Power(c Card) int {
	if c > 32 || g > Ramsch {
		return 0
	}
	return int(powers[g][c])
}

// Beats tells whether c, played later, beats the card best that leads the
// trick so far.
func (g Game) Beats(c, best Card) bool {
	return (g.Trumps().Has(c) || g.SameSuit(best).Has(c)) && g.Power(c) > g.Power(best)
}

// powers[game][card]: plain cards 1 to 8, trumps of the suit 11 to 17, jacks
// 21 to 24.
var powers = func() (t [numGames][33]uint8) {
	null := [9]uint8{Seven: 1, Eight: 2, Nine: 3, Ten: 4, Jack: 5, Queen: 6, King: 7, Ace: 8}
	for g := GameDiamonds; g <= Ramsch; g++ {
		for c := range AllCards.All() {
			switch {
			case g == Null:
				t[g][c] = null[c.Rank()]
			case c.Rank() == Jack:
				t[g][c] = 20 + uint8(c.Suit())
			case g.Trumps().Has(c):
				t[g][c] = 10 + uint8(c.Rank())
			default:
				t[g][c] = uint8(c.Rank())
			}
		}
	}
	return t
}()

// Matadors returns the signed number of matadors among cards: the unbroken
// run of top trumps that it holds (positive, "with") or lacks (negative,
// "without"). At most 4 in Grand, 11 in a suit game; 0 in Null and Ramsch
// (section 7). For a declarer, cards are the ten dealt and the skat.
func (g Game) Matadors(cards Cards) int {
	if g.Base() == 0 {
		return 0
	}
	order := [11]Card{NewCard(Clubs, Jack), NewCard(Spades, Jack), NewCard(Hearts, Jack), NewCard(Diamonds, Jack)}
	n := 4
	if g.IsSuit() {
		for r := Ace; r >= Seven; r-- {
			order[n] = NewCard(g.Suit(), r)
			n++
		}
	}
	with := cards.Has(order[0])
	run := 0
	for run < n && cards.Has(order[run]) == with {
		run++
	}
	if with {
		return run
	}
	return -run
}
