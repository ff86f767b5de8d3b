package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// offizierSheet is the screen of a session's sheet; each finished deal can be
// looked at.
type offizierSheet struct {
	env     *Env
	session *match.Session
	sheet   match.SessionSheet
	at      int // the deal under the cursor
	w, h    int
}

func newOffizierSheet(env *Env, s *match.Session) screen {
	sheet := s.Sheet()
	return &offizierSheet{env: env, session: s, sheet: sheet, at: max(0, len(sheet.Rows)-1)}
}

func (s *offizierSheet) init() tea.Cmd    { return nil }
func (s *offizierSheet) setSize(w, h int) { s.w, s.h = w, h }

// layout returns the sheet, where it lies, where its deals lie, and the first
// one shown.
func (s *offizierSheet) layout() (t sessionSheet, r, rows rect, top int) {
	r = body(s.w, s.h)
	t = newSessionSheet(s.env, s.sheet, r.w-2)
	r = r.centred(t.head()[0].width(), r.h)
	rows = rect{r.x, r.y + 2, r.w, min(len(t.deals()), r.h-2-len(t.foot()))}
	return t, r, rows, min(max(0, s.at-rows.h/2), max(0, len(s.sheet.Rows)-rows.h))
}

func (s *offizierSheet) keys() []key.Binding {
	e := s.env
	open := e.bind("enter", i18n.SheetOpen, "enter", " ")
	open.SetEnabled(len(s.sheet.Rows) > 0)
	return []key.Binding{
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end"), open,
		e.bind("esc", i18n.ShellBack, "esc", "q", "s", "tab"), e.helpKey(),
	}
}

func (s *offizierSheet) update(msg tea.Msg) tea.Cmd {
	keys := s.keys()
	_, _, rows, top := s.layout()
	switch msg := msg.(type) {
	case tea.KeyMsg:
		switch {
		case key.Matches(msg, keys[1]):
			return s.open(s.at)
		case key.Matches(msg, keys[2]):
			return pop
		case key.Matches(msg, keys[3]):
			return push(newHelp(s.env, s.env.Text.T(i18n.SheetTitle), keys))
		}
	case tea.MouseMsg:
		if msg.Button == tea.MouseButtonLeft && msg.Action == tea.MouseActionPress && rows.holds(msg.X, msg.Y) {
			return s.open(top + msg.Y - rows.y)
		}
	}
	s.at = max(0, moved(msg, s.at, len(s.sheet.Rows), rows.h))
	return nil
}

// open shows the deal of a row.
func (s *offizierSheet) open(row int) tea.Cmd {
	if row >= len(s.sheet.Rows) {
		return nil
	}
	s.at = row
	return push(newOffizierResult(s.env, s.session, s.sheet.Rows[row].Deal, nil))
}

func (s *offizierSheet) draw(c *canvas) {
	s.env.sessionFrame(c, s.env.Text.T(i18n.SheetTitle), s.session)
	t, r, rows, top := s.layout()
	deals := t.deals()
	list := append(t.head(), deals[top:min(len(deals), top+rows.h)]...)
	for i, l := range append(list, t.foot()...) {
		c.line(r.x, r.y+i, r.w, l)
	}
	c.thumb(r.x+r.w, rows, top, len(deals))
	if len(s.sheet.Rows) > 0 {
		c.text(rows.x-1, rows.y+s.at-top, styleAccent, s.env.Theme.glyphs.pointer)
	}
	footer(c, s.keys())
}

// sessionFrame draws the heading of a session's sheet: beside the title, as
// there is room, how long the session is, whether it is practice, and the seed.
func (e *Env) sessionFrame(c *canvas, title string, s *match.Session) {
	length, seed := lengthText(e.Text, s.Settings()), e.seedMark(s)
	for _, mark := range []string{length + " · " + seed, seed, length} {
		if width(title)+1+width(mark) <= c.w-2 {
			frame(c, title, mark)
			return
		}
	}
	frame(c, title, "")
}
