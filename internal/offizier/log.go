package offizier

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// The words that open a line of a log.
const (
	logRules   = "offiziersskat"
	logDeal    = "deal"
	logComment = "#"
)

// Log returns the deal as a text that a person can follow and [ParseLog]
// reads: the rules, the line of [Deal.String], then in comments the code and
// the cards as dealt, each trick, its leader first, and the result. In a trick
// `CA^H7` is a card that lay open, with the one that was turned up after the
// trick, `CA^` one with none beneath it; the others came from the hand. It
// shows every card, so it is for deals that are over.
//
//	offiziersskat takeover draw 29
//	deal H7.C9.… 0 C 1 p 0 CA 1 C8 …
//	# code O2F…
//	# forehand  covered H7 C9 SK DT  open CA CJ S7 D8  hand SJ.CT.CK.S9.HA.HQ.D9.D7
//	# dealer    covered …
//	# game C by forehand
//	#  1  forehand CA^H7   dealer C8       forehand + 11   11 : 0
//	# forehand wins 71 : 49, 12
func (d *Deal) Log() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %v\n%s %v\n# code %s\n", logRules, d.rules, logDeal, d, d.layout.Code())
	for i, s := range Seats() {
		fmt.Fprintf(&b, "# %-8v  covered %s  open %s  hand %v\n", s, row(d.layout.Covered[i]), row(d.layout.Open[i]), d.layout.Hands[i])
	}
	if d.game != skat.NoGame {
		fmt.Fprintf(&b, "# game %v by %v%s\n", d.game, d.Declarer(), d.spoken())
	}
	var points [2]int
	for i := range d.Tricks() {
		t := d.tricks[i]
		points[t.Winner.Index()] += t.Set().Points()
		fmt.Fprintf(&b, "# %2d  %-8v %-6s  %-8v %-6s  %-8v + %-2d  %3d : %d\n", i+1, t.Leader, t.text(0), t.Leader.Other(), t.text(1),
			t.Winner, t.Set().Points(), points[0], points[1])
	}
	if d.phase == PhaseDone {
		fmt.Fprintf(&b, "# %s\n", d.Result().text())
	}
	return b.String()
}

func row(cards [Piles]skat.Card) string {
	words := make([]string, Piles)
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

func (t *table) spoken() string {
	switch {
	case t.re:
		return ", Kontra, Re"
	case t.kontra && t.rules.Kontra == KontraTakeOver:
		return ", taken over with Kontra"
	case t.kontra:
		return ", Kontra"
	}
	return ""
}

func (t Trick) text(i int) string {
	switch {
	case t.From[i] == InHand:
		return t.Cards[i].String()
	case t.Turned[i] == skat.NoCard:
		return t.Cards[i].String() + "^"
	}
	return t.Cards[i].String() + "^" + t.Turned[i].String()
}

func (r Result) text() string {
	if r.Outcome == Drawn {
		return "drawn 60 : 60"
	}
	sum := strconv.Itoa(r.Value)
	if r.Factor > 1 {
		sum += fmt.Sprintf(" × %d", r.Factor)
	}
	if r.Schneider > 0 {
		sum += fmt.Sprintf(" + %d Schneider", r.Schneider)
	}
	if r.Kontra > 0 {
		sum += fmt.Sprintf(" + %d Kontra", r.Kontra)
	}
	score := r.Score[r.Winner.Index()]
	if score != r.Value {
		sum += fmt.Sprintf(" = %d", score)
	}
	return fmt.Sprintf("%v wins %d : %d, %s", r.Winner, r.Points[0], r.Points[1], sum)
}

// ParseLog reads the deals of one or more texts that [Deal.Log] wrote.
// Comments say nothing that the deals do not. An error names the line.
func ParseLog(text string) ([]Deal, error) {
	var deals []Deal
	var rules Rules
	n := 0
	for line := range strings.Lines(text) {
		n++
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		var err error
		switch {
		case word == "" || strings.HasPrefix(word, logComment):
		case word == logRules:
			rules, err = ParseRules(rest)
		case word == logDeal:
			var d Deal
			if d, err = ParseDeal(rest, rules); err == nil {
				deals = append(deals, d)
			}
		default:
			err = fmt.Errorf("%q: want %s, %s or %s", word, logRules, logDeal, logComment)
		}
		if err != nil {
			return deals, fmt.Errorf("line %d: %w", n, err)
		}
	}
	return deals, nil
}
