package bot

import (
	"math"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

// Standing is how a series of deals stands, as far as it bears on what a
// player should risk.
type Standing struct {
	// Tournament: Seeger-Fabian points count, not the plain game points.
	Tournament bool
	// Table is the number of players, 3 or 4.
	Table int
	// Ahead is how many points the player has more than each other one.
	Ahead []int
	// Left is the number of deals still to be finished, this one included; 0
	// when the series has no end that matters.
	Left int
}

// Informed is a [Player] that can be told how the series stands. Without that
// it plays for the mean of tournament points at a table of three.
type Informed interface {
	// Informed returns the player for a deal of that standing.
	Informed(Standing) Player
}

// stakes are what an outcome of a deal is worth to a player: his points less
// the mean of the others', or near the end of a series what that does for the
// chance to win it.
type stakes struct {
	own, other int // tournament points of a game won, and for another's lost
	table      int
	closing    *closing // nil: points are worth what they are
	valuation  skat.Valuation
}

func newStakes(v *skat.View, s *Standing) stakes {
	k := stakes{own: 50, other: 40, table: 3, valuation: v.Rules().Valuation}
	if s == nil {
		return k
	}
	if !s.Tournament {
		k.own, k.other = 0, 0
	}
	if s.Table == 4 {
		k.table = 4
		k.other = min(k.other, 30)
	}
	k.closing = newClosing(*s)
	return k
}

// won is the worth of winning a game of so many game points.
func (k *stakes) won(value float64) float64 {
	mine := value + float64(k.own)
	return k.worth(mine, func(int) float64 { return 0 })
}

// lost is the worth of losing one that is priced so.
func (k *stakes) lost(price float64) float64 {
	return k.worth(-2*price-float64(k.own), func(int) float64 { return float64(k.other) })
}

// passed is the worth of a deal that another declares or nobody.
func (k *stakes) passed(p appraisal.Passed) float64 {
	d, w := float64(p.Declared), float64(p.Won)
	won, lost := 0.0, 0.0
	rivals := k.table - 1
	for i := range rivals { // each of them may be the declarer
		won += k.worth(0, func(j int) float64 { return one(i == j) * (float64(p.WonValue) + float64(k.own)) })
		lost += k.worth(float64(k.other), func(j int) float64 {
			if i == j {
				return -2*float64(p.LostValue) - float64(k.own)
			}
			return float64(k.other)
		})
	}
	none := k.worth(0, func(int) float64 { return 0 })
	return (1-d)*none + d*(w*won+(1-w)*lost)/float64(rivals)
}

// worth of own points and those of each other player.
func (k *stakes) worth(mine float64, others func(i int) float64) float64 {
	if k.closing != nil {
		return k.closing.worth(mine, others)
	}
	sum := 0.0
	for i := range k.table - 1 {
		sum += others(i)
	}
	return mine - sum/float64(k.table-1)
}

// closing is the end of a series: what counts is to be first.
type closing struct {
	ahead  []int
	spread float64 // standard deviation of what the deals to come will change
}

// A player's points less another's change in a deal by about so much (standard
// deviation), by Club's games: 70 in a tournament, 42 in plain game points.
const (
	tournamentSwing = 90.0
	plainSwing      = 48.0
	closingDeals    = 12 // in more deals than these the mean is what counts
)

func newClosing(s Standing) *closing {
	if s.Left < 1 || s.Left > closingDeals || len(s.Ahead) == 0 {
		return nil
	}
	swing := plainSwing
	if s.Tournament {
		swing = tournamentSwing
	}
	// After the last deal nothing is to come: a lead of two points is one.
	return &closing{s.Ahead, math.Hypot(swing*math.Sqrt(float64(s.Left-1)), 0.8)}
}

// worth is the chance to be ahead of all, in hundredths, taking the others'
// leads as independent.
func (c *closing) worth(mine float64, others func(i int) float64) float64 {
	p := 1.0
	for i, a := range c.ahead {
		lead := float64(a) + mine - others(i)
		p *= 0.5 * math.Erfc(-lead/c.spread/math.Sqrt2)
	}
	return 100 * p
}
