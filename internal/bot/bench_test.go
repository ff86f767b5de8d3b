package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
)

func BenchmarkBidLimit(b *testing.B) {
	l := skat.DealPack(skat.Shuffle(rand.NewPCG(1, 1)))
	t := tableSense{skat.Forehand, 0}
	for b.Loop() {
		t.limit(l.Hands[0])
	}
}
