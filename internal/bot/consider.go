package bot

import (
	"context"
	"fmt"
	"math"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// Considered is what the Expert thinks of a card that may be played, over the
// worlds that it samples.
type Considered struct {
	Card skat.Card
	// Win is the chance that the seat's side wins the game, as the Expert
	// reckons it; 0 in Ramsch, where Points tell all. Error is its standard
	// error.
	Win, Error float64
	// Points is the mean worth for the seat's side in tournament points, in
	// Ramsch the own score less the mean of the others'.
	Points float64
	// Behind is by how much less Win, in Ramsch Points, is than with the best
	// card, and BehindError the standard error of that difference.
	Behind, BehindError float64
}

// Consideration is what an Expert thinks of all cards that may be played.
type Consideration struct {
	Cards  []Considered // lowest-numbered card first
	Worlds int          // over how many
	// All tells that these worlds are all there are: then there is no sampling
	// error, and Error and BehindError are 0.
	All bool
}

// Consider tells what an Expert of that seed thinks of every card that v.Seat
// may play now. It depends on the View, the seed and the number of worlds alone.
func Consider(ctx context.Context, v skat.View, seed uint64, worlds int) (Consideration, error) {
	may := v.Playable()
	if may == 0 {
		return Consideration{}, fmt.Errorf("consider: %v is not to play a card", v.Seat)
	}
	p := expert{seed: seed, options: ExpertOptions{Worlds: worlds, Workers: 1}}
	m := remember(&v)
	m.notePassedOn()
	own := distinct(&m, may)
	t := p.table(ctx, &m)
	t.out = make([]bool, own.Len()) // none: each is told
	for c := range own.All() {
		t.actions = append(t.actions, skat.Play(v.Seat, c))
	}
	list := p.worldsFor(&m)
	told, err := t.consider(list)
	if err != nil {
		return Consideration{}, err
	}
	best := told.best(m.game == skat.Ramsch)
	all := Consideration{Worlds: len(list), All: float64(len(list)) == newWorldDealer(&m).total}
	for c := range may.All() {
		k := 0
		for i, a := range t.actions {
			if a.Card == c || distinct(&m, skat.NewCards(a.Card, c)).Len() == 1 {
				k = i
			}
		}
		o := told.of(c, k, best, m.game == skat.Ramsch)
		if all.All {
			o.Error, o.BehindError = 0, 0
		}
		all.Cards = append(all.Cards, o)
	}
	return all, nil
}

// A consideration has what every action comes to in every world: by world, then by
// action.
type consideration struct {
	weights []float64
	wins    [][]float64
	points  [][]float64
}

// consider judges every world.
func (t *expertTable) consider(worlds []world) (consideration, error) {
	var r consideration
	s := solver.New()
	s.Limit(t.ctx, 0)
	if t.m.game.Base() != 0 {
		t.prices = newPrices(t.m.v, true)
	}
	for i := range worlds {
		if err := t.ctx.Err(); err != nil {
			return r, err
		}
		wins, points := make([]float64, len(t.actions)), make([]float64, len(t.actions))
		var ok bool
		switch t.m.game {
		case skat.Ramsch:
			ok = t.ramschWorth(s, &worlds[i], points)
		case skat.Null:
			ok = t.nullWorth(s, &worlds[i], points)
			for k := range wins {
				wins[k] = points[k] / nullPrize
			}
		default:
			ok = t.trumpChances(s, &worlds[i], wins, points)
		}
		if !ok {
			if err := t.ctx.Err(); err != nil {
				return r, err
			}
			return r, fmt.Errorf("consider: a world could not be judged")
		}
		r.weights = append(r.weights, worlds[i].weight)
		r.wins, r.points = append(r.wins, wins), append(r.points, points)
	}
	return r, nil
}

// trumpChances is trumpWorth, with the chance to win beside the worth.
func (t *expertTable) trumpChances(s *solver.Solver, w *world, wins, points []float64) bool {
	p := t.position(w)
	matadors := t.matadors(w)
	table, goal := t.prices.tables[matadors], t.prices.winsFrom(matadors)
	for i, a := range t.actions {
		lo, hi, ok := t.prices.bracket(s, after(p, a.Card), t.m.v.Tricks() >= exactFrom)
		if !ok {
			return false
		}
		points[i] = (table[hi+1] - table[lo]) / float64(hi+1-lo)
		for x := lo; x <= hi; x++ {
			wins[i] += t.prices.above(x, goal) / float64(hi+1-lo)
		}
		if t.m.me != t.m.declarer {
			wins[i], points[i] = 1-wins[i], -points[i]
		}
	}
	return true
}

// winsFrom returns the card points from which on the declarer wins, beyond all
// of them where he cannot.
func (p *prices) winsFrom(matadors int) int {
	for points := range 121 {
		if p.exact(points, matadors) > 0 {
			return points
		}
	}
	return 1000
}

// best returns the number of the action with the best mean: of wins, of equals
// of points; in Ramsch of points.
func (r *consideration) best(ramsch bool) int {
	top := 0
	for i := range r.wins[0] {
		a, b := r.mean(r.wins, i), r.mean(r.wins, top)
		if ramsch || math.Abs(a-b) < 1e-9 {
			a, b = r.mean(r.points, i), r.mean(r.points, top)
		}
		if a > b {
			top = i
		}
	}
	return top
}

// of says what is known of card c, which counts as action k.
func (r *consideration) of(c skat.Card, k, best int, ramsch bool) Considered {
	o := Considered{Card: c, Win: r.mean(r.wins, k), Points: r.mean(r.points, k)}
	what := r.wins
	if ramsch {
		what = r.points
	}
	o.Error = r.spread(func(i int) float64 { return what[i][k] })
	behind := func(i int) float64 { return what[i][best] - what[i][k] }
	o.Behind, o.BehindError = r.average(behind), r.spread(behind)
	return o
}

func (r *consideration) mean(what [][]float64, k int) float64 {
	return r.average(func(i int) float64 { return what[i][k] })
}

// average is the weighted mean over the worlds.
func (r *consideration) average(of func(world int) float64) float64 {
	sum, total := 0.0, 0.0
	for i, w := range r.weights {
		sum += w * of(i)
		total += w
	}
	return sum / total
}

// spread is the standard error of average.
func (r *consideration) spread(of func(world int) float64) float64 {
	mean, square, total := r.average(of), 0.0, 0.0
	for i, w := range r.weights {
		d := w * (of(i) - mean)
		square += d * d
		total += w
	}
	n := float64(len(r.weights))
	return math.Sqrt(square*n/max(1, n-1)) / total
}
