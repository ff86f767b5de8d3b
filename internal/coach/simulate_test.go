package coach_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// holding returns a layout in which a seat holds the given ten cards; the others
// fall by chance. The skat may be given too.
func holding(t testing.TB, seat skat.Seat, ten, found string, seed uint64) skat.Layout {
	t.Helper()
	hand, err := skat.ParseCards(ten)
	require.NoError(t, err)
	under, err := skat.ParseCards(found)
	require.NoError(t, err)
	var rest []skat.Card
	for c := range (skat.AllCards &^ hand &^ under).All() {
		rest = append(rest, c)
	}
	rng := rand.New(rand.NewPCG(seed, 3))
	rng.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	l := skat.Layout{Skat: under}
	for _, s := range skat.Seats() {
		if s == seat {
			l.Hands[s.Index()] = hand
			continue
		}
		l.Hands[s.Index()], rest = skat.NewCards(rest[:10]...), rest[10:]
	}
	l.Skat |= skat.NewCards(rest...)
	require.NoError(t, l.Check())
	return l
}

// at is a deal in which something has happened.
func at(t testing.TB, l skat.Layout, r skat.Rules, actions string) skat.Deal {
	t.Helper()
	d, err := skat.ParseDeal(l.String()+" "+actions, r)
	require.NoError(t, err)
	return d
}

func measured(t testing.TB, v skat.View, ask coach.Ask, seed uint64, samples int) (*coach.Study, coach.Verdict) {
	t.Helper()
	s, err := coach.NewStudy(v, ask, seed)
	require.NoError(t, err)
	require.NoError(t, s.Run(context.Background(), samples))
	return s, s.Verdict()
}

// Section 10: a win is worth its value and 50, a loss costs twice the value and
// 50, and gives each other player 40. Lead is that less the others' average.
func TestLead(t *testing.T) {
	for _, row := range []struct {
		name    string
		result  skat.Result
		of      [3]float64 // forehand is declarer
		outcome skat.Outcome
	}{
		{"won", skat.Result{Declarer: skat.Forehand, Score: [3]int{20}}, [3]float64{70, -35, -35}, skat.Won},
		{"lost", skat.Result{Declarer: skat.Forehand, Score: [3]int{-40}}, [3]float64{-130, 65, 65}, skat.Lost},
		{"passed in", skat.Result{}, [3]float64{}, skat.PassedIn},
		{"Ramsch", skat.Result{Score: [3]int{0, -60, 0}}, [3]float64{30, -60, 30}, skat.RamschLost},
	} {
		t.Run(row.name, func(t *testing.T) {
			row.result.Outcome = row.outcome
			for i, want := range row.of {
				assert.InDelta(t, want, coach.Lead(row.result, skat.SeatAt(i)), 1e-9, skat.SeatAt(i))
			}
		})
	}
}

// Hands of which every player knows what they are worth.
func TestHandsWithAKnownTruth(t *testing.T) {
	const samples = 40
	t.Run("Grand with four jacks and aces", func(t *testing.T) {
		d := skat.New(holding(t, skat.Middlehand, "CJ SJ HJ DJ CA CT SA HA HT D7", "", 1), coach.Rules(coach.HowHigh))
		_, v := measured(t, d.View(skat.Middlehand), coach.AskGames, 1, samples)
		low, high := v.Reach()
		assert.GreaterOrEqual(t, high, coach.HighestLimit, "no bid is too high")
		assert.Positive(t, low, "and passing is wrong")
		best := v.Options[v.Games()[0]]
		assert.Equal(t, skat.Grand, best.Option.Contract.Game)
		share, from, _ := best.Win()
		assert.InDelta(t, 1, share, 0)
		assert.Greater(t, from, 0.9)
	})
	t.Run("a hand with nothing passes", func(t *testing.T) {
		// Rearhand, forehand has passed to middlehand's 18: to call is to be left with it.
		l := holding(t, skat.Rearhand, "CQ C8 SK S9 SQ HQ H9 HK DQ D9", "", 2)
		d := at(t, l, coach.Rules(coach.HowHigh), "1 18 0 p")
		study, v := measured(t, d.View(skat.Rearhand), coach.AskGames, 1, 24)
		low, _ := v.Reach()
		assert.Zero(t, low, "passing is right")
		assert.False(t, v.Options[study.IndexOf(60, skat.Action{})].Right(), "to go high is not")
		for _, i := range v.Games() {
			share, _, _ := v.Options[i].Win()
			assert.Less(t, share, 0.6, v.Options[i].Option.Contract)
		}
	})
	t.Run("a sure Null ouvert", func(t *testing.T) {
		l := holding(t, skat.Forehand, "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CA SA", 3)
		d := at(t, l, coach.Rules(coach.WhichGame), "1 p 2 p 0 18 0 s")
		_, v := measured(t, d.View(skat.Forehand), coach.AskGame, 1, samples)
		best := v.Options[v.Best]
		assert.Equal(t, skat.Contract{Game: skat.Null, Ouvert: true}, best.Option.Contract)
		assert.Equal(t, best.Samples, best.Won)
		for i, o := range v.Options {
			assert.Equal(t, i == v.Best, o.Right(), o.Option.Contract)
		}
	})
	t.Run("with all trumps the discard does not matter, with an ace it does not go", func(t *testing.T) {
		l := holding(t, skat.Forehand, "CJ SJ HJ DJ CA CT CK CQ SA S9", "H7 D7", 4)
		d := at(t, l, coach.Rules(coach.Discards), "1 p 2 p 0 18 0 s")
		s, v := measured(t, d.View(skat.Forehand), coach.AskMove, 1, 14)
		assert.True(t, v.Options[s.IndexOf(0, skat.Discard(skat.Forehand, cards(t, "H7 D7")))].Right())
		require.NoError(t, s.Run(context.Background(), 14, s.IndexOf(0, skat.Discard(skat.Forehand, cards(t, "CJ SJ")))))
		assert.False(t, s.Verdict().Options[s.IndexOf(0, skat.Discard(skat.Forehand, cards(t, "CJ SJ")))].Right())
	})
}

func cards(t testing.TB, text string) skat.Cards {
	t.Helper()
	c, err := skat.ParseCards(text)
	require.NoError(t, err)
	return c
}

// A lost cause for the declarer is one for Kontra: he has no trump and no ace.
func TestKontraAgainstAHopelessGame(t *testing.T) {
	l := holding(t, skat.Forehand, "CJ SJ HJ DJ HA HT HK HQ CA SA", "", 5)
	d := at(t, l, coach.Rules(coach.KontraOr), "1 18 0 p 2 p 1 hand 1 HH")
	_, v := measured(t, d.View(skat.Forehand), coach.AskMove, 1, 24)
	assert.Equal(t, skat.Kontra(skat.Forehand), v.Options[v.Best].Option.Action)
	assert.Equal(t, v.Samples, v.Options[v.Best].Won)
}

// The verdict comes from what the seat knows: with the unseen cards dealt
// otherwise it is the same.
func TestAVerdictDependsOnTheViewAlone(t *testing.T) {
	var first coach.Verdict
	for seed := range uint64(3) {
		l := holding(t, skat.Middlehand, "CJ HJ SA ST S9 S8 CA C7 H8 D7", "", seed+10)
		d := at(t, l, coach.Rules(coach.HowHigh), "")
		_, v := measured(t, d.View(skat.Middlehand), coach.AskMove, 7, 12)
		if seed == 0 {
			first = v
		}
		assert.Equal(t, first, v)
	}
}

// However the samples were come to, in one go or in parts, the figures are the
// same.
func TestFiguresDependOnSeedAndSamplesAlone(t *testing.T) {
	l := holding(t, skat.Forehand, "CJ HJ SA ST S9 S8 CA C7 H8 D7", "", 1)
	d := at(t, l, coach.Rules(coach.HowHigh), "1 18")
	_, once := measured(t, d.View(skat.Forehand), coach.AskMove, 3, 36)
	s, err := coach.NewStudy(d.View(skat.Forehand), coach.AskMove, 3)
	require.NoError(t, err)
	for n := 6; n <= 36; n += 6 {
		require.NoError(t, s.Run(context.Background(), n))
	}
	assert.Equal(t, once, s.Verdict())
	_, other := measured(t, d.View(skat.Forehand), coach.AskMove, 4, 36)
	assert.NotEqual(t, once, other, "another seed has other samples")
}

func TestAStudyStopsWithItsContext(t *testing.T) {
	d := skat.New(holding(t, skat.Middlehand, "CJ HJ SA ST S9 S8 CA C7 H8 D7", "", 1), coach.Rules(coach.HowHigh))
	s, err := coach.NewStudy(d.View(skat.Middlehand), coach.AskGames, 3)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	assert.ErrorIs(t, s.Run(ctx, 1000), context.Canceled)
	assert.Equal(t, -1, s.Verdict().Best)
	assert.ErrorContains(t, s.Run(context.Background(), 1, 99), "option 99")
}

func TestWhatCannotBeStudied(t *testing.T) {
	d := skat.New(holding(t, skat.Middlehand, "CJ HJ SA ST S9 S8 CA C7 H8 D7", "", 1), skat.Rules{Ramsch: true})
	_, err := coach.NewStudy(d.View(skat.Forehand), coach.AskMove, 1)
	assert.ErrorContains(t, err, "middlehand is to move, not forehand")
	_, err = coach.NewStudy(d.View(skat.Middlehand), coach.AskGame, 1)
	assert.ErrorContains(t, err, `in the phase "auction", want it before the discard`)
	ramsch := at(t, d.Layout(), skat.Rules{Ramsch: true}, "1 p 2 p 0 p")
	_, err = coach.NewStudy(ramsch.View(skat.Forehand), coach.AskMove, 1)
	assert.ErrorContains(t, err, "a Ramsch has no declarer")
}

// A range of 95 %: none of ten won leaves more open than none of a hundred.
func TestWin(t *testing.T) {
	for _, row := range []struct {
		won, n    int
		low, high float64
	}{{0, 10, 0, 0.28}, {0, 100, 0, 0.04}, {50, 100, 0.40, 0.60}, {10, 10, 0.72, 1}} {
		t.Run(fmt.Sprintf("%d of %d", row.won, row.n), func(t *testing.T) {
			share, low, high := coach.Estimate{Samples: row.n, Won: row.won}.Win()
			assert.InDelta(t, float64(row.won)/float64(row.n), share, 1e-9)
			assert.InDelta(t, row.low, low, 0.01)
			assert.InDelta(t, row.high, high, 0.01)
		})
	}
}
