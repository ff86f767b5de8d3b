package bot

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// bidding is an Expert that thinks as long as it takes.
func bidding(way Bidding) expert {
	return expert{seed: 1, options: ExpertOptions{Worlds: 12, Workers: 1, Now: time.Now, Bidding: way}}
}

func TestEvaluationIsCarried(t *testing.T) {
	m, err := Evaluation()
	require.NoError(t, err)
	assert.Positive(t, m.Origin.Labels)
	assert.Positive(t, m.Origin.Games)
	assert.Positive(t, m.Origin.Passes)
}

// goesTo plays the auction in middlehand against a forehand that holds
// everything, and returns the last value called.
func goesTo(t *testing.T, hand string) int {
	l := dealt(t, hand, "-")
	l.Hands[0], l.Hands[1] = l.Hands[1], l.Hands[0]
	d := skat.New(l, skat.Rules{})
	p := bidding(BidByTables)
	for d.ToMove() == skat.Middlehand || d.ToMove() == skat.Forehand {
		a := skat.Hold(skat.Forehand)
		if d.ToMove() == skat.Middlehand {
			var err error
			a, err = p.Act(context.Background(), d.View(skat.Middlehand))
			require.NoError(t, err)
			if a.Kind == skat.KindPass {
				return d.Bid()
			}
		}
		require.NoError(t, d.Apply(a))
	}
	return d.Bid()
}

func TestExpertBidsWhatTheHandIsWorth(t *testing.T) {
	for _, c := range []struct {
		rule, hand  string
		least, most int
	}{
		{"nothing", "C9.C7.SK.S9.S8.HQ.H9.DK.D9.D7", 0, 0},
		{"a long suit without help", "C9.C8.C7.CQ.CK.S9.S8.HQ.H9.DK", 0, 0},
		{"seven clubs with two", "CJ.SJ.CA.CT.C9.C8.C7.SA.H9.D8", 36, 99},
		{"Grand with four and aces", "CJ.SJ.HJ.DJ.CA.CT.SA.ST.HA.D9", 99, 264},
		{"jacks and aces: Grand with two", "CJ.SJ.CA.CT.SA.HA.HT.H9.D8.D7", 48, 120},
		{"Null that cannot be lost", "C7.C8.C9.S7.S8.S9.H7.H8.H9.D7", 59, 59},
		{"five diamonds with two, no tops, is no 40", "CJ.SJ.DA.D9.D8.D7.C9.S9.H9.H8", 0, 33},
	} {
		t.Run(c.rule, func(t *testing.T) {
			bid := goesTo(t, c.hand)
			assert.GreaterOrEqual(t, bid, c.least)
			assert.LessOrEqual(t, bid, c.most)
		})
	}
}

func TestExpertDiscardsAndDeclares(t *testing.T) {
	for _, c := range []struct{ rule, hand, skat, laid, contract string }{ // any of these
		{"a bare ten goes to the skat and its suit is void", "CJ.DJ.CA.CK.C9.C8.C7.S9.HT.D9", "DK.SQ", "", "C"},
		{"Grand with four jacks and three aces", "CJ.SJ.HJ.DJ.CA.CT.SA.S9.HA.D9", "D7.H7", "", "G GH"},
		{"Null: the high cards go", "C7.C8.C9.S7.S8.S9.H7.H9.HJ.DA", "DK.D7", "DA.DK", "NO"},
		{"every trick is sure: announced, and shown", "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.HA", "H8.H7", "-", "GO"},
		{"a Null that cannot be lost is played Hand and open", "C7.C8.C9.S7.S8.S9.H7.H8.H9.D7", "CA.DA", "-", "NOH"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			for _, way := range []Bidding{BidByTables, BidSampled} {
				laid, contract := declares(t, bidding(way), dealt(t, c.hand, c.skat))
				assert.Contains(t, strings.Fields(c.contract), contract.String(), "laid %v", laid)
				if c.laid != "" {
					assert.Contains(t, strings.Fields(c.laid), laid.String())
				}
			}
		})
	}
}

// The gain of a venture at a bid, by sections 7 and 8: own points less the mean
// of the others'.
func TestGainCountsTheOverbid(t *testing.T) {
	clubs := skat.Contract{Game: skat.GameClubs}
	for _, c := range []struct {
		rule           string
		contract       skat.Contract
		value, bid     int
		win, schneider float64
		valuation      skat.Valuation
		want           float64
	}{
		{"sure", clubs, 24, 18, 1, 0, skat.ISkO, 24 + 50},
		{"lost: twice the value, 50, and 40 for each other", clubs, 24, 18, 0, 0, skat.ISkO, -48 - 50 - 40},
		{"half Schneider", clubs, 24, 18, 1, 0.5, skat.ISkO, (24+36)/2 + 50},
		{"overbid, raised to the bid", clubs, 24, 30, 1, 0, skat.ISkO, -72 - 90},
		{"overbid, plain", clubs, 24, 30, 1, 0, skat.Plain, -48 - 90},
		{"Schneider rescues", clubs, 24, 36, 1, 1, skat.ISkO, 36 + 50},
		{"but not two levels", clubs, 24, 40, 1, 1, skat.ISkO, -96 - 90},
		{"Null below the bid costs the bid", skat.Contract{Game: skat.Null}, 23, 24, 1, 0, skat.ISkO, -48 - 90},
		{"a bid that the value just covers", clubs, 24, 24, 1, 0, skat.ISkO, 24 + 50},
	} {
		t.Run(c.rule, func(t *testing.T) {
			d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(1, 1))), skat.Rules{Valuation: c.valuation})
			v := d.View(skat.Forehand)
			b := bidder{stakes: newStakes(&v, nil), bid: c.bid}
			got := b.gain(&venture{contract: c.contract, value: c.value, win: c.win, schneider: c.schneider})
			assert.InDelta(t, c.want, got, 1e-9)
		})
	}
}

func TestStakesFollowTheStanding(t *testing.T) {
	d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(1, 1))), skat.Rules{})
	v := d.View(skat.Forehand)
	of := func(s Standing) stakes { return newStakes(&v, &s) }

	plain := of(Standing{Table: 3})
	assert.InDelta(t, 30, plain.won(30), 1e-9)
	assert.InDelta(t, -60, plain.lost(30), 1e-9)
	four := of(Standing{Table: 4, Tournament: true})
	assert.InDelta(t, -60-50-30, four.lost(30), 1e-9)

	// The last deal: 20 behind, a game of 18 wins nothing and one of 24 all.
	last := of(Standing{Table: 3, Ahead: []int{-20, 100}, Left: 1})
	assert.Less(t, last.won(18), 40.0)
	assert.Greater(t, last.won(24), 60.0)
	assert.InDelta(t, 100, last.won(60), 0.01)
	// Ahead by so much that only a lost Grand could cost it: passing is best.
	ahead := of(Standing{Table: 3, Ahead: []int{70, 90}, Left: 1})
	nobody := appraisal.Passed{}
	assert.Greater(t, ahead.passed(nobody), 99.0)
	assert.Less(t, ahead.lost(48), 1.0)
}

// Who leads by little in the last deal does not play a game of even chances
// that he would play in the middle of a match, and who must win does.
func TestTheEndOfAMatchChangesTheBid(t *testing.T) {
	v := func() skat.View {
		d := skat.New(dealt(t, "CJ.HJ.HA.HK.H9.H8.SA.S8.DA.D9", "-"), skat.Rules{})
		for _, a := range []skat.Action{skat.Pass(skat.Middlehand), skat.Pass(skat.Rearhand)} {
			require.NoError(t, d.Apply(a))
		}
		return d.View(skat.Forehand)
	}()
	calls := func(s Standing) skat.Kind {
		a, err := bidding(BidByTables).Informed(s).Act(context.Background(), v)
		require.NoError(t, err)
		return a.Kind
	}
	assert.Equal(t, skat.KindBid, calls(Standing{Table: 3, Ahead: []int{0, 0}, Left: 12}))
	assert.Equal(t, skat.KindBid, calls(Standing{Table: 3, Ahead: []int{-15, 0}, Left: 1}))
	assert.Equal(t, skat.KindPass, calls(Standing{Table: 3, Ahead: []int{5, 5}, Left: 1}))
}

func TestSituationsOfAPass(t *testing.T) {
	M, F, R := skat.Middlehand, skat.Forehand, skat.Rearhand
	for _, c := range []struct {
		rule  string
		calls []skat.Action
		want  int
	}{
		{"first to speak", nil, appraisal.PassFirst},
		{"forehand hears 18", []skat.Action{skat.Bid(M, 18)}, appraisal.PassOne},
		{"middlehand, who has called and is held", []skat.Action{skat.Bid(M, 18), skat.Hold(F)}, appraisal.PassOne},
		{"held at 24", []skat.Action{skat.Bid(M, 24), skat.Hold(F)}, appraisal.PassHigh},
		{"rearhand after one pass", []skat.Action{skat.Pass(M)}, appraisal.PassFirst},
		{"rearhand after a fight", []skat.Action{skat.Bid(M, 18), skat.Hold(F), skat.Pass(M)}, appraisal.PassTwo},
		{"forehand alone", []skat.Action{skat.Pass(M), skat.Pass(R)}, appraisal.PassLast},
	} {
		t.Run(c.rule, func(t *testing.T) {
			d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(1, 1))), skat.Rules{})
			for _, a := range c.calls {
				require.NoError(t, d.Apply(a))
			}
			v := d.View(d.ToMove())
			assert.Equal(t, c.want, SituationOfPass(&v))
		})
	}
}

// A better chance is worth more, a higher bid never so.
func TestHigherBidsAreWorthNoMore(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 8))
	for range 20 {
		d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{Valuation: skat.ISkO})
		v := d.View(skat.Forehand)
		b := bidding(BidByTables).bidder(&v)
		last := 1e9
		for _, bid := range []int{18, 24, 36, 48, 72} {
			b.bid = bid
			worth := b.play(v.Dealt)
			assert.LessOrEqual(t, worth, last+1e-9, "%v at %d", v.Dealt, bid)
			last = worth
		}
	}
}

// Asked twice, and with more workers, the Expert lays and declares the same.
func TestDiscardsAreDeterministic(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 9))
	for range 2 {
		l := skat.DealPack(skat.Shuffle(rng))
		p := bidding(BidSampled)
		laid, contract := declares(t, p, l)
		for _, p.options.Workers = range []int{1, 3} {
			again, same := declares(t, p, l)
			assert.Equal(t, laid, again)
			assert.Equal(t, contract, same)
		}
	}
}

// With no time at all it goes by the tables.
func TestDiscardsWithoutTime(t *testing.T) {
	l := skat.DealPack(skat.Shuffle(rand.NewPCG(1, 10)))
	laid, contract := declares(t, bidding(BidByTables), l)
	p := bidding(BidSampled)
	p.options.Think, p.options.Now = time.Second, steppingClock(2*time.Second)
	again, same := declares(t, p, l)
	assert.Equal(t, laid, again)
	assert.Equal(t, contract, same)
}
