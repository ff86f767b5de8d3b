package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
)

// The table for two is tested on one deal, that of seed 3, in which player 1
// deals. Who deals says atOffizier.
//
//	          open          covered       hand
//	forehand  DA CJ CQ HK   S7 C7 SQ CA   SJ.HJ.ST.S8.HQ.H8.D9.D7
//	dealer    CT HA H9 DT   C9 D8 C8 HT   DJ.CK.SA.SK.S9.H7.DK.DQ
const sessionSeed = 3

// What happened until the scene, in the notation of the deal.
const (
	clubsNamed = "0 C"
	clubs      = clubsNamed + " 1 p"
	heartsLed  = clubs + " 0 D7 1 DQ 1 HA" // forehand must follow: the king lies open
	jackLed    = clubs + " 0 CJ 1 CT"      // both cards lay on covered ones
)

// sessionAt is a session of the player, as forehand or dealer, against Abel,
// whose first deal has come as far as the actions.
func sessionAt(t testing.TB, s match.SessionSettings, me offizier.Seat, actions string) *match.Session {
	t.Helper()
	players := [2]match.Player{{}, {Name: "Abel", Bot: "club"}}
	if me == offizier.Dealer {
		players[0], players[1] = players[1], players[0]
	}
	m, err := match.NewSession(s, sessionSeed, players)
	require.NoError(t, err)
	words := strings.Fields(actions)
	for i := 0; i+1 < len(words); i += 2 {
		a, err := offizier.ParseAction(words[i], words[i+1])
		require.NoError(t, err)
		require.NoError(t, m.Apply(a))
	}
	return m
}

// playedSession is a session in which both have done the least for n deals.
func playedSession(t testing.TB, s match.SessionSettings, n int) *match.Session {
	t.Helper()
	m := sessionAt(t, s, offizier.Forehand, "")
	for m.Number() < n || !m.DealOver() {
		if m.DealOver() {
			require.NoError(t, m.Next())
			continue
		}
		v := m.View(m.ToMove())
		a, err := leastOffizier{}.Act(t.Context(), v)
		require.NoError(t, err)
		if v.Phase() == offizier.PhaseKontra && m.Number()%3 == 2 {
			a = offizier.Kontra(v.Seat)
		}
		require.NoError(t, m.Apply(a))
	}
	return m
}

// atOffizier is the table of sessionAt once it came up; whatever it started
// does not come back.
func atOffizier(t testing.TB, env *Env, me offizier.Seat, actions string) *offizierTable {
	t.Helper()
	return offizierOf(env, sessionAt(t, match.SessionSettings{}, me, actions))
}

func offizierOf(env *Env, m *match.Session) *offizierTable {
	s := newOffizierTable(env, m, nil).(*offizierTable)
	s.setSize(80, 24)
	s.init()
	return s
}

// shownOffizier is what the table shows at 80 × 24.
func shownOffizier(t testing.TB, s *offizierTable) string {
	t.Helper()
	return frameOf(t, s.env, s, 80, 24)
}

// answered lets a bot that thinks answer with an action.
func answered(s *offizierTable, token string) tea.Cmd {
	a, err := offizier.ParseAction(string(rune('0'+s.view.ToMove().Index())), token)
	if err != nil {
		panic(err)
	}
	return s.update(thought[offizier.Action]{gen: s.wait.gen, action: a})
}
