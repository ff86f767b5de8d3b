package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// final is the end of a match: who won, and the sheet.
type final struct {
	env   *Env
	match *match.Match
	w, h  int
}

// newFinal shows the end of m, which must be over. Leaving it goes back to
// the screen below.
func newFinal(env *Env, m *match.Match) screen { return &final{env: env, match: m} }

func (s *final) init() tea.Cmd    { return nil }
func (s *final) setSize(w, h int) { s.w, s.h = w, h }
func (s *final) keys() []key.Binding {
	return []key.Binding{s.env.bind("enter", i18n.ShellBack, "enter", "esc")}
}

func (s *final) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok && key.Matches(k, s.keys()[0]) {
		return pop
	}
	return nil
}

func (s *final) draw(c *canvas) {
	drawSheet(c, frame(c, s.env.Text.T(i18n.SheetTitle), ""), s.env, s.match.Sheet())
	footer(c, s.keys())
}
