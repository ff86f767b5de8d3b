package bot

import (
	"context"
	"math"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierExpert prices games and Kontra as the Club does. It plays by
// sampling the unseen cards, in the ways that the opponent's play so far makes
// likely, and searching each as an open game.
type offizierExpert struct {
	seed   uint64
	solver *offizierSolver
	effort offizierEffort
}

// offizierEffort is how much the Expert thinks about a card.
type offizierEffort struct {
	worlds int // at most
	nodes  int // of the search, after which no other world is begun
	exact  int // with so many tricks left, or fewer, worlds are searched to the end
	depth  int // before that, so many tricks ahead
}

var expertEffort = offizierEffort{worlds: 40, nodes: 60_000, exact: 9, depth: 4}

// By how many card points the value of a card in an open game errs as one in
// the covered game, about: searched to the end, and some tricks ahead.
const (
	exactSpread = 4
	aheadSpread = 8
)

// nodesOver is how many times the nodes of its effort a decision may take,
// when worlds are unusually hard.
const nodesOver = 4

// NewOffizierExpert returns the strongest player. It may not be asked by two
// at once.
func NewOffizierExpert(seed uint64) OffizierPlayer {
	return &offizierExpert{seed: seed, solver: newOffizierSolver(), effort: expertEffort}
}

func (p *offizierExpert) Act(ctx context.Context, v offizier.View) (offizier.Action, error) {
	a, err := NewOffizierClub().Act(ctx, v)
	if err != nil || v.Phase() != offizier.PhasePlay || v.Playable().Len() == 1 {
		return a, err
	}
	// The Club's card stands when there is no time for a single world.
	if c := p.search(ctx, &v); c != skat.NoCard {
		a = offizier.Play(v.Seat, c)
	}
	return a, nil
}

// search returns the card with the best payoff over all worlds that it had
// time for, NoCard of none.
func (p *offizierExpert) search(ctx context.Context, v *offizier.View) skat.Card {
	s := p.solver
	s.setGame(v.Game())
	s.nodes, s.limit, s.stopped = 0, nodesOver*p.effort.nodes, false
	table := openTable{s: s, v: v, m: rememberOffizier(v), spread: exactSpread}
	left := offizier.Tricks - v.Tricks()
	s.horizon = 0
	if left > p.effort.exact {
		s.horizon = 2 * (left - p.effort.depth)
		table.spread = aheadSpread
	}
	moves := appendCards(nil, v.Playable())
	payoffs := make([]float64, len(moves))
	values := make([]int, len(moves))
	for i := range values {
		values[i] = 61
	}
	best := skat.NoCard
	rng := rand.New(rand.NewPCG(p.seed, uint64(v.Played().Len())))
	for w, weight := range table.m.worlds(v, p.effort.worlds, rng) {
		table.lay(w)
		for i, c := range moves {
			values[i] = table.value(c, values[i])
		}
		if s.stopped || ctx.Err() != nil {
			break
		}
		most := math.Inf(-1)
		for i, c := range moves {
			payoffs[i] += weight * table.payoff(values[i])
			if payoffs[i] > most {
				best, most = c, payoffs[i]
			}
		}
		if s.nodes > p.effort.nodes {
			break
		}
	}
	return best
}

// openTable is a world laid out for the solver. Player 0 is this seat.
type openTable struct {
	s      *offizierSolver
	v      *offizier.View
	m      offizierMemory
	spread float64 // see exactSpread
	alive  uint32  // the led card included
	rest   int     // the card points of these
}

func (t *openTable) lay(w offizierWorld) {
	s := t.s
	own := [2]uint32{s.mask(t.m.mine), s.mask((t.m.theirs | w.hand).With(t.m.led))}
	var covers [2][offizier.Piles]cover
	for p, seat := range [2]offizier.Seat{t.v.Seat, t.v.Seat.Other()} {
		for i, c := range w.covered[p] {
			if c == skat.NoCard {
				continue
			}
			open := t.v.Pile(seat, i).Open
			if open == skat.NoCard {
				open = t.m.led // just played from there
			}
			covers[p][i] = cover{open: 1 << s.number[open], covered: 1 << s.number[c]}
			own[p] |= covers[p][i].covered
		}
	}
	s.setWorld(own, covers)
	t.alive = own[0] | own[1]
	t.rest = s.sum(t.alive)
}

// value returns the card points that this seat has at the end when it plays c,
// trying guess first.
func (t *openTable) value(c skat.Card, guess int) int {
	s := t.s
	have := t.v.Points(t.v.Seat)
	low, high := have, have+t.rest
	for low < high && !s.stopped {
		need := min(max(guess, low+1), high)
		var reached bool
		if t.m.led == skat.NoCard {
			reached = s.follow(t.alive, 0, int(s.number[c]), need-have, t.rest)
		} else {
			reached = s.after(t.alive, 1, int(s.number[t.m.led]), int(s.number[c]), need-have, t.rest)
		}
		if reached {
			low, guess = need, need+1
		} else {
			high, guess = need-1, need-1
		}
	}
	return low
}

// payoff returns what so many card points bring, in game points: the game won
// or lost, and Schneider.
func (t *openTable) payoff(points int) float64 {
	x := float64(points)
	schneider := float64(t.v.Rules().Schneider.Points()) + 0.5
	return float64(t.v.Game().Base())*(2*t.chance(x-60)-1) + 3*(t.chance(x-120+schneider)-t.chance(schneider-x))
}

// chance returns how likely a value above 0 is when x is expected.
func (t *openTable) chance(x float64) float64 { return 1 / (1 + math.Exp(-x/t.spread)) }
