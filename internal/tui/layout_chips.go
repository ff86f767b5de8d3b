package tui

// layOutChips is the table on a small terminal, from 40 × 15 on: a line for
// each opponent, cards as chips of rank and suit.
func layOutChips(w, h int, s scene) layout {
	var l layout
	l.scale, l.cardW, l.cardH = scaleOf(w, h)
	l.header, l.footer = rect{0, 0, w, 1}, rect{0, h - 1, w, 1}
	top := 1
	for _, at := range chipSeats(s.bench) {
		l.seats[at] = rect{0, top, w, 1}
		top++
	}
	if s.bench == benchOwn {
		l.placeChipWatch(rect{1, top, w - 2, h - 1 - top}, s)
		return l
	}
	l.hand = rect{0, h - 4, w, 3}
	l.keysY = l.hand.y + 2
	l.placeChips(s)
	l.seats[placeOwn] = rect{0, h - 5, w, 1}
	l.message = rect{0, h - 6, w, 1}
	body := rect{1, top, w - 2, h - 6 - top}
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

// chipSeats are the players who have a line above the table, one who sits out
// last.
func chipSeats(b bench) []place {
	switch b {
	case benchOther:
		return []place{placeLeft, placeRight, placeTop}
	case benchOwn:
		return []place{placeLeft, placeTop, placeRight}
	}
	return []place{placeLeft, placeRight}
}

// placeChipWatch is what one sees who sits out: the calls or the tricks in the
// place of the own cards, the own line and the message below.
func (l *layout) placeChipWatch(body rect, s scene) {
	bottom := body.y + body.h
	l.seats[placeOwn] = rect{0, bottom - 1, l.header.w, 1}
	l.message = rect{0, bottom - 2, l.header.w, 1}
	rest := rect{body.x, body.y, body.w, body.h - 2}
	if s.kind != scenePlay {
		l.hand = rect{rest.x, rest.y + rest.h, rest.w, 0}
		l.log = rest
		return
	}
	l.notes = rect{rest.x, rest.y, rest.w, 1}
	l.hand = rect{rest.x, rest.y + 1, rest.w, rest.h - 1}
	if s.open != noPlace {
		l.open = rect{rest.x, rest.y + 1, rest.w, 1}
		l.hand.y, l.hand.h = l.hand.y+1, l.hand.h-1
	}
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
	if open != noPlace {
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
	if at.h < 4 { // the own name beside the card
		own := l.trick[placeOwn]
		l.labels[placeOwn] = rect{own.x + own.w - 1, own.y, zone.x + zone.w - own.x - own.w + 1, 1}
	}
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
