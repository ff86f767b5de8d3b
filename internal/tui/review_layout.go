package tui

// reviewLayout is where everything in a review lies. A rectangle that has no
// room is empty.
type reviewLayout struct {
	scale        scale
	cardW, cardH int
	seats        [3]rect // by place: left, right, own. Panels, or lines
	trick        [3]rect // by place: the cards of the trick
	labels       [3]rect // by place: whose they are
	middle       rect    // the calls, the skat, or the trick's zone
	hand         rect    // the own cards as cards, with the line of marks below
	closing      rect    // the result, in place of table and hand
	verdict      rect
	marks        rect // the line with all decisions
	list         rect // the decisions one below the other
}

// reviewPanelH is a hand laid open by suits: the name, the jacks, four suits.
const reviewPanelH = 6

// layOutReview places a review on w × h cells. list tells that the decisions
// take the table's place where there is no room for both.
func layOutReview(w, h int, list bool) reviewLayout {
	var l reviewLayout
	l.scale, l.cardW, l.cardH = scaleOf(w, h)
	b := body(w, h)
	if tableWidth(w, h) < w {
		b.w = tableWidth(w, h) - 2
		l.list = rect{b.x + b.w + 1, b.y, w - b.w - 3, b.h}
		list = false
	}
	l.marks = rect{b.x, b.y + b.h - 1, b.w, 1}
	lines := 4
	switch {
	case l.scale == scaleChips && h < 20:
		lines = 5
	case l.scale == scaleLarge:
		lines = 7
	case h >= 28:
		lines = 6
	}
	l.verdict = rect{b.x, l.marks.y - lines, b.w, lines}
	top := rect{b.x, b.y, b.w, l.verdict.y - b.y}
	l.closing = top
	if list {
		l.list = top
		return l
	}
	if l.scale == scaleChips {
		l.placeLines(top)
		return l
	}
	l.placeTable(top)
	return l
}

// placeLines is the small screen: a line a hand, then the trick.
func (l *reviewLayout) placeLines(r rect) {
	for i, at := range [3]place{placeLeft, placeRight, placeOwn} {
		l.seats[at] = rect{r.x, r.y + i, r.w, 1}
	}
	l.middle = rect{r.x, r.y + 3, r.w, r.h - 3}
	if l.middle.h > 3 { // air
		l.middle.y, l.middle.h = l.middle.y+1, l.middle.h-1
	}
}

// placeTable is the table: the others' hands left and right of the trick, the
// own cards below.
func (l *reviewLayout) placeTable(r rect) {
	l.hand = rect{r.x, r.y + r.h - l.cardH - 1, r.w, l.cardH + 1}
	zone := rect{r.x, r.y, r.w, l.hand.y - r.y - 1}
	l.seats[placeOwn] = rect{r.x, l.hand.y - 1, r.w, 1}
	panel := min(max(20, r.w/4), 28)
	y := zone.y
	if zone.h > 12 {
		y++
	}
	l.seats[placeLeft] = rect{zone.x, y, panel, reviewPanelH}
	l.seats[placeRight] = rect{zone.x + zone.w - panel, y, panel, reviewPanelH}
	l.middle = rect{zone.x + panel + 1, zone.y, zone.w - 2*panel - 2, zone.h}
	w, h := l.cardW, l.cardH
	gap := min(max(1, (l.middle.w-3*w)/4), 5)
	drop := min(h/2+1, max(1, zone.h-h-1))
	at := l.middle.centred(3*w+2*gap, h+drop)
	l.trick[placeLeft] = rect{at.x, at.y, w, h}
	l.trick[placeOwn] = rect{at.x + w + gap, at.y + drop, w, h}
	l.trick[placeRight] = rect{at.x + 2*(w+gap), at.y, w, h}
	l.labels[placeLeft] = rect{at.x - 1, at.y + h, w + gap + 1, 1}
	l.labels[placeRight] = rect{at.x + 2*w + gap, at.y + h, w + gap + 1, 1}
	l.labels[placeOwn] = rect{at.x + w, at.y + drop + h, w + 2*gap, 1}
}

// handCards lays n own cards side by side where there is room, else as a fan.
func (l *reviewLayout) handCards(n int) []rect {
	if n == 0 {
		return nil
	}
	step := l.cardW + 1
	if n > 1 {
		step = min(step, (l.hand.w-l.cardW)/(n-1))
	}
	x := l.hand.x + (l.hand.w-step*(n-1)-l.cardW)/2
	list := make([]rect, n)
	for i := range list {
		list[i] = rect{x + i*step, l.hand.y, l.cardW, l.cardH}
	}
	return list
}
