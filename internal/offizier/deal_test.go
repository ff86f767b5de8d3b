package offizier_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A deal for tests: covered of forehand and dealer, open of forehand and
// dealer, hand of forehand and dealer.
const layout = "C7.H9.SK.DT." + "S7.HQ.CK.D8." +
	"CA.CJ.S9.D7." + "CT.HJ.HA.DQ." +
	"SJ.C9.C8.SA.S8.HT.H8.DA." + "DJ.CQ.ST.SQ.HK.H7.DK.D9"

func deal(t testing.TB, tokens string, rules offizier.Rules) offizier.Deal {
	t.Helper()
	d, err := offizier.ParseDeal(layout+" "+tokens, rules)
	require.NoError(t, err)
	return d
}

func cards(t testing.TB, text string) skat.Cards {
	t.Helper()
	c, err := skat.ParseCards(text)
	require.NoError(t, err)
	return c
}

// Section 11, 1 to 4: who has what when, and who is to speak.
func TestProcedure(t *testing.T) {
	double := offizier.Rules{Kontra: offizier.KontraDouble}
	for _, row := range []struct {
		tokens   string
		rules    offizier.Rules
		phase    offizier.Phase
		toMove   offizier.Seat
		declarer offizier.Seat
		open     string // of the dealer
		inHand   int
	}{
		{"", offizier.Rules{}, offizier.PhaseName, fore, nobody, "", 0},
		{"0 C", offizier.Rules{}, offizier.PhaseKontra, dealer, fore, "CT HJ HA DQ", 0},
		{"0 C 1 p", offizier.Rules{}, offizier.PhasePlay, fore, fore, "CT HJ HA DQ", 8},
		{"0 G 1 kontra", offizier.Rules{}, offizier.PhasePlay, fore, dealer, "CT HJ HA DQ", 8},
		{"0 G 1 p", double, offizier.PhasePlay, fore, fore, "CT HJ HA DQ", 8},
		{"0 G 1 kontra", double, offizier.PhaseRe, fore, fore, "CT HJ HA DQ", 0},
		{"0 G 1 kontra 0 re", double, offizier.PhasePlay, fore, fore, "CT HJ HA DQ", 8},
		{"0 G 1 kontra 0 p", double, offizier.PhasePlay, fore, fore, "CT HJ HA DQ", 8},
	} {
		d := deal(t, row.tokens, row.rules)
		assert.Equal(t, row.phase, d.Phase(), row.tokens)
		assert.Equal(t, row.toMove, d.ToMove(), row.tokens)
		assert.Equal(t, row.declarer, d.Declarer(), row.tokens)
		assert.Equal(t, cards(t, "CA CJ S9 D7"), d.Open(fore), row.tokens)
		assert.Equal(t, cards(t, row.open), d.Open(dealer), row.tokens)
		for _, s := range offizier.Seats() {
			assert.Equal(t, 4, d.Covered(s), row.tokens)
			assert.Equal(t, row.inHand, d.InHand(s), row.tokens)
			assert.Equal(t, row.inHand, d.Hand(s).Len(), row.tokens)
		}
	}
}

// Section 11, 5: what may be played. Hand and open cards count alike, jacks
// are trumps, and there is no duty to trump.
func TestPlayable(t *testing.T) {
	for _, row := range []struct{ tokens, want string }{
		{"0 C 1 p", "SJ C9 C8 SA S8 HT H8 DA CA CJ S9 D7"},        // the leader is free
		{"0 C 1 p 0 CA", "CT HJ DJ CQ"},                           // trumps from both places, jacks too
		{"0 C 1 p 0 S9", "ST SQ"},                                 // the covered S7 does not count
		{"0 C 1 p 0 HT", "HA HK H7"},                              // not the jack of hearts
		{"0 G 1 p 0 CA", "CT CQ"},                                 // in Grand clubs are a suit
		{"0 G 1 p 0 SJ", "HJ DJ"},                                 // and the jacks another
		{"0 G 1 p 0 CJ 1 DJ 0 SJ 1 HJ 0 C9", "CT CQ"},             //
		{"0 H 1 p 0 CJ 1 HJ 0 SJ", "HA DJ HK H7 HQ"},              // HQ was turned up after the first trick
		{"0 C 1 p 0 S9 1 ST", "DJ CQ SQ HK H7 DK D9 CT HJ HA DQ"}, // the winner of the trick is free
	} {
		d := deal(t, row.tokens, offizier.Rules{})
		v := d.View(d.ToMove())
		assert.Equal(t, cards(t, row.want), v.Playable(), row.tokens)
	}
}

// Section 11, 5: a covered card is turned up when the trick is complete, not
// before, and only where an open card was played.
func TestTurningUp(t *testing.T) {
	d := deal(t, "0 C 1 p 0 CA", offizier.Rules{})
	assert.Equal(t, offizier.Pile{Covered: true}, d.Pile(fore, 0), "nothing is turned up yet")
	require.NoError(t, d.Apply(offizier.Play(dealer, card(t, "CT"))))
	assert.Equal(t, offizier.Pile{Open: card(t, "C7")}, d.Pile(fore, 0))
	assert.Equal(t, offizier.Pile{Open: card(t, "S7")}, d.Pile(dealer, 0))
	assert.Equal(t, offizier.Trick{
		Leader: fore, Cards: [2]skat.Card{card(t, "CA"), card(t, "CT")}, From: [2]uint8{1, 1},
		Turned: [2]skat.Card{card(t, "C7"), card(t, "S7")}, Winner: fore,
	}, d.TrickAt(0))
	assert.Equal(t, 3, d.Covered(fore))
	assert.Equal(t, 21, d.Points(fore))

	d = deal(t, "0 C 1 p 0 CA 1 CT 0 C7 1 HJ", offizier.Rules{})
	assert.Equal(t, offizier.Pile{}, d.Pile(fore, 0), "the pile is used up")
	assert.Equal(t, card(t, "HQ"), d.Pile(dealer, 1).Open)
	assert.Equal(t, skat.NoCard, d.TrickAt(1).Turned[0])
	assert.Equal(t, dealer, d.ToMove(), "the winner leads")

	d = deal(t, "0 C 1 p 0 SA 1 SQ", offizier.Rules{})
	assert.Equal(t, [2]uint8{offizier.InHand, offizier.InHand}, d.TrickAt(0).From)
	assert.Equal(t, 7, d.InHand(fore))
	assert.Equal(t, 4, d.Covered(fore), "cards from the hand turn up nothing")
}

func card(t testing.TB, text string) skat.Card {
	t.Helper()
	c, err := skat.ParseCard(text)
	require.NoError(t, err)
	return c
}

// What is refused says what was expected, and changes nothing.
func TestIllegal(t *testing.T) {
	double := offizier.Rules{Kontra: offizier.KontraDouble}
	for _, row := range []struct {
		tokens, action string
		rules          offizier.Rules
		reason         offizier.Reason
		sentence       string
	}{
		{"", "1 C", offizier.Rules{}, offizier.ReasonTurn, "1 C: forehand is to move"},
		{"", "0 CA", offizier.Rules{}, offizier.ReasonPhase, `0 CA: not now: the deal is in its phase "name"`},
		{"0 C", "0 p", offizier.Rules{}, offizier.ReasonTurn, "0 p: dealer is to move"},
		{"0 C", "1 re", offizier.Rules{}, offizier.ReasonPhase, `1 re: not now: the deal is in its phase "kontra"`},
		{"0 C 1 kontra", "0 re", offizier.Rules{}, offizier.ReasonPhase, `0 re: not now: the deal is in its phase "play"`},
		{"0 C 1 kontra", "0 CA", double, offizier.ReasonPhase, `0 CA: not now: the deal is in its phase "re"`},
		{"0 C 1 p", "0 C7", offizier.Rules{}, offizier.ReasonNotHeld, "0 C7: forehand has that neither in hand nor open"}, // own, but covered
		{"0 C 1 p", "0 DJ", offizier.Rules{}, offizier.ReasonNotHeld, "0 DJ: forehand has that neither in hand nor open"},
		{"0 C 1 p 0 S9", "1 HJ", offizier.Rules{}, offizier.ReasonFollow, "1 HJ: suit S must be followed"},
		{"0 C 1 p 0 CJ", "1 HA", offizier.Rules{}, offizier.ReasonFollow, "1 HA: trumps must be followed"},
	} {
		d := deal(t, row.tokens, row.rules)
		before := d
		a, err := offizier.ParseAction(row.action[:1], row.action[2:])
		require.NoError(t, err)
		err = d.Apply(a)
		var illegal *offizier.IllegalError
		require.ErrorAs(t, err, &illegal, row.action)
		assert.Equal(t, row.reason, illegal.Reason, row.action)
		assert.EqualError(t, err, row.sentence)
		assert.True(t, before == d, row.action)
	}
	d := deal(t, "", offizier.Rules{})
	assert.EqualError(t, d.Apply(offizier.Name(fore, skat.Null)), "0 N: want one of the games D H S C G")
	var none offizier.Deal
	assert.EqualError(t, none.Apply(offizier.Pass(fore)), "0 p: the deal is over")
}

// A spectator sees the table and no hand.
func TestSpectator(t *testing.T) {
	d := deal(t, "0 C 1 p 0 CA", offizier.Rules{})
	v := d.View(nobody)
	assert.Zero(t, v.Hand)
	assert.Empty(t, v.Legal())
	assert.Zero(t, v.Playable())
	assert.Equal(t, cards(t, "CT HJ HA DQ"), v.Open(dealer))
}

// Section 11, 1, 3 and 4: the packets.
func TestDealPack(t *testing.T) {
	var pack [32]skat.Card
	for i := range pack {
		pack[i] = skat.Card(i + 1)
	}
	assert.Equal(t, offizier.Layout{
		Covered: [2][4]skat.Card{{1, 2, 3, 4}, {5, 6, 7, 8}},
		Open:    [2][4]skat.Card{{9, 10, 11, 12}, {13, 14, 15, 16}},
		Hands:   [2]skat.Cards{skat.NewCards(17, 18, 19, 20, 25, 26, 27, 28), skat.NewCards(21, 22, 23, 24, 29, 30, 31, 32)},
	}, offizier.DealPack(pack))
}

// A seed deals the same cards for ever.
func TestShuffleIsForEver(t *testing.T) {
	l := offizier.DealPack(skat.Shuffle(rand.NewPCG(1, 1)))
	require.NoError(t, l.Check())
	assert.Equal(t, "SJ.H9.H8.CQ.HT.HJ.S9.C8.D9.HK.S8.SK.DQ.CJ.HA.D7.CA.CT.SA.ST.H7.DJ.DK.D8.CK.C9.C7.SQ.S7.HQ.DA.DT", l.String())
}
