package tui

import (
	"github.com/charmbracelet/bubbles/key"

	"github.com/af22046e/skat/internal/i18n"
)

// newHelp is the page of all keys of a screen, made from its bindings.
func newHelp(env *Env, title string, keys []key.Binding) screen {
	return &page{
		env:   env,
		title: func() string { return env.Text.T(i18n.HelpTitle, i18n.Args{"Screen": title}) },
		lines: func(w int) []line { return append(keyLines(env, keys, w), everywhereLines(env, w)...) },
	}
}

// keyLines are the keys in one column and what they do in another.
func keyLines(env *Env, keys []key.Binding, w int) []line {
	column := 0
	for _, b := range keys {
		column = max(column, width(b.Help().Key))
	}
	column += 3
	var list []line
	for _, b := range keys {
		h := b.Help()
		if h.Key == "" {
			continue
		}
		shown := h.Key
		for _, text := range wrap(stylePlain, h.Desc, w-column) {
			list = append(list, append(line{{styleAccent, pad(shown, column)}}, text...))
			shown = ""
		}
	}
	return list
}

// everywhereLines say what holds on every screen.
func everywhereLines(env *Env, w int) []line {
	var list []line
	for _, m := range [...]i18n.Message{i18n.HelpMouse, i18n.HelpLeave} {
		list = append(list, line{})
		list = append(list, wrap(styleDim, env.Text.T(m), w)...)
	}
	return list
}
