package match_test

import (
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Section 2: forehand sits left of the dealer, who is rearhand at a table of
// three and sits out at one of four; the deal moves on clockwise.
func TestSeating(t *testing.T) {
	for _, row := range []struct {
		table int
		deals []match.Seating
	}{
		{3, []match.Seating{
			{Dealer: 0, Players: [3]int{1, 2, 0}}, {Dealer: 1, Players: [3]int{2, 0, 1}}, {Dealer: 2, Players: [3]int{0, 1, 2}},
			{Dealer: 0, Players: [3]int{1, 2, 0}},
		}},
		{4, []match.Seating{
			{Dealer: 0, Players: [3]int{1, 2, 3}}, {Dealer: 1, Players: [3]int{2, 3, 0}}, {Dealer: 2, Players: [3]int{3, 0, 1}},
			{Dealer: 3, Players: [3]int{0, 1, 2}}, {Dealer: 0, Players: [3]int{1, 2, 3}},
		}},
	} {
		s := match.Defaults(match.Tournament)
		s.Table = row.table
		for first := range row.table {
			m := dealtFirstBy(t, s, first)
			for n := range 2 * row.table {
				want := row.deals[(first+n)%row.table]
				assert.Equal(t, want, m.SeatingAt(n+1), "table of %d, deal %d", row.table, n+1)
				assert.Equal(t, want, m.Seating(), "after passed-in deals the deal moves on too")
				for player := range row.table {
					seat := want.Seat(player)
					assert.Equal(t, row.table == 4 && player == want.Dealer, seat == skat.NoSeat)
					if seat != skat.NoSeat {
						assert.Equal(t, player, want.Player(seat))
					} else {
						assert.Equal(t, m.View(-1), m.View(player), "who sits out sees what a spectator sees")
					}
				}
				act(t, m, passedIn)
				require.NoError(t, m.Next())
			}
		}
	}
}

func TestNobodysSeat(t *testing.T) {
	s := match.Seating{Players: [3]int{1, 2, 0}}
	for _, player := range []int{-1, 3, 99} {
		assert.Equal(t, skat.NoSeat, s.Seat(player))
	}
	assert.Equal(t, -1, s.Player(skat.NoSeat))
	assert.Equal(t, -1, s.Player(skat.Rearhand+1))
}

// dealtFirstBy finds a match in which a player deals first.
func dealtFirstBy(t *testing.T, s match.Settings, player int) *match.Match {
	for seed := range uint64(100) {
		if m := newMatch(t, s, seed); m.Seating().Dealer == player {
			return m
		}
	}
	t.Fatalf("player %d never deals first", player)
	return nil
}

// Each deals first about as often as the others.
func TestFirstDealerIsDrawn(t *testing.T) {
	for _, table := range []int{3, 4} {
		s := match.Defaults(match.Tournament)
		s.Table = table
		count := make([]int, table)
		for seed := range uint64(1200) {
			count[newMatch(t, s, seed).Seating().Dealer]++
		}
		for player, n := range count {
			assert.InDelta(t, 1200/table, n, 80, "player %d of %d", player, table)
		}
	}
}

// A seed gives the same match everywhere. If this test fails, matches that
// players have written down or shared by their seed are no longer theirs.
func TestASeedGivesTheSameMatchEverywhere(t *testing.T) {
	for _, row := range []struct {
		seed  uint64
		deal  int
		cards string
	}{
		{1, 1, "CJ.CA.SJ.SA.SK.HA.HQ.H9.H8.DQ.CT.CQ.C9.ST.HJ.HT.H7.DK.D8.D7.CK.C8.C7.SQ.S9.S7.DJ.DA.DT.D9.S8.HK"},
		{1, 2, "CQ.C8.S8.HA.H8.H7.DA.DT.DQ.D8.CJ.CT.CK.SJ.SA.ST.SK.HJ.HK.DJ.CA.C9.C7.SQ.S9.S7.HQ.H9.DK.D9.HT.D7"},
		{1<<64 - 1, 1, "CK.CQ.C9.C7.SK.S8.HJ.HT.HK.DT.CJ.CA.SA.ST.S7.H9.H8.DJ.DA.D9.CT.SJ.S9.HA.HQ.H7.DK.DQ.D8.D7.C8.SQ"},
	} {
		assert.Equal(t, row.cards, match.Layout(row.seed, row.deal).String(), "seed %d, deal %d", row.seed, row.deal)
	}
	for table, want := range map[int][]int{3: {2, 0, 1, 0, 1, 2, 1, 1, 1, 0, 1, 2}, 4: {2, 3, 3, 3, 1, 3, 2, 2, 2, 0, 2, 2}} {
		s := match.Defaults(match.Tournament)
		s.Table = table
		var got []int
		for seed := range uint64(12) {
			got = append(got, newMatch(t, s, seed).Seating().Dealer)
		}
		assert.Equal(t, want, got, "first dealers at a table of %d, seeds 0 to 11", table)
	}
}

func TestEveryDealIsAPack(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(20) {
		for n := 1; n <= 12; n++ {
			l := match.Layout(seed, n)
			require.NoError(t, l.Check())
			require.False(t, seen[l.String()])
			seen[l.String()] = true
		}
	}
}
