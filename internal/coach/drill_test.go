package coach_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// Every kind deals where it asks, the same for the same seed, and a line gives
// the drill back.
func TestDrills(t *testing.T) {
	for _, k := range coach.Kinds() {
		t.Run(string(k), func(t *testing.T) {
			seed := uint64(1)
			if k == coach.Defence {
				seed = 3 // soon found
			}
			d, err := coach.NewDrill(context.Background(), k, coach.Clear, seed)
			require.NoError(t, err)
			assert.NotEqual(t, skat.NoSeat, d.Seat())
			again, err := coach.ParseDrill(d.String())
			require.NoError(t, err)
			assert.True(t, d == again, d)
			switch k {
			case coach.Defence:
				assert.NotEqual(t, d.Deal.Declarer(), d.Seat())
			case coach.WhichGame, coach.NullOrNot, coach.Discards:
				v := d.View()
				assert.Equal(t, 12, v.Hand.Len())
			}
		})
	}
	a, err := coach.NewDrill(context.Background(), coach.HandOrNot, coach.Clear, 4)
	require.NoError(t, err)
	b, err := coach.NewDrill(context.Background(), coach.HandOrNot, coach.Clear, 4)
	require.NoError(t, err)
	assert.True(t, a == b)
}

func TestDrillsThatThereAreNot(t *testing.T) {
	_, err := coach.NewDrill(context.Background(), "chess", coach.Clear, 1)
	assert.ErrorContains(t, err, `kind of drill "chess": want one of bid, limit,`)
	_, err = coach.ParseDrill("bid nonsense")
	assert.Error(t, err)
	d := someDrills(t, coach.BidOrPass)[0]
	_, err = coach.ParseDrill("hand " + d.Deal.String())
	assert.ErrorContains(t, err, `come to "auction", where that is not asked`)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	_, err = coach.NewDrill(ctx, coach.BidOrPass, coach.Clear, 1)
	assert.ErrorIs(t, err, context.Canceled)
}

// The answer key of a drill does not hang on the samples, few as they are here:
// what is best with one seed is right with another, for every kind and level.
func TestTheAnswerKeyIsStable(t *testing.T) {
	for _, k := range coach.Kinds() {
		drills := someDrills(t, k)
		require.Len(t, drills, 4, "two of each level")
		for i, d := range drills {
			ask := coach.AskMove
			if k == coach.WhichGame || k == coach.NullOrNot {
				ask = coach.AskGame
			}
			var keys []coach.Verdict
			for seed := uint64(1); seed <= 3; seed++ {
				_, v := measured(t, d.View(), ask, seed, 10)
				keys = append(keys, v)
			}
			for _, a := range keys {
				for _, b := range keys {
					assert.True(t, b.Options[a.Best].Right(), "%s %d: %v", k, i+1, a.Options[a.Best].Option)
				}
			}
		}
	}
}

// Clear drills are further apart than close ones, on the whole.
func TestLevels(t *testing.T) {
	ahead := map[coach.Level]float64{}
	for _, l := range coach.Levels() {
		d, err := coach.NewDrill(context.Background(), coach.WhichGame, l, 1)
		require.NoError(t, err)
		_, v := measured(t, d.View(), coach.AskGame, 1, 36)
		ahead[l] = v.Options[v.Choices()[1]].Behind
	}
	assert.Greater(t, ahead[coach.Clear], 2*ahead[coach.Close])
}

// Where only bid or pass is asked, a bid stands for the best way to go on.
func TestJudge(t *testing.T) {
	l := holding(t, skat.Middlehand, "CJ HJ SA ST S9 S8 CA C7 H8 D7", "", 1)
	deal := skat.New(l, coach.Rules(coach.BidOrPass))
	d := coach.Drill{Kind: coach.BidOrPass, Deal: deal}
	s, v := measured(t, d.View(), coach.AskMove, 1, 24)
	bid := d.Judge(s, v, coach.Answer{Limit: 18})
	assert.Equal(t, v.Best, bid)
	assert.Zero(t, v.Options[d.Judge(s, v, coach.Answer{})].Option.Limit)
	d.Kind = coach.HowHigh
	assert.Equal(t, 18, v.Options[d.Judge(s, v, coach.Answer{Limit: 18})].Option.Limit)
	assert.Equal(t, coach.HighestLimit, v.Options[d.Judge(s, v, coach.Answer{Limit: 264})].Option.Limit, "higher is not told apart")
}

// The others call as Club does: with the highest cards nobody goes above 264,
// with a pass the others have it.
func TestBidTo(t *testing.T) {
	l := holding(t, skat.Middlehand, "CJ SJ HJ DJ CA CT SA HA HT D7", "", 1)
	d := skat.New(l, coach.Rules(coach.Whole))
	won := coach.BidTo(d, skat.Middlehand, 264)
	assert.Equal(t, skat.Middlehand, won.Declarer())
	passed := coach.BidTo(d, skat.Middlehand, 0)
	assert.NotEqual(t, skat.Middlehand, passed.Declarer())
}

// A hint is what the bot would do, with figures, from the View alone.
func TestAdvise(t *testing.T) {
	club := bot.NewClub(1)
	l := holding(t, skat.Middlehand, "CJ HJ SA ST S9 S8 CA C7 H8 D7", "HQ D9", 1)
	for _, actions := range []string{"", "1 18 0 p 2 p", "1 18 0 p 2 p 1 s", "1 18 0 p 2 p 1 s 1 H8.D7", "1 18 0 p 2 p 1 s 1 H8.D7 1 S"} {
		d := at(t, l, coach.Rules(coach.Whole), actions)
		v := d.View(d.ToMove())
		want, err := club.Act(context.Background(), v)
		require.NoError(t, err)
		h, err := coach.Advise(context.Background(), v, club, 5, 1)
		require.NoError(t, err)
		assert.Equal(t, want, h.Action)
		require.GreaterOrEqual(t, h.Measured, 0, actions)
		assert.Equal(t, 5, h.Verdict.Options[h.Measured].Samples, actions)
	}
	ramsch := at(t, l, skat.Rules{Ramsch: true}, "1 p 2 p 0 p")
	h, err := coach.Advise(context.Background(), ramsch.View(skat.Forehand), club, 12, 1)
	require.NoError(t, err)
	assert.Equal(t, skat.KindPlay, h.Action.Kind)
	assert.Equal(t, -1, h.Measured, "in Ramsch nothing is measured")
}

func TestFeatures(t *testing.T) {
	for _, row := range []struct {
		cards string
		game  skat.Game
		want  coach.Features
	}{
		{"CJ HJ SA ST S9 S8 CA C7 H8 D7", skat.GameSpades, coach.Features{Trumps: 6, Jacks: 2, TopJack: true, Aces: 1}},
		{"CJ HJ SA ST S9 S8 CA CT H8 D7", skat.Grand, coach.Features{Trumps: 2, Jacks: 2, TopJack: true, Aces: 2}},
		{"C7 C8 C9 S7 S8 H7 H9 HT D7 D8", skat.Null, coach.Features{Covered: 4}},
		{"C7 C8 C9 S7 S8 H7 H9 HT D7 DK", skat.Null, coach.Features{Covered: 3, Danger: skat.Diamonds}},
	} {
		assert.Equal(t, row.want, coach.FeaturesOf(cards(t, row.cards), row.game), row.cards)
	}
}
