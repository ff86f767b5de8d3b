package match_test

import (
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Statistics are counted once more here, from the deals themselves.
func TestStatisticsCountTheDeals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t, drawSettings(t), func(*match.Match) {})
		st := m.Sheet().Statistics()
		var passedIn, ramsch int
		want := make([]match.PlayerStatistics, m.Settings().Table)
		best, worst := make([]int, len(want)), make([]int, len(want))
		for n := 1; n <= m.Number(); n++ {
			d, err := m.Deal(n)
			require.NoError(t, err)
			r, at := d.Result(), m.SeatingAt(n)
			switch r.Outcome {
			case skat.PassedIn:
				passedIn++
			case skat.RamschLost, skat.Durchmarsch:
				ramsch++
			}
			for i, p := range at.Players {
				best[p], worst[p] = max(best[p], r.Score[i]), min(worst[p], r.Score[i])
				seat := skat.SeatAt(i)
				mean := &want[p].Defender
				tally := &want[p].Defended
				won := r.Outcome == skat.Lost
				if r.Declarer == seat {
					won = r.Outcome == skat.Won
					mean, tally = &want[p].Declarer, &want[p].Declared
					game := &want[p].Games[d.Contract().Game]
					if won {
						game.Won++
					} else {
						game.Lost++
					}
				}
				switch {
				case r.Declarer != skat.NoSeat && won:
					tally.Won++
				case r.Declarer != skat.NoSeat:
					tally.Lost++
				case r.Score[i] > 0:
					want[p].Games[skat.Ramsch].Won++
				case r.Score[i] < 0:
					want[p].Games[skat.Ramsch].Lost++
				}
				if r.Declarer != skat.NoSeat && d.Contract().Game != skat.Null && (r.Ending == skat.EndPlayed || r.Ending == skat.EndClaimed) {
					mean.Sum += r.Points[i]
					mean.Deals++
				}
			}
		}
		require.Equal(t, [2]int{passedIn, ramsch}, [2]int{st.PassedIn, st.Ramsch})
		var all match.PlayerStatistics
		for p, got := range st.Players {
			for _, peak := range []struct {
				got  match.Peak
				want int
			}{{got.Best, best[p]}, {got.Worst, worst[p]}} {
				require.Equal(t, peak.want, peak.got.Score)
				require.Equal(t, peak.want == 0, peak.got.Row == -1)
				if peak.got.Row >= 0 {
					require.Equal(t, peak.want, m.Sheet().Rows[peak.got.Row].Points[p].Score)
				}
			}
			got.Best, got.Worst = match.Peak{}, match.Peak{}
			require.Equal(t, want[p], got)
			for g := range all.Games {
				all.Games[g].Won += got.Games[g].Won
				all.Games[g].Lost += got.Games[g].Lost
			}
			all.Declared.Won += got.Declared.Won
			all.Declared.Lost += got.Declared.Lost
			all.Defended.Won += got.Defended.Won
			all.Defended.Lost += got.Defended.Lost
			all.Declarer.Sum += got.Declarer.Sum
			all.Defender.Sum += got.Defender.Sum
			all.Declarer.Deals += got.Declarer.Deals
			all.Defender.Deals += got.Defender.Deals
		}
		all.Best, all.Worst = st.All.Best, st.All.Worst
		require.Equal(t, all, st.All)
		require.Equal(t, m.Number(), passedIn+ramsch+all.Declared.Games(), "every deal is one of these")
		require.Equal(t, 2*all.Declared.Games(), all.Defended.Games(), "two defend, whoever sits out")
	})
}

// Card points of a whole game are 120, however they are shared.
func TestCardPointsOfStatistics(t *testing.T) {
	deals := rulebook(t)
	st := play(t, match.Settings{Table: 3}, deals["won"], deals["lost"], deals["null27"]).Sheet().Statistics()
	assert.Equal(t, 2, st.All.Declarer.Deals, "Null counts no card points")
	assert.Equal(t, 4, st.All.Defender.Deals)
	assert.Equal(t, 240, st.All.Declarer.Sum+st.All.Defender.Sum)
	assert.Equal(t, match.Peak{Row: 0, Score: 18}, st.All.Best)
	assert.Equal(t, -46, st.All.Worst.Score)
}

// The declarer's games are counted from deal to deal, as in the columns + and
// − of a paper list.
func TestRunningGamesOfTheDeclarer(t *testing.T) {
	deals := rulebook(t)
	rows := play(t, match.Settings{Table: 3}, deals["won"], deals["lost"], deals["passed"], deals["lost"]).Sheet().Rows
	for i, want := range []match.Tally{{Won: 1}, {Lost: 1}, {}, {Won: 1, Lost: 1}} {
		assert.Equal(t, want, rows[i].Games, "deal %d", i+1)
	}
	assert.Equal(t, []int{40, 30}, []int{match.OthersGame(3), match.OthersGame(4)})
}
