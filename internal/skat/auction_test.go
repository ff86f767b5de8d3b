package skat_test

import (
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A deal for tests: forehand has a Clubs hand, middlehand spades, rearhand
// red cards; the skat is HJ D7.
const layout = "CJ.CA.CT.CK.CQ.C9.SA.S9.HA.DA." + "SJ.C8.ST.SK.SQ.S8.S7.H9.H8.D9." + "DJ.C7.HT.HK.HQ.H7.DT.DK.DQ.D8." + "HJ.D7"

func deal(t testing.TB, tokens string, rules skat.Rules) skat.Deal {
	t.Helper()
	d, err := skat.ParseDeal(layout+" "+tokens, rules)
	require.NoError(t, err)
	return d
}

// Section 3: who may speak, and who plays for how much.
func TestAuction(t *testing.T) {
	for _, row := range []struct {
		calls    string
		phase    skat.Phase
		toMove   skat.Seat
		declarer skat.Seat
		bid      int
	}{
		{"", skat.PhaseAuction, skat.Middlehand, skat.NoSeat, 0},
		{"1 18", skat.PhaseAuction, skat.Forehand, skat.NoSeat, 18},
		{"1 18 0 y", skat.PhaseAuction, skat.Middlehand, skat.NoSeat, 18},
		{"1 18 0 y 1 20 0 p", skat.PhaseAuction, skat.Rearhand, skat.NoSeat, 20},
		{"1 18 0 p 2 p", skat.PhasePickUp, skat.Middlehand, skat.Middlehand, 18},
		{"1 18 0 y 1 p 2 20 0 y 2 p", skat.PhasePickUp, skat.Forehand, skat.Forehand, 20},
		{"1 18 0 y 1 p 2 20 0 p", skat.PhasePickUp, skat.Rearhand, skat.Rearhand, 20},
		{"1 18 0 p 2 20 1 y 2 22 1 p", skat.PhasePickUp, skat.Rearhand, skat.Rearhand, 22},
		{"1 p 2 18 0 y 2 p", skat.PhasePickUp, skat.Forehand, skat.Forehand, 18},
		{"1 p 2 18 0 p", skat.PhasePickUp, skat.Rearhand, skat.Rearhand, 18},
		{"1 p 2 p", skat.PhaseAuction, skat.Forehand, skat.NoSeat, 0},
		{"1 p 2 p 0 18", skat.PhasePickUp, skat.Forehand, skat.Forehand, 18},
		{"1 p 2 p 0 p", skat.PhaseDone, skat.NoSeat, skat.NoSeat, 0},
		{"1 264 0 y 1 p 2 p", skat.PhasePickUp, skat.Forehand, skat.Forehand, 264},
		{"1 18 0 y 1 33 0 p 2 p", skat.PhasePickUp, skat.Middlehand, skat.Middlehand, 33}, // jumps are accepted
	} {
		d := deal(t, row.calls, skat.Rules{})
		assert.Equal(t, row.phase, d.Phase(), row.calls)
		assert.Equal(t, row.toMove, d.ToMove(), row.calls)
		assert.Equal(t, row.declarer, d.Declarer(), row.calls)
		assert.Equal(t, row.bid, d.Bid(), row.calls)
	}
	assert.Equal(t, skat.Result{Outcome: skat.PassedIn, Ending: skat.EndPassedIn}, func() skat.Result {
		d := deal(t, "1 p 2 p 0 p", skat.Rules{})
		return d.Result()
	}())
}

// Every illegal action: what it says, and that it changes nothing.
func TestIllegalActions(t *testing.T) {
	play := "1 p 2 p 0 18 0 s 0 HJ.D7 0 C "
	for _, row := range []struct{ before, action, says string }{
		{"", "0 y", "0 y: middlehand is to move"},
		{"", "1 y", `1 y: not now: the deal is in its phase "auction"`},
		{"", "1 s", `1 s: not now: the deal is in its phase "auction"`},
		{"", "1 CJ", `1 CJ: not now: the deal is in its phase "auction"`},
		{"1 20 0 y", "1 18", "1 18: want a value above 20"},
		{"1 20 0 y", "1 20", "1 20: want a value above 20"},
		{"1 18", "0 20", `0 20: not now: the deal is in its phase "auction"`},
		{"1 p 2 p", "0 y", `0 y: not now: the deal is in its phase "auction"`},
		{"1 p 2 p 0 p", "0 18", "0 18: the deal is over"},
		{"1 p 2 p 0 18", "0 C", `0 C: not now: the deal is in its phase "pick up"`},
		{"1 p 2 p 0 18 0 s", "0 CJ.C8", "0 CJ.C8: forehand does not hold that"},
		{"1 p 2 p 0 18 0 s 0 HJ.D7", "0 CH", "0 CH: contract CH: no Hand game after picking up the skat"},
		{"1 p 2 p 0 18 0 s 0 HJ.D7", "0 GO", "0 GO: contract GO: no Hand game after picking up the skat"},
		{"1 p 2 p 0 18 0 hand", "0 C", "0 C: contract C: a Hand game was chosen, want H"},
		{"1 p 2 p 0 18 0 hand 0 CHS", "1 SJ", "1 SJ: forehand is to move"},
		{play, "0 HJ", "0 HJ: forehand does not hold that"},
		{play, "1 kontra", "1 kontra: forehand is to move"},
		{play + "0 CJ", "1 ST", "1 ST: trumps must be followed"},
		{play + "0 SA", "1 C8", "1 C8: suit S must be followed"},
		{play + "0 SA", "1 SJ", "1 SJ: suit S must be followed"},
		{play, "1 concede", "1 concede: only the declarer may give up"},
		{play, "0 agree", `0 agree: not now: the deal is in its phase "play"`},
		{play, "1 claim", "1 claim: the rest is not certain"},
		{"1 p 2 p 0 18 0 s", "0 RE", "0 RE: no game is declared yet"},
		{"1 p 2 p 0 18 0 s", "0 concede", `0 concede: not now: the deal is in its phase "discard"`},
	} {
		d := deal(t, row.before, skat.Rules{})
		before := d
		seat, token, _ := strings.Cut(row.action, " ")
		a, err := skat.ParseAction(seat, token)
		require.NoError(t, err)
		assert.EqualError(t, d.Apply(a), row.says, "%s | %s", row.before, row.action)
		assert.True(t, d == before, "changed by %s", row.action)
	}
	d := deal(t, "", skat.Rules{})
	before := d
	assert.EqualError(t, d.Apply(skat.Bid(skat.Middlehand, 19)), "1 19: no legal bid: want a value of the table from 18 to 264")
	assert.EqualError(t, d.Apply(skat.Action{}), "-1 ?: middlehand is to move")
	assert.EqualError(t, d.Apply(skat.Action{Seat: 77, Kind: 99}), "76 ?: middlehand is to move")
	assert.True(t, d == before)
}

// Section 10: who is asked for Kontra.
func TestKontraIsAsked(t *testing.T) {
	called := "1 18 0 y 1 p 2 p 0 s 0 HJ.D7 0 C"
	alone := "1 p 2 p 0 18 0 s 0 HJ.D7 0 C"
	for _, row := range []struct {
		tokens string
		rule   skat.KontraRule
		phase  skat.Phase
		toMove skat.Seat
	}{
		{called, skat.KontraOff, skat.PhasePlay, skat.Forehand},
		{called, skat.KontraAny, skat.PhaseKontra, skat.Middlehand},
		{called + " 1 p", skat.KontraAny, skat.PhaseKontra, skat.Rearhand},
		{called + " 1 p 2 p", skat.KontraAny, skat.PhasePlay, skat.Forehand},
		{called + " 1 kontra", skat.KontraAny, skat.PhaseRe, skat.Forehand},
		{called + " 1 kontra 0 re", skat.KontraAny, skat.PhasePlay, skat.Forehand},
		{called + " 1 p 2 kontra 0 p", skat.KontraAny, skat.PhasePlay, skat.Forehand},
		{called, skat.KontraHeld18, skat.PhaseKontra, skat.Middlehand},
		{called + " 1 p", skat.KontraHeld18, skat.PhasePlay, skat.Forehand}, // rearhand never called
		{alone, skat.KontraHeld18, skat.PhasePlay, skat.Forehand},
	} {
		d := deal(t, row.tokens, skat.Rules{Kontra: row.rule})
		assert.Equal(t, row.phase, d.Phase(), row.tokens)
		assert.Equal(t, row.toMove, d.ToMove(), row.tokens)
	}
	d := deal(t, "1 18 0 p 2 p 1 hand 1 NOH", skat.Rules{Kontra: skat.KontraAny})
	assert.Equal(t, skat.Forehand, d.ToMove(), "forehand is asked first")
	v := d.View(skat.Forehand)
	assert.Zero(t, v.Open, "Kontra comes before the cards are shown")
}
