package bot

import (
	"math/rand/v2"
	"sync"

	"github.com/af22046e/skat/internal/skat"
)

// A game is what one self-played game tells the fit.
type game struct {
	contract  skat.Contract
	seat      skat.Seat
	rivals    int
	ten, laid skat.Cards
	won       bool
	points    int
}

// selfPlay plays deals from seed on with each seat as declarer.
func selfPlay(deals int, seed uint64) []game {
	const workers = 2
	parts := make([][]game, workers)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for i := w; i < deals; i += workers {
				parts[w] = append(parts[w], allDeclare(seed, uint64(i))...)
			}
		})
	}
	wg.Wait()
	return append(parts[0], parts[1]...)
}

func allDeclare(seed, i uint64) (games []game) {
	rng := rand.New(rand.NewPCG(seed, i))
	l := skat.DealPack(skat.Shuffle(rng))
	var limits [3]int
	for s, h := range l.Hands {
		t := tableSense{skat.SeatAt(s), 0}
		if suitWeights.length[8] != 0 {
			limits[s] = t.limit(h)
		}
	}
	for _, s := range skat.Seats() {
		if g, ok := playForced(l, s, limits, rng); ok {
			games = append(games, g)
		}
	}
	return games
}

// playForced has s win the auction against opponents that bid up to their limits.
func playForced(l skat.Layout, s skat.Seat, limits [3]int, rng *rand.Rand) (game, bool) {
	d := skat.New(l, skat.Rules{})
	for d.Phase() == skat.PhaseAuction {
		v := d.View(d.ToMove())
		limit := 264
		if v.Seat != s {
			limit = limits[v.Seat.Index()]
		}
		if err := d.Apply(answerCall(&v, limit)); err != nil {
			panic(err)
		}
	}
	v := d.View(s)
	t := sense(&v)
	g := game{seat: s, rivals: t.rivals}
	hand := rng.IntN(10) == 0
	list := t.pickedUp(l.Hands[s.Index()]|l.Skat, -2, nil)
	if hand {
		list = t.unseenSkat(l.Hands[s.Index()])
	}
	if len(list) == 0 {
		return g, false
	}
	o, ok := explore(list, rng)
	if !ok {
		return g, false
	}
	g.contract, g.ten, g.laid = o.contract, l.Hands[s.Index()], l.Skat
	apply := func(a skat.Action) {
		if err := d.Apply(a); err != nil {
			panic(err)
		}
	}
	if hand {
		apply(skat.PlayHand(s))
	} else {
		apply(skat.PickUp(s))
		laid := o.laid
		if rng.IntN(6) == 0 {
			laid = oddDiscard(d.Hand(s), laid, o.contract.Game, rng)
		}
		apply(skat.Discard(s, laid))
		g.ten, g.laid = d.Hand(s), laid
	}
	apply(skat.Declare(s, o.contract))
	for d.Phase() != skat.PhaseDone {
		v := d.View(d.ToMove())
		apply(skat.Play(v.Seat, club{}.card(&v)))
	}
	r := d.Result()
	g.points = r.Points[s.Index()]
	g.won = g.points >= 61
	if o.contract.Game == skat.Null {
		g.won = r.Tricks[s.Index()] == 0
	}
	return g, true
}

func explore(list []offer, rng *rand.Rand) (offer, bool) {
	top := 0.0
	for _, o := range list {
		top = max(top, o.win)
	}
	if rng.IntN(3) > 0 {
		o, _ := best(list, 18)
		if o.win > 0.1 {
			return o, true
		}
	}
	var fit []offer
	for _, o := range list {
		if o.win > 0.2 && o.win > top-0.4 {
			fit = append(fit, o)
		}
	}
	if len(fit) == 0 {
		return offer{}, false
	}
	return fit[rng.IntN(len(fit))], true
}

func oddDiscard(twelve, laid skat.Cards, g skat.Game, rng *rand.Rand) skat.Cards {
	keep := laid.First()
	if rng.IntN(2) == 0 {
		keep = laid.Last()
	}
	var rest []skat.Card
	for c := range (twelve &^ g.Trumps()).Without(keep).All() {
		rest = append(rest, c)
	}
	if len(rest) == 0 {
		return laid
	}
	return skat.NewCards(keep, rest[rng.IntN(len(rest))])
}
