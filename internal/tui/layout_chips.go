package tui

// layOutChips is the table on a small terminal, from 40 × 15 on: a line for
// each opponent, cards as chips of rank and suit.
func layOutChips(w, h int, s scene) layout {
	var l layout
	l.scale, l.cardW, l.cardH = scaleOf(w, h)
	l.header, l.footer = rect{0, 0, w, 1}, rect{0, h - 1, w, 1}
	l.seats[placeLeft], l.seats[placeRight] = rect{0, 1, w, 1}, rect{0, 2, w, 1}
	l.hand = rect{0, h - 4, w, 3}
	l.keysY = l.hand.y + 2
	l.placeChips(s)
	l.seats[placeOwn] = rect{0, h - 5, w, 1}
	l.message = rect{0, h - 6, w, 1}
	body := rect{1, 3, w - 2, h - 9}
	if s.kind == sceneDeclare {
		// The list needs the own line's place.
		l.seats[placeOwn] = rect{}
		l.message.y++
		body.h++
		rows := body
		if body.h > s.rows+1 {
			l.heading = rect{body.x, body.y + 1, body.w, 1}
			rows.y, rows.h = body.y+2, body.h-2
		}
		for i := range min(s.rows, rows.h) {
			l.list = append(l.list, rect{rows.x, rows.y + i, rows.w, 1})
		}
		return l
	}
	if s.kind == scenePlay {
		l.placeChipTrick(body, s.open)
		return l
	}
	l.placeChipCalls(body, s)
	return l
}

// placeChips lays the own cards side by side with at least a blank between.
func (l *layout) placeChips(s scene) {
	total := 1
	for _, w := range s.cards {
		total += w + 1
	}
	gap := 1
	if n := len(s.cards); n > 0 {
		gap += min(3, max(0, l.hand.w-total)/n)
		total += (gap - 1) * n
	}
	x := l.hand.x + max(0, l.hand.w-total)/2 + gap
	for i, w := range s.cards {
		r := rect{x, l.hand.y + 1, w, 1}
		if s.raised>>i&1 == 1 {
			r.y--
		}
		l.cards = append(l.cards, r)
		x += w + gap
	}
}

func (l *layout) placeChipTrick(body rect, open place) {
	l.notes = rect{body.x, body.y, body.w, 1}
	second := rect{body.x, body.y + 1, body.w, 1}
	if open == placeLeft || open == placeRight {
		l.open = second
	} else {
		l.counts = second
	}
	zone := rect{body.x, body.y + 2, body.w, body.h - 2}
	l.trickZone = zone
	at := zone.centred(min(zone.w, 44), 4)
	third := at.w / 3
	l.labels[placeLeft] = rect{at.x, at.y, third, 1}
	l.labels[placeRight] = rect{at.x + at.w - third, at.y, third, 1}
	l.labels[placeOwn] = rect{at.x + (at.w-third)/2, at.y + at.h - 1, third, 1}
	chip := func(label rect, y int) rect { return rect{label.x + (label.w-l.cardW)/2, y, l.cardW, 1} }
	l.trick[placeLeft] = chip(l.labels[placeLeft], at.y+1)
	l.trick[placeRight] = chip(l.labels[placeRight], at.y+1)
	l.trick[placeOwn] = chip(l.labels[placeOwn], at.y+2)
}

func (l *layout) placeChipCalls(body rect, s scene) {
	bottom := body.y + body.h
	if len(s.buttons) > 0 {
		bottom--
		l.buttons = placeButtons(rect{body.x, bottom, body.w, 1}, s.buttons, 2, 1)
	}
	if s.text > 0 {
		n := min(s.text, max(0, bottom-body.y-1))
		bottom -= n
		l.text = rect{body.x, bottom, body.w, n}
	}
	if s.kind == sceneDiscard {
		l.slotsText = rect{body.x, body.y, body.w, 1}
		return
	}
	l.log = rect{body.x, body.y, body.w, bottom - body.y}
}
