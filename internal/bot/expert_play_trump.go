package bot

import (
	"slices"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// prices turn the declarer's card points at the end into tournament points
// for him. A game in which all cards are open ends a little otherwise than
// one in which they are not, so points near a limit count as a chance to end
// on the other side of it.
type prices struct {
	v      *skat.View
	spread float64 // in card points
	rungs  []int   // card points that are asked for, ascending, the goal among them
	goal   int
	tables [12]*[122]float64 // by matadors: [i] sums the worth of 0 to i-1 points
}

const (
	spreadPerCard = 0.6 // for each card left in a hand
	rungStep      = 14  // card points that are asked for beside the goal
	exactFrom     = 4   // tricks from which on all points are told apart
)

func newPrices(v *skat.View, margin bool) *prices {
	p := &prices{v: v, goal: v.Contract().NeedsPoints()}
	if p.goal == 0 {
		p.goal = 120
	}
	if margin {
		p.spread = spreadPerCard * float64(10-v.Tricks())
		p.rungs = []int{31, p.goal - rungStep, p.goal, p.goal + rungStep, 90}
	} else {
		p.rungs = []int{31, p.goal, 90}
	}
	p.rungs = slices.DeleteFunc(p.rungs, func(r int) bool { return r > max(90, p.goal) || r == 90 && p.goal > 90 })
	p.rungs = slices.Compact(p.rungs)
	for n := 1; n <= 4 || n <= 11 && v.Contract().Game.IsSuit(); n++ {
		p.tables[n] = p.fill(n)
	}
	return p
}

// fill works a table out for a number of matadors. Each step of the exact
// worth counts by the chance to end above it.
func (p *prices) fill(matadors int) *[122]float64 {
	t := &[122]float64{}
	least := p.exact(0, matadors)
	for i := range 121 {
		t[i+1] = least + pointWorth*float64(i)
	}
	before := least
	for limit := 1; limit <= 120; limit++ {
		now := p.exact(limit, matadors)
		if step := now - before; step != 0 {
			for i := range 121 {
				t[i+1] += step * p.above(i, limit)
			}
		}
		before = now
	}
	for i := range 121 {
		t[i+1] += t[i]
	}
	return t
}

// pointWorth decides where nothing else does.
const pointWorth = 0.05

func (p *prices) above(points, limit int) float64 {
	d := float64(points-limit) + 0.5
	if p.spread < 0.1 {
		return one(d > 0)
	}
	return chance(d / p.spread)
}

// exact is what so many points bring the declarer, and what it costs the
// others when he loses.
func (p *prices) exact(points, matadors int) float64 {
	c := p.v.Contract()
	schneider := points >= 90 || points <= 30
	schwarz := points == 120 || points == 0
	value := c.Value(matadors, schneider, schwarz)
	factor := 1.0
	if p.v.Kontra() != skat.NoSeat {
		factor = 2
	}
	if p.v.Re() {
		factor = 4
	}
	if points >= p.goal && value >= p.v.Bid() {
		return factor*float64(value) + wonExtra
	}
	return -2*factor*float64(max(value, p.v.Bid())) - lostExtra
}

// trumpWorth judges suit games and Grand.
func (t *expertTable) trumpWorth(s *solver.Solver, w *world, worth []float64) bool {
	p := t.position(w)
	table := t.prices.tables[t.matadors(w)]
	side := 1.0
	if t.m.me != t.m.declarer {
		side = -1
	}
	for i, a := range t.actions {
		if t.out[i] {
			continue
		}
		if t.late(0) {
			return false
		}
		lo, hi, ok := t.prices.bracket(s, after(p, a.Card), t.m.v.Tricks() >= exactFrom)
		if !ok {
			return false
		}
		worth[i] = side * (table[hi+1] - table[lo]) / float64(hi+1-lo)
	}
	return true
}

func (t *expertTable) matadors(w *world) int {
	n := t.m.game.Matadors(w.dealt(t.m.v, t.m.declarer) | w.skat)
	return max(n, -n)
}

// bracket finds between which card points the value of a position is.
func (p *prices) bracket(s *solver.Solver, q solver.Position, exact bool) (lo, hi int, ok bool) {
	if exact {
		v, err := s.Value(q)
		return v, v, err == nil
	}
	lo, hi = 0, 120
	at := slices.Index(p.rungs, p.goal)
	up, err := s.Reaches(q, p.rungs[at])
	if err != nil {
		return 0, 0, false
	}
	if up {
		lo = p.rungs[at]
		for _, r := range p.rungs[at+1:] {
			if up, err = s.Reaches(q, r); err != nil {
				return 0, 0, false
			}
			if !up {
				return lo, r - 1, true
			}
			lo = r
		}
		return lo, hi, true
	}
	hi = p.rungs[at] - 1
	for i := at - 1; i >= 0; i-- {
		if up, err = s.Reaches(q, p.rungs[i]); err != nil {
			return 0, 0, false
		}
		if up {
			return p.rungs[i], hi, true
		}
		hi = p.rungs[i] - 1
	}
	return lo, hi, true
}

// after returns the position when the seat to play plays c.
func after(p solver.Position, c skat.Card) solver.Position {
	i := p.Mover().Index()
	p.Hands[i] = p.Hands[i].Without(c)
	n := p.Trick.Len()
	p.Trick.Cards[n] = c
	if n < 2 {
		return p
	}
	winner, _ := p.Trick.Best(p.Game)
	if winner == p.Declarer {
		p.Taken += p.Trick.Set().Points()
	}
	p.Trick = skat.Trick{Leader: winner}
	return p
}

// nullPrize is about what a Null won has over one lost, in tournament points.
const nullPrize = 200

// nullWorth judges Null.
func (t *expertTable) nullWorth(s *solver.Solver, w *world, worth []float64) bool {
	p := t.position(w)
	p.Taken = 0
	for i, a := range t.actions {
		if t.out[i] {
			continue
		}
		safe := true
		q := p
		if p.Trick.Len() == 2 {
			q.Trick.Cards[2] = a.Card
			winner, _ := q.Trick.Best(skat.Null)
			safe = winner != p.Declarer
		}
		if safe {
			var err error
			if safe, err = s.Reaches(after(p, a.Card), 1); err != nil {
				return false
			}
		}
		worth[i] = nullPrize * one(safe == (t.m.me == t.m.declarer))
	}
	return true
}
