package solver_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
	"github.com/stretchr/testify/require"
)

// endings calls f with random positions of all games, of 3 to 6 cards, from
// every point of a trick.
func endings(t *testing.T, n int, f func(p solver.Position, name string)) {
	rng := rand.New(rand.NewPCG(5, 61))
	for i := range n {
		game := skat.GameDiamonds + skat.Game(i%7)
		cards := [8]int{3, 3, 3, 3, 4, 4, 4, 5}[rng.IntN(8)]
		if i%100 == 0 {
			cards = 6
		}
		p := ending(rng, game, cards, i/7%3)
		f(p, fmt.Sprintf("%d: %+v", i, p))
	}
}

func count() int {
	if raceEnabled {
		return 1000
	}
	return 20000
}

// The solver's values, and those of every card, are those of plain minimax.
func TestEndingsByMinimax(t *testing.T) {
	s := solver.New()
	endings(t, count(), func(p solver.Position, name string) {
		want := minimax{}.value(p)
		v, err := s.Value(p)
		require.NoError(t, err, name)
		require.Equal(t, want, v, name)
	})
}
