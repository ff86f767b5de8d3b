package match_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Undo goes back to just before the player's own last decision in the deal,
// from its result too; from there the same actions lead to the same deal.
func TestUndo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSettings(t)
		s.Rated = false
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		m := newMatch(t, s, rng.Uint64())
		deals := rapid.IntRange(0, s.Deals-1).Draw(t, "deals before")
		for m.Number() <= deals {
			step(t, m, rng)
		}
		states := []match.Saved{m.Save()} // of the deal, before each of its actions and at last
		steps := rapid.IntRange(0, 60).Draw(t, "actions")
		for i := 0; i < steps && !m.DealOver(); i++ {
			step(t, m, rng)
			states = append(states, m.Save())
		}
		actions := actionsIn(t, m)
		require.Len(t, actions, len(states)-1)

		player := rapid.IntRange(0, s.Table-1).Draw(t, "player")
		seat := m.Seating().Seat(player)
		practice := false
		for last := len(actions) - 1; last >= 0; last-- {
			if actions[last].Seat != seat {
				continue
			}
			require.True(t, m.Undo(player))
			practice = true
			want := states[last]
			want.Practice = true
			require.Equal(t, want, m.Save(), "before action %d, %v", last+1, actions[last])
		}
		before := m.Save()
		require.False(t, m.Undo(player), "there is no earlier decision")
		require.Equal(t, before, m.Save())
		require.Equal(t, practice, m.Practice())

		for _, a := range actions[len(actionsIn(t, m)):] {
			require.NoError(t, m.Apply(a))
		}
		want := states[len(states)-1]
		want.Practice = practice
		require.Equal(t, want, m.Save(), "what was taken back leads there again")
	})
}

// actionsIn returns the actions of the current deal.
func actionsIn(t require.TestingT, m *match.Match) []skat.Action {
	var list []skat.Action
	words := strings.Fields(m.Line())[1:]
	for i := 0; i+1 < len(words); i += 2 {
		a, err := skat.ParseAction(words[i], words[i+1])
		require.NoError(t, err)
		list = append(list, a)
	}
	return list
}

func TestUndoIsPractice(t *testing.T) {
	m := newMatch(t, match.Defaults(match.Standard), 1)
	forehand, middlehand := m.Seating().Players[0], m.Seating().Players[1]
	for player := range 3 {
		assert.False(t, m.Undo(player), "nobody has decided anything")
	}
	act(t, m, "1 18")
	assert.False(t, m.Undo(forehand), "nor has forehand yet")
	assert.False(t, m.Practice())
	assert.True(t, m.Undo(middlehand))
	assert.True(t, m.Practice())

	act(t, m, passedIn)
	require.NoError(t, m.Next())
	assert.True(t, m.Practice(), "once practice, always practice")
	before := m.Save()
	for player := -1; player <= 3; player++ {
		assert.False(t, m.Undo(player), "the deal before is done")
	}
	assert.Equal(t, before, m.Save())
}

func TestNoUndoInARatedMatch(t *testing.T) {
	s := match.Defaults(match.Tournament)
	s.Rated = true
	m := newMatch(t, s, 1)
	act(t, m, "1 18 0 p 2 p")
	before := m.Save()
	for player := range 3 {
		assert.False(t, m.Undo(player))
	}
	assert.Equal(t, before, m.Save())
	assert.False(t, m.Practice())
}

func TestWhoSitsOutUndoesNothing(t *testing.T) {
	s := match.Defaults(match.Tournament)
	s.Table = 4
	m := newMatch(t, s, 1)
	act(t, m, lost)
	assert.False(t, m.Undo(m.Seating().Dealer))
	assert.False(t, m.Practice())
}

// Back from the last result the match is not over, and may end otherwise.
func TestUndoFromTheResult(t *testing.T) {
	s := match.Defaults(match.Standard)
	s.Deals = 1
	m := newMatch(t, s, 1)
	declarer := m.Seating().Players[1]
	act(t, m, lost)
	require.True(t, m.Over())
	require.Negative(t, m.Sheet().Totals()[declarer])
	require.True(t, m.Undo(declarer))
	require.False(t, m.Over())
	require.Empty(t, m.Sheet().Rows)
	act(t, m, "0 RE")
	require.True(t, m.Over())
	require.Positive(t, m.Sheet().Totals()[declarer])
}
