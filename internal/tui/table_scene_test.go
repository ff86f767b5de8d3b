package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// The table is tested on one deal, that of seed 16. The player is middlehand,
// Bea to the right forehand, Abel to the left rearhand and dealer.
//
//	forehand   CT.C9.C8.C7.SJ.SQ.HA.HT.H8.H7   Bea
//	middlehand CJ.CK.CQ.SA.ST.HJ.DA.DT.D8.D7   the player
//	rearhand   CA.SK.S9.S7.HK.H9.DJ.DK.DQ.D9   Abel
//	skat       S8.HQ
const sceneSeed = 16

// What happened until the scene, in the notation of the deal.
const (
	calling    = "1 18 0 y 1 20 0 y"
	won        = "1 18 0 y 1 20 0 p 2 p"
	pickedUp   = won + " 1 s"
	discarded  = pickedUp + " 1 HQ.S8"
	diamonds   = discarded + " 1 D"
	fifthTrick = diamonds + " 0 HA 1 D8 2 H9 1 CJ 2 D9 0 SJ 1 HJ 2 DQ 0 C7 1 CK 2 CA 0 C8 2 S7 0 SQ"
	byHand     = won + " 1 hand"
	tooHigh    = "1 60 0 p 2 p 1 s 1 HQ.S8"
	openNull   = "1 p 2 18 0 p 2 s 2 CA.DK 2 NO 0 HT"
)

// testPlayers are the player and two bots.
var testPlayers = []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea", Bot: "club"}}

// matchAt is a match whose first deal has come as far as the actions.
func matchAt(t testing.TB, s match.Settings, actions string) *match.Match {
	t.Helper()
	m, err := match.New(s, sceneSeed, testPlayers)
	require.NoError(t, err)
	words := strings.Fields(actions)
	for i := 0; i+1 < len(words); i += 2 {
		a, err := skat.ParseAction(words[i], words[i+1])
		require.NoError(t, err)
		require.NoError(t, m.Apply(a))
	}
	return m
}

// tableAt is the table of matchAt with the Standard rules, once it came up;
// whatever it started does not come back.
func tableAt(t testing.TB, env *Env, actions string) *table {
	t.Helper()
	return tableOf(env, matchAt(t, match.Defaults(match.Standard), actions))
}

func tableOf(env *Env, m *match.Match) *table {
	s := newTable(env, m, nil).(*table)
	s.setSize(80, 24)
	s.init()
	return s
}

// keyMsg is a key as Bubble Tea reports it; "space" is the space bar.
func keyMsg(k string) tea.KeyMsg {
	if k == "space" {
		k = " "
	}
	return pressed(k)
}

// runCmd runs a command and hands over what comes of it.
func runCmd(cmd tea.Cmd, take func(tea.Msg)) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, part := range msg {
			runCmd(part, take)
		}
	case nil, tea.QuitMsg:
	default:
		take(msg)
	}
}

// press presses keys, blanks between them. What a key starts is dropped but
// for the last one's, which comes back.
func press(s screen, keys string) tea.Cmd {
	var cmd tea.Cmd
	for _, k := range strings.Fields(keys) {
		cmd = s.update(keyMsg(k))
	}
	return cmd
}

// shown is what the screen shows at 80 × 24.
func shown(t testing.TB, s screen) string {
	t.Helper()
	return frameOf(t, testedEnv(s), s, 80, 24)
}

func testedEnv(s screen) *Env { return s.(*table).env }

// line returns the line of a frame that holds a text.
func lineWith(t testing.TB, frame, text string) string {
	t.Helper()
	for l := range strings.SplitSeq(frame, "\n") {
		if strings.Contains(l, text) {
			return l
		}
	}
	require.Fail(t, "not on the screen", "%q in\n%s", text, frame)
	return ""
}
