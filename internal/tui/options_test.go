package tui

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOptionsScreen(t *testing.T) { goldenScreen(t, newOptions) }

// each option turned once from where testEnv has it.
func TestOptionsCountAtOnceAndAreRemembered(t *testing.T) {
	path := filepath.Join(t.TempDir(), "skat.db")
	e := testEnv(looks[1])
	e.Defaults = e.Prefs
	e.Store = openStore(t, path)
	p := newShellProgram(e, 80, 24).press("o")
	assert.Contains(t, p.View(), "│J♣   │")

	p.press("right")
	assert.Contains(t, p.View(), "Einstellungen")
	assert.Contains(t, p.View(), "│B♣   │")
	p.press("down", "right", "enter")
	assert.Equal(t, DeckGerman, e.Theme.look.Deck)
	assert.Contains(t, p.View(), "│UE   │")
	p.press("down", "left", "down", " ")
	assert.True(t, e.Theme.look.Light && e.Theme.look.ASCII)
	assert.Contains(t, p.View(), "|UE   |")
	p.press("down", "left", "down", "right")
	assert.Equal(t, PaceKey, e.Prefs.Pace)
	assert.False(t, e.Prefs.Counts)
	p.press("down", "enter", "A", "d", "x", "backspace", "a", "enter")
	assert.Equal(t, "Ada", e.Prefs.Name)
	p.press("down", "left")
	assert.Equal(t, [3]string{"novice", "club", "club"}, e.Prefs.Bots)
	require.NoError(t, e.Store.Close())

	recalled, err := Recall(openStore(t, path), e.Defaults, e.Levels)
	require.NoError(t, err)
	assert.Equal(t, e.Prefs, recalled)
	assert.Equal(t, "de", recalled.Language)
	assert.Equal(t, Look{ASCII: true, Light: true, Deck: DeckGerman}, recalled.Look)
}

func TestTypingANameCanBeLeft(t *testing.T) {
	e := testEnv(looks[1])
	p := newShellProgram(e, 80, 24).press("o", "down", "down", "down", "down", "down", "down", "enter", "q", "x")
	assert.Contains(t, p.View(), "qx_", "letters are no keys while typing")
	assert.Contains(t, p.View(), "enter take")
	p.press("esc")
	assert.Empty(t, e.Prefs.Name)
	assert.Equal(t, "*tui.options", p.on())
	p.press("enter")
	for range 40 {
		p.press("m")
	}
	p.press("enter")
	assert.Equal(t, strings.Repeat("m", 12), e.Prefs.Name, "it must fit on the sheet")
}

func TestOptionsAreClicked(t *testing.T) {
	e := testEnv(looks[1])
	p := newShellProgram(e, 80, 24).press("o")
	l := p.top().(*options).layout()
	p.send(tea.MouseMsg{X: l.rows.x + 3, Y: l.rows.y + 1, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	assert.Equal(t, DeckTournament, e.Theme.look.Deck)
	p.send(tea.MouseMsg{X: l.rows.x + 3, Y: l.rows.y - 1, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	assert.Equal(t, DeckTournament, e.Theme.look.Deck)
}

// What a flag changed for this time is not remembered with the next option.
func TestAFlagIsNotRemembered(t *testing.T) {
	e := testEnv(looks[1])
	e.Defaults = e.Prefs
	e.Theme = e.Theme.with(Look{Deck: DeckFrench, ASCII: true}) // --ascii
	p := newShellProgram(e, 80, 24).press("o", "down", "right")
	assert.True(t, p.env.Theme.look.ASCII)
	assert.Equal(t, Look{Deck: DeckTournament}, e.Prefs.Look)
}

// Only what the player set is kept: the rest follows the configuration file.
func TestOnlyWhatDiffersIsKept(t *testing.T) {
	config := DefaultPrefs()
	config.Pace, config.Look.Deck = PaceBrisk, DeckGerman
	set := config
	set.Look.Light, set.Order.Ascending = true, true
	kept, err := difference(config, set)
	require.NoError(t, err)
	text, err := json.Marshal(kept)
	require.NoError(t, err)
	assert.JSONEq(t, `{"look":{"Light":true},"order":{"ascending":true}}`, string(text))

	config.Look.Deck = DeckTournament // edited later
	require.NoError(t, json.Unmarshal(text, &config))
	assert.Equal(t, Look{Light: true, Deck: DeckTournament}, config.Look)
}

func TestPreferencesOfAnotherVersionDoNoHarm(t *testing.T) {
	e := storeEnv(t)
	require.NoError(t, e.Store.SetPrefs(prefsKey, map[string]any{
		"language": "fr", "look": map[string]any{"Deck": "tarot", "Light": true}, "pace": "warp", "order": map[string]any{"by": "moon"},
		"bots": []string{"novice", "oracle"}, "settings": map[string]any{"deals": -3}, "colour": "mauve",
		"session": map[string]any{"bot": "oracle", "settings": map[string]any{"length": 7}},
	}))
	got, err := Recall(e.Store, e.Defaults, e.Levels)
	require.NoError(t, err)
	want := e.Defaults
	want.Look.Light, want.Bots[0] = true, "novice"
	assert.Equal(t, want, got)

	require.NoError(t, e.Store.SetPrefs(prefsKey, "nonsense"))
	got, err = Recall(e.Store, e.Defaults, e.Levels)
	assert.Error(t, err)
	assert.Equal(t, e.Defaults, got)
}
