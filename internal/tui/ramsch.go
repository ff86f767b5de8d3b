package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// What the table shows of a Ramsch (RULES.md, section 10).

// ramschLines are how a Ramsch stands: what each player has taken, who is
// without a trick or has all of them, where the skat will go, and what
// doubles the loss.
func (t *table) ramschLines(w int) []line {
	p, v := t.env.Text, &t.view
	list := []line{plain(styleStrong, p.T(i18n.Ramsch))}
	name := 0
	for _, s := range skat.Seats() {
		name = max(name, width(t.seatName(s)))
	}
	const figures = 13 // " 120  10 tricks"
	name = min(name, w-figures)
	for _, s := range skat.Seats() {
		row := line{{stylePlain, pad(clip(t.seatName(s), name), name)}}
		if t.env.Prefs.Counts {
			row = append(row, piece{styleStrong, padLeft(strconv.Itoa(v.TrickPoints(s)), 4)})
		}
		list = append(list, append(row, piece{styleDim, "  " + t.tricksText(s)}))
	}
	list = append(list, t.ramschStand()...)
	skatTo := i18n.RamschSkatLast
	if v.Rules().RamschSkat == skat.SkatToLoser {
		skatTo = i18n.RamschSkatLoser
	}
	list = append(list, plain(styleDim, p.T(skatTo)))
	return append(list, doubledBy(p, v).lines(t.env.Theme)...)
}

// tricksText says how many tricks a seat took.
func (t *table) tricksText(s skat.Seat) string {
	n := t.view.TricksWon(s)
	if n == 0 {
		return t.env.Text.T(i18n.RamschNoTrick)
	}
	return t.env.Text.T(i18n.Tricks, i18n.Args{"Count": n})
}

// ramschPoints are what each player has taken, a part each for one line: the
// points, or for one who wants to count himself the tricks.
func (t *table) ramschPoints() []line {
	var list []line
	if !t.env.Prefs.Counts {
		list = append(list, plain(styleDim, t.env.Text.T(i18n.TableTricks)))
	}
	for _, s := range skat.Seats() {
		figure := strconv.Itoa(t.view.TricksWon(s))
		switch {
		case !t.env.Prefs.Counts:
		case t.view.TricksWon(s) == 0:
			figure = t.tricksText(s)
		default:
			figure = strconv.Itoa(t.view.TrickPoints(s))
		}
		list = append(list, line{{styleDim, t.seatName(s) + " "}, {styleStrong, figure}})
	}
	return list
}

// ramschStand says, once a few tricks are played, who alone is without one and
// would double the loss, or who has them all; nothing when nobody is.
func (t *table) ramschStand() []line {
	v := &t.view
	if v.Tricks() < 3 {
		return nil
	}
	var without []skat.Seat
	for _, s := range skat.Seats() {
		switch v.TricksWon(s) {
		case v.Tricks():
			return []line{plain(styleAccent, t.env.Text.T(i18n.RamschAllTricks, i18n.Args{"Name": t.seatName(s)}))}
		case 0:
			without = append(without, s)
		}
	}
	if len(without) != 1 {
		return nil
	}
	return []line{plain(styleAccent, t.env.Text.T(i18n.RamschJungfrau, i18n.Args{"Name": t.seatName(without[0])}))}
}

// jacksOut counts the trumps that others may hold.
func (t *table) jacksOut() []line {
	var list []line
	for _, n := range t.countLines() {
		list = append(list, line{{styleDim, n.name + " "}, {styleStrong, n.figure}})
	}
	return list
}

func (t *table) ramschCounts() []count {
	n := (skat.Jacks & t.view.Unseen()).Len()
	return []count{{t.env.Text.T(i18n.RamschJacksOut), strconv.Itoa(n)}}
}

// passesOn tells whether two cards are to be passed on, not to be laid away:
// in Schieberamsch.
func (t *table) passesOn() bool { return t.view.Contract().Game == skat.Ramsch }

// passOnAsk says where the two cards go.
func (t *table) passOnAsk() string {
	p, next := t.env.Text, t.view.Seat.Next()
	if t.view.Seat == skat.Rearhand {
		return p.T(i18n.RamschPassSkat)
	}
	return p.T(i18n.RamschPassTo, i18n.Args{"Name": t.seatName(next)})
}
