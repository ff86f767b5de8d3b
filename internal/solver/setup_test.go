package solver

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
)

// BenchmarkSetup measures what it costs to take up a full deal that no table
// knows, before the first node: renumbering, shapes, and forgetting what was
// learned of the deal before.
func BenchmarkSetup(b *testing.B) {
	rng := rand.NewPCG(1, 2)
	var deals [64]Position
	for i := range deals {
		l := skat.DealPack(skat.Shuffle(rng))
		deals[i] = Position{Declarer: skat.Forehand, Hands: l.Hands, Trick: skat.Trick{Leader: skat.Forehand}, Taken: l.Skat.Points()}
	}
	for name, games := range map[string][]skat.Game{
		"suit": {skat.GameDiamonds, skat.GameHearts, skat.GameSpades, skat.GameClubs}, "grand": {skat.Grand}, "null": {skat.Null},
	} {
		b.Run(name, func(b *testing.B) {
			s := New()
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				p := deals[n%len(deals)]
				p.Game = games[n%len(games)]
				n++
				e, err := s.begin(p)
				if err != nil {
					b.Fatal(err)
				}
				e.prepare(p)
			}
		})
	}
}
