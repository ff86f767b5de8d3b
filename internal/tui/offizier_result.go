package tui

import (
	"slices"
	"strings"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// offizierResult shows what a finished deal came to: in two columns where
// there is room, else below one another.
type offizierResult struct {
	env  *Env
	deal sessionDeal
	view pager
	// part says how the result was left; nil where there is only the way back.
	part func(parting)
	w, h int
}

// newOffizierResult shows deal n (from 1) of s, which must be over. Leaving it
// goes back to the screen below.
func newOffizierResult(env *Env, s *match.Session, n int, part func(parting)) screen {
	f, err := finishedSessionDeal(env, s, n)
	if err != nil {
		return &page{env: env, title: func() string { return "" }, lines: func(w int) []line { return wrap(styleWarning, err.Error(), w) }}
	}
	return &offizierResult{env: env, deal: f, part: part}
}

func (s *offizierResult) init() tea.Cmd    { return nil }
func (s *offizierResult) setSize(w, h int) { s.w, s.h = w, h }

// The widths of the columns when everything is shown at once.
const offizierLeft, offizierRight = 44, 25

// columns are where the outcome and the tricks lie; one column of the whole
// body where they don't fit side by side.
func (s *offizierResult) columns() []rect {
	r := body(s.w, s.h)
	need := len(s.deal.trickLines())
	if r.w < offizierLeft+resultGap+offizierRight || r.h < need {
		return []rect{r}
	}
	r = rect{r.x, r.y + min(1, r.h-need), r.w, r.h - min(1, r.h-need)}.centred(offizierLeft+resultGap+offizierRight, r.h)
	return []rect{{r.x, r.y, offizierLeft, r.h}, {r.x + offizierLeft + resultGap, r.y, offizierRight, r.h}}
}

// lines are what the first column shows, and in one column everything.
func (s *offizierResult) lines() []line {
	columns := s.columns()
	list := append(append(s.deal.outcomeLines(columns[0].w-1), line{}), s.deal.dealtLines()...)
	if len(columns) == 1 {
		list = append(append(list, line{}), s.deal.trickLines()...)
	}
	return list
}

func (s *offizierResult) keys() []key.Binding {
	e := s.env
	over := s.deal.session.Over()
	say := i18n.OffizierAnother
	switch {
	case s.part == nil:
		say = i18n.ResultNext
	case over:
		say = i18n.FinalResult
	}
	next := e.bind("enter", say, "enter", " ", "esc")
	end, leave := e.bind("e", i18n.OffizierEnd, "e"), e.bind("q", i18n.TableKeyLeave, "q")
	end.SetEnabled(s.part != nil && !over)
	if leave.SetEnabled(s.part != nil); s.part == nil {
		next.SetKeys("enter", " ", "esc", "q")
	}
	scroll := e.scrollKey()
	scroll.SetEnabled(len(s.lines()) > s.columns()[0].h)
	return []key.Binding{next, end, e.bind("s", i18n.ResultSheet, "s", "tab"), scroll, leave, e.helpKey()}
}

func (s *offizierResult) update(msg tea.Msg) tea.Cmd {
	keys := s.keys()
	k, isKey := msg.(tea.KeyMsg)
	switch {
	case isKey && key.Matches(k, keys[0]):
		return pop
	case isKey && key.Matches(k, keys[1]):
		s.part(partEnd)
		return pop
	case isKey && key.Matches(k, keys[2]):
		return push(newOffizierSheet(s.env, s.deal.session))
	case isKey && key.Matches(k, keys[4]):
		s.part(partLeave)
		return pop
	case isKey && key.Matches(k, keys[5]):
		idle := func(k key.Binding) bool { return !k.Enabled() }
		return push(newHelp(s.env, s.title(), slices.DeleteFunc(keys, idle)))
	}
	s.view.scroll(msg, len(s.lines()), s.columns()[0].h)
	return nil
}

func (s *offizierResult) title() string {
	return s.env.Text.T(i18n.OffizierDeal, i18n.Args{"N": s.deal.row.Deal})
}

// aside says how long the session goes on, and asks whether it does.
func (s *offizierResult) aside() string {
	t, settings := s.env.Text, s.deal.session.Settings()
	var parts []string
	if settings.Length != match.AnyNumber {
		parts = append(parts, lengthText(t, settings))
	}
	if s.part != nil && !s.deal.session.Over() {
		parts = append(parts, t.T(i18n.OffizierAnotherAsk))
	}
	return strings.Join(parts, " "+s.env.Theme.glyphs.dot+" ")
}

func (s *offizierResult) draw(c *canvas) {
	frame(c, s.title(), s.aside())
	columns := s.columns()
	s.view.draw(c, columns[0], s.lines())
	if len(columns) > 1 {
		for i, l := range s.deal.trickLines() {
			c.line(columns[1].x, columns[1].y+i, columns[1].w, l)
		}
	}
	footer(c, s.keys())
}
