package tui

import (
	"context"
	"slices"
	"time"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// claimTried is a claim that the engine refused at the table.
type claimTried struct {
	deal string // as [skat.Deal.String] when it was made
	seat skat.Seat
}

// claimPatience is how long a refutation may take. The engine has found that
// there is one while the player waited.
const claimPatience = 2 * time.Second

// refutations are the refused claims of a review by step, each with the cards
// that refute it.
func refutations(env *Env, r *coach.Review) map[int][]skat.Action {
	found := map[int][]skat.Action{}
	if len(env.claimed) == 0 {
		return found
	}
	ctx, cancel := context.WithTimeout(context.Background(), claimPatience)
	defer cancel()
	for i := range r.States {
		d := &r.States[i]
		if d.Phase() != skat.PhasePlay {
			continue
		}
		text := d.String()
		k := slices.IndexFunc(env.claimed, func(c claimTried) bool { return c.deal == text })
		if k < 0 {
			continue
		}
		if cards, err := coach.Refute(ctx, d, env.claimed[k].seat); err == nil && len(cards) > 0 {
			found[i] = cards
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
