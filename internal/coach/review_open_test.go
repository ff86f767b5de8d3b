package coach_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// inPlay is a deal in which forehand plays a Hand game (in Ramsch all have
// passed), after the given cards; layout is forehand, middlehand, rearhand,
// skat with blanks between.
func inPlay(t testing.TB, layout, contract, cards string) skat.Deal {
	t.Helper()
	l, err := skat.ParseLayout(strings.ReplaceAll(layout, " ", "."))
	require.NoError(t, err)
	calls := "1 p 2 p 0 18 0 hand 0 " + contract
	if contract == "R" {
		calls = "1 p 2 p 0 p"
	}
	d, err := skat.ParseDeal(l.String()+" "+calls, skat.Rules{Ramsch: contract == "R"})
	require.NoError(t, err)
	for _, word := range strings.Fields(cards) {
		c, err := skat.ParseCard(word)
		require.NoError(t, err)
		require.NoError(t, d.Apply(skat.Play(d.ToMove(), c)))
	}
	return d
}

// Deals of which everybody can see what is right.
const (
	// Forehand has every trick in Clubs and in Ramsch.
	allTrumps = "CJSJHJDJCACTCKCQC9C8 C7SASTSKHAHTHKDADTDK SQS9S8HQH9H8DQD9D8D7 S7H7"
	// Forehand's nine best tricks in Grand are safe once the diamond jack is
	// drawn, which middlehand ruffs clubs with.
	drawFirst = "CJSJHJCACTCKCQC9C8S7 DJSAS8S9HAH8H9DAD8D9 C7STSKSQHTHKHQDTDKDQ H7D7"
	// In Null forehand may lead clubs only from the nine: after the seven
	// rearhand's eight catches it.
	nineFirst = "C7C9S7S8S9STH7H8H9D7 CASJSQHTHJHQD8D9DTDJ C8CTCJCQCKSKSAHKHADA DQDK"
	// In Null forehand must not lead hearts, for the eight is below the nine; on
	// diamonds the nine goes.
	lostNine = "C7C8C9CTS7S8S9STH7H9 H8HAHKHQCJCQSJSQDADK CKCASKSADQDJDTD9D8D7 HTHJ"
	// In Ramsch rearhand alone has hearts once the king and the ten are gone.
	loneHearts = "HKCACTCKCQC9SASTSKSQ HTHJDJDADTDKDQD9D8S9 HAHQH9H8H7C7C8S7S8D7 CJSJ"
)

// What a card costs where the truth is known.
func TestOpenCards(t *testing.T) {
	for _, c := range []struct {
		name, layout, contract, before string
		card                           string
		best                           string // cards among the best, and -cards that are not
		cost                           int    // at least; 0: exactly
		grade                          coach.Grade
		from, to                       coach.Standing
	}{
		{"won whatever is played", allTrumps, "CH", "", "C8", "C8 CJ CA", 0, coach.Best, coach.WonSchneider, coach.WonSchneider},
		{"lost whatever is played", "C7C8C9S7S8S9H7H8H9D7 CJSJCASADACTSTDTHKDK HJDJHAHTCKCQSKSQHQDQ D8D9", "GH", "", "C7", "C7 S9 D7", 0, coach.Best, coach.LostSchneider, coach.LostSchneider},
		{"the jack draws", drawFirst, "GH", "", "CJ", "CJ SJ HJ -CA", 0, coach.Best, coach.WonSchneider, coach.WonSchneider},
		{"the ace is ruffed", drawFirst, "GH", "", "CA", "CJ -CA", 11, coach.Mistake, coach.WonSchneider, coach.Won},
		{"Null: the nine first", nineFirst, "NH", "", "C9", "C9 S7 -C7", 0, coach.Best, coach.Won, coach.Won},
		{"Null: the seven gives it away", nineFirst, "NH", "", "C7", "C9 -C7", 1, coach.Blunder, coach.Won, coach.Lost},
		{"Null: the nine is caught", lostNine, "NH", "", "H9", "C7 -H9 -H7", 1, coach.Blunder, coach.Won, coach.Lost},
		{"Null: lost already", allTrumps, "NH", "", "C8", "C8 CJ", 0, coach.Best, coach.Lost, coach.Lost},
		{"Null: the defender takes it", lostNine, "NH", "H9", "H8", "H8 -HA", 0, coach.Best, coach.Lost, coach.Lost},
		{"Null: the defender lets it go", lostNine, "NH", "H9", "HA", "H8 -HA", 1, coach.Blunder, coach.Lost, coach.Won},
		{"Ramsch: all tricks are mine", allTrumps, "R", "", "C8", "C8 CJ", 0, coach.Best, coach.NoStanding, coach.NoStanding},
		{"Ramsch: under the ten", loneHearts, "R", "HK HT", "HQ", "HQ H7 -HA", 0, coach.Best, coach.NoStanding, coach.NoStanding},
		{"Ramsch: the ace takes it all", loneHearts, "R", "HK HT", "HA", "HQ -HA", 25, coach.Blunder, coach.NoStanding, coach.NoStanding},
		{"Schwarz announced: every trick", allTrumps, "CHZ", "", "C8", "C8 CJ", 0, coach.Best, coach.Won, coach.Won},
		{"Schwarz announced: one is lost", drawFirst, "GHZ", "", "CA", "CA CJ", 0, coach.Best, coach.Lost, coach.Lost},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := inPlay(t, c.layout, c.contract, c.before)
			card, err := skat.ParseCard(c.card)
			require.NoError(t, err)
			o, err := coach.NewOpenJudge().Judge(context.Background(), &d, skat.Play(d.ToMove(), card))
			require.NoError(t, err)
			if c.cost == 0 {
				assert.Zero(t, o.Cost)
			}
			assert.GreaterOrEqual(t, o.Cost, c.cost)
			assert.Equal(t, c.grade, o.Grade())
			assert.Equal(t, c.from, o.Before)
			assert.Equal(t, c.to, o.After)
			assert.Equal(t, (c.from >= coach.Won) != (c.to >= coach.Won), o.Turned())
			for _, word := range strings.Fields(c.best) {
				one, err := skat.ParseCard(strings.TrimPrefix(word, "-"))
				require.NoError(t, err)
				assert.Equal(t, word[0] != '-', o.BestCards().Has(one), word)
			}
		})
	}
}

// Giving up costs the game that could still be won, and nothing where it was
// lost.
func TestGivingUp(t *testing.T) {
	for _, c := range []struct {
		layout, contract string
		before           coach.Standing
		grade            coach.Grade
	}{
		{allTrumps, "CH", coach.WonSchneider, coach.Blunder},
		{allTrumps, "NH", coach.Lost, coach.Best},
		{lostNine, "NH", coach.Won, coach.Blunder},
		{"C7C8C9S7S8S9H7H8H9D7 CJSJCASADACTSTDTHKDK HJDJHAHTCKCQSKSQHQDQ D8D9", "GH", coach.Lost, coach.Best},
	} {
		d := inPlay(t, c.layout, c.contract, "")
		o, err := coach.NewOpenJudge().Judge(context.Background(), &d, skat.Concede(skat.Forehand))
		require.NoError(t, err)
		assert.Equal(t, c.before, o.Before)
		assert.Equal(t, c.grade, o.Grade())
	}
}

// A bid above the value makes Schneider what must be reached.
func TestWhatABidNeeds(t *testing.T) {
	l, err := skat.ParseLayout(strings.ReplaceAll(drawFirst, " ", "."))
	require.NoError(t, err)
	for bid, want := range map[int]coach.Standing{96: coach.WonSchneider, 120: coach.WonSchneider, 144: coach.Lost} {
		// With 3, Grand: 96, with Schneider 120.
		d, err := skat.ParseDeal(fmt.Sprintf("%s 1 p 2 p 0 %d 0 s 0 H7.D7 0 G", l, bid), skat.Rules{})
		require.NoError(t, err)
		o, err := coach.NewOpenJudge().Judge(context.Background(), &d, skat.Play(skat.Forehand, must(skat.ParseCard("CJ"))))
		require.NoError(t, err)
		assert.Equal(t, want, o.After, bid)
		o, err = coach.NewOpenJudge().Judge(context.Background(), &d, skat.Play(skat.Forehand, must(skat.ParseCard("CA"))))
		require.NoError(t, err)
		assert.Equal(t, bid >= 120, o.After == coach.Lost, bid)
	}
}

func TestJudgingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	d := inPlay(t, sample, "GH", "")
	_, err := coach.NewOpenJudge().Judge(ctx, &d, skat.Play(skat.Forehand, d.Hand(skat.Forehand).First()))
	require.ErrorIs(t, err, context.Canceled)
}

// A review replays the deal: its states are those of the deal.
func TestReviewReplaysTheDeal(t *testing.T) {
	d := inPlay(t, nineFirst, "NH", "C9 CA CT")
	r, err := coach.NewReview(d)
	require.NoError(t, err)
	require.Len(t, r.States, len(r.Actions)+1)
	require.Len(t, r.Judged, len(r.Actions))
	assert.Equal(t, d, r.States[len(r.Actions)])
	assert.Equal(t, 10, r.Judged[5].Options)
	assert.Equal(t, 1, r.Judged[6].Options, "middlehand has one club")
	assert.Equal(t, []int{5, 6, 7}, r.OpenSteps())
}

const sample = "HT.ST.DK.HK.CT.CJ.SJ.SA.C8.S7.DQ.H8.HA.CA.DA.SK.HJ.C9.DJ.SQ.S9.H7.C7.DT.H9.S8.CK.D9.D8.CQ.HQ.D7"

// A whole deal against open cards must take less than a second.
func BenchmarkOpenCards(b *testing.B) {
	d := skat.New(must(skat.ParseLayout(sample)), skat.Rules{})
	for d.Phase() != skat.PhaseDone {
		l := d.Legal(d.ToMove())
		a := l[len(l)-1]
		switch {
		case d.Phase() == skat.PhaseAuction && d.ToMove() == skat.Forehand:
			a = l[0]
		case d.Phase() == skat.PhaseDeclare:
			a = skat.Declare(d.ToMove(), skat.Contract{Game: skat.Grand, Hand: true})
		}
		require.NoError(b, d.Apply(a))
	}
	for b.Loop() {
		r, err := coach.NewReview(d)
		require.NoError(b, err)
		j := coach.NewOpenJudge()
		for _, i := range r.OpenSteps() {
			_, err := j.Judge(context.Background(), &r.States[i], r.Actions[i])
			require.NoError(b, err)
		}
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
