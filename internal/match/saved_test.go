package match_test

import (
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// After every action of any match, what is saved is all there is to it.
func TestRestoreIsSaveUndone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSettings(t)
		s.Deals = min(s.Deals, 3)
		drawMatch(t, s, func(m *match.Match) {
			again, err := match.Restore(m.Save())
			require.NoError(t, err)
			require.True(t, m.Same(again), m.Save())
		})
	})
}

// What was taken back stays practice.
func TestRestoreKeepsPractice(t *testing.T) {
	m := newMatch(t, match.Defaults(match.Standard), 1)
	act(t, m, "1 18")
	require.True(t, m.Undo(m.Seating().Players[1]))
	again, err := match.Restore(m.Save())
	require.NoError(t, err)
	require.True(t, again.Practice())
	require.True(t, m.Same(again))
}

func TestRestoreSaysWhatIsWrong(t *testing.T) {
	layout := match.Layout(1, 1).String()
	for _, row := range []struct {
		name   string
		change func(*match.Saved)
		want   string
	}{
		{"settings", func(s *match.Saved) { s.Settings.Table = 2 }, "table of 2: want 3 or 4 players"},
		{"a player too few", func(s *match.Saved) { s.Players = people(2) }, "2 players: want 3"},
		{"a player too many", func(s *match.Saved) { s.Players = people(4) }, "4 players: want 3"},
		{"first dealer below", func(s *match.Saved) { s.First = -1 }, "first dealer -1: want 0 to 2"},
		{"first dealer above", func(s *match.Saved) { s.First = 3 }, "first dealer 3: want 0 to 2"},
		{"fewer than no hints", func(s *match.Saved) { s.Hints = -1 }, "-1 hints: want 0 or more"},
		{"a claim in no deal", func(s *match.Saved) { s.Refused = []match.RefusedClaim{{Deal: 3, Seat: skat.Forehand}} }, "a claim in deal 3: want 1 to 2"},
		{"a claim after the end", func(s *match.Saved) { s.Refused = []match.RefusedClaim{{Deal: 1, Before: 9, Seat: skat.Forehand}} }, "a claim after 9 actions of deal 1: want 0 to 3"},
		{"a claim of nobody", func(s *match.Saved) { s.Refused = []match.RefusedClaim{{Deal: 1}} }, "a claim of seat 0: want 1 to 3"},
		{"no deals", func(s *match.Saved) { s.Deals = nil }, "0 deals: want 1 to 2"},
		{"a deal too many", func(s *match.Saved) { s.Deals = append(s.Deals, s.Deals[0]) }, "3 deals: want 1 to 2"},
		{"an empty deal", func(s *match.Saved) { s.Deals[1] = "" }, "deal 2: deal: empty, want 32 cards and actions"},
		{"no layout", func(s *match.Saved) { s.Deals[0] = passedIn }, "deal 1: "},
		{"31 cards", func(s *match.Saved) { s.Deals[0] = layout[3:] }, "deal 1: layout: 31 cards, want 32"},
		{"no action", func(s *match.Saved) { s.Deals[1] = layout + " 1 hello" }, "deal 2: deal, action 1: "},
		{"no seat", func(s *match.Saved) { s.Deals[1] = layout + " 3 18" }, "deal 2: deal, action 1: "},
		{"half an action", func(s *match.Saved) { s.Deals[1] = layout + " 1 18 0" }, `deal 2: deal: "0" stands alone, want a seat and an action`},
		{"an illegal action", func(s *match.Saved) { s.Deals[1] = layout + " 1 18 2 p" }, "deal 2: deal, action 2: "},
		{"after the end", func(s *match.Saved) { s.Deals[0] += " 0 p" }, "deal 1: deal, action 4: "},
		{"an unfinished deal amid", func(s *match.Saved) { s.Deals[0] = layout + " 1 p 2 p" }, "deal 1 is not over, yet another follows"},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := match.Defaults(match.Standard)
			s.Deals = 2
			m := newMatch(t, s, 1)
			act(t, m, passedIn)
			require.NoError(t, m.Next())
			act(t, m, "1 18")
			saved := m.Save()
			_, err := match.Restore(saved)
			require.NoError(t, err)
			row.change(&saved)
			_, err = match.Restore(saved)
			require.ErrorContains(t, err, row.want)
		})
	}
}
