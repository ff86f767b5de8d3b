package bot

import "github.com/af22046e/skat/internal/skat"

func (m *memory) nullCard(seed uint64) skat.Card {
	switch {
	case m.me == m.declarer:
		return m.nullDeclarer(seed)
	case m.v.Open != 0:
		return m.openNullDefender(seed)
	}
	return m.nullDefender(seed)
}

// danger of a suit's holding in Null against the cards out: for each own
// card, how many lower cards are out beyond the own cards that can go first.
// Gaps count less the more higher cards are out to cover them.
func (m *memory) danger(own, out skat.Cards) float64 {
	d := 0.0
	for c := range own.All() {
		lower, mine := m.below(c, out).Len(), m.below(c, own).Len()
		if gap := lower - mine; gap > 0 {
			d += float64(gap) / float64(1+m.above(c, out).Len())
		}
	}
	return d
}

// nullDeclarer leads what others surely beat, follows as high as stays below
// the trick, and throws away what is most dangerous.
func (m *memory) nullDeclarer(seed uint64) skat.Card {
	return m.pick(m.v.Playable(), seed, m.nullDeclarerScore)
}

func (m *memory) nullDeclarerScore(c skat.Card) float64 {
	out := m.against()
	led := m.trick.Cards[0]
	class := m.class(c)
	relief := m.danger(m.hand&class, out&class) - m.danger((m.hand&class).Without(c), out&class)
	switch {
	case led == skat.NoCard:
		a, b := m.me.Next(), m.me.Next().Next()
		caught := m.none(a.Index(), m.above(c, out)) * m.none(b.Index(), m.above(c, out))
		return -20*caught + relief
	case !class.Has(led):
		return relief + 0.02*float64(m.game.Power(c))
	case !m.game.Beats(c, m.best):
		return 10 + float64(m.game.Power(c))
	case m.trick.Len() == 2:
		return -30
	}
	return -20 * m.none(m.me.Next().Index(), m.above(c, out))
}

// nullDefender makes the declarer take a trick where he can; else he gets rid
// of high cards and of short suits.
func (m *memory) nullDefender(seed uint64) skat.Card {
	return m.pick(m.v.Playable(), seed, func(c skat.Card) float64 {
		return 40*m.catches(c) + m.riddance(c)
	})
}

// catches returns the chance that the declarer takes this trick in Null when
// c is played to it.
func (m *memory) catches(c skat.Card) float64 {
	led, winner, best := m.trick.Cards[0], m.winner, m.best
	if led == skat.NoCard {
		led, winner, best = c, m.me, c
	} else if m.game.Beats(c, best) {
		winner, best = m.me, c
	}
	partnerPlayed := m.trick.By(m.partner) != skat.NoCard
	p := m.partner.Index()
	if m.trick.By(m.declarer) != skat.NoCard {
		if winner != m.declarer {
			return 0
		}
		if partnerPlayed {
			return 1
		}
		// The partner must stay below too.
		return m.some(p, m.below(best, m.out)) + m.void(m.partner, led)*0.99
	}
	d := m.declarer.Index()
	stuck := max(0, m.none(d, m.below(best, m.out))-m.void(m.declarer, led))
	if !partnerPlayed {
		stuck *= min(1, 0.25+m.some(p, m.below(best, m.out))*0.5+m.void(m.partner, led))
	}
	return stuck
}

// riddance is what a defender gains by parting with c in Null: high cards that
// only take tricks, singletons, and suits the declarer is long in.
func (m *memory) riddance(c skat.Card) float64 {
	own := m.hand & m.class(c)
	d := m.declarer.Index()
	his := (m.may[d] & m.class(c)).Len()
	score := 0.35 * float64(m.game.Power(c))
	if m.trick.Len() == 0 {
		// Lead low, from short suits, where the declarer may have many.
		score = -0.3*float64(m.game.Power(c)) + 0.5*float64(his)
		if m.may[d]&m.class(c) == 0 {
			score -= 6
		}
	}
	return score - 0.6*float64(own.Len())
}
