package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
)

// offizierPosition is a deal played at random up to a trick, and one card into
// it when within is set.
func offizierPosition(seed uint64, tricks int, within bool) offizier.Deal {
	rng := rand.New(rand.NewPCG(seed, 11))
	d := offizier.New(offizier.DealPack(skat.Shuffle(rng)), offizier.Rules{})
	_ = d.Apply(offizier.Name(offizier.Forehand, offizier.Games()[seed%5]))
	_ = d.Apply(offizier.Pass(offizier.Dealer))
	for d.Tricks() < tricks || within && d.Led() == skat.NoCard {
		legal := d.Legal(d.ToMove())
		_ = d.Apply(legal[rng.IntN(len(legal))])
	}
	return d
}

// minimax returns what a seat has at the end under best play of both, with
// the rules of package offizier and nothing else.
func minimax(d offizier.Deal, s offizier.Seat) int {
	if d.Phase() == offizier.PhaseDone {
		return d.Points(s)
	}
	best := -1
	for _, a := range d.Legal(d.ToMove()) {
		next := d
		_ = next.Apply(a)
		v := minimax(next, s)
		if best < 0 || d.ToMove() == s && v > best || d.ToMove() != s && v < best {
			best = v
		}
	}
	return best
}

// worldOf is the world that really is, as the seat to move would have to
// sample it.
func worldOf(d *offizier.Deal, s offizier.Seat) offizierWorld {
	w := offizierWorld{hand: d.Hand(s.Other())}
	for p, seat := range [2]offizier.Seat{s, s.Other()} {
		for i := range offizier.Piles {
			w.covered[p][i] = d.Hidden(seat, i)
		}
	}
	return w
}

// The value of every card is that of plain minimax, at the lead and in second
// hand, in all games.
func TestOffizierSolverAgreesWithMinimax(t *testing.T) {
	s := newOffizierSolver()
	s.limit = 1 << 40
	for seed := range uint64(1500) {
		tricks := offizier.Tricks - 3 - int(seed%3)
		if seed%100 == 0 {
			tricks-- // six cards each
		}
		d := offizierPosition(seed, tricks, seed%2 == 1)
		v := d.View(d.ToMove())
		s.setGame(v.Game())
		table := openTable{s: s, v: &v, m: rememberOffizier(&v)}
		table.lay(worldOf(&d, v.Seat))
		for c := range v.Playable().All() {
			next := d
			_ = next.Apply(offizier.Play(v.Seat, c))
			assert.Equal(t, minimax(next, v.Seat), table.value(c, 61), "%v in %s", c, d.String())
		}
	}
}
