package tui

import (
	"fmt"

	"github.com/charmbracelet/bubbles/key"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// newSheetHelp is the page of the sheet's keys, with what its short words mean
// and, in a tournament, how the total is made of its parts.
func newSheetHelp(env *Env, title string, keys []key.Binding, s match.Sheet) screen {
	return &page{
		env:   env,
		title: func() string { return env.Text.T(i18n.HelpTitle, i18n.Args{"Screen": title}) },
		lines: func(w int) []line {
			return append(append(keyLines(env, keys, w), sheetHelpLines(env, s, w)...), everywhereLines(env, w)...)
		},
	}
}

func sheetHelpLines(env *Env, s match.Sheet, w int) []line {
	t := env.Text
	var list []line
	part := func(head i18n.Message) {
		list = append(list, line{})
		list = append(list, wrap(styleAccent, t.T(head), w)...)
	}
	say := func(st style, text string) { list = append(list, wrap(st, text, w)...) }
	if s.Tournament {
		other := match.OthersGame(len(s.Players))
		part(i18n.SheetHelpTotal)
		say(stylePlain, t.T(i18n.SheetHelpFormula, i18n.Args{"Own": match.OwnGame, "N": other}))
		for p, a := range s.Accounts {
			say(styleStrong, playerName(t, s.Players[p])+": "+sumText(a, other))
		}
		say(stylePlain, t.T(i18n.SheetHelpOthers))
		say(stylePlain, t.T(i18n.SheetHelpPlain))
	}
	part(i18n.SheetHelpWords)
	say(stylePlain, t.T(i18n.SheetHelpShort))
	say(stylePlain, t.T(i18n.SheetHelpDoubled))
	return list
}

// sumText is a player's total as it is checked by hand: "189 + 50 × (4 − 0) +
// 30 × 1 = 419".
func sumText(a match.Account, other int) string {
	return fmt.Sprintf("%s + %d × (%d − %d) + %d × %d = %s",
		number(a.Score), match.OwnGame, a.Won, a.Lost, other, a.OthersLost, number(a.Total()))
}
