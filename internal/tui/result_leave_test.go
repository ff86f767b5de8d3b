package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// playToResult plays by keys until a deal's result is on the screen.
func playToResult(t *testing.T, p *program) {
	t.Helper()
	for range 200 {
		tab, atTable := p.root.top().(*table)
		if !atTable {
			return
		}
		require.NotNil(t, tab.decision, p.root.View())
		pressSensibly(p, tab)
	}
	require.Fail(t, "no result", p.root.View())
}

// From a deal's result, q leaves for the start screen as it does everywhere,
// and deals nothing; the result is there again when the match is continued.
func TestTheResultOfADealCanBeLeftForTheStart(t *testing.T) {
	env := testEnv(looks[1])
	env.NewBot = func(string, uint64) (bot.Player, error) { return seatedBot{func(skat.View) {}}, nil }
	m, err := match.New(match.Defaults(match.Standard), 5, testPlayers)
	require.NoError(t, err)
	p := newProgram(t, env, newTable(env, m, &keptMatches{}))
	p.root.stack = append([]screen{newStart(env)}, p.root.stack...)
	playToResult(t, p)
	assert.Contains(t, lastLine(p.root.View()), "q leave")
	p.press("q")
	require.Len(t, p.root.stack, 1, "back at the start")
	assert.Equal(t, 1, m.Number(), "nothing was dealt")

	p = newProgram(t, env, newTable(env, m, &keptMatches{}))
	assert.IsType(t, &dealResult{}, p.root.top(), "continued, the result is there again")
	p.press("esc")
	assert.Equal(t, 2, m.Number(), "esc goes on with the next deal")
}

// What was announced to all gives way to the question, and one who only
// watches gets no advice.
func TestAnAnnouncementDoesNotHideTheQuestion(t *testing.T) {
	s := tableOf(testEnv(looks[1]), pubMatch(t, pushingPub(3), 1, "", "1 p 2 p"))
	require.Equal(t, waitMove, s.wait.kind, "forehand is a bot")
	s.move(skat.Pass(skat.Forehand), s.wait.player)
	for s.match.ToMove() != s.me {
		assert.Equal(t, "All passed: Ramsch. Take few points", s.note.text)
		s.move(skat.Push(s.view.ToMove()), s.wait.player)
	}
	assert.Empty(t, s.note.text)

	w := tableOf(testEnv(looks[1]), pubMatch(t, pub(4), 0, "", "1 p 2 p"))
	w.move(skat.Pass(skat.Forehand), w.wait.player)
	assert.Equal(t, skat.Ramsch, w.view.Contract().Game)
	assert.Empty(t, w.note.text)
}

// y says yes to the skat too, in German j; p is no yes.
func TestYesPicksTheSkatUp(t *testing.T) {
	for k, want := range map[string]skat.Phase{"y": skat.PhaseDiscard, "j": skat.PhaseDiscard, "p": skat.PhasePickUp} {
		s := tableOf(testEnv(looks[1]), pubMatch(t, match.Defaults(match.Standard), 2, "", "1 p 2 p 0 18"))
		require.Equal(t, skat.PhasePickUp, s.view.Phase())
		press(s, k)
		assert.Equal(t, want, s.view.Phase(), k)
	}
}
