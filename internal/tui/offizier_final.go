package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// offizierFinal is the end of a session: who won with how much, and the sheet.
type offizierFinal struct {
	env     *Env
	session *match.Session
	view    pager
	w, h    int
}

// newOffizierFinal shows the end of s. Leaving it goes back to the screen
// below.
func newOffizierFinal(env *Env, s *match.Session) screen {
	return &offizierFinal{env: env, session: s}
}

func (s *offizierFinal) init() tea.Cmd    { return nil }
func (s *offizierFinal) setSize(w, h int) { s.w, s.h = w, h }

// sessionWinner says who won, or that nobody did.
func sessionWinner(e *Env, s *match.Session) piece {
	t, sheet := e.Text, s.Sheet()
	leader := sheet.Leader()
	if leader < 0 {
		names := t.T(i18n.ResultAnd, i18n.Args{"A": playerName(t, sheet.Players[0]), "B": playerName(t, sheet.Players[1])})
		return piece{styleStrong, t.T(i18n.FinalDraw, i18n.Args{"Names": names})}
	}
	args := i18n.Args{
		"Name": playerName(t, sheet.Players[leader]), "By": t.T(i18n.Points, i18n.Args{"Count": sheet.Totals[leader] - sheet.Totals[1-leader]}),
		"Won": sheet.Won[leader], "Lost": sheet.Won[1-leader],
	}
	you, other := i18n.FinalYouWin, i18n.FinalWins
	if sheet.Length == match.BestOf {
		you, other = i18n.OffizierYouWinDeals, i18n.OffizierWinsDeals
	}
	mark := e.Theme.glyphs.winner + " "
	if leader == humanIn(s) {
		return piece{styleWon, mark + t.T(you, args)}
	}
	return piece{styleStrong, mark + t.T(other, args)}
}

// another begins a session by the same rules.
func (s *offizierFinal) another() (screen, error) {
	players := s.session.Players()
	s.env.AskedSession = &NextSession{s.session.Settings(), players[1-humanIn(s.session)].Bot}
	return s.env.beginSession()
}

// lines are the headline and the sheet.
func (s *offizierFinal) lines(w int) []line {
	sheet := s.session.Sheet()
	head := sessionWinner(s.env, s.session)
	list := append(wrap(head.style, head.text, w), line{})
	if sheet.Drawn > 0 {
		list = append(list[:len(list)-1], plain(styleDim, s.env.Text.T(i18n.OffizierDraws, i18n.Args{"Count": sheet.Drawn})), line{})
	}
	t := newSessionSheet(s.env, sheet, w)
	return append(append(append(list, t.head()...), t.deals()...), t.foot()...)
}

func (s *offizierFinal) room() rect {
	r := body(s.w, s.h)
	widest := 0
	for _, l := range s.lines(r.w - 1) {
		widest = max(widest, l.width())
	}
	return r.centred(widest+1, r.h)
}

func (s *offizierFinal) keys() []key.Binding {
	e, r := s.env, body(s.w, s.h)
	scroll := e.scrollKey()
	scroll.SetEnabled(len(s.lines(r.w-1)) > r.h)
	return []key.Binding{
		e.bind("enter", i18n.FinalStart, "enter", "esc", "q"), e.bind("n", i18n.OffizierNew, "n"),
		e.bind("s", i18n.ResultSheet, "s", "tab"), scroll, e.helpKey(),
	}
}

func (s *offizierFinal) update(msg tea.Msg) tea.Cmd {
	r := body(s.w, s.h)
	if k, ok := msg.(tea.KeyMsg); ok {
		switch keys := s.keys(); {
		case key.Matches(k, keys[0]):
			return pop
		case key.Matches(k, keys[1]):
			return s.env.openWith(s.another, replace)
		case key.Matches(k, keys[2]):
			return push(newOffizierSheet(s.env, s.session))
		case key.Matches(k, keys[4]):
			return push(newHelp(s.env, s.env.Text.T(i18n.OffizierFinal), keys))
		}
	}
	s.view.scroll(msg, len(s.lines(r.w-1)), r.h)
	return nil
}

func (s *offizierFinal) draw(c *canvas) {
	s.env.sessionFrame(c, s.env.Text.T(i18n.OffizierFinal), s.session)
	s.view.draw(c, s.room(), s.lines(body(s.w, s.h).w-1))
	footer(c, s.keys())
}
