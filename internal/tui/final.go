package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// final is the end of a match: who won with how much, and the sheet; on
// further pages a chart and statistics.
type final struct {
	env   *Env
	match *match.Match
	sheet match.Sheet
	pages sheetPages
	w, h  int
}

// newFinal shows the end of m, which must be over. Leaving it goes back to
// the screen below.
func newFinal(env *Env, m *match.Match) screen {
	s := m.Sheet()
	return &final{env: env, match: m, sheet: s, pages: newSheetPages(env, m, s, i18n.FinalResult)}
}

func (s *final) init() tea.Cmd    { return nil }
func (s *final) setSize(w, h int) { s.w, s.h = w, h }

func (s *final) keys() []key.Binding {
	e := s.env
	scroll := e.scrollKey()
	scroll.SetEnabled(s.scrolls())
	return []key.Binding{
		e.bind("enter", i18n.FinalStart, "enter", "esc", "q"), s.pages.key(), e.bind("n", i18n.StartNew, "n"),
		e.bind("s", i18n.ResultSheet, "s", "tab"), scroll, e.helpKey(),
		e.bind("r", i18n.ResultReview, "r"),
	}
}

// scrolls tells whether the page shown is longer than its room.
func (s *final) scrolls() bool {
	r := body(s.w, s.h)
	switch {
	case r.w == 0 || s.pages.at == pageChart:
		return false
	case s.pages.at == pageStatistics:
		return len(s.pages.statistics(r).lines) > r.h
	}
	return len(s.lines(r).lines) > r.h
}

func (s *final) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok {
		switch keys := s.keys(); {
		case key.Matches(k, keys[0]):
			return pop
		case s.pages.turn(k):
			return nil
		case key.Matches(k, keys[2]):
			return s.env.openWith(s.env.begin, replace)
		case key.Matches(k, keys[3]):
			return push(newSheetScreen(s.env, s.sheet, s.match))
		case key.Matches(k, keys[5]):
			return push(newSheetHelp(s.env, s.env.Text.T(i18n.FinalTitle), keys, s.sheet))
		case key.Matches(k, keys[6]):
			return push(newReviews(s.env, FinishedDeals(s.match)))
		}
	}
	r := body(s.w, s.h)
	if s.pages.at > 0 {
		s.pages.scroll(msg, r)
		return nil
	}
	s.pages.view.scroll(msg, len(s.lines(r).lines), r.h)
	return nil
}

// winnerPiece says who won, or who share the first place; you is the person's
// number.
func winnerPiece(t *i18n.Printer, s match.Sheet, you int) piece {
	totals, leaders := s.Totals(), s.Leaders()
	if len(leaders) > 1 {
		names := ""
		for i, p := range leaders {
			if i == 0 {
				names = playerName(t, s.Players[p])
			} else {
				names = t.T(i18n.ResultAnd, i18n.Args{"A": names, "B": playerName(t, s.Players[p])})
			}
		}
		return piece{styleStrong, t.T(i18n.FinalDraw, i18n.Args{"Names": names})}
	}
	order := ranking(s)
	by := t.T(i18n.Points, i18n.Args{"Count": totals[order[0]] - totals[order[1]]})
	if order[0] == you {
		return piece{styleWon, t.T(i18n.FinalYouWin, i18n.Args{"By": by})}
	}
	return piece{styleStrong, t.T(i18n.FinalWins, i18n.Args{"Name": playerName(t, s.Players[order[0]]), "By": by})}
}

// lines is the first page, with blank lines between its parts as there is
// room.
func (s *final) lines(r rect) laidPage {
	return s.pages.page(r, func(w int) []line {
		parts := [][]line{s.headLines(w), s.standing(w), writeSheet(s.env, s.sheet, w, flatSheet).all()}
		n := len(parts[0]) + len(parts[1]) + len(parts[2])
		var list []line
		for i, part := range parts {
			if i > 0 && (n+len(parts)-1 <= r.h || n > r.h) {
				list = append(list, line{})
			}
			list = append(list, part...)
		}
		return list
	})
}

// standing is what decided: in a tournament the closing computation, else what
// everybody did.
func (s *final) standing(w int) []line {
	if s.sheet.Tournament {
		return standingLines(s.env, s.sheet, w)
	}
	return tallyLines(s.env, s.sheet, w)
}

// headLines are the headline and how many deals nobody played, side by side
// where there is room.
func (s *final) headLines(w int) []line {
	head := winnerPiece(s.env.Text, s.sheet, human(s.match))
	if len(s.sheet.Leaders()) == 1 {
		head.text = s.env.Theme.glyphs.winner + " " + head.text
	}
	n := s.sheet.Statistics().PassedIn
	if n == 0 {
		return wrap(head.style, head.text, w)
	}
	passed := s.env.Text.T(i18n.FinalPassed, i18n.Args{"Count": n})
	if width(head.text)+2+width(passed) <= w {
		return []line{{head, {styleDim, "  " + passed}}}
	}
	return append(wrap(head.style, head.text, w), wrap(styleDim, passed, w)...)
}

func (s *final) draw(c *canvas) {
	r := s.pages.frame(c, s.env.Text.T(i18n.FinalTitle))
	footer(c, s.keys())
	if s.pages.at > 0 {
		s.pages.draw(c, r)
		return
	}
	s.lines(r).draw(c, &s.pages.view)
}

// matchMark is what a sheet says of its match: whether it is practice, how
// many Bock deals are to come, and the seed.
func (e *Env) matchMark(m *match.Match) string {
	text := e.seedMark(m)
	played := m.Number()
	if !m.DealOver() {
		played--
	}
	if left := min(m.BockLeft(), m.Settings().Deals-played); left > 0 {
		text = e.Text.T(i18n.BockToCome, i18n.Args{"Count": left}) + " · " + text
	}
	return text
}

// seedMark is matchMark without Bock.
func (e *Env) seedMark(m interface {
	Seed() uint64
	Practice() bool
}) string {
	text := e.Text.T(i18n.SheetSeed, i18n.Args{"Seed": m.Seed()})
	if h, gives := m.(interface{ Hints() int }); gives && h.Hints() > 0 {
		text = e.Text.T(i18n.HintCount, i18n.Args{"Count": h.Hints()}) + " · " + text
	}
	if m.Practice() {
		return e.Text.T(i18n.SheetPractice) + " · " + text
	}
	return text
}
