package bot

import (
	"context"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

const (
	// shortlist is how many ventures sampled play decides between, at most.
	shortlist = 8
	// shortlistMargin is how far below the best by the tables one may be, in the
	// points of the stakes.
	shortlistMargin = 25.0
	// discardWorlds are solved for each of them, at most.
	discardWorlds = 48
	// tableWorlds is how many solved worlds the tables count for.
	tableWorlds = 12.0
)

// takesSkat tells whether the declarer picks up the skat.
func (p expert) takesSkat(v *skat.View) bool {
	b := p.bidder(v)
	_, hand := b.handGame(v.Dealt)
	return b.prospect(v.Dealt) >= hand
}

// lay chooses the game and what to lay for it.
func (p expert) lay(ctx context.Context, v *skat.View) venture {
	b := p.bidder(v)
	return p.decide(ctx, v, &b, b.ventures(v.Hand, 0, p.margin()))
}

// declaration returns what to declare: with the skat picked up the best game
// for the ten cards kept, else the best Hand game.
func (p expert) declaration(ctx context.Context, v *skat.View) skat.Contract {
	b := p.bidder(v)
	if !v.PickedUp(v.Seat) {
		c, _ := b.handGame(v.Dealt)
		return c
	}
	return p.decide(ctx, v, &b, b.ventures(v.Hand|v.Laid, v.Laid, p.margin())).contract
}

func (p expert) margin() float64 {
	if p.options.Bidding == BidByTables {
		return 0
	}
	return shortlistMargin
}

// ventures returns those with twelve cards that come near the best by the
// tables, the best first, shortlist at most. With laid, which are two of the
// twelve, only those that lay these.
func (b *bidder) ventures(twelve, laid skat.Cards, margin float64) []venture {
	var list []venture
	var gains []float64
	for _, c := range b.games() {
		layings := []appraisal.Laying{{Laid: laid}}
		if laid == 0 {
			layings = b.model.Layings(c.holding, twelve, nil)
		}
		for _, l := range layings {
			d := c
			d.holding.Laid, d.holding.Ten = l.Laid, twelve&^l.Laid
			d.value = d.contract.Least(twelve)
			b.chances(&d)
			g := b.gain(&d)
			i := len(gains)
			for i > 0 && gains[i-1] < g {
				i--
			}
			if i < shortlist {
				list, gains = insert(list, i, d), insert(gains, i, g)
			}
		}
	}
	n := 1
	for n < len(gains) && gains[n] >= gains[0]-margin {
		n++
	}
	return list[:n]
}

// insert puts x at i of a list of shortlist entries at most.
func insert[T any](list []T, i int, x T) []T {
	if len(list) < shortlist {
		list = append(list, x)
	}
	copy(list[i+1:], list[i:])
	list[i] = x
	return list
}

// decide chooses among ventures by sampled play: how many of the worlds that
// the auction makes likely each wins with open cards, joined with what the
// tables say.
func (p expert) decide(ctx context.Context, v *skat.View, b *bidder, list []venture) venture {
	if len(list) == 1 {
		return list[0]
	}
	return p.trial(b, list).best(ctx, p.opponents(v, list[0].holding.Ten|list[0].holding.Laid))
}

// opponents deals the cards that the declarer with twelve does not see, in
// ways that go with the auction.
func (p expert) opponents(v *skat.View, twelve skat.Cards) []world {
	rng := p.rng(v)
	rest := skat.AllCards &^ twelve
	left, right := v.Seat.Next(), v.Seat.Next().Next()
	n := discardWorlds
	list := make([]world, 20*n)
	for i := range list {
		w := &list[i]
		w.hands[left.Index()] = drawCards(rest, 10, rng)
		w.hands[right.Index()] = rest &^ w.hands[left.Index()]
		w.weight = 1
	}
	if p.options.Inference == InferNothing {
		return list[:n]
	}
	r := reading{m: &memory{v: v}, calls: readCalls(v)}
	weighAll(list, func(w *world) float64 {
		return r.auction(left, w.hands[left.Index()]) + r.auction(right, w.hands[right.Index()])
	})
	return thin(list, n, rng)
}
