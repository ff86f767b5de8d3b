package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// sheetColumns are the widths of a sheet's columns in cells; 0 is a column
// that is not shown. The players' columns are all alike.
type sheetColumns struct {
	number, dealer, declarer, contract, bid, value, player int
	long                                                   bool // the contract's levels in full words
}

// sheetLayout fits the columns into w cells: number and players always, then
// contract, value, bid, declarer and dealer as there is room.
func sheetLayout(env *Env, s match.Sheet, w int) sheetColumns {
	c := sheetColumns{number: 2, player: 5}
	if len(s.Rows) > 99 {
		c.number = 3
	}
	left := w - c.number - len(s.Players)*(c.player+1)
	take := func(column *int, want, keep int) {
		if left-want-1 >= keep {
			*column = want
			left -= want + 1
		}
	}
	const short = 17 // of a contract in short words
	name := 0
	for _, p := range s.Players {
		name = max(name, width(playerName(env.Text, p)))
	}
	name = min(max(name, width(env.Text.T(i18n.SheetDeclarer)), width(env.Text.T(i18n.SheetDealer))), 8)
	take(&c.value, 5, short+1)
	take(&c.bid, 4, short+1)
	take(&c.declarer, name, short+1)
	take(&c.dealer, name, short+1)
	if wide := min(9, max(c.player, (left-short-1)/len(s.Players)+c.player)); left > short {
		left -= (wide - c.player) * len(s.Players)
		c.player = wide
	}
	if left < 8 {
		return c
	}
	c.contract = min(left-1, max(short, longestContract(env, s, true)))
	if c.long = c.contract >= longestContract(env, s, true); !c.long {
		c.contract = min(left-1, max(short, longestContract(env, s, false)))
	}
	return c
}

// longestContract is the room that the contracts need, in full words or short
// ones.
func longestContract(env *Env, s match.Sheet, long bool) int {
	w := width(env.Text.T(i18n.SheetContract))
	for _, row := range s.Rows {
		w = max(w, contractCell(env, row, long).width())
	}
	return w
}

// width returns the cells that the columns take together.
func (c sheetColumns) width(players int) int {
	w := c.number + players*(c.player+1)
	for _, column := range [...]int{c.dealer, c.declarer, c.contract, c.bid, c.value} {
		if column > 0 {
			w += column + 1
		}
	}
	return w
}

// sheetText is a sheet as lines: the columns' heads with a rule below, a line
// a deal, and the totals below another rule.
type sheetText struct {
	head, rows, foot []line
	width            int
}

// writeSheet lays a sheet out for at most w cells.
func writeSheet(env *Env, s match.Sheet, w int) sheetText {
	c := sheetLayout(env, s, w)
	t := sheetText{width: c.width(len(s.Players))}
	rule := plain(styleBorder, ruleText(env, c, len(s.Players)))
	t.head = []line{headLine(env, s, c), rule}
	for _, row := range s.Rows {
		t.rows = append(t.rows, rowLine(env, s, c, row))
	}
	if len(s.Rows) == 0 {
		t.rows = wrap(styleDim, env.Text.T(i18n.SheetEmpty), w)
	}
	t.foot = append([]line{rule}, footLines(env, s, c)...)
	return t
}

// all returns the whole sheet.
func (t sheetText) all() []line {
	return append(append(append([]line{}, t.head...), t.rows...), t.foot...)
}

// drawSheet draws the sheet into r, the latest deals when not all fit.
func drawSheet(c *canvas, r rect, env *Env, s match.Sheet) {
	t := writeSheet(env, s, r.w)
	drawSheetFrom(c, r, t, max(0, len(t.rows)-sheetRows(r, t).h))
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
	for i := range min(rows.h, len(t.rows)-top) {
		c.line(rows.x, rows.y+i, r.w, t.rows[top+i])
	}
	y = rows.y + min(rows.h, len(t.rows))
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
	text := bar(c.width(players) - players*(c.player+1))
	for range players {
		text += g.crossing + bar(c.player)
	}
	return text
}

// cells writes the columns left of the players'.
func (c sheetColumns) cells(st style, number, dealer, declarer string, contract line, bid string, value piece) line {
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
	add(c.bid, piece{st, padLeft(bid, c.bid)})
	add(c.value, piece{value.style, padLeft(value.text, c.value)})
	return l
}

func headLine(env *Env, s match.Sheet, c sheetColumns) line {
	t := env.Text
	l := c.cells(styleDim, t.T(i18n.SheetNumber), t.T(i18n.SheetDealer), t.T(i18n.SheetDeclarer), plain(styleDim, t.T(i18n.SheetContract)),
		t.T(i18n.SheetBid), piece{styleDim, t.T(i18n.SheetValue)})
	for _, p := range s.Players {
		l = append(l, piece{styleBorder, env.Theme.glyphs.vertical}, piece{styleStrong, padLeft(clip(playerName(t, p), c.player), c.player)})
	}
	return l
}

// rowLine is one deal. Like on a paper list a player's column has an entry,
// the new total, only where that has changed.
func rowLine(env *Env, s match.Sheet, c sheetColumns, row match.Row) line {
	declarer, bid := "", ""
	if row.Declarer >= 0 {
		declarer, bid = playerName(env.Text, s.Players[row.Declarer]), strconv.Itoa(row.Bid)
	}
	l := c.cells(stylePlain, strconv.Itoa(row.Deal), playerName(env.Text, s.Players[row.Dealer]), declarer,
		contractCell(env, row, c.long), bid, valueCell(env, row))
	for p := range s.Players {
		total, change := row.Totals[p], row.Points[p].Score
		if s.Tournament {
			total, change = row.Tourney[p], row.Points[p].Total()
		}
		cell := piece{stylePlain, pad("", c.player)}
		if change != 0 {
			cell.text = padLeft(number(total), c.player)
		}
		if change < 0 {
			cell.style = styleLost
		}
		l = append(l, piece{styleBorder, env.Theme.glyphs.vertical}, cell)
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

// footLines are the totals; in a tournament with what they are made of.
func footLines(env *Env, s match.Sheet, c sheetColumns) []line {
	t := env.Text
	lead := map[int]bool{}
	for _, p := range s.Leaders() {
		lead[p] = len(s.Rows) > 0
	}
	row := func(m i18n.Message, value func(match.Account) string, total bool) line {
		label := padLeft(clip(t.T(m), c.width(len(s.Players))-len(s.Players)*(c.player+1)-1), c.width(len(s.Players))-len(s.Players)*(c.player+1)-1)
		l := line{{styleDim, label + " "}}
		for p, a := range s.Accounts {
			st := stylePlain
			if total {
				st = styleStrong
			}
			if total && lead[p] {
				st = styleAccent
			}
			l = append(l, piece{styleBorder, env.Theme.glyphs.vertical}, piece{st, padLeft(value(a), c.player)})
		}
		return l
	}
	if !s.Tournament {
		return []line{row(i18n.SheetTotal, func(a match.Account) string { return number(a.Score) }, true)}
	}
	return []line{
		row(i18n.SheetScore, func(a match.Account) string { return number(a.Score) }, false),
		row(i18n.SheetOwn, func(a match.Account) string { return signed(a.Own) }, false),
		row(i18n.SheetOthers, func(a match.Account) string { return signed(a.Other) }, false),
		row(i18n.SheetTotal, func(a match.Account) string { return number(a.Total()) }, true),
	}
}

// contractCell is the contract with its levels, in full words or short ones.
func contractCell(env *Env, row match.Row, long bool) line {
	t, k := env.Text, row.Result.Calculation
	if row.Result.Outcome == skat.PassedIn {
		return plain(styleDim, t.T(i18n.PassedIn))
	}
	l := gameMark(env, row.Contract.Game)
	for i, word := range contractWords(t, k, long) {
		between := " "
		if long && i > 0 {
			between = ", "
		}
		l = append(l, piece{stylePlain, between + word})
	}
	return l
}

// shortLevels are the short words of the levels, by skat.Level.
var shortLevels = [...]i18n.Message{
	i18n.SheetHand, i18n.SheetSchneider, i18n.SheetAnnounced, i18n.SheetSchwarz, i18n.SheetAnnounced, i18n.SheetOuvert,
	i18n.Kontra, i18n.Re, i18n.Bock,
}

// contractWords are what stands behind the game: matadors, levels, doublings.
func contractWords(t *i18n.Printer, k skat.Calculation, long bool) []string {
	var words []string
	add := func(short, full i18n.Message, n int) {
		m := short
		if long {
			m = full
		}
		words = append(words, t.T(m, i18n.Args{"N": n}))
	}
	levels := k.Levels()
	switch {
	case k.Contract.Game == skat.Null:
		levels = nullLevels(k.Contract)
	case k.Matadors < 0:
		add(i18n.SheetWithout, i18n.Without, -k.Matadors)
		add(i18n.SheetGame, i18n.GameLevel, -k.Matadors+1)
	case k.Matadors > 0:
		add(i18n.SheetWith, i18n.With, k.Matadors)
		add(i18n.SheetGame, i18n.GameLevel, k.Matadors+1)
	}
	for _, l := range append(levels, k.Doublings()...) {
		add(shortLevels[l], levelWords[l], 0)
	}
	if k.Overbid {
		add(i18n.SheetOverbid, i18n.Overbid, 0)
	}
	return words
}

// nullLevels are Hand and ouvert, which in Null are no levels but words.
func nullLevels(c skat.Contract) []skat.Level {
	var list []skat.Level
	if c.Ouvert {
		list = append(list, skat.LevelOuvert)
	}
	if c.Hand {
		list = append(list, skat.LevelHand)
	}
	return list
}
