package bot

import (
	"context"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierNovice is a sound beginner: names its longest suit, leads aces,
// takes what it can cheaply and counts nothing.
type offizierNovice struct{}

// NewOffizierNovice returns a beginner, to whom chance means nothing.
func NewOffizierNovice() OffizierPlayer { return offizierNovice{} }

func (offizierNovice) Act(ctx context.Context, v offizier.View) (offizier.Action, error) {
	if err := ctx.Err(); err != nil {
		return offizier.Action{}, err
	}
	s := v.Seat
	switch v.Phase() {
	case offizier.PhaseName:
		if (v.Open(s) & skat.Jacks).Len() >= 3 {
			return offizier.Name(s, skat.Grand), nil
		}
		return offizier.Name(s, longestGame(v.Open(s))), nil
	case offizier.PhaseKontra:
		if strength(v.Game(), v.Open(s)) >= strength(v.Game(), v.Open(s.Other()))+2 {
			return offizier.Kontra(s), nil
		}
		return offizier.Pass(s), nil
	case offizier.PhasePlay:
		return offizier.Play(s, offizierNoviceCard(&v)), nil
	}
	return OffizierFallback(v), nil
}

// strength counts trumps and plain aces.
func strength(g skat.Game, cards skat.Cards) int {
	return (cards & (g.Trumps() | skat.OfRank(skat.Ace))).Len()
}

func offizierNoviceCard(v *offizier.View) skat.Card {
	g, led, cards := v.Game(), v.Led(), v.Playable()
	if led == skat.NoCard {
		if aces := cards & skat.OfRank(skat.Ace) &^ g.Trumps(); aces != 0 {
			return aces.First()
		}
		if plain := cards &^ g.Trumps(); plain != 0 {
			return cheapest(plain)
		}
		return cheapest(cards)
	}
	var take skat.Card
	for c := range cards.All() {
		if g.Beats(c, led) && (take == skat.NoCard || g.Power(c) < g.Power(take)) {
			take = c
		}
	}
	// A trump is worth spending on points only.
	if take != skat.NoCard && (g.SameSuit(led).Has(take) || led.Points() >= 3) {
		return take
	}
	return cheapest(cards)
}
