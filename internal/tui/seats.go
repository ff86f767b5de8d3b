package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// playerAt returns who sits at a place: the player below, the next one
// clockwise to the left, the one before to the right. At a table of four
// somebody sits out; when that is the player, the others keep their sides.
func (t *table) playerAt(at place) int {
	me := max(0, t.me)
	n := len(t.match.Players())
	var others []int
	for i := 1; i < n; i++ {
		if p := (me + i) % n; t.match.Seating().Seat(p) != skat.NoSeat {
			others = append(others, p)
		}
	}
	switch {
	case at == placeLeft:
		return others[0]
	case at == placeRight:
		return others[len(others)-1]
	case len(others) == 3:
		return others[1]
	}
	return me
}

// seatAt returns the seat of who sits at a place.
func (t *table) seatAt(at place) skat.Seat { return t.match.Seating().Seat(t.playerAt(at)) }

// placeOf returns where a seat is on the screen.
func (t *table) placeOf(s skat.Seat) place {
	for _, at := range [3]place{placeLeft, placeRight, placeOwn} {
		if s != skat.NoSeat && t.seatAt(at) == s {
			return at
		}
	}
	return noPlace
}

// name returns what a player is called, "" for nobody.
func (t *table) name(player int) string {
	list := t.match.Players()
	if player < 0 || player >= len(list) {
		return ""
	}
	return playerName(t.env.Text, list[player])
}

// lastCall returns what a seat said last before the first card, "" for
// nothing yet.
func (t *table) lastCall(s skat.Seat) string {
	last, declared := "", false
	for _, a := range t.view.Actions() {
		if a.Seat == s && a.Kind != skat.KindPlay {
			last = callWords(t.env.Text, a, declared)
		}
		declared = declared || a.Kind == skat.KindDeclare
	}
	return last
}

// cardsLeft returns how many cards a seat holds, as everybody can count.
func (t *table) cardsLeft(s skat.Seat) int {
	v := &t.view
	n := 10 - v.Tricks()
	if v.Trick().By(s) != skat.NoCard {
		n--
	}
	if v.Phase() == skat.PhaseDiscard && v.ToMove() == s {
		n += 2
	}
	return max(0, n)
}

// drawSeat draws who sits at a place: name, seat, dealer, cards left, last
// call, and the points of the match.
func (t *table) drawSeat(c *canvas, l *layout, at place) {
	p, g, r := t.env.Text, &c.theme.glyphs, l.seats[at]
	if r.w == 0 {
		return
	}
	player := t.playerAt(at)
	seat := t.match.Seating().Seat(player)
	edge, nameStyle, mark := styleBorder, styleStrong, " "
	if t.view.ToMove() == seat && seat != skat.NoSeat && t.wait.kind != waitSweep {
		edge, nameStyle, mark = styleAccent, styleAccent, g.pointer
	}
	dot := " " + g.dot + " "
	role := seatText(p, seat)
	if t.match.Seating().Dealer == player {
		role += dot + p.T(i18n.Dealer)
	}
	score := signed(t.totals[player])
	call := t.lastCall(seat)
	held := p.T(i18n.TableCards, i18n.Args{"Count": t.cardsLeft(seat)})
	if at == placeOwn || r.h == 1 {
		text := line{{nameStyle, mark + t.name(player)}, {styleDim, dot + role}}
		if at != placeOwn {
			text = append(text, piece{styleDim, dot + held})
		}
		if call != "" {
			text = append(text, piece{styleDim, dot}, piece{stylePlain, call})
		}
		c.line(r.x+max(0, t.indent(l, r, text)), r.y, r.w-width(score)-1, text)
		c.right(r.x+r.w-1, r.y, styleDim, score)
		return
	}
	c.box(r, edge, "")
	c.right(r.x+r.w-2, r.y, styleDim, " "+score+" ")
	c.fit(r.x+1, r.y, r.w-4-width(score), nameStyle, mark+t.name(player)+" ")
	c.fit(r.x+2, r.y+1, r.w-4, styleDim, role)
	if call != "" {
		held += dot
	}
	c.line(r.x+2, r.y+2, r.w-4, line{{styleDim, held}, {stylePlain, call}})
}

// indent returns how far the own line is moved to stand in the middle.
func (t *table) indent(l *layout, r rect, text line) int {
	if l.scale == scaleChips {
		return 0
	}
	return (r.w - text.width()) / 2
}
