package coach

import (
	"context"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// Hint is a bot's advice for the seat to move, and what was measured of it.
type Hint struct {
	Action   skat.Action
	Verdict  Verdict // its Best is -1 where nothing was measured
	Measured int     // number of the advised option in it, -1 none
}

// Advise returns what p would do as v.Seat, which is to move, with the figures
// of so many samples where there is something to measure. It knows what the
// seat knows. The errors are p's and ctx's; when ctx ends after p has answered,
// the Hint has what was measured until then.
func Advise(ctx context.Context, v skat.View, p bot.Player, samples int, seed uint64) (Hint, error) {
	a, err := p.Act(ctx, v)
	if err != nil {
		return Hint{}, err
	}
	h := Hint{Action: a, Verdict: Verdict{Best: -1}, Measured: -1}
	s, err := NewStudy(v, AskGames, seed)
	if err != nil {
		return h, nil // nothing to measure, as in Ramsch
	}
	limit := 0
	if a.Kind == skat.KindBid || a.Kind == skat.KindHold {
		limit = Call(v)
	}
	at := s.IndexOf(limit, a)
	if at >= 0 {
		_ = s.Run(ctx, samples, at)
	} else {
		_ = s.Run(ctx, samples)
	}
	h.Verdict, h.Measured = s.Verdict(), at
	return h, nil
}

// Features are what a player counts in a hand for a game.
type Features struct {
	Trumps  int       // with the jacks; 0 in Null
	Jacks   int       //
	TopJack bool      // the jack of clubs
	Aces    int       // outside the trumps
	Covered int       // suits that are safe from below; only in Null
	Danger  skat.Suit // the worst of the others; NoSuit: none; only in Null
}

// FeaturesOf counts them in the cards that a player knows to be his: ten, or
// twelve with the skat.
func FeaturesOf(cards skat.Cards, g skat.Game) Features {
	if g == skat.Null {
		f, most := Features{}, 0
		for _, s := range skat.Suits() {
			gaps := gapsBelow(cards & skat.OfSuit(s))
			if gaps == 0 {
				f.Covered++
			} else if gaps > most {
				most, f.Danger = gaps, s
			}
		}
		return f
	}
	f := Features{
		Trumps: (cards & g.Trumps()).Len(), Jacks: (cards & skat.Jacks).Len(), TopJack: cards.Has(skat.NewCard(skat.Clubs, skat.Jack)),
	}
	for _, s := range skat.Suits() {
		if s == g.Suit() {
			continue
		}
		if cards.Has(skat.NewCard(s, skat.Ace)) {
			f.Aces++
		}
	}
	return f
}

// gapsBelow counts how many lower cards of a suit are out that the own ones
// cannot duck under: 0 when the i-th lowest card has fewer than i below it that
// are out.
func gapsBelow(own skat.Cards) int {
	held, out, gaps := 0, 0, 0
	for _, r := range [8]skat.Rank{skat.Seven, skat.Eight, skat.Nine, skat.Ten, skat.Jack, skat.Queen, skat.King, skat.Ace} {
		if !hasRank(own, r) {
			out++
			continue
		}
		gaps = max(gaps, out-held)
		held++
	}
	return gaps
}

func hasRank(cards skat.Cards, r skat.Rank) bool { return cards&skat.OfRank(r) != 0 }
