package skat

import (
	"fmt"
	"strings"
)

// Calculation is how a game with a declarer was priced (sections 7 and 8), in
// the order in which a player says it. All values are game points.
type Calculation struct {
	Contract  Contract
	Bid       int
	Matadors  int  // signed: with (+) or without (-); 0 in Null
	Schneider bool // counted as reached by either side
	Schwarz   bool // counted as reached by either side
	// Multiplier is matadors + 1 + the levels; 0 in Null.
	Multiplier int
	Value      int // of the game as it counts: base × multiplier, or Null's
	// Overbid tells that the value reached is below the bid.
	Overbid bool
	// Price is Value, or where a lost game must be raised to the bid (ISkO)
	// PriceBase × PriceMultiplier.
	Price           int
	PriceBase       int
	PriceMultiplier int
	Kontra, Re      bool
	Bock            bool
	Won             bool
	Score           int // of the declarer: +Price or −2 × Price, doubled by Kontra, Re, Bock
}

// nullValue returns 23, 35, 46 or 59 (section 7).
func nullValue(c Contract) int {
	switch {
	case c.Ouvert && c.Hand:
		return 59
	case c.Ouvert:
		return 46
	case c.Hand:
		return 35
	}
	return 23
}

// Levels returns the multiplier that a contract has with the given matadors
// (signed) and with Schneider and Schwarz reached or not; 0 in Null.
func (c Contract) Levels(matadors int, schneider, schwarz bool) int {
	if c.Game.Base() == 0 {
		return 0
	}
	n := max(matadors, -matadors) + 1
	for _, counted := range [...]bool{c.Hand, schneider, c.Schneider, schwarz, c.Schwarz, c.Ouvert} {
		if counted {
			n++
		}
	}
	return n
}

// Value returns the game value in game points: base × Levels, or Null's.
func (c Contract) Value(matadors int, schneider, schwarz bool) int {
	if c.Game == Null {
		return nullValue(c)
	}
	return c.Game.Base() * c.Levels(matadors, schneider, schwarz)
}

// Least returns the contract's value when it is just won by a declarer who
// knows that he has the cards own (twelve, or the ten of a Hand game).
// Announced levels are included.
func (c Contract) Least(own Cards) int {
	return c.Value(c.Game.Matadors(own), c.Schneider, c.Schwarz)
}

// Most returns the contract's greatest possible value for such a declarer:
// everything won, and in a Hand game the best skat found (section 4).
func (c Contract) Most(own Cards) int {
	best := c.Value(c.Game.Matadors(own), true, true)
	if own.Len() != 10 || c.Game == Null {
		return best
	}
	for rest := AllCards &^ own; rest != 0; rest &= rest - 1 {
		for second := range (rest & (rest - 1)).All() {
			best = max(best, c.Value(c.Game.Matadors(own.With(rest.First()).With(second)), true, true))
		}
	}
	return best
}

// calculate prices the game of a declarer who dealt in all held cards (ten
// and the skat).
func (d *Deal) calculate(all Cards, schneider, schwarz, made bool) Calculation {
	c := d.contract
	k := Calculation{
		Contract: c, Bid: int(d.bid), Matadors: c.Game.Matadors(all), Schneider: schneider, Schwarz: schwarz,
		Kontra: d.kontra != NoSeat, Re: d.re, Bock: d.rules.Bock,
	}
	reached := c.Value(k.Matadors, schneider, schwarz)
	k.Overbid = reached < k.Bid
	k.Won = made && !k.Overbid
	if !k.Won && d.rules.Valuation == ISkO {
		k.Schneider = schneider || c.Schneider
		k.Schwarz = schwarz || c.Schwarz
	}
	k.Multiplier = c.Levels(k.Matadors, k.Schneider, k.Schwarz)
	k.Value = c.Value(k.Matadors, k.Schneider, k.Schwarz)
	k.Price, k.PriceBase, k.PriceMultiplier = k.Value, c.Game.Base(), k.Multiplier
	if !k.Won && d.rules.Valuation == ISkO && k.Value < k.Bid {
		k.raise(all)
	}
	k.Score = k.Price
	if !k.Won {
		k.Score = -2 * k.Price
	}
	for _, doubled := range [...]bool{k.Kontra, k.Re, k.Bock} {
		if doubled {
			k.Score *= 2
		}
	}
	return k
}

// raise lifts the price of a lost game to the bid; below the bid Null is
// priced as the cheapest other game (section 8, isko).
func (k *Calculation) raise(all Cards) {
	games := []Game{k.Contract.Game}
	if k.Contract.Game == Null {
		games = []Game{GameDiamonds, GameHearts, GameSpades, GameClubs, Grand}
	}
	k.Price = 0
	for _, g := range games {
		own := k.Multiplier
		if k.Contract.Game == Null {
			own = Contract{Game: g, Hand: k.Contract.Hand}.Levels(g.Matadors(all), false, false)
		}
		m := max(own, (k.Bid+g.Base()-1)/g.Base())
		if p := g.Base() * m; k.Price == 0 || p < k.Price {
			k.Price, k.PriceBase, k.PriceMultiplier = p, g.Base(), m
		}
	}
}

// String returns the calculation in English as a player says it: "without 2,
// game 3, Schneider 4 × Hearts 10 = 40".
func (k Calculation) String() string {
	var b strings.Builder
	c := k.Contract
	if c.Game == Null {
		b.WriteString("Null")
		if c.Ouvert {
			b.WriteString(" ouvert")
		}
		if c.Hand {
			b.WriteString(" Hand")
		}
		fmt.Fprintf(&b, " = %d", k.Value)
	} else {
		n := max(k.Matadors, -k.Matadors)
		side := "with"
		if k.Matadors < 0 {
			side = "without"
		}
		fmt.Fprintf(&b, "%s %d, game %d", side, n, n+1)
		n++
		for _, l := range k.Levels() {
			n++
			fmt.Fprintf(&b, ", %v %d", l, n)
		}
		fmt.Fprintf(&b, " × %s %d = %d", gameNames[c.Game], c.Game.Base(), k.Value)
	}
	if k.Overbid {
		fmt.Fprintf(&b, ", overbid (bid %d)", k.Bid)
	}
	if k.Price != k.Value {
		fmt.Fprintf(&b, ", priced %d × %d = %d", k.PriceMultiplier, k.PriceBase, k.Price)
	}
	if !k.Won {
		b.WriteString(", lost × −2")
	}
	for _, f := range k.Doublings() {
		fmt.Fprintf(&b, ", %v × 2", f)
	}
	if k.Score != k.Value {
		fmt.Fprintf(&b, " = %+d", k.Score)
	}
	return b.String()
}

var gameNames = [numGames]string{"", "Diamonds", "Hearts", "Spades", "Clubs", "Grand", "Null", "Ramsch"}

// Level is one step of the multiplier above matadors and game.
type Level uint8

// The levels, in the order of counting, and the doublings after them.
const (
	LevelHand Level = iota
	LevelSchneider
	LevelSchneiderAnnounced
	LevelSchwarz
	LevelSchwarzAnnounced
	LevelOuvert
	DoubledKontra
	DoubledRe
	DoubledBock
)

// String returns the English word.
func (l Level) String() string {
	if l > DoubledBock {
		return "level?"
	}
	return [...]string{"Hand", "Schneider", "Schneider announced", "Schwarz", "Schwarz announced", "ouvert", "Kontra", "Re", "Bock"}[l]
}

// Levels returns the levels counted, in order. Each adds one to matadors + 1.
func (k Calculation) Levels() []Level {
	c := k.Contract
	var list []Level
	for l, counted := range [...]bool{c.Hand, k.Schneider, c.Schneider, k.Schwarz, c.Schwarz, c.Ouvert} {
		if counted && c.Game != Null {
			list = append(list, Level(l))
		}
	}
	return list
}

// Doublings returns what doubled the score, in order.
func (k Calculation) Doublings() []Level {
	var list []Level
	for i, on := range [...]bool{k.Kontra, k.Re, k.Bock} {
		if on {
			list = append(list, DoubledKontra+Level(i))
		}
	}
	return list
}
