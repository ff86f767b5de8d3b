package main

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
	"github.com/af22046e/skat/internal/tui"
)

var monday = time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)

// opened is what the screens get of a command line.
func opened(t *testing.T, f *playFlags, args ...string) *tui.Env {
	require.NoError(t, f.first.check(f, args, func() time.Time { return monday }))
	env := &tui.Env{Prefs: tui.DefaultPrefs()}
	env.Prefs.Settings = match.Defaults(match.Kneipe)
	asked, err := f.asks(tui.NextMatch{Settings: env.Prefs.Settings, Bots: env.Prefs.Bots})
	require.NoError(t, err)
	env.Asked = asked
	f.first.begin(env)
	return env
}

func TestPlayADealCode(t *testing.T) {
	env := opened(t, &playFlags{first: firstMatch{code: clubsCode}})
	assert.Equal(t, skat.Forehand, env.Given.Seat)
	assert.Equal(t, match.Defaults(match.Kneipe).Rules(false), env.Given.Deal.Rules(), "the player's rules")
	assert.Equal(t, "C7.D7", env.Given.Deal.Layout().Skat.String())
	assert.Nil(t, env.Asked)

	env = opened(t, &playFlags{first: firstMatch{code: clubsCode + ":1 18 0 y", seat: "rearhand"}})
	assert.Equal(t, skat.Rearhand, env.Given.Seat)
	assert.Equal(t, skat.Rules{Valuation: skat.ISkO}, env.Given.Deal.Rules(), "its own rules")
	env = opened(t, &playFlags{first: firstMatch{code: clubsCode + ":1 18 0 y"}})
	assert.Equal(t, skat.Middlehand, env.Given.Seat, "whose turn it is")

	f := &playFlags{first: firstMatch{code: clubsCode}, rules: ruleSet{}}
	require.NoError(t, f.rules.add(presetName, "tournament"))
	assert.Equal(t, skat.Rules{Valuation: skat.ISkO}, opened(t, f).Given.Deal.Rules())
}

func TestPlayTheDailyMatch(t *testing.T) {
	env := opened(t, &playFlags{first: firstMatch{daily: true}})
	standard := match.Defaults(match.Standard)
	assert.Equal(t, standard, env.Asked.Settings, "whatever the player's own rules are")
	assert.Equal(t, standard.DailySeed(monday), env.Seed)

	env = opened(t, &playFlags{first: firstMatch{daily: true}}, "2026-12-24")
	assert.Equal(t, standard.DailySeed(monday.AddDate(0, 0, 24)), env.Seed)

	f := &playFlags{first: firstMatch{daily: true}, rules: ruleSet{}}
	require.NoError(t, f.rules.add(presetName, "tournament"))
	env = opened(t, f)
	assert.Equal(t, 12, env.Asked.Settings.Deals)
	assert.Equal(t, match.Defaults(match.Tournament).DailySeed(monday), env.Seed)
}

func TestPlaySaysWhatIsWrongWithTheFirstMatch(t *testing.T) {
	for want, args := range map[string][]string{
		"a digit is wrong":             {"--deal", clubsCode[:12] + "E"},
		`--seat "left": want forehand`: {"--deal", clubsCode, "--seat", "left"},
		"--seat: only with --deal":     {"--seat", "rearhand"},
		"--daily and --deal":           {"--deal", clubsCode, "--daily"},
		"--seed: the cards":            {"--seed", "3", "--daily"},
		`day "tomorrow"`:               {"--daily", "tomorrow"},
		"--table: --deal is one deal":  {"--deal", clubsCode, "--table", "4"},
		"by its own rules, want no":    {"--deal", clubsCode + ":1 18", "--kontra", "any"},
		`unknown command "2026-12-24"`: {"2026-12-24"},
		"want one day at most, got 2":  {"--daily", "2026-12-24", "2026-12-25"},
	} {
		_, err := execute(newPlayCommand(), "", args...)
		assert.ErrorContains(t, err, want)
		_, err = execute(newRootCommand(), "", args...)
		assert.ErrorContains(t, err, want, "as skat alone")
	}
}

// The daily match on a terminal: everybody has the same first hand, and one
// that was begun goes on.
func TestTheDailyMatchIsTheSameOnEveryTerminal(t *testing.T) {
	t.Parallel()
	var screens []string
	daily := []string{"play", "--daily", "2026-11-30"}
	for range 2 {
		h := newHome(t)
		p := h.open(t, 80, 24, daily...)
		screens = append(screens, p.shows("Deal 1 of 12"))
		p.press("q")
		p.shows("Continue")
		p.press("q")
		assert.Equal(t, 0, p.ends())

		p = h.open(t, 80, 24, daily...)
		p.playOn(func(s string) bool { return strings.Contains(s, "Deal 2 of 12") })
		p.press("q")
		p.shows("Continue")
		p.press("q")
		assert.Equal(t, 0, p.ends())

		p = h.open(t, 80, 24, daily...)
		p.shows("Deal 2 of 12")
		p.press("q")
		start := p.shows("Continue")
		assert.Contains(t, start, "deal 2 of 12")
		p.press("q")
		assert.Equal(t, 0, p.ends())
		kept, err := store.Look(h.store())
		require.NoError(t, err)
		list, err := kept.Unfinished()
		require.NoError(t, err)
		assert.Len(t, list, 1, "it is one match all the time")
		require.NoError(t, kept.Close())
	}
	assert.Equal(t, screens[0], screens[1])
}
