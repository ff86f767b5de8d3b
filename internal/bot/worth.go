package bot

import "github.com/af22046e/skat/internal/skat"

// What a card is worth when it is kept, in card points of swing: what it may
// still bring home, less what it may lose. A play's score is the swing of the
// trick less the worth of the card spent.

// worth of c in hand.
func (m *memory) worth(c skat.Card) float64 {
	if m.game.Trumps().Has(c) {
		return m.trumpWorth(c)
	}
	if m.me == m.declarer {
		return m.holding(c, m.hand) - m.holding(c, m.hand.Without(c))
	}
	return m.defenderWorth(c)
}

// trumpWorth: a trump is a trick; the declarer's more so.
func (m *memory) trumpWorth(c skat.Card) float64 {
	pts := float64(c.Points())
	over := m.above(c, m.against()).Len()
	left := (m.against() & m.game.Trumps()).Len()
	if m.me == m.declarer {
		base := 6.5
		switch {
		case left == 0:
			return base + pts*0.95
		case c.Rank() == skat.Jack && over == 0:
			return base + 5
		case c.Rank() == skat.Jack:
			return base + 3
		}
		return base + pts*0.75
	}
	if c.Rank() == skat.Jack {
		if over == 0 {
			return 8
		}
		return 5
	}
	if over == 0 {
		return 3 + pts*0.9
	}
	return 1.5 + pts*0.1
}

// holding is what the declarer's cards in the suit of c are worth together.
func (m *memory) holding(c skat.Card, hand skat.Cards) float64 {
	own := hand & m.class(c)
	out := m.against() & m.class(c)
	if own == 0 {
		return 0
	}
	r := m.ruffRisk(c)
	v := 0.0
	for o := range own.All() {
		over, guards := m.above(o, out).Len(), m.below(o, own).Len()
		pts := float64(o.Points())
		switch {
		case over == 0:
			v += (1-2*r)*pts + (1-r)*6
		case m.establishes(o, own, out):
			v += 0.3*pts + 2
		case guards >= over:
			v += 0.2*pts + 1.5
		default:
			v -= 0.8*pts + 6
		}
	}
	return v
}

// establishes tells whether own top cards draw what is above c: each draws
// two cards, one from either opponent, at best.
func (m *memory) establishes(c skat.Card, own, out skat.Cards) bool {
	tops := 0
	for o := range m.above(c, own).All() {
		if m.above(o, out) == 0 {
			tops++
		}
	}
	return m.above(c, out).Len() < 2*tops
}

// ruffRisk is the chance that a defender trumps the declarer's winner in the
// suit of c.
func (m *memory) ruffRisk(c skat.Card) float64 {
	safe := 1.0
	for _, s := range skat.Seats() {
		if m.opponent(s) {
			safe *= 1 - m.ruffs(s, c)
		}
	}
	return 1 - safe
}

// defenderWorth of a plain card: tops win while the declarer must follow,
// others go home on the partner's tricks or not at all.
func (m *memory) defenderWorth(c skat.Card) float64 {
	pts := float64(c.Points())
	over := m.above(c, m.may[m.declarer.Index()]).Len()
	guards := m.below(c, m.hand).Len()
	follows := 1 - m.ruffs(m.declarer, c)
	switch {
	case over == 0 && pts > 0:
		w := follows * 0.85
		return max((2*w-1)*pts+6*w, 0.1*pts)
	case over == 0:
		return 5 * follows * (1 - m.void(m.declarer, c))
	case pts >= 10 && guards > 0:
		return 0.15 * pts
	case pts > 0:
		return -0.1 * pts
	}
	// A low card guards a ten against the declarer's ace.
	if ten := skat.NewCard(c.Suit(), skat.Ten); m.hand.Has(ten) && guards == 0 && m.above(ten, m.out) != 0 {
		return 2.5
	}
	return 0
}
