package offizier

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// codeGame opens the deal codes of Offiziersskat.
const codeGame = 'O'

// codeSizes are the groups of a deal code: the cards on the table one by one,
// in the order of [Layout.String], then the two hands.
func codeSizes() []int {
	sizes := make([]int, 4*Piles, 4*Piles+2)
	for i := range sizes {
		sizes[i] = 1
	}
	return append(sizes, 8, 8)
}

// Code returns the cards as one word of 20 letters and digits, as
// [skat.CardsCode] writes them; "?" of a layout that Check does not pass.
func (l Layout) Code() string {
	groups := make([]skat.Cards, 0, 4*Piles+2)
	for _, row := range [][2][Piles]skat.Card{l.Covered, l.Open} {
		for s := range row {
			for _, c := range row[s] {
				groups = append(groups, skat.NewCards(c))
			}
		}
	}
	return skat.CardsCode(codeGame, append(groups, l.Hands[:]...))
}

// Code returns the deal as one word: the cards and, after a colon, what
// happened so far, as in "O…:C.p.CJ.C8". The rules are not in it.
func (d *Deal) Code() string {
	code := d.layout.Code()
	for i, a := range d.Actions() {
		code += ":."[min(i, 1):][:1] + a.Token()
	}
	return code
}

// ParseCode reads what Code writes and replays it.
func ParseCode(text string, r Rules) (Deal, error) {
	cards, actions, _ := strings.Cut(strings.TrimSpace(text), ":")
	groups, err := skat.ParseCardsCode(codeGame, cards, codeSizes())
	if err != nil {
		return Deal{}, err
	}
	if err := r.Check(); err != nil {
		return Deal{}, err
	}
	d := New(layoutOf(groups), r)
	if actions == "" {
		return d, nil
	}
	for i, token := range strings.Split(actions, ".") {
		a, err := ParseAction(fmt.Sprint(max(0, d.ToMove().Index())), token)
		if err == nil {
			err = d.Apply(a)
		}
		if err != nil {
			return Deal{}, fmt.Errorf("deal code, action %d: %w", i+1, err)
		}
	}
	return d, nil
}

// layoutOf returns the layout whose code has these groups.
func layoutOf(groups []skat.Cards) Layout {
	var l Layout
	for i := range Piles {
		for s := range 2 {
			l.Covered[s][i] = groups[s*Piles+i].First()
			l.Open[s][i] = groups[(2+s)*Piles+i].First()
		}
	}
	copy(l.Hands[:], groups[4*Piles:])
	return l
}
