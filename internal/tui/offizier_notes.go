package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// drawNotes says what is played and what can be counted, and at the side of a
// wide table the last trick and the sheet.
func (t *offizierTable) drawNotes(c *canvas, l *offizierLayout) {
	if t.view.Game() == skat.NoGame {
		return
	}
	points, trumps := t.counts()
	if l.scale == scaleChips {
		if len(points) > 0 {
			c.line(l.counts.x, l.counts.y, l.counts.w, line{
				{styleDim, t.env.Text.T(i18n.OffizierCardPoints) + " "}, {styleStrong, points[0].figure + " : " + points[1].figure},
				{styleDim, t.dot() + trumps.name + " "}, {styleStrong, trumps.figure},
			})
		}
		return
	}
	for i, text := range t.noteLines(l.notes.w) {
		if i < l.notes.h {
			c.line(l.notes.x, l.notes.y+i, l.notes.w, text)
		}
	}
	if len(points) == 0 {
		return
	}
	list := append(append([]count{{name: t.env.Text.T(i18n.OffizierCardPoints)}}, points...), count{}, trumps)
	for i, n := range list {
		if i < l.counts.h {
			c.right(l.counts.x+l.counts.w, l.counts.y+i, styleStrong, n.figure)
			c.fit(l.counts.x, l.counts.y+i, l.counts.w-width(n.figure)-1, styleDim, n.name)
		}
	}
}

// noteLines say in w columns what is played, by whom, and what it is worth.
func (t *offizierTable) noteLines(w int) []line {
	p, v := t.env.Text, &t.view
	plays := p.T(i18n.OffizierPlays, i18n.Args{"Name": t.seatName(v.Declarer())})
	if v.Declarer() == v.Seat {
		plays = p.T(i18n.OffizierYouPlay)
	}
	list := wrap(styleStrong, plays, w)
	list = append(list, wrap(stylePlain, p.T(i18n.OffizierWorth, i18n.Args{"Game": gameText(p, v.Game()), "N": v.Game().Base()}), w)...)
	g := t.env.Theme.glyphs.times
	if v.Kontra() {
		text := p.T(i18n.Kontra)
		if v.Rules().Kontra == offizier.KontraDouble {
			text += " " + g + "2"
		}
		list = append(list, plain(styleAccent, text))
	}
	if v.Re() {
		list = append(list, plain(styleAccent, p.T(i18n.Re)+" "+g+"2"))
	}
	return list
}

// counts are what a player could keep count of: the card points, the own
// first, and the trumps that are not to be seen; no points where they are not
// to be shown.
func (t *offizierTable) counts() (points []count, trumps count) {
	v := &t.view
	if !t.env.Prefs.Counts || v.Game() == skat.NoGame {
		return nil, count{}
	}
	for _, s := range [2]offizier.Seat{v.Seat, v.Seat.Other()} {
		points = append(points, count{" " + t.seatName(s), strconv.Itoa(v.Points(s))})
	}
	return points, count{t.env.Text.T(i18n.OffizierUnseen), strconv.Itoa((v.Game().Trumps() & v.Unseen()).Len())}
}

// lastTrick is the dialog that shows the last trick.
func (t *offizierTable) lastTrick() *dialog {
	trick := t.view.TrickAt(t.view.Tricks() - 1)
	return &dialog{title: t.env.Text.T(i18n.TableLast), lines: t.trickLines(trick)}
}

// trickLines are a trick's cards, a line each in the order played, the winner
// marked, with what was turned up after it.
func (t *offizierTable) trickLines(trick offizier.Trick) []line {
	f, g := newFaces(t.env.Theme, t.env.Text), &t.env.Theme.glyphs
	column := max(width(t.seatName(offizier.Forehand)), width(t.seatName(offizier.Dealer)))
	var list []line
	for i, s := 0, trick.Leader; i < trick.Len(); i, s = i+1, s.Other() {
		card, mark := trick.Cards[i], " "
		if s == trick.Winner {
			mark = g.winner
		}
		l := line{{styleAccent, mark + " "}, {styleDim, pad(t.seatName(s), column+2)}, {suitStyle(card.Suit(), false), pad(f.card(card), 3)}}
		if up := trick.Turned[i]; up != skat.NoCard {
			l = append(l, piece{styleDim, "  " + g.up + " "}, piece{suitStyle(up.Suit(), false), f.card(up)})
		}
		list = append(list, l)
	}
	return list
}

// drawAside draws the side panel.
func (t *offizierTable) drawAside(c *canvas, l *offizierLayout) {
	if l.sheet.w == 0 {
		return
	}
	c.box(l.last, styleBorder, t.env.Text.T(i18n.TableLast))
	if t.swept > 0 {
		for i, text := range t.trickLines(t.view.TrickAt(t.swept - 1)) {
			c.line(l.last.x+2, l.last.y+1+i, l.last.w-4, text)
		}
	}
	c.box(l.sheet, styleBorder, t.env.Text.T(i18n.SheetTitle))
	drawSessionSheet(c, l.sheet.inset(2, 1), t.env, t.sheet)
}
