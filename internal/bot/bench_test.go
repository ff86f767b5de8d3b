package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
)

// someViews are the decisions of deals that Club played, in the phases wanted.
func someViews(b *testing.B, deals uint64, want func(skat.Phase) bool) (list []skat.View) {
	for i := range deals {
		d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(4, i))), skat.Rules{})
		for d.Phase() != skat.PhaseDone {
			v := d.View(d.ToMove())
			if want(d.Phase()) {
				list = append(list, v)
			}
			a, err := NewClub(1).Act(context.Background(), v)
			if err == nil {
				err = d.Apply(a)
			}
			if err != nil {
				b.Fatal(err)
			}
		}
	}
	return list
}

func benchmarkAct(b *testing.B, want func(skat.Phase) bool) {
	views := someViews(b, 40, want)
	p := NewClub(1)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := p.Act(context.Background(), views[i%len(views)]); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkClubPlay(b *testing.B) {
	benchmarkAct(b, func(p skat.Phase) bool { return p == skat.PhasePlay })
}

func BenchmarkClubCall(b *testing.B) {
	benchmarkAct(b, func(p skat.Phase) bool { return p == skat.PhaseAuction })
}
