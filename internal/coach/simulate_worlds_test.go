package coach

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// worldsOf are the samples of a study of one who is to move after a line.
func worldsOf(t *testing.T, line string, n int) (skat.View, []skat.Deal) {
	t.Helper()
	d, err := skat.ParseDeal(line, Rules(Whole))
	require.NoError(t, err)
	s, err := NewStudy(d.View(d.ToMove()), AskMove, 1)
	require.NoError(t, err)
	for i := range n {
		_, err := s.world(context.Background(), i)
		require.NoError(t, err)
	}
	return s.view, s.worlds
}

const sampledDeal = "CK.SA.ST.S9.S7.HT.HQ.DT.DK.D8.CT.C9.S8.HJ.HA.H9.H7.DJ.DQ.D9.CJ.CA.CQ.C7.SK.SQ.HK.H8.DA.D7.C8.SJ "

// A seat that has not followed suit holds none of it in any sample, and each
// sample is what the seat that decides sees.
func TestSamplesRespectWhatIsShown(t *testing.T) {
	v, list := worldsOf(t, sampledDeal+"1 p 2 18 0 p 2 s 2 SJ.C8 2 C 0 SA 1 S8 2 SQ 0 ST 1 HJ 2 SK 1 HA 2 HK 0 HT 1 H9 2 H8 0 HQ", 40)
	different := false
	for i := range list {
		require.Equal(t, v, list[i].View(v.Seat))
		assert.Zero(t, list[i].Hand(skat.Middlehand)&(skat.OfSuit(skat.Spades)&^skat.Jacks), "he trumped spades")
		different = different || list[i].Layout() != list[0].Layout()
	}
	assert.True(t, different)
}

// Whoever has passed at once rarely holds a hand that bids, and whoever has held
// to 36 mostly one that does.
func TestSamplesRespectTheAuction(t *testing.T) {
	bids := func(actions string, seat skat.Seat) float64 {
		_, list := worldsOf(t, sampledDeal+actions, 60)
		n := 0.0
		for i := range list {
			start := skat.New(list[i].Layout(), Rules(Whole))
			for start.ToMove() != seat {
				require.NoError(t, start.Apply(skat.Pass(start.ToMove())))
			}
			if bot.Limit(start.View(seat)) >= 18 {
				n++
			}
		}
		return n / float64(len(list))
	}
	assert.Less(t, bids("1 p", skat.Middlehand), 0.15)
	assert.Greater(t, bids("1 18 0 y 1 20 0 y 1 22 0 y 1 23 0 y 1 24 0 y 1 27 0 y 1 30 0 y 1 33 0 y 1 35 0 y 1 36 0 p", skat.Middlehand), 0.8)
}
