package tui

import (
	"testing"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// At the beginning, and after a first deal that middlehand played.
func TestStandingOfAMatch(t *testing.T) {
	for _, preset := range []match.Preset{match.Standard, match.Tournament} {
		settings := match.Defaults(preset)
		m, err := match.New(settings, 3, []match.Player{{Bot: "club"}, {Bot: "club"}, {Bot: "club"}})
		require.NoError(t, err)
		assert.Equal(t, bot.Standing{Tournament: settings.Tournament, Table: 3, Left: settings.Deals, Ahead: []int{0, 0}}, standing(m, 1))
		for !m.DealOver() {
			v := m.View(m.ToMove())
			a := bot.Fallback(v)
			if v.Phase() == skat.PhaseAuction && v.Seat == skat.Middlehand && v.Bid() == 0 {
				a = skat.Bid(v.Seat, 18)
			}
			require.NoError(t, m.Apply(a))
		}
		row := m.Sheet().Rows[0]
		require.NotEqual(t, -1, row.Declarer)
		require.NoError(t, m.Next())
		totals := m.Sheet().Totals()
		for p := range 3 {
			s := standing(m, p)
			assert.Equal(t, settings.Deals-1, s.Left)
			assert.ElementsMatch(t, []int{totals[p] - totals[(p+1)%3], totals[p] - totals[(p+2)%3]}, s.Ahead)
			if p == row.Declarer {
				won := row.Result.Outcome == skat.Won
				assert.Equal(t, won, s.Ahead[0] > 0 && s.Ahead[1] > 0)
			}
		}
	}
}
