package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sheetText is a sheet laid out: the columns' heads, and the totals below a
// rule. The deals' lines are made when they are shown, so that a long list
// costs no more than a short one.
type sheetText struct {
	env        *Env
	sheet      match.Sheet
	columns    sheetColumns
	head, foot []line
	none       []line // in place of deals when there are none
	deals      []line // those made so far
	width      int
	aside      bool
}

// flatSheet is the height below which a sheet has no rule below its heads.
const flatSheet = 14

// writeSheet lays a sheet out for at most w × h cells.
//
// Like on a paper list a player's column has an entry, the new score, only
// where that has changed; below stand the totals, in a tournament with what
// they are made of.
func writeSheet(env *Env, s match.Sheet, w, h int) sheetText {
	t := layoutSheet(env, s, w, false)
	if h < flatSheet {
		t.head = t.head[:1]
	}
	t.foot = append(t.foot, t.closingLines()...)
	return t
}

// writeSheetAside lays a sheet out for w cells at the side of the table, where
// nothing counts but how it stands: the columns have what decides.
func writeSheetAside(env *Env, s match.Sheet, w int) sheetText {
	t := layoutSheet(env, s, w, true)
	t.foot = append(t.foot, t.totalLine())
	return t
}

func layoutSheet(env *Env, s match.Sheet, w int, aside bool) sheetText {
	c := sheetLayout(env, s, w, aside)
	t := sheetText{env: env, sheet: s, columns: c, width: c.width(len(s.Players)), aside: aside, deals: make([]line, len(s.Rows))}
	rule := plain(styleBorder, ruleText(env, c, len(s.Players)))
	t.head, t.foot = []line{t.headLine(), rule}, []line{rule}
	if len(s.Rows) == 0 {
		t.none = wrap(styleDim, env.Text.T(i18n.SheetEmpty), w)
	}
	return t
}

// rows is the number of lines between heads and totals.
func (t sheetText) rows() int { return len(t.sheet.Rows) + len(t.none) }

// row is one of them.
func (t sheetText) row(i int) line {
	if i < len(t.none) {
		return t.none[i]
	}
	if t.deals[i] == nil {
		t.deals[i] = t.rowLine(t.sheet.Rows[i])
	}
	return t.deals[i]
}

// all returns the whole sheet.
func (t sheetText) all() []line {
	list := append([]line{}, t.head...)
	for i := range t.rows() {
		list = append(list, t.row(i))
	}
	return append(list, t.foot...)
}

// drawSheet draws the sheet into r at the side of the table, the latest deals
// when not all fit.
func drawSheet(c *canvas, r rect, env *Env, s match.Sheet) {
	t := writeSheetAside(env, s, r.w)
	drawSheetFrom(c, r, t, max(0, t.rows()-sheetRows(r, t).h))
}

// drawSheetFrom draws a sheet into r with its deals from row top on; the
// heads and the totals stand still. It returns where the deals lie.
func drawSheetFrom(c *canvas, r rect, t sheetText, top int) rect {
	y := r.y
	for _, l := range t.head {
		c.line(r.x, y, r.w, l)
		y++
	}
	rows := sheetRows(r, t)
	for i := range min(rows.h, t.rows()-top) {
		c.line(rows.x, rows.y+i, r.w, t.row(top+i))
	}
	y = rows.y + min(rows.h, t.rows())
	for _, l := range t.foot {
		if y < r.y+r.h {
			c.line(r.x, y, r.w, l)
		}
		y++
	}
	return rows
}

// sheetRows is the part of r that shows deals.
func sheetRows(r rect, t sheetText) rect {
	return rect{r.x, r.y + len(t.head), t.width, max(0, r.h-len(t.head)-len(t.foot))}
}

// ruleText is a rule with crossings where the players' columns begin.
func ruleText(env *Env, c sheetColumns, players int) string {
	g := env.Theme.glyphs
	bar := func(n int) string {
		text := ""
		for range n {
			text += g.horizontal
		}
		return text
	}
	text := bar(c.left())
	for range players {
		text += g.crossing + bar(c.block())
	}
	return text
}

// cells writes the columns left of the players'.
func (c sheetColumns) cells(st style, number, dealer, declarer string, contract line, doubled, bid string, value piece) line {
	l := line{{styleDim, padLeft(number, c.number)}}
	add := func(w int, p ...piece) {
		if w == 0 {
			return
		}
		l = append(l, piece{stylePlain, " "})
		used := 0
		for _, one := range p {
			one.text = clip(one.text, w-used)
			used += width(one.text)
			l = append(l, one)
		}
		l = append(l, piece{stylePlain, pad("", w-used)})
	}
	add(c.dealer, piece{st, dealer})
	add(c.declarer, piece{st, declarer})
	add(c.contract, contract...)
	add(c.doubled, piece{st, doubled})
	add(c.bid, piece{st, padLeft(bid, c.bid)})
	add(c.value, piece{value.style, padLeft(value.text, c.value)})
	return l
}

// blockCells writes one player's columns: the score, and the games won and lost.
func (c sheetColumns) blockCells(st style, score, won, lost string) line {
	l := line{{st, padLeft(clip(score, c.player), c.player)}}
	if c.count > 0 {
		l = append(l, piece{styleDim, padLeft(won, c.count) + padLeft(lost, c.count)})
	}
	return l
}

func (t sheetText) headLine() line {
	c, p, g := t.columns, t.env.Text, t.env.Theme.glyphs
	l := c.cells(styleDim, p.T(i18n.SheetNumber), p.T(i18n.SheetDealer), p.T(i18n.SheetDeclarer), plain(styleDim, p.T(i18n.SheetContract)),
		g.times, p.T(i18n.SheetBid), piece{styleDim, p.T(i18n.SheetValue)})
	for _, player := range t.sheet.Players {
		l = append(l, piece{styleBorder, g.vertical})
		l = append(l, c.blockCells(styleStrong, playerName(p, player), "+", "−")...)
	}
	return l
}

// rowLine is one deal.
func (t sheetText) rowLine(row match.Row) line {
	c, s := t.columns, t.sheet
	declarer, bid := "", ""
	if row.Declarer >= 0 {
		declarer, bid = playerName(t.env.Text, s.Players[row.Declarer]), strconv.Itoa(row.Bid)
	}
	l := c.cells(stylePlain, strconv.Itoa(row.Deal), playerName(t.env.Text, s.Players[row.Dealer]), declarer,
		contractCell(t.env, s, row, c.words), doublingMarks(t.env.Text, row), bid, valueCell(t.env, row))
	for p := range s.Players {
		total, change := row.Totals[p], row.Points[p].Score
		if t.aside && s.Tournament {
			total, change = row.Tourney[p], row.Points[p].Total()
		}
		score, won, lost, st := "", "", "", stylePlain
		if change != 0 {
			score = number(total)
		}
		if change < 0 {
			st = styleLost
		}
		if p == row.Declarer {
			won, lost = strconv.Itoa(row.Games.Won), strconv.Itoa(row.Games.Lost)
		}
		l = append(l, piece{styleBorder, t.env.Theme.glyphs.vertical})
		l = append(l, c.blockCells(st, score, won, lost)...)
	}
	return l
}

// valueCell is what the deal scored.
func valueCell(env *Env, row match.Row) piece {
	score := 0
	for _, n := range row.Result.Score {
		if n != 0 {
			score = n
		}
	}
	switch {
	case score > 0:
		return piece{styleWon, signed(score)}
	case score < 0:
		return piece{styleLost, signed(score)}
	}
	return piece{styleDim, env.Theme.glyphs.dash}
}
