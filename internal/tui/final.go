package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// final is the end of a match: who won, what everybody did, and the sheet.
type final struct {
	env   *Env
	match *match.Match
	sheet match.Sheet
	view  pager
	w, h  int
}

// newFinal shows the end of m, which must be over. Leaving it goes back to
// the screen below.
func newFinal(env *Env, m *match.Match) screen {
	return &final{env: env, match: m, sheet: m.Sheet()}
}

func (s *final) init() tea.Cmd    { return nil }
func (s *final) setSize(w, h int) { s.w, s.h = w, h }

func (s *final) keys() []key.Binding {
	e := s.env
	return []key.Binding{
		e.bind("enter", i18n.FinalStart, "enter", "esc", "q"), e.bind("n", i18n.StartNew, "n"),
		e.bind("s", i18n.ResultSheet, "s", "tab"), e.scrollKey(), e.helpKey(),
	}
}

func (s *final) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok {
		switch keys := s.keys(); {
		case key.Matches(k, keys[0]):
			return pop
		case key.Matches(k, keys[1]):
			return s.env.openWith(s.env.begin, replace)
		case key.Matches(k, keys[2]):
			return push(newSheetScreen(s.env, s.sheet, s.match))
		case key.Matches(k, keys[4]):
			return push(newHelp(s.env, s.env.Text.T(i18n.FinalTitle), keys))
		}
	}
	r := body(s.w, s.h)
	s.view.scroll(msg, len(s.lines(r)), r.h)
	return nil
}

// headline says who won, or who share the first place.
func (s *final) headline() piece {
	t, players, totals := s.env.Text, s.match.Players(), s.sheet.Totals()
	leaders := s.sheet.Leaders()
	if len(leaders) > 1 {
		names := ""
		for i, p := range leaders {
			if i == 0 {
				names = playerName(t, players[p])
			} else {
				names = t.T(i18n.ResultAnd, i18n.Args{"A": names, "B": playerName(t, players[p])})
			}
		}
		return piece{styleStrong, t.T(i18n.FinalDraw, i18n.Args{"Names": names})}
	}
	winner, second := leaders[0], -1
	for p := range totals {
		if p != winner && (second < 0 || totals[p] > totals[second]) {
			second = p
		}
	}
	by := t.T(i18n.Points, i18n.Args{"Count": totals[winner] - totals[second]})
	if winner == human(s.match) {
		return piece{styleWon, s.env.Theme.glyphs.winner + " " + t.T(i18n.FinalYouWin, i18n.Args{"By": by})}
	}
	return piece{styleStrong, s.env.Theme.glyphs.winner + " " + t.T(i18n.FinalWins, i18n.Args{"Name": playerName(t, players[winner]), "By": by})}
}

// lines is everything, with blank lines between the parts as there is room.
func (s *final) lines(r rect) []line {
	parts := [][]line{
		s.headLines(r.w - 1),
		tallyLines(s.env, s.match, r.w-1),
		writeSheet(s.env, s.sheet, r.w-1).all(),
	}
	n := len(parts[0]) + len(parts[1]) + len(parts[2])
	var list []line
	for i, part := range parts {
		if i > 0 && (n+len(parts)-1 <= r.h || n > r.h) {
			list = append(list, line{})
		}
		list = append(list, part...)
	}
	return list
}

// headLines are the headline and how many deals nobody played, side by side
// where there is room.
func (s *final) headLines(w int) []line {
	head := s.headline()
	n := 0
	for _, row := range s.sheet.Rows {
		if row.Result.Outcome == skat.PassedIn {
			n++
		}
	}
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
	r := frame(c, s.env.Text.T(i18n.FinalTitle), s.env.matchMark(s.match))
	lines := s.lines(r)
	widest := 0
	for _, l := range lines {
		widest = max(widest, l.width())
	}
	if len(lines) <= r.h {
		r = rect{r.x + (r.w-widest)/2, r.y + min(2, (r.h-len(lines))/2), widest, r.h}
	}
	s.view.draw(c, r, lines)
	footer(c, s.keys())
}

// matchMark is what a sheet says of its match: the seed, and whether it is
// practice.
func (e *Env) matchMark(m *match.Match) string {
	text := e.Text.T(i18n.SheetSeed, i18n.Args{"Seed": m.Seed()})
	if m.Practice() {
		return e.Text.T(i18n.SheetPractice) + " · " + text
	}
	return text
}
