package tui

import (
	"slices"

	"github.com/af22046e/skat/internal/skat"
)

// ownHand is the player's cards as they lie on the screen.
type ownHand struct {
	cards  []skat.Card // left to right
	cursor int         // which one the arrows are at, −1 none
	chosen skat.Cards  // to be discarded
	arrows bool        // the player uses the arrows
}

// lay takes the cards from a view and sorts them.
func (h *ownHand) lay(o Order, v skat.View) {
	h.chosen &= v.Hand
	h.hold(o.sort(v.Hand, v.Contract().Game))
}

// hold takes the cards as they lie; the cursor stays on its card.
func (h *ownHand) hold(cards []skat.Card) {
	at := h.at()
	h.cards = cards
	h.cursor = min(h.cursor, len(h.cards)-1)
	if i := slices.Index(h.cards, at); i >= 0 {
		h.cursor = i
	}
}

// at returns the card under the cursor, or NoCard.
func (h *ownHand) at() skat.Card {
	if h.cursor < 0 || h.cursor >= len(h.cards) {
		return skat.NoCard
	}
	return h.cards[h.cursor]
}

// offer puts the cursor where the player can use it: on a card that may be
// played, for one who uses the arrows.
func (h *ownHand) offer(may skat.Cards) {
	if may == 0 || !h.arrows {
		h.cursor = -1
		return
	}
	h.cursor = max(0, h.cursor)
	if !may.Has(h.at()) {
		h.move(1, may)
	}
}

// move takes the cursor to the next card of may in a direction, round the
// ends. Without a cursor it comes in from that side.
func (h *ownHand) move(by int, may skat.Cards) {
	n := len(h.cards)
	if n == 0 {
		return
	}
	i := h.cursor
	if i < 0 && by < 0 {
		i = n
	}
	for range n {
		i = (i + by + n) % n
		if may.Has(h.cards[i]) {
			h.cursor = i
			return
		}
	}
}

// index returns which card a key belongs to, −1 for none.
func (h *ownHand) index(k string) int { return slices.Index(cardKeys[:], k) }

// raised returns which cards stand raised: those chosen, and in play the one
// under the cursor.
func (h *ownHand) raised(phase skat.Phase) uint16 {
	var bits uint16
	for i, c := range h.cards {
		if h.chosen.Has(c) || phase == skat.PhasePlay && i == h.cursor {
			bits |= 1 << i
		}
	}
	return bits
}

// drawHand draws the own cards: those that may be used with their keys below,
// the others dim and without.
func (t *table) drawHand(c *canvas, l *layout) {
	may, keyed := t.usable()
	t.hand.draw(c, l, newFaces(t.env.Theme, t.env.Text), t.hand.raised(t.view.Phase()), may, keyed)
}

// draw draws the cards for which there is room: those of may, and the others
// dim; those of keyed with their keys below.
func (h *ownHand) draw(c *canvas, l *layout, f faces, raised uint16, may, keyed skat.Cards) {
	for _, up := range [2]bool{false, true} {
		for i, card := range h.cards {
			if i >= len(l.cards) || (raised>>i&1 == 1) != up {
				continue
			}
			st := cardPlain
			switch {
			case up:
				st = cardRaised
			case !may.Has(card):
				st = cardDim
			}
			c.card(l.cards[i], f, card, st)
		}
	}
	for i, card := range h.cards {
		if i >= len(l.cards) || i >= len(cardKeys) || !keyed.Has(card) {
			continue
		}
		r := l.cards[i]
		x := r.x + (r.w-1)/2
		if l.scale != scaleChips && i+1 < len(l.cards) {
			x = r.x + min(r.w, l.cards[i+1].x-r.x)/2
		}
		if i != h.cursor {
			c.text(x, l.keysY, styleAccent, cardKeys[i])
			continue
		}
		c.text(x-1, l.keysY, styleAccent, "["+cardKeys[i]+"]")
	}
}

// usable returns the own cards that are not dim, and those that have a key.
func (t *table) usable() (may, keyed skat.Cards) {
	v := &t.view
	mine := t.decision != nil
	switch {
	case mine && v.Phase() == skat.PhasePlay, t.nextIsMine():
		may = v.Playable()
		return may, may
	case mine && v.Phase() == skat.PhaseDiscard:
		may = v.Hand
		if t.passesOn() {
			may &^= skat.Jacks
		}
		return may, may
	}
	return v.Hand, 0
}

// nextIsMine tells whether only a complete trick, which any key sweeps, lies
// between the player and his card.
func (t *table) nextIsMine() bool { return t.wait.kind == waitSweep && t.view.Playable() != 0 }
