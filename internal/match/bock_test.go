package match_test

import (
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// A round lasts as many deals as the table has players; one that is triggered
// within another follows it. A game lost with none of the triggers that are on
// starts none.
func TestWhichDealsAreBock(t *testing.T) {
	for _, row := range []struct {
		name  string
		table int
		deals []string
		bock  string // by deal: B or -
		left  int    // after the last
	}{
		{"three players", 3, []string{won, grandHandWon, won, lost, passedIn, won}, "--BBB-", 0},
		{"four players", 4, []string{grandHandWon, won, passedIn, passedIn, passedIn, won}, "-BBBB-", 0},
		{"one in another", 3, []string{grandHandWon, won, grandHandWon, won, won, won, won, won}, "-BBBBBB-", 0},
		{"one on another's last deal", 3, []string{grandHandWon, won, won, grandHandWon, won}, "-BBBB", 2},
		{"three queue", 4, []string{grandHandWon, grandHandWon, grandHandWon}, "-BB", 10},
	} {
		s := match.Defaults(match.Standard)
		s.Table, s.Deals, s.Bock.GrandHandWon = row.table, 12, true
		m := newMatch(t, s, 1)
		var got []byte
		for i, d := range row.deals {
			if i > 0 {
				require.NoError(t, m.Next())
			}
			left := m.BockLeft()
			act(t, m, d)
			last := m.Sheet().Rows[i]
			got = append(got, map[bool]byte{true: 'B', false: '-'}[last.Bock])
			assert.Equal(t, last.Bock, left > 0, "%s, deal %d", row.name, i+1)
			if d == won { // Diamonds Hand, Schneider and Schwarz, whatever the cards are
				k := last.Result.Calculation
				assert.Equal(t, k.Bock, last.Bock)
				assert.Equal(t, map[bool]int{true: 2, false: 1}[last.Bock]*k.Value, k.Score, "never more than double")
			}
		}
		assert.Equal(t, row.bock, string(got), row.name)
		assert.Equal(t, row.left, m.BockLeft(), row.name)
		assert.Zero(t, m.BockAfter(0), row.name)
		for i, d := range row.deals {
			assert.Equal(t, d == grandHandWon, len(m.BockTriggered(i+1)) == 1, "%s, deal %d", row.name, i+1)
			if i+1 < len(row.deals) {
				assert.Equal(t, row.bock[i+1] == 'B', m.BockAfter(i+1) > 0, "%s, after deal %d", row.name, i+1)
			}
		}
	}
}

// The queue is never longer than what was triggered, and is empty where
// nothing triggers.
func TestBockIsOffWhereNothingTriggers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSettings(t)
		s.Bock = match.BockTriggers{}
		drawMatch(t, s, func(m *match.Match) {
			v := m.View(-1)
			require.Zero(t, m.BockLeft())
			require.False(t, v.Rules().Bock)
		})
	})
}
