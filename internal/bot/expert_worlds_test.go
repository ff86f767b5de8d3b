package bot

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// everyDecision plays deals with Club, in every third a Ramsch with pushing,
// and hands over each decision of the play.
func everyDecision(t *testing.T, deals uint64, each func(d *skat.Deal, v skat.View)) {
	for i := range deals {
		ramsch := i%3 == 0
		d := skat.New(skat.DealPack(skat.Shuffle(rand.New(rand.NewPCG(31, i)))), skat.Rules{Ramsch: ramsch, Schieberamsch: ramsch})
		rng := rand.New(rand.NewPCG(32, i))
		for d.Phase() != skat.PhaseDone {
			v := d.View(d.ToMove())
			a, err := NewClub(1).Act(context.Background(), v)
			require.NoError(t, err)
			switch {
			case ramsch && d.Phase() == skat.PhaseAuction:
				a = skat.Pass(v.Seat)
			case d.Phase() == skat.PhasePush && rng.IntN(2) == 0:
				a = skat.Push(v.Seat)
			case d.Phase() == skat.PhasePlay:
				each(&d, v)
			}
			require.NoError(t, d.Apply(a))
		}
	}
}

// actual is the world in which the cards really lie.
func actual(d *skat.Deal) world {
	return world{hands: [3]skat.Cards{d.Hand(skat.Forehand), d.Hand(skat.Middlehand), d.Hand(skat.Rearhand)}, skat: d.Skat()}
}

// Every world that is drawn could have come to what the seat saw, and the deal
// made of it shows the seat the same.
func TestWorldsShowTheSeatTheSame(t *testing.T) {
	rng := rand.New(rand.NewPCG(33, 33))
	pushed, ramsch := 0, 0
	everyDecision(t, 30, func(d *skat.Deal, v skat.View) {
		m := remember(&v)
		m.notePassedOn()
		dealer := newWorldDealer(&m)
		for range 3 {
			w := dealer.draw(rng)
			made, ok := w.deal(&m)
			require.True(t, ok, "%s\n%v", d.String(), w)
			require.Equal(t, v, made.View(v.Seat), "%s\n%s", d.String(), made.String())
		}
		if v.Contract().Game == skat.Ramsch {
			ramsch++
			pushed += int(one(v.PickedUp(v.Seat)))
		}
	})
	assert.Greater(t, ramsch, 150)
	assert.Greater(t, pushed, 20)
}

// The worlds are counted right, the actual one is among them, and each is
// drawn equally often.
func TestEveryWorldIsDrawnEquallyOften(t *testing.T) {
	rng := rand.New(rand.NewPCG(34, 34))
	tried, pairs := 0, 0
	everyDecision(t, 40, func(d *skat.Deal, v skat.View) {
		m := remember(&v)
		m.notePassedOn()
		dealer := newWorldDealer(&m)
		if dealer.total > 400 {
			return
		}
		list := dealer.all(nil)
		require.Len(t, list, int(dealer.total))
		index := map[world]int{}
		for i := range list {
			list[i].weight = 0
			index[list[i]] = i
		}
		require.Len(t, index, len(list), "no world twice")
		require.Contains(t, index, actual(d))
		if len(list) < 20 || tried == 5 {
			return
		}
		tried++
		for _, c := range pairClasses {
			pairs += int(one(dealer.classes[c[0]] != 0))
		}
		const each = 100
		counts := make([]float64, len(list))
		for range each * len(list) {
			w := dealer.draw(rng)
			w.weight = 0
			i, known := index[w]
			require.True(t, known)
			counts[i]++
		}
		chi := 0.0
		for _, n := range counts {
			chi += (n - each) * (n - each) / each
		}
		free := float64(len(list) - 1)
		assert.Less(t, (chi-free)/free, 6*1.42/math.Sqrt(free), "%d worlds", len(list))
	})
	assert.Equal(t, 5, tried)
	assert.NotZero(t, pairs, "cards that may lie in two of three places")
}

// Of many worlds as many stay as are asked for, in proportion to the weights.
func TestThinKeepsProportions(t *testing.T) {
	rng := rand.New(rand.NewPCG(35, 35))
	var kept [3]float64
	for range 2000 {
		list := make([]world, 0, 30)
		for i := range 30 {
			list = append(list, world{skat: skat.Cards(i % 3), weight: float64(i % 3)})
		}
		sum := 0.0
		for _, w := range thin(list, 10, rng) {
			kept[w.skat] += w.weight
			sum += w.weight
		}
		require.InDelta(t, 10, sum, 1)
	}
	assert.Zero(t, kept[0])
	assert.InDelta(t, 2, kept[2]/kept[1], 0.02)
}
