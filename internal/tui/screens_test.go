package tui

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// shellScreens are all screens but the table, by name, some full to the brim.
func shellScreens(t *testing.T) map[string]func(*Env) screen {
	standard := testMatch(t, 1, 12)
	kneipe := match.Defaults(match.Kneipe)
	kneipe.Table = 4
	pub := playedMatch(t, kneipe, 3, 36, testAction)
	tournament := playedMatch(t, match.Defaults(match.Tournament), 5, 36, testAction)
	ouvert := playedMatch(t, match.Defaults(match.Standard), 2, 1, declares(skat.Contract{Game: skat.Grand, Hand: true, Schneider: true, Schwarz: true, Ouvert: true}))
	fresh, err := match.New(match.Defaults(match.Standard), 1, standard.Players())
	require.NoError(t, err)
	sheet := func(m *match.Match) func(*Env) screen {
		return func(e *Env) screen { return newSheetScreen(e, m.Sheet(), m) }
	}
	result := func(m *match.Match, n int) func(*Env) screen {
		return func(e *Env) screen { return newDealResult(e, m, n) }
	}
	return map[string]func(*Env) screen{
		"start": newStart, "rules": newRulesScreen, "options": newOptions, "setup": newSetup,
		"start with notices": func(e *Env) screen {
			e.Notices = []string{strings.Repeat("A long notice. ", 12), "/home/somebody/.config/skat/config.toml, line 3, pace: want one of \"none\""}
			return newStart(e)
		},
		"sheet": sheet(standard), "empty sheet": sheet(fresh), "pub sheet": sheet(pub), "tournament sheet": sheet(tournament), "ouvert sheet": sheet(ouvert),
		"result": result(standard, 2), "ouvert result": result(ouvert, 1),
		"passed in": result(playedMatch(t, match.Defaults(match.Standard), 1, 1, bot.Fallback), 1), "pub result": result(pub, 4),
		"final": func(e *Env) screen { return newFinal(e, standard) }, "tournament final": func(e *Env) screen { return newFinal(e, tournament) },
		"chart":      func(e *Env) screen { return onPage(sheetOf(e, pub), pageChart) },
		"statistics": func(e *Env) screen { return onPage(newFinal(e, tournament), pageStatistics) },
		"sheet help": func(e *Env) screen { return newSheetHelp(e, "Sheet", nil, tournament.Sheet()) },
		"practice":   newPractice, "progress": func(e *Env) screen { e.Drills = &memoryBook{days: someDays()}; return newProgress(e) },
		"no progress": newProgress, "verdict": answeredDrill(t, coach.HandOrNot, auctionWon, "2"),
		"help":   func(e *Env) screen { return newHelp(e, "Skat", newOptions(e).keys()) },
		"review": func(e *Env) screen { return reviewAt(t, e, "n") }, "reviewed result": func(e *Env) screen { return reviewAt(t, e, "end") },
		"pub review": func(e *Env) screen { return newReview(e, pub, 4) }, "reviews": func(e *Env) screen { return newReviews(e, FinishedDeals(pub)) },
		"history": historyAfter(t), "history filter": historyAfter(t, "f"), "history search": historyAfter(t, "/", "w", "o"),
		"matches": historyAfter(t, "right"), "history statistics": historyAfter(t, "right", "right"), "form": historyAfter(t, "left", "left"),
		"bots": historyAfter(t, "left"), "sessions": historyAfter(t, "g", "right"), "imported": historyAfter(t, "g", "g"),
	}
}

func TestEveryFrameIsExactlyTheTerminal(t *testing.T) {
	screens := shellScreens(t)
	for _, open := range screens {
		for _, size := range [][2]int{{40, 15}, {59, 21}, {80, 24}, {200, 60}} {
			e := testEnv(looks[0])
			frameOf(t, e, open(e), size[0], size[1])
		}
	}
	names := slices.Sorted(maps.Keys(screens))
	rapid.Check(t, func(t *rapid.T) {
		e := testEnv(rapid.SampledFrom(looks).Draw(t, "look"))
		s := screens[rapid.SampledFrom(names).Draw(t, "screen")](e)
		w, h := rapid.IntRange(40, 200).Draw(t, "w"), rapid.IntRange(15, 60).Draw(t, "h")
		frameOf(t, e, s, w, h)
		keys := []string{"down", "up", "right", "left", "pgdown", "end", "home", "enter", "n", "x"}
		for _, k := range rapid.SliceOfN(rapid.SampledFrom(keys), 0, 6).Draw(t, "keys") {
			s.update(pressed(k))
			frameOf(t, e, s, w, h)
		}
	})
}

// Letters stay what they are, as in names and German words; signs do not.
func TestASCIIFramesHaveNoSigns(t *testing.T) {
	for name, open := range shellScreens(t) {
		for _, lang := range []string{"en", "de"} {
			e := testEnv(look{lang: lang, look: Look{ASCII: true}})
			for _, r := range frameOf(t, e, open(e), 140, 40) {
				assert.True(t, r < 0x80 || unicode.IsLetter(r), "%s in %s: %q", name, lang, r)
			}
		}
	}
}

// Without colours nothing is lost: NO_COLOR leaves plain text.
func TestNoColorFramesHaveNoEscapes(t *testing.T) {
	for name, open := range shellScreens(t) {
		e := testEnv(looks[1])
		assert.NotContains(t, frameOf(t, e, open(e), 100, 30), "\x1b", name)
	}
}

// Every key in a footer does something, and the help names it.
func TestFootersAndHelpComeFromTheKeys(t *testing.T) {
	for name, open := range shellScreens(t) {
		e := testEnv(looks[1])
		s := open(e)
		frame := frameOf(t, e, s, 200, 60)
		help := frameOf(t, e, newHelp(e, name, s.keys()), 100, 60)
		last := frame[strings.LastIndex(frame, "\n"):]
		for _, b := range s.keys() {
			assert.NotEmpty(t, b.Keys(), name)
			assert.Contains(t, help, b.Help().Desc, name)
			if b.Enabled() {
				assert.Contains(t, last, b.Help().Key+" "+b.Help().Desc, name)
			}
		}
	}
}

// A frame must cost less than 2 ms: the shell's dearest is the rules.
func BenchmarkShellFrame(b *testing.B) {
	m := testMatch(b, 1, 12)
	for name, open := range map[string]func(*Env) screen{
		"rules": newRulesScreen, "start": newStart, "setup": newSetup,
		"result": func(e *Env) screen { return newDealResult(e, m, 2) },
		"final":  func(e *Env) screen { return newFinal(e, m) },
	} {
		b.Run(name, func(b *testing.B) {
			e := testEnv(looks[0])
			r := &root{env: e, stack: []screen{open(e)}}
			r.Update(tea.WindowSizeMsg{Width: 140, Height: 40})
			for b.Loop() {
				_ = r.View()
			}
		})
	}
}

// shellProgram runs screens without a terminal: what commands answer comes
// back as messages at once.
type shellProgram struct {
	root
	quit bool
}

func newShellProgram(e *Env, w, h int) *shellProgram {
	p := &shellProgram{root: root{env: e, stack: []screen{newStart(e)}}}
	p.send(tea.WindowSizeMsg{Width: w, Height: h})
	p.run(p.Init())
	return p
}

func (p *shellProgram) send(msg tea.Msg) {
	switch msg := msg.(type) {
	case pushMsg:
		stopTime(msg.screen)
	case replaceMsg:
		stopTime(msg.screen)
	}
	_, cmd := p.Update(msg)
	p.run(cmd)
}

// stopTime has a table wait for nothing.
func stopTime(s screen) {
	never := func(time.Duration, tea.Msg) tea.Cmd { return nil }
	switch t := s.(type) {
	case *table:
		t.after = never
	case *offizierTable:
		t.after = never
	}
}

func (p *shellProgram) run(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case nil:
	case tea.QuitMsg:
		p.quit = true
	case tea.BatchMsg:
		for _, one := range msg {
			p.run(one)
		}
	default:
		p.send(msg)
	}
}

func (p *shellProgram) press(keys ...string) *shellProgram {
	for _, k := range keys {
		p.send(pressed(k))
	}
	return p
}

func (p *shellProgram) on() string { return fmt.Sprintf("%T", p.top()) }
