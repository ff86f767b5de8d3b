package arena

import (
	"math"
	"testing"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEstimate(t *testing.T) {
	for _, c := range []struct {
		name        string
		points      []float64
		mean, error float64
	}{
		// Mean 4, squares 4+0+4 = 8, variance 8/2 = 4, error √(4/3) a game.
		{"three deals", []float64{2, 4, 6}, 144, 36 * 2 / math.Sqrt(3)},
		// Mean 0, squares 4 × 9, variance 12, error √(12/4).
		{"about zero", []float64{-3, 3, 3, -3}, 0, 36 * math.Sqrt(3)},
		{"all the same", []float64{7, 7}, 252, 0},
	} {
		e := estimate(c.points)
		assert.InDelta(t, c.mean, e.Mean, 1e-9, c.name)
		require.NotNil(t, e.Error, c.name)
		assert.InDelta(t, c.error, *e.Error, 1e-9, c.name)
	}
	assert.Equal(t, Estimate{Mean: 360}, estimate([]float64{10}), "one deal has no error")
	assert.Equal(t, Estimate{}, estimate(nil))
}

// Two deals of one seating by hand: a Null lost in the first trick by
// forehand (23: −46 − 50, the others 40 each), and one passed in.
func TestDealsAreCountedByPlayer(t *testing.T) {
	const cards = "CA.CK.CQ.CJ.SA.SK.SQ.SJ.HA.HK.CT.C9.C8.C7.ST.S9.S8.S7.HQ.HJ.HT.H9.H8.H7.DA.DK.DQ.DJ.DT.D9.D8.D7"
	lost, err := skat.ParseDeal(cards+" 1 p 2 p 0 18 0 s 0 D7.D8 0 N 0 CA 1 C7 2 DA", skat.Rules{Valuation: skat.ISkO})
	require.NoError(t, err)
	passed, err := skat.ParseDeal(cards+" 1 p 2 p 0 p", skat.Rules{})
	require.NoError(t, err)

	var first, second deal
	first.add(1, bot.Protocol{Deal: lost}, [3]int{2, 0, 1}) // player 2 is forehand
	second.add(2, bot.Protocol{Deal: passed}, [3]int{0, 1, 2})
	r := newReport(Config{Deals: 3, Seed: 8}, [3]string{"a", "b", "c"}, []*deal{&first, nil, &second})

	assert.Equal(t, [3]int{40, 40, -96}, first.points)
	assert.Equal(t, 2, r.Deals)
	assert.Equal(t, 2, r.Games)
	assert.Equal(t, 0.5, *r.PassedIn)
	assert.InDelta(t, 36*20, r.Players[0].Points.Mean, 1e-9)
	assert.InDelta(t, 36*20, *r.Players[0].Points.Error, 1e-9) // 40 and 0: √(800/2)
	assert.InDelta(t, 36*-48, r.Players[2].Points.Mean, 1e-9)
	assert.Equal(t, 1, r.Players[2].Declared)
	assert.Equal(t, 0.5, *r.Players[2].DeclaredShare)
	assert.Equal(t, 0.0, *r.Players[2].WonShare)
	assert.Equal(t, 0.0, *r.Players[2].GrandShare)
	assert.Nil(t, r.Players[0].WonShare)
	assert.InDelta(t, 36*(136./2), r.Pairs[1].Points.Mean, 1e-9) // a − c
	assert.InDelta(t, 36*68, *r.Pairs[1].Points.Error, 1e-9)

	// All three seatings of a deal are one observation, by the game.
	var all deal
	for i := range 3 {
		all.add(1, bot.Protocol{Deal: lost}, [3]int{i, (i + 1) % 3, (i + 2) % 3})
	}
	assert.Equal(t, [3]int{-16, -16, -16}, all.points)
	r = newReport(Config{Deals: 1}, [3]string{"a", "b", "c"}, []*deal{&all})
	assert.InDelta(t, 36*-16./3, r.Players[0].Points.Mean, 1e-9)
	assert.Nil(t, r.Players[0].Points.Error)

	grand, err := skat.ParseDeal(cards+" 1 p 2 p 0 18 0 hand 0 GH", skat.Rules{})
	require.NoError(t, err)
	require.NoError(t, grand.Apply(skat.Concede(skat.Forehand)))
	var d deal
	d.add(1, bot.Protocol{Deal: grand}, [3]int{1, 2, 0})
	assert.Equal(t, 1, d.tallies[1].grands)
	assert.Zero(t, d.tallies[1].won)
}
