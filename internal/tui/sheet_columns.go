package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sheetColumns are the widths of a sheet's columns in cells; 0 is a column
// that is not shown. The players' columns are all alike: the score and, in a
// tournament, how many games were won and lost so far.
type sheetColumns struct {
	number, dealer, declarer, contract, doubled, bid, value int
	player, count                                           int
	words                                                   contractForm
}

// contractForm is how much is said of a contract.
type contractForm uint8

const (
	contractMark  contractForm = iota // "♠ w2 Schn", "Gr w1"
	contractShort                     // "♠ w2 g3 Schn", "Grand w1 g2"
	contractLong                      // "♠ with 2, game 3, Schneider"
)

// The widths of columns that don't follow from what stands in them.
const (
	leastContract = 6
	shortContract = 17
	widestWords   = 64 // of a contract in full words
	roomyPlayer   = 5  // up to 9999 and −999
	widestPlayer  = 9
)

// sheetLayout fits the columns into w cells, the most useful first: the
// players, the number, what was played and whether it was doubled, the value,
// then the rest as there is room. A sheet at the side leaves the counts out.
func sheetLayout(env *Env, s match.Sheet, w int, aside bool) sheetColumns {
	n := len(s.Players)
	c := sheetColumns{player: max(3, widestTotal(s, aside))}
	left := w - n*(c.player+1)
	take := func(column *int, want int) bool {
		if left < want+1 {
			return false
		}
		*column = want
		left -= want + 1
		return true
	}
	widen := func(to int) {
		if by := min(max(0, to-c.player), max(0, left/n)); by > 0 {
			c.player += by
			left -= by * n
		}
	}
	if digits := max(2, len(number(len(s.Rows)))); left >= digits {
		c.number = digits
		left -= digits
	}
	widen(roomyPlayer)
	if !take(&c.contract, leastContract) {
		more := min(max(0, left), max(0, width(env.Text.T(i18n.SheetTotal))+1-c.number))
		c.number += more // room for the word beside the total
		return c
	}
	if marks := widestDoubling(s); marks > 0 {
		take(&c.doubled, marks)
	}
	take(&c.value, 5)
	more := min(left, shortContract-c.contract)
	c.contract, left = c.contract+more, left-more
	if c.contract < shortContract {
		if c.contract >= shortContract-5 {
			c.words = contractShort
		}
		return c
	}
	c.words = contractShort
	if s.Tournament && !aside {
		if count := max(2, len(number(mostGames(s)))) + 1; left >= 2*count*n {
			c.count = count
			left -= 2 * count * n
		}
	}
	take(&c.bid, 4)
	name := nameColumn(env, s)
	take(&c.declarer, name)
	left = c.spellOut(env, s, left)
	take(&c.dealer, name)
	if c.words == contractShort {
		left = c.stretch(env, s, left)
	}
	widen(widestPlayer)
	return c
}

// spellOut writes the contracts in full words where left cells more are enough
// for all of them, and returns what then is left.
func (c *sheetColumns) spellOut(env *Env, s match.Sheet, left int) int {
	if c.doubled > 0 { // the words say so
		left += c.doubled + 1
	}
	room := min(widestWords, c.contract+left)
	long := shortContract
	for _, row := range s.Rows {
		if long = max(long, contractCell(env, s, row, contractLong).width()); long > room {
			if c.doubled > 0 {
				left -= c.doubled + 1
			}
			return left
		}
	}
	left -= long - c.contract
	c.contract, c.doubled, c.words = long, 0, contractLong
	return left
}

// stretch gives the contracts in short words what they need of left cells, and
// returns what then is left.
func (c *sheetColumns) stretch(env *Env, s match.Sheet, left int) int {
	room := c.contract + left
	for _, row := range s.Rows {
		c.contract = min(room, max(c.contract, contractCell(env, s, row, contractShort).width()))
	}
	return room - c.contract
}

// widestTotal is the room for every number in the players' columns.
func widestTotal(s match.Sheet, aside bool) int {
	least, most, w := 0, 0, 0
	note := func(list ...int) {
		for _, n := range list {
			least, most = min(least, n), max(most, n)
		}
	}
	for _, row := range s.Rows {
		if aside && s.Tournament {
			note(row.Tourney...)
		} else {
			note(row.Totals...)
		}
	}
	note(s.Totals()...)
	if s.Tournament && !aside {
		for _, a := range s.Accounts {
			w = max(w, width(signed(a.Own)), width(signed(a.Other)), width(gamesText(a)))
		}
	}
	return max(w, width(number(least)), width(number(most)))
}

// mostGames is the greatest count on the sheet.
func mostGames(s match.Sheet) int {
	n := 0
	for _, a := range s.Accounts {
		n = max(n, a.Won, a.Lost, a.OthersLost)
	}
	return n
}

// doublingWords are what doubled a deal, as far as a sheet shows it.
func doublingWords(row match.Row) []i18n.Message {
	k := row.Result.Calculation
	list := make([]i18n.Message, 0, 3)
	if k.Kontra {
		list = append(list, i18n.Kontra)
	}
	if k.Re {
		list = append(list, i18n.Re)
	}
	if row.Bock {
		list = append(list, i18n.Bock)
	}
	return list
}

// widestDoubling is the room for the marks of doublings, 0 where nothing was
// doubled.
func widestDoubling(s match.Sheet) int {
	w := 0
	for _, row := range s.Rows {
		w = max(w, len(doublingWords(row)))
	}
	return w
}

// doublingMarks are the initials of Kontra, Re and Bock.
func doublingMarks(t *i18n.Printer, row match.Row) string {
	marks := ""
	for _, m := range doublingWords(row) {
		marks += clip(t.T(m), 1)
	}
	return marks
}

// nameColumn is the width of a column of players' names.
func nameColumn(env *Env, s match.Sheet) int {
	w := max(width(env.Text.T(i18n.SheetDeclarer)), width(env.Text.T(i18n.SheetDealer)))
	for _, p := range s.Players {
		w = max(w, width(playerName(env.Text, p)))
	}
	return min(w, 8)
}

// block is the width of one player's columns together.
func (c sheetColumns) block() int { return c.player + 2*c.count }

// left is the width of the columns before the players'.
func (c sheetColumns) left() int {
	w := c.number
	for _, column := range [...]int{c.dealer, c.declarer, c.contract, c.doubled, c.bid, c.value} {
		if column > 0 {
			w += column + 1
		}
	}
	return w
}

// width returns the cells that the columns take together.
func (c sheetColumns) width(players int) int { return c.left() + players*(c.block()+1) }
