package tui

import (
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

func TestSetupScreen(t *testing.T) { goldenScreen(t, newSetup) }

// At the third bot and a rule that has no choice.
func TestSetupScreenOfOwnRules(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		s := newSetup(e).(*setup)
		s.pick(match.Kneipe)
		s.want = s.want.WithTable(4)
		s.want.Ramsch, s.want.Rated = false, true
		s.keep()
		s.at = 11 // Schieberamsch
		return s
	})
}

// kneipeOfFour has a value other than the first in every setting.
func kneipeOfFour() match.Settings {
	s := match.Defaults(match.Kneipe).WithTable(4)
	s.Schiebe, s.RamschSkat, s.Kontra, s.Tournament = true, skat.SkatToLoser, skat.KontraHeld18, true
	s.Rated = true
	return s
}

// each rule of the setup from kneipeOfFour on: what it is called and explained
// by, and what a turn to the right makes of it.
var setupRows = []struct {
	en, de string
	hint   string // in English
	change func(*match.Settings)
}{
	{"[Own rules]", "[Eigene Regeln]", "Your own mixture", func(s *match.Settings) {
		*s = match.Defaults(match.Standard)
		s.Rated = true
	}},
	{"Table", "Tisch", "the dealer sits out", func(s *match.Settings) { s.Table, s.Deals = 3, 36 }},
	{"Rounds", "Runden", "In a round everyone deals once", func(s *match.Settings) { s.Deals = 52 }},
	{"Rated", "Gewertet", "no decision can be taken back", func(s *match.Settings) { s.Rated = false }},
	{"Lost games", "Verlorene Spiele", "what was bid or announced", func(s *match.Settings) { s.Valuation = skat.Plain }},
	{"Tournament points", "Turnierpunkte", "A game won brings 50 more", func(s *match.Settings) { s.Tournament = false }},
	{"Kontra and Re", "Kontra und Re", "called or held at least 18", func(s *match.Settings) { s.Kontra, s.Bock.LostKontra = skat.KontraOff, false }},
	{"Bock after 60", "Bock nach 60", "with exactly 60", func(s *match.Settings) { s.Bock.LostWith60 = false }},
	{"Bock after Kontra", "Bock nach Kontra", "lost under Kontra", func(s *match.Settings) { s.Bock.LostKontra = false }},
	{"Bock after Grand", "Bock nach Grand", "a Grand Hand is won", func(s *match.Settings) { s.Bock.GrandHandWon = false }},
	{"All pass", "Alle passen", "want few card points", func(s *match.Settings) {
		s.Ramsch, s.Schiebe, s.RamschSkat = false, false, skat.SkatToLastTrick
	}},
	{"Schieberamsch", "Schieberamsch", "push it on unseen", func(s *match.Settings) { s.Schiebe = false }},
	{"Skat in Ramsch", "Skat im Ramsch", "has most card points", func(s *match.Settings) { s.RamschSkat = skat.SkatToLastTrick }},
}

func TestEveryRuleIsSetByHand(t *testing.T) {
	for i, row := range setupRows {
		for _, l := range []look{looks[1], looks[3]} {
			e := testEnv(l)
			e.Prefs.Settings = kneipeOfFour()
			p := newShellProgram(e, 80, 24).press("s")
			for range i {
				p.press("down")
			}
			label, frame := row.en, p.View()
			if l.lang == "de" {
				label = row.de
			} else {
				assert.Contains(t, strings.Join(strings.Fields(frame), " "), row.hint)
			}
			at := strings.Index(frame, "›")
			assert.Contains(t, strings.SplitN(frame[at:], "\n", 2)[0], label)

			p.press("right")
			want := kneipeOfFour()
			row.change(&want)
			assert.Equal(t, want, e.Prefs.Settings, row.en)
		}
	}
}

// What the rules above and the bots' do not reach cannot be set up.
func TestTheSetupReachesEverySetting(t *testing.T) {
	reached := map[string]bool{}
	var compare func(name string, a, b reflect.Value)
	compare = func(name string, a, b reflect.Value) {
		switch {
		case a.Kind() == reflect.Struct:
			for i := range a.NumField() {
				compare(name+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
			}
		case a.Kind() == reflect.Array:
			for i := range a.Len() {
				compare(fmt.Sprintf("%s %d", name, i), a.Index(i), b.Index(i))
			}
		default:
			reached[name] = reached[name] || !a.Equal(b)
		}
	}
	start := NextMatch{kneipeOfFour(), [3]string{"club", "club", "club"}}
	n := 0
	for i := 0; i == 0 || i < n; i++ {
		e := testEnv(looks[1])
		e.Prefs.Settings, e.Prefs.Bots = start.Settings, start.Bots
		s := newSetup(e).(*setup)
		n = len(s.rules())
		s.change(i, 1)
		compare("", reflect.ValueOf(start), reflect.ValueOf(e.next()))
	}
	assert.Equal(t, len(setupRows)+3, n, "the rules, and three bots")
	assert.Greater(t, len(reached), 14)
	for name, changed := range reached {
		assert.True(t, changed, "%s: no line of the setup changes it", name)
	}
}

// everyRuleWith calls f with the setup in each state that says something else.
func everyRuleWith(e *Env, f func(*setup)) {
	standard, kneipe, kontraAny := match.Defaults(match.Standard), kneipeOfFour(), match.Defaults(match.Kneipe)
	longest := kneipe.WithRounds(kneipe.MaxRounds())
	for _, settings := range []match.Settings{standard, match.Defaults(match.Tournament), kontraAny, kneipe, longest} {
		e.Prefs.Settings = settings
		f(newSetup(e).(*setup))
	}
}

func TestEveryRuleIsExplainedWherePeoplePlay(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		e := testEnv(look{lang: lang})
		everyRuleWith(e, func(s *setup) {
			for _, w := range []int{40, 41, 45, 50, 55, 58, 59, 60, 61, 65, 70, 75, 79, 80, 100} {
				for _, h := range []int{15, 24} {
					s.setSize(w, h)
					for i, one := range s.rules() {
						s.at = i
						l := s.layout(s.rules())
						lines := wrap(stylePlain, one.hint, l.hint.w)
						require.LessOrEqual(t, len(lines), l.hint.h, "%d columns: %s", w, one.hint)
						require.NotEmpty(t, one.hint)
						require.LessOrEqual(t, l.hint.y+l.hint.h, h-1)
						if i != rulePreset {
							row := l.rules[i]
							require.Equal(t, 1, row.h, "the rule under the cursor is shown")
							require.LessOrEqual(t, l.value+width(one.value)+2, row.x+row.w, "%d columns: %s", w, one.value)
							require.LessOrEqual(t, width(one.label), l.value-row.x-4)
						}
					}
				}
			}
		})
	}
}

// Rules that need another one say so, keep still, and are there again.
func TestARuleWithoutAChoiceSaysWhy(t *testing.T) {
	for _, row := range []struct {
		switches, needs int // lines
		turns           int // to switch off
		en, de          string
	}{
		{6, 8, 1, "A Bock round after a lost Kontra needs Kontra", "Eine Bockrunde nach verlorenem Kontra braucht Kontra"},
		{10, 11, 1, "Schieberamsch needs Ramsch", "Schieberamsch braucht Ramsch"},
		{10, 12, 1, "Where the skat goes is a matter of Ramsch", "Wohin der Skat geht, fragt sich nur im Ramsch"},
	} {
		e := testEnv(looks[1])
		e.Prefs.Settings = kneipeOfFour()
		p := newShellProgram(e, 80, 24).press("s")
		s := p.top().(*setup)
		s.at = row.switches
		p.press("right")
		off := e.Prefs.Settings
		assert.NoError(t, off.Check())
		s.at = row.needs
		assert.Contains(t, p.View(), row.en)
		assert.Regexp(t, `› \S.* –\n`, p.View())
		p.press("right", "left", " ")
		assert.Equal(t, off, e.Prefs.Settings)
		e.Text = i18n.New("de")
		assert.Contains(t, p.View(), row.de)

		s.at = row.switches
		p.press("left")
		assert.Equal(t, kneipeOfFour(), e.Prefs.Settings, "passing by loses nothing")
	}
}

func TestPresetsAreChosenAndOwnRulesComeBack(t *testing.T) {
	path := filepath.Join(t.TempDir(), "skat.db")
	e := testEnv(looks[1])
	e.Defaults = e.Prefs
	e.Store = openStore(t, path)
	p := newShellProgram(e, 80, 24).press("s")
	now := func() match.Settings { return e.Prefs.Settings }
	assert.NotContains(t, p.View(), "Own rules")
	p.press("right")
	assert.Equal(t, match.Defaults(match.Tournament), now())
	assert.Contains(t, p.View(), "[Tournament list]")
	p.press("down", "right", "home", "right")
	assert.Equal(t, match.Defaults(match.Kneipe).WithTable(4), now(), "the table stays")
	p.press("right")
	assert.Equal(t, match.Defaults(match.Standard), now(), "which is for three")
	p.press("left")
	assert.Equal(t, match.Defaults(match.Kneipe), now())

	p.press("end", "up", "up", "up", "right", "home") // Schieberamsch
	own := match.Defaults(match.Kneipe)
	own.Schiebe = true
	assert.Equal(t, own, now())
	assert.Contains(t, p.View(), "[Own rules]")
	p.press("right")
	assert.Equal(t, match.Defaults(match.Standard), now())
	p.press("esc")
	assert.Contains(t, p.View(), "n  New match       Standard match, 12 deals")
	require.NoError(t, e.Store.Close())

	again := testEnv(looks[1])
	again.Defaults, again.Store = e.Defaults, openStore(t, path)
	recalled, err := Recall(again.Store, again.Defaults, again.Levels)
	require.NoError(t, err)
	again.Prefs = recalled
	p = newShellProgram(again, 80, 24).press("s", "left")
	assert.Equal(t, own, again.Prefs.Settings)
	p.press("esc")
	assert.Contains(t, p.View(), "Own rules, table of three, 12 rounds")
}

func TestRoundsAreTypedOrStepped(t *testing.T) {
	e := testEnv(looks[1])
	p := newShellProgram(e, 80, 24).press("s", "3", "down", "down")
	deals := func() int { return e.Prefs.Settings.Deals }
	assert.Equal(t, 12, deals(), "figures count only at the rounds")
	assert.Contains(t, p.View(), "0-9 Rounds")
	p.press("left")
	assert.Equal(t, 9, deals())
	p.press("1", "2")
	assert.Equal(t, 36, deals())
	assert.Contains(t, p.View(), "12 (36 deals)")
	p.press("right", "0")
	assert.Equal(t, 39, deals(), "no match has no rounds")
	p.press("9", "9", "9")
	assert.Equal(t, 480, deals(), "the most")
	p.press("right")
	assert.Equal(t, 480, deals())
	p.press("1", "left")
	assert.Equal(t, 3, deals(), "the least")
	p.press("5", "up", "right")
	assert.Equal(t, match.Settings{Table: 4, Deals: 20}, e.Prefs.Settings, "rounds stay whole")
	p.press("down", "2")
	assert.Equal(t, 8, deals(), "figures begin anew")
}

func TestSetupIsClicked(t *testing.T) {
	e := testEnv(looks[1])
	p := newShellProgram(e, 80, 24).press("s")
	s := p.top().(*setup)
	click := func(r rect) {
		p.send(tea.MouseMsg{X: r.x + 1, Y: r.y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	}
	click(s.layout(s.rules()).presets[2])
	assert.Equal(t, match.Kneipe, e.Prefs.Settings.Preset())
	click(s.layout(s.rules()).rules[rulePlayers])
	assert.Equal(t, 4, e.Prefs.Settings.Table)
	assert.Equal(t, rulePlayers, s.at)
	click(s.layout(s.rules()).presets[2])
	assert.Equal(t, 4, e.Prefs.Settings.Table, "what is chosen stays as it is")
	click(rect{76, 22, 1, 1})
	assert.Equal(t, "*tui.setup", p.on())
	p.send(tea.WindowSizeMsg{Width: 40, Height: 15})
	click(s.layout(s.rules()).rules[rulePreset])
	assert.Equal(t, match.Standard, e.Prefs.Settings.Preset())
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown, Action: tea.MouseActionPress})
	assert.Equal(t, 3, s.at)
}

func TestAMatchBeginsAsItWasSetUp(t *testing.T) {
	e := storeEnv(t)
	p := newShellProgram(e, 80, 24).press("s", "left", "down", "right", "down", "3", "end", "right", "r")
	assert.Equal(t, "*tui.page", p.on(), "the rules")
	assert.Equal(t, "*tui.setup", p.press("esc").on())
	assert.Equal(t, "*tui.setup", p.press("?", "esc").on())
	p.press("enter")
	require.Equal(t, "*tui.table", p.on())
	m := p.top().(*table).match
	assert.Equal(t, match.Defaults(match.Kneipe).WithTable(4).WithRounds(3), m.Settings())
	assert.Equal(t, []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea", Bot: "club"}, {Name: "Carl", Bot: "novice"}}, m.Players())
	p.press("q")
	require.Equal(t, "*tui.start", p.on())
	assert.Contains(t, p.View(), "Pub rules, deal 1 of 12, level")
	assert.Contains(t, p.View(), "Pub rules, table of four, 3 rounds")
	assert.Equal(t, m.Settings(), p.press("n").top().(*table).match.Settings())
}

// Whatever is pressed, the match can be played and its rounds are whole.
func TestTheSetupNeverMakesNonsense(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := testEnv(rapid.SampledFrom(looks).Draw(t, "look"))
		s := newSetup(e).(*setup)
		w, h := rapid.IntRange(smallestW, 120).Draw(t, "w"), rapid.IntRange(smallestH, 40).Draw(t, "h")
		frameOf(t, e, s, w, h)
		keys := []string{"down", "down", "up", "right", "left", " ", "pgdown", "end", "home", "3", "9", "0"}
		for _, k := range rapid.SliceOfN(rapid.SampledFrom(keys), 0, 40).Draw(t, "keys") {
			s.update(pressed(k))
			frameOf(t, e, s, w, h)
			next := e.next()
			require.NoError(t, next.Settings.Check())
			require.Zero(t, next.Settings.Deals%next.Settings.Table)
			for _, level := range next.Bots {
				require.Contains(t, e.Levels, level)
			}
			require.True(t, e.Prefs.Own == match.Settings{} || e.Prefs.Own.Preset() == match.Own)
		}
	})
}

// What a flag asks for begins at once, counts for every match of the run, and
// is not remembered.
func TestAMatchThatIsAskedForBeginsAtOnce(t *testing.T) {
	e := storeEnv(t)
	asked := NextMatch{match.Defaults(match.Tournament).WithRounds(2), [3]string{"novice", "novice", "novice"}}
	e.Asked, e.Notices = &asked, []string{"config.toml: no such key"}
	p := newShellProgram(e, 80, 24)
	require.Equal(t, "*tui.table", p.on())
	m := p.top().(*table).match
	assert.Equal(t, asked.Settings, m.Settings())
	assert.Equal(t, "novice", m.Players()[2].Bot)
	assert.Contains(t, e.Notices, "config.toml: no such key", "nobody has seen it yet")
	p.press("q")
	assert.Contains(t, p.View(), "Tournament list, table of three, 2 rounds")
	e.remember(func(p *Prefs) { p.Counts = false })
	recalled, err := Recall(e.Store, e.Defaults, e.Levels)
	require.NoError(t, err)
	assert.Equal(t, match.Defaults(match.Standard), recalled.Settings)

	p.press("o", "end", "right", "esc")
	assert.Equal(t, [3]string{"novice", "club", "novice"}, e.next().Bots, "the options change it too")
	p.press("s", "down", "right", "esc") // from then on it is the player's own
	assert.Nil(t, e.Asked)
	recalled, err = Recall(e.Store, e.Defaults, e.Levels)
	require.NoError(t, err)
	assert.Equal(t, asked.Settings.WithTable(4), recalled.Settings)
	assert.Equal(t, [3]string{"novice", "club", "novice"}, recalled.Bots)
}

// Rules are kept as a whole: what the configuration file says later must not
// mix with them.
func TestRulesAreRememberedWhole(t *testing.T) {
	e := storeEnv(t)
	e.setNext(NextMatch{match.Defaults(match.Tournament), e.Prefs.Bots})
	config := e.Defaults
	config.Settings = match.Defaults(match.Kneipe).WithTable(4)
	recalled, err := Recall(e.Store, config, e.Levels)
	require.NoError(t, err)
	assert.Equal(t, match.Defaults(match.Tournament), recalled.Settings)

	e.setNext(NextMatch{e.Defaults.Settings, e.Prefs.Bots}) // nothing of its own
	recalled, err = Recall(e.Store, config, e.Levels)
	require.NoError(t, err)
	assert.Equal(t, config.Settings, recalled.Settings)
}

func TestSettingsInWords(t *testing.T) {
	own, rated := match.Defaults(match.Kneipe).WithRounds(1), match.Defaults(match.Standard)
	own.Schiebe, rated.Rated = true, true
	broken := match.Defaults(match.Tournament)
	broken.Deals = 7
	for _, row := range []struct {
		of     match.Settings
		en, de string
	}{
		{match.Defaults(match.Standard), "Standard match, 12 deals", "Standardpartie, 12 Spiele"},
		{rated, "Standard match, 12 deals, rated", "Standardpartie, 12 Spiele, gewertet"},
		{match.Defaults(match.Tournament), "Tournament list, table of three, 12 rounds", "Turnierliste, Dreiertisch, 12 Runden"},
		{match.Defaults(match.Kneipe).WithTable(4), "Pub rules, table of four, 12 rounds", "Kneipenregeln, Vierertisch, 12 Runden"},
		{own, "Own rules, table of three, 1 round", "Eigene Regeln, Dreiertisch, 1 Runde"},
		{broken, "Tournament list, table of three, 7 deals", "Turnierliste, Dreiertisch, 7 Spiele"},
	} {
		assert.Equal(t, row.en, settingsText(i18n.New("en"), row.of))
		assert.Equal(t, row.de, settingsText(i18n.New("de"), row.of))
	}
}

func TestNonsenseIsSaidInThePlayersLanguage(t *testing.T) {
	var said []match.Reason
	for _, row := range []struct {
		change func(*match.Settings)
		en, de string
	}{
		{func(s *match.Settings) { s.Table = 5 }, "5 players: want 3 or 4", "5 Spieler: es gehen 3 oder 4"},
		{func(s *match.Settings) { s.Deals = 481 }, "481 deals: want 1 to 480", "481 Spiele: es gehen 1 bis 480"},
		{func(s *match.Settings) { s.Valuation = 9 }, "a rule has no value 9", "eine Regel hat keinen Wert 9"},
		{func(s *match.Settings) { s.Kontra = 9 }, "a rule has no value 9", "eine Regel hat keinen Wert 9"},
		{func(s *match.Settings) { s.RamschSkat = 9 }, "a rule has no value 9", "eine Regel hat keinen Wert 9"},
		{func(s *match.Settings) { s.Schiebe = true }, "Schieberamsch needs Ramsch", "Schieberamsch braucht Ramsch"},
		{func(s *match.Settings) { s.RamschSkat = skat.SkatToLoser }, "Where the skat goes", "Wohin der Skat geht"},
		{func(s *match.Settings) { s.Bock.LostKontra = true }, "needs Kontra", "braucht Kontra"},
	} {
		s := match.Defaults(match.Standard)
		row.change(&s)
		err := s.Check()
		assert.Contains(t, SettingsWhy(i18n.New("en"), fmt.Errorf("match: %w", err)), row.en)
		assert.Contains(t, SettingsWhy(i18n.New("de"), err), row.de)
		said = append(said, err.(*match.SettingsError).Reason)
	}
	assert.Equal(t, []match.Reason{1, 2, 3, 4, 5, 6, 7, 8}, said, "every reason")
	assert.Equal(t, "no seed", SettingsWhy(i18n.New("de"), fmt.Errorf("no seed")))
}

func TestOwnRulesOfAnotherVersionDoNoHarm(t *testing.T) {
	e := storeEnv(t)
	require.NoError(t, e.Store.SetPrefs(prefsKey, map[string]any{"own": map[string]any{"table": 7}}))
	recalled, err := Recall(e.Store, e.Defaults, e.Levels)
	require.NoError(t, err)
	assert.Equal(t, match.Settings{}, recalled.Own)
	s := newSetup(e).(*setup)
	assert.False(t, slices.Contains(s.presets(), match.Own))
}
