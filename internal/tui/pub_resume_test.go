package tui

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// A match that is left anywhere, in the middle of a Bock round, of a
// Schieberamsch or of a deal that is only watched, goes on as if nothing had
// happened.
func TestAListIsResumedAnywhere(t *testing.T) {
	for _, c := range []struct {
		name  string
		table int
		there func(*table) bool
	}{
		{"in a Bock round", 3, func(s *table) bool {
			return bockDealOf(s.match, s.match.Number()).n == 2 && s.view.Tricks() > 2 && s.decision != nil
		}},
		{"with a Bock round waiting", 4, func(s *table) bool { return bockDealOf(s.match, s.match.Number()).more > 0 && s.decision != nil }},
		{"asked to push on", 4, func(s *table) bool {
			return s.view.Phase() == skat.PhasePush && s.view.Pushes() > 0 && s.decision != nil
		}},
		{"with the skat to pass on", 3, func(s *table) bool { return s.passesOn() && s.view.Phase() == skat.PhaseDiscard && s.decision != nil }},
		{"asked for Kontra", 3, func(s *table) bool { return s.view.Phase() == skat.PhaseKontra && s.decision != nil }},
		{"asked for Re", 4, func(s *table) bool { return s.view.Phase() == skat.PhaseRe && s.decision != nil }},
		{"watching", 4, func(s *table) bool { return s.watching() && s.view.Tricks() == 3 && s.view.Trick().Len() == 1 }},
		{"in a Ramsch", 4, func(s *table) bool { return s.passesOn() && s.view.Tricks() == 5 && s.decision != nil }},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "skat.db")
			env := pubStoreEnv(t, path, c.table)
			begun, err := env.begin()
			require.NoError(t, err)
			p := newProgram(t, env, begun)
			p.play(c.there)
			left := p.root.top().(*table)
			deal, saved, frame := left.match.Number(), left.match.Save(), p.root.View()
			env.leaveMatch()
			require.NoError(t, env.Store.Close())

			env = pubStoreEnv(t, path, c.table)
			unfinished, err := env.Store.Unfinished()
			require.NoError(t, err)
			require.Len(t, unfinished, 1)
			again, err := env.resume(unfinished[0].ID)
			require.NoError(t, err)
			assert.Equal(t, saved, again.(*table).match.Save())
			p = newProgram(t, env, again)
			assert.Equal(t, frame, p.root.View())
			p.play(func(s *table) bool { return s.match.Number() > deal })
			m := p.root.top().(*table).match

			uninterrupted := newProgram(t, pubEnv(), newTable(pubEnv(), newPubMatch(t, c.table), nil))
			uninterrupted.play(func(s *table) bool { return s.match.Number() > deal })
			assert.Equal(t, uninterrupted.root.top().(*table).match.Save().Deals[:deal], m.Save().Deals[:deal])
		})
	}
}

// pubSeed draws lists in which everything happens.
const pubSeed = 7

func newPubMatch(t *testing.T, table int) *match.Match {
	m, err := match.New(pushingPub(table), pubSeed, pubPlayers(table))
	require.NoError(t, err)
	return m
}

// pubStoreEnv is an environment with a store, in which a new match is that of
// newPubMatch.
func pubStoreEnv(t *testing.T, path string, table int) *Env {
	env := pubEnv()
	env.Store = openStore(t, path)
	env.Prefs.Settings, env.Seed = pushingPub(table), pubSeed
	env.Prefs.Pace = PaceKey // so that a deal can be left while the bots play
	now := env.Now()
	env.Now = func() time.Time { now = now.Add(time.Second); return now } // nobody is hasty
	return env
}

// play presses keys until the table is there.
func (p *program) play(there func(*table) bool) {
	for range 8000 {
		s, atTable := p.root.top().(*table)
		switch {
		case !atTable:
			p.press("enter")
		case there(s):
			return
		case s.decision == nil:
			p.press("x")
		default:
			pressSensibly(p, s)
		}
	}
	require.Fail(p.t, "not reached", p.root.View())
}
