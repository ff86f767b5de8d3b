package offizier

import (
	"fmt"
	"strconv"

	"github.com/af22046e/skat/internal/skat"
)

// Kind is what an action does; zero is none.
type Kind uint8

// The kinds.
const (
	NoKind     Kind = iota
	KindName        // Game: forehand names it
	KindKontra      //
	KindRe          //
	KindPass        // no Kontra, or no Re
	KindPlay        // Card: from hand or from the own open cards
)

// Action is one thing that one seat does. The zero fields are those that the
// kind does not use, so that equal actions are ==.
type Action struct {
	Seat Seat
	Kind Kind
	Game skat.Game
	Card skat.Card
}

// Games returns the games that may be named, cheapest first: the four suits
// and Grand.
func Games() [5]skat.Game {
	return [5]skat.Game{skat.GameDiamonds, skat.GameHearts, skat.GameSpades, skat.GameClubs, skat.Grand}
}

// Name names the game.
func Name(s Seat, g skat.Game) Action { return Action{Seat: s, Kind: KindName, Game: g} }

// Kontra takes the game over or doubles it.
func Kontra(s Seat) Action { return Action{Seat: s, Kind: KindKontra} }

// Re doubles a doubled game again.
func Re(s Seat) Action { return Action{Seat: s, Kind: KindRe} }

// Pass says neither Kontra nor Re.
func Pass(s Seat) Action { return Action{Seat: s, Kind: KindPass} }

// Play plays a card.
func Play(s Seat, c skat.Card) Action { return Action{Seat: s, Kind: KindPlay, Card: c} }

var words = [...]string{KindKontra: "kontra", KindRe: "re", KindPass: "p"}

// Token returns the action's text form without the seat: the letter of the
// game ("G"), "kontra", "re", "p", or the card ("CJ").
func (a Action) Token() string {
	switch a.Kind {
	case KindName:
		return a.Game.String()
	case KindPlay:
		return a.Card.String()
	}
	if int(a.Kind) < len(words) && words[a.Kind] != "" {
		return words[a.Kind]
	}
	return "?"
}

// String returns the seat's number, 0 or 1, and the token, as in "1 kontra".
func (a Action) String() string { return strconv.Itoa(a.Seat.Index()) + " " + a.Token() }

// ParseAction reads a seat's number and a token.
func ParseAction(seat, token string) (Action, error) {
	if seat != "0" && seat != "1" {
		return Action{}, fmt.Errorf("seat %q: want 0 or 1", seat)
	}
	a := Action{Seat: SeatAt(int(seat[0] - '0'))}
	for k, w := range words {
		if w != "" && w == token {
			a.Kind = Kind(k)
			return a, nil
		}
	}
	for _, g := range Games() {
		if g.String() == token {
			return Name(a.Seat, g), nil
		}
	}
	card, err := skat.ParseCard(token)
	if err != nil {
		return Action{}, fmt.Errorf("action %q: want a game (D H S C G), kontra, re, p or a card", token)
	}
	return Play(a.Seat, card), nil
}
