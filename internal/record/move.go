package record

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// Move is one thing that happened in a recorded deal, as it was written.
type Move struct {
	Seat  skat.Seat // who; NoSeat is the world
	Token string    // what, as in "18", "G.S8.C9" or "TI.2"

	does   does
	action skat.Action // doesAction
	// doesDeclare: the discards and the cards shown; doesShow, doesSkat,
	// doesDiscard: the cards.
	cards []skat.Card
	who   skat.Seat // doesTimeOut, doesLeave
}

// String returns who and what, as in "1 18".
func (m Move) String() string {
	if m.Seat == skat.NoSeat {
		return "w " + m.Token
	}
	return strconv.Itoa(m.Seat.Index()) + " " + m.Token
}

// does is what a move means to [Record.Replay].
type does uint8

const (
	doesAction  does = iota // an action of the engine's, as it stands
	doesDeclare             // action, with cards
	doesDiscard
	doesResign
	doesShow
	doesHide // plays a card that nobody saw
	doesSkat // the world shows the skat
	doesTimeOut
	doesLeave
)

// parseMoves reads MV: the deal, then who and what by turns.
func parseMoves(text string) (skat.Layout, []Move, error) {
	words := strings.Fields(text)
	if len(words) < 2 || words[0] != "w" {
		return skat.Layout{}, nil, fmt.Errorf("want w and the 32 cards first, got %s", clip(text))
	}
	layout, err := skat.ParseLayout(words[1])
	if err != nil {
		return skat.Layout{}, nil, err
	}
	words = words[2:]
	moves := make([]Move, 0, len(words)/2)
	for len(words) > 0 {
		if len(words) == 1 {
			return skat.Layout{}, nil, fmt.Errorf("move %d, %q: stands alone, want who and what", len(moves)+1, words[0])
		}
		m, err := parseMove(words[0], words[1])
		if err != nil {
			return skat.Layout{}, nil, fmt.Errorf("move %d, %q: %w", len(moves)+1, words[0]+" "+words[1], err)
		}
		moves, words = append(moves, m), words[2:]
	}
	return layout, moves, nil
}

func parseMove(who, token string) (Move, error) {
	m := Move{Token: token}
	if who == "w" {
		return m, m.parseWorld()
	}
	if len(who) != 1 || who[0] < '0' || who[0] > '2' {
		return m, fmt.Errorf("want w, 0, 1 or 2 first")
	}
	m.Seat = skat.SeatAt(int(who[0] - '0'))
	return m, m.parseSeat(who)
}

// parseWorld reads what the world does.
func (m *Move) parseWorld() error {
	word, rest, _ := strings.Cut(m.Token, ".")
	switch word {
	case "TI", "LE":
		m.does = doesTimeOut
		if word == "LE" {
			m.does = doesLeave
		}
		if len(rest) != 1 || rest[0] < '0' || rest[0] > '2' {
			return fmt.Errorf("want a seat after %s, as in %s.0", word, word)
		}
		m.who = skat.SeatAt(int(rest[0] - '0'))
		return nil
	}
	m.does = doesSkat
	var err error
	if m.cards, err = parseList(m.Token); err != nil || len(m.cards) != 2 {
		return fmt.Errorf("want the two cards of the skat, TI.n or LE.n")
	}
	return nil
}

// parseSeat reads what a seat does; who is its number.
func (m *Move) parseSeat(who string) error {
	switch {
	case m.Token == "RE":
		m.does = doesResign
		return nil
	case m.Token == "??":
		m.does = doesHide
		return nil
	case m.Token[0] >= '0' && m.Token[0] <= '9':
		// Whether the value is legal is for the engine to say.
		v, err := strconv.ParseInt(m.Token, 10, 16)
		if err != nil {
			return fmt.Errorf("want a bid from 18 to 264")
		}
		m.action = skat.Bid(m.Seat, int(v))
		return nil
	}
	head, rest, dotted := strings.Cut(m.Token, ".")
	if head == "SC" || dotted {
		return m.parseDotted(head, rest, dotted)
	}
	a, err := skat.ParseAction(who, m.Token)
	if err != nil {
		return fmt.Errorf("want a bid, y, p, s, a game, two cards, a card, ??, SC, RE, hand, push, kontra, re, claim, concede, agree or refuse")
	}
	m.action = a
	if a.Kind == skat.KindDeclare {
		m.does = doesDeclare
	}
	return nil
}

// parseDotted reads SC with or without cards, discards, and a game with its
// discards and open cards.
func (m *Move) parseDotted(head, rest string, dotted bool) error {
	if head == "SC" {
		m.does = doesShow
		var err error
		if dotted {
			m.cards, err = parseList(rest)
		}
		return err
	}
	if _, err := skat.ParseCard(head); err == nil {
		m.does = doesDiscard
		if m.cards, err = parseList(m.Token); err != nil || len(m.cards) != 2 {
			return fmt.Errorf("want the two cards discarded")
		}
		return nil
	}
	game, err := skat.ParseContract(head)
	if err != nil {
		return err
	}
	m.does, m.action = doesDeclare, skat.Declare(m.Seat, game)
	m.cards, err = parseList(rest)
	if err != nil {
		return err
	}
	n := len(m.cards)
	if discards := n == 2 || n == 12; game.Hand && discards || !(discards || n == 10) || n >= 10 && !game.Ouvert {
		return fmt.Errorf("want two discards after the game unless it is Hand, and ten open cards or none if it is ouvert")
	}
	return nil
}

// parseList reads different cards joined by dots.
func parseList(text string) ([]skat.Card, error) {
	var list []skat.Card
	var seen skat.Cards
	for _, word := range strings.Split(text, ".") {
		c, err := skat.ParseCard(word)
		if err != nil {
			return nil, err
		}
		if seen.Has(c) {
			return nil, fmt.Errorf("%v stands there twice", c)
		}
		seen = seen.With(c)
		list = append(list, c)
	}
	return list, nil
}
