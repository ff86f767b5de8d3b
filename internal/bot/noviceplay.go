package bot

import "github.com/af22046e/skat/internal/skat"

// noviceCard plays by the beginner's rules: draw trumps, cash aces, take what
// is dear, smear on the partner's trick, else play low.
func noviceCard(v *skat.View, seed uint64) skat.Card {
	own := v.Playable()
	g := v.Contract().Game
	led := v.Led()
	switch {
	case own.Len() == 1:
		return own.First()
	case g == skat.Null && v.Seat == v.Declarer(), g == skat.Ramsch:
		return noviceDuck(v, own, g)
	case g == skat.Null:
		return lowest(g, own)
	case led == skat.NoCard && v.Seat == v.Declarer():
		return noviceDeclarerLead(v, g, seed)
	case led == skat.NoCard:
		return noviceDefenderLead(v, g, seed)
	}
	return noviceFollow(v, own, g)
}

// noviceDuck stays as high as it can below the trick, else plays its lowest;
// with nothing to follow it throws its highest.
func noviceDuck(v *skat.View, own skat.Cards, g skat.Game) skat.Card {
	if v.Led() == skat.NoCard {
		return lowest(g, own)
	}
	_, best := v.Trick().Best(g)
	if own&g.SameSuit(v.Led()) == 0 && own&^g.Trumps() != 0 {
		return highest(g, own&^g.Trumps())
	}
	var below skat.Cards
	for c := range own.All() {
		if !g.Beats(c, best) {
			below = below.With(c)
		}
	}
	if below != 0 {
		return highest(g, below)
	}
	return lowest(g, own)
}

// noviceDeclarerLead draws trumps from the top while any can be out, then
// plays aces, then its lowest card.
func noviceDeclarerLead(v *skat.View, g skat.Game, seed uint64) skat.Card {
	trumps := v.Hand & g.Trumps()
	if out := v.Unseen() & g.Trumps(); out != 0 && trumps.Len() > 1 {
		if jacks := trumps & skat.Jacks; jacks != 0 {
			return highest(g, jacks)
		}
		return lowest(g, trumps)
	}
	return noviceDefenderLead(v, g, seed)
}

// noviceDefenderLead plays an ace if it has one, else its lowest card of the
// longest suit.
func noviceDefenderLead(v *skat.View, g skat.Game, seed uint64) skat.Card {
	plain := v.Hand &^ g.Trumps()
	if plain == 0 {
		return highest(g, v.Hand)
	}
	if aces := plain & skat.OfRank(skat.Ace); aces != 0 {
		return aces.First()
	}
	long, most := skat.NoSuit, 0.0
	for _, s := range skat.Suits() {
		in := plain & skat.OfSuit(s)
		if n := float64(in.Len()) + tieBreak(seed, v.Hand, in.First()); in != 0 && n > most {
			long, most = s, n
		}
	}
	return lowest(g, plain&skat.OfSuit(long))
}

// noviceFollow smears on the partner's trick, takes a trick that holds points
// with its lowest winner, and else gives its cheapest card.
func noviceFollow(v *skat.View, own skat.Cards, g skat.Game) skat.Card {
	winner, best := v.Trick().Best(g)
	plain := own &^ g.Trumps()
	if v.Seat != v.Declarer() && winner != v.Declarer() && (v.Trick().Len() == 2 || best.Rank() == skat.Ace) {
		if plain != 0 {
			return dearest(plain)
		}
		return cheapest(own)
	}
	var winners skat.Cards
	for c := range own.All() {
		if g.Beats(c, best) {
			winners = winners.With(c)
		}
	}
	follows := own&g.SameSuit(v.Led()) != 0
	points := v.Trick().Set().Points()
	switch {
	case winners == 0:
	case follows && v.Trick().Len() == 2, follows && winners&skat.OfRank(skat.Ace) != 0:
		return dearest(winners)
	case points >= 4 || plain == 0:
		return lowest(g, winners)
	}
	if plain != 0 {
		return cheapest(plain)
	}
	return cheapest(own)
}

// lowest and highest order cards by their power in the game.
func lowest(g skat.Game, cards skat.Cards) skat.Card {
	best := cards.First()
	for c := range cards.All() {
		if g.Power(c) < g.Power(best) {
			best = c
		}
	}
	return best
}

func highest(g skat.Game, cards skat.Cards) skat.Card {
	best := cards.First()
	for c := range cards.All() {
		if g.Power(c) > g.Power(best) {
			best = c
		}
	}
	return best
}

// dearest returns the card of most card points.
func dearest(cards skat.Cards) skat.Card {
	best := cards.First()
	for c := range cards.All() {
		if c.Points() > best.Points() {
			best = c
		}
	}
	return best
}
