package bot

import "github.com/af22046e/skat/internal/skat"

// defenderLead chooses what a defender leads in a suit game or Grand.
func (m *memory) defenderLead(seed uint64) skat.Card {
	return m.pick(m.hand, seed, func(c skat.Card) float64 {
		p := m.prospect(c)
		return (2*p.win-1)*p.pts - m.worth(c) + m.stakes(p) + m.leadManners(c)
	})
}

// leadManners: short way, long suit; long way, short suit. With the declarer
// in the middle the partner plays last, so a long suit is led through him; with
// the declarer last a short one, to be void soon.
func (m *memory) leadManners(c skat.Card) float64 {
	if m.game.Trumps().Has(c) {
		if m.game == skat.Grand {
			return -2
		}
		return -5
	}
	n := (m.hand & m.class(c)).Len()
	score := 0.0
	if m.me.Next() == m.declarer {
		score += 1.2 * float64(n)
	} else {
		score -= 1.2 * float64(n)
	}
	if m.partnersSuit(c) {
		score += 3
	}
	if m.ruffs(m.declarer, c) > 0.9 {
		score += 3 // he must spend a trump or give the trick
	}
	return score
}

// partnersSuit tells whether the partner has led the suit of c.
func (m *memory) partnersSuit(c skat.Card) bool {
	for i := 0; i < m.v.Tricks(); i++ {
		t := m.v.TrickAt(i)
		if t.Leader == m.partner && m.class(c).Has(t.Cards[0]) {
			return true
		}
	}
	return false
}
