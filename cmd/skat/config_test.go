package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
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
think = "200ms"
`)
	assert.Empty(t, faults)
	want := tui.DefaultPrefs()
	want.Language, want.Look = "de", tui.Look{ASCII: true, Light: true, Deck: tui.DeckTournament}
	want.Pace, want.Counts, want.Name, want.Bots = tui.PaceKey, false, "Ada", [3]string{"novice", "club", "club"}
	want.Think = 200 * time.Millisecond
	assert.Equal(t, want, p)
}

// A fault names line, key and what was expected; the other keys count.
func TestConfigurationFaults(t *testing.T) {
	for _, c := range []struct{ text, en, de string }{
		{"pace = \"warp\"", `F, line 1, pace: want one of "none", "brisk", "normal", "slow", "key"`, `F, Zeile 1, pace: erwartet wird eines von "none", "brisk", "normal", "slow", "key"`},
		{"\nlanguage = 3", `F, line 2, language: want one of "en", "de"`, `F, Zeile 2, language: erwartet wird eines von "en", "de"`},
		{"background = \"grey\"", `F, line 1, background: want one of "dark", "light"`, `F, Zeile 1, background: erwartet wird eines von "dark", "light"`},
		{"ascii = \"yes\"", `F, line 1, ascii: want true or false`, `F, Zeile 1, ascii: erwartet wird true oder false`},
		{"think = 3", `F, line 1, think: want a time from "10ms" to "4s"`, `F, Zeile 1, think: erwartet wird eine Zeit von "10ms" bis "4s"`},
		{"think = \"9s\"", `F, line 1, think: want a time from "10ms" to "4s"`, `F, Zeile 1, think: erwartet wird eine Zeit von "10ms" bis "4s"`},
		{"name = \"Bartholomäus der Große\"", `F, line 1, name: want a text of at most 12 characters`, `F, Zeile 1, name: erwartet wird ein Text von höchstens 12 Zeichen`},
		{`name = "a\u009b31m"`, `F, line 1, name: want a text of at most 12 characters`, `F, Zeile 1, name: erwartet wird ein Text von höchstens 12 Zeichen`},
		{`name = "Ada\u202e"`, `F, line 1, name: want a text of at most 12 characters`, `F, Zeile 1, name: erwartet wird ein Text von höchstens 12 Zeichen`},
		{
			"bots = [\"club\", \"oracle\"]", `F, line 1, bots: want a list of at most 3, each one of "novice", "club", "expert"`,
			`F, Zeile 1, bots: erwartet wird eine Liste von höchstens 3, jedes eines von "novice", "club", "expert"`,
		},
		{"bots = \"club\"", `F, line 1, bots: want a list of at most 3, each one of "novice", "club", "expert"`, `F, Zeile 1, bots: erwartet wird eine Liste von höchstens 3, jedes eines von "novice", "club", "expert"`},
		{
			"# mine\n\ncolour = \"mauve\"", `F, line 3, colour: no such key; want one of [match], ascii, background, bots, counts, deck, language, name, pace, think`,
			`F, Zeile 3, colour: unbekannter Schlüssel; es gibt [match], ascii, background, bots, counts, deck, language, name, pace, think`,
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
	assert.Equal(t, dir+": is a directory", faults[0].sentence(i18n.New("en"), dir))
}

func TestConfigurationSetsTheRules(t *testing.T) {
	p, faults, _ := readText(t, `
pace = "none"

[match]
bock = ["lost60"]
preset = "kneipe"
table = 4
rounds = 5
rated = true
valuation = "plain"
tournament = true
kontra = "held18"
ramsch = true
schieberamsch = true
ramsch-skat = "loser"
`)
	assert.Empty(t, faults)
	want := tui.DefaultPrefs()
	want.Pace, want.Settings = tui.PaceNone, match.Settings{
		Table: 4, Deals: 20, Rated: true, Valuation: skat.Plain, Tournament: true, Kontra: skat.KontraHeld18,
		Bock: match.BockTriggers{LostWith60: true}, Ramsch: true, Schiebe: true, RamschSkat: skat.SkatToLoser,
	}
	assert.Equal(t, want, p)

	p, faults, _ = readText(t, "match.preset = \"tournament\"\nmatch.table = 4\n")
	assert.Empty(t, faults)
	assert.Equal(t, match.Defaults(match.Tournament).WithTable(4), p.Settings)
}

// A rule that is wrong, or makes no sense beside the others, is said and left
// out; the others count.
func TestConfigurationFaultsOfTheRules(t *testing.T) {
	standard, kneipe := match.Defaults(match.Standard), match.Defaults(match.Kneipe)
	noKontra := kneipe
	noKontra.Kontra, noKontra.Bock.LostKontra = skat.KontraOff, false
	for _, c := range []struct {
		text   string
		want   match.Settings
		en, de []string
	}{
		{"match = 3", standard, []string{"F, line 1, match: want a table of its own: [match]"}, []string{"F, Zeile 1, match: erwartet wird eine eigene Tabelle: [match]"}},
		{
			"[match]\npreset = \"kneipe\"\nrounds = 0\ntable = 5\nbock = \"often\"", kneipe,
			[]string{
				"F, line 3, match.rounds: want a whole number from 1 to 160", "F, line 4, match.table: want one of 3, 4",
				"F, line 5, match.bock: want true, false or a list of lost60, kontra, grandhand",
			},
			[]string{
				"F, Zeile 3, match.rounds: erwartet wird eine ganze Zahl von 1 bis 160", "F, Zeile 4, match.table: erwartet wird eines von 3, 4",
				"F, Zeile 5, match.bock: erwartet wird true, false oder eine Liste aus lost60, kontra, grandhand",
			},
		},
		{
			"[match]\nkontra = true\nramsch = \"on\"", standard,
			[]string{`F, line 2, match.kontra: want one of "off", "any", "held18"`, "F, line 3, match.ramsch: want true or false"},
			[]string{`F, Zeile 2, match.kontra: erwartet wird eines von "off", "any", "held18"`, "F, Zeile 3, match.ramsch: erwartet wird true oder false"},
		},
		{
			"[match]\ndeals = 12", standard,
			[]string{"F, line 2, match.deals: no such key; want one of bock, kontra, preset, ramsch, ramsch-skat, rated, rounds, schieberamsch, table, tournament, valuation"},
			[]string{"F, Zeile 2, match.deals: unbekannter Schlüssel; es gibt bock, kontra, preset, ramsch, ramsch-skat, rated, rounds, schieberamsch, table, tournament, valuation"},
		},
		{
			"[match]\n\nschieberamsch = true\nramsch-skat = \"loser\"", standard,
			[]string{
				"F, line 3, match.schieberamsch: Schieberamsch needs Ramsch: switch it on for when all pass.",
				"F, line 4, match.ramsch-skat: Where the skat goes is a matter of Ramsch: switch it on for when all pass.",
			},
			[]string{
				"F, Zeile 3, match.schieberamsch: Schieberamsch braucht Ramsch: stell ihn an für den Fall, dass alle passen.",
				"F, Zeile 4, match.ramsch-skat: Wohin der Skat geht, fragt sich nur im Ramsch: stell ihn an für den Fall, dass alle passen.",
			},
		},
		{
			"[match]\npreset = \"kneipe\"\nkontra = \"off\"\nbock = [\"kontra\"]", noKontra,
			[]string{"F, line 4, match.bock: A Bock round after a lost Kontra needs Kontra, which is off."},
			[]string{"F, Zeile 4, match.bock: Eine Bockrunde nach verlorenem Kontra braucht Kontra, und das ist aus."},
		},
		{
			"[match]\nrounds = 160\ntable = 4", match.Settings{Table: 4, Deals: 16},
			[]string{"F, line 2, match.rounds: 640 deals: want 1 to 480"}, []string{"F, Zeile 2, match.rounds: 640 Spiele: es gehen 1 bis 480"},
		},
	} {
		p, en, de := readText(t, c.text)
		assert.Equal(t, c.en, en)
		assert.Equal(t, c.de, de)
		assert.Equal(t, c.want, p.Settings, c.text)
	}
}

// The help shows every key with its default.
func TestTheHelpShowsTheConfiguration(t *testing.T) {
	_, text, found := strings.Cut(rootHelp, "each shown with its default:\n")
	require.True(t, found)
	text, _, found = strings.Cut(text, "\n\n")
	require.True(t, found)
	p, faults, _ := readText(t, text)
	assert.Empty(t, faults)
	want := tui.DefaultPrefs()
	want.Language = "en"
	assert.Equal(t, want, p)
	for key := range configKeys(&p) {
		assert.Contains(t, text, "  "+key+" = ")
	}
	for _, rule := range matchRules {
		assert.Contains(t, text, "  "+rule.name+" = ")
	}
}
