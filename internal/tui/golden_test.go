package tui

import (
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/exp/golden"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// A look is one terminal that the golden screens are kept for.
type look struct {
	name    string
	lang    string
	profile termenv.Profile // Ascii: as under NO_COLOR
	look    Look
}

var looks = []look{
	{"colour", "en", termenv.ANSI256, Look{Deck: DeckFrench}},
	{"no_color", "en", termenv.Ascii, Look{Deck: DeckFrench}},
	{"ascii", "en", termenv.Ascii, Look{Deck: DeckFrench, ASCII: true}},
	{"german", "de", termenv.Ascii, Look{Deck: DeckFrench}},
}

// goldenSizes are columns and lines.
var goldenSizes = [][2]int{{80, 24}, {100, 30}, {140, 40}, {40, 15}}

// goldenScreen compares a screen in every look and size with
// testdata/NAME/LOOK.golden, NAME being the test's. `go test -update` writes
// them anew. The screen is made afresh for each frame.
func goldenScreen(t *testing.T, make func(*Env) screen) {
	t.Helper()
	for _, l := range looks {
		t.Run(l.name, func(t *testing.T) {
			var b strings.Builder
			for _, size := range goldenSizes {
				env := testEnv(l)
				fmt.Fprintf(&b, "== %d×%d\n%s\n", size[0], size[1], frameOf(t, env, make(env), size[0], size[1]))
			}
			golden.RequireEqual(t, []byte(b.String()))
		})
	}
}

// testEnv is an environment in which nothing is left to chance: every seed is
// 1, it is noon, and bots do the least.
func testEnv(l look) *Env {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(l.profile)
	prefs := DefaultPrefs()
	prefs.Look, prefs.Pace = l.look, PaceNone
	return &Env{
		Text: i18n.New(l.lang), Theme: NewTheme(r, l.look), Prefs: prefs,
		Now:     func() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) },
		NewSeed: func() uint64 { return 1 },
		NewBot:  func(string, uint64) (bot.Player, error) { return leastBot{}, nil },
		Levels:  []string{"novice", "club"},

		NewOffizier:    func(string, uint64) (bot.OffizierPlayer, error) { return leastOffizier{}, nil },
		OffizierLevels: []string{"novice", "club", "expert"},
		Sampling:       coach.Sampling{Worlds: 6, Deals: 4},
	}
}

// leastOffizier does what bot.OffizierFallback does.
type leastOffizier struct{}

func (leastOffizier) Act(_ context.Context, v offizier.View) (offizier.Action, error) {
	return bot.OffizierFallback(v), nil
}

// leastBot does what bot.Fallback does.
type leastBot struct{}

func (leastBot) Act(_ context.Context, v skat.View) (skat.Action, error) { return bot.Fallback(v), nil }

// frameOf draws a screen as the root model would and holds what every frame
// must keep: exactly h lines, none wider than w.
func frameOf(t interface {
	Helper()
	require.TestingT
}, env *Env, s screen, w, h int) string {
	t.Helper()
	s.setSize(w, h)
	c := newCanvas(w, h, env.Theme)
	s.draw(c)
	frame := c.String()
	lines := strings.Split(frame, "\n")
	require.Len(t, lines, h)
	for i, l := range lines {
		require.LessOrEqual(t, width(l), w, "line %d of %d×%d: %q", i+1, w, h, l)
	}
	return frame
}

// testMatch is a Standard match of the player against two bots that has been
// played for n deals, by chance but sensibly enough to have results.
func testMatch(t testing.TB, seed uint64, n int) *match.Match {
	t.Helper()
	return playedMatch(t, match.Defaults(match.Standard), seed, n, testAction)
}

// playedMatch is a match of the player, Abel, Bea (and Carl) in which act has
// chosen every action of the first n deals.
func playedMatch(t testing.TB, s match.Settings, seed uint64, n int, act func(skat.View) skat.Action) *match.Match {
	t.Helper()
	players := []match.Player{{}}
	for i := range s.Table - 1 {
		players = append(players, match.Player{Name: botNames[i], Bot: "club"})
	}
	m, err := match.New(s, seed, players)
	require.NoError(t, err)
	for m.Number() < n || !m.DealOver() {
		if m.DealOver() {
			require.NoError(t, m.Next())
			continue
		}
		require.NoError(t, m.Apply(act(m.View(m.ToMove()))))
	}
	return m
}

// testAction bids up to 18 with two jacks, else does the least.
func testAction(v skat.View) skat.Action {
	a := bot.Fallback(v)
	if v.Phase() != skat.PhaseAuction || (v.Hand&skat.Jacks).Len() < 2 {
		return a
	}
	for _, legal := range v.Legal() {
		if legal.Kind == skat.KindHold || legal == skat.Bid(v.Seat, 18) {
			return legal
		}
	}
	return a
}
