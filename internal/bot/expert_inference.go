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
}

// calls are what a seat made known in the auction, in game points.
type calls struct {
	spoke  bool
	upTo   int // called or held
	passed int // did not go up to this, 0 if it never said so
}

func read(m *memory) reading { return reading{m: m, calls: readCalls(m.v)} }

// readCalls returns what each seat made known, by Seat.Index.
func readCalls(v *skat.View) (of [3]calls) {
	bid, asked := 0, false // asked: a call waits for its answer
	for _, a := range v.Actions() {
		i := a.Seat.Index()
		switch a.Kind {
		case skat.KindBid:
			bid, asked = int(a.Value), true
			of[i].spoke, of[i].upTo = true, bid
		case skat.KindHold:
			asked = false
			of[i].spoke, of[i].upTo = true, bid
		case skat.KindPass:
			of[i].passed = bid
			if !asked {
				of[i].passed = skat.NextBid(bid)
			}
			asked = false
		default:
			return of
		}
	}
	return of
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
	}
	return z
}

// game is the logarithm of how likely the declarer would play the game with
// what he holds and laid, rather than pass: he expects to win it. It is quick,
// and settles most.
func (r *reading) game(w *world) float64 {
	s := r.m.declarer
	if s == r.m.me || s == skat.NoSeat {
		return 0
	}
	c := r.m.v.Contract()
	ten := w.dealt(r.m.v, s)
	switch c.Game {
	case skat.Null:
		return nullFrom.of(nullJudgeFor(c.Ouvert).model.logit(ten))
	case skat.Grand:
		return grandFrom.of(judge(c.Game).model.logit(c.Game, ten, w.skat, c.Hand))
	}
	return suitFrom.of(judge(c.Game).model.logit(c.Game, ten, w.skat, c.Hand))
}

// A threshold is a soft one, in logits or tricks.
type threshold struct{ at, steepness float64 }

// of is the logarithm of the chance to be above, not that of the other.
func (t threshold) of(z float64) float64  { return surely(t.steepness * (z - t.at)) }
func (t threshold) not(z float64) float64 { return surely(t.steepness * (t.at - z)) }

// surely is ln(1/(1+exp(-z))), and never quite hopeless.
func surely(z float64) float64 { return math.Log(0.003 + 0.997*chance(z)) }

var (
	suitFrom  = threshold{1.2, 2.2}
	grandFrom = threshold{1.8, 2.2}
	nullFrom  = threshold{0, 2}
	// kontraFrom is where half of the defenders say Kontra, in tricks that they
	// see before them.
	kontraFrom = threshold{4, 2}
)

// promise guesses the logits of the best game that ten cards can bid a value
// for, as seen before the skat.
func promise(ten skat.Cards, value int) float64 {
	best := math.Inf(-1)
	for g := skat.GameDiamonds; g <= skat.Grand; g++ {
		c := skat.Contract{Game: g}
		z := judge(g).model.logit(g, ten, 0, false) + skatHelps
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
	nullHelps    = 1.5
	overbidCosts = 1.0
)

// bidFrom returns the promise from which half of the hands are bid up to a
// value, as Club bids.
func bidFrom(value int) threshold {
	t := threshold{0.3, bidSteepness}
	for _, b := range [...]struct {
		upTo int
		at   float64
	}{{18, -1.6}, {20, -1.4}, {23, -0.9}, {24, -0.7}, {30, -0.3}, {36, -0.1}} {
		if value <= b.upTo {
			t.at = b.at
			break
		}
	}
	return t
}

const bidSteepness = 1.8

// auction is the logarithm of the chance that a seat bid as it did with ten
// cards.
func (r *reading) auction(s skat.Seat, ten skat.Cards) float64 {
	c := r.calls[s.Index()]
	z := 0.0
	if c.spoke {
		z += bidFrom(c.upTo).of(promise(ten, c.upTo))
	}
	if c.passed > 0 {
		z += bidFrom(c.passed).not(promise(ten, c.passed))
	}
	if s == r.m.v.Kontra() {
		z += kontraFrom.of(stopping(r.m.game, ten))
	}
	return z
}

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
	if math.IsInf(top, -1) {
		return // none could be judged
	}
	for i := range list {
		list[i].weight *= math.Exp(list[i].logarithm - top)
	}
}
