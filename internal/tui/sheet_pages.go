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
	match *match.Match
	sheet match.Sheet
	names [3]i18n.Message
	at    int
	view  pager // of the page shown

	lines [3][]line // the last layout of a page with lines, for rooms
	rooms [3]rect
}

// The pages after the first.
const (
	pageChart = 1 + iota
	pageStatistics
)

func newSheetPages(env *Env, m *match.Match, s match.Sheet, first i18n.Message) sheetPages {
	return sheetPages{env: env, match: m, sheet: s, names: [3]i18n.Message{first, i18n.StatisticsChart, i18n.StatisticsTitle}}
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

// cached returns the lines of the page shown, made anew when its room is
// another.
func (p *sheetPages) cached(r rect, write func(w int) []line) []line {
	if p.lines[p.at] == nil || p.rooms[p.at] != r {
		p.lines[p.at], p.rooms[p.at] = write(r.w-1), r
	}
	return p.lines[p.at]
}

// scroll moves the statistics up or down.
func (p *sheetPages) scroll(msg tea.Msg, r rect) {
	if p.at == pageStatistics {
		p.view.scroll(msg, len(p.statistics(r)), r.h)
	}
}

func (p *sheetPages) statistics(r rect) []line {
	return p.cached(r, func(w int) []line { return statisticsLines(p.env, p.sheet, min(w, readable)) })
}

// draw draws a page after the first.
func (p *sheetPages) draw(c *canvas, r rect) {
	if p.at == pageChart {
		drawChart(c, r, p.env, p.sheet)
		return
	}
	drawLines(c, r, &p.view, p.statistics(r))
}

// drawLines shows lines in the middle of r where all fit, else as a window on
// them.
func drawLines(c *canvas, r rect, view *pager, lines []line) {
	widest := 0
	for _, l := range lines {
		widest = max(widest, l.width())
	}
	if len(lines) <= r.h {
		r = rect{r.x + (r.w-widest)/2, r.y + min(2, (r.h-len(lines))/2), widest, r.h}
	}
	view.draw(c, r, lines)
}

// frame draws the heading: what the screen is, whether the match is practice,
// the Bock deals to come, its seed, and which page this is, as there is room.
func (p *sheetPages) frame(c *canvas, title string) rect {
	g := p.env.Theme.glyphs
	mark, seed := p.env.matchMark(p.match), p.env.seedMark(p.match)
	short := fmt.Sprintf("%s %d/%d %s", g.left, p.at+1, len(p.names), g.right)
	page := fmt.Sprintf("%s %s %d/%d %s", g.left, p.env.Text.T(p.names[p.at]), p.at+1, len(p.names), g.right)
	for _, right := range []string{mark + "  " + page, mark + "  " + short, seed + "  " + page, seed + "  " + short} {
		if width(title)+1+width(right) <= c.w-2 {
			return frame(c, title, right)
		}
	}
	return frame(c, title, seed)
}
