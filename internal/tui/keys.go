package tui

import (
	"github.com/charmbracelet/bubbles/key"

	"github.com/af22046e/skat/internal/i18n"
)

// bind makes a binding: the keys as Bubble Tea names them, how they are shown,
// and what they do.
func (e *Env) bind(shown string, m i18n.Message, keys ...string) key.Binding {
	return key.NewBinding(key.WithKeys(keys...), key.WithHelp(shown, e.Text.T(m)))
}

// upDown is how the up and down keys are shown.
func (e *Env) upDown() string { return e.Theme.glyphs.up + e.Theme.glyphs.down }

// leftRight is how the left and right keys are shown.
func (e *Env) leftRight() string { return e.Theme.glyphs.left + e.Theme.glyphs.right }

func (e *Env) backKey() key.Binding { return e.bind("esc", i18n.ShellBack, "esc", "q") }

func (e *Env) scrollKey() key.Binding {
	return e.bind(e.upDown(), i18n.ShellScroll, "up", "down", "pgup", "pgdown", "home", "end")
}

func (e *Env) helpKey() key.Binding { return e.bind("?", i18n.ShellKeys, "?") }
