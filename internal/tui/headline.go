package tui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// drawHeader says which deal it is, what it is about, and what is special
// about it. What the game counts for is always there: on a narrow screen the
// words go first.
func (t *table) drawHeader(c *canvas, l *layout) {
	r := l.header
	left := t.env.Text.T(i18n.TableDeal, i18n.Args{"N": t.match.Number(), "Of": t.match.Settings().Deals})
	if l.scale == scaleChips {
		left = strconv.Itoa(t.match.Number()) + "/" + strconv.Itoa(t.match.Settings().Deals)
	}
	if t.practice != nil {
		left = t.practice.title
	}
	t.drawHeading(c, r, left, t.flags(l.scale == scaleChips), t.headlines())
}

// drawHeading writes what stands at the left, the first of lines that fits, and
// at the right as many flags as there is room for, the first always.
func (t *felt[A]) drawHeading(c *canvas, r rect, left string, flags, lines []string) {
	right := func() string { return strings.Join(flags, t.dot()) }
	room := func() int { return r.w - width(left) - width(right()) - 5 }
	for least := width(lines[len(lines)-1]); len(flags) > 1 && least > room(); {
		flags = flags[:len(flags)-1]
	}
	headline := lines[len(lines)-1]
	for _, one := range lines {
		if width(one) <= room() {
			headline = one
			break
		}
	}
	c.text(r.x+1, r.y, styleDim, left)
	c.right(r.x+r.w-1, r.y, styleDim, right())
	if side := 2 + max(width(left), width(right())); width(headline) <= r.w-2*side {
		c.centre(r, 0, styleHeading, headline)
	} else {
		c.fit(r.x+width(left)+3, r.y, room(), styleHeading, headline)
	}
}

// flags are what is special about the deal or the match, what counts most
// first.
func (t *table) flags(short bool) []string {
	p := t.env.Text
	var list []string
	if b := t.bockFlag(short); b != "" {
		list = append(list, b)
	}
	if t.match.Practice() {
		list = append(list, p.T(i18n.TablePractice))
	}
	if t.match.Settings().Rated {
		list = append(list, p.T(i18n.TableRated))
	}
	return list
}

// headlines say how far the auction is, or what is played, by whom, and for
// how much: the same in ever fewer words.
func (t *table) headlines() []string {
	p, v := t.env.Text, &t.view
	join := func(parts ...string) string {
		return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), t.dot())
	}
	game := v.Contract().Game
	if game == skat.NoGame {
		if v.Bid() == 0 {
			return []string{p.T(i18n.TableAuction)}
		}
		bid, bidder := strconv.Itoa(v.Bid()), t.seatName(v.Bidder())
		return []string{join(p.T(i18n.TableAuction), bid, bidder), join(bid, bidder)}
	}
	contract, short, mark := contractText(p, v.Contract()), gameText(p, game), gameText(p, game)
	if game.IsSuit() {
		mark = newFaces(t.env.Theme, p).suit(game.Suit())
		contract, short = mark+" "+contract, mark+" "+short
	}
	declarer := t.seatName(v.Declarer())
	d := doubledBy(p, v)
	lines := []string{join(contract, declarer, d.text(t.env.Theme))}
	for _, what := range []string{contract, short, mark} {
		lines = append(lines, strings.TrimSpace(join(what, declarer)+" "+d.times(t.env.Theme)))
	}
	return append(lines, strings.TrimSpace(mark+" "+d.times(t.env.Theme)))
}

// doubling is a word for what multiplies what a deal counts, and by how much.
type doubling struct {
	word string
	by   int
}

type doublings []doubling

// doubledBy returns the doublings of a deal so far: Kontra, Re, pushes, Bock.
func doubledBy(p *i18n.Printer, deal interface {
	Kontra() skat.Seat
	Re() bool
	Pushes() int
	Rules() skat.Rules
}) doublings {
	var d doublings
	switch {
	case deal.Re():
		d = append(d, doubling{p.T(i18n.Re), 4})
	case deal.Kontra() != skat.NoSeat:
		d = append(d, doubling{p.T(i18n.Kontra), 2})
	}
	if n := deal.Pushes(); n > 0 {
		d = append(d, doubling{p.T(i18n.TablePushes, i18n.Args{"Count": n}), 1 << n})
	}
	if deal.Rules().Bock {
		d = append(d, doubling{p.T(i18n.Bock), 2})
	}
	return d
}

// factor is by how much all of them multiply.
func (d doublings) factor() int {
	n := 1
	for _, one := range d {
		n *= one.by
	}
	return n
}

// times says by how much, "" when nothing doubles.
func (d doublings) times(t *Theme) string {
	if len(d) == 0 {
		return ""
	}
	return t.glyphs.times + strconv.Itoa(d.factor())
}

// text says what doubles and by how much: "Kontra, Bock ×4".
func (d doublings) text(t *Theme) string {
	if len(d) == 0 {
		return ""
	}
	words := make([]string, len(d))
	for i, one := range d {
		words[i] = one.word
	}
	return strings.Join(words, ", ") + " " + d.times(t)
}

// lines are the doublings one by one.
func (d doublings) lines(t *Theme) []line {
	var list []line
	for i := range d {
		list = append(list, plain(styleAccent, d[i:i+1].text(t)))
	}
	return list
}
