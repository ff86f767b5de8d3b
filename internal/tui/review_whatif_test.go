package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// reviewing is a program that shows the review of the scene's deal at a step.
func reviewing(t *testing.T, step int) *shellProgram {
	t.Helper()
	e := testEnv(looks[1])
	r := reviewAt(t, e, "")
	r.show(step)
	p := &shellProgram{root: root{env: e, stack: []screen{r}}}
	p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	return p
}

// Taking over puts the player at the table with the very cards, as they were
// before the step; what comes of it is shown, and then the review again.
func TestWhatIfTakesOver(t *testing.T) {
	const step = 25 // the player leads to the sixth trick one card before
	p := reviewing(t, step)
	before := p.top().(*review).coach.States[step]
	p.press("w", "1")
	top, ok := p.top().(*table)
	require.True(t, ok, p.on())
	assert.Equal(t, before.View(skat.Middlehand).Dealt, top.view.Dealt)
	assert.GreaterOrEqual(t, len(top.view.Actions()), step)
	assert.Contains(t, p.View(), "What if")
	assert.True(t, top.match.Practice(), "it does not count")
	for range 200 {
		if on, ok := p.top().(*table); !ok {
			break
		} else if p.press("enter"); on.decision != nil {
			pressSensiblyIn(p, on)
		}
	}
	require.Equal(t, "*tui.dealResult", p.on())
	p.press("enter")
	assert.Equal(t, "*tui.review", p.on())
}

// pressSensiblyIn plays the first card that may be played.
func pressSensiblyIn(p *shellProgram, t *table) {
	may, _ := t.usable()
	for i, c := range t.hand.cards {
		if may.Has(c) {
			p.press(cardKeys[i])
			return
		}
	}
}

// Bots play the deal on; both results stand there, and the new one can be
// reviewed.
func TestWhatIfBotsPlayOn(t *testing.T) {
	for key, want := range map[string]string{"2": "The bots play on from here", "3": "Club player on your cards, from the deal"} {
		p := reviewing(t, 25)
		p.press("w")
		assert.Contains(t, p.View(), want)
		p.press(key)
		require.Equal(t, "*tui.compared", p.on())
		frame := p.View()
		assert.Contains(t, frame, "As it was played")
		assert.Contains(t, frame, "You lose Diamonds: −36")
		p.press("enter")
		require.Equal(t, "*tui.review", p.on())
		if key == "2" {
			assert.Equal(t, p.top().(*review).coach.Actions[:25], reviewing(t, 0).top().(*review).coach.Actions[:25], "the same up to the step")
		}
		p.press("q", "q")
		assert.Equal(t, "*tui.review", p.on())
	}
}

// While bots play, esc stops them, and what comes late is dropped.
func TestWhatIfIsStopped(t *testing.T) {
	p := reviewing(t, 25)
	r := p.top().(*review)
	p.press("w")
	cmd := r.update(pressed("2"))
	require.NotNil(t, cmd)
	assert.Contains(t, p.View(), "The bots are playing")
	p.press("esc")
	assert.Nil(t, r.menu)
	late := cmd().(playedOnMsg)
	require.Error(t, late.err)
	p.send(late)
	assert.Equal(t, "*tui.review", p.on())
}

func TestWhatIfScreens(t *testing.T) {
	t.Run("menu", func(t *testing.T) {
		goldenScreen(t, func(env *Env) screen { return reviewAt(t, env, "n w") })
	})
	t.Run("compared", func(t *testing.T) {
		goldenScreen(t, func(env *Env) screen {
			r := reviewAt(t, env, "n w")
			var shown screen
			runCmd(r.update(pressed("2")), func(msg tea.Msg) {
				runCmd(r.update(msg), func(msg tea.Msg) { shown = msg.(pushMsg).screen })
			})
			return shown
		})
	})
}

// A claim that was refused at the table is refuted in the review, with the
// cards.
func TestReviewRefutesAClaim(t *testing.T) {
	e := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), fifthTrick)
	table := tableOf(e, m)
	table.update(pressed("c"))
	table.update(pressed("y"))
	require.Equal(t, []match.RefusedClaim{{Deal: 1, Before: len(strings.Fields(fifthTrick)) / 2, Seat: skat.Middlehand}}, m.Refused())
	words := strings.Fields(strings.TrimPrefix(reviewedGame, fifthTrick))
	for i := 0; i < len(words); i += 2 {
		a, err := skat.ParseAction(words[i], words[i+1])
		require.NoError(t, err)
		require.NoError(t, m.Apply(a))
	}
	m, err := match.Restore(m.Save()) // as after another start of the program
	require.NoError(t, err)
	r := newReview(testEnv(looks[1]), m, 1).(*review)
	r.show(len(strings.Fields(fifthTrick)) / 2)
	assert.Contains(t, frameOf(t, e, r, 80, 24), "The claim here was not certain: You ")
	r.show(r.last())
	assert.Contains(t, frameOf(t, e, r, 80, 24), "Claim in trick 5: not certain")
}
