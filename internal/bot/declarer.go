package bot

import "github.com/af22046e/skat/internal/skat"

// declarerLead chooses what the declarer leads in a suit game or Grand.
func (m *memory) declarerLead(seed uint64) skat.Card {
	return m.pick(m.hand, seed, func(c skat.Card) float64 {
		p := m.prospect(c)
		score := (2*p.win-1)*p.pts - m.worth(c) + m.stakes(p)
		if m.game.Trumps().Has(c) {
			score += m.drawing(c)
		}
		return score
	})
}

// drawing is what leading trump c is worth for the trumps it draws: each
// trump of a defender may still ruff a winner or beat a trump.
func (m *memory) drawing(c skat.Card) float64 {
	trumps := m.game.Trumps()
	out := m.against() & trumps
	if out == 0 {
		return 0
	}
	fall := 0.0
	for _, s := range skat.Seats() {
		if m.opponent(s) {
			fall += m.some(s.Index(), trumps)
		}
	}
	own := (m.hand & trumps).Len()
	switch {
	case m.above(c, out) == out && out.Len() == 1:
		// The last trump out beats all: let it come.
		return -2
	case own > out.Len():
		return 4.5 * fall
	}
	return 3 * fall
}
