package tui

import (
	"fmt"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sheetPages are what can be seen of a list beside its first page, which its
// screen draws itself: the chart of the totals and the statistics.
type sheetPages struct {
	env   *Env
	sheet match.Sheet
	names [3]i18n.Message
	at    int
	view  pager // of the page shown

	mark, seed string // what the heading says of the match
	laid       [3]laidPage
}

// laidPage is the last layout of a page of lines, for a room.
type laidPage struct {
	room   rect
	lines  []line
	widest int
}

// The pages after the first.
const (
	pageChart = 1 + iota
	pageStatistics
)

func newSheetPages(env *Env, m *match.Match, s match.Sheet, first i18n.Message) sheetPages {
	return sheetPages{
		env: env, sheet: s, names: [3]i18n.Message{first, i18n.StatisticsChart, i18n.StatisticsTitle},
		mark: env.matchMark(m), seed: env.seedMark(m),
	}
}

func (p *sheetPages) key() key.Binding {
	return p.env.bind(p.env.leftRight(), i18n.ResultPage, "left", "right", "h", "l")
}

// turn goes to another page and tells whether msg asked for that.
func (p *sheetPages) turn(msg tea.Msg) bool {
	k, ok := msg.(tea.KeyMsg)
	if !ok || !key.Matches(k, p.key()) {
		return false
	}
	by := 1
	if s := k.String(); s == "left" || s == "h" {
		by = len(p.names) - 1
	}
	p.at, p.view = (p.at+by)%len(p.names), pager{}
	return true
}

// page returns the layout of the page shown, made anew when its room is
// another.
func (p *sheetPages) page(r rect, write func(w int) []line) laidPage {
	page := &p.laid[p.at]
	if page.lines == nil || page.room != r {
		*page = laidPage{room: r, lines: write(r.w - 1)}
		for _, l := range page.lines {
			page.widest = max(page.widest, l.width())
		}
	}
	return *page
}

// scroll moves the statistics up or down.
func (p *sheetPages) scroll(msg tea.Msg, r rect) {
	if p.at == pageStatistics {
		p.view.scroll(msg, len(p.statistics(r).lines), r.h)
	}
}

func (p *sheetPages) statistics(r rect) laidPage {
	return p.page(r, func(w int) []line { return statisticsLines(p.env, p.sheet, min(w, readable)) })
}

// draw draws a page after the first.
func (p *sheetPages) draw(c *canvas, r rect) {
	if p.at == pageChart {
		drawChart(c, r, p.env, p.sheet)
		return
	}
	p.statistics(r).draw(c, &p.view)
}

// draw shows the lines in the middle of their room where all fit, else as a
// window on them.
func (l laidPage) draw(c *canvas, view *pager) {
	r := l.room
	if len(l.lines) <= r.h {
		r = rect{r.x + (r.w-l.widest)/2, r.y + min(2, (r.h-len(l.lines))/2), l.widest, r.h}
	}
	view.draw(c, r, l.lines)
}

// frame draws the heading: what the screen is, whether the match is practice,
// the Bock deals to come, its seed, and which page this is, as there is room.
func (p *sheetPages) frame(c *canvas, title string) rect {
	g := p.env.Theme.glyphs
	short := fmt.Sprintf("%s %d/%d %s", g.left, p.at+1, len(p.names), g.right)
	page := fmt.Sprintf("%s %s %d/%d %s", g.left, p.env.Text.T(p.names[p.at]), p.at+1, len(p.names), g.right)
	for _, right := range []string{p.mark + "  " + page, p.mark + "  " + short, p.seed + "  " + page, p.seed + "  " + short, p.seed, short} {
		if width(title)+1+width(right) <= c.w-2 {
			return frame(c, title, right)
		}
	}
	return frame(c, title, "")
}
