package tui

import (
	"slices"
	"unicode"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// chart is figures that change from deal to deal, or from day to day, as lines
// of steps. Each line has a letter that stands where it goes up or down, so that
// lines can be told apart without colours.
type chart struct {
	env    *Env
	steps  int      // deals
	marks  []string // by line, as those of a list by player
	totals [][]int  // by line: before the first step and after each
	r      rect     // of the lines themselves
	most   int      // the value of the top row, and of the bottom one
	least  int
}

// The greatest chart: more would only be emptier.
const widestChart, tallestChart = 110, 26

// drawChart draws the chart of a sheet into r: whose line is whose, the lines
// with the points at the left, and the deals' numbers below.
func drawChart(c *canvas, r rect, env *Env, s match.Sheet) {
	if len(s.Rows) == 0 {
		for i, l := range wrap(styleDim, env.Text.T(i18n.SheetEmpty), r.w) {
			c.line(r.x, r.y+i, r.w, l)
		}
		return
	}
	r = rect{r.x + max(0, r.w-widestChart)/2, r.y, min(r.w, widestChart), min(r.h, tallestChart)}
	ch := newChart(env, s)
	best := ranking(s)
	slices.Reverse(best) // the leader's over the others
	ch.draw(c, r, ch.legend(s, r.w), best)
}

// draw draws the legend and below it the lines, those named last on top.
func (ch *chart) draw(c *canvas, r rect, legend []line, order []int) {
	for i, l := range legend {
		c.line(r.x, r.y+i, r.w, l)
	}
	ch.fit(rect{r.x, r.y + len(legend) + 1, r.w, r.h - len(legend) - 3})
	if ch.r.h < 2 || ch.r.w <= chartEnd {
		return
	}
	ch.drawAxes(c)
	for _, p := range order {
		ch.drawLine(c, p)
	}
	for _, p := range order {
		ch.drawMarks(c, p)
	}
	for _, p := range order {
		c.text(ch.r.x+ch.r.w-1, ch.y(ch.totals[p][ch.steps]), chartStyle(p), ch.marks[p])
	}
}

// chartEnd is how many columns the lines go on after the last deal.
const chartEnd = 2

func newChart(env *Env, s match.Sheet) *chart {
	ch := &chart{env: env, steps: len(s.Rows), totals: make([][]int, len(s.Players))}
	used := map[string]bool{}
	for p, player := range s.Players {
		ch.marks = append(ch.marks, initial(playerName(env.Text, player), used))
		ch.totals[p] = append(ch.totals[p], 0)
		for _, row := range s.Rows {
			total := row.Totals[p]
			if s.Tournament {
				total = row.Tourney[p]
			}
			ch.totals[p] = append(ch.totals[p], total)
			ch.most, ch.least = max(ch.most, total), min(ch.least, total)
		}
	}
	if ch.most == ch.least {
		ch.most++
	}
	return ch
}

// initial is the first letter of a name that no other player has, else a
// figure.
func initial(name string, used map[string]bool) string {
	for _, r := range name + "1234" {
		mark := string(unicode.ToUpper(r))
		if (unicode.IsLetter(r) || unicode.IsDigit(r)) && width(mark) == 1 && !used[mark] {
			used[mark] = true
			return mark
		}
	}
	return "?" // unreachable: four figures for four players
}

// legend says whose line is whose, and where it ends: "Y You 419", in lines
// of w cells, best first.
func (ch *chart) legend(s match.Sheet, w int) []line {
	var list []line
	var now line
	for _, p := range ranking(s) {
		name := playerName(ch.env.Text, s.Players[p])
		entry := line{{chartStyle(p), ch.marks[p]}, {stylePlain, " " + name + " "}, {styleStrong, number(s.Totals()[p])}}
		if len(now) > 0 && now.width()+3+entry.width() > w {
			list, now = append(list, now), nil
		}
		if len(now) > 0 {
			now = append(now, piece{stylePlain, "   "})
		}
		now = append(now, entry...)
	}
	return append(list, now)
}

// chartStyle is the colour of a player's line.
func chartStyle(p int) style { return styleChart + style(p%4) }

// fit sets the room for the lines, right of the figures that stand beside
// them.
func (ch *chart) fit(r rect) {
	figures := max(width(number(ch.most)), width(number(ch.least)))
	ch.r = rect{r.x + figures + 1, r.y, r.w - figures - 1, r.h}
}

// x is the first column of the state after deal n.
func (ch *chart) x(n int) int {
	deals, w := ch.steps, ch.r.w-1-chartEnd
	return ch.r.x + (n*w+deals-1)/deals
}

// height is the line of a player's total in column x.
func (ch *chart) height(p, x int) int {
	deals := ch.steps
	return ch.y(ch.totals[p][min(deals, (x-ch.r.x)*deals/(ch.r.w-1-chartEnd))])
}

// y is the line of a total.
func (ch *chart) y(total int) int {
	span := ch.most - ch.least
	return ch.r.y + ((ch.most-total)*(ch.r.h-1)*2+span)/(span*2)
}

// drawAxes draws the points at the left, nothing as a dotted line, and some
// deals' numbers below.
func (ch *chart) drawAxes(c *canvas) {
	g := ch.env.Theme.glyphs
	step := niceStep((ch.most-ch.least)*3/ch.r.h, []int{1, 2, 5}, 10)
	for v := ch.least - mod(ch.least, step); v <= ch.most; v += step {
		if v < ch.least {
			continue
		}
		c.right(ch.r.x-1, ch.y(v), styleDim, number(v))
	}
	for y := ch.r.y; y < ch.r.y+ch.r.h; y++ {
		c.text(ch.r.x-1, y, styleBorder, g.vertical)
	}
	for x := ch.r.x; x < ch.r.x+ch.r.w; x += 2 {
		c.text(x, ch.y(0), styleBorder, g.dot)
	}
	bottom := ch.r.y + ch.r.h
	c.hline(ch.r.x, bottom, ch.r.w, styleBorder)
	c.text(ch.r.x-1, bottom, styleBorder, g.bottomLeft)
	deals := ch.steps
	step = niceStep(deals*5/ch.r.w, []int{1, 2, 3, 6}, 12)
	if deals > longestRounds { // no list of rounds: round numbers
		step = niceStep(deals*(width(number(deals))+3)/ch.r.w, []int{1, 2, 5}, 10)
	}
	for n := step; n <= deals; n += step {
		text := number(n)
		c.right(min(ch.x(n)+(width(text)+1)/2, ch.r.x+ch.r.w), bottom+1, styleDim, text)
	}
}

// longestRounds is up to how many deals their numbers go by rounds.
const longestRounds = 144

// niceStep is the least number above least among those of first, and of first
// times base, base times base and so on.
func niceStep(least int, first []int, base int) int {
	for unit := 1; ; unit *= base {
		for _, n := range first {
			if n*unit > least {
				return n * unit
			}
		}
	}
}

// mod is the remainder that is never negative.
func mod(a, b int) int { return (a%b + b) % b }

// drawLine draws a player's line without the marks.
func (ch *chart) drawLine(c *canvas, p int) {
	g, st, before := ch.env.Theme.glyphs, chartStyle(p), ch.y(ch.totals[p][0])
	for x := ch.r.x; x < ch.r.x+ch.r.w; x++ {
		y := ch.height(p, x)
		switch {
		case y == before:
			c.text(x, y, st, g.horizontal)
		case y < before:
			c.text(x, before, st, g.bottomRight)
		default:
			c.text(x, before, st, g.topRight)
		}
		for between := min(y, before) + 1; between < max(y, before); between++ {
			c.text(x, between, st, g.vertical)
		}
		before = y
	}
}

// drawMarks writes a player's initial where the line begins and wherever it
// has come to a new height.
func (ch *chart) drawMarks(c *canvas, p int) {
	before := -1
	for x := ch.r.x; x < ch.r.x+ch.r.w; x++ {
		y := ch.height(p, x)
		if y != before {
			c.text(x, y, chartStyle(p), ch.marks[p])
		}
		before = y
	}
}
