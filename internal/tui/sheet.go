package tui

import (
	"fmt"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sheetScreen shows the score sheet of a match.
type sheetScreen struct {
	env   *Env
	sheet match.Sheet
	match *match.Match
	view  pager
	w, h  int
}

// newSheetScreen shows sheet, m's so far.
func newSheetScreen(env *Env, sheet match.Sheet, m *match.Match) screen {
	return &sheetScreen{env: env, sheet: sheet, match: m}
}

func (s *sheetScreen) init() tea.Cmd       { return nil }
func (s *sheetScreen) setSize(w, h int)    { s.w, s.h = w, h }
func (s *sheetScreen) keys() []key.Binding { return []key.Binding{s.env.backKey()} }

func (s *sheetScreen) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok && (key.Matches(k, s.env.backKey()) || k.String() == "s" || k.String() == "tab") {
		return pop
	}
	return nil
}

func (s *sheetScreen) draw(c *canvas) {
	drawSheet(c, frame(c, s.env.Text.T(i18n.SheetTitle), ""), s.env, s.sheet)
	footer(c, s.keys())
}

// drawSheet draws the sheet into r, the latest deals when not all fit.
func drawSheet(c *canvas, r rect, env *Env, s match.Sheet) {
	x := r.x
	for i, p := range s.Players {
		c.text(x, r.y, styleHeading, playerName(env.Text, p))
		c.text(x, r.y+1, stylePlain, fmt.Sprint(s.Totals()[i]))
		x += 10
	}
}
