package tui

import (
	"slices"
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// closing is one step of a list's closing computation, by which a person
// checks the totals by hand (RULES.md, section 10, Seeger-Fabian).
type closing struct {
	label, short i18n.Message
	value        func(match.Account) string
	counts       func(match.Account) (won, lost string) // beside it; nil: nothing
	total        bool
}

// closings are the steps of a sheet, top to bottom. counted tells whether the
// games won and lost stand beside the score, else they have a line.
func closings(s match.Sheet, counted bool) []closing {
	total := closing{i18n.SheetTotal, i18n.SheetTotal, func(a match.Account) string { return number(a.Score) }, nil, true}
	if !s.Tournament {
		return []closing{total}
	}
	total.value = func(a match.Account) string { return number(a.Total()) }
	list := []closing{{
		i18n.SheetScore, i18n.SheetScoreShort, func(a match.Account) string { return number(a.Score) },
		func(a match.Account) (string, string) { return strconv.Itoa(a.Won), strconv.Itoa(a.Lost) }, false,
	}}
	if !counted {
		list = append(list, closing{i18n.SheetGames, i18n.SheetGames, gamesText, nil, false})
	}
	return append(list,
		closing{i18n.SheetOwn, i18n.SheetOwnShort, func(a match.Account) string { return signed(a.Own) }, nil, false},
		closing{
			i18n.SheetOthers, i18n.SheetOthersShort, func(a match.Account) string { return signed(a.Other) },
			func(a match.Account) (string, string) { return "", strconv.Itoa(a.OthersLost) }, false,
		},
		total)
}

// gamesText is how many games a player won and lost.
func gamesText(a match.Account) string { return strconv.Itoa(a.Won) + "/" + strconv.Itoa(a.Lost) }

// closingLines are the steps as lines below the sheet's columns.
func (t sheetText) closingLines() []line {
	var list []line
	for _, step := range closings(t.sheet, t.columns.count > 0) {
		list = append(list, t.closingLine(step))
	}
	return list
}

// totalLine is the last step alone.
func (t sheetText) totalLine() line {
	steps := closings(t.sheet, true)
	return t.closingLine(steps[len(steps)-1])
}

func (t sheetText) closingLine(step closing) line {
	s, c := t.sheet, t.columns
	args := i18n.Args{"N": match.OthersGame(len(s.Players)), "Own": match.OwnGame}
	room := max(0, c.left()-1)
	label := t.env.Text.T(step.label, args)
	if width(label) > room {
		label = t.env.Text.T(step.short, args)
	}
	if width(label) > room {
		label = "" // beside a single line that needs no word
	}
	l := line{{styleDim, padLeft(label, room)}, {stylePlain, pad("", c.left()-room)}}
	lead := map[int]bool{}
	for _, p := range s.Leaders() {
		lead[p] = len(s.Rows) > 0
	}
	for p, a := range s.Accounts {
		st, won, lost := stylePlain, "", ""
		switch {
		case step.total && lead[p]:
			st = styleAccent
		case step.total:
			st = styleStrong
		}
		if step.counts != nil {
			won, lost = step.counts(a)
		}
		l = append(l, piece{styleBorder, t.env.Theme.glyphs.vertical})
		l = append(l, c.blockCells(st, step.value(a), won, lost)...)
	}
	return l
}

// standingLines are the closing computation with a line a player, best first,
// of at most w cells.
func standingLines(env *Env, s match.Sheet, w int) []line {
	t := env.Text
	heads := []string{
		t.T(i18n.SheetScoreShort), t.T(i18n.SheetWon), t.T(i18n.SheetLost), t.T(i18n.SheetOwnShort, i18n.Args{"Own": match.OwnGame}),
		t.T(i18n.SheetOthersShort, i18n.Args{"N": match.OthersGame(len(s.Players))}), t.T(i18n.SheetTotal),
	}
	cells := func(a match.Account) []string {
		return []string{number(a.Score), strconv.Itoa(a.Won), strconv.Itoa(a.Lost), signed(a.Own), signed(a.Other), number(a.Total())}
	}
	name := 0
	widths := make([]int, len(heads))
	for i, h := range heads {
		widths[i] = width(h)
	}
	for p, a := range s.Accounts {
		name = max(name, width(playerName(t, s.Players[p])))
		for i, c := range cells(a) {
			widths[i] = max(widths[i], width(c))
		}
	}
	used := 0
	for _, n := range widths {
		used += n
	}
	gap := min(max(1, (w-name-used)/len(heads)), 4)
	name = min(name, w-used-gap*len(heads))
	row := func(st, figure style, first string, cells []string) line {
		l := line{{st, pad(clip(first, name), name)}}
		for i, c := range cells {
			if i == len(cells)-1 {
				figure = st
			}
			l = append(l, piece{figure, padLeft(c, widths[i]+gap)})
		}
		return l
	}
	list := []line{row(styleDim, styleDim, "", heads)}
	leaders := s.Leaders()
	for _, p := range ranking(s) {
		st := styleStrong
		if slices.Contains(leaders, p) {
			st = styleAccent
		}
		list = append(list, row(st, stylePlain, playerName(t, s.Players[p]), cells(s.Accounts[p])))
	}
	return list
}

// ranking is the players by what decides, best first.
func ranking(s match.Sheet) []int {
	totals, order := s.Totals(), make([]int, len(s.Players))
	for p := range order {
		order[p] = p
	}
	slices.SortStableFunc(order, func(a, b int) int { return totals[b] - totals[a] })
	return order
}
