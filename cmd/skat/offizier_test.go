package main

import (
	"strings"
	"testing"
	"time"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/store"
	"github.com/af22046e/skat/internal/tui"
)

// The cards of the deal code that the tests know.
const (
	offizierCode   = "O35V5X7620F9FTCV3FYH"
	offizierLayout = "C7.H9.SK.DT.S7.HQ.CK.D8.CA.CJ.S9.D7.CT.HJ.HA.DQ.SJ.C9.C8.SA.S8.HT.H8.DA.DJ.CQ.ST.SQ.HK.H7.DK.D9"
)

// offizierFlagsOf are the flags of a command line, and what is wrong with them.
func offizierFlagsOf(args ...string) (*offizierFlags, error) {
	flags := pflag.NewFlagSet("offizier", pflag.ContinueOnError)
	f := newOffizierFlags(flags)
	if err := flags.Parse(args); err != nil {
		return f, err
	}
	return f, f.check()
}

func TestRulesOfOffizierFlags(t *testing.T) {
	remembered := tui.NextSession{Bot: "novice", Settings: match.SessionSettings{Length: match.BestOf, Target: 5, Even: offizier.EvenDefender}}
	bestOf := func(n int) match.SessionSettings {
		return match.SessionSettings{Length: match.BestOf, Target: n, Even: offizier.EvenDefender}
	}
	for _, row := range []struct {
		args   string
		bot    string
		want   match.SessionSettings
		begins bool
	}{
		{"", "novice", bestOf(5), false},
		{"--lang de --ascii", "novice", bestOf(5), false},
		{"--seed 7", "novice", bestOf(5), true},
		{"--bot expert", "expert", bestOf(5), true},
		{"--best-of 3", "novice", bestOf(3), true},
		{"--to 100", "novice", match.SessionSettings{Length: match.ToPoints, Target: 100, Even: offizier.EvenDefender}, true},
		{"--kontra double --even draw --schneider 30", "novice", match.SessionSettings{
			Length: match.BestOf, Target: 5, Kontra: offizier.KontraDouble, Schneider: offizier.Schneider30,
		}, true},
		{"--kontra takeover --even defender --schneider 29", "novice", bestOf(5), true},
	} {
		f, err := offizierFlagsOf(strings.Fields(row.args)...)
		require.NoError(t, err, row.args)
		next, first, err := f.asks(remembered)
		require.NoError(t, err, row.args)
		assert.Nil(t, first)
		assert.Equal(t, tui.NextSession{Bot: row.bot, Settings: row.want}, next, row.args)
		assert.Equal(t, row.begins, f.begins(), row.args)
	}
}

// The first deal is the code's: from its cards on, or from what happened.
func TestOffizierDealFlag(t *testing.T) {
	for code, want := range map[string]string{
		offizierCode:                  offizierLayout,
		offizierCode + ":C.kontra.re": offizierLayout + " 0 C 1 kontra 0 re",
		strings.ToLower(offizierCode): offizierLayout,
	} {
		f, err := offizierFlagsOf("--kontra", "double", "--deal", code)
		require.NoError(t, err)
		_, first, err := f.asks(tui.NextSession{})
		require.NoError(t, err)
		l, err := offizier.ParseDeal(want, offizier.Rules{Kontra: offizier.KontraDouble})
		require.NoError(t, err)
		assert.Equal(t, l, *first)
	}
}

func TestOffizierFlagsThatMakeNoSense(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	for args, want := range map[string]string{
		"--bot x":              `--bot "x": want novice or club or expert`,
		"--kontra re":          `--kontra "re": want takeover or double`,
		"--even 60":            `--even "60": want draw or defender`,
		"--schneider 31":       `--schneider "31": want 29 or 30`,
		"--best-of 3 --to 100": `--best-of and --to: want one of them`,
		"--lang fr":            `--lang "fr": want one of en, de`,
		"--seed 0":             `invalid argument "0" for "--seed" flag: want a whole number from 1 to 18446744073709551615`,
	} {
		out, errs, status := h.plain(append([]string{"offizier"}, strings.Fields(args)...)...)
		assert.Empty(t, out)
		assert.Equal(t, "skat: "+want+"\n", errs)
		assert.Equal(t, 2, status, args)
	}
	_, errs, status := h.plain("offizier")
	assert.Equal(t, "skat: standard input is no terminal, and the table needs one\n", errs)
	assert.Equal(t, 2, status)
	for args, want := range map[string]string{ // with what is remembered, so after the store was opened
		"--best-of 4": "best of 4: want an odd number from 1 to 239",
		"--to 0":      "to 0 points: want 1 to 9999",
		"--deal S00":  `--deal: deal code "S00": want one that begins with O`,
	} {
		p := h.open(t, 80, 24, append([]string{"offizier"}, strings.Fields(args)...)...)
		assert.Equal(t, 2, p.ends(), args)
		assert.Equal(t, "skat: "+want+"\r\n", p.output())
	}
}

// A session begins with the code's deal, is left, and is what the command
// opens the next time.
func TestOffizierBeginsAndResumes(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24, "offizier", "--deal", offizierCode+":C", "--best-of", "3", "--bot", "novice", "--seed", "5")
	p.shows("best of 3")
	p.shows("10♥")
	p.press("q")
	p.shows("Continue")
	p.press("q")
	assert.Equal(t, 0, p.ends())

	kept, err := store.Look(h.store())
	require.NoError(t, err)
	_, m, err := kept.LastSession()
	require.NoError(t, err)
	require.NoError(t, kept.Close())
	saved := m.Save()
	assert.Equal(t, uint64(5), saved.Seed)
	assert.Equal(t, match.SessionSettings{Length: match.BestOf, Target: 3}, saved.Settings)
	assert.Equal(t, "novice", saved.Players[1].Bot)
	want, err := offizier.ParseCode(offizierCode, offizier.Rules{})
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(saved.Deals[0], want.String()+" 0 C "), saved.Deals[0])
	assert.Equal(t, offizier.Forehand, m.Seat(1, 0))
	assert.True(t, saved.Practice)

	p = h.open(t, 80, 24, "offizier")
	p.shows("best of 3")
	p.press("q")
	p.shows("Continue")
	p.press("q")
	assert.Equal(t, 0, p.ends())
	kept, _, err = store.Open(h.store(), time.Now)
	require.NoError(t, err)
	list, err := kept.UnfinishedSessions()
	require.NoError(t, err)
	assert.Len(t, list, 1, "none was begun")
	require.NoError(t, kept.Abandon(1))
	require.NoError(t, kept.Close())

	p = h.open(t, 80, 24, "offizier")
	p.shows("Deal 1") // a new one
	p.press("q")
	p.shows("Continue")
}

// A match that is open in another window is not silently joined by a second
// one: the start screen says so, and lets the player choose. Flags begin one all
// the same.
func TestOffizierWhileAMatchIsOpenElsewhere(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	kept, _, _ := h.playedSession(t, match.SessionSettings{}, 1)
	p := h.open(t, 80, 24, "offizier")
	p.shows("Another program has a match open.")
	p.press("q")
	assert.Equal(t, 0, p.ends())
	list, err := kept.UnfinishedSessions()
	require.NoError(t, err)
	assert.Len(t, list, 1, "none was begun")

	p = h.open(t, 80, 24, "offizier", "--best-of", "3")
	p.shows("best of 3")
	p.press("q")
	p.shows("Another program has a match open.")
	p.shows("any number of deals") // the flag was for that match
	p.press("q")
	assert.Equal(t, 0, p.ends())
}
