package bot

import (
	"context"
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// OffizierPlayer is one who plays Offiziersskat.
type OffizierPlayer interface {
	// Act chooses what v.Seat does now; v.ToMove() is v.Seat. It honours ctx:
	// when that ends, it returns soon with its best so far or ctx's error. The
	// caller takes [OffizierFallback] for an error or an illegal action.
	Act(ctx context.Context, v offizier.View) (offizier.Action, error)
}

// OffizierLevels returns the names that [NewOffizier] takes, weakest first.
func OffizierLevels() []string { return []string{"novice", "club", "expert"} }

// NewOffizier returns a player of a level. All that a player does depends on
// the View and the seed alone.
func NewOffizier(level string, seed uint64) (OffizierPlayer, error) {
	switch level {
	case "novice":
		return NewOffizierNovice(), nil
	case "club":
		return NewOffizierClub(), nil
	case "expert":
		return NewOffizierExpert(seed), nil
	}
	return nil, fmt.Errorf("level %q: want one of %s", level, strings.Join(OffizierLevels(), ", "))
}

// OffizierFallback returns a legal action for the seat to move: it names the
// suit of most open cards, says neither Kontra nor Re and plays the cheapest
// card. It returns the zero Action when v.Seat is not to move.
func OffizierFallback(v offizier.View) offizier.Action {
	s := v.Seat
	if s == offizier.NoSeat || v.ToMove() != s {
		return offizier.Action{}
	}
	switch v.Phase() {
	case offizier.PhaseName:
		return offizier.Name(s, longestGame(v.Open(s)))
	case offizier.PhasePlay:
		return offizier.Play(s, cheapest(v.Playable()))
	}
	return offizier.Pass(s)
}

// longestGame returns the suit game with most trumps among cards, the cheapest
// of equals.
func longestGame(cards skat.Cards) skat.Game {
	best := skat.GameDiamonds
	for g := skat.GameDiamonds; g <= skat.GameClubs; g++ {
		if (cards & g.Trumps()).Len() > (cards & best.Trumps()).Len() {
			best = g
		}
	}
	return best
}
