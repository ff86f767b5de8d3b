package bot

import (
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// What the others did says something of what they hold: a world in which a
// seat passed with a strong hand, or declared its weakest game, is unlikely.

// A reading holds what the table shows of the others, and judges worlds by it.
type reading struct {
	m     *memory
	calls [3]calls // by Seat.Index; of this seat none
	heat  float64
}

// calls are what a seat made known in the auction, in game points.
type calls struct {
	spoke  bool
	upTo   int // called or held
	passed int // did not go up to this, 0 if it never said so
}

func read(m *memory) reading {
	r := reading{m: m}
	bid, asked := 0, false // asked: a call waits for its answer
	for _, a := range m.v.Actions() {
		i := a.Seat.Index()
		switch a.Kind {
		case skat.KindBid:
			bid, asked = int(a.Value), true
			r.calls[i].spoke, r.calls[i].upTo = true, bid
		case skat.KindHold:
			asked = false
			r.calls[i].spoke, r.calls[i].upTo = true, bid
		case skat.KindPass:
			r.calls[i].passed = bid
			if !asked {
				r.calls[i].passed = skat.NextBid(bid)
			}
			asked = false
		default:
			return r
		}
	}
	return r
}

// weigh returns the logarithm of how likely the others' bids and the contract
// are in a world.
func (r *reading) weigh(w *world) float64 {
	z := 0.0
	for _, s := range skat.Seats() {
		if s == r.m.me {
			continue
		}
		ten := w.dealt(r.m.v, s)
		if s == r.m.declarer && !r.m.v.Contract().Hand {
			z += r.contract(ten, w.skat)
			continue
		}
		z += r.auction(s, ten)
		if s == r.m.declarer {
			z += r.handGame(ten)
		}
	}
	return z
}

// promise guesses the logits of the best game that ten cards can bid a value
// for, as seen before the skat.
func promise(ten skat.Cards, value int) float64 {
	best := math.Inf(-1)
	for g := skat.GameDiamonds; g <= skat.Grand; g++ {
		c := skat.Contract{Game: g}
		z := judge(g).model.logit(g, ten, 0, false) + skatHelps
		if g == skat.Grand {
			z += grandStretch
		}
		if short := value - c.Least(ten); short > 0 {
			z -= overbidCosts * float64(short) / float64(g.Base())
		}
		best = max(best, z)
	}
	if value <= 46 {
		z := nullJudgeFor(false).model.logit(ten) + nullHelps
		if value > 23 {
			z = nullJudgeFor(true).model.logit(ten) + nullHelps
		}
		best = max(best, z)
	}
	return best
}

const (
	skatHelps    = 1.0
	grandStretch = 0.0
	nullHelps    = 1.5
	overbidCosts = 1.0
	bidsFrom     = 0.5
	bidSteepness = 1.5
)

// auction is the logarithm of the chance that a seat bid as it did with ten
// cards.
func (r *reading) auction(s skat.Seat, ten skat.Cards) float64 {
	c := r.calls[s.Index()]
	z := 0.0
	if c.spoke {
		z += logChance(bidSteepness * (promise(ten, c.upTo) - bidsFrom))
	}
	if c.passed > 0 {
		z += logChance(-bidSteepness * (promise(ten, c.passed) - bidsFrom))
	}
	return z
}

// logChance is ln(1/(1+exp(-z))), and never hopeless.
func logChance(z float64) float64 { return math.Log(0.02 + 0.98*chance(z)) }

const (
	contractHeat = 20.0 // in tournament points
	laidHeat     = 0.7  // in logits
)

// contract is the logarithm of how likely a declarer lays two of twelve cards
// and plays what is played with the others.
func (r *reading) contract(ten, laid skat.Cards) float64 {
	c := r.m.v.Contract()
	t := tableSense{seat: r.m.declarer}
	for _, s := range skat.Seats() {
		if s != r.m.declarer && r.m.v.Spoke(s) {
			t.rivals++
		}
	}
	bid := r.m.v.Bid()
	twelve := ten | laid
	var room [7]offer
	all := t.pickedUp(twelve, math.Inf(-1), room[:0])
	var gains [7]float64
	top, of, best := math.Inf(-1), 0, skat.Cards(0)
	for i := range all {
		gains[i] = all[i].gain(bid)
		top = max(top, gains[i])
		if all[i].contract == c {
			of, best = i, all[i].laid
		}
	}
	sum := 0.0
	for i := range all {
		sum += math.Exp((gains[i] - top) / contractHeat)
	}
	z := (gains[of]-top)/contractHeat - math.Log(sum)
	if laid != best {
		lost := r.worthOf(c, ten, laid) - r.worthOf(c, twelve&^best, best)
		z += max(-6, min(0, lost/laidHeat))
	}
	return z
}

func (r *reading) worthOf(c skat.Contract, ten, laid skat.Cards) float64 {
	if c.Game == skat.Null {
		return nullJudgeFor(c.Ouvert).model.logit(ten)
	}
	return judge(c.Game).model.logit(c.Game, ten, laid, false)
}

// handGame is the same of a Hand game: he expects to win it.
func (r *reading) handGame(ten skat.Cards) float64 {
	c := r.m.v.Contract()
	if c.Game == skat.Null {
		return logChance(nullJudgeFor(c.Ouvert).model.logit(ten))
	}
	return logChance(judge(c.Game).model.logit(c.Game, ten, 0, true))
}

// weighAll turns the logarithms into weights, the likeliest world's being 1.
func weighAll(list []world, weigh func(*world) float64) {
	if weigh == nil {
		return
	}
	top := math.Inf(-1)
	for i := range list {
		list[i].logarithm = weigh(&list[i])
		top = max(top, list[i].logarithm)
	}
	for i := range list {
		list[i].weight *= math.Exp(list[i].logarithm - top)
	}
}
