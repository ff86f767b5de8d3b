package bot

import (
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierMemory is what a player of Offiziersskat who paid attention knows
// during the play.
type offizierMemory struct {
	game   skat.Game
	mine   skat.Cards // in hand or open
	theirs skat.Cards // open before the opponent
	unseen skat.Cards // in the opponent's hand, or covered by either
	may    skat.Cards // of these, those that the opponent may have in hand
	inHand int        // cards in the opponent's hand
	lids   skat.Cards // my open cards with one covered under it
	led    skat.Card
}

func rememberOffizier(v *offizier.View) offizierMemory {
	other := v.Seat.Other()
	m := offizierMemory{
		game: v.Game(), mine: v.Cards(), theirs: v.Open(other), unseen: v.Unseen(), inHand: v.InHand(other), led: v.Led(),
	}
	for i := range offizier.Piles {
		if p := v.Pile(v.Seat, i); p.Covered {
			m.lids = m.lids.With(p.Open)
		}
	}
	if m.inHand > 0 {
		m.may = m.unseen &^ notInHand(v, other)
	}
	return m
}

// notInHand returns the cards that a seat cannot have in hand, because it did
// not follow when it should have; a hand only shrinks, so it has none since.
func notInHand(v *offizier.View, s offizier.Seat) skat.Cards {
	var none skat.Cards
	for i := 0; i <= v.Tricks() && i < offizier.Tricks; i++ {
		t := v.TrickAt(i)
		if t.Leader != s && t.Cards[1] != skat.NoCard {
			if follow := v.Game().SameSuit(t.Cards[0]); !follow.Has(t.Cards[1]) {
				none |= follow
			}
		}
	}
	return none
}

// above returns the cards of set that beat c within its suit.
func (m *offizierMemory) above(c skat.Card, set skat.Cards) skat.Cards {
	var s skat.Cards
	p := m.game.Power(c)
	for o := range (set & m.game.SameSuit(c)).All() {
		if m.game.Power(o) > p {
			s = s.With(o)
		}
	}
	return s
}

// holds returns the chance that the opponent has at least one of set in hand.
func (m *offizierMemory) holds(set skat.Cards) float64 {
	set &= m.may
	n, all := set.Len(), m.may.Len()
	none := 1.0
	for i := range m.inHand {
		if all-i <= 0 {
			break
		}
		none *= max(0, float64(all-n-i)/float64(all-i))
	}
	return 1 - none
}
