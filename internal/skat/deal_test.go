package skat_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
)

// randomDeal plays a deal by choosing among the legal actions, with fewer
// calls than chance would make.
func randomDeal(t testing.TB, seed uint64, rules skat.Rules, each func(*skat.Deal, skat.Action)) skat.Deal {
	rng := rand.New(rand.NewPCG(seed, 1))
	d := skat.New(skat.DealPack(skat.Shuffle(rng)), rules)
	for d.Phase() != skat.PhaseDone {
		legal := d.Legal(d.ToMove())
		require.NotEmpty(t, legal, "phase %v", d.Phase())
		a := legal[rng.IntN(len(legal))]
		if each != nil {
			each(&d, a)
		}
		require.NoError(t, d.Apply(a))
	}
	return d
}

func TestRandomDealsEnd(t *testing.T) {
	for seed := range uint64(2000) {
		rules := skat.Rules{
			Valuation: skat.Valuation(seed % 2), Kontra: skat.KontraRule(seed % 3), Ramsch: seed%5 < 2, Schieberamsch: seed%5 == 0,
			RamschSkat: skat.RamschSkat(seed / 2 % 2), Bock: seed%7 == 0,
		}
		d := randomDeal(t, seed, rules, nil)
		again, err := skat.ParseDeal(d.String(), rules)
		require.NoError(t, err)
		require.True(t, d == again, "replayed deal differs: %s", d.String())
		r := d.Result()
		require.NotZero(t, r.Outcome)
		if r.Ending == skat.EndPlayed {
			require.Equal(t, 120, r.Points[0]+r.Points[1]+r.Points[2], d.String())
		}
	}
}

func BenchmarkRandomDeals(b *testing.B) {
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		rng := rand.New(rand.NewPCG(seed, 1))
		d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{})
		for d.Phase() != skat.PhaseDone {
			legal := d.Legal(d.ToMove())
			_ = d.Apply(legal[rng.IntN(len(legal))])
		}
	}
}
