package match_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// A given deal is played from where it stands, by its own rules, with player 0
// in the seat asked for; and it is saved like any match.
func TestAMatchOfAGivenDeal(t *testing.T) {
	l := match.Layout(99, 7)
	for name, row := range map[string]struct {
		actions string
		rules   skat.Rules
		left    string // of the actions
	}{
		"to be bid":      {"", skat.Rules{}, ""},
		"in the auction": {" 1 18 0 y", skat.Rules{Valuation: skat.ISkO, Kontra: skat.KontraAny}, " 1 18 0 y"},
		"over":           {" 1 p 2 p 0 p", skat.Rules{}, ""},
		"Ramsch":         {" 1 p 2 p 0 p", skat.Rules{Ramsch: true, RamschSkat: skat.SkatToLoser}, " 1 p 2 p 0 p"},
		"Bock":           {" 1 18", skat.Rules{Bock: true}, " 1 18"},
	} {
		d, err := skat.ParseDeal(l.String()+row.actions, row.rules)
		require.NoError(t, err)
		for _, seat := range skat.Seats() {
			m, err := match.OfDeal(match.Defaults(match.Tournament).WithTable(4), d, seat, 5, people(3))
			require.NoError(t, err, name)
			assert.Equal(t, l.String()+row.left, m.Line(), name)
			assert.Equal(t, seat, m.Seating().Seat(0), name)
			assert.Equal(t, 1, m.Settings().Deals)
			assert.True(t, m.Practice(), "the cards may be known")
			assert.True(t, m.Settings().Tournament)
			rules := row.rules
			rules.Bock = false
			v := m.View(0)
			assert.Equal(t, rules, v.Rules(), name)
			again, err := match.Restore(m.Save())
			require.NoError(t, err)
			assert.Equal(t, m, again)
		}
	}
	m, err := match.OfDeal(match.Settings{}, skat.New(l, skat.Rules{}), skat.NoSeat, 5, people(3))
	require.NoError(t, err)
	assert.Equal(t, skat.Forehand, m.Seating().Seat(0))

	_, err = match.OfDeal(match.Settings{}, skat.Deal{}, skat.Forehand, 5, people(3))
	assert.ErrorContains(t, err, "layout: forehand has 0 cards")
}

// A deal by itself stands as it did, over or not, by its own rules; a Bock deal
// keeps counting double.
func TestAMatchOfOneDealAlone(t *testing.T) {
	const conceded = " 1 18 0 p 2 p 1 hand 1 NH 1 concede"
	l := match.Layout(99, 7)
	for _, row := range []struct {
		name, actions string
		rules         skat.Rules
	}{
		{"over", conceded, skat.Rules{Valuation: skat.ISkO}},
		{"Bock", conceded, skat.Rules{Bock: true}},
		{"Bock, going on", " 1 18", skat.Rules{Bock: true}},
		{"Kontra", " 1 18 0 p 2 p 1 hand 1 NH 0 kontra", skat.Rules{Kontra: skat.KontraAny}},
		{"Ramsch", " 1 p 2 p 0 p", skat.Rules{Ramsch: true, RamschSkat: skat.SkatToLoser}},
	} {
		t.Run(row.name, func(t *testing.T) {
			d, err := skat.ParseDeal(l.String()+row.actions, row.rules)
			require.NoError(t, err)
			for _, seat := range skat.Seats() {
				m, err := match.Single(match.Defaults(match.Standard), d, seat, 5, people(3))
				require.NoError(t, err)
				v := m.View(0)
				assert.Equal(t, d.View(seat), v)
				assert.Equal(t, d.Phase() == skat.PhaseDone, m.Over())
				if m.Over() {
					same, err := m.Deal(1)
					require.NoError(t, err)
					assert.Equal(t, d.Result(), same.Result())
				}
			}
		})
	}
}

// A session goes on where its first deal stands, with player 0 as forehand; of
// one that is over the cards are played anew. It is practice from the start.
func TestASessionOfAGivenDeal(t *testing.T) {
	l := match.SessionLayout(99, 7)
	over := offizier.New(l, offizier.Rules{Kontra: offizier.KontraDouble})
	for over.Phase() != offizier.PhaseDone {
		require.NoError(t, over.Apply(over.Legal(over.ToMove())[0]))
	}
	settings := match.SessionSettings{Length: match.BestOf, Target: 3, Kontra: offizier.KontraDouble}
	for line, want := range map[string]string{
		l.String():                   l.String(),
		l.String() + " 0 C 1 kontra": l.String() + " 0 C 1 kontra",
		over.String():                l.String(),
	} {
		d, err := offizier.ParseDeal(line, settings.Rules())
		require.NoError(t, err)
		m, err := match.SessionOfDeal(settings, d, 5, [2]match.Player{{}, {Name: "Abel", Bot: "club"}})
		require.NoError(t, err)
		assert.Equal(t, want, m.Line())
		assert.True(t, m.Practice())
		assert.Equal(t, offizier.Forehand, m.Seat(1, 0))
		assert.Equal(t, settings, m.Settings())
		assert.Equal(t, uint64(5), m.Seed())
	}
}

// The seeds are given away by date: they stay what they are. Each is the
// SHA-256 of its text, reckoned elsewhere.
func TestTheDailyMatchIsTheSameForEverybody(t *testing.T) {
	day := time.Date(2026, 11, 30, 23, 59, 0, 0, time.FixedZone("", -11*3600))
	for _, row := range []struct {
		settings match.Settings
		day      time.Time
		seed     uint64
	}{
		{match.Defaults(match.Standard), day, 85394111},
		{match.Defaults(match.Standard), day.Add(time.Hour), 747756432},
		{match.Defaults(match.Tournament), day, 657714523},
		{match.Defaults(match.Kneipe), day, 169366978},
	} {
		assert.Equal(t, row.seed, row.settings.DailySeed(row.day))
		row.settings.Rated = true
		daily := row.settings.WithTable(4).Daily()
		assert.Equal(t, row.seed, daily.DailySeed(row.day), "the table and undoing are no matter")
		assert.Equal(t, 12, daily.Deals)
		assert.Equal(t, 3, daily.Table)
	}
	rules := match.Defaults(match.Kneipe)
	seeds := map[uint64]bool{rules.DailySeed(day): true}
	for _, change := range []func(*match.Settings){
		func(s *match.Settings) { s.Tournament = true }, func(s *match.Settings) { s.Kontra = skat.KontraHeld18 },
		func(s *match.Settings) { s.Bock.GrandHandWon = false }, func(s *match.Settings) { s.Schiebe = true },
		func(s *match.Settings) { s.RamschSkat = skat.SkatToLoser },
	} {
		s := rules
		change(&s)
		seeds[s.DailySeed(day)] = true
	}
	assert.Len(t, seeds, 6, "other rules, other deals")
}

func TestParseDay(t *testing.T) {
	day, err := match.ParseDay("2026-02-28")
	require.NoError(t, err)
	assert.Equal(t, match.Settings{}.DailySeed(time.Date(2026, 2, 28, 0, 0, 0, 0, time.UTC)), match.Settings{}.DailySeed(day))
	for _, text := range []string{"", "2026-02-30", "28.2.2026", "2026-2-28"} {
		_, err := match.ParseDay(text)
		assert.ErrorContains(t, err, "want one as 2026-11-30")
	}
}
