package bot

import "github.com/af22046e/skat/internal/skat"

// ramschCard takes few points: ducks, throws away what will take tricks, and
// leads what others must beat. A hand that takes every trick goes for the
// Durchmarsch, and nobody else's is let through.
func (m *memory) ramschCard(seed uint64) skat.Card {
	own := m.v.Playable()
	if m.marching() {
		return m.pick(own, seed, func(c skat.Card) float64 {
			return 30*m.takes(c) + 0.2*float64(m.game.Power(c))
		})
	}
	spoil := 0.0
	if m.marcher() != skat.NoSeat {
		spoil = 25
	}
	return m.pick(own, seed, func(c skat.Card) float64 {
		take := m.takes(c)
		pts := float64(m.trick.Set().Points()+c.Points()) + 8*float64(2-m.trick.Len())
		if m.v.Tricks() == 9 && m.v.Rules().RamschSkat == skat.SkatToLastTrick {
			pts += 8
		}
		return take*(spoil-pts) + ramschRisk(m.hand, m.out) - ramschRisk(m.hand.Without(c), m.out)
	})
}

// takes returns the chance that c takes the trick when played now, in Ramsch.
func (m *memory) takes(c skat.Card) float64 {
	if m.best != skat.NoCard && !m.game.Beats(c, m.best) {
		return 0
	}
	led := m.trick.Cards[0]
	if led == skat.NoCard {
		led = c
	}
	p := 1.0
	for i, s := m.trick.Len(), m.me.Next(); i < 2; i, s = i+1, s.Next() {
		// Who is void need not trump.
		forced := m.some(s.Index(), m.above(c, m.out))
		if m.class(led).Has(c) {
			p *= 1 - forced
		}
	}
	return p
}

// ramschRisk guesses the card points that a hand will take: each card takes a
// trick as far as fewer lower cards of its suit can go before it than are out
// below it.
func ramschRisk(hand, out skat.Cards) float64 {
	m := memory{game: skat.Ramsch, hand: hand}
	risk := 0.0
	for c := range hand.All() {
		class := m.class(c)
		below, mine, above := m.below(c, out).Len(), m.below(c, hand).Len(), m.above(c, out).Len()
		gap := float64(below-mine) + 0.5
		if gap <= 0 || out&class == 0 {
			continue
		}
		risk += (5 + 0.3*float64(c.Points())) * gap / (gap + 1.5*float64(above) + 0.5)
	}
	return risk
}

// marching tells whether the seat has every trick so far, can take the one on
// the table, and holds what takes the rest: of each suit the cards at the top.
func (m *memory) marching() bool {
	if m.v.TricksWon(m.me) != m.v.Tricks() || m.best != skat.NoCard && !m.mustTake() {
		return false
	}
	losers := 0
	for c := range m.hand.All() {
		top := (m.hand & m.class(c)).Len() - m.below(c, m.hand).Len() // 1 for the highest own card
		if above := m.above(c, m.out).Len(); above > 0 && (m.out&m.class(c)).Len() >= top {
			losers++
		}
	}
	if m.out&skat.Jacks != 0 && (m.hand&skat.Jacks).Len() < (m.out&skat.Jacks).Len() {
		losers++
	}
	return losers == 0
}

// mustTake tells whether a card of the hand takes the trick on the table for
// certain.
func (m *memory) mustTake() bool {
	for c := range m.v.Playable().All() {
		if m.takes(c) >= 1 {
			return true
		}
	}
	return false
}

// marcher returns another seat that has taken every one of at least five
// tricks, or NoSeat.
func (m *memory) marcher() skat.Seat {
	for _, s := range skat.Seats() {
		if s != m.me && m.v.Tricks() >= 5 && m.v.TricksWon(s) == m.v.Tricks() {
			return s
		}
	}
	return skat.NoSeat
}

// passOn chooses the two cards to pass on in Schieberamsch: those whose
// going leaves the least risk.
func passOn(twelve skat.Cards) skat.Cards {
	var best skat.Cards
	least := 0.0
	rest := twelve &^ skat.Jacks
	for a := rest; a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			two := a&-a | b&-b
			if r := ramschRisk(twelve&^two, skat.AllCards&^twelve|two); best == 0 || r < least {
				best, least = two, r
			}
		}
	}
	return best
}

// pushRisk is the risk up to which a seat leaves the skat unseen: it doubles
// the loss for whoever loses.
const pushRisk = 22

func worthPushing(hand skat.Cards) bool {
	return ramschRisk(hand, skat.AllCards&^hand) < pushRisk
}
