package tui

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// sessionSheet is the sheet of a session laid out: the widths of its columns
// in cells, 0 for one that is not shown. A player's column has the new total
// where the deal changed it.
type sessionSheet struct {
	env   *Env
	sheet match.SessionSheet

	number, dealer, declarer, game, said, points, score, total int
}

// The widths of columns that don't follow from what stands in them.
const (
	sessionTotal  = 4
	sessionPoints = 8 // "110 : 10"
)

// newSessionSheet fits the columns into w cells, the most useful first.
func newSessionSheet(env *Env, s match.SessionSheet, w int) sessionSheet {
	t := sessionSheet{env: env, sheet: s, number: max(2, width(number(len(s.Rows)))), game: 1, total: sessionTotal}
	left := w - t.number - 2 - 2*(t.total+2)
	take := func(column *int, want int) {
		if left >= want+1 {
			*column, left = want, left-want-1
		}
	}
	take(&t.points, sessionPoints)
	take(&t.said, 2)
	name := max(width(env.Text.T(i18n.SheetDealer)), width(env.Text.T(i18n.SheetDeclarer)))
	for _, p := range s.Players {
		name = max(name, min(9, width(playerName(env.Text, p))))
	}
	take(&t.declarer, name)
	take(&t.score, 5)
	take(&t.dealer, name)
	if word := 2 + len("Diamonds"); left >= word {
		t.game, left = t.game+word, left-word
	}
	t.total += max(0, min(7, left/2))
	return t
}

// sessionCells are what stands in the columns of one line.
type sessionCells struct {
	style                                         style
	number, dealer, declarer, said, points, score string
	game                                          line
	totals                                        [2]piece
}

// line writes one line of the sheet.
func (t sessionSheet) line(r sessionCells) line {
	l := line{{styleDim, padLeft(r.number, t.number)}}
	add := func(w int, st style, text string) {
		if w > 0 {
			l = append(l, piece{st, " " + text})
		}
	}
	left := func(w int, text string) string { return pad(clip(text, w), w) }
	add(t.dealer, r.style, left(t.dealer, r.dealer))
	add(t.declarer, r.style, left(t.declarer, r.declarer))
	l = append(append(l, piece{r.style, " "}), r.game...)
	l = append(l, piece{r.style, pad("", t.game-r.game.width())})
	add(t.said, styleAccent, left(t.said, r.said))
	add(t.points, r.style, padLeft(r.points, t.points))
	add(t.score, r.style, padLeft(r.score, t.score))
	return append(l, t.totals(r.totals)...)
}

// totals writes the players' columns.
func (t sessionSheet) totals(cells [2]piece) line {
	var l line
	for _, one := range cells {
		l = append(l, piece{styleBorder, " " + t.env.Theme.glyphs.vertical}, piece{one.style, padLeft(clip(one.text, t.total), t.total)})
	}
	return l
}

// head returns the columns' heads above a rule.
func (t sessionSheet) head() []line {
	p := t.env.Text
	var names [2]piece
	for i, player := range t.sheet.Players {
		names[i] = piece{styleStrong, playerName(p, player)}
	}
	l := t.line(sessionCells{
		styleDim, p.T(i18n.SheetNumber), p.T(i18n.SheetDealer), p.T(i18n.SheetDeclarer), t.env.Theme.glyphs.times, p.T(i18n.OffizierPoints),
		p.T(i18n.SheetValue), plain(styleDim, clip(p.T(i18n.SheetContract), t.game)), names,
	})
	return []line{l, t.rule(l.width())}
}

func (t sessionSheet) rule(w int) line {
	return plain(styleBorder, strings.Repeat(t.env.Theme.glyphs.horizontal, w))
}

// deals returns a line for each deal.
func (t sessionSheet) deals() []line {
	p, me := t.env.Text, t.sheet.Players
	if len(t.sheet.Rows) == 0 {
		return wrap(styleDim, p.T(i18n.SheetEmpty), t.head()[0].width())
	}
	list := make([]line, 0, len(t.sheet.Rows))
	for _, r := range t.sheet.Rows {
		cells := sessionCells{
			number: strconv.Itoa(r.Deal), dealer: playerName(p, me[r.Dealer]), declarer: playerName(p, me[r.Declarer]),
			points: fmt.Sprintf("%d : %d", r.Points[0], r.Points[1]), score: t.env.Theme.glyphs.dash, game: t.gameCell(r),
		}
		if r.Kontra {
			cells.said = clip(p.T(i18n.Kontra), 1)
		}
		if r.Re {
			cells.said += clip(p.T(i18n.Re), 1)
		}
		if r.Winner >= 0 {
			cells.score = strconv.Itoa(r.Score[r.Winner])
			cells.totals[r.Winner] = piece{stylePlain, number(r.Totals[r.Winner])}
		}
		list = append(list, t.line(cells))
	}
	return list
}

// gameCell is what was played: its sign, and the word where there is room.
func (t sessionSheet) gameCell(r match.SessionRow) line {
	word := gameText(t.env.Text, r.Game)
	if !r.Game.IsSuit() {
		return plain(stylePlain, clip(word, t.game))
	}
	suit := r.Game.Suit()
	return line{{suitStyle(suit, false), newFaces(t.env.Theme, t.env.Text).suit(suit)}, {stylePlain, clip(" "+word, t.game-1)}}
}

// foot returns the totals and the deals won, below a rule.
func (t sessionSheet) foot() []line {
	w := t.head()[0].width()
	left := w - t.totals([2]piece{}).width()
	sum := func(m i18n.Message, st style, n [2]int) line {
		text := clip(t.env.Text.T(m), left)
		return append(plain(styleDim, pad(text, left)), t.totals([2]piece{{st, number(n[0])}, {st, number(n[1])}})...)
	}
	return []line{t.rule(w), sum(i18n.SheetTotal, styleStrong, t.sheet.Totals), sum(i18n.FinalWon, stylePlain, t.sheet.Won)}
}

// drawSessionSheet draws the sheet into r, the latest deals when not all fit.
func drawSessionSheet(c *canvas, r rect, env *Env, s match.SessionSheet) {
	t := newSessionSheet(env, s, r.w)
	head, deals, foot := t.head(), t.deals(), t.foot()
	deals = deals[max(0, len(deals)-max(0, r.h-len(head)-len(foot))):]
	for i, l := range append(append(head, deals...), foot...) {
		if i < r.h {
			c.line(r.x, r.y+i, r.w, l)
		}
	}
}
