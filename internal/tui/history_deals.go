package tui

import (
	"strconv"
	"time"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

// historyColumn is a column of a list of T.
type historyColumn[T any] struct {
	head  i18n.Message // "": none
	w     int
	right bool
	cell  func(T) line
}

// drawColumns draws the heads above r, and in it the items from top on, as
// far as get has them, with a pointer at the line of the cursor.
func drawColumns[T any](c *canvas, r rect, t func(i18n.Message) string, columns []historyColumn[T], get func(i int) (T, bool), n, top, cursor int) {
	const pointer = 2
	put := func(x, y int, col *historyColumn[T], l line) {
		if col.right {
			x += max(0, col.w-l.width())
		}
		c.line(x, y, col.w, l)
	}
	x := r.x + pointer
	for i := range columns {
		if col := &columns[i]; col.head != "" {
			put(x, r.y-1, col, plain(styleDim, clip(t(col.head), col.w)))
		}
		x += columns[i].w + 1
	}
	for i := 0; i < r.h && top+i < n; i++ {
		item, ok := get(top + i)
		if !ok {
			continue
		}
		if top+i == cursor {
			c.text(r.x, r.y+i, styleAccent, c.theme.glyphs.pointer)
		}
		x := r.x + pointer
		for j := range columns {
			put(x, r.y+i, &columns[j], columns[j].cell(item))
			x += columns[j].w + 1
		}
	}
	c.thumb(r.x+r.w-1, r, top, n)
}

// drawDeals draws the chosen deals from top on.
func (b *book) drawDeals(c *canvas, r rect, top int) {
	get := func(i int) (*store.PastDeal, bool) { return b.chosen[i], true }
	drawColumns(c, r, func(m i18n.Message) string { return b.env.Text.T(m) }, b.dealColumns(r.w), get, len(b.chosen), top, b.at)
}

// dealColumns are those that w cells have room for.
func (b *book) dealColumns(w int) []historyColumn[*store.PastDeal] {
	if b.kind == importedBook {
		return b.importedColumns(w)
	}
	dim := func(text string) line { return plain(styleDim, text) }
	layout, date, contract := time.DateOnly, 10, 9
	switch {
	case w < 50:
		layout, date, contract = "06-01-02", 8, 8
	case w >= 70:
		layout, date = "2006-01-02 15:04", 16
	}
	if w >= 100 {
		contract = 28
	} else if w >= 76 {
		contract = 10
	}
	type column = historyColumn[*store.PastDeal]
	list := []column{
		{i18n.HistoryColumnDate, date, false, func(d *store.PastDeal) line { return dim(d.Finished.Format(layout)) }},
		{"", 1, false, func(d *store.PastDeal) line { return plain(b.sideSign(d)) }},
		{i18n.HistoryColumnGame, contract, false, func(d *store.PastDeal) line { return b.contractLine(d.Contract, contract) }},
		{i18n.HistoryColumnRole, 8, false, func(d *store.PastDeal) line { return plain(stylePlain, b.roleWord(d)) }},
	}
	if w >= 76 {
		list = append(list, column{i18n.HistoryColumnSeat, 10, false, func(d *store.PastDeal) line { return dim(b.seatWord(d.Seat)) }})
	}
	if w >= 56 {
		list = append(list,
			column{i18n.HistoryColumnValue, 5, true, func(d *store.PastDeal) line { return valueLine(b.env, d) }},
			column{i18n.HistoryColumnPoints, 5, true, func(d *store.PastDeal) line { return figureLine(b.env, d.Points, d.Points >= 0) }})
	}
	list = append(list, column{i18n.HistoryColumnScore, 6, true, func(d *store.PastDeal) line { return scoreLine(d.Score) }})
	if w >= 100 {
		list = append(list, column{i18n.HistoryColumnDeal, 9, true, func(d *store.PastDeal) line {
			return dim(strconv.FormatInt(d.Match, 10) + "/" + strconv.Itoa(d.Deal))
		}})
	}
	return list
}

// valueLine is the value of a deal's game.
func valueLine(e *Env, d *store.PastDeal) line { return figureLine(e, d.Value, d.Declarer >= 0) }

// figureLine is a number, or a dash where there is none.
func figureLine(e *Env, n int, there bool) line {
	if !there {
		return plain(styleDim, e.Theme.glyphs.dash)
	}
	return plain(stylePlain, strconv.Itoa(n))
}

// sideSign tells whether a deal went well for the player, or, of one played
// elsewhere, for its declarer.
func (b *book) sideSign(d *store.PastDeal) (style, string) {
	g := b.env.Theme.glyphs
	side := d.Side()
	switch {
	case side == store.Mine, b.kind == importedBook && d.Outcome == store.GameWon:
		return styleWon, g.check
	case side == store.Theirs, b.kind == importedBook && d.Outcome == store.GameLost:
		return styleLost, g.cross
	}
	return styleDim, g.dot
}

// contractLine is a contract of the store: in full where w cells have room,
// else the game with H for Hand, S and Z for what was announced, O for ouvert.
func (b *book) contractLine(code string, w int) line {
	t := b.env.Text
	switch code {
	case "-":
		if text := t.T(i18n.PassedIn); width(text) <= w {
			return plain(styleDim, text)
		}
		return plain(styleDim, b.env.Theme.glyphs.dash)
	case "R":
		return plain(stylePlain, t.T(i18n.Ramsch))
	}
	contract, err := skat.ParseContract(code)
	if err != nil {
		return plain(styleWarning, code)
	}
	l, full := gameMark(b.env, contract.Game), contractText(t, contract)
	switch {
	case contract.Game.IsSuit() && width(full)+2 <= w:
		return append(l, piece{stylePlain, " " + full})
	case !contract.Game.IsSuit() && width(full) <= w:
		return plain(stylePlain, full)
	}
	return append(l, piece{stylePlain, " " + code[1:]})
}

// roleWord says what the player did.
func (b *book) roleWord(d *store.PastDeal) string {
	switch d.Role() {
	case store.Declarer:
		return b.env.Text.T(i18n.HistoryListDeclarer)
	case store.Defender:
		return b.env.Text.T(i18n.HistoryListDefender)
	case store.SatOut:
		return b.env.Text.T(i18n.HistorySatOut)
	}
	return ""
}

func (b *book) seatWord(seat int) string {
	if words := b.seatWords(); seat >= 0 && seat < len(words) {
		return b.env.Text.T(words[seat])
	}
	return b.env.Theme.glyphs.dash
}

// scoreLine is what a deal brought the player.
func scoreLine(n int) line {
	switch {
	case n > 0:
		return plain(styleWon, signed(n))
	case n < 0:
		return plain(styleLost, signed(n))
	}
	return plain(styleDim, "0")
}
