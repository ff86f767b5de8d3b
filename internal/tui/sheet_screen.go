package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sheetScreen shows the score sheet of a match; each finished deal can be
// looked at.
type sheetScreen struct {
	env   *Env
	sheet match.Sheet
	match *match.Match
	at    int // the row under the cursor
	w, h  int
}

// newSheetScreen shows sheet, which is m's, with the cursor on the last deal.
func newSheetScreen(env *Env, sheet match.Sheet, m *match.Match) screen {
	return &sheetScreen{env: env, sheet: sheet, match: m, at: max(0, len(sheet.Rows)-1)}
}

func (s *sheetScreen) init() tea.Cmd    { return nil }
func (s *sheetScreen) setSize(w, h int) { s.w, s.h = w, h }

// layout returns the sheet, where it lies, and the first row shown.
func (s *sheetScreen) layout() (t sheetText, r rect, top int) {
	r = body(s.w, s.h)
	t = writeSheet(s.env, s.sheet, r.w)
	r = rect{r.x + (r.w-t.width)/2, r.y, t.width, r.h}
	rows := sheetRows(r, t)
	return t, r, min(max(0, s.at-rows.h/2), max(0, len(t.rows)-rows.h))
}

func (s *sheetScreen) keys() []key.Binding {
	e := s.env
	open := e.bind("enter", i18n.SheetOpen, "enter", " ")
	open.SetEnabled(len(s.sheet.Rows) > 0)
	return []key.Binding{
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end"), open,
		e.bind("esc", i18n.ShellBack, "esc", "q", "s", "tab"), e.helpKey(),
	}
}

func (s *sheetScreen) update(msg tea.Msg) tea.Cmd {
	keys := s.keys()
	t, r, top := s.layout()
	rows := sheetRows(r, t)
	if k, ok := msg.(tea.KeyMsg); ok {
		switch {
		case key.Matches(k, keys[1]):
			return push(newDealResult(s.env, s.match, s.sheet.Rows[s.at].Deal))
		case key.Matches(k, keys[2]):
			return pop
		case key.Matches(k, keys[3]):
			return push(newHelp(s.env, s.env.Text.T(i18n.SheetTitle), keys))
		}
	}
	if m, ok := msg.(tea.MouseMsg); ok && m.Button == tea.MouseButtonLeft && m.Action == tea.MouseActionPress && rows.holds(m.X, m.Y) {
		if row := top + m.Y - rows.y; row < len(s.sheet.Rows) {
			s.at = row
			return push(newDealResult(s.env, s.match, s.sheet.Rows[row].Deal))
		}
	}
	s.at = moved(msg, s.at, len(s.sheet.Rows), rows.h)
	return nil
}

func (s *sheetScreen) draw(c *canvas) {
	e := s.env
	frame(c, e.Text.T(i18n.SheetTitle), e.matchMark(s.match))
	t, r, top := s.layout()
	rows := drawSheetFrom(c, r, t, top)
	c.thumb(r.x+r.w, rows, top, len(t.rows))
	if len(s.sheet.Rows) > 0 {
		c.text(rows.x-1, rows.y+s.at-top, styleAccent, e.Theme.glyphs.pointer)
	}
	footer(c, s.keys())
}
