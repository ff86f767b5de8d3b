package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
)

// BenchmarkLimit measures how long it takes to see how far Club would bid with
// ten cards.
func BenchmarkLimit(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	hands := make([]skat.Cards, 256)
	for i := range hands {
		hands[i] = drawCards(skat.AllCards, 10, rng)
	}
	for i := 0; b.Loop(); i++ {
		tableSense{seat: skat.Forehand, rivals: 1}.limit(hands[i%len(hands)])
	}
}
