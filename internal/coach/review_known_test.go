package coach_test

import (
	"context"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// After nine tricks the declarer who holds every trump has two cards, then one.
const (
	eightTricks = "CJ C7 SQ SJ SA S9 HJ ST S8 DJ SK HQ CA HA H9 CT HT H8 CK HK DQ CQ DA D9"
	nineTricks  = eightTricks + " C9 DT D8"
)

// What could be known where it is plain: few samples tell it. The action is a
// card or "concede".
func TestSampling(t *testing.T) {
	for _, c := range []struct {
		name, layout, contract, before, action string
		grade                                  coach.Grade
		least, most                            float64 // the chance to win with it
		all                                    bool    // every world is looked at
	}{
		{"won whatever is played", allTrumps, "CH", "", "C8", coach.Best, 0.99, 1, false},
		{"lost whatever is played", allTrumps, "NH", "", "C8", coach.Best, 0, 0.01, false},
		{"the defenders cannot help it", allTrumps, "CH", "CJ C7", "S8", coach.Best, 0, 0.1, false},
		{"the end of a game won", allTrumps, "CH", eightTricks, "C8", coach.Best, 1, 1, true},
		{"gives up what cannot be lost", allTrumps, "CH", "", "concede", coach.Blunder, 0, 0, false},
		{"gives up what cannot be won", allTrumps, "NH", "", "concede", coach.Best, 0, 0, false},
		{"gives up the last trick of a game won", allTrumps, "CH", nineTricks, "concede", coach.Blunder, 0, 0, true},
		{"the ace may be ruffed, and the game is won still", drawFirst, "GH", "", "CA", coach.Fine, 0.95, 1, false},
		{"Null: the nine first", nineFirst, "NH", "", "C9", coach.Best, 0.99, 1, false},
		{"Null: the seven leaves the nine to be caught", nineFirst, "NH", "", "C7", coach.Blunder, 0.2, 0.8, false},
		{"Null: the seven of hearts leaves the nine", lostNine, "NH", "", "H7", coach.Blunder, 0.2, 0.8, false},
		{"Null: given up with every chance", nineFirst, "NH", "", "concede", coach.Blunder, 0, 0, false},
		{"Null: the defender takes the trick for nothing", lostNine, "NH", "H9", "HA", coach.Inaccuracy, 0.3, 0.7, false},
		{"Ramsch: the ace takes it all", loneHearts, "R", "HK HT", "HA", coach.Blunder, 0, 0, false},
		{"Ramsch: under the ten, with points", loneHearts, "R", "HK HT", "HQ", coach.Fine, 0, 0, false},
		{"Ramsch: under the ten", loneHearts, "R", "HK HT", "H7", coach.Best, 0, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := inPlay(t, c.layout, c.contract, c.before)
			s := coach.Sampling{Seed: 1, Worlds: 20}
			a, err := skat.ParseAction(strconv.Itoa(d.ToMove().Index()), c.action)
			require.NoError(t, err)
			require.True(t, s.Judges(&d, a))
			k, err := s.Judge(context.Background(), &d, a)
			require.NoError(t, err)
			j := coach.Judgement{Options: 2, Known: k}
			assert.Equal(t, c.grade, j.Grade())
			assert.Equal(t, a, k.Taken.Action)
			assert.GreaterOrEqual(t, k.Taken.Win, c.least)
			assert.LessOrEqual(t, k.Taken.Win, c.most)
			assert.Equal(t, c.all, k.All)
			choices := len(d.Legal(d.ToMove()))
			if a.Kind == skat.KindConcede {
				choices++
			}
			assert.Len(t, k.Choices, choices)
			assert.Contains(t, k.Choices, k.Taken)
			for _, o := range k.Choices {
				behind := k.Choices[0].Win - o.Win
				if k.InPoints {
					behind = (k.Choices[0].Points - o.Points) / 200
				}
				assert.InDelta(t, behind, o.Behind, 1e-9, "the numbers told are those compared")
				assert.False(t, k.All && o.Error > 0, "nothing was left to chance")
			}
			again, err := s.Judge(context.Background(), &d, a)
			require.NoError(t, err)
			assert.Equal(t, k, again)
		})
	}
}

// Of an action that the samples do not tell of there is no sampled verdict, and
// none that it is best.
func TestWhatSamplesDoNotTell(t *testing.T) {
	d := inPlay(t, allTrumps, "CH", nineTricks)
	for _, a := range []skat.Action{
		skat.Claim(d.ToMove()), skat.Claim(d.ToMove().Next()), {Seat: d.ToMove(), Kind: skat.KindResign},
		skat.Play(d.ToMove(), d.Hand(d.ToMove()).First()), // the only card
	} {
		assert.False(t, coach.Sampling{}.Judges(&d, a), "%v", a)
	}
	assert.True(t, coach.Sampling{}.Judges(&d, skat.Concede(d.ToMove())), "to give up was to choose")
	_, err := coach.Sampling{Seed: 1, Worlds: 5}.Judge(context.Background(), &d, skat.Claim(d.ToMove()))
	assert.ErrorContains(t, err, "none of the choices")
	require.NoError(t, d.Apply(skat.Concede(d.ToMove())))
	assert.False(t, coach.Sampling{}.Judges(&d, skat.Action{Seat: d.ToMove(), Kind: skat.KindAgree}))

	r, err := coach.NewReview(d)
	require.NoError(t, err)
	last := len(r.Actions) - 1
	require.Equal(t, skat.KindConcede, r.Actions[last].Kind)
	assert.Greater(t, r.Judged[last].Options, 1)
}

// A cost within what the samples may be wrong by is not called wrong, and only
// the best number, as it is told, is called best.
func TestGradeByTheSamplesError(t *testing.T) {
	for _, c := range []struct {
		cost, err float64
		points    bool
		want      coach.Grade
	}{
		{0, 0.1, false, coach.Best},
		{0.004, 0, false, coach.Best},
		{0.008, 0, false, coach.Fine},
		{0.08, 0.05, false, coach.Fine}, // K♣ 11 % beside J♣ 19 %
		{0.08, 0.03, false, coach.Inaccuracy},
		{0.08, 0, false, coach.Inaccuracy},
		{0.12, 0.07, false, coach.Fine},
		{0.12, 0.01, false, coach.Mistake},
		{0.25, 0.12, false, coach.Blunder},
		{0.4 / 200, 0, true, coach.Best},
		{9.0 / 200, 0.03, true, coach.Fine}, // −46 beside −37
		{20.0 / 200, 0.03, true, coach.Mistake},
	} {
		k := coach.Known{Taken: coach.Choice{Behind: c.cost, Error: c.err}, InPoints: c.points}
		assert.Equal(t, c.want, k.Grade(), "%+v", c)
		j := coach.Judgement{Options: 2, Known: &k}
		accuracy, _ := j.Accuracy()
		assert.Equal(t, c.want == coach.Best || k.Unproven(), accuracy == 100, "%+v", c)
	}
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
			if c.grade == coach.Best { // nothing is proven to be better
				assert.LessOrEqual(t, k.Grade(), coach.Fine)
				assert.True(t, k.Right() || k.Unproven())
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
