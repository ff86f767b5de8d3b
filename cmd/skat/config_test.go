package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/tui"
)

// readText reads a configuration and returns what is wrong in sentences of
// both languages.
func readText(t *testing.T, text string) (tui.Prefs, []string, []string) {
	path := filepath.Join(t.TempDir(), "config.toml")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	p := tui.DefaultPrefs()
	var en, de []string
	for _, fault := range readConfig(path, &p) {
		en = append(en, fault.sentence(i18n.New("en"), "F"))
		de = append(de, fault.sentence(i18n.New("de"), "F"))
	}
	return p, en, de
}

func TestConfigurationSetsEverything(t *testing.T) {
	p, faults, _ := readText(t, `
language = "de"
ascii = true
background = "light"
deck = "tournament"
pace = "key"
counts = false
name = "Ada"
bots = ["novice", "club"]
`)
	assert.Empty(t, faults)
	want := tui.DefaultPrefs()
	want.Language, want.Look = "de", tui.Look{ASCII: true, Light: true, Deck: tui.DeckTournament}
	want.Pace, want.Counts, want.Name, want.Bots = tui.PaceKey, false, "Ada", [3]string{"novice", "club", "club"}
	assert.Equal(t, want, p)
}

// A fault names line, key and what was expected; the other keys count.
func TestConfigurationFaults(t *testing.T) {
	for _, c := range []struct{ text, en, de string }{
		{"pace = \"warp\"", `F, line 1, pace: want one of "none", "brisk", "normal", "slow", "key"`, `F, Zeile 1, pace: erwartet wird eines von "none", "brisk", "normal", "slow", "key"`},
		{"\nlanguage = 3", `F, line 2, language: want one of "en", "de"`, `F, Zeile 2, language: erwartet wird eines von "en", "de"`},
		{"background = \"grey\"", `F, line 1, background: want one of "dark", "light"`, `F, Zeile 1, background: erwartet wird eines von "dark", "light"`},
		{"ascii = \"yes\"", `F, line 1, ascii: want true or false`, `F, Zeile 1, ascii: erwartet wird true oder false`},
		{"name = \"Bartholomäus der Große\"", `F, line 1, name: want a text of at most 12 characters`, `F, Zeile 1, name: erwartet wird ein Text von höchstens 12 Zeichen`},
		{
			"bots = [\"club\", \"oracle\"]", `F, line 1, bots: want a list of at most 3, each one of "novice", "club"`,
			`F, Zeile 1, bots: erwartet wird eine Liste von höchstens 3, jedes eines von "novice", "club"`,
		},
		{"bots = \"club\"", `F, line 1, bots: want a list of at most 3, each one of "novice", "club"`, `F, Zeile 1, bots: erwartet wird eine Liste von höchstens 3, jedes eines von "novice", "club"`},
		{
			"# mine\n\ncolour = \"mauve\"", `F, line 3, colour: no such key; want one of ascii, background, bots, counts, deck, language, name, pace`,
			`F, Zeile 3, colour: unbekannter Schlüssel; es gibt ascii, background, bots, counts, deck, language, name, pace`,
		},
	} {
		p, en, de := readText(t, c.text+"\ncounts = false\n")
		assert.Equal(t, []string{c.en}, en)
		assert.Equal(t, []string{c.de}, de)
		want := tui.DefaultPrefs()
		want.Counts = false
		assert.Equal(t, want, p, c.text)
	}
}

func TestConfigurationThatIsNoTOML(t *testing.T) {
	p, faults, _ := readText(t, "counts = false\npace = normal\n")
	require.Len(t, faults, 1)
	assert.Regexp(t, `^F, line 2, pace: .+`, faults[0])
	assert.Equal(t, tui.DefaultPrefs(), p)

	_, faults, _ = readText(t, "[table]\ndeck = 1\n")
	require.Len(t, faults, 1)
	assert.Contains(t, faults[0], "table: no such key")
}

func TestConfigurationThatCannotBeRead(t *testing.T) {
	p := tui.DefaultPrefs()
	assert.Empty(t, readConfig(filepath.Join(t.TempDir(), "none.toml"), &p), "there need be none")
	dir := t.TempDir()
	faults := readConfig(dir, &p)
	require.Len(t, faults, 1)
	assert.Contains(t, faults[0].sentence(i18n.New("en"), dir), dir+": read ")
}
