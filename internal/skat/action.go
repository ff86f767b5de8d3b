package skat

import (
	"fmt"
	"strconv"
	"strings"
)

// Kind is what an action does; zero is none.
type Kind uint8

// The kinds. Claim, Concede and Resign may come out of turn.
const (
	NoKind      Kind = iota
	KindBid          // Value
	KindHold         // Value: what is held
	KindPass         // in the auction, or no Kontra, or no Re
	KindPickUp       // the skat
	KindHand         // leave the skat
	KindPush         // Schieberamsch: push the skat on unseen
	KindDiscard      // Cards: two
	KindDeclare      // Contract
	KindKontra       //
	KindRe           //
	KindPlay         // Card
	KindClaim        // the rest is mine; in Null: the rest is safe
	KindConcede      // the declarer gives up
	KindAgree        // a defender agrees to that
	KindRefuse       // a defender does not
	KindResign       // only in records from elsewhere: see [Deal.Apply]
)

// Action is one thing that one seat does. The zero fields are those that the
// kind does not use, so that equal actions are ==.
type Action struct {
	Seat     Seat
	Kind     Kind
	Card     Card
	Contract Contract
	Value    int16
	Cards    Cards
}

// Bid calls value v.
func Bid(s Seat, v int) Action { return Action{Seat: s, Kind: KindBid, Value: int16(v)} }

// Hold says yes to the last call.
func Hold(s Seat) Action { return Action{Seat: s, Kind: KindHold} }

// Pass passes in the auction, or says neither Kontra nor Re.
func Pass(s Seat) Action { return Action{Seat: s, Kind: KindPass} }

// PickUp takes the skat into the hand.
func PickUp(s Seat) Action { return Action{Seat: s, Kind: KindPickUp} }

// PlayHand leaves the skat where it is.
func PlayHand(s Seat) Action { return Action{Seat: s, Kind: KindHand} }

// Push pushes the skat on unseen (Schieberamsch).
func Push(s Seat) Action { return Action{Seat: s, Kind: KindPush} }

// Discard lays two cards into the skat.
func Discard(s Seat, two Cards) Action { return Action{Seat: s, Kind: KindDiscard, Cards: two} }

// Declare names the game.
func Declare(s Seat, c Contract) Action { return Action{Seat: s, Kind: KindDeclare, Contract: c} }

// Kontra doubles, said by a defender.
func Kontra(s Seat) Action { return Action{Seat: s, Kind: KindKontra} }

// Re doubles again, said by the declarer.
func Re(s Seat) Action { return Action{Seat: s, Kind: KindRe} }

// Play plays a card.
func Play(s Seat, c Card) Action { return Action{Seat: s, Kind: KindPlay, Card: c} }

// Claim says that the rest is certain.
func Claim(s Seat) Action { return Action{Seat: s, Kind: KindClaim} }

// Concede gives the game up.
func Concede(s Seat) Action { return Action{Seat: s, Kind: KindConcede} }

// Agree lets the declarer give up.
func Agree(s Seat) Action { return Action{Seat: s, Kind: KindAgree} }

// Refuse has the declarer play on.
func Refuse(s Seat) Action { return Action{Seat: s, Kind: KindRefuse} }

// Resign ends a recorded game for the seat's side.
func Resign(s Seat) Action { return Action{Seat: s, Kind: KindResign} }

var words = [...]string{KindHold: "y", KindPass: "p", KindPickUp: "s", KindHand: "hand", KindPush: "push", KindKontra: "kontra",
	KindRe: "re", KindClaim: "claim", KindConcede: "concede", KindAgree: "agree", KindRefuse: "refuse", KindResign: "RE"}

// Token returns the action's text form without the seat: the token of the
// ISS record where there is one ("18" "y" "p" "s" "G" "CJ" "RE", discards
// "SA.D7"), else a word ("hand" "push" "kontra" "re" "claim" "concede"
// "agree" "refuse").
func (a Action) Token() string {
	switch a.Kind {
	case KindBid:
		return strconv.Itoa(int(a.Value))
	case KindDiscard:
		return a.Cards.String()
	case KindDeclare:
		return a.Contract.String()
	case KindPlay:
		return a.Card.String()
	}
	if int(a.Kind) < len(words) && words[a.Kind] != "" {
		return words[a.Kind]
	}
	return "?"
}

// String returns the seat's number 0 to 2 and the token, as in "1 18".
func (a Action) String() string { return strconv.Itoa(a.Seat.Index()) + " " + a.Token() }

// ParseAction reads a seat's number and a token.
func ParseAction(seat, token string) (Action, error) {
	if len(seat) != 1 || seat[0] < '0' || seat[0] > '2' {
		return Action{}, fmt.Errorf("seat %q: want 0, 1 or 2", seat)
	}
	a := Action{Seat: SeatAt(int(seat[0] - '0'))}
	for k, w := range words {
		if w != "" && w == token {
			a.Kind = Kind(k)
			return a, nil
		}
	}
	if token != "" && token[0] >= '0' && token[0] <= '9' {
		v, err := strconv.Atoi(token)
		if err != nil || !IsBid(v) {
			return Action{}, fmt.Errorf("bid %q: want a legal value from 18 to 264", token)
		}
		return Bid(a.Seat, v), nil
	}
	// "SH" is Spades Hand, "S8" a card: no contract's second letter is a rank.
	if card, err := ParseCard(token); err == nil {
		return Play(a.Seat, card), nil
	}
	if strings.Contains(token, ".") {
		two, err := ParseCards(token)
		if err != nil {
			return Action{}, err
		}
		if two.Len() != 2 {
			return Action{}, fmt.Errorf("discard %q: want two cards", token)
		}
		return Discard(a.Seat, two), nil
	}
	c, err := ParseContract(token)
	if err != nil {
		return Action{}, fmt.Errorf("action %q: want a bid, y, p, s, hand, push, two cards, a contract, a card, kontra, re, claim, concede, agree, refuse or RE", token)
	}
	return Declare(a.Seat, c), nil
}
