package main

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/store"
)

// playedSession plays so many deals of a session in the home's store, by what
// bots do when they don't know better, and deals the next. It is left open.
func (h *home) playedSession(t *testing.T, s match.SessionSettings, deals int) (*store.Store, *store.RunningSession, *match.Session) {
	kept, _, err := store.Open(h.store(), time.Now)
	require.NoError(t, err)
	t.Cleanup(func() { _ = kept.Close() })
	m, err := match.NewSession(s, 7, [2]match.Player{{}, {Name: "Abel", Bot: "club"}})
	require.NoError(t, err)
	running, err := kept.BeginSession(m)
	require.NoError(t, err)
	for m.Number() <= deals {
		if m.DealOver() {
			require.NoError(t, m.Next())
		} else {
			require.NoError(t, m.Apply(bot.OffizierFallback(m.View(m.ToMove()))))
		}
	}
	require.NoError(t, running.Save(m))
	return kept, running, m
}

// The log of a session that is open in another program has the deals that are
// over, and not a card of the one in play.
func TestOffizierLogWhileTheSessionIsOpen(t *testing.T) {
	h := newHome(t)
	settings := match.SessionSettings{Kontra: offizier.KontraDouble, Schneider: offizier.Schneider30}
	kept, running, m := h.playedSession(t, settings, 2)
	out, errs, status := h.plain("offizier", "log", "--last")
	assert.Empty(t, errs)
	assert.Zero(t, status)
	deals, err := offizier.ParseLog(out)
	require.NoError(t, err)
	require.Len(t, deals, 2)
	for i, d := range deals {
		want, err := m.Deal(i + 1)
		require.NoError(t, err)
		assert.Equal(t, want, d)
		assert.Contains(t, out, "\n# code "+d.Layout().Code()+"\n")
	}
	lines := strings.Split(out, "\n")
	assert.Regexp(t, `^# match 1 of 20\d\d-\d\d-\d\d \d\d:\d\d, you against Abel, seed 7$`, lines[0])
	assert.Contains(t, out, "\noffiziersskat double draw 30\n")
	assert.Contains(t, out, "dealer you\n")
	assert.Regexp(t, `# the match goes on: 2 deals, you \d+ points \(\d won\), Abel \d+ points \(\d won\), \d drawn\n$`, out)
	_, _, err = kept.ResumeSession(running.ID())
	assert.ErrorContains(t, err, "open in another program", "its lock is where it was")

	require.NoError(t, running.Close())
	require.NoError(t, kept.Abandon(1))
	out, _, _ = h.plain("offizier", "log")
	assert.Empty(t, out)
	out, _, status = h.plain("offizier", "log", "1")
	assert.Zero(t, status)
	assert.Contains(t, out, "\n# code ")
}

func TestOffizierLogSaysWhatIsWrong(t *testing.T) {
	h := newHome(t)
	check := func(want string, status int, args ...string) {
		t.Helper()
		out, errs, got := h.plain(append([]string{"offizier", "log"}, args...)...)
		assert.Empty(t, out)
		assert.Equal(t, "skat: "+want+"\n", errs)
		assert.Equal(t, status, got)
	}
	check("no match of Offiziersskat has been played yet", 1)
	check("--last and match 3: want one of them", 2, "--last", "3")
	check(`match "zero": want its number`, 2, "zero")
	h.playedIn(t, match.Settings{Table: 3, Deals: 1}, 1)
	check("no match of Offiziersskat has been played yet", 1, "--last")
	check("match 1: it is a match of skat, not of offizier", 1, "1")
	check("match 2: there is none of that number", 1, "2")
}
