package match_test

import (
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Each finished deal is a row that says what its result says, and totals are
// the sums of the rows so far.
func TestRowsAreTheResults(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t, drawSettings(t), func(m *match.Match) {
			finished := m.Number()
			if !m.DealOver() {
				finished--
			}
			require.Len(t, m.Sheet().Rows, finished)
		})
		s := m.Sheet()
		require.Equal(t, m.Players(), s.Players)
		require.Equal(t, m.Settings().Tournament, s.Tournament)
		score, tourney := make([]int, m.Settings().Table), make([]int, m.Settings().Table)
		for i, row := range s.Rows {
			d, err := m.Deal(i + 1)
			require.NoError(t, err)
			at, r := m.SeatingAt(i+1), d.Result()
			require.Equal(t, i+1, row.Deal)
			require.Equal(t, at.Dealer, row.Dealer)
			require.Equal(t, at.Player(r.Declarer), row.Declarer)
			require.Equal(t, r.Outcome == skat.Won || r.Outcome == skat.Lost, row.Declarer >= 0)
			require.Equal(t, d.Contract(), row.Contract)
			require.Equal(t, d.Bid(), row.Bid)
			require.Equal(t, d.Rules().Bock, row.Bock)
			require.Equal(t, r, row.Result)
			for player, points := range row.Points {
				want := 0
				if seat := at.Seat(player); seat != skat.NoSeat {
					want = r.Score[seat.Index()]
				}
				require.Equal(t, want, points.Score)
				score[player] += want
				tourney[player] += points.Total()
			}
			require.Equal(t, score, row.Totals)
			require.Equal(t, tourney, row.Tourney)
		}
		decides := score
		if s.Tournament {
			decides = tourney
		}
		require.Equal(t, decides, s.Totals())
	})
}

// Section 10, Seeger-Fabian, worked out from the results alone: the total is
// the ordinary score, 50 for each game won less 50 for each lost, and 40 (30
// at a table of four) for each game that another lost.
func TestTournamentTotal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t, drawSettings(t), func(*match.Match) {})
		table := m.Settings().Table
		score, won, lost := make([]int, table), make([]int, table), make([]int, table)
		allLost := 0
		for n := 1; n <= m.Number(); n++ {
			d, err := m.Deal(n)
			require.NoError(t, err)
			r := d.Result()
			for i, points := range r.Score {
				score[m.SeatingAt(n).Players[i]] += points
			}
			switch r.Outcome {
			case skat.Won:
				won[m.SeatingAt(n).Player(r.Declarer)]++
			case skat.Lost:
				lost[m.SeatingAt(n).Player(r.Declarer)]++
				allLost++
			}
		}
		for player, a := range m.Sheet().Accounts {
			others := allLost - lost[player]
			other := map[int]int{3: 40, 4: 30}[table] * others
			want := match.Account{Score: score[player], Won: won[player], Lost: lost[player], OthersLost: others,
				Own: 50 * (won[player] - lost[player]), Other: other}
			require.Equal(t, want, a)
			require.Equal(t, score[player]+50*(won[player]-lost[player])+other, a.Total())
		}
	})
}

// A tie for first is a draw; the tournament's total decides only where it is
// played for.
func TestLeaders(t *testing.T) {
	for _, row := range []struct {
		name       string
		tournament bool
		accounts   []match.Account
		totals     []int
		leaders    []int
	}{
		{"one", false, []match.Account{{Score: 18}, {Score: 48}, {Score: -36}}, []int{18, 48, -36}, []int{1}},
		{"all below nothing", false, []match.Account{{Score: -18}, {Score: -48}, {Score: -36}}, []int{-18, -48, -36}, []int{0}},
		{"two", false, []match.Account{{Score: 48}, {Score: 18}, {Score: 48}}, []int{48, 18, 48}, []int{0, 2}},
		{"all", false, []match.Account{{}, {}, {}}, []int{0, 0, 0}, []int{0, 1, 2}},
		{"four", false, []match.Account{{Score: 1}, {Score: 2}, {Score: 3}, {Score: 3}}, []int{1, 2, 3, 3}, []int{2, 3}},
		{"the score decides", false, []match.Account{{Score: 20}, {Score: 18, Own: 50, Other: 40}, {}}, []int{20, 18, 0}, []int{0}},
		{"the tournament's total decides", true, []match.Account{{Score: 20}, {Score: 18, Own: 50, Other: 40}, {}}, []int{20, 108, 0}, []int{1}},
		{"a draw by the tournament's total", true, []match.Account{{Score: 90}, {Score: 10, Other: 80}, {Score: 140, Own: -50}},
			[]int{90, 90, 90}, []int{0, 1, 2}},
	} {
		s := match.Sheet{Tournament: row.tournament, Accounts: row.accounts}
		assert.Equal(t, row.totals, s.Totals(), row.name)
		assert.Equal(t, row.leaders, s.Leaders(), row.name)
	}
	m := newMatch(t, match.Defaults(match.Standard), 1)
	assert.Equal(t, []int{0, 1, 2}, m.Sheet().Leaders(), "nobody leads before the first deal is over")
}
