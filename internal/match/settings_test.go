package match_test

import (
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Section 10, the table of presets.
func TestPresets(t *testing.T) {
	allTriggers := match.BockTriggers{LostWith60: true, LostKontra: true, GrandHandWon: true}
	assert.Equal(t, match.Settings{Table: 3, Deals: 12}, match.Defaults(match.Standard))
	assert.Equal(t, match.Settings{Table: 3, Deals: 36, Valuation: skat.ISkO, Tournament: true}, match.Defaults(match.Tournament))
	assert.Equal(t, match.Settings{Table: 3, Deals: 36, Valuation: skat.ISkO, Kontra: skat.KontraAny, Bock: allTriggers, Ramsch: true},
		match.Defaults(match.Kneipe))
	assert.Equal(t, match.Defaults(match.Standard), match.Defaults(match.Own))
	assert.Equal(t, match.Defaults(match.Standard), match.Defaults("no such preset"))
	for _, p := range match.Presets() {
		assert.NoError(t, match.Defaults(p).Check(), p)
		assert.Equal(t, p, match.Defaults(p).Preset())
	}
}

func TestWhichPresetItIs(t *testing.T) {
	for _, row := range []struct {
		name   string
		of     match.Preset
		change func(*match.Settings)
		want   match.Preset
	}{
		{"another length", match.Standard, func(s *match.Settings) { s.Deals = 3 }, match.Standard},
		{"rated", match.Standard, func(s *match.Settings) { s.Rated = true }, match.Standard},
		{"the Standard match is for three", match.Standard, func(s *match.Settings) { s.Table = 4 }, match.Own},
		{"a list of four", match.Tournament, func(s *match.Settings) { s.Table, s.Deals = 4, 48 }, match.Tournament},
		{"a pub of four", match.Kneipe, func(s *match.Settings) { s.Table = 4 }, match.Kneipe},
		{"Schieberamsch", match.Kneipe, func(s *match.Settings) { s.Schiebe = true }, match.Own},
		{"without one trigger", match.Kneipe, func(s *match.Settings) { s.Bock.LostWith60 = false }, match.Own},
		{"with Kontra", match.Tournament, func(s *match.Settings) { s.Kontra = skat.KontraAny }, match.Own},
		{"without tournament points", match.Tournament, func(s *match.Settings) { s.Tournament = false }, match.Own},
		{"isko", match.Standard, func(s *match.Settings) { s.Valuation = skat.ISkO }, match.Own},
	} {
		s := match.Defaults(row.of)
		row.change(&s)
		assert.Equal(t, row.want, s.Preset(), row.name)
	}
}

func TestCheck(t *testing.T) {
	for _, row := range []struct {
		name   string
		change func(*match.Settings)
		want   string // "" is right
	}{
		{"two players", func(s *match.Settings) { s.Table = 2 }, "table of 2: want 3 or 4 players"},
		{"five", func(s *match.Settings) { s.Table = 5 }, "table of 5: want 3 or 4 players"},
		{"four", func(s *match.Settings) { s.Table = 4 }, ""},
		{"no deals", func(s *match.Settings) { s.Deals = 0 }, "0 deals: want 1 to 480"},
		{"one deal", func(s *match.Settings) { s.Deals = 1 }, ""},
		{"the longest", func(s *match.Settings) { s.Deals = match.MaxDeals }, ""},
		{"too long", func(s *match.Settings) { s.Deals = match.MaxDeals + 1 }, "481 deals: want 1 to 480"},
		{"valuation", func(s *match.Settings) { s.Valuation = 2 }, "valuation 2: want plain or isko"},
		{"kontra", func(s *match.Settings) { s.Kontra = 3 }, "kontra 3: want off, any or held18"},
		{"skat in Ramsch", func(s *match.Settings) { s.RamschSkat = 2 }, "skat in Ramsch 2: want last or loser"},
		{"push without Ramsch", func(s *match.Settings) { s.Schiebe = true },
			"schieberamsch without ramsch: a skat can only be pushed where Ramsch is played"},
		{"the skat in Ramsch without Ramsch", func(s *match.Settings) { s.RamschSkat = skat.SkatToLoser },
			"skat to the loser without ramsch: a loser can only take it where Ramsch is played"},
		{"the skat to the loser", func(s *match.Settings) { s.RamschSkat, s.Ramsch = skat.SkatToLoser, true }, ""},
		{"push with Ramsch", func(s *match.Settings) { s.Schiebe, s.Ramsch = true, true }, ""},
		{"Bock by Kontra without Kontra", func(s *match.Settings) { s.Bock.LostKontra = true },
			"bock after a game lost under Kontra: Kontra is off"},
		{"Bock by Kontra with Kontra", func(s *match.Settings) { s.Bock.LostKontra, s.Kontra = true, skat.KontraHeld18 }, ""},
		{"Bock by 60 without Kontra", func(s *match.Settings) { s.Bock.LostWith60 = true }, ""},
	} {
		s := match.Defaults(match.Standard)
		row.change(&s)
		err := s.Check()
		if row.want == "" {
			assert.NoError(t, err, row.name)
			assert.Equal(t, s, s.Sensible(), row.name)
			continue
		}
		assert.ErrorAs(t, err, new(*match.SettingsError), row.name)
		assert.EqualError(t, err, row.want, row.name)
		_, err = match.New(s, 1, people(3))
		assert.EqualError(t, err, row.want, row.name)
	}
}

// A list keeps its rounds when somebody joins or leaves the table.
func TestRoundsStayWhole(t *testing.T) {
	for _, row := range []struct {
		table, deals, to int
		rounds, want     int // before, and deals after
	}{
		{3, 36, 4, 12, 48},
		{4, 48, 3, 12, 36},
		{3, 12, 4, 4, 16},
		{3, 10, 3, 4, 12}, // a broken round becomes a whole one
		{4, 1, 3, 1, 3},
		{3, match.MaxDeals, 4, 160, match.MaxDeals},
		{4, match.MaxDeals, 3, 120, 360},
	} {
		s := match.Settings{Table: row.table, Deals: row.deals}
		assert.Equal(t, row.rounds, s.Rounds(), "%d deals at a table of %d", row.deals, row.table)
		assert.Equal(t, match.Settings{Table: row.to, Deals: row.want}, s.WithTable(row.to))
		assert.Equal(t, 2*row.table, s.WithRounds(2).Deals)
	}
}

// What another setting leaves no room for is taken back, and nothing else.
func TestSensible(t *testing.T) {
	all := match.Defaults(match.Kneipe)
	all.Schiebe, all.RamschSkat = true, skat.SkatToLoser
	assert.Equal(t, all, all.Sensible())

	s, want := all, all
	s.Ramsch, want.Ramsch = false, false
	want.Schiebe, want.RamschSkat = false, skat.SkatToLastTrick
	assert.Equal(t, want, s.Sensible())

	s, want = all, all
	s.Kontra, want.Kontra = skat.KontraOff, skat.KontraOff
	want.Bock.LostKontra = false
	assert.Equal(t, want, s.Sensible())
}

func TestBockAny(t *testing.T) {
	assert.False(t, match.BockTriggers{}.Any())
	assert.True(t, match.BockTriggers{LostWith60: true}.Any())
	assert.True(t, match.BockTriggers{LostKontra: true}.Any())
	assert.True(t, match.BockTriggers{GrandHandWon: true}.Any())
}

// Each deal is played by the match's rules.
func TestDealsFollowTheSettings(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSettings(t)
		m := newMatch(t, s, 1)
		v := m.View(0)
		require.Equal(t, skat.Rules{
			Valuation: s.Valuation, Kontra: s.Kontra, Ramsch: s.Ramsch, Schieberamsch: s.Schiebe, RamschSkat: s.RamschSkat,
		}, v.Rules())
	})
}
