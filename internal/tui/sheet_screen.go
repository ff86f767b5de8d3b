package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sheetScreen shows the score sheet of a match, on further pages a chart and
// statistics; each finished deal can be looked at.
type sheetScreen struct {
	env   *Env
	sheet match.Sheet
	match *match.Match
	pages sheetPages
	at    int // the row under the cursor
	w, h  int
	text  sheetText // laid out for w and h
}

// newSheetScreen shows sheet, which is m's, with the cursor on the last deal.
func newSheetScreen(env *Env, sheet match.Sheet, m *match.Match) screen {
	return &sheetScreen{
		env: env, sheet: sheet, match: m, pages: newSheetPages(env, m, sheet, i18n.SheetDeals), at: max(0, len(sheet.Rows)-1),
	}
}

func (s *sheetScreen) init() tea.Cmd { return nil }

func (s *sheetScreen) setSize(w, h int) {
	if s.w != w || s.h != h || s.text.env == nil {
		r := body(w, h)
		s.w, s.h, s.text = w, h, writeSheet(s.env, s.sheet, r.w, r.h)
	}
}

// layout returns where the sheet lies, and the first row shown.
func (s *sheetScreen) layout() (r rect, top int) {
	r = body(s.w, s.h)
	r = rect{r.x + (r.w-s.text.width)/2, r.y, s.text.width, r.h}
	rows := sheetRows(r, s.text)
	return r, min(max(0, s.at-rows.h/2), max(0, s.text.rows()-rows.h))
}

func (s *sheetScreen) keys() []key.Binding {
	e := s.env
	choose := e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end")
	open := e.bind("enter", i18n.SheetOpen, "enter", " ")
	open.SetEnabled(len(s.sheet.Rows) > 0 && s.pages.at == 0)
	choose.SetEnabled(s.pages.at == 0)
	return []key.Binding{choose, open, s.pages.key(), e.bind("esc", i18n.ShellBack, "esc", "q", "s", "tab"), e.helpKey()}
}

func (s *sheetScreen) update(msg tea.Msg) tea.Cmd {
	keys := s.keys()
	if k, ok := msg.(tea.KeyMsg); ok {
		switch {
		case key.Matches(k, keys[1]):
			return push(newDealResult(s.env, s.match, s.sheet.Rows[s.at].Deal))
		case s.pages.turn(k):
			return nil
		case key.Matches(k, keys[3]):
			return pop
		case key.Matches(k, keys[4]):
			return push(newSheetHelp(s.env, s.env.Text.T(i18n.SheetTitle), keys, s.sheet))
		}
	}
	if s.pages.at > 0 {
		s.pages.scroll(msg, body(s.w, s.h))
		return nil
	}
	r, top := s.layout()
	rows := sheetRows(r, s.text)
	if m, ok := msg.(tea.MouseMsg); ok && m.Button == tea.MouseButtonLeft && m.Action == tea.MouseActionPress && rows.holds(m.X, m.Y) {
		if row := top + m.Y - rows.y; row < len(s.sheet.Rows) {
			s.at = row
			return push(newDealResult(s.env, s.match, s.sheet.Rows[row].Deal))
		}
	}
	s.at = max(0, moved(msg, s.at, len(s.sheet.Rows), rows.h))
	return nil
}

func (s *sheetScreen) draw(c *canvas) {
	page := s.pages.frame(c, s.env.Text.T(i18n.SheetTitle))
	footer(c, s.keys())
	if s.pages.at > 0 {
		s.pages.draw(c, page)
		return
	}
	r, top := s.layout()
	rows := drawSheetFrom(c, r, s.text, top)
	c.thumb(r.x+r.w, rows, top, s.text.rows())
	if len(s.sheet.Rows) > 0 {
		c.text(rows.x-1, rows.y+s.at-top, styleAccent, s.env.Theme.glyphs.pointer)
	}
}
