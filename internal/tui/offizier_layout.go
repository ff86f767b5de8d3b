package tui

import "github.com/af22046e/skat/internal/offizier"

// offizierLayout is where everything on a table for two lies: the opponent's
// piles above (placeTop), the own ones below (placeOwn), the trick between
// them, the own hand at the bottom. A pile's rectangle is a card wide and one
// column more, where a covered card shows below an open one.
type offizierLayout struct {
	layout
	above, below [offizier.Piles]rect
	pileKeysY    int  // the line of the own piles' keys
	middle       rect // between the piles
}

// layOutOffizier places everything on a table of w × h cells.
func layOutOffizier(w, h int, s scene) offizierLayout {
	var l offizierLayout
	l.scale, l.cardW, l.cardH = scaleOf(w, h)
	l.header, l.footer = rect{0, 0, w, 1}, rect{0, h - 1, w, 1}
	if l.scale == scaleChips {
		l.placeSmall(w, h, s)
	} else {
		l.placeCards(w, h, s)
	}
	l.placeDialog(rect{0, 1, tableWidth(w, h), l.hand.y - 1}, s.dialog)
	return l
}

func (l *offizierLayout) placeCards(w, h int, s scene) {
	l.hand = rect{0, h - 1 - l.cardH - 2, w, l.cardH + 2}
	l.seats[placeOwn] = rect{1, l.hand.y - 1, w - 2, 1}
	l.message = rect{1, l.hand.y - 2, w - 2, 1}
	table := tableWidth(w, h)
	if table < w {
		r := rect{table, 1, w - table - 1, l.message.y - 1}
		l.last = rect{r.x, r.y, r.w, 4}
		l.sheet = rect{r.x, r.y + 4, r.w, r.h - 4}
	}
	l.placeHand(s)
	body := rect{1, 1, table - 2, l.message.y - 1}
	pileH := smallPileH
	if body.h >= 3*l.cardH+2 {
		pileH = l.cardH
	}
	l.seats[placeTop] = rect{body.x, body.y, body.w, 1}
	spare := max(0, body.h-2*pileH-l.cardH-2)
	top := body.y + 1 + min(1, spare/4)
	l.middle = rect{body.x, top + pileH, body.w, body.h - (top - body.y) - 2*pileH - 1}
	l.placePiles(rect{body.x, top, body.w, pileH}, &l.above)
	l.pileKeysY = body.y + body.h - 1
	l.placePiles(rect{body.x, l.pileKeysY - pileH, body.w, pileH}, &l.below)

	side := l.above[0].x - body.x - 2
	l.notes = rect{body.x, top, side, l.pileKeysY - top}
	l.counts = rect{body.x + body.w - side, top, side, l.pileKeysY - top}
	if s.kind == sceneCalls {
		l.placeQuestion(s)
		return
	}
	l.placeTwo(l.middle)
}

// smallPileH is how high a pile is where there is no room for whole cards.
const smallPileH = 3

// placePiles lays the piles side by side in the middle of r.
func (l *offizierLayout) placePiles(r rect, piles *[offizier.Piles]rect) {
	w := l.cardW + 1
	gap := min(3, max(1, (r.w-offizier.Piles*w-36)/4)) // 18 columns stay at each side
	if r.h == 1 {
		gap = 3
	}
	x := r.x + (r.w-offizier.Piles*w-(offizier.Piles-1)*gap)/2
	for i := range piles {
		piles[i] = rect{x + i*(w+gap), r.y, w, r.h}
	}
}

// placeQuestion puts the explanation of a choice and its buttons between the
// piles.
func (l *offizierLayout) placeQuestion(s scene) {
	if len(s.buttons) == 0 {
		return
	}
	r := l.middle
	text := min(s.text, r.h-3)
	r = r.centred(r.w, text+3)
	l.text = rect{r.x, r.y, r.w, text}
	l.buttons = placeButtons(rect{r.x, r.y + text, r.w, 3}, s.buttons, 4, 2)
	l.notes, l.counts = rect{}, rect{}
}

// placeTwo lays the trick's two cards side by side in the middle of r, the
// opponent's left, the own one right, the names beside them.
func (l *offizierLayout) placeTwo(r rect) {
	const gap = 2
	at := r.centred(2*l.cardW+gap, l.cardH)
	l.trickZone = r
	l.trick[placeTop] = rect{at.x, at.y, l.cardW, l.cardH}
	l.trick[placeOwn] = rect{at.x + l.cardW + gap, at.y, l.cardW, l.cardH}
	y := at.y + l.cardH/2
	left := max(r.x, l.above[0].x)
	l.labels[placeTop] = rect{left, y, at.x - 1 - left, 1}
	l.labels[placeOwn] = rect{at.x + at.w + 1, y, at.x - 1 - left, 1}
}

// placeSmall is the table on a small terminal, from 40 × 15 on.
func (l *offizierLayout) placeSmall(w, h int, s scene) {
	l.hand = rect{0, h - 4, w, 3}
	l.keysY = l.hand.y + 2
	l.placeChips(s)
	l.seats[placeOwn] = rect{0, h - 5, w, 1}
	l.message = rect{0, h - 6, w, 1}
	l.seats[placeTop] = rect{0, 1, w, 1}
	body := rect{1, 2, w - 2, h - 8}
	l.placePiles(rect{body.x, body.y, body.w, 1}, &l.above)
	l.pileKeysY = body.y + body.h - 1
	l.placePiles(rect{body.x, l.pileKeysY - 1, body.w, 1}, &l.below)
	l.middle = rect{body.x, body.y + 1, body.w, body.h - 3}
	if s.kind == sceneCalls {
		text := min(s.text, l.middle.h-1)
		r := l.middle.centred(l.middle.w, text+1)
		l.text = rect{r.x, r.y, r.w, text}
		if len(s.buttons) > 0 {
			l.buttons = placeButtons(rect{r.x, r.y + text, r.w, 1}, s.buttons, 2, 1)
		}
		return
	}
	l.counts = rect{body.x, l.middle.y + l.middle.h - 1, body.w, 1}
	l.placeTwo(rect{body.x, l.middle.y, body.w, l.middle.h - 1})
}

// pileAt returns which own pile lies at a cell, −1 for none.
func (l *offizierLayout) pileAt(x, y int) int { return rectAt(l.below[:], x, y) }
