package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// declaredAt has rearhand declare a game with the given ten cards and skat;
// forehand holds fore, the rest is middlehand's.
func declaredAt(t *testing.T, fore, rear, two, contract string) skat.Deal {
	l := skat.Layout{Hands: [3]skat.Cards{cardsOf(t, fore), 0, cardsOf(t, rear)}, Skat: cardsOf(t, two)}
	l.Hands[1] = skat.AllCards &^ l.Hands[0] &^ l.Hands[2] &^ l.Skat
	require.NoError(t, l.Check())
	c, err := skat.ParseContract(contract)
	require.NoError(t, err)
	d := skat.New(l, skat.Rules{Kontra: skat.KontraAny})
	for _, a := range []skat.Action{
		skat.Pass(skat.Middlehand), skat.Bid(skat.Rearhand, 18), skat.Pass(skat.Forehand),
		skat.PickUp(skat.Rearhand), skat.Discard(skat.Rearhand, l.Skat), skat.Declare(skat.Rearhand, c),
	} {
		require.NoError(t, d.Apply(a))
	}
	return d
}

func TestClubKontraAndRe(t *testing.T) {
	strong, weak := "CJ.SJ.CA.CT.CK.SA.ST.HA.D8.D7", "C8.C7.SQ.S9.S8.HQ.H9.H8.D8.D7"
	for _, c := range []struct {
		rule, fore, rear, skat, contract string
		kontra, re                       bool
	}{
		{"five trumps with two jacks and aces", strong, "HJ.DJ.CQ.C9.C8.C7.SK.HT.DA.DT", "S7.H7", "C", true, false},
		{"nothing in hand", weak, "CJ.SJ.HJ.CA.CT.CK.SA.HA.DA.DT", "S7.H7", "C", false, true},
		{"Grand against both top jacks and aces", "CJ.SJ.CA.CT.SA.ST.HA.HT.D8.D7", "HJ.DJ.CK.CQ.SK.SQ.HK.HQ.DA.DT", "S7.H7", "G", true, false},
		{"nobody says Kontra to Null", strong, "C9.C8.C7.S9.S8.S7.H9.H8.H7.D9", "SK.HK", "N", false, false},
	} {
		t.Run(c.rule, func(t *testing.T) {
			d := declaredAt(t, c.fore, c.rear, c.skat, c.contract)
			a, err := NewClub(1).Act(context.Background(), d.View(skat.Forehand))
			require.NoError(t, err)
			assert.Equal(t, c.kontra, a.Kind == skat.KindKontra)
			require.NoError(t, d.Apply(skat.Kontra(skat.Forehand)))
			a, err = NewClub(1).Act(context.Background(), d.View(skat.Rearhand))
			require.NoError(t, err)
			assert.Equal(t, c.re, a.Kind == skat.KindRe)
		})
	}
	d := declaredAt(t, weak, "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.HA", "DA.DT", "C")
	require.NoError(t, d.Apply(skat.Kontra(skat.Forehand)))
	a, err := NewClub(1).Act(context.Background(), d.View(skat.Rearhand))
	require.NoError(t, err)
	assert.Equal(t, skat.KindRe, a.Kind, "a hand that cannot lose")
}

// A concession is agreed to unless Schneider or Schwarz is still within reach
// (section 9).
func TestConcessionIsAgreedToWhenNothingIsLeftToGain(t *testing.T) {
	for level, deals := range map[string]uint64{"novice": 60, "club": 60, "expert:worlds=1": 20} {
		p, err := New(level, 1)
		require.NoError(t, err)
		plays, err := New("club", 1) // quick, up to where the answer is asked for
		require.NoError(t, err)
		agreed, refused := 0, 0
		for i := range deals {
			d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(8, i))), skat.Rules{})
			for d.Phase() != skat.PhaseDone {
				if s := d.Declarer(); d.Phase() == skat.PhasePlay && s != skat.NoSeat && d.Hand(s).Len() < 9 {
					w := d
					require.NoError(t, w.Apply(skat.Concede(s)))
					a, err := p.Act(context.Background(), w.View(w.ToMove()))
					require.NoError(t, err)
					if d.Contract().Game != skat.Null && d.TrickPoints(s) <= 30 {
						refused++
						assert.Equal(t, skat.KindRefuse, a.Kind, "Schneider is within reach")
					} else {
						agreed++
						assert.Equal(t, skat.KindAgree, a.Kind)
					}
				}
				a, err := plays.Act(context.Background(), d.View(d.ToMove()))
				require.NoError(t, err)
				require.NoError(t, d.Apply(a))
			}
		}
		assert.NotZero(t, agreed)
		assert.NotZero(t, refused)
	}
}
