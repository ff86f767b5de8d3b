package offizier_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
)

// playOut plays the legal cards that chance picks.
func playOut(d *offizier.Deal, rng *rand.Rand) {
	for d.Phase() != offizier.PhaseDone {
		legal := d.Legal(d.ToMove())
		_ = d.Apply(legal[rng.IntN(len(legal))])
	}
}

// One line is one deal, shuffled, played and counted.
func BenchmarkRandomDeals(b *testing.B) {
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		rng := rand.New(rand.NewPCG(seed, 1))
		d := offizier.New(offizier.DealPack(skat.Shuffle(rng)), offizier.Rules{})
		playOut(&d, rng)
		_ = d.Result()
	}
}

func TestPlayAllocatesNothing(t *testing.T) {
	start := deal(t, "", offizier.Rules{})
	rng := rand.New(rand.NewPCG(1, 1))
	d := new(offizier.Deal)
	require.Zero(t, testing.AllocsPerRun(100, func() {
		*d = start
		playOut(d, rng)
	}))
}
