package coach

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// A drill is clear when the other choice is far behind and surely so, and close
// when it is near: each misses the other level.
func TestWhatMakesADrillClearOrClose(t *testing.T) {
	ctx := context.Background()
	for _, row := range []struct {
		name  string
		cards string // of middlehand, who opens
		level Level  // that it has
	}{
		{"four jacks, aces and tens", "CJ SJ HJ DJ CA CT SA HA HT D7", Clear},
		{"one jack, clubs and an ace", "SJ CA CK C9 C7 SA SQ H9 HQ D8", Close},
	} {
		t.Run(row.name, func(t *testing.T) {
			d := Drill{BidOrPass, skat.New(dealtTo(t, row.cards), Rules(BidOrPass))}
			g := maker{kind: BidOrPass, club: bot.NewClub(1), rng: rand.New(rand.NewPCG(1, 1))}
			for _, l := range Levels() {
				off, err := g.off(ctx, d, l, 1)
				require.NoError(t, err)
				assert.Equal(t, l != row.level, off > 0, "%s: %.0f", l, off)
			}
		})
	}
}

// dealtTo is a layout in which middlehand holds ten cards, the others what is
// left in order.
func dealtTo(t *testing.T, ten string) skat.Layout {
	t.Helper()
	hand, err := skat.ParseCards(ten)
	require.NoError(t, err)
	var rest []skat.Card
	for c := range (skat.AllCards &^ hand).All() {
		rest = append(rest, c)
	}
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	return skat.Layout{Hands: [3]skat.Cards{skat.NewCards(rest[:10]...), hand, skat.NewCards(rest[10:20]...)}, Skat: skat.NewCards(rest[20:]...)}
}

// Against nobody there is no question how far to go; against one there is.
func TestALimitIsAskedAgainstSomebody(t *testing.T) {
	for actions, want := range map[string]bool{"": true, "1 p": true, "1 18 0 p": true, "1 p 2 p": false} {
		d, err := skat.ParseDeal("CJ.SJ.HJ.DJ.CA.CT.SA.HA.HT.D7.CK.CQ.SK.SQ.HK.HQ.DK.DQ.C9.S9.C8.C7.S8.S7.ST.H9.H8.H7.DA.DT.D9.D8 "+actions, Rules(HowHigh))
		require.NoError(t, err)
		v := d.View(d.ToMove())
		for _, k := range []Kind{HowHigh, Whole} {
			g := maker{kind: k, club: bot.NewClub(1)}
			assert.Equal(t, want, contested(&v), actions)
			if v.Seat == skat.Forehand {
				assert.Equal(t, want, g.worthAsking(&v), actions)
			}
		}
	}
}

// Where Null is asked, the other choice is the best of the other sort: a drill
// in which that is out of the question is none.
func TestNullIsACandidate(t *testing.T) {
	null, grand := Option{Contract: skat.Contract{Game: skat.Null}}, Option{Contract: skat.Contract{Game: skat.Grand}}
	ouvert := Option{Contract: skat.Contract{Game: skat.Null, Ouvert: true}}
	v := Verdict{Best: 1, Options: []Estimate{
		{Option: null, Samples: 10, Points: 10, Behind: 40},
		{Option: grand, Samples: 10, Points: 50},
		{Option: Option{Contract: skat.Contract{Game: skat.GameClubs}}, Samples: 10, Points: 45, Behind: 5},
		{Option: ouvert, Samples: 10, Points: -30, Behind: 80},
	}}
	gap, _ := v.gap(NullOrNot)
	assert.InDelta(t, 40, gap, 1e-9)
	gap, _ = v.gap(WhichGame)
	assert.InDelta(t, 5, gap, 1e-9)
	// A Grand with four jacks and four aces is worth more than any Null.
	d, err := skat.ParseDeal("CJ.SJ.HJ.DJ.CA.SA.HA.DA.C7.S7.CT.CK.CQ.C9.C8.ST.SK.SQ.S9.S8.HT.HK.HQ.H9.H8.DT.DK.DQ.D9.D8.H7.D7 1 p 2 p 0 18 0 s", Rules(NullOrNot))
	require.NoError(t, err)
	g := maker{kind: NullOrNot, club: bot.NewClub(1)}
	for _, l := range Levels() {
		off, err := g.off(context.Background(), Drill{NullOrNot, d}, l, 1)
		require.NoError(t, err)
		assert.Positive(t, off, l)
	}
}
