package tui

// scene is what the layout of the table depends on beside the size.
type scene struct {
	kind    sceneKind
	cards   []int  // the own cards' widths as chips, left to right
	raised  uint16 // bit i: card i stands raised
	text    int    // lines of explanation
	buttons []int  // widths of the buttons' labels
	rows    int    // lines of the list of contracts
	open    place  // whose hand lies open: placeLeft, placeRight, placeTop or noPlace
	bench   bench
	dialog  *dialogSize
}

// bench is who sits a deal out: nobody, or at a table of four the dealer.
type bench uint8

const (
	benchEmpty bench = iota
	benchOther       // the player plays
	benchOwn         // the player watches
)

// sceneKind is what the middle of the table shows.
type sceneKind uint8

const (
	sceneCalls   sceneKind = iota // who said what
	sceneDiscard                  // the two cards that go to the skat
	sceneDeclare                  // the list of contracts
	scenePlay                     // the trick
)

// dialogSize is what a question over the table needs.
type dialogSize struct {
	w, h    int   // of the text inside
	buttons []int // widths of the labels
}

// place is where a player sits on the screen.
type place uint8

const (
	placeLeft place = iota
	placeRight
	placeOwn
	placeTop // at a table of four: who sits out, or who sits opposite the player that does
	noPlace
)

// scale is how cards are drawn.
type scale uint8

const (
	scaleChips  scale = iota // one line
	scaleMedium              // 7 × 5
	scaleLarge               // 9 × 7
)

// The sizes from which on cards are real, there is a side panel, and cards are
// large.
const (
	cardsW, cardsH = 80, 24
	asideW, asideH = 100, 30
	largeW, largeH = 120, 36
)

// layout is where everything on the table lies. A rectangle that the scene
// does not need is empty.
type layout struct {
	scale        scale
	cardW, cardH int
	header       rect
	seats        [4]rect // by place: the opponents' panels or lines, and the own line
	log          rect    // who said what
	text         rect    // explanation of the choice
	buttons      []rect
	list         []rect // the lines of the contracts
	heading      rect   // above the list
	slots        [2]rect
	slotsText    rect
	trickZone    rect
	trick        [4]rect // by place
	labels       [4]rect // by place: the names below the trick's cards, or beside them
	notes        rect    // the game
	counts       rect    // points and trumps
	open         rect    // a hand that lies open
	message      rect
	hand         rect // the own cards, raised or not, and the keys; for one who watches the tricks
	cards        []rect
	keysY        int  // the line of the cards' keys
	last         rect // side panel: the last trick
	auction      rect // side panel: who said what
	sheet        rect // side panel
	footer       rect
	dialog       rect // over everything
	dialogText   rect
	dialogKeys   []rect // its buttons
}

// layOut places everything on a table of w × h cells.
func layOut(w, h int, s scene) layout {
	var l layout
	if scale, _, _ := scaleOf(w, h); scale == scaleChips {
		l = layOutChips(w, h, s)
	} else {
		l = layOutCards(w, h, s)
	}
	bottom := l.hand.y
	if s.bench == benchOwn {
		bottom = l.message.y // there are no own cards to keep in sight
	}
	l.placeDialog(rect{0, 1, tableWidth(w, h), bottom - 1}, s.dialog)
	return l
}

// scaleOf returns how cards are drawn on a terminal of w × h, and their size.
func scaleOf(w, h int) (s scale, cardW, cardH int) {
	switch {
	case w < cardsW || h < cardsH:
		return scaleChips, 5, 1
	case w < largeW || h < largeH:
		return scaleMedium, 7, 5
	}
	return scaleLarge, 9, 7
}

func layOutCards(w, h int, s scene) layout {
	var l layout
	l.scale, l.cardW, l.cardH = scaleOf(w, h)
	l.header, l.footer = rect{0, 0, w, 1}, rect{0, h - 1, w, 1}
	l.hand = rect{0, h - 1 - l.cardH - 2, w, l.cardH + 2}
	l.seats[placeOwn] = rect{1, l.hand.y - 1, w - 2, 1}
	l.message = rect{1, l.hand.y - 2, w - 2, 1}
	table := tableWidth(w, h)
	if table < w {
		l.placeAside(rect{table, 1, w - table - 1, l.message.y - 1}, s.kind)
	}
	body := rect{1, 1, table - 2, l.message.y - 1}
	if body.h >= 18 {
		body = body.inset(0, 1)
	}
	body = body.centred(118, 30)
	l.placeHand(s)
	panel := min(max(22, body.w/4+5), 30)
	l.seats[placeLeft] = rect{body.x, body.y, panel, panelH}
	l.seats[placeRight] = rect{body.x + body.w - panel, body.y, panel, panelH}
	middle := l.placeTop(rect{body.x + panel + 1, body.y, body.w - 2*panel - 2, body.h}, panel, s.bench)
	switch s.kind {
	case scenePlay:
		l.placeTrick(middle, s.bench)
		l.placeNotes(body, panel, s.open)
		return l
	case sceneDeclare:
		l.placeList(body, s.rows)
	}
	l.placeCalls(body, middle, s)
	return l
}

// panelH is the height of a player's panel.
const panelH = 4

// placeTop puts the fourth player above the middle of the table and returns
// what is left of it: a line for one who sits out, a panel for one who plays.
func (l *layout) placeTop(middle rect, panel int, b bench) rect {
	h := 0
	switch b {
	case benchOther:
		h = 1
		l.seats[placeTop] = rect{middle.x, middle.y, middle.w, h}
	case benchOwn:
		h = panelH
		l.seats[placeTop] = middle.centred(panel, h)
		l.seats[placeTop].y = middle.y
	}
	middle.y, middle.h = middle.y+h, middle.h-h
	return middle
}

// tableWidth returns how many columns the table takes on a terminal of w × h:
// all, or those beside the side panel.
func tableWidth(w, h int) int {
	if w < asideW || h < asideH {
		return w
	}
	return w - min(max(28, w*3/10), 44)
}

// placeAside fills the side panel: the sheet always, the last trick and the
// calls when they are not on the table itself.
func (l *layout) placeAside(r rect, kind sceneKind) {
	cut := func(h int) rect {
		top := rect{r.x, r.y, r.w, h}
		r.y, r.h = r.y+h, r.h-h
		return top
	}
	if kind == scenePlay {
		l.last = cut(5)
	}
	if kind != sceneCalls {
		l.auction = cut(max(6, min(10, r.h*2/5)))
	}
	l.sheet = r
}

// placeHand lays the own cards side by side where there is room, else as a
// fan.
func (l *layout) placeHand(s scene) {
	n := len(s.cards)
	l.keysY = l.hand.y + l.hand.h - 1
	if n == 0 {
		return
	}
	step := l.cardW + 1
	if n > 1 {
		if most := (l.hand.w - 2 - l.cardW) / (n - 1); l.hand.w < asideW || most < step {
			step = min(l.cardW-1, most)
		}
	}
	x := l.hand.x + (l.hand.w-step*(n-1)-l.cardW)/2
	for i := range n {
		r := rect{x + i*step, l.hand.y + 1, l.cardW, l.cardH}
		if s.raised>>i&1 == 1 {
			r.y--
		}
		l.cards = append(l.cards, r)
	}
}

// placeTrick lays the trick into the middle: the opponents' cards left and
// right, the own one lower between them. For one who watches the card between
// is that of the player opposite, and lies higher.
func (l *layout) placeTrick(zone rect, b bench) {
	w, h := l.cardW, l.cardH
	gap := min(max(1, (zone.w+2-3*w)/4), 5)
	drop := h/2 + 1
	l.trickZone = zone
	if b == benchOwn {
		drop = h / 2
		at := zone.centred(3*w+2*gap, h+drop+1)
		l.trick[placeLeft] = rect{at.x, at.y + drop, w, h}
		l.trick[placeTop] = rect{at.x + w + gap, at.y, w, h}
		l.trick[placeRight] = rect{at.x + 2*(w+gap), at.y + drop, w, h}
		l.labels[placeLeft] = rect{zone.x, at.y + drop + h, at.x + w - zone.x, 1}
		l.labels[placeTop] = rect{at.x + w + 1, at.y + h, w + 2*gap - 2, 1}
		l.labels[placeRight] = rect{at.x + 2*(w+gap), at.y + drop + h, zone.x + zone.w - at.x - 2*(w+gap), 1}
		return
	}
	at := zone.centred(3*w+2*gap, h+drop+1)
	l.trick[placeLeft] = rect{at.x, at.y, w, h}
	l.trick[placeOwn] = rect{at.x + w + gap, at.y + drop, w, h}
	l.trick[placeRight] = rect{at.x + 2*(w+gap), at.y, w, h}
	l.labels[placeLeft] = rect{zone.x, at.y + h, at.x + w - zone.x, 1}
	l.labels[placeRight] = rect{at.x + 2*(w+gap), at.y + h, zone.x + zone.w - at.x - 2*(w+gap), 1}
	l.labels[placeOwn] = rect{at.x, at.y + drop + h, at.w, 1}
}

// placeNotes puts what is played and the counts below the opponents' panels.
func (l *layout) placeNotes(body rect, panel int, open place) {
	y := body.y + 5
	l.notes = rect{body.x, y, panel, body.h - 5}
	l.counts = rect{body.x + body.w - panel, y, panel, body.h - 5}
	below := &l.notes
	switch open {
	case placeLeft, placeTop:
	case placeRight:
		below = &l.counts
	default:
		return
	}
	const openH = 5
	l.open = rect{below.x, y - 1, panel, openH}
	below.y, below.h = y+openH-1, below.h-openH+1
}

// placeList puts the contracts in the lower part of the table.
func (l *layout) placeList(body rect, rows int) {
	top := body.y + 5
	if spare := body.h - 5 - 1 - rows; spare > 1 {
		top += spare / 2
	}
	r := rect{body.x, top, body.w, rows + 1}.centred(min(body.w, 84), rows+1)
	l.heading = rect{r.x, r.y, r.w, 1}
	for i := range rows {
		l.list = append(l.list, rect{r.x, r.y + 1 + i, r.w, 1})
	}
}

// placeCalls puts the calls between the panels, and below them what explains
// the choice and the buttons.
func (l *layout) placeCalls(body, middle rect, s scene) {
	bottom := body.y + body.h
	if len(l.list) > 0 {
		bottom = body.y + 4
	}
	if len(s.buttons) > 0 {
		bottom -= 3
		l.buttons = placeButtons(rect{body.x, bottom, body.w, 3}, s.buttons, 4, 2)
		bottom--
	}
	if s.text > 0 {
		bottom -= s.text
		l.text = rect{body.x, bottom, body.w, s.text}
		bottom--
	}
	middle.h = bottom - middle.y
	if s.kind != sceneDiscard {
		if middle.h > 6 { // air below the headline
			middle.y, middle.h = middle.y+1, middle.h-1
		}
		l.log = middle
		return
	}
	top := middle.y + max(0, (middle.h-l.cardH-1)/2)
	at := rect{middle.x, top, middle.w, l.cardH}.centred(2*l.cardW+2, l.cardH)
	l.slots = [2]rect{{at.x, at.y, l.cardW, l.cardH}, {at.x + l.cardW + 2, at.y, l.cardW, l.cardH}}
	l.slotsText = rect{middle.x, at.y + l.cardH, middle.w, 1}
}

// placeButtons lays buttons side by side in the middle of r, each as wide as
// its label and room, narrower when they do not fit.
func placeButtons(r rect, labels []int, room, gap int) []rect {
	total := gap * (len(labels) - 1)
	for _, w := range labels {
		total += w + room
	}
	cut := 0
	if total > r.w {
		cut = (total - r.w + len(labels) - 1) / len(labels)
	}
	x := r.x + max(0, (r.w-total)/2)
	list := make([]rect, 0, len(labels))
	for _, w := range labels {
		b := rect{x, r.y, max(0, w+room-cut), r.h}
		list = append(list, b)
		x += b.w + gap
	}
	return list
}

// placeDialog lays a question over the middle of r.
func (l *layout) placeDialog(r rect, d *dialogSize) {
	if d == nil {
		return
	}
	h := d.h + 2
	if len(d.buttons) > 0 {
		h += 2
	}
	w := d.w
	buttons := -2
	for _, b := range d.buttons {
		buttons += b + 4 + 2
	}
	l.dialog = r.inset(1, 0).centred(max(w, buttons)+4, h)
	inner := l.dialog.inset(2, 1)
	l.dialogText = rect{inner.x, inner.y, inner.w, min(d.h, inner.h)}
	if len(d.buttons) > 0 {
		l.dialogKeys = placeButtons(rect{inner.x, inner.y + inner.h - 1, inner.w, 1}, d.buttons, 4, 2)
	}
}

// cardAt returns which own card lies at a cell, −1 for none. Cards further
// right lie on top, raised ones on top of all.
func (l *layout) cardAt(x, y int) int {
	found := -1
	for i, r := range l.cards {
		if r.holds(x, y) && (found < 0 || r.y <= l.cards[found].y) {
			found = i
		}
	}
	return found
}

// rectAt returns the index of the rectangle that holds a cell, or −1.
func rectAt(list []rect, x, y int) int {
	for i, r := range list {
		if r.holds(x, y) {
			return i
		}
	}
	return -1
}
