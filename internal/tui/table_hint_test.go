package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

func hintEnv() *Env {
	e := testEnv(looks[1])
	e.NewBot = bot.New
	return e
}

// A hint is the strongest bot's, with its reason, and counted on the sheet.
func TestAHintIsGivenAndCounted(t *testing.T) {
	for _, row := range []struct{ name, actions, advice string }{
		{"call", "", "advises: bid 18"},
		{"game", discarded, "advises: "},
		{"card", diamonds + " 0 HA", "advises: "},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := tableAt(t, hintEnv(), row.actions)
			drive(s, s.update(keyMsg("h")))
			require.NotNil(t, s.dialog)
			frame := shown(t, s)
			assert.Contains(t, frame, "Club player "+row.advice)
			assert.Contains(t, frame, "From 96 samples")
			assert.Equal(t, 1, s.match.Hints())
			assert.Contains(t, s.env.matchMark(s.match), "1 hint")
			press(s, "x")
			drive(s, s.update(keyMsg("h")))
			assert.Equal(t, 1, s.match.Hints(), "the same again is not counted")
		})
	}
}

// The next key ends the thinking; what comes later is dropped.
func TestAKeyEndsAHint(t *testing.T) {
	s := tableAt(t, hintEnv(), "")
	cmd := s.update(keyMsg("h"))
	press(s, "o")
	msg := cmd()
	s.update(msg)
	assert.Nil(t, s.dialog)
	assert.Zero(t, s.match.Hints())
}

// Hints stay counted: when the match is saved and resumed, and when a decision
// is taken back.
func TestHintsStayCounted(t *testing.T) {
	s := tableAt(t, hintEnv(), "")
	s.match.CountHint()
	press(s, "1")
	require.True(t, s.match.Undo(s.me))
	assert.Equal(t, 1, s.match.Hints())
	again, err := match.Restore(s.match.Save())
	require.NoError(t, err)
	assert.Equal(t, 1, again.Hints())
}

func TestNoHintWhereNothingIsAsked(t *testing.T) {
	s := tableAt(t, hintEnv(), "1 p")
	require.Nil(t, s.decision)
	assert.False(t, s.tableKeys().Hint.Enabled())
}
