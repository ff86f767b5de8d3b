package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	tea "github.com/charmbracelet/bubbletea"
)

func TestRulesScreen(t *testing.T) { goldenScreen(t, newRulesScreen) }

// Whatever the width, nothing of the rules is lost.
func TestRulesAreWholeAtEveryWidth(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		e := testEnv(look{lang: lang, look: Look{Deck: DeckFrench}})
		marks := strings.NewReplacer("\n# ", " ", "\n- ", " • ")
		want := strings.Join(strings.Fields(marks.Replace("\n"+e.Text.Rules())), " ")
		for _, w := range []int{36, 50, 72, 120} {
			text := rulesText{env: e, w: w}
			text.read(e.Text.Rules())
			got := strings.Join(strings.Fields(textOf(text.lines)), " ")
			assert.True(t, want == got, "%s at %d:\n%s", lang, w, got)
			for _, l := range text.lines {
				assert.LessOrEqual(t, l.width(), w)
			}
		}
	}
}

func TestRulesJumpFromHeadingToHeading(t *testing.T) {
	e := testEnv(looks[1])
	s := newRulesScreen(e).(*page)
	firstLine := func() string {
		return strings.Trim(strings.Split(frameOf(t, e, s, 80, 24), "\n")[2], " ┃")
	}
	frameOf(t, e, s, 80, 24)
	s.update(pressed("right"))
	assert.Equal(t, "The cards", firstLine())
	s.update(pressed("n"))
	s.update(pressed("down"))
	s.update(pressed("left"))
	assert.Equal(t, "Seats and deal", firstLine())
	s.update(pressed("left"))
	s.update(pressed("left"))
	assert.Contains(t, firstLine(), "Skat in short")
	for range 40 {
		s.update(pressed("right"))
	}
	end := firstLine()
	s.update(pressed("end"))
	assert.Equal(t, end, firstLine())
}

// The rules of Offiziersskat open with their heading on top, however short the
// section is.
func TestRulesOfOffiziersskatOpenAtTheirHeading(t *testing.T) {
	for _, l := range []look{looks[1], looks[3]} {
		e := testEnv(l)
		for _, size := range [][2]int{{40, 15}, {80, 24}, {140, 40}} {
			s := newOffizierRules(e)
			lines := strings.Split(frameOf(t, e, s, size[0], size[1]), "\n")
			assert.Equal(t, "Offiziersskat", strings.Trim(lines[2], " ┃"))
		}
	}
}

func TestPagerKeepsItsWindowOnTheLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, h := rapid.IntRange(0, 60).Draw(t, "lines"), rapid.IntRange(1, 40).Draw(t, "window")
		var p pager
		for _, k := range rapid.SliceOf(rapid.SampledFrom([]string{"up", "down", "pgup", "pgdown", "home", "end", "x"})).Draw(t, "keys") {
			p.scroll(pressed(k), n, h)
			assert.True(t, p.top >= 0 && p.top <= max(0, n-h))
		}
		p.scroll(tea.MouseMsg{Button: tea.MouseButtonWheelDown}, n, h)
		assert.True(t, p.top >= 0 && p.top <= max(0, n-h))
		assert.LessOrEqual(t, p.clamped(n/2, h), max(0, n/2-h), "also when the lines have become fewer")
	})
}
