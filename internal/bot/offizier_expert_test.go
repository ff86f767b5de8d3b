package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func offizierDeal(t *testing.T, line string) offizier.Deal {
	d, err := offizier.ParseDeal(line, offizier.Rules{})
	require.NoError(t, err)
	return d
}

// offizierCard is what a player of a level plays now.
func offizierCard(t *testing.T, p OffizierPlayer, d *offizier.Deal) string {
	a, err := p.Act(context.Background(), d.View(d.ToMove()))
	require.NoError(t, err)
	return a.Card.String()
}

// Endings in which one card takes more card points than every other, however
// the unseen cards lie. The Expert finds it, the Club does not.
func TestOffizierExpertFindsTheSureCard(t *testing.T) {
	for _, row := range []struct{ deal, want, club string }{
		{"DA.H8.ST.HA.CA.C8.SJ.CT.CQ.SA.D7.DK.HJ.CK.DJ.S9.CJ.SQ.S8.HK.HQ.H9.DQ.D9.C9.C7.SK.S7.HT.H7.DT.D8 0 S 1 p 0 D7 1 DT 1 D8 0 DK " +
			"0 DQ 1 C7 0 HA 1 H7 0 SA 1 S7 0 ST 1 HJ 1 S9 0 SQ 0 S8 1 SK 1 CA 0 CQ 1 HT 0 H8 1 CT 0 CJ 0 D9 1 C9 0 H9", "DJ", "CK"},
		{"S8.CK.H7.CA.SK.SQ.HA.CT.CQ.SA.HT.CJ.HJ.H8.C7.D9.C9.SJ.ST.S9.S7.DJ.D8.D7.C8.HK.HQ.H9.DA.DT.DK.DQ 0 H 1 p 0 SA 1 H8 1 DA 0 D7 " +
			"1 D9 0 D8 1 DQ 0 HT 0 ST 1 SQ 0 SJ 1 HQ 0 H7 1 HK 1 C7 0 CQ 0 S7 1 C8 0 S8 1 HA 1 DT 0 S9 1 CT 0 C9 1 DK", "CK", "DJ"},
		{"HK.D9.DT.SK.C7.HQ.S9.C8.CJ.S8.C9.D7.D8.DK.CT.HT.CA.SJ.SA.ST.SQ.H7.DA.DQ.CK.CQ.S7.HJ.HA.H9.H8.DJ 0 G 1 p 0 CA 1 CQ 0 DA 1 D8 " +
			"0 SQ 1 S7 0 SA 1 DJ 1 CT 0 C9 1 HT 0 H7 1 HA 0 CJ 0 DT 1 DK 0 ST 1 S9 0 HK 1 H8 0 DQ 1 H9 0 D7", "HJ", "C7"},
	} {
		d := offizierDeal(t, row.deal)
		s, rng := d.ToMove(), rand.New(rand.NewPCG(1, 1))
		for range 20 { // by the rules alone, without the solver
			other := exchanged(&d, s, rng)
			if other == nil {
				continue
			}
			v, values := other.View(s), map[string]int{}
			for c := range v.Playable().All() {
				next := *other
				require.NoError(t, next.Apply(offizier.Play(s, c)))
				values[c.String()] = minimax(next, s)
			}
			for c, value := range values {
				assert.True(t, c == row.want || value < values[row.want], "%s: %v", c, values)
			}
		}
		assert.Equal(t, row.club, offizierCard(t, NewOffizierClub(), &d))
		for seed := range uint64(3) {
			assert.Equal(t, row.want, offizierCard(t, NewOffizierExpert(seed), &d))
		}
	}
}

// Endings in which the best card is another one when all lies of the cards are
// held for equally likely, whatever the opponent has played so far.
func TestOffizierExpertMindsHowTheOpponentPlayed(t *testing.T) {
	for _, row := range []struct{ deal, want, evenly string }{
		{"D7.HK.H9.CK.HQ.SA.DA.SK.H7.DT.CA.S7.C7.DJ.D8.H8.CQ.C9.SJ.ST.SQ.HA.HT.DQ.CJ.CT.C8.S9.S8.HJ.DK.D9 0 G 1 p 0 CQ 1 C8 0 HT 1 H8 " +
			"0 CA 1 C7 0 HA 1 HQ 0 H7 1 D8 0 S7 1 S9 1 HJ 0 SJ 0 D7 1 DA 1 CJ 0 CK 1 CT 0 C9 1 SK 0 SQ 1 S8 0 ST", "H9", "DT"},
		{"D7.SJ.DT.H9.SA.HA.CJ.CQ.DJ.HK.S7.C8.CT.S9.C7.SQ.CA.CK.C9.SK.HJ.HQ.DK.DQ.ST.S8.HT.H8.H7.DA.D9.D8 0 S 1 p 0 C9 1 CT 1 ST 0 HJ " +
			"0 CA 1 C7 0 CK 1 SQ 1 DA 0 DQ 1 SA 0 DJ 0 C8 1 CQ 1 D8 0 DK 0 H9 1 HT 1 D9 0 D7 1 S8 0 SK 0 HK 1 H7", "S7", "HQ"},
	} {
		d := offizierDeal(t, row.deal)
		v := d.View(d.ToMove())
		m, s := rememberOffizier(&v), newOffizierSolver()
		s.setGame(v.Game())
		s.limit = 1 << 40
		table := openTable{s: s, v: &v, m: m, spread: exactSpread}
		evenly := map[string]float64{}
		for w := range m.worlds(&v, 40, rand.New(rand.NewPCG(1, 1))) {
			table.lay(w)
			for c := range v.Playable().All() {
				evenly[c.String()] += table.payoff(table.value(c, 61))
			}
		}
		for c, payoff := range evenly {
			assert.True(t, c == row.evenly || payoff < evenly[row.evenly], "%s: %v", c, evenly)
		}
		assert.Equal(t, row.want, offizierCard(t, NewOffizierExpert(1), &d))
	}
}

// Where there are too many lies to go through them all, those that fit the
// opponent's play are drawn more often.
func TestOffizierDrawsWhatFitsThePlay(t *testing.T) {
	// Forehand led the open S8, and the dealer did not take it with the ten.
	d := offizierDeal(t, "C7.H9.SK.DT.S7.HQ.CK.D8.CA.CJ.S9.D7.CT.HJ.HA.DQ.SJ.C9.C8.S8.SA.HT.H8.DA.DJ.CQ.ST.SQ.HK.H7.DK.D9 0 C 1 p 0 S8 1 SQ")
	v := d.View(offizier.Forehand)
	m, slots, list := rememberOffizier(&v), slotsOf(&v), choicesOf(&v)
	rng := rand.New(rand.NewPCG(1, 1))
	var held [2]int
	for range 1000 {
		for i, choices := range [2][]offizierChoice{nil, list} {
			if m.draw(slots, choices, rng).hand.Has(card(t, "ST")) {
				held[i]++
			}
		}
	}
	assert.Less(t, held[1], held[0]*2/3)
}

// finished returns a deal after players have played it to its end.
func finished(t *testing.T, d offizier.Deal, players [2]OffizierPlayer) offizier.Deal {
	for d.Phase() != offizier.PhaseDone {
		a, err := players[d.ToMove().Index()].Act(context.Background(), d.View(d.ToMove()))
		require.NoError(t, err)
		require.NoError(t, d.Apply(a))
	}
	return d
}

// Where Clubs played the first six tricks, an Expert, thinking far less than at
// the table, makes more card points of either side than the Club would.
func TestOffizierExpertBeatsClub(t *testing.T) {
	const deals = 30
	gain := 0
	for seed := range uint64(deals) {
		d := offizier.New(offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, 8))), offizier.Rules{})
		for d.Tricks() < 6 {
			a, err := NewOffizierClub().Act(context.Background(), d.View(d.ToMove()))
			require.NoError(t, err)
			require.NoError(t, d.Apply(a))
		}
		clubs := [2]OffizierPlayer{NewOffizierClub(), NewOffizierClub()}
		without := finished(t, d, clubs)
		for _, s := range offizier.Seats() {
			x := NewOffizierExpert(seed).(*offizierExpert)
			x.effort = offizierEffort{worlds: 12, nodes: 4000, exact: 7, depth: 3}
			players := clubs
			players[s.Index()] = x
			with := finished(t, d, players)
			gain += with.Points(s) - without.Points(s)
		}
	}
	each := float64(gain) / (2 * deals)
	t.Logf("%+.1f card points a deal", each)
	assert.Greater(t, each, 2.0, "the Club itself makes none more")
}
