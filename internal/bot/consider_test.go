package bot_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// considered is what is thought of each card that may be played after the
// actions.
func considered(t *testing.T, line string) map[string]bot.Considered {
	t.Helper()
	d, err := skat.ParseDeal(line, skat.Rules{Ramsch: true})
	require.NoError(t, err)
	v := d.View(d.ToMove())
	list, err := bot.Consider(context.Background(), v, 1, 30)
	require.NoError(t, err)
	assert.Positive(t, list.Worlds)
	assert.Len(t, list.Cards, v.Playable().Len())
	again, err := bot.Consider(context.Background(), v, 1, 30)
	require.NoError(t, err)
	assert.Equal(t, list, again, "the same every time")
	all := map[string]bot.Considered{}
	for _, c := range list.Cards {
		all[c.Card.String()] = c
		assert.GreaterOrEqual(t, c.Behind, -1e-6)
	}
	return all
}

// Where every world says the same the chances are certain.
func TestConsider(t *testing.T) {
	trumps := considered(t, "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.C7.SA.ST.SK.HA.HT.HK.DA.DT.DK.SQ.S9.S8.HQ.H9.H8.DQ.D9.D8.D7.S7.H7 1 p 2 p 0 18 0 hand 0 CH")
	for card, c := range trumps {
		assert.InDelta(t, 1, c.Win, 0.01, card)
		assert.Less(t, c.Behind, 1e-3, card)
	}
	// The seven of clubs lets the nine be caught wherever another has the eight
	// and the third no club.
	null := considered(t, "C7.C9.S7.S8.S9.ST.H7.H8.H9.D7.CA.SJ.SQ.HT.HJ.HQ.D8.D9.DT.DJ.C8.CT.CJ.CQ.CK.SK.SA.HK.HA.DA.DQ.DK 1 p 2 p 0 18 0 hand 0 NH")
	assert.Greater(t, null["C9"].Win, null["C7"].Win)
	assert.Positive(t, null["C7"].Behind)
	assert.Positive(t, null["C7"].BehindError)
	assert.Equal(t, null["S7"].Win, null["S8"].Win, "neighbours are one card")
	// In Ramsch the ace takes 25 points, and then all hearts.
	ramsch := considered(t, "HK.CA.CT.CK.CQ.C9.SA.ST.SK.SQ.HT.HJ.DJ.DA.DT.DK.DQ.D9.D8.S9.HA.HQ.H9.H8.H7.C7.C8.S7.S8.D7.CJ.SJ 1 p 2 p 0 p 0 HK 1 HT")
	assert.Greater(t, ramsch["H7"].Points, ramsch["HA"].Points)
	assert.Greater(t, ramsch["HA"].Behind, 20.0)
}

func TestConsiderEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	d, err := skat.ParseDeal("C7.C9.S7.S8.S9.ST.H7.H8.H9.D7.CA.SJ.SQ.HT.HJ.HQ.D8.D9.DT.DJ.C8.CT.CJ.CQ.CK.SK.SA.HK.HA.DA.DQ.DK 1 p 2 p 0 18 0 hand 0 GH", skat.Rules{})
	require.NoError(t, err)
	_, err = bot.Consider(ctx, d.View(skat.Forehand), 1, 2000)
	require.ErrorIs(t, err, context.Canceled)
	_, err = bot.Consider(context.Background(), d.View(skat.Middlehand), 1, 30)
	require.Error(t, err, "it is not his turn")
}
