package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
)

func BenchmarkExpertCall(b *testing.B) {
	b.ReportAllocs()
	rng := rand.New(rand.NewPCG(1, 1))
	p := expert{}
	for b.Loop() {
		d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{})
		v := d.View(skat.Middlehand)
		p.call(&v)
	}
}
