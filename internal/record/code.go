package record

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// A deal code is one line that shares a deal:
//
//	S2E82WNWJ0NMD
//	S2E82WNWJ0NMD:1 18 0 p 2 p 1 s 1 HA.H7 1 S 0 CA
//	S2E82WNWJ0NMD:plain kontra 1 18 0 p 2 p 1 hand 1 GH 2 kontra
//
// The word is the cards, as [skat.CardsCode] writes the ten of forehand, of
// middlehand and of rearhand and the two of the skat: S, eleven digits for the
// number of this layout among all 32!/(10!·10!·10!·2!), and a check digit. The
// number is a mixed-base one, forehand's cards being its highest place; each
// place numbers the cards a group has among those that the groups before left,
// by the combinatorial number system, the cards in the order D7 D8 D9 DQ DK DT
// DA DJ, then likewise hearts, spades, clubs.
//
// Behind the colon stand the rules, in the words of RU, where they are not the
// server's, and what happened so far as in [skat.Deal.String].

// codeGame opens the codes of Skat.
const codeGame = 'S'

// codeGroups are the sizes of what a code deals: three hands and the skat.
func codeGroups() []int { return []int{10, 10, 10, 2} }

// CodeError is why a text is no deal code.
type CodeError struct {
	Text string // the code as it came
	Err  error  // what was expected; an [*skat.IllegalError] inside names an action that the rules refuse
}

// Error returns what was expected.
func (e *CodeError) Error() string { return e.Err.Error() }

// Unwrap returns Err.
func (e *CodeError) Unwrap() error { return e.Err }

// LayoutCode returns the code of a deal about to be bid; "?" of a layout that
// is none.
func LayoutCode(l skat.Layout) string {
	return skat.CardsCode(codeGame, append(append([]skat.Cards(nil), l.Hands[:]...), l.Skat))
}

// DealCode returns a deal's code with all that happened in it.
func DealCode(d *skat.Deal) string {
	code := LayoutCode(d.Layout())
	actions := d.Actions()
	if len(actions) == 0 {
		return code
	}
	var words []string
	if rules := rulesText(d.Rules()); rules != "" {
		words = append(words, rules)
	}
	for _, a := range actions {
		words = append(words, a.String())
	}
	return code + ":" + strings.Join(words, " ")
}

// ParseCode reads a deal code, in upper or lower case as far as the cards go,
// with hyphens in the word or without. A code without a colon says nothing of
// the rules: such a deal is to be played by r. The error is a [*CodeError].
func ParseCode(text string, r skat.Rules) (skat.Deal, error) {
	d, err := parseCode(strings.TrimSpace(text), r)
	if err != nil {
		return skat.Deal{}, &CodeError{Text: text, Err: err}
	}
	return d, nil
}

func parseCode(text string, r skat.Rules) (skat.Deal, error) {
	word, rest, played := strings.Cut(text, ":")
	groups, err := skat.ParseCardsCode(codeGame, strings.TrimSpace(word), codeGroups())
	if err != nil {
		return skat.Deal{}, err
	}
	l := skat.Layout{Hands: [3]skat.Cards(groups), Skat: groups[3]}
	if !played {
		return skat.New(l, r), nil
	}
	words := strings.Fields(rest)
	first := 0 // of the actions: they begin with a seat
	for first < len(words) && (words[first][0] < '0' || words[first][0] > '9') {
		first++
	}
	if r, err = parseRules(strings.Join(words[:first], " ")); err != nil {
		return skat.Deal{}, fmt.Errorf("deal code, rules: %w", err)
	}
	return skat.ParseDeal(l.String()+" "+strings.Join(words[first:], " "), r)
}
