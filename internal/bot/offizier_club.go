package bot

import (
	"context"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierClub is a good club player: prices the five games by its open cards,
// counts cards, trumps and voids in the play, looks one trick ahead and
// searches nothing.
type offizierClub struct{}

// NewOffizierClub returns a club player, to whom chance means nothing.
func NewOffizierClub() OffizierPlayer { return offizierClub{} }

func (offizierClub) Act(ctx context.Context, v offizier.View) (offizier.Action, error) {
	if err := ctx.Err(); err != nil {
		return offizier.Action{}, err
	}
	s := v.Seat
	switch v.Phase() {
	case offizier.PhaseName:
		return offizier.Name(s, gameByOpen(v.Open(s))), nil
	case offizier.PhaseKontra:
		if kontraChance(&v) < 0.5 {
			return offizier.Kontra(s), nil
		}
		return offizier.Pass(s), nil
	case offizier.PhaseRe:
		if kontraChance(&v) >= 0.5 {
			return offizier.Re(s), nil
		}
		return offizier.Pass(s), nil
	case offizier.PhasePlay:
		m := rememberOffizier(&v)
		return offizier.Play(s, m.clubCard(v.Playable())), nil
	}
	return OffizierFallback(v), nil
}

// clubCard returns the card that promises most, the lowest-numbered of equals.
func (m *offizierMemory) clubCard(cards skat.Cards) skat.Card {
	var best skat.Card
	most := 0.0
	for c := range cards.All() {
		if worth := m.worth(c); best == skat.NoCard || worth > most {
			best, most = c, worth
		}
	}
	return best
}

// worth returns what playing c promises, in card points.
func (m *offizierMemory) worth(c skat.Card) float64 {
	worth := -m.keeping(c)
	if m.led == skat.NoCard {
		worth += m.leading(c)
	} else {
		worth += m.following(c)
	}
	if m.lids.Has(c) {
		worth += clubWeights.TurnUp
	}
	return worth
}

// keeping returns what a card promises for later tricks, in card points.
func (m *offizierMemory) keeping(c skat.Card) float64 {
	points := float64(c.Points())
	higher := clubWeights.HigherOpen*float64(m.above(c, m.theirs).Len()) + clubWeights.HigherUnseen*float64(m.above(c, m.unseen).Len())
	wins := 1 / (1 + higher)
	if m.game.Trumps().Has(c) {
		return clubWeights.Trump + wins*(points+clubWeights.TopTrump) + (1-wins)*points*clubWeights.TrumpLoser
	}
	return (1 - wins) * points * clubWeights.PlainLoser
}

// following returns the worth of playing c to the card led.
func (m *offizierMemory) following(c skat.Card) float64 {
	pot := float64(m.led.Points() + c.Points())
	if m.game.Beats(c, m.led) {
		return pot + clubWeights.TakeLead
	}
	return -pot
}

// leading returns the worth of leading c.
func (m *offizierMemory) leading(c skat.Card) float64 {
	points := float64(c.Points())
	suit := m.game.SameSuit(c)
	trump := m.game.Trumps()
	open := m.theirs & suit
	beaten := 1.0
	if m.above(c, m.theirs) == 0 {
		beaten = m.holds(m.above(c, m.may))
		if open == 0 && !trump.Has(c) {
			ruffs := 1.0
			if m.theirs&trump == 0 {
				ruffs = m.holds(trump)
			}
			beaten += (1 - m.holds(suit)) * ruffs
		}
	}
	gives := clubWeights.Gives
	if open != 0 {
		gives = float64(cheapest(open).Points())
	}
	worth := (1-beaten)*(points+gives+clubWeights.KeepLead) - beaten*(points+clubWeights.Beaten)
	if trump.Has(c) {
		mine, others := (m.mine & trump).Len(), (m.theirs&trump).Len()+(m.may&trump).Len()
		worth += clubWeights.Draw * float64(mine-others)
	}
	return worth
}
