package arena

import (
	"math"
	"strings"
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
		{"three deals", []float64{2, 4, 6}, 4, 2 / math.Sqrt(3)},
		// Mean 0, squares 4 × 9, variance 12, error √(12/4).
		{"about zero", []float64{-3, 3, 3, -3}, 0, math.Sqrt(3)},
		{"all the same", []float64{7, 7}, 7, 0},
	} {
		e := estimate(c.points)
		assert.InDelta(t, c.mean, e.Mean, 1e-9, c.name)
		require.NotNil(t, e.Error, c.name)
		assert.InDelta(t, c.error, *e.Error, 1e-9, c.name)
	}
	assert.Equal(t, Estimate{Mean: 360}, per36([]float64{10}), "one deal has no error")
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

	first, second := deal{number: 1}, deal{number: 3}
	first.add(bot.Protocol{Deal: lost}, [3]int{2, 0, 1}) // player 2 is forehand
	second.add(bot.Protocol{Deal: passed}, [3]int{0, 1, 2})
	r := newReport(Config{Deals: 3, Seed: 8}, [3]string{"a", "b", "c"}, []*deal{&first, nil, &second})

	assert.Equal(t, [3]int{40, 40, -96}, first.games[0].points)
	assert.Equal(t, "auction", r.Mode)
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

	var games strings.Builder
	require.NoError(t, r.WriteGames(&games))
	assert.Equal(t, `deal,seating,player,chair,contract,declarer,won,points
1,1,c,1,N,1,0,-96
1,1,a,2,N,0,0,40
1,1,b,3,N,0,0,40
3,1,a,1,,0,0,0
3,1,b,2,,0,0,0
3,1,c,3,,0,0,0
`, games.String())

	assert.Equal(t, Role{Games: 1, WonShare: new(0.0), Points: r.Players[2].Points, Average: new(-96.0)}, r.Players[2].Declarer)
	assert.Equal(t, Role{Games: 1, WonShare: new(1.0), Points: r.Players[0].Points, Average: new(40.0)}, r.Players[0].Defender)
	assert.Zero(t, r.Players[0].Declarer.Games)
	assert.Equal(t, []Contract{{Code: "N", Games: 1, WonShare: new(0.0), Average: new(-96.0)}}, r.Contracts)
	assert.Equal(t, r.Contracts, r.Players[2].Contracts)
	assert.Empty(t, r.Players[0].Contracts)
	assert.InDelta(t, 36*48, r.Pairs[1].Declarer.Mean, 1e-9)
	assert.InDelta(t, 36*20, r.Pairs[1].Defender.Mean, 1e-9)
	assert.Nil(t, r.Pairs[1].WonShare, "each declares what it bid for")

	// All three seatings of a deal are one observation, by the game.
	var all deal
	for i := range 3 {
		all.add(bot.Protocol{Deal: lost}, [3]int{i, (i + 1) % 3, (i + 2) % 3})
	}
	for i := range 3 {
		assert.InDelta(t, -16./3, all.points(i, whole), 1e-9)
	}
	r = newReport(Config{Deals: 1}, [3]string{"a", "b", "c"}, []*deal{&all})
	assert.InDelta(t, 36*-16./3, r.Players[0].Points.Mean, 1e-9)
	assert.Nil(t, r.Players[0].Points.Error)

	grand, err := skat.ParseDeal(cards+" 1 p 2 p 0 18 0 hand 0 GH", skat.Rules{})
	require.NoError(t, err)
	require.NoError(t, grand.Apply(skat.Concede(skat.Forehand)))
	var d deal
	d.add(bot.Protocol{Deal: grand}, [3]int{1, 2, 0})
	assert.Equal(t, "GH", d.games[0].contract)
	assert.Equal(t, 1, d.games[0].declarer)
	assert.False(t, d.games[0].won)

	overbid, err := skat.ParseDeal(cards+" 1 120 0 p 2 p 1 hand 1 DH", skat.Rules{Valuation: skat.ISkO})
	require.NoError(t, err)
	require.NoError(t, overbid.Apply(skat.Concede(skat.Middlehand)))
	d = deal{}
	d.add(bot.Protocol{Deal: overbid}, [3]int{1, 2, 0})
	r = newReport(Config{Deals: 1}, [3]string{"a", "b", "c"}, []*deal{&d})
	assert.Equal(t, 1.0, *r.Players[2].OverbidShare)
	assert.Nil(t, r.Players[1].OverbidShare)
}

func TestContractsStandInTheOrderOfTheirValue(t *testing.T) {
	g := func(code string, declarer int, won bool, points ...int) game {
		return game{contract: code, declarer: declarer, won: won, points: [3]int(points)}
	}
	games := []game{
		g("R", nobody, false, -40, -20, 0), g("NOH", 0, true, 109, 0, 0), g("G", 1, true, 0, 98, 0), g("GH", 1, false, 40, -194, 40),
		g("D", 2, true, 0, 0, 68), g("", nobody, false, 0, 0, 0), g("G", 0, false, -146, 40, 40), g("N", 0, true, 73, 0, 0),
	}
	assert.Equal(t, []Contract{
		{"D", 1, new(1.0), new(68.0)}, {"G", 2, new(0.5), new(-24.0)}, {"GH", 1, new(0.0), new(-194.0)}, {"N", 1, new(1.0), new(73.0)},
		{"NOH", 1, new(1.0), new(109.0)}, {"R", 1, nil, new(-20.0)},
	}, contracts(games))
	assert.Equal(t, []Contract{{"G", 1, new(1.0), new(98.0)}, {"GH", 1, new(0.0), new(-194.0)}, {"R", 1, nil, new(-20.0)}}, playerContracts(games, 1))
}
