package bot

import (
	"context"

	"github.com/af22046e/skat/internal/skat"
)

type novice struct{ seed uint64 }

// Act implements [Player].
func (p novice) Act(ctx context.Context, v skat.View) (skat.Action, error) {
	if err := ready(ctx, &v); err != nil {
		return skat.Action{}, err
	}
	s := v.Seat
	switch v.Phase() {
	case skat.PhaseAuction:
		return answerCall(&v, noviceLimit(v.Dealt)), nil
	case skat.PhaseDiscard:
		if v.Declarer() == skat.NoSeat {
			rest := v.Hand &^ skat.Jacks
			high := highest(skat.Ramsch, rest)
			return skat.Discard(s, skat.NewCards(high, highest(skat.Ramsch, rest.Without(high)))), nil
		}
		return skat.Discard(s, noviceDiscard(noviceGame(v.Hand, v.Bid()), v.Hand)), nil
	case skat.PhaseDeclare:
		// Novice always picks up, so it never declares a Hand game.
		return skat.Declare(s, skat.Contract{Game: noviceGame(v.Hand|v.Laid, v.Bid()), Hand: !v.PickedUp(s)}), nil
	case skat.PhasePlay:
		return skat.Play(s, noviceCard(&v, p.seed)), nil
	case skat.PhaseConcession:
		if mayStillGain(&v) {
			return skat.Refuse(s), nil
		}
	}
	return Fallback(v), nil
}

// noviceStrength counts what a beginner counts for a game: trumps and the
// aces beside them; in Grand jacks and aces; in Null the suits that have a
// seven or are empty.
func noviceStrength(g skat.Game, cards skat.Cards) int {
	aces := cards & skat.OfRank(skat.Ace)
	switch g {
	case skat.Grand:
		return (cards & skat.Jacks).Len() + aces.Len()
	case skat.Null:
		n := 0
		for _, s := range skat.Suits() {
			in := cards & skat.OfSuit(s)
			high := in & (skat.OfRank(skat.Ace) | skat.OfRank(skat.King) | skat.OfRank(skat.Queen))
			if in == 0 || in.Has(skat.NewCard(s, skat.Seven)) && high.Len() < 2 {
				n++
			}
		}
		return n
	}
	return (cards & g.Trumps()).Len() + (aces &^ g.Trumps()).Len()
}

// What a beginner needs before he bids: seven trumps and aces in a suit game,
// five of them trumps; five jacks and aces in Grand; four safe suits in Null.
func noviceDares(g skat.Game, ten skat.Cards) bool {
	switch n := noviceStrength(g, ten); g {
	case skat.Grand:
		return n >= 5 && (ten&skat.Jacks).Len() >= 2
	case skat.Null:
		return n == 4
	default:
		return n >= 6 && (ten&g.Trumps()).Len() >= 5
	}
}

// noviceLimit is the value of the dearest game that it dares to play, in game
// points; 0 is none.
func noviceLimit(ten skat.Cards) int {
	limit := 0
	for g := skat.GameDiamonds; g <= skat.Null; g++ {
		if noviceDares(g, ten) {
			limit = max(limit, skat.Contract{Game: g}.Least(ten))
		}
	}
	return limit
}

// noviceGame names the game for the twelve cards: Grand or Null when they are
// there, else the longest suit of those that are worth the bid.
func noviceGame(twelve skat.Cards, bid int) skat.Game {
	worth := func(g skat.Game) bool { return skat.Contract{Game: g}.Least(twelve) >= bid }
	if worth(skat.Grand) && noviceStrength(skat.Grand, twelve) >= 6 {
		return skat.Grand
	}
	best, top := skat.NoGame, 0
	for g := skat.GameDiamonds; g <= skat.GameClubs; g++ {
		if n := noviceStrength(g, twelve); worth(g) && n >= top {
			best, top = g, n
		}
	}
	switch {
	case top < 6 && worth(skat.Null) && noviceStrength(skat.Null, twelve) == 4:
		return skat.Null
	case best == skat.NoGame && worth(skat.Grand):
		return skat.Grand
	case best == skat.NoGame:
		return longestSuit(twelve, false).Game
	}
	return best
}

// noviceDiscard lays two cards: bare tens first, then what is left of the
// shortest side suit; in Null the highest cards. Trumps and aces stay.
func noviceDiscard(g skat.Game, twelve skat.Cards) skat.Cards {
	var laid skat.Cards
	for laid.Len() < 2 {
		rest := twelve &^ laid
		best, top := skat.NoCard, -1000
		for c := range rest.All() {
			if n := noviceDiscardRank(g, rest, c); n > top {
				best, top = c, n
			}
		}
		laid = laid.With(best)
	}
	return laid
}

func noviceDiscardRank(g skat.Game, rest skat.Cards, c skat.Card) int {
	if g == skat.Null {
		return g.Power(c)
	}
	suit := rest & g.SameSuit(c)
	ace := suit&skat.OfRank(skat.Ace) != 0
	switch {
	case g.Trumps().Has(c):
		return -100 - g.Power(c)
	case c.Rank() == skat.Ace:
		return -50
	case c.Rank() == skat.Ten && !ace && suit.Len() <= 2:
		return 50
	case c.Rank() == skat.Ten && ace:
		return -40
	}
	return 30 - 5*suit.Len() + c.Points()
}
