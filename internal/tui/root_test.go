package tui

import (
	"errors"
	"testing"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
)

func TestATerminalTooSmallSaysWhatItNeedsAndRecovers(t *testing.T) {
	p := newShellProgram(testEnv(looks[1]), 80, 24)
	before := p.View()
	for _, size := range [][2]int{{39, 24}, {80, 14}, {12, 3}, {1, 1}} {
		p.send(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		if size[0] >= 12 {
			assert.Contains(t, p.View(), "needs 40×15")
		}
		assert.LessOrEqual(t, width(p.View()), size[0])
	}
	p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	assert.Equal(t, before, p.View())
}

// What is not on the screen is not done by keys and clicks; Ctrl+C still
// leaves. A table knows no size before it is told one: there keys count.
func TestNothingIsPlayedUnseen(t *testing.T) {
	env := testEnv(looks[1])
	skatTable, forTwo := tableAt(t, env, fifthTrick), atOffizier(t, env, offizier.Forehand, clubs)
	for name, one := range map[string]struct {
		screen screen
		line   func() string
		card   func() rect
	}{
		"Skat":          {skatTable, func() string { return skatTable.match.Line() }, func() rect { return skatTable.layout().cards[0] }},
		"Offiziersskat": {forTwo, func() string { return forTwo.session.Line() }, func() rect { return forTwo.layout().cards[0] }},
	} {
		p := &shellProgram{root: root{env: env, stack: []screen{newStart(env), one.screen}}}
		p.send(tea.WindowSizeMsg{Width: 80, Height: 14})
		before := one.line()
		at := one.card()
		for _, k := range []string{"5", "1", "a", "enter", "u", "q"} {
			p.press(k)
		}
		p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("15")})
		p.send(tea.MouseMsg{X: at.x, Y: at.y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
		p.send(tea.MouseMsg{X: 2, Y: 13, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}) // the footer
		assert.Equal(t, before, one.line(), name)
		assert.Equal(t, one.screen, p.top(), name)
		assert.False(t, p.quit)
		p.send(tea.KeyMsg{Type: tea.KeyCtrlC})
		assert.True(t, p.quit)
	}

	p := &shellProgram{root: root{env: env, stack: []screen{newStart(env)}}}
	assert.Equal(t, "*tui.options", p.press("o").on())
}

func TestScreensComeAndGo(t *testing.T) {
	p := newShellProgram(testEnv(looks[1]), 80, 24)
	assert.Equal(t, "*tui.start", p.on())
	assert.Equal(t, "*tui.page", p.press("r").on())
	assert.Equal(t, "*tui.start", p.press("esc").on())
	assert.Equal(t, "*tui.options", p.press("o").on())
	assert.Equal(t, "*tui.page", p.press("?").on())
	p.send(tea.WindowSizeMsg{Width: 100, Height: 30}) // reaches those below too
	assert.Equal(t, "*tui.options", p.press("q").on())
	assert.Equal(t, 100, p.top().(*options).w)
	assert.False(t, p.press("q").quit)
	assert.True(t, p.press("q").quit)
}

// A key pressed twice in haste, or a double click, leaves one screen and not the
// one below it; letters that are typed ahead each leave one.
func TestAKeyPressedTwiceLeavesOneScreen(t *testing.T) {
	env := testEnv(looks[1])
	click := tea.MouseMsg{X: 2, Y: 23, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress} // the footer's first
	for _, msg := range []tea.Msg{tea.KeyMsg{Type: tea.KeyEnter}, tea.KeyMsg{Type: tea.KeyEsc}, click} {
		for _, below := range []screen{newOffizierSheet(env, playedSession(t, match.SessionSettings{}, 2)), newRulesScreen(env)} {
			final := newOffizierFinal(env, playedSession(t, match.SessionSettings{}, 2))
			p := &shellProgram{root: root{env: env, stack: []screen{newStart(env), below, final}}}
			p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
			_, first := p.Update(msg)
			_, second := p.Update(msg)
			p.run(first)
			p.run(second)
			assert.Equal(t, below, p.top())
		}
	}
	p := newShellProgram(env, 80, 24)
	p.press("o")
	p.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("qq")})
	assert.True(t, p.quit)
}

func TestCtrlCLeavesFromEverywhere(t *testing.T) {
	p := newShellProgram(testEnv(looks[1]), 80, 24)
	p.press("o")
	p.send(tea.KeyMsg{Type: tea.KeyCtrlC})
	assert.True(t, p.quit)
}

func TestTheMouseIsBackAfterCtrlZ(t *testing.T) {
	p := newShellProgram(testEnv(looks[1]), 80, 24)
	_, cmd := p.Update(tea.ResumeMsg{})
	require.NotNil(t, cmd)
	assert.Equal(t, tea.EnableMouseCellMotion(), cmd())
}

// brokenScreen panics in a command.
type brokenScreen struct{ page }

func (s *brokenScreen) update(tea.Msg) tea.Cmd {
	return tea.Batch(nil, func() tea.Msg { panic("out of cards") })
}

func TestAPanicInACommandEndsTheProgramWithAnError(t *testing.T) {
	e := testEnv(looks[1])
	p := newShellProgram(e, 80, 24)
	p.send(pushMsg{&brokenScreen{}})
	p.send(pressed("x"))
	assert.True(t, p.quit)
	assert.ErrorContains(t, p.failed, "out of cards")
	assert.ErrorContains(t, p.failed, "root_test.go", "with the stack")
	p.send(fatalMsg{errors.New("a screen cannot go on")})
	assert.EqualError(t, p.failed, "a screen cannot go on")
}

func TestTheFooterCanBeClicked(t *testing.T) {
	p := newShellProgram(testEnv(looks[1]), 100, 30)
	items := footerItems(100, p.top().keys())
	require.NotEmpty(t, items)
	click := func(x, y int) {
		p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	}
	for _, item := range items {
		if item.binding.Help().Key == "s" {
			click(item.x+item.w-1, 29)
		}
	}
	assert.Equal(t, "*tui.setup", p.on())
	click(0, 29)
	click(99, 29)
	assert.Equal(t, "*tui.setup", p.on(), "beside the keys nothing happens")
}

func TestFooterShowsWhatCountsAsFarAsItFits(t *testing.T) {
	off := key.NewBinding(key.WithKeys("o"), key.WithHelp("o", "off"), key.WithDisabled())
	a := key.NewBinding(key.WithKeys("a"), key.WithHelp("a", "first"))
	b := key.NewBinding(key.WithKeys("b"), key.WithHelp("b", "second"))
	items := footerItems(19, []key.Binding{off, a, b})
	require.Len(t, items, 1)
	assert.Equal(t, footerItem{1, 7, a}, items[0])
	assert.Len(t, footerItems(20, []key.Binding{off, a, b}), 2)
}

func TestPressedIsWhatBubbleTeaCallsTheKey(t *testing.T) {
	for name := range namedKeys {
		assert.Equal(t, name, pressed(name).String())
	}
	for _, name := range []string{" ", "n", "?", "0"} {
		assert.Equal(t, name, pressed(name).String())
	}
}
