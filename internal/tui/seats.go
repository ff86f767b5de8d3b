package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// places lists where players sit.
var places = [4]place{placeLeft, placeTop, placeRight, placeOwn}

// bench returns who sits this deal out.
func (t *table) bench() bench {
	switch {
	case len(t.match.Players()) == playersAtPlay:
		return benchEmpty
	case t.match.Seating().Seat(max(0, t.me)) == skat.NoSeat:
		return benchOwn
	}
	return benchOther
}

// playerAt returns who sits at a place, −1 for nobody: the player below, the
// next one clockwise to the left, the one before to the right. At a table of
// four the top is for the dealer, who sits out, and the others keep their
// sides; when that is the player, it is for the one opposite.
func (t *table) playerAt(at place) int {
	me, n := max(0, t.me), len(t.match.Players())
	others := make([]int, 0, 3)
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
	case at == placeOwn:
		return me
	case len(others) == 3:
		return others[1]
	case n == 4:
		return t.match.Seating().Dealer
	}
	return -1
}

// seatAt returns the seat of who sits at a place.
func (t *table) seatAt(at place) skat.Seat { return t.match.Seating().Seat(t.playerAt(at)) }

// placeOf returns where a seat is on the screen.
func (t *table) placeOf(s skat.Seat) place {
	for _, at := range places {
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

// seatName returns what a seat's player is called.
func (t *table) seatName(s skat.Seat) string { return t.name(t.match.Seating().Player(s)) }

// lastCall returns what a seat said last before the first card, without text
// for nothing yet. That somebody did not say Kontra is no call.
func (t *table) lastCall(s skat.Seat) piece {
	last, now := piece{stylePlain, ""}, t.stage()
	for _, a := range t.view.Actions() {
		if a.Seat == s && a.Kind != skat.KindPlay && !(now == stageDeclared && a.Kind == skat.KindPass) {
			last = piece{callStyle(a, stylePlain), callWords(t.env.Text, t.seatName(s), a, now)}
		}
		now = now.after(a)
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
	if player < 0 {
		return
	}
	seat := t.match.Seating().Seat(player)
	edge, nameStyle, mark := styleBorder, styleStrong, " "
	if t.view.ToMove() == seat && seat != skat.NoSeat && t.wait.kind != waitSweep {
		edge, nameStyle, mark = styleAccent, styleAccent, g.pointer
	}
	name, role, call := mark+t.name(player), t.role(player), t.lastCall(seat)
	held := p.T(i18n.TableCards, i18n.Args{"Count": t.cardsLeft(seat)})
	score := signed(t.totals[player])
	switch {
	case l.scale == scaleChips:
		t.drawSeatLine(c, r, at, line{{nameStyle, name}}, role, held, call, score)
	case seat == skat.NoSeat && at == placeTop:
		c.line(r.x, r.y, r.w, t.benchLine(player, r.w))
	case at == placeOwn:
		text := line{{nameStyle, name}, {styleDim, t.dot() + role}}
		if call.text != "" {
			text = append(text, piece{styleDim, t.dot()}, call)
		}
		text = append(text, piece{styleDim, t.dot() + p.T(i18n.TableScore, i18n.Args{"N": score})})
		c.line(r.x+max(0, r.w-text.width())/2, r.y, r.w, text)
	default:
		c.box(r, edge, "")
		c.right(r.x+r.w-2, r.y, styleDim, " "+score+" ")
		c.fit(r.x+1, r.y, r.w-5-width(score), nameStyle, name+" ")
		c.right(r.x+r.w-2, r.y+r.h-1, styleDim, " "+held+" ")
		c.fit(r.x+2, r.y+1, r.w-4, styleDim, role)
		c.fit(r.x+2, r.y+2, r.w-4, call.style, call.text)
	}
}

// benchLine is the player who sits out, in the middle of w columns: in as many
// words as fit.
func (t *table) benchLine(player, w int) line {
	score := signed(t.totals[player])
	text := line{}
	for _, role := range []string{t.role(player), t.env.Text.T(i18n.Dealer)} {
		text = line{{styleStrong, t.name(player)}, {styleDim, t.dot() + role + t.dot() + score}}
		if text.width() <= w {
			break
		}
	}
	return append(line{{stylePlain, pad("", (w-text.width())/2)}}, text...)
}

// role says where a player sits, and who deals.
func (t *table) role(player int) string {
	if t.match.Seating().Seat(player) == skat.NoSeat {
		return t.env.Text.T(i18n.WatchRole)
	}
	role := seatText(t.env.Text, t.match.Seating().Seat(player))
	if t.match.Seating().Dealer == player {
		role += t.dot() + t.env.Text.T(i18n.Dealer)
	}
	return role
}

// drawSeatLine is a player in one line: on a narrow screen the cards are only
// a number, and what does not fit is left out.
func (t *table) drawSeatLine(c *canvas, r rect, at place, text line, role, held string, call piece, score string) {
	if r.w < 60 {
		held = strconv.Itoa(t.cardsLeft(t.seatAt(at)))
	}
	if at == placeOwn || t.seatAt(at) == skat.NoSeat {
		held = ""
	}
	room := r.w - width(score) - 2
	for _, part := range []piece{call, {styleDim, held}, {styleDim, role}} {
		if part.text != "" && text.width()+width(t.dot()+part.text) <= room {
			text = append(text, piece{styleDim, t.dot()}, part)
		}
	}
	c.line(r.x, r.y, room, text)
	c.right(r.x+r.w-1, r.y, styleDim, score)
}
