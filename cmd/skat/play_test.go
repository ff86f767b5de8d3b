package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/tui"
)

// plain runs the program without a terminal.
func (h *home) plain(args ...string) (stdout, stderr string, status int) {
	var out, errs bytes.Buffer
	cmd := h.command(args...)
	cmd.Stdout, cmd.Stderr, cmd.Stdin = &out, &errs, strings.NewReader("")
	_ = cmd.Run()
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// On a terminal that answers nothing a question would cost five seconds.
func TestVersionAsksTheTerminalNothing(t *testing.T) {
	t.Parallel()
	for _, flag := range []string{"--version", "-v", "--help"} {
		p := newHome(t).open(t, 80, 24, flag)
		assert.Equal(t, 0, p.ends(), flag)
		assert.NotContains(t, p.output(), "\x1b", flag)
		assert.Regexp(t, `^(skat |Skat in the terminal)`, p.output())
	}
	out, _, status := newHome(t).plain("--version")
	assert.Regexp(t, `^skat \S+.* go1\.\d+`, out)
	assert.Zero(t, status)
}

// The table too starts without a question.
func TestStartAsksTheTerminalNothing(t *testing.T) {
	t.Parallel()
	p := newHome(t).open(t, 80, 24)
	p.shows("New match")
	for _, query := range []string{"\x1b]11;?", "\x1b]10;?", "\x1b[6n", "\x1b[c"} {
		assert.NotContains(t, p.output(), query)
	}
	p.press("q")
	assert.Equal(t, 0, p.ends())
	assert.Contains(t, p.output(), "\x1b[?1049l", "the terminal is given back")
}

func TestWithoutATerminalThereIsOneSentence(t *testing.T) {
	t.Parallel()
	out, errs, status := newHome(t).plain()
	assert.Empty(t, out)
	assert.Equal(t, "skat: standard input is no terminal, and the table needs one\n", errs)
	assert.Equal(t, 2, status)

	h := newHome(t)
	h.env = append(h.env, "TERM=dumb")
	p := h.open(t, 80, 24, "play")
	assert.Equal(t, 2, p.ends())
	assert.Equal(t, "skat: this terminal cannot show the table (TERM is dumb)\r\n", p.output())
}

func TestFlagsThatMakeNoSense(t *testing.T) {
	t.Parallel()
	for want, args := range map[string][]string{
		`--lang "fr": want one of en, de`:                      {"--lang", "fr"},
		`--deck "tarot": want french, tournament or german`:    {"play", "--deck", "tarot"},
		`--light and --dark: want one of them`:                 {"--light", "--dark"},
		`invalid argument "x" for "--seed" flag: want a whole`: {"--seed", "x"},
		`invalid argument "0" for "--seed" flag: want a whole`: {"--seed", "0"},
		`unknown flag: --tarot`:                                {"--tarot"},
		`--level "hard": want clear or close`:                  {"practice", "--level", "hard"},
		`--kind: kind of drill "chess": want one of bid, `:     {"practice", "--kind", "chess"},
	} {
		_, errs, status := newHome(t).plain(args...)
		assert.Contains(t, errs, "skat: "+want)
		assert.Equal(t, 1, strings.Count(errs, "\n"), "one sentence: %s", errs)
		assert.Equal(t, 2, status)
	}
	_, errs, status := newHome(t).plain("please")
	assert.Contains(t, errs, `unknown command "please"`)
	assert.Equal(t, 1, status)
}

func TestFlagsCountForThisTime(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24, "--lang", "de", "--ascii", "--deck", "german", "--seed", "7")
	s := p.shows("Neue Partie")
	assert.Contains(t, s, "|UE |", "the unter of Eichel, in ASCII")
	assert.Contains(t, s, "Standardpartie, 12 Spiele, Startwert 7")
	p.press("q")
	p.ends()

	p = h.open(t, 80, 24)
	assert.Contains(t, p.shows("New match"), "│J♣ │")
}

func TestLanguageOfTheEnvironment(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	h.env = append(h.env, "LC_ALL=de_AT.UTF-8")
	h.open(t, 80, 24).shows("Neue Partie")
}

func TestNoColor(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	h.env = append(h.env, "NO_COLOR=1")
	p := h.open(t, 80, 24)
	p.shows("New match")
	assert.NotRegexp(t, `\x1b\[[0-9;]*[1-9][0-9;]*m`, p.output())
}

// What was set in the program wins over the configuration file, the rest
// follows it.
func TestOptionsWinOverTheConfiguration(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	h.configure(t, "pace = \"none\"\nlanguage = \"de\"\nname = \"Ada\"\n")
	p := h.open(t, 80, 24)
	p.shows("Neue Partie")
	p.press("o")
	assert.Contains(t, p.shows("Deutsch"), "Ada")
	p.press("\x1b[C") // the language, one to the right
	p.shows("English")
	p.press("qq")
	p.ends()

	h.configure(t, "pace = \"slow\"\nlanguage = \"de\"\nname = \"Eva\"\n")
	p = h.open(t, 80, 24)
	p.shows("New match")
	p.press("o")
	s := p.shows("English")
	assert.Contains(t, s, "Eva")
	assert.Contains(t, s, "slow")
}

func TestAWrongConfigurationIsSaidAndTheGameGoesOn(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	h.configure(t, "language = \"en\"\npace = \"warp\"\n")
	p := h.open(t, 200, 40)
	s := p.shows("New match")
	assert.Contains(t, s, h.config()+`, line 2, pace: want one of "none", "brisk", "normal", "slow", "key"`)
	p.press("n")
	p.shows("Deal 1 of 12")
}

func TestWithoutAHomeNothingIsSaved(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	h.env = nil
	p := h.open(t, 100, 30)
	p.shows("Nothing is saved this time: no home folder, HOME is not set")
	p.press("n")
	p.shows("Deal 1 of 12")
	p.press("q")
	p.shows("leave") // a question, since the match is lost
}

func TestAStoreThatCannotBeOpenedIsSaid(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	require.NoError(t, os.WriteFile(filepath.Join(h.dir, "state"), nil, 0o600)) // a file where the folder should be
	p := h.open(t, 140, 30)
	p.shows("Nothing is saved this time: open the store: ")
	p.press("n")
	p.shows("Deal 1 of 12")
}

func TestADamagedStoreIsSetAside(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	require.NoError(t, os.MkdirAll(filepath.Dir(h.store()), 0o700))
	require.NoError(t, os.WriteFile(h.store(), bytes.Repeat([]byte("no database "), 1000), 0o600))
	p := h.open(t, 200, 30)
	p.shows("The saved matches cannot be read. A new file was begun, the old one is " + h.store() + ".damaged-")
	kept, err := filepath.Glob(h.store() + ".damaged-*")
	require.NoError(t, err)
	assert.Len(t, kept, 1)
}

func TestASecondProgramIsTold(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	first := h.open(t, 80, 24)
	first.shows("New match")
	first.press("n")
	first.shows("Deal 1 of 12")

	second := h.open(t, 80, 24)
	second.shows("Another program has a match open.")
	second.press("c")
	assert.Regexp(t, `open in another program \(process \d+\)`, second.shows("(process"))
	second.press("n")
	second.shows("Deal 1 of 12")
	second.press("q")
	first.press("q")
	assert.Contains(t, first.shows("Unfinished matches"), "2 matches", "nothing is lost")
}

func TestResizeRecovers(t *testing.T) {
	t.Parallel()
	p := newHome(t).open(t, 80, 24)
	p.shows("New match")
	require.NoError(t, p.resize(30, 10))
	p.shows("needs 40×15")
	require.NoError(t, p.resize(80, 24))
	p.shows("New match")
}

func TestAHangupLeavesTheTerminalAsItWas(t *testing.T) {
	t.Parallel()
	p := newHome(t).open(t, 80, 24)
	p.shows("New match")
	require.NoError(t, p.cmd.Process.Signal(syscall.SIGHUP))
	assert.Zero(t, p.ends())
	for _, on := range []string{"\x1b[?1049", "\x1b[?1002", "\x1b[?2004"} { // alternate screen, mouse, pasting
		assert.Greater(t, strings.LastIndex(p.output(), on+"l"), strings.LastIndex(p.output(), on+"h"), on)
	}
}

func TestColoursOfTheBackground(t *testing.T) {
	assert.True(t, lightBackground("0;15"))
	assert.True(t, lightBackground("0;default;7"))
	for _, dark := range []string{"", "15;0", "7", "15"} {
		assert.False(t, lightBackground(dark), dark)
	}
	f := playFlags{dark: true}
	assert.Equal(t, tui.Look{}, f.look(tui.Look{Light: true}))
	f = playFlags{light: true, ascii: true, deck: "german"}
	assert.Equal(t, tui.Look{ASCII: true, Light: true, Deck: tui.DeckGerman}, f.look(tui.Look{Deck: tui.DeckFrench}))
}

// From the command to the first whole screen: to stay below 100 ms.
func BenchmarkFirstScreen(b *testing.B) {
	h := newHome(b)
	for b.Loop() {
		p := h.open(b, 80, 24)
		for !strings.Contains(p.output(), "Options") {
			time.Sleep(200 * time.Microsecond)
		}
		b.StopTimer()
		p.press("q")
		p.ends()
		b.StartTimer()
	}
}
