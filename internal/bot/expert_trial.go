package bot

import (
	"context"
	"math"
	"sync"
	"sync/atomic"
	"time"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// A trial has ventures played with open cards, all in the same worlds, a round
// at a time; those that fall behind drop out. Worlds count in their order, so
// that the number of workers does not matter.
type trial struct {
	p              expert
	b              *bidder
	list           []venture
	out            []bool    // of the running
	won, schneider []float64 // weight of the worlds, by venture
	total          float64
	start          time.Time
	late           atomic.Bool
}

func (p expert) trial(b *bidder, list []venture) *trial {
	n := len(list)
	t := &trial{p: p, b: b, list: list, out: make([]bool, n), won: make([]float64, n), schneider: make([]float64, n)}
	if p.options.Think > 0 {
		t.start = p.options.Now()
	}
	return t
}

const (
	// trialRound is how many worlds are solved before ventures are compared.
	trialRound = 12
	// fallsBehind is by how many points of the stakes one is out of the running.
	fallsBehind = 15.0
)

// best plays the ventures in the worlds and returns the best.
func (t *trial) best(ctx context.Context, worlds []world) venture {
	solvers := make([]*solver.Solver, max(1, t.p.options.Workers))
	for i := range solvers {
		solvers[i] = solver.New()
		solvers[i].Limit(ctx, 0)
	}
	best, running := t.compare()
	for ; len(worlds) > 0 && running > 1 && !t.late.Load(); worlds = worlds[min(trialRound, len(worlds)):] {
		t.round(solvers, worlds[:min(trialRound, len(worlds))])
		best, running = t.compare()
	}
	return best
}

// outcomes are which ventures reach what in a world.
type outcomes struct {
	won, schneider [shortlist]bool
	done           bool
}

func (t *trial) round(solvers []*solver.Solver, worlds []world) {
	results := make([]outcomes, len(worlds))
	var next atomic.Int64
	var group sync.WaitGroup
	for _, s := range solvers {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(worlds) && !t.stopped(); i = int(next.Add(1)) - 1 {
				results[i] = t.world(s, &worlds[i])
			}
		})
	}
	group.Wait()
	for i, r := range results {
		if !r.done {
			t.late.Store(true)
			return
		}
		t.total += worlds[i].weight
		for j := range t.list {
			t.won[j] += worlds[i].weight * one(r.won[j])
			t.schneider[j] += worlds[i].weight * one(r.schneider[j])
		}
	}
}

func (t *trial) stopped() bool {
	return t.late.Load() || t.p.options.Think > 0 && t.p.options.Now().Sub(t.start) >= t.p.options.Think
}

// world tries the ventures in one world; not done when it was stopped.
func (t *trial) world(s *solver.Solver, w *world) (r outcomes) {
	for i := range t.list {
		if t.out[i] {
			continue
		}
		h := &t.list[i].holding
		q := solver.Position{Game: h.Game(), Declarer: h.Seat, Hands: w.hands, Trick: skat.Trick{Leader: skat.Forehand}}
		q.Hands[h.Seat.Index()] = h.Ten
		target := 1
		if h.Game() != skat.Null {
			q.Taken, target = h.Laid.Points(), 61
		}
		var err error
		if r.won[i], err = s.Reaches(q, target); err != nil {
			return r
		}
		// Schneider is left to the tables where it is far.
		if r.won[i] && target == 61 && t.list[i].schneider > 0.05 {
			if r.schneider[i], err = s.Reaches(q, 90); err != nil {
				return r
			}
		}
	}
	r.done = true
	return r
}

// compare returns the best venture so far and how many are in the running.
func (t *trial) compare() (best venture, running int) {
	gains := make([]float64, len(t.list))
	top := math.Inf(-1)
	for i := range t.list {
		c := t.judged(i)
		if gains[i] = t.b.gain(&c); !t.out[i] && gains[i] > top {
			best, top = c, gains[i]
		}
	}
	for i := range gains {
		t.out[i] = t.out[i] || t.total > 0 && gains[i] < top-fallsBehind
		if !t.out[i] {
			running++
		}
	}
	return best, running
}

// openWeight is what a logit with open cards is worth in a real game.
const openWeight = 0.7

// limited returns the logit of a chance that is not quite certain.
func limited(p float64) float64 { return appraisal.Logit(min(max(p, 1e-3), 1-1e-3)) }

// judged returns venture i with its chances by the tables, corrected by how
// the worlds came out beside what the tables for open cards foretold.
func (t *trial) judged(i int) venture {
	c := t.list[i]
	join := func(times, chance float64) float64 {
		return (times + tableWorlds*chance) / (t.total + tableWorlds)
	}
	if c.win > 0 && c.win < 1 {
		open := appraisal.Chance(t.b.model.OpenLogit(c.holding))
		news := limited(join(t.won[i], open)) - limited(open)
		c.win = appraisal.Chance(limited(c.win) + openWeight*news)
	}
	if c.schneider > 0.05 {
		c.schneider = join(t.schneider[i], c.schneider)
	}
	return c
}
