package bot

import (
	"context"
	"time"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// A trial has ventures played with open cards, all in the same worlds.
type trial struct {
	b              *bidder
	list           []venture
	won, schneider []float64 // weight of the worlds, by venture
	total          float64
}

// play tries all ventures in the worlds that there is time for.
func (t *trial) play(ctx context.Context, p expert, worlds []world) {
	var until time.Time
	if p.options.Think > 0 {
		until = p.options.Now().Add(p.options.Think)
	}
	s := solver.New()
	s.Limit(ctx, 0)
	for i := range worlds {
		if !until.IsZero() && !p.options.Now().Before(until) || !t.world(s, &worlds[i]) {
			return
		}
	}
}

// world tries all ventures in one world; false when it was stopped.
func (t *trial) world(s *solver.Solver, w *world) bool {
	won, schneider := make([]bool, len(t.list)), make([]bool, len(t.list))
	for i := range t.list {
		h := &t.list[i].holding
		q := solver.Position{Game: h.Game(), Declarer: h.Seat, Hands: w.hands, Trick: skat.Trick{Leader: skat.Forehand}}
		q.Hands[h.Seat.Index()] = h.Ten
		target := 1
		if h.Game() != skat.Null {
			q.Taken, target = h.Laid.Points(), 61
		}
		var err error
		if won[i], err = s.Reaches(q, target); err != nil {
			return false
		}
		// Schneider is left to the tables where it is far.
		if won[i] && target == 61 && t.list[i].schneider > 0.05 {
			if schneider[i], err = s.Reaches(q, 90); err != nil {
				return false
			}
		}
	}
	t.total += w.weight
	for i := range t.list {
		t.won[i] += w.weight * one(won[i])
		t.schneider[i] += w.weight * one(schneider[i])
	}
	return true
}

// openWeight is what a logit with open cards is worth in a real game.
const openWeight = 0.7

// limited returns the logit of a chance that is not quite certain.
func limited(p float64) float64 { return appraisal.Logit(min(max(p, 1e-3), 1-1e-3)) }

// judged returns venture i with its chances by the tables, corrected by how
// the worlds came out beside what the tables for open cards foretold.
func (t *trial) judged(i int) venture {
	c := t.list[i]
	b := t.b
	join := func(times, chance float64) float64 {
		return (times + tableWorlds*chance) / (t.total + tableWorlds)
	}
	if c.win > 0 && c.win < 1 {
		open := appraisal.Chance(b.model.OpenLogit(c.holding))
		news := limited(join(t.won[i], open)) - limited(open)
		c.win = appraisal.Chance(limited(c.win) + openWeight*news)
	}
	if c.schneider > 0.05 {
		c.schneider = join(t.schneider[i], c.schneider)
	}
	return c
}
