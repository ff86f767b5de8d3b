package bot

import (
	"context"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func cardsOf(t *testing.T, text string) skat.Cards {
	t.Helper()
	c, err := skat.ParseCards(text)
	require.NoError(t, err)
	return c
}

// dealt returns a layout in which forehand holds ten, the skat is as given and
// the rest lies in the order of the cards.
func dealt(t *testing.T, ten, two string) skat.Layout {
	l := skat.Layout{Skat: cardsOf(t, two)}
	l.Hands[0] = cardsOf(t, ten)
	for c := range (skat.AllCards &^ l.Hands[0] &^ l.Skat).All() {
		i := 1
		if l.Hands[1].Len() == 10 {
			i = 2
		}
		if l.Hands[1].Len() == 10 && l.Hands[2].Len() == 10 {
			l.Skat = l.Skat.With(c)
			continue
		}
		l.Hands[i] = l.Hands[i].With(c)
	}
	require.NoError(t, l.Check())
	return l
}

func TestClubBidsWhatTheHandIsWorth(t *testing.T) {
	for _, c := range []struct {
		rule, hand string
		least      int // it bids at least to here
		most       int // and not beyond
	}{
		{"nothing", "C9.C7.SK.S9.S8.HQ.H9.DK.D9.D7", 0, 0},
		{"a long suit without help", "C9.C8.C7.CQ.CK.S9.S8.HQ.H9.DK", 0, 0},
		{"five trumps, two aces, with one", "CJ.DJ.HA.HT.H9.SA.S8.DA.D9.C7", 18, 72},
		{"seven clubs with two", "CJ.SJ.CA.CT.C9.C8.C7.SA.H9.D8", 36, 99},
		{"Grand with four and aces", "CJ.SJ.HJ.DJ.CA.CT.SA.ST.HA.D9", 99, 999},
		{"jacks and aces: Grand with two", "CJ.SJ.CA.CT.SA.HA.HT.H9.D8.D7", 60, 99},
		{"Null that cannot be lost", "C7.C8.C9.S7.S8.S9.H7.H8.H9.D7", 59, 59},
		{"five diamonds with two, no tops, is no 40", "CJ.SJ.DA.D9.D8.D7.C9.S9.H9.H8", 0, 33},
	} {
		t.Run(c.rule, func(t *testing.T) {
			limit := tableSense{skat.Middlehand, 0}.limit(cardsOf(t, c.hand))
			assert.GreaterOrEqual(t, limit, c.least)
			assert.LessOrEqual(t, limit, c.most)
		})
	}
}

// declares plays forehand's exchange: the others pass, forehand takes it at 18.
func declares(t *testing.T, p Player, l skat.Layout) (laid skat.Cards, c skat.Contract) {
	d := skat.New(l, skat.Rules{})
	for d.Phase() < skat.PhasePlay {
		a := skat.Pass(d.ToMove())
		if d.ToMove() == skat.Forehand {
			var err error
			a, err = p.Act(context.Background(), d.View(skat.Forehand))
			require.NoError(t, err)
		}
		require.NoError(t, d.Apply(a))
	}
	return d.View(skat.Forehand).Laid, d.Contract()
}

func TestClubDiscardsAndDeclares(t *testing.T) {
	for _, c := range []struct{ rule, hand, skat, laid, contract string }{
		{"a bare ten goes to the skat and its suit is void", "CJ.SJ.CA.CK.C9.C8.C7.SA.HT.D9", "D7.S7", "", "C"},
		{"the skat makes it a Grand", "CJ.HJ.CA.CT.C8.SK.S9.HA.H9.D9", "SJ.SA", "S9.D9", "G"},
		{"Null: the high cards go", "C7.C8.C9.S7.S8.S9.H7.H9.HJ.DA", "DK.D7", "DA.DK", "NO"},
		{"every trick is sure: announced, and shown", "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.HA", "H8.H7", "-", "GO"},
		{"one loser: not shown", "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.H9", "S9.S8", "-", "GHS"},
		{"a Null that cannot be lost is played Hand and open", "C7.C8.C9.S7.S8.S9.H7.H8.H9.D7", "CA.DA", "-", "NOH"},
	} {
		t.Run(c.rule, func(t *testing.T) {
			laid, contract := declares(t, NewClub(1), dealt(t, c.hand, c.skat))
			assert.Equal(t, c.contract, contract.String(), "laid %v", laid)
			if c.laid != "" {
				assert.Equal(t, cardsOf(t, c.laid), laid)
			}
		})
	}
}
