package main

import (
	"reflect"
	"testing"
	"time"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/tui"
)

// asked reads rules off a command line.
func asked(base match.Settings, args ...string) (match.Settings, error) {
	r, flags := ruleSet{}, pflag.NewFlagSet("skat", pflag.ContinueOnError)
	r.flags(flags)
	if err := flags.Parse(args); err != nil {
		return base, err
	}
	return r.apply(base)
}

func TestRulesOfFlags(t *testing.T) {
	standard, tournament, kneipe := match.Defaults(match.Standard), match.Defaults(match.Tournament), match.Defaults(match.Kneipe)
	with := func(s match.Settings, change func(*match.Settings)) match.Settings {
		change(&s)
		return s
	}
	for _, row := range []struct {
		base match.Settings
		args []string
		want match.Settings
	}{
		{standard, nil, standard},
		{kneipe, []string{"--preset", "standard"}, standard},
		{standard, []string{"--preset=tournament", "--table=4"}, match.Settings{Table: 4, Deals: 48, Valuation: skat.ISkO, Tournament: true}},
		{standard, []string{"--rounds", "3", "--table", "4", "--preset", "tournament"}, match.Settings{Table: 4, Deals: 12, Valuation: skat.ISkO, Tournament: true}},
		{tournament.WithTable(4), []string{"--rounds", "1"}, match.Settings{Table: 4, Deals: 4, Valuation: skat.ISkO, Tournament: true}},
		{tournament, []string{"--table", "4"}, tournament.WithTable(4)},
		{standard, []string{"--rated"}, with(standard, func(s *match.Settings) { s.Rated = true })},
		{standard, []string{"--valuation", "isko"}, with(standard, func(s *match.Settings) { s.Valuation = skat.ISkO })},
		{tournament, []string{"--valuation", "plain"}, with(tournament, func(s *match.Settings) { s.Valuation = skat.Plain })},
		{standard, []string{"--tournament"}, with(standard, func(s *match.Settings) { s.Tournament = true })},
		{tournament, []string{"--tournament=false"}, with(tournament, func(s *match.Settings) { s.Tournament = false })},
		{standard, []string{"--kontra", "any"}, with(standard, func(s *match.Settings) { s.Kontra = skat.KontraAny })},
		{standard, []string{"--kontra", "held18"}, with(standard, func(s *match.Settings) { s.Kontra = skat.KontraHeld18 })},
		{standard, []string{"--bock"}, with(standard, func(s *match.Settings) { s.Bock.LostWith60, s.Bock.GrandHandWon = true, true })},
		{standard, []string{"--bock", "--kontra", "any"}, with(standard, func(s *match.Settings) { s.Kontra, s.Bock = skat.KontraAny, kneipe.Bock })},
		{standard, []string{"--bock=grandhand"}, with(standard, func(s *match.Settings) { s.Bock.GrandHandWon = true })},
		{kneipe, []string{"--bock=kontra,lost60"}, with(kneipe, func(s *match.Settings) { s.Bock.GrandHandWon = false })},
		{kneipe, []string{"--bock=false"}, with(kneipe, func(s *match.Settings) { s.Bock = match.BockTriggers{} })},
		{standard, []string{"--ramsch"}, with(standard, func(s *match.Settings) { s.Ramsch = true })},
		{standard, []string{"--ramsch", "--schieberamsch", "--ramsch-skat", "loser"}, with(standard, func(s *match.Settings) {
			s.Ramsch, s.Schiebe, s.RamschSkat = true, true, skat.SkatToLoser
		})},
		{kneipe, []string{"--ramsch-skat=last", "--schieberamsch"}, with(kneipe, func(s *match.Settings) { s.Schiebe = true })},
		// What nobody asked for gives way.
		{standard, []string{"--preset", "kneipe", "--kontra", "off"}, with(kneipe, func(s *match.Settings) { s.Kontra, s.Bock.LostKontra = skat.KontraOff, false })},
		{with(kneipe, func(s *match.Settings) { s.Schiebe, s.RamschSkat = true, skat.SkatToLoser }), []string{"--ramsch=false"},
			with(kneipe, func(s *match.Settings) { s.Ramsch = false })},
		// The longest example of the help.
		{standard, []string{"--preset", "tournament", "--table", "4", "--rounds", "3", "--kontra", "held18", "--bock", "--ramsch", "--schieberamsch"}, match.Settings{
			Table: 4, Deals: 12, Valuation: skat.ISkO, Tournament: true, Kontra: skat.KontraHeld18, Bock: kneipe.Bock, Ramsch: true, Schiebe: true,
		}},
	} {
		got, err := asked(row.base, row.args...)
		require.NoError(t, err, "%q", row.args)
		assert.Equal(t, row.want, got, "%q", row.args)
	}
}

func TestAPresetThatWasChangedIsOwn(t *testing.T) {
	for _, row := range []struct {
		args []string
		want match.Preset
	}{
		{[]string{"--preset", "kneipe", "--table", "4", "--rounds", "2", "--rated"}, match.Kneipe},
		{[]string{"--preset", "kneipe", "--schieberamsch"}, match.Own},
		{[]string{"--preset", "standard", "--table", "4"}, match.Own},
		{[]string{"--preset", "tournament", "--kontra=any"}, match.Own},
	} {
		s, err := asked(match.Defaults(match.Standard), row.args...)
		require.NoError(t, err)
		assert.Equal(t, row.want, s.Preset(), "%q", row.args)
	}
}

func TestRulesThatMakeNoSense(t *testing.T) {
	for want, args := range map[string][]string{
		`"--preset" flag: want one of "standard", "tournament", "kneipe"`:        {"--preset", "own"},
		`"--table" flag: want one of 3, 4`:                                       {"--table", "2"},
		`"--rounds" flag: want a whole number from 1 to 160`:                     {"--rounds", "0"},
		`invalid argument "161" for "--rounds" flag`:                             {"--rounds", "161"},
		`invalid argument "many" for "--rounds" flag`:                            {"--rounds", "many"},
		`"--valuation" flag: want one of "plain", "isko"`:                        {"--valuation", "new"},
		`"--kontra" flag: want one of "off", "any", "held18"`:                    {"--kontra", "true"},
		`"--bock" flag: want true, false or a list of lost60, kontra, grandhand`: {"--bock=lost60,grand"},
		`invalid argument "7" for "--bock" flag`:                                 {"--bock=7"},
		`"--ramsch" flag: want true or false`:                                    {"--ramsch=maybe"},
		`"--ramsch-skat" flag: want one of "last", "loser"`:                      {"--ramsch-skat", "first"},
		`flag needs an argument: --kontra`:                                       {"--kontra"},
		`schieberamsch without ramsch: a skat can only be pushed where Ramsch`:   {"--schieberamsch"},
		`skat to the loser without ramsch`:                                       {"--preset", "kneipe", "--ramsch=false", "--ramsch-skat", "loser"},
		`bock after a game lost under Kontra: Kontra is off`:                     {"--preset", "kneipe", "--kontra", "off", "--bock=kontra"},
		`600 deals: want 1 to 480`:                                               {"--table", "4", "--rounds", "150"},
	} {
		_, err := asked(match.Defaults(match.Standard), args...)
		assert.ErrorContains(t, err, want, "%q", args)
	}
}

// Every setting has a flag and a key.
func TestNoSettingIsWithoutARule(t *testing.T) {
	s, err := asked(match.Settings{Table: 3, Deals: 3}, "--table=4", "--rated", "--valuation=isko", "--tournament", "--kontra=any", "--bock",
		"--ramsch", "--schieberamsch", "--ramsch-skat=loser")
	require.NoError(t, err)
	all := reflect.ValueOf(s)
	for i := range all.NumField() {
		assert.NotZero(t, all.Field(i).Interface(), all.Type().Field(i).Name)
	}
	assert.Equal(t, kneipeTriggers, s.Bock)
}

var kneipeTriggers = match.BockTriggers{LostWith60: true, LostKontra: true, GrandHandWon: true}

func TestBotsOfFlags(t *testing.T) {
	next := tui.NextMatch{Settings: match.Defaults(match.Standard), Bots: [3]string{"club", "club", "club"}}
	f := playFlags{}
	got, err := f.asks(next)
	require.NoError(t, err)
	assert.Nil(t, got, "nothing is asked for: the start screen")

	f.bots = []string{"club", "novice"}
	require.NoError(t, f.check())
	got, err = f.asks(next)
	require.NoError(t, err)
	assert.Equal(t, &tui.NextMatch{Settings: next.Settings, Bots: [3]string{"club", "novice", "club"}}, got)

	f.bots = []string{"club", "oracle"}
	assert.EqualError(t, f.check(), `--bots "oracle": want novice or club or expert`)
	f.bots = []string{"club", "club", "club", "club"}
	assert.EqualError(t, f.check(), "--bots: 4 levels: want at most 3")
	f = playFlags{think: 5 * time.Second}
	assert.EqualError(t, f.check(), "--think 5s: want 10ms to 4s")
}

func TestAMatchOfFlagsBeginsAtOnce(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24, "play", "--preset", "tournament", "--table", "4", "--rounds", "3", "--bots", "novice,novice,novice", "--seed", "6")
	p.shows("Deal 1 of 12")
	p.press("q")
	s := p.shows("New match")
	assert.Contains(t, s, "Tournament list, deal 1 of 12")
	assert.Contains(t, s, "Tournament list, table of four, 3 rounds")
	p.press("q")
	assert.Equal(t, 0, p.ends())

	p = h.open(t, 80, 24, "--rounds", "2", "--seed", "6") // skat alone; and the flags before were for that time
	p.shows("Deal 1 of 6")
	p.press("q")
	p.shows("Standard match, 6 deals")
}

// The rules set up last are those that flags change.
func TestFlagsChangeTheNextMatch(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24)
	p.shows("New match")
	p.press("s")
	p.shows("[Standard match]")
	p.press("\x1b[C") // the tournament list
	p.shows("[Tournament list]")
	p.press("qq")
	p.ends()
	p = h.open(t, 80, 24, "--table", "4", "--seed", "6")
	p.shows("Deal 1 of 48")
	p.press("q")
	p.shows("Tournament list, table of four, 12 rounds")
}

func TestSenselessRulesAreRefusedWithOneSentence(t *testing.T) {
	t.Parallel()
	p := newHome(t).open(t, 80, 24, "play", "--schieberamsch")
	assert.Equal(t, 2, p.ends())
	assert.Equal(t, "skat: schieberamsch without ramsch: a skat can only be pushed where Ramsch is played\r\n", p.output())
	for want, args := range map[string][]string{
		`invalid argument "maybe" for "--kontra" flag: want one of "off", "any", "held18"`:          {"--kontra", "maybe"},
		`--bots "oracle": want novice or club or expert`:                                            {"play", "--bots", "oracle"},
		"--table 4: the arena has three seats, and all three play every deal":                       {"arena", "--table", "4"},
		"--bock: the arena plays each deal by itself, and Bock rounds follow from the deals before": {"arena", "--bock"},
		"schieberamsch without ramsch: a skat can only be pushed where Ramsch is played":            {"arena", "--schieberamsch"},
		"unknown flag: --rounds": {"arena", "--rounds", "3"},
	} {
		_, errs, status := newHome(t).plain(args...)
		assert.Equal(t, "skat: "+want+"\n", errs)
		assert.Equal(t, 2, status)
	}
}

func TestRulesOfTheArena(t *testing.T) {
	for _, row := range []struct {
		r    ruleSet
		want skat.Rules
	}{
		{ruleSet{}, skat.Rules{Valuation: skat.ISkO}},
		{ruleSet{"preset": "standard"}, skat.Rules{}},
		{ruleSet{"preset": "kneipe", "table": int64(3)}, skat.Rules{Valuation: skat.ISkO, Kontra: skat.KontraAny, Ramsch: true}},
		{ruleSet{"ramsch": true, "ramsch-skat": "loser", "schieberamsch": true, "kontra": "held18", "valuation": "plain", "bock": false},
			skat.Rules{Kontra: skat.KontraHeld18, Ramsch: true, Schieberamsch: true, RamschSkat: skat.SkatToLoser}},
	} {
		s, err := row.r.arena()
		require.NoError(t, err)
		assert.Equal(t, row.want, s.Rules(false))
	}
}

// The arena plays by them: where all pass and Ramsch is on, nothing is passed
// in.
func TestTheArenaPlaysByItsRules(t *testing.T) {
	for _, row := range []struct {
		args   []string
		passed string
	}{
		{nil, "5.0 % passed in"},
		{[]string{"--ramsch", "--schieberamsch"}, "\n0.0 % passed in"},
	} {
		text, err := execute(newArenaCommand(), "", append(row.args, "--deals", "20", "--seats", "novice,novice,novice")...)
		require.NoError(t, err)
		assert.Contains(t, text, row.passed)
	}
}
