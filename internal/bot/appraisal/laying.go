package appraisal

import "github.com/af22046e/skat/internal/skat"

// A Laying is a way to lay two of twelve cards for a game.
type Laying struct {
	Laid  skat.Cards
	Logit float64 // of winning, with open cards
}

// layable returns the cards that may sensibly be laid: no trumps while there
// are two others.
func layable(g skat.Game, twelve skat.Cards) skat.Cards {
	if plain := twelve &^ g.Trumps(); plain.Len() >= 2 {
		return plain
	}
	return twelve
}

// Lay returns the best laying from twelve cards by the tables.
func (m *Model) Lay(h Holding, twelve skat.Cards) Laying {
	c := &m.compiled[h.Kind][Won]
	best := Laying{}
	for a := layable(h.Game(), twelve); a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			h.Laid = a&-a | b&-b
			h.Ten = twelve &^ h.Laid
			if z := float64(c.value(h)); best.Laid == 0 || z > best.Logit {
				best = Laying{h.Laid, z}
			}
		}
	}
	return best
}

// Layings appends all sensible layings from twelve cards to dst.
func (m *Model) Layings(h Holding, twelve skat.Cards, dst []Laying) []Laying {
	c := &m.compiled[h.Kind][Won]
	for a := layable(h.Game(), twelve); a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			h.Laid = a&-a | b&-b
			h.Ten = twelve &^ h.Laid
			dst = append(dst, Laying{h.Laid, float64(c.value(h))})
		}
	}
	return dst
}

// Game returns the holding's game.
func (h Holding) Game() skat.Game {
	switch h.Kind {
	case Suit:
		return skat.Game(h.Suit)
	case Grand:
		return skat.Grand
	}
	return skat.Null
}
