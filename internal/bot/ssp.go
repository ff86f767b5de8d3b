package bot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// The Skat seat protocol (SSP.md), both ways: [ServeSSP] lets any referee
// drive one of our players, [Program] seats any program that speaks it. Both
// say and understand more than SSP.md asks for, which other programs ignore:
//
//   - `setoption NAME VALUE` for the rules of the deal (see ruleOptions) and
//     for the seed of the player's chances, before `newdeal`;
//   - `laid C1.C2`: the seat's own discards, when they are not those that it
//     answered (the referee laid others for it, or the program was restarted);
//   - `event game` a second time, now with the ten cards of an ouvert game,
//     where Kontra may be said before they are shown (RULES.md, section 10).

// sspVersion is the protocol's version that both sides speak.
const sspVersion = "1"

// seedOption is the name of the option that seeds the next deals' player.
const seedOption = "seed"

// ruleOptions are the settings of a deal as SSP options. A seat begins with
// the zero [skat.Rules], the Standard match.
var ruleOptions = []struct {
	name   string
	values []string
	get    func(skat.Rules) int // index into values
	set    func(*skat.Rules, int)
}{
	{"valuation", []string{"plain", "isko"},
		func(r skat.Rules) int { return int(r.Valuation) }, func(r *skat.Rules, i int) { r.Valuation = skat.Valuation(i) }},
	{"kontra", []string{"off", "any", "held18"},
		func(r skat.Rules) int { return int(r.Kontra) }, func(r *skat.Rules, i int) { r.Kontra = skat.KontraRule(i) }},
	{"ramsch", []string{"off", "on"},
		func(r skat.Rules) int { return offOn(r.Ramsch) }, func(r *skat.Rules, i int) { r.Ramsch = i == 1 }},
	{"schieberamsch", []string{"off", "on"},
		func(r skat.Rules) int { return offOn(r.Schieberamsch) }, func(r *skat.Rules, i int) { r.Schieberamsch = i == 1 }},
	{"ramschskat", []string{"last", "loser"},
		func(r skat.Rules) int { return int(r.RamschSkat) }, func(r *skat.Rules, i int) { r.RamschSkat = skat.RamschSkat(i) }},
	{"bock", []string{"off", "on"},
		func(r skat.Rules) int { return offOn(r.Bock) }, func(r *skat.Rules, i int) { r.Bock = i == 1 }},
}

func offOn(on bool) int {
	if on {
		return 1
	}
	return 0
}

// setRule changes one rule; an option that is no rule changes nothing.
func setRule(r *skat.Rules, name, value string) error {
	for _, o := range ruleOptions {
		if o.name != name {
			continue
		}
		i := slices.Index(o.values, value)
		if i < 0 {
			return fmt.Errorf("option %s %q: want one of %s", name, value, strings.Join(o.values, ", "))
		}
		o.set(r, i)
	}
	return nil
}

// ruleLines returns the options that turn the rules old into new.
func ruleLines(old, new skat.Rules) []string {
	var lines []string
	for _, o := range ruleOptions {
		if i := o.get(new); i != o.get(old) && i < len(o.values) {
			lines = append(lines, fmt.Sprintf("setoption %s %s", o.name, o.values[i]))
		}
	}
	return lines
}

// parseEvent reads an event's words after `event` into the action that
// happened. Those that follow from others, `declarer` and `ramsch`, are the
// zero Action. An ouvert game's ten cards are returned beside it.
func parseEvent(words []string) (a skat.Action, open skat.Cards, err error) {
	at := func(i int) string {
		if i < len(words) {
			return words[i]
		}
		return ""
	}
	name := at(0)
	switch name {
	case "":
		return skat.Action{}, 0, fmt.Errorf("event: want what")
	case "ramsch":
		return skat.Action{}, 0, nil
	}
	seat, err := parseSeat(at(1))
	if err != nil {
		return skat.Action{}, 0, fmt.Errorf("event %s: %w", name, err)
	}
	switch name {
	case "declarer":
		return skat.Action{}, 0, nil
	case "bid":
		v, err := parseBid(at(2))
		return skat.Bid(seat, v), 0, err
	case "hold":
		return skat.Hold(seat), 0, nil
	case "pass":
		return skat.Pass(seat), 0, nil
	case "pickup":
		return skat.PickUp(seat), 0, nil
	case "push":
		return skat.Push(seat), 0, nil
	case "kontra":
		return skat.Kontra(seat), 0, nil
	case "re":
		return skat.Re(seat), 0, nil
	case "play":
		c, err := skat.ParseCard(at(2))
		return skat.Play(seat, c), 0, err
	case "game":
		code, cards, _ := strings.Cut(at(2), ".")
		contract, err := skat.ParseContract(code)
		if err == nil && cards != "" {
			open, err = parseSome(cards, 10)
		}
		return skat.Declare(seat, contract), open, err
	}
	return skat.Action{}, 0, fmt.Errorf("event %q: want bid, hold, pass, declarer, pickup, game, kontra, re, push, ramsch or play", name)
}

func parseSeat(word string) (skat.Seat, error) {
	if len(word) != 1 || word[0] < '0' || word[0] > '2' {
		return skat.NoSeat, fmt.Errorf("seat %q: want 0, 1 or 2", word)
	}
	return skat.SeatAt(int(word[0] - '0')), nil
}

func parseBid(word string) (int, error) {
	v, err := strconv.Atoi(word)
	if err != nil || !skat.IsBid(v) {
		return 0, fmt.Errorf("bid %q: want a legal value from 18 to 264", word)
	}
	return v, nil
}

// parseSome reads n cards joined by dots.
func parseSome(text string, n int) (skat.Cards, error) {
	cards, err := skat.ParseCards(text)
	if err == nil && cards.Len() != n {
		err = fmt.Errorf("cards %q: want %d", text, n)
	}
	return cards, err
}
