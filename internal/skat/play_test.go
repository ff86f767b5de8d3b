package skat_test

import (
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func cards(t testing.TB, text string) skat.Cards {
	t.Helper()
	c, err := skat.ParseCards(text)
	require.NoError(t, err)
	return c
}

func game(t testing.TB, code string) skat.Game {
	t.Helper()
	if code == "R" {
		return skat.Ramsch
	}
	c, err := skat.ParseContract(code)
	require.NoError(t, err)
	return c.Game
}

// Section 1: the order of the cards; section 5: who takes the trick. The
// trick is led by forehand.
func TestTrickWinner(t *testing.T) {
	for _, row := range []struct {
		game, trick string
		winner      skat.Seat
	}{
		{"H", "HA HJ DJ", skat.Middlehand},
		{"H", "HA CJ SJ", skat.Middlehand},
		{"H", "DJ SJ HJ", skat.Middlehand},
		{"H", "SA ST H7", skat.Rearhand},
		{"H", "S7 DA CA", skat.Forehand}, // nobody follows
		{"H", "ST SK SA", skat.Rearhand},
		{"H", "SK ST SQ", skat.Middlehand}, // the ten is above the king
		{"H", "SA H7 H8", skat.Rearhand},
		{"G", "HA DJ HT", skat.Middlehand},
		{"G", "HJ HA HT", skat.Forehand},
		{"G", "DJ HJ SJ", skat.Rearhand},
		{"R", "SJ CJ SA", skat.Middlehand},
		{"R", "HK HT HA", skat.Rearhand},
		{"N", "HT HJ HQ", skat.Rearhand}, // Null: A K Q J T 9 8 7
		{"N", "HJ HT H9", skat.Forehand},
		{"N", "HK HT HA", skat.Rearhand},
		{"N", "HT CJ SJ", skat.Forehand}, // no trumps
		{"N", "H9 HT CA", skat.Middlehand},
	} {
		tr := skat.Trick{Leader: skat.Forehand}
		for i, s := range []string{row.trick[:2], row.trick[3:5], row.trick[6:]} {
			c, err := skat.ParseCard(s)
			require.NoError(t, err)
			tr.Cards[i] = c
		}
		got, _ := tr.Best(game(t, row.game))
		assert.Equal(t, row.winner, got, "%s: %s", row.game, row.trick)
	}
}

// Section 5: the led suit must be followed; jacks are trumps but in Null.
func TestPlayable(t *testing.T) {
	hand := "CJ HJ HA H7 S9"
	for _, row := range []struct{ game, led, want string }{
		{"H", "-", "CJ HJ HA H7 S9"},
		{"H", "D7", "CJ HJ HA H7 S9"},
		{"H", "SA", "S9"},
		{"H", "H8", "CJ HJ HA H7"},
		{"H", "SJ", "CJ HJ HA H7"},
		{"S", "H8", "HA H7"},
		{"S", "HJ", "CJ HJ S9"},
		{"G", "DJ", "CJ HJ"},
		{"G", "CA", "CJ HJ HA H7 S9"},
		{"G", "HT", "HA H7"},
		{"R", "SJ", "CJ HJ"},
		{"N", "H8", "HJ HA H7"},
		{"N", "C7", "CJ"},
		{"N", "D7", "CJ HJ HA H7 S9"},
	} {
		led := skat.NoCard
		if row.led != "-" {
			led, _ = skat.ParseCard(row.led)
		}
		assert.Equal(t, cards(t, row.want), game(t, row.game).Playable(cards(t, hand), led), "%s, led %s", row.game, row.led)
	}
}

const (
	forehandClubs = "1 p 2 p 0 18 0 s 0 HJ.D7 0 C "
	forehandNull  = "1 p 2 p 0 18 0 s 0 CJ.CA 0 N "
)

// Section 5: Null ends at once when the declarer takes a trick.
func TestNullEndsAtOnce(t *testing.T) {
	d := deal(t, forehandNull+"0 DA 1 D9 2 D8", skat.Rules{})
	require.Equal(t, skat.PhaseDone, d.Phase())
	r := d.Result()
	assert.Equal(t, skat.EndNullLost, r.Ending)
	assert.Equal(t, -46, r.Score[0])
	assert.Equal(t, [3]int{1, 0, 0}, r.Tricks)
	assert.Equal(t, 11+13, r.Points[0], "the trick and the skat")
}

// Section 9: claiming.
func TestClaim(t *testing.T) {
	tops := "CJ.SJ.HJ.DJ.CA.CT.CK.SA.ST.SK." + "C9.C8.C7.S9.S8.S7.HA.HT.HK.HQ." + "CQ.SQ.H9.H8.H7.DA.DT.DK.DQ.D9." + "D8.D7"
	low := "C7.C8.C9.S7.S8.S9.H7.H8.H9.D8." + "CJ.CA.CT.CK.CQ.SJ.SA.ST.SK.SQ." + "HJ.HA.HT.HK.HQ.DJ.DA.DT.DK.DQ." + "D9.D7"
	loser := "CJ.SJ.HJ.DJ.CA.CT.CK.SA.ST.DQ." + "C9.C8.C7.S9.S8.S7.HA.HT.HK.HQ." + "CQ.SQ.SK.H9.H8.H7.DA.DT.DK.D9." + "D8.D7"
	unsafe := "C7.C8.C9.S7.S8.S9.H7.H8.H9.DQ." + "CJ.CA.CT.CK.CQ.HJ.HT.HK.HQ.D8." + "SJ.SA.ST.SK.SQ.HA.DJ.DA.DT.DK." + "D9.D7"
	for _, row := range []struct {
		name, layout, tokens, claim string
		ok                          bool
		tricks, points              int // of the declarer
	}{
		{"Grand with the tops", tops, "1 p 2 p 0 18 0 hand 0 GH", "0 claim", true, 10, 120},
		{"mid-trick, by others' low cards", tops, "1 p 2 p 0 18 0 hand 0 GH 0 SK 1 S9", "0 claim", true, 10, 120},
		{"a loser in the hand", loser, "1 p 2 p 0 18 0 hand 0 GH", "0 claim", false, 0, 0},
		{"mid-trick, winning", tops, "1 p 2 p 0 18 0 hand 0 GH 0 CJ 1 C9", "0 claim", true, 10, 120},
		{"by a defender without the tops", tops, "1 p 2 p 0 18 0 hand 0 GH", "1 claim", false, 0, 0},
		{"a safe Null", low, "1 p 2 p 0 18 0 hand 0 NH 0 C7 1 CA 2 DQ", "0 claim", true, 0, 0},
		{"a safe Null on lead", low, "1 p 2 p 0 18 0 hand 0 NH", "0 claim", true, 0, 0},
		{"a Null with a bare queen", unsafe, "1 p 2 p 0 18 0 hand 0 NH", "0 claim", false, 0, 0},
		{"not in Null by a defender", low, "1 p 2 p 0 18 0 hand 0 NH", "1 claim", false, 0, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			d, err := skat.ParseDeal(row.layout+" "+row.tokens, skat.Rules{})
			require.NoError(t, err)
			before := d
			a, err := skat.ParseAction(row.claim[:1], row.claim[2:])
			require.NoError(t, err)
			err = d.Apply(a)
			if !row.ok {
				assert.Error(t, err)
				assert.True(t, d == before)
				return
			}
			require.NoError(t, err)
			r := d.Result()
			assert.Equal(t, skat.EndClaimed, r.Ending)
			assert.Equal(t, skat.Won, r.Outcome)
			assert.Equal(t, row.tricks, r.Tricks[0])
			if row.points > 0 {
				assert.Equal(t, row.points, r.Points[0])
				assert.True(t, r.Schwarz)
			}
		})
	}
}

// Section 9: giving up. A conceded game is lost at the levels declared.
func TestConcede(t *testing.T) {
	trick := "0 CJ 1 C8 2 C7 " // nine cards each
	two := trick + "0 SA 1 S7 2 D8 "
	for _, row := range []struct {
		name, tokens string
		phase        skat.Phase
		toMove       skat.Seat
	}{
		{"with ten cards", "0 concede", skat.PhaseDone, skat.NoSeat},
		{"with ten cards, out of turn", "0 CJ 1 C8 2 C7 0 concede", skat.PhaseDone, skat.NoSeat},
		{"with eight a defender is asked", two + "0 concede", skat.PhaseConcession, skat.Middlehand},
		{"one agrees", two + "0 concede 1 agree", skat.PhaseDone, skat.NoSeat},
		{"the other is asked", two + "0 concede 1 refuse", skat.PhaseConcession, skat.Rearhand},
		{"the other agrees", two + "0 concede 1 refuse 2 agree", skat.PhaseDone, skat.NoSeat},
		{"both refuse", two + "0 concede 1 refuse 2 refuse", skat.PhasePlay, skat.Forehand},
		{"out of turn both refuse", two + "0 S9 0 concede 1 refuse 2 refuse", skat.PhasePlay, skat.Middlehand},
	} {
		t.Run(row.name, func(t *testing.T) {
			d := deal(t, forehandClubs+row.tokens, skat.Rules{})
			assert.Equal(t, row.phase, d.Phase())
			assert.Equal(t, row.toMove, d.ToMove())
			if d.Phase() == skat.PhaseDone {
				r := d.Result()
				assert.Equal(t, skat.Lost, r.Outcome)
				assert.Equal(t, -48, r.Score[0], "with 1, game 2: 24; no Schneider is invented")
			}
		})
	}
	d := deal(t, forehandClubs+two+"0 concede 1 refuse 2 refuse", skat.Rules{})
	assert.EqualError(t, d.Apply(skat.Concede(skat.Forehand)), "0 concede: refused in this trick already")
	d = deal(t, forehandClubs+two+"0 concede 1 refuse 2 refuse 0 S9 1 ST 2 DQ", skat.Rules{})
	assert.NoError(t, d.Apply(skat.Concede(skat.Forehand)), "once more in the next trick")
}

// Records from elsewhere: the declarer keeps what he took, or gets the rest.
func TestResign(t *testing.T) {
	d := deal(t, forehandClubs+"0 CJ 1 C8 2 C7 1 RE", skat.Rules{Valuation: skat.ISkO})
	r := d.Result()
	assert.Equal(t, [3]int{120, 0, 0}, r.Points)
	assert.Equal(t, 10, r.Tricks[0])
	assert.Equal(t, 48, r.Score[0], "with 1, game 2, Schneider 3, Schwarz 4")
	d = deal(t, forehandClubs+"0 CJ 1 C8 2 C7 0 RE", skat.Rules{Valuation: skat.ISkO})
	r = d.Result()
	assert.Equal(t, skat.Lost, r.Outcome)
	assert.Equal(t, [3]int{4, 116, 0}, r.Points)
	d = deal(t, forehandNull+"2 RE", skat.Rules{})
	r = d.Result()
	assert.Equal(t, skat.Won, r.Outcome)
	assert.Equal(t, 13, r.Points[0], "the skat only")
}
