package solver

import (
	"context"
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

// Solver solves positions. It owns its tables, about 350 KB a kind of game once
// used, and is not safe for concurrent use: let each goroutine have one. What
// it has learned stays valid for positions that descend from the last one, so
// those are solved faster.
//
// A method that returns an error says what is wrong with the position, or
// [ErrBudget] or the context's error when a limit stopped it; its other
// results are then zero.
type Solver struct {
	ctx     context.Context
	allowed uint64 // nodes a call
	trumps  *search
	null    *nullSearch
}

// New returns a solver without limits.
func New() *Solver { return &Solver{} }

// Limit makes each further call give up with ctx's error soon after ctx ends
// (about a millisecond), and with [ErrBudget] after the given number of nodes,
// 0 for any number.
func (s *Solver) Limit(ctx context.Context, nodes uint64) { s.ctx, s.allowed = ctx, nodes }

// Nodes returns how many nodes, that is positions in which a seat is to play,
// have been visited since New.
func (s *Solver) Nodes() uint64 {
	var n uint64
	if s.trumps != nil {
		n += s.trumps.nodes
	}
	if s.null != nil {
		n += s.null.nodes
	}
	return n
}

// CardValue is what playing a card leads to.
type CardValue struct {
	Card  skat.Card
	Value int // as of [Solver.Value], after best play by all from there on
}

// An engine searches the positions of some kinds of game.
type engine interface {
	// begin starts the count of a call's nodes, failed tells why it gave up.
	begin(ctx context.Context, nodes uint64)
	failed() error
	// prepare takes up a consistent position in which cards are left.
	prepare(p Position)
	// bound searches it for the declarer's points from there on with the null
	// window (t-1, t): the result is at least t and a lower bound, or less
	// and an upper bound.
	bound(t int) int
}

// begin checks a position and starts the engine for it.
func (s *Solver) begin(p Position) (engine, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	var e engine
	if p.Game == skat.Null {
		if s.null == nil {
			s.null = newNullSearch()
		}
		e = s.null
	} else {
		if s.trumps == nil {
			s.trumps = newSearch()
		}
		e = s.trumps
	}
	e.begin(s.ctx, s.allowed)
	return e, nil
}

// beginMove is begin for a position in which a card is to be played.
func (s *Solver) beginMove(p Position) (engine, error) {
	e, err := s.begin(p)
	if err == nil && p.Legal() == 0 {
		err = fmt.Errorf("position: no cards are left, want 1 to 10 a hand")
	}
	return e, err
}

// Value returns what best play by all leads to: in suit games and Grand the
// declarer's card points at the end, 0 to 120, Taken included; in Null 1 when
// he can avoid every trick, else 0; in Ramsch his card points when he plays to
// take few and both others play together to make him take many, so the most
// that he must fear.
func (s *Solver) Value(p Position) (int, error) {
	e, err := s.begin(p)
	if err != nil {
		return 0, err
	}
	v := value(e, p, p.needed())
	if err := e.failed(); err != nil {
		return 0, err
	}
	return v, nil
}

// Reaches tells whether Value is at least target.
func (s *Solver) Reaches(p Position, target int) (bool, error) {
	e, err := s.begin(p)
	if err != nil {
		return false, err
	}
	ok := reaches(e, p, target)
	if err := e.failed(); err != nil {
		return false, err
	}
	return ok, nil
}

// Best returns a card that leads to Value, and Value. Of several it is the one
// with the fewest card points, of those the lowest-numbered.
func (s *Solver) Best(p Position) (skat.Card, int, error) {
	e, err := s.beginMove(p)
	if err != nil {
		return skat.NoCard, 0, err
	}
	v := value(e, p, p.needed())
	best := skat.NoCard
	for points := range 12 {
		for c := range p.Legal().All() {
			if c.Points() != points || best != skat.NoCard {
				continue
			}
			next := p
			if next.play(c) {
				if v == 0 {
					best = c
				}
			} else if p.wantsMany() && reaches(e, next, v) || !p.wantsMany() && !reaches(e, next, v+1) {
				best = c
			}
		}
	}
	if err := e.failed(); err != nil {
		return skat.NoCard, 0, err
	}
	return best, v, nil
}

// Each returns the value of every card that may be played, lowest-numbered
// card first.
func (s *Solver) Each(p Position) ([]CardValue, error) {
	e, err := s.beginMove(p)
	if err != nil {
		return nil, err
	}
	values := make([]CardValue, 0, 10)
	guess := p.needed()
	for c := range p.Legal().All() {
		next := p
		v := 0
		if !next.play(c) {
			v = value(e, next, guess)
			guess = v
		}
		values = append(values, CardValue{c, v})
	}
	if err := e.failed(); err != nil {
		return nil, err
	}
	return values, nil
}

// Reaching returns the cards that may be played and whose value is at least
// target. It is several times faster than [Solver.Each].
func (s *Solver) Reaching(p Position, target int) (skat.Cards, error) {
	e, err := s.beginMove(p)
	if err != nil {
		return 0, err
	}
	var cards skat.Cards
	for c := range p.Legal().All() {
		next := p
		if lost := next.play(c); !lost && reaches(e, next, target) || lost && target <= 0 {
			cards = cards.With(c)
		}
	}
	if err := e.failed(); err != nil {
		return 0, err
	}
	return cards, nil
}

// reaches is Reaches for a consistent position.
func reaches(e engine, p Position, target int) bool {
	t := target - p.least()
	if t <= 0 {
		return true
	}
	if target > p.most() {
		return false
	}
	e.prepare(p)
	return e.bound(t) >= t
}

// value is Value for a consistent position, faster when the guess is good.
func value(e engine, p Position, guess int) int {
	lo, hi := p.least(), p.most()
	if lo == hi {
		return lo
	}
	e.prepare(p)
	return lo + exact(hi-lo, guess-lo, e.bound)
}

// exact returns the value, 0 to most, that a null window search bounds: from
// the guess on in steps until it is enclosed, then by halves.
func exact(most, guess int, bound func(t int) int) int {
	const step = 8
	lo, hi := 0, most
	for t := guess; lo < hi; {
		t = min(max(t, lo+1), hi)
		if v := bound(t); v >= t {
			lo = min(v, hi)
			t = lo + step
		} else {
			hi = max(v, lo)
			t = hi - step + 1
		}
		if hi-lo <= 2*step {
			t = (lo + hi + 1) / 2
		}
	}
	return lo
}
