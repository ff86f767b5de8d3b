package tui

import (
	"strconv"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// At a table of four the dealer has no cards. The player who deals sees what
// everybody sees, and may have the deal played to its result at once.

// watching tells whether the player sits this deal out.
func (t *table) watching() bool { return t.bench() == benchOwn && t.me >= 0 }

// hurry has the rest of the deal played without waiting.
func (t *table) hurry() tea.Cmd {
	t.fast = true
	return t.advance()
}

// pace returns how bots' moves appear now.
func (t *table) pace() Pace {
	if t.fast || t.skipping() {
		return PaceNone
	}
	return t.env.Prefs.Pace
}

// drawWatch shows, where the own cards would lie, all tricks played so far,
// and says why there is nothing to do.
func (t *table) drawWatch(c *canvas, l *layout) {
	r := l.hand
	if l.scale == scaleChips {
		if l.notes.w > 0 {
			t.drawTrickList(c, r)
		}
		return
	}
	why := wrap(styleDim, t.env.Text.T(i18n.WatchWhy), r.w-4)
	y := r.y + 1
	if l.notes.w > 0 {
		t.drawTrickGrid(c, rect{r.x + 1, y, r.w - 2, playersAtPlay + 1})
		y += playersAtPlay + 2
	}
	for i, text := range why {
		if y+i < r.y+r.h {
			c.line(r.x+(r.w-text.width())/2, y+i, text.width(), text)
		}
	}
}

// playersAtPlay is how many play a deal.
const playersAtPlay = 3

// tricksShown returns how many tricks there are to show, the one on the table
// included.
func (t *table) tricksShown() int {
	n := t.view.Tricks()
	if n < 10 && t.view.Trick().Len() > 0 {
		n++
	}
	return n
}

// drawTrickGrid shows the tricks side by side: a column a trick, a line a
// player.
func (t *table) drawTrickGrid(c *canvas, r rect) {
	name := 0
	for _, s := range skat.Seats() {
		name = max(name, width(t.seatName(s)))
	}
	name = min(name, r.w-10*6-2)
	step := min((r.w-name-2)/10, 9)
	x := r.x + (r.w-name-2-10*step)/2
	for i := range 10 {
		c.right(x+name+2+i*step+3, r.y, styleDim, strconv.Itoa(i+1))
	}
	for row, s := range skat.Seats() {
		y := r.y + 1 + row
		c.fit(x, y, name, styleStrong, t.seatName(s))
		for i := range t.tricksShown() {
			t.drawTricksCard(c, x+name+2+i*step, y, t.view.TrickAt(i), s)
		}
	}
}

// drawTricksCard draws one card of a trick in five cells: a mark before the
// one that led, behind the one that takes it.
func (t *table) drawTricksCard(c *canvas, x, y int, trick skat.Trick, s skat.Seat) {
	card := trick.By(s)
	if card == skat.NoCard {
		return
	}
	g, f := &c.theme.glyphs, newFaces(t.env.Theme, t.env.Text)
	if trick.Leader == s {
		c.text(x, y, styleDim, g.pointer)
	}
	end := c.text(x+1, y, suitStyle(card.Suit(), false), f.card(card))
	if trick.Winner == s {
		c.text(end, y, styleAccent, g.winner)
	}
}

// drawTrickList shows the tricks one below the other, in as many columns as
// there is room for, the players' names above.
func (t *table) drawTrickList(c *canvas, r rect) {
	const number, cell = 2, 5
	const w = number + playersAtPlay*cell
	columns := max(1, min(3, (r.w+2)/(w+2)))
	rows := max(1, r.h-1)
	if each := (10 + columns - 1) / columns; each < rows {
		rows = each
	}
	x := r.x + max(0, (r.w-columns*(w+2)+2)/2)
	for column := range columns {
		for i, s := range skat.Seats() {
			c.fit(x+column*(w+2)+number+i*cell+1, r.y, cell-1, styleDim, t.seatName(s))
		}
	}
	shown := t.tricksShown()
	first := max(0, shown-columns*rows)
	for i := first; i < shown; i++ {
		at, y := x+(i-first)/rows*(w+2), r.y+1+(i-first)%rows
		c.right(at+number, y, styleDim, strconv.Itoa(i+1))
		for j, s := range skat.Seats() {
			t.drawTricksCard(c, at+number+j*cell, y, t.view.TrickAt(i), s)
		}
	}
}

// watchCounts are what a watcher can count: the points that each side took in
// tricks, and the trumps that are out.
func (t *table) watchCounts() []count {
	v, p := &t.view, t.env.Text
	if v.Declarer() == skat.NoSeat {
		return nil
	}
	var list []count
	game := v.Contract().Game
	if game != skat.Null {
		own, others := 0, 0
		for _, s := range skat.Seats() {
			if s == v.Declarer() {
				own = v.TrickPoints(s)
			} else {
				others += v.TrickPoints(s)
			}
		}
		list = []count{{t.seatName(v.Declarer()), strconv.Itoa(own)}, {p.T(i18n.WatchDefenders), strconv.Itoa(others)}}
	}
	if trumps := game.Trumps(); trumps != 0 {
		list = append(list, count{p.T(i18n.TableTrumpsOut), strconv.Itoa((trumps & v.Unseen()).Len())})
	}
	return list
}
