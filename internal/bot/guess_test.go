package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/skat"
)

// guessed returns guesses of one that is to move after the given line.
func guessed(t *testing.T, line string, n int) (skat.View, []skat.Deal) {
	t.Helper()
	d, err := skat.ParseDeal(line, skat.Rules{})
	require.NoError(t, err)
	v := d.View(d.ToMove())
	g := NewGuesses(v)
	rng := rand.New(rand.NewPCG(1, 2))
	var list []skat.Deal
	for range n {
		one := g.Draw(1, rng)
		require.Len(t, one, 1)
		list = append(list, one...)
	}
	return v, list
}

const guessedDeal = "CK.SA.ST.S9.S7.HT.HQ.DT.DK.D8.CT.C9.S8.HJ.HA.H9.H7.DJ.DQ.D9.CJ.CA.CQ.C7.SK.SQ.HK.H8.DA.D7.C8.SJ "

// Whatever is guessed is what the seat that guesses sees.
func TestGuessesAreWhatTheSeatSees(t *testing.T) {
	for _, actions := range []string{
		"", "1 18", "1 18 0 p", "1 p 2 18 0 y 2 20 0 p", "1 p 2 18 0 y 2 20 0 p 2 s", "1 18 0 p 2 p 1 s 1 S8.D9",
		"1 p 2 18 0 p 2 s 2 SJ.C8 2 C", "1 p 2 18 0 p 2 s 2 SJ.C8 2 C 0 SA 1 S8", "1 p 2 18 0 p 2 hand 2 CHO 0 SA 1 S8",
		"1 p 2 18 0 p 2 s 2 SJ.C8 2 C 0 SA 1 S8 2 SQ 0 HT 1 HA 2 HK 1 H9 2 H8 0 HQ 0 DT 1 D9 2 D7 0 DK 1 DQ 2 DA 2 CJ 0 CK 1 C9 2 CA",
	} {
		t.Run(actions, func(t *testing.T) {
			v, list := guessed(t, guessedDeal+actions, 30)
			different := false
			for i := range list {
				require.Equal(t, v, list[i].View(v.Seat))
				different = different || list[i].Layout() != list[0].Layout()
			}
			assert.True(t, different, "the unseen cards are dealt anew")
		})
	}
}

// Who has bid high holds a good hand more often than not, oftener than one who
// has only called 18; who has passed at once rarely does.
func TestGuessesBelieveTheBids(t *testing.T) {
	strong := func(list []skat.Deal, s skat.Seat, value int) float64 {
		n := 0.0
		for i := range list {
			if (tableSense{seat: s, rivals: 1}).limit(list[i].Layout().Hands[s.Index()]) >= value {
				n++
			}
		}
		return n / float64(len(list))
	}
	up := "1 18 0 y 1 20 0 y 1 22 0 y 1 23 0 y 1 24 0 y 1 27 0 y 1 30 0 y 1 33 0 y 1 35 0 y 1 36 0 p"
	_, high := guessed(t, guessedDeal+up, 150)
	_, low := guessed(t, guessedDeal+"1 18 0 p", 150)
	_, passed := guessed(t, guessedDeal+"1 p", 150)
	assert.Greater(t, strong(high, skat.Middlehand, 24), 0.55)
	assert.Greater(t, strong(high, skat.Middlehand, 24), 1.3*strong(low, skat.Middlehand, 24))
	assert.Less(t, strong(passed, skat.Middlehand, 24), 0.1)
}

// A seat that did not follow holds none of the suit.
func TestGuessesKeepToWhatIsCertain(t *testing.T) {
	_, list := guessed(t, guessedDeal+"1 p 2 18 0 p 2 s 2 SJ.C8 2 C 0 SA 1 S8 2 SQ 0 ST 1 HJ 2 SK 1 HA 2 HK 0 HT 1 H9 2 H8 0 HQ", 60)
	for i := range list {
		d := &list[i]
		assert.Zero(t, d.Hand(skat.Middlehand)&(skat.OfSuit(skat.Spades)&^skat.Jacks), "he trumped spades")
	}
}
