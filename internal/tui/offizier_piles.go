package tui

import (
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// shownPile is a pile as it lies on the screen, and whether its open card was
// turned up after the last trick. While a complete trick lies on the table, the card that
// it uncovers still shows its back.
func (t *offizierTable) shownPile(s offizier.Seat, i int) (p offizier.Pile, turned bool) {
	p = t.view.Pile(s, i)
	last := t.view.TrickAt(t.view.Tricks() - 1)
	j := last.Order(s)
	if j < 0 || last.From[j] != uint8(i+1) || last.Turned[j] == skat.NoCard || p.Open != last.Turned[j] {
		return p, false
	}
	if t.wait.kind == waitSweep {
		return offizier.Pile{Covered: true}, false
	}
	return p, true
}

// drawPiles draws the opponent's piles and the own ones, with their keys.
func (t *offizierTable) drawPiles(c *canvas, l *offizierLayout) {
	f, seat := newFaces(t.env.Theme, t.env.Text), t.view.Seat
	may, keyed := t.usable()
	for i := range offizier.Piles {
		pile, turned := t.shownPile(seat.Other(), i)
		c.pile(l.above[i], f, pile, pileState{turned: turned})

		pile, turned = t.shownPile(seat, i)
		at := t.hand.cursor == t.inHand+i && t.playing
		c.pile(l.below[i], f, pile, pileState{turned: turned, dim: !may.Has(pile.Open) && t.view.Phase() == offizier.PhasePlay, chosen: at})
		if pile.Open == skat.NoCard || !keyed.Has(pile.Open) {
			continue
		}
		x := l.below[i].x + (l.below[i].w-1)/2
		if l.scale == scaleChips {
			x = l.below[i].x + 1
		}
		if at {
			c.text(x-1, l.pileKeysY, styleAccent, "["+pileKeys[i]+"]")
		} else {
			c.text(x, l.pileKeysY, styleAccent, pileKeys[i])
		}
	}
}

// pileState is how a pile is drawn.
type pileState struct {
	turned bool // the open card was covered in the last trick
	dim    bool // may not be played
	chosen bool // under the cursor
}

// pile draws one into r: the open card, or the back of a covered one, or the
// empty place; the edge of a covered card shows behind an open one, and a mark
// on one that was just turned up.
func (c *canvas) pile(r rect, f faces, p offizier.Pile, st pileState) {
	g := &c.theme.glyphs
	card := rect{r.x, r.y, r.w - 1, r.h}
	state := cardPlain
	switch {
	case st.chosen:
		state = cardBest
	case st.dim:
		state = cardDim
	}
	if r.h == 1 {
		c.pileChip(r, f, p, st)
		return
	}
	switch {
	case p.Open != skat.NoCard:
		c.card(card, f, p.Open, state)
	case p.Covered:
		c.back(card)
		return
	default:
		c.text(card.x+card.w/2, card.y+card.h/2, styleBorder, g.dot)
		return
	}
	if st.turned {
		c.text(card.x+card.w/2, card.y+card.h-1, styleAccent, g.up)
	}
	if !p.Covered {
		return
	}
	x := r.x + r.w - 1
	c.text(x, r.y, styleBorder, g.topRight)
	for y := r.y + 1; y < r.y+r.h-1; y++ {
		c.text(x, y, styleBorder, g.back)
	}
	c.text(x, r.y+r.h-1, styleBorder, g.bottomRight)
}

// pileChip draws a pile in one line.
func (c *canvas) pileChip(r rect, f faces, p offizier.Pile, st pileState) {
	g := &c.theme.glyphs
	switch {
	case p.Open == skat.NoCard && p.Covered:
		c.text(r.x, r.y, styleBorder, g.back+g.back)
	case p.Open == skat.NoCard:
		c.text(r.x, r.y, styleBorder, g.dot)
	default:
		x := c.text(r.x, r.y, suitStyle(p.Open.Suit(), st.dim), f.card(p.Open))
		switch {
		case st.turned:
			c.text(x, r.y, styleAccent, g.up)
		case p.Covered:
			c.text(x, r.y, styleBorder, g.back)
		}
	}
}

// back draws a card that lies face down.
func (c *canvas) back(r rect) {
	c.clear(r)
	c.box(r, styleBorder, "")
	for y := r.y + 1; y < r.y+r.h-1; y++ {
		for x := r.x + 1; x < r.x+r.w-1; x++ {
			c.text(x, y, styleBorder, c.theme.glyphs.back)
		}
	}
}
