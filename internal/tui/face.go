package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// Rank letters by skat.Rank: English, German, and the German deck (Daus,
// König, Ober, Unter).
var (
	ranksEnglish = [9]string{"", "7", "8", "9", "Q", "K", "10", "A", "J"}
	ranksGerman  = [9]string{"", "7", "8", "9", "D", "K", "10", "A", "B"}
	ranksDaus    = [9]string{"", "7", "8", "9", "O", "K", "10", "D", "U"}
	suitsGerman  = [5]string{" ", "S", "R", "G", "E"} // Schellen, Rot, Grün, Eichel
)

// faces writes cards as the player wants to see them.
type faces struct {
	ranks *[9]string
	suits [5]string
}

func newFaces(t *Theme, p *i18n.Printer) faces {
	f := faces{ranks: &ranksEnglish, suits: t.glyphs.suits}
	if p.Lang() == "de" {
		f.ranks = &ranksGerman
	}
	if t.look.Deck == DeckGerman {
		f.ranks, f.suits = &ranksDaus, suitsGerman
	}
	return f
}

// rank returns the rank's letters, two columns for the ten.
func (f faces) rank(c skat.Card) string { return f.ranks[c.Rank()] }

// suit returns the suit's glyph, one column.
func (f faces) suit(s skat.Suit) string { return f.suits[s] }

// card returns rank and suit, as in "10♣".
func (f faces) card(c skat.Card) string { return f.rank(c) + f.suit(c.Suit()) }

// suitStyle returns the style of a suit's cards.
func suitStyle(s skat.Suit, dim bool) style {
	st := styleClubs + style(skat.Clubs-s)
	if dim {
		st += styleDimClubs - styleClubs
	}
	return st
}
