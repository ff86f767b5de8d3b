package tui

import (
	"context"
	"time"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// claimPatience is how long a refutation may take. The engine has found that
// there is one while the player waited.
const claimPatience = 2 * time.Second

// refutations are the refused claims of deal n of m by step, each with the
// cards that refute it.
func refutations(m *match.Match, n int, r *coach.Review) map[int][]skat.Action {
	found := map[int][]skat.Action{}
	ctx, cancel := context.WithTimeout(context.Background(), claimPatience)
	defer cancel()
	for _, c := range m.Refused() {
		if c.Deal != n || c.Before >= len(r.States) {
			continue
		}
		if cards, err := coach.Refute(ctx, &r.States[c.Before], c.Seat); err == nil && len(cards) > 0 {
			found[c.Before] = cards
		}
	}
	return found
}

// claimLines say why a claim at the step shown was refused.
func (s *review) claimLines(w int) []line {
	cards := s.claims[s.at]
	if len(cards) == 0 {
		return nil
	}
	f, p := newFaces(s.env.Theme, s.env.Text), s.env.Text
	text := ""
	for i, a := range cards {
		if i > 0 {
			text += ", "
		}
		text += s.deal.name(a.Seat) + " " + f.card(a.Card)
	}
	return wrap(styleWarning, p.T(i18n.ReviewClaim, i18n.Args{"Cards": text}), w)
}
