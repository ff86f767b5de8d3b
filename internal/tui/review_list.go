package tui

import (
	"math"
	"slices"
	"strconv"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// marksPerStep is how many columns a decision has in the line of all.
const marksPerStep = 2

// marksFrom returns the first decision of the line of all that is shown.
func (s *review) marksFrom(r rect) (from, n int) {
	n = (r.w - 2) / marksPerStep
	return max(0, min(s.at-n/2, s.last()+1-n)), n
}

// drawMarks draws all decisions in one line, a sign each, tricks parted.
func (s *review) drawMarks(c *canvas, r rect) {
	g := &s.env.Theme.glyphs
	from, n := s.marksFrom(r)
	x := r.x + max(0, (r.w-marksPerStep*min(n, s.last()+1))/2)
	for i := from; i < from+n && i <= s.last(); i++ {
		at := x + (i-from)*marksPerStep
		sign, st := "=", styleDim
		if i < s.last() {
			sign, st = s.sign(i)
			if d := &s.coach.States[i]; i > from && d.Phase() == skat.PhasePlay && d.Led() == skat.NoCard && s.at != i && s.at != i-1 {
				c.text(at, r.y, styleBorder, g.vertical)
			}
		}
		c.text(at+1, r.y, st, sign)
		if i == s.at {
			c.text(at, r.y, styleAccent, "[")
			c.text(at+2, r.y, styleAccent, "]")
		}
	}
}

// markAt returns the step whose sign is at a cell of the line, −1 for none.
func (s *review) markAt(r rect, x, y int) int {
	if !r.holds(x, y) {
		return -1
	}
	from, n := s.marksFrom(r)
	left := r.x + max(0, (r.w-marksPerStep*min(n, s.last()+1))/2)
	i := from + (x-left)/marksPerStep
	if x < left || i > s.last() {
		return -1
	}
	return i
}

// sign is a decision's verdict as one sign.
func (s *review) sign(i int) (string, style) {
	j := &s.coach.Judged[i]
	if j.Options > 1 && j.Open != nil && j.Open.Turned() && j.Grade() >= coach.Inaccuracy {
		return s.env.Theme.glyphs.winner, styleLost
	}
	return gradeSign(&s.env.Theme.glyphs, j.Grade())
}

// gradeSign is a verdict as one sign that says all without colour.
func gradeSign(g *glyphs, v coach.Grade) (string, style) {
	switch v {
	case coach.Best:
		return g.check, styleWon
	case coach.Fine:
		return g.bullet, stylePlain
	case coach.Inaccuracy:
		return "~", styleWarning
	case coach.Mistake:
		return "?", styleWarning
	case coach.Blunder:
		return "!", styleLost
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
	name := min(9, max(4, w-22))
	text = append(text, piece{styleDim, trick + " "}, piece{st, sign + " "}, piece{stylePlain, pad(clip(s.deal.name(a.Seat), name), name+1)})
	if a.Kind == skat.KindPlay {
		f := newFaces(s.env.Theme, p)
		text = append(text, piece{suitStyle(a.Card.Suit(), false), pad(f.card(a.Card), 4)})
	} else {
		text = append(text, piece{stylePlain, callWords(p, a, s.stageAt(i))})
	}
	if cost := shortCost(j); cost != "" && j.Grade() > coach.Best {
		text = append(text, piece{st, padLeft(cost, max(0, w-text.width()))})
	}
	return text
}

// shortCost is what a decision cost in as few columns as can be: "−12%" of win
// chance, else points.
func shortCost(j *coach.Judgement) string {
	switch {
	case j.Known != nil && j.Known.InPoints:
		return number(-int(math.Round(j.Known.Lost())))
	case j.Known != nil:
		return number(-percent(j.Known.Cost())) + "%"
	case j.Open == nil || j.Open.Cost == 0 || j.Open.Unit == coach.UnitGame:
		return ""
	}
	return number(-j.Open.Cost)
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
