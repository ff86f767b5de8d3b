package tui

import (
	"strings"

	"github.com/af22046e/skat/internal/i18n"
)

// newRulesScreen is the page of rules.
func newRulesScreen(env *Env) screen {
	return &page{
		env:   env,
		title: func() string { return env.Text.T(i18n.StartRules) },
		lines: func(w int) []line { return rulesLines(env.Text.Rules(), w) },
	}
}

// rulesLines lays the simple Markdown of the rules out.
func rulesLines(text string, w int) []line {
	var list []line
	for _, s := range strings.Split(text, "\n") {
		st := stylePlain
		if heading, ok := strings.CutPrefix(s, "# "); ok {
			s, st = heading, styleAccent
		}
		list = append(list, wrap(st, s, w)...)
	}
	return list
}
