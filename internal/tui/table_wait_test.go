package tui

import (
	"context"
	"errors"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// answeringBot gives one answer to everything.
type answeringBot struct {
	action skat.Action
	err    error
}

func (b answeringBot) Act(context.Context, skat.View) (skat.Action, error) { return b.action, b.err }

// clockedTable is a table whose waits are noted and end by hand.
type clockedTable struct {
	*table
	waits []time.Duration
	due   []tea.Msg
	now   time.Time
}

func clocked(t *testing.T, pace Pace, actions string) *clockedTable {
	env := testEnv(looks[1])
	env.Prefs.Pace = pace
	c := &clockedTable{now: env.Now()}
	env.Now = func() time.Time { return c.now }
	c.table = newTable(env, matchAt(t, match.Defaults(match.Standard), actions), nil).(*table)
	c.after = func(d time.Duration, msg tea.Msg) tea.Cmd {
		c.waits = append(c.waits, d)
		c.due = append(c.due, msg)
		return nil
	}
	c.setSize(80, 24)
	return c
}

// run runs a command and what follows, but for the passing of time.
func (c *clockedTable) run(cmd tea.Cmd) {
	runCmd(cmd, func(msg tea.Msg) {
		if _, other := msg.(pushMsg); !other {
			c.run(c.update(msg))
		}
	})
}

// pass lets the time pass that was waited for last.
func (c *clockedTable) pass() {
	msg := c.due[len(c.due)-1]
	c.run(c.update(msg))
}

func (c *clockedTable) key(k string) { c.run(c.update(keyMsg(k))) }

func (c *clockedTable) played() int { return c.view.Played().Len() }

// Bots' moves appear one at a time.
func TestPaceLetsMovesAppearOneAtATime(t *testing.T) {
	for _, c := range []struct {
		pace  Pace
		move  time.Duration
		sweep time.Duration
	}{
		{PaceBrisk, 330 * time.Millisecond, 900 * time.Millisecond},
		{PaceNormal, 660 * time.Millisecond, 1700 * time.Millisecond},
		{PaceSlow, 1500 * time.Millisecond, 3 * time.Second},
	} {
		t.Run(string(c.pace), func(t *testing.T) {
			s := clocked(t, c.pace, diamonds)
			s.run(s.init())
			assert.Zero(t, s.played(), "Bea has thought, but it does not show yet")
			assert.Equal(t, []time.Duration{c.move}, s.waits)
			s.pass()
			assert.Equal(t, 1, s.played())
			require.IsType(t, &playing{}, s.decision)
			s.key("1")
			assert.Equal(t, 2, s.played(), "the own card lies there at once")
			s.pass()
			assert.Equal(t, 3, s.played())
			assert.Equal(t, c.sweep, s.waits[len(s.waits)-1], "the trick is to be seen")
			assert.Equal(t, 3, s.shownTrick().Len())
			s.pass()
			assert.Equal(t, 0, s.shownTrick().Len(), "swept")
		})
	}
}

func TestWithoutPaceMovesAppearAtOnce(t *testing.T) {
	s := clocked(t, PaceNone, diamonds)
	s.run(s.init())
	assert.Equal(t, 1, s.played())
	assert.IsType(t, &playing{}, s.decision)
}

// With the pace "key", nothing moves by itself.
func TestPaceKeyWaitsForAKey(t *testing.T) {
	s := clocked(t, PaceKey, diamonds)
	s.run(s.init())
	for range s.due {
		s.pass()
	}
	assert.Zero(t, s.played())
	assert.Contains(t, shown(t, s.table), "any key go on")
	s.key("x")
	assert.Equal(t, 1, s.played())
	s.key("1")
	assert.Equal(t, 2, s.played(), "Abel's card waits")
	s.key("x")
	assert.Equal(t, 3, s.shownTrick().Len(), "the trick waits")
	s.key("x")
	assert.Equal(t, 0, s.shownTrick().Len())
}

// A key ends the wait that is on, and only that.
func TestAKeySkipsOneWait(t *testing.T) {
	s := clocked(t, PaceSlow, "")
	s.run(s.init())
	s.key("1") // 18
	before := len(s.view.Actions())
	s.key("x")
	assert.Len(t, s.view.Actions(), before+1, "Bea passes")
	s.key("x")
	assert.Len(t, s.view.Actions(), before+2, "Abel passes")
	assert.Equal(t, skat.PhasePickUp, s.view.Phase())
}

// Enter, pressed to end a wait, does not answer the question that came up.
func TestAHastyEnterAnswersNothing(t *testing.T) {
	s := clocked(t, PaceSlow, "1 18 0 p")
	s.run(s.init())
	s.key("enter")
	require.Equal(t, skat.PhasePickUp, s.view.Phase())
	s.key("enter")
	s.key("space")
	assert.Equal(t, skat.PhasePickUp, s.view.Phase())
	s.now = s.now.Add(time.Second)
	s.key("enter")
	assert.Equal(t, skat.PhaseDiscard, s.view.Phase())
}

// While a complete trick lies there and the player leads next, the card's key
// sweeps and plays.
func TestACardsKeySweepsAndPlays(t *testing.T) {
	s := clocked(t, PaceSlow, fifthTrick)
	s.run(s.init())
	s.key("5")
	require.Equal(t, waitSweep, s.wait.kind)
	assert.Contains(t, shown(t, s.table), "The trick is yours")
	s.key("1")
	assert.Equal(t, 1, s.view.Trick().Len())
	assert.Equal(t, 16, s.played())
}

// A click on the card does what its key does.
func TestAClickSweepsAndPlays(t *testing.T) {
	s := clocked(t, PaceSlow, fifthTrick)
	s.run(s.init())
	s.key("5")
	require.Equal(t, waitSweep, s.wait.kind)
	click(s.table, s.layout().cards[0])
	assert.Equal(t, 1, s.view.Trick().Len())
	assert.Equal(t, 16, s.played())
}

// An answer to a question that is no longer asked changes nothing.
func TestStaleAnswersAreDropped(t *testing.T) {
	s := clocked(t, PaceNone, diamonds)
	s.init()
	gen := s.wait.gen
	line := s.match.Line()
	heart := skat.Play(skat.Forehand, skat.NewCard(skat.Hearts, skat.Ace))
	for _, msg := range []tea.Msg{thoughtMsg{gen: gen - 1, action: heart}, limitMsg{gen - 1}, dueMsg{gen - 1}, thoughtMsg{gen: gen + 1, action: heart}} {
		assert.Nil(t, s.update(msg))
		assert.Equal(t, line, s.match.Line())
	}
	s.run(s.update(thoughtMsg{gen: gen, action: heart}))
	assert.Equal(t, 1, s.played())
	assert.Nil(t, s.update(thoughtMsg{gen: gen, action: heart}), "the same twice")
	assert.Equal(t, 1, s.played())
}

// Looking at the sheet and coming back asks the bot anew.
func TestComingBackGoesOn(t *testing.T) {
	s := clocked(t, PaceSlow, diamonds)
	s.run(s.init())
	old := s.wait.gen
	assert.IsType(t, pushMsg{}, press(s.table, "s")())
	assert.Equal(t, waitNothing, s.wait.kind)
	s.run(s.init())
	assert.Greater(t, s.wait.gen, old)
	s.pass()
	assert.Equal(t, 1, s.played())
}

// Whoever makes no legal move is played for.
func TestTheFallbackMovesForABotThatFails(t *testing.T) {
	fallback := matchAt(t, match.Defaults(match.Standard), diamonds)
	view := fallback.View(fallback.ToMove())
	want := bot.Fallback(view)
	for _, c := range []struct {
		name string
		make func() (bot.Player, error)
	}{
		{"an error", func() (bot.Player, error) { return answeringBot{err: errors.New("no idea")}, nil }},
		{"no bot", func() (bot.Player, error) { return nil, errors.New("no such level") }},
		{"nothing", func() (bot.Player, error) { return answeringBot{}, nil }},
		{"a card that it has not", func() (bot.Player, error) {
			return answeringBot{action: skat.Play(skat.Forehand, skat.NewCard(skat.Clubs, skat.Jack))}, nil
		}},
		{"another's turn", func() (bot.Player, error) {
			return answeringBot{action: skat.Play(skat.Rearhand, skat.NewCard(skat.Spades, skat.King))}, nil
		}},
		{"a claim that is not certain", func() (bot.Player, error) { return answeringBot{action: skat.Claim(skat.Forehand)}, nil }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := clocked(t, PaceNone, diamonds)
			s.env.NewBot = func(string, uint64) (bot.Player, error) { return c.make() }
			s.run(s.init())
			actions := s.view.Actions()
			assert.Equal(t, want, actions[len(actions)-1])
		})
	}
}

// A bot that does not answer in time is played for, and what it says later is
// not heard.
func TestTheTimeToThinkIsLimited(t *testing.T) {
	s := clocked(t, PaceBrisk, diamonds)
	s.init() // the thought never comes
	s.pass()
	assert.Equal(t, thinkLimit, s.waits[len(s.waits)-1])
	assert.Contains(t, shown(t, s.table), "Bea is thinking")
	gen := s.wait.gen
	s.pass()
	assert.Equal(t, 1, s.played())
	assert.Nil(t, s.update(thoughtMsg{gen: gen, action: skat.Play(skat.Forehand, skat.NewCard(skat.Hearts, skat.Ace))}))
	assert.Equal(t, 1, s.played())
}

// A bot is told when nobody waits for it any more.
func TestABotsContextEnds(t *testing.T) {
	s := clocked(t, PaceNone, diamonds)
	asked := make(chan context.Context, 1)
	s.env.NewBot = func(string, uint64) (bot.Player, error) { return contextBot(asked), nil }
	s.init()() // it thinks, and is not yet heard
	ctx := <-asked
	require.NoError(t, ctx.Err())
	_, limited := ctx.Deadline()
	assert.True(t, limited)
	press(s.table, "s")
	assert.ErrorIs(t, ctx.Err(), context.Canceled)
}

type contextBot chan context.Context

func (b contextBot) Act(ctx context.Context, _ skat.View) (skat.Action, error) {
	b <- ctx
	return skat.Action{}, nil
}

// A bot's panic does not break the terminal: it ends the program with an
// error that says so.
func TestABotsPanicEndsInAnError(t *testing.T) {
	env := testEnv(looks[1])
	env.NewBot = func(string, uint64) (bot.Player, error) { panic("bot went mad") }
	p := newProgram(t, env, newTable(env, matchAt(t, match.Defaults(match.Standard), diamonds), nil))
	require.Error(t, p.root.failed)
	assert.Contains(t, p.root.failed.Error(), "bot went mad")
}
