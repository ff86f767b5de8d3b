package bot

import (
	"context"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// won returns in what share of the worlds the declarer wins before the first
// card, all cards open; not ok when there was no time for a world.
func (p expert) won(ctx context.Context, v *skat.View) (share float64, ok bool) {
	m := remember(v)
	t := p.table(ctx, &m)
	t.actions = make([]skat.Action, 1)
	t.judge = t.startWorth
	sums, ok := t.solve(p.worldsFor(&m))
	return sums[0], ok
}

// startWorth judges a world before the first card: 1 when the declarer wins.
func (t *expertTable) startWorth(s *solver.Solver, w *world, worth []float64) bool {
	v := t.m.v
	c := v.Contract()
	p := t.position(w)
	goal := c.NeedsPoints()
	n := t.matadors(w)
	switch {
	case c.Game == skat.Null:
		p.Taken, goal = 0, 1
	case c.Schwarz:
		goal = 120
	case c.Value(n, c.Schneider, false) < v.Bid():
		goal = 90
	}
	won, err := s.Reaches(p, goal)
	if c.Game != skat.Null && c.Value(n, true, c.Schwarz) < v.Bid() {
		won = false
	}
	worth[0] = one(won)
	return err == nil
}

// The shares of open worlds in which the declarer wins at which a defender
// says Kontra and the declarer Re.
const (
	kontraAt     = 0.3
	nullKontraAt = 0.2 // the defenders of a Null play worse than they solve it
	reFrom       = 0.9
)

// kontra says Kontra where the declarer seems to lose.
func (p expert) kontra(ctx context.Context, v *skat.View) (skat.Action, error) {
	share, ok := p.won(ctx, v)
	if !ok {
		return club{p.seed}.Act(ctx, *v)
	}
	at := kontraAt
	if v.Contract().Game == skat.Null {
		at = nullKontraAt
	}
	if share <= at {
		return skat.Kontra(v.Seat), nil
	}
	return skat.Pass(v.Seat), nil
}

// re answers Kontra where the declarer seems to win.
func (p expert) re(ctx context.Context, v *skat.View) (skat.Action, error) {
	share, ok := p.won(ctx, v)
	if !ok {
		return club{p.seed}.Act(ctx, *v)
	}
	if share >= reFrom {
		return skat.Re(v.Seat), nil
	}
	return skat.Pass(v.Seat), nil
}
