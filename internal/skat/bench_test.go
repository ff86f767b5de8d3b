package skat_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
)

// The goal: 10,000 random deals in under 1 s on one core. A line of
// BenchmarkRandomDeals is one deal, shuffled, bid, played and counted.
func BenchmarkRandomDeals(b *testing.B) {
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		rng := rand.New(rand.NewPCG(seed, 1))
		d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{})
		for d.Phase() != skat.PhaseDone {
			legal := d.Legal(d.ToMove())
			_ = d.Apply(legal[rng.IntN(len(legal))])
		}
		_ = d.Result()
	}
}

// playOut plays the legal cards that chance picks, 30 of them.
func playOut(d *skat.Deal, rng *rand.Rand) {
	for d.Phase() == skat.PhasePlay {
		legal := d.Legal(d.ToMove())
		_ = d.Apply(legal[rng.IntN(len(legal))])
	}
}

// One line is the play of one deal: 30 times Legal and Apply.
func BenchmarkPlay(b *testing.B) {
	start := deal(b, forehandClubs, skat.Rules{})
	rng := rand.New(rand.NewPCG(1, 1))
	b.ReportAllocs()
	for b.Loop() {
		d := start
		playOut(&d, rng)
	}
}

func TestPlayAllocatesNothing(t *testing.T) {
	start := deal(t, forehandClubs, skat.Rules{})
	rng := rand.New(rand.NewPCG(1, 1))
	d := new(skat.Deal)
	require.Zero(t, testing.AllocsPerRun(100, func() {
		*d = start
		playOut(d, rng)
	}))
}

// A View is made for every decision of a bot.
func BenchmarkView(b *testing.B) {
	d := deal(b, forehandClubs+"0 CJ 1 C8", skat.Rules{})
	b.ReportAllocs()
	for b.Loop() {
		v := d.View(skat.Rearhand)
		if v.Playable() == 0 {
			b.Fatal("nothing to play")
		}
	}
}

// A claim with the tops, and one that a search must refuse.
func BenchmarkClaim(b *testing.B) {
	d := deal(b, forehandClubs, skat.Rules{})
	for b.Loop() {
		e := d
		_ = e.Apply(skat.Claim(skat.Forehand))
	}
}
