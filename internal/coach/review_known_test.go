package coach_test

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// What could be known where it is plain: few samples tell it.
func TestSamplingOfCards(t *testing.T) {
	for _, c := range []struct {
		name, layout, contract, before, card string
		grade                                coach.Grade
		least, most                          float64 // the chance to win with it
	}{
		{"won whatever is played", allTrumps, "CH", "", "C8", coach.Best, 0.99, 1},
		{"lost whatever is played", allTrumps, "NH", "", "C8", coach.Best, 0, 0.01},
		{"the defenders cannot help it", allTrumps, "CH", "CJ C7", "S8", coach.Best, 0, 0.1},
		{"Ramsch: the ace takes it all", loneHearts, "R", "HK HT", "HA", coach.Inaccuracy, 0, 0},
		{"Ramsch: under the ten", loneHearts, "R", "HK HT", "HQ", coach.Best, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := inPlay(t, c.layout, c.contract, c.before)
			s := coach.Sampling{Seed: 1, Worlds: 20}
			a := skat.Play(d.ToMove(), must(skat.ParseCard(c.card)))
			require.True(t, s.Judges(&d, a))
			k, err := s.Judge(context.Background(), &d, a)
			require.NoError(t, err)
			if c.grade == coach.Best {
				assert.Equal(t, coach.Best, k.Grade())
			} else {
				assert.GreaterOrEqual(t, k.Grade(), c.grade)
			}
			assert.GreaterOrEqual(t, k.Taken.Win, c.least)
			assert.LessOrEqual(t, k.Taken.Win, c.most)
			assert.Len(t, k.Choices, len(d.Legal(d.ToMove())))
			assert.Equal(t, a, k.Taken.Action)
			again, err := s.Judge(context.Background(), &d, a)
			require.NoError(t, err)
			assert.Equal(t, k, again)
		})
	}
}

// In Null the seven of clubs first leaves the nine to be caught; that is seen
// from the declarer's hand alone.
func TestSamplingSeesTheDangerInNull(t *testing.T) {
	d := inPlay(t, nineFirst, "NH", "")
	k, err := coach.Sampling{Seed: 1, Worlds: 30}.Judge(context.Background(), &d, skat.Play(skat.Forehand, must(skat.ParseCard("C7"))))
	require.NoError(t, err)
	assert.Positive(t, k.Cost())
	assert.NotEqual(t, k.Taken.Action, k.Choices[0].Action)
}

// Before the first card: who holds every trump must bid, who holds nothing must
// pass, and cards that take tricks are not laid away for nothing.
func TestSamplingOfBids(t *testing.T) {
	s := coach.Sampling{Seed: 1, Deals: 8}
	for _, c := range []struct {
		name, line, action string
		grade              coach.Grade // at least, but for the best
	}{
		{"passes with every trick", "", "1 p", coach.Mistake},
		{"calls with every trick", "", "1 18", coach.Best},
		{"passes with nothing", "1 p", "2 p", coach.Best},
		{"calls a lot with nothing", "1 p", "2 72", coach.Mistake},
		{"plays Hand", "1 18 0 p 2 p", "1 hand", coach.Best},
		{"lays an ace and a jack", "1 18 0 p 2 p 1 s", "1 CJ.CA", coach.Inaccuracy}, // a level of the value
		{"Null with all jacks", "1 18 0 p 2 p 1 s 1 S7.H7", "1 N", coach.Mistake},
		{"Grand with all jacks", "1 18 0 p 2 p 1 s 1 S7.H7", "1 G", coach.Best},
	} {
		t.Run(c.name, func(t *testing.T) {
			const layout = "SASTS8HAHTH8DADTD8D7 CJSJHJDJCACTCKCQC9C8 C7SKSQS9HKHQH9DKDQD9 S7H7"
			l, err := skat.ParseLayout(strings.ReplaceAll(layout, " ", "."))
			require.NoError(t, err)
			d, err := skat.ParseDeal(l.String()+" "+c.line, skat.Rules{})
			require.NoError(t, err)
			words := strings.Fields(c.action)
			a, err := skat.ParseAction(words[0], words[1])
			require.NoError(t, err)
			k, err := s.Judge(context.Background(), &d, a)
			require.NoError(t, err)
			if c.grade == coach.Best {
				assert.Equal(t, coach.Best, k.Grade())
			} else {
				assert.GreaterOrEqual(t, k.Grade(), c.grade)
				assert.Positive(t, k.Lost())
			}
		})
	}
}

// Of the auction the last that a seat said is judged, and no decision that is
// none.
func TestWhatIsSampled(t *testing.T) {
	d := inPlay(t, nineFirst, "NH", "C9 CA CT")
	r, err := coach.NewReview(d)
	require.NoError(t, err)
	var got []string
	for _, i := range r.KnownSteps(coach.Sampling{}, skat.Forehand) {
		got = append(got, r.Actions[i].String())
	}
	assert.Equal(t, []string{"0 C9", "2 CT", "0 18", "0 hand", "0 NH", "1 p", "2 p"}, got)
}

func TestSamplingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	d := inPlay(t, sample, "GH", "")
	for i, s := range []coach.Sampling{{Worlds: 1000}, {Deals: 1000}} {
		now, a := d, skat.Play(skat.Forehand, d.Hand(skat.Forehand).First())
		if i == 1 {
			now = skat.New(d.Layout(), d.Rules())
			a = skat.Pass(now.ToMove())
		}
		_, err := s.Judge(ctx, &now, a)
		require.ErrorIs(t, err, context.Canceled)
	}
}

// Accuracy halves with every 10 % of win chance thrown away.
func TestAccuracy(t *testing.T) {
	known := func(cost float64) *coach.Known {
		return &coach.Known{Taken: coach.Choice{Behind: cost}, Choices: []coach.Choice{{}}}
	}
	var tally coach.Tally
	for cost, want := range map[float64]float64{0: 100, 0.005: 100, 0.1: 50, 0.2: 25} {
		j := coach.Judgement{Options: 5, Known: known(cost)}
		got, ok := j.Accuracy()
		assert.True(t, ok)
		assert.InDelta(t, want, got, 0.01, cost)
		tally.Add(&j)
	}
	got, ok := tally.Accuracy()
	assert.True(t, ok)
	assert.InDelta(t, (100+100+50+25)/4.0, got, 0.01)
	assert.Equal(t, 2, tally.Grades[coach.Best])
	assert.Equal(t, 1, tally.Grades[coach.Mistake])
	assert.Equal(t, 1, tally.Grades[coach.Blunder])
	tally.Join(tally)
	assert.Equal(t, 8, tally.Decisions)
	for _, j := range []coach.Judgement{{Options: 1, Known: known(0.5)}, {Options: 5}} {
		_, ok := j.Accuracy()
		assert.False(t, ok, "nothing was decided, or nothing is known")
	}
}

// A whole deal by what could be known must take less than ten seconds on two
// cores; this is one.
func BenchmarkKnown(b *testing.B) {
	d := inPlay(b, sample, "GH", "")
	for d.Phase() != skat.PhaseDone {
		l := d.Legal(d.ToMove())
		require.NoError(b, d.Apply(l[len(l)-1]))
	}
	for b.Loop() {
		r, err := coach.NewReview(d)
		require.NoError(b, err)
		s := coach.Sampling{Seed: 1, Worlds: 80, Deals: 48}
		for _, i := range r.KnownSteps(s, skat.Forehand) {
			_, err := s.Judge(context.Background(), &r.States[i], r.Actions[i])
			require.NoError(b, err)
		}
	}
}
