package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// question returns what the player, whose turn it is, is asked.
func (t *table) question() decision {
	switch t.view.Phase() {
	case skat.PhaseAuction:
		return t.call()
	case skat.PhasePickUp:
		return t.pickUp()
	case skat.PhasePush:
		return t.push()
	case skat.PhaseDiscard:
		return &discarding{t}
	case skat.PhaseDeclare:
		return t.declare()
	case skat.PhaseKontra, skat.PhaseRe:
		return t.kontra()
	case skat.PhaseConcession:
		return t.concession()
	}
	return &playing{t}
}

// layout places what the table shows now.
func (t *table) layout() layout {
	s := scene{kind: sceneCalls, open: noPlace, bench: t.bench(), raised: t.hand.raised(t.view.Phase())}
	f := newFaces(t.env.Theme, t.env.Text)
	for _, c := range t.hand.cards {
		s.cards = append(s.cards, width(f.card(c)))
	}
	if p := t.view.Phase(); p == skat.PhasePlay || t.view.TrickAt(0).Len() > 0 {
		s.kind = scenePlay
	}
	if t.view.Open != 0 && t.view.Declarer() != t.view.Seat {
		s.open = t.placeOf(t.view.Declarer())
	}
	if t.decision != nil {
		t.decision.scene(&s)
		if t.view.Phase() == skat.PhaseConcession {
			s.kind = sceneCalls
		}
	}
	if t.dialog != nil {
		s.dialog = t.dialog.size(t.w, t.h)
	}
	return layOut(t.w, t.h, s)
}

// draw implements screen.
func (t *table) draw(c *canvas) {
	l := t.layout()
	t.drawHeader(c, &l)
	for _, at := range places {
		t.drawSeat(c, &l, at)
	}
	if l.trickZone.w > 0 {
		t.drawTrick(c, &l)
	}
	if l.notes.w > 0 {
		t.drawNotes(c, &l)
	} else {
		t.drawCalls(c, l.log)
	}
	if t.decision != nil {
		t.decision.draw(c, &l)
	}
	t.drawMessage(c, l.message)
	if t.watching() {
		t.drawWatch(c, &l)
	} else {
		t.drawHand(c, &l)
	}
	t.drawAside(c, &l)
	footer(c, t.keys())
	if t.dialog != nil {
		t.dialog.draw(t.env, c, &l)
	}
}

// drawMessage shows what must be said: a note, that saving failed, whom the
// table waits for, what the player is asked.
func (t *table) drawMessage(c *canvas, r rect) {
	p := t.env.Text
	st, text := stylePlain, ""
	switch {
	case t.note.text != "":
		st, text = t.note.style, t.note.text
	case t.unsaved != nil:
		st, text = styleWarning, p.T(i18n.TableUnsaved, i18n.Args{"Error": t.unsaved})
	case t.decision != nil:
		text = t.decision.prompt()
		if d, ok := t.decision.(*declaring); ok && d.warns() {
			st = styleWarning
		}
	case t.wait.kind == waitSweep:
		winner := t.shownTrick().Winner
		text = p.T(i18n.TableTakes, i18n.Args{"Name": t.seatName(winner)})
		if winner == t.view.Seat {
			text = p.T(i18n.TableYouTake)
		}
	case t.limit > 0:
		st, text = styleAccent, p.T(i18n.TableLimitOn, i18n.Args{"N": t.limit})
	case t.wait.kind == waitMove && t.wait.slow && !t.wait.ready:
		st, text = styleDim, p.T(i18n.TableThinks, i18n.Args{"Name": t.name(t.wait.player)})
	case t.fast:
		st, text = styleDim, p.T(i18n.WatchHurries)
	case t.watching():
		st, text = styleDim, p.T(i18n.WatchMessage)
	}
	c.centre(r, 0, st, text)
}

// drawNotes says what is played and what can be counted.
func (t *table) drawNotes(c *canvas, l *layout) {
	if l.scale == scaleChips {
		t.drawChipNotes(c, l)
		return
	}
	notes := append([]line{t.playerLine()}, t.gameLines()...)
	if t.view.Contract().Game == skat.Ramsch {
		notes = t.ramschLines(l.notes.w - 1)
	}
	for i, text := range notes {
		if i < l.notes.h {
			c.line(l.notes.x+1, l.notes.y+i, l.notes.w-1, text)
		}
	}
	counts := t.countLines()
	for i, n := range counts {
		if i < l.counts.h {
			end := l.counts.x + l.counts.w - 1
			c.right(end, l.counts.y+i, styleStrong, n.figure)
			c.fit(l.counts.x+1, l.counts.y+i, l.counts.w-2-width(n.figure)-1, styleDim, n.name)
		}
	}
	for i, text := range t.openLines(" ") {
		if i < l.open.h {
			c.line(l.open.x+2, l.open.y+i, l.open.w-2, text)
		}
	}
}

// drawChipNotes is drawNotes with a line each, of what fits.
func (t *table) drawChipNotes(c *canvas, l *layout) {
	join := func(r rect, parts []line) {
		var all line
		for i, part := range parts {
			if i > 0 {
				part = append(line{{styleDim, t.dot()}}, part...)
			}
			if all.width()+part.width() > r.w {
				break
			}
			all = append(all, part...)
		}
		c.line(r.x, r.y, r.w, all)
	}
	if t.view.Contract().Game == skat.Ramsch {
		join(l.notes, t.ramschPoints())
		join(l.counts, append(t.ramschStand(), t.jacksOut()...))
		return
	}
	join(l.notes, t.gameLines())
	var counts []line
	for _, n := range t.countLines() {
		counts = append(counts, line{{styleDim, n.name + " "}, {styleStrong, n.figure}})
	}
	join(l.counts, counts)
	join(l.open, t.openLines(""))
}

// drawAside draws the side panel.
func (t *table) drawAside(c *canvas, l *layout) {
	p := t.env.Text
	if l.sheet.w == 0 {
		return
	}
	if l.last.w > 0 {
		c.box(l.last, styleBorder, p.T(i18n.TableLast))
		if t.swept > 0 {
			for i, text := range t.trickLines(t.view.TrickAt(t.swept - 1)) {
				c.line(l.last.x+2, l.last.y+1+i, l.last.w-4, text)
			}
		}
	}
	if l.auction.w > 0 {
		c.box(l.auction, styleBorder, p.T(i18n.TableAuction))
		calls, inner := t.calls(), l.auction.inset(2, 1)
		for i, text := range calls[max(0, len(calls)-inner.h):] {
			c.line(inner.x, inner.y+i, inner.w, text)
		}
	}
	c.box(l.sheet, styleBorder, p.T(i18n.SheetTitle))
	edge := 2
	if len(t.totals) == 4 {
		edge = 1 // a column more
	}
	drawSheet(c, l.sheet.inset(edge, 1), t.env, t.sheet)
}
