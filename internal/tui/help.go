package tui

import (
	"github.com/charmbracelet/bubbles/key"
)

// newHelp is the page of all keys of a screen, made from its bindings.
func newHelp(env *Env, title string, keys []key.Binding) screen {
	return &page{env: env, title: func() string { return title }, lines: func(w int) []line { return helpLines(keys, w) }}
}

func helpLines(keys []key.Binding, w int) []line {
	column := 0
	for _, b := range keys {
		column = max(column, width(b.Help().Key))
	}
	var list []line
	for _, b := range keys {
		h := b.Help()
		if h.Key == "" {
			continue
		}
		for i, text := range wrap(stylePlain, h.Desc, w-column-2) {
			shown := h.Key
			if i > 0 {
				shown = ""
			}
			l := line{{styleAccent, pad(shown, column+2)}}
			list = append(list, append(l, text...))
		}
	}
	return list
}
