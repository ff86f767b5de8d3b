package tui

import "github.com/af22046e/skat/internal/skat"

// cardState is how a card is drawn.
type cardState uint8

const (
	cardPlain  cardState = iota
	cardDim              // may not be played
	cardRaised           // chosen, or under the cursor
	cardBest             // takes the trick
)

// card draws one into r, as a chip when r is one line high.
func (c *canvas) card(r rect, f faces, card skat.Card, st cardState) {
	face := suitStyle(card.Suit(), st == cardDim)
	if r.h == 1 {
		c.text(r.x+(r.w-width(f.card(card)))/2, r.y, face, f.card(card))
		return
	}
	edge := styleDim
	switch st {
	case cardDim:
		edge = styleBorder
	case cardRaised, cardBest:
		edge = styleAccent
	}
	c.clear(r)
	c.box(r, edge, "")
	c.text(r.x+1, r.y+1, face, f.card(card))
	if r.h > 3 {
		c.right(r.x+r.w-1, r.y+r.h-2, face, f.suit(card.Suit())+f.rank(card))
	}
	if r.h >= 7 {
		c.text(r.x+r.w/2, r.y+r.h/2, face, f.suit(card.Suit()))
	}
}

// slot draws the place of a card that is not there yet.
func (c *canvas) slot(r rect) {
	for x := r.x; x < r.x+r.w; x += 2 {
		c.text(x, r.y, styleBorder, c.theme.glyphs.dot)
		c.text(x, r.y+r.h-1, styleBorder, c.theme.glyphs.dot)
	}
	for y := r.y + 1; y < r.y+r.h-1; y++ {
		c.text(r.x, y, styleBorder, c.theme.glyphs.dot)
		c.text(r.x+r.w-1, y, styleBorder, c.theme.glyphs.dot)
	}
}
