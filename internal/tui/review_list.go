package tui

import (
	"slices"
	"strconv"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// A markPlace is where a decision lies in the line of all: a column that parts
// it from the one before, then its sign.
type markPlace struct{ step, x, w int }

// marksIn places the decisions in the line of all: so many, with the one shown
// about in the middle, as have room.
func (s *review) marksIn(r rect) []markPlace {
	wide := func(i int) int {
		if i == s.last() {
			return 2
		}
		sign, _ := s.sign(i)
		return 1 + width(sign)
	}
	from, to, w := s.at, s.at+1, wide(s.at)
	for room := r.w - 2; ; {
		before := from > 0 && w+wide(from-1) <= room
		after := to <= s.last() && w+wide(to) <= room
		switch {
		case before && (!after || s.at-from < to-s.at):
			from--
			w += wide(from)
		case after:
			w += wide(to)
			to++
		default:
			list, x := []markPlace(nil), r.x+max(0, (r.w-w)/2)
			for i := from; i < to; i++ {
				list = append(list, markPlace{i, x, wide(i)})
				x += wide(i)
			}
			return list
		}
	}
}

// drawMarks draws all decisions in one line, a sign each, tricks parted.
func (s *review) drawMarks(c *canvas, r rect) {
	g := &s.env.Theme.glyphs
	list := s.marksIn(r)
	for n, m := range list {
		sign, st := "=", styleDim
		if m.step < s.last() {
			sign, st = s.sign(m.step)
			if d := &s.coach.States[m.step]; n > 0 && d.Phase() == skat.PhasePlay && d.Led() == skat.NoCard && s.at != m.step && s.at != m.step-1 {
				c.text(m.x, r.y, styleBorder, g.vertical)
			}
		}
		c.text(m.x+1, r.y, st, sign)
		if m.step == s.at {
			c.text(m.x, r.y, styleAccent, "[")
			c.text(m.x+m.w, r.y, styleAccent, "]")
		}
	}
}

// markAt returns the step whose sign is at a cell of the line, −1 for none.
func (s *review) markAt(r rect, x, y int) int {
	if r.holds(x, y) {
		for _, m := range s.marksIn(r) {
			if x >= m.x && x < m.x+m.w {
				return m.step
			}
		}
	}
	return -1
}

// sign is a decision's verdict as a sign.
func (s *review) sign(i int) (string, style) {
	j := &s.coach.Judged[i]
	if j.Options > 1 && j.Open != nil && j.Open.Turned() && j.Grade() >= coach.Inaccuracy {
		return s.env.Theme.glyphs.winner, styleLost
	}
	return gradeSign(&s.env.Theme.glyphs, j.Grade())
}

// gradeSign is a verdict as a sign of one or two columns that says all without
// colour: those that players of chess annotate with.
func gradeSign(g *glyphs, v coach.Grade) (string, style) {
	switch v {
	case coach.Best:
		return g.check, styleWon
	case coach.Fine:
		return g.bullet, stylePlain
	case coach.Inaccuracy:
		return "?!", styleWarning
	case coach.Mistake:
		return "?", styleWarning
	case coach.Blunder:
		return "??", styleLost
	}
	return g.dot, styleDim
}

// listTop is the first step shown in the list of decisions.
func (s *review) listTop(h int) int {
	return max(0, min(s.at-h/2, s.last()+1-h))
}

// drawList draws the decisions one below the other.
func (s *review) drawList(c *canvas, r rect) {
	top := s.listTop(r.h)
	for i := 0; i < r.h && top+i <= s.last(); i++ {
		c.line(r.x, r.y+i, r.w-1, s.listLine(top+i, r.w-1))
	}
	c.thumb(r.x+r.w-1, r, top, s.last()+1)
}

func (s *review) listLine(i, w int) line {
	g, p := &s.env.Theme.glyphs, s.env.Text
	pointer := " "
	if i == s.at {
		pointer = g.pointer
	}
	text := line{{styleAccent, pointer}}
	if i == s.last() {
		return append(text, piece{styleDim, "   "}, piece{styleStrong, p.T(i18n.ResultResult)})
	}
	a, d, j := s.coach.Actions[i], &s.coach.States[i], &s.coach.Judged[i]
	trick := "  "
	if d.Phase() == skat.PhasePlay && d.Led() == skat.NoCard && a.Kind == skat.KindPlay {
		trick = padLeft(strconv.Itoa(d.Tricks()+1), 2)
	}
	sign, st := s.sign(i)
	name := min(9, max(6, w-30))
	text = append(text, piece{styleDim, trick + " "}, piece{st, pad(sign, 3)}, piece{stylePlain, pad(clip(s.deal.name(a.Seat), name)+":", name+2)})
	if a.Kind == skat.KindPlay {
		f := newFaces(s.env.Theme, p)
		text = append(text, piece{suitStyle(a.Card.Suit(), false), pad(f.card(a.Card), 4)})
	} else {
		text = append(text, piece{stylePlain, callWords(p, s.deal.name(a.Seat), a, s.stageAt(i))})
	}
	if cost := s.costs(j, costsInList); cost != "" && j.Grade() > coach.Best && !s.awaits(i) {
		text = append(text, piece{st, padLeft(" "+cost, max(0, w-text.width()))})
	}
	return text
}

// stageAt is what the deal had come to at a step.
func (s *review) stageAt(i int) stage {
	switch {
	case s.game() == skat.Ramsch:
		return stageRamsch
	case slices.ContainsFunc(s.coach.Actions[:i], func(a skat.Action) bool { return a.Kind == skat.KindDeclare }):
		return stageDeclared
	}
	return stageAuction
}
