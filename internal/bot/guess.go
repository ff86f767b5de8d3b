package bot

import (
	"math/rand/v2"

	"github.com/af22046e/skat/internal/skat"
)

// Guesses deals what a seat cannot see as it may take it to lie: by what is
// certain, and by what the others' bids, contract and cards say of their hands,
// as the Expert reads them. It is for one goroutine at a time.
type Guesses struct {
	v      *skat.View
	m      memory
	r      reading
	dealer worldDealer
	every  []world // all there are, weighed, when there are few
	sum    float64 // of their weights
}

// Of the candidates for a guess, drawnToGuess are weighed by whether the
// declarer would play his game, weighedToGuess of them by the auction and the
// contract, judgedToGuess of those by the cards played.
const (
	drawnToGuess   = 96
	weighedToGuess = 32
	judgedToGuess  = 8
	// fewWorlds are so few that all of them are weighed instead, once.
	fewWorlds = 300
)

// NewGuesses prepares guesses of what v.Seat cannot see. v.Seat must be to move,
// in a deal with a declarer or before there is one.
func NewGuesses(v skat.View) *Guesses {
	g := &Guesses{v: &v}
	g.m = remember(g.v)
	g.r = read(&g.m)
	g.dealer = newWorldDealer(&g.m)
	if g.dealer.total <= fewWorlds {
		g.every = g.dealer.all(nil)
		weighAll(g.every, g.r.game)
		weighAll(g.every, g.r.weigh)
		if g.cardsTell() {
			weighAll(g.every, g.r.weighPlay)
		}
		for i := range g.every {
			g.sum += g.every[i].weight
		}
	}
	return g
}

// cardsTell tells whether cards were played that say something.
func (g *Guesses) cardsTell() bool { return g.m.game.Base() != 0 && g.v.Played() != 0 }

// Draw guesses n times, all from one pool of candidates, and independently of
// other calls. It returns the deals that have come to v with those cards; where
// the cards could not have come to it, which is rare, it returns fewer.
func (g *Guesses) Draw(n int, rng *rand.Rand) []skat.Deal {
	list, sum := g.every, g.sum
	if len(list) == 0 {
		list, sum = g.pool(rng)
	}
	var deals []skat.Deal
	for range n {
		if d, ok := drawOne(list, sum, rng).deal(&g.m); ok {
			deals = append(deals, d)
		}
	}
	return deals
}

// pool draws candidates and weighs them, and returns the sum of their weights.
func (g *Guesses) pool(rng *rand.Rand) (list []world, sum float64) {
	n := drawnToGuess
	if g.m.declarer == skat.NoSeat || g.m.declarer == g.m.me {
		n = weighedToGuess // no game is to be judged
	}
	list = g.dealer.worlds(weighedToGuess, n, rng, g.r.game)
	weighAll(list, g.r.weigh)
	if g.cardsTell() {
		list = thin(list, judgedToGuess, rng)
		weighAll(list, g.r.weighPlay)
	}
	for i := range list {
		sum += list[i].weight
	}
	return list, sum
}

// drawOne draws in proportion to the weights, which come to sum.
func drawOne(list []world, sum float64, rng *rand.Rand) *world {
	u := rng.Float64() * sum
	for i := range list {
		if u -= list[i].weight; u < 0 {
			return &list[i]
		}
	}
	return &list[len(list)-1]
}
