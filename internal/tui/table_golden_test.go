package tui

import (
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// The table in every phase, in every look and size.
func TestTableScreens(t *testing.T) {
	for _, c := range []struct{ name, actions, keys string }{
		{"auction", calling, ""},
		{"auction_limit", calling, "m up up"},
		{"pick_up", won, ""},
		{"discard", pickedUp, "4 right right"},
		{"discard_two", pickedUp, "0 b"},
		{"declare", discarded, ""},
		{"declare_hand", byHand, "right"},
		{"declare_overbid", tooHigh, "5"},
		{"play", fifthTrick, "right"},
		{"play_refused", fifthTrick, "1"},
		{"play_claim", fifthTrick, "c"},
		{"last_trick", fifthTrick, "l"},
		{"ouvert", openNull, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenScreen(t, func(env *Env) screen {
				s := tableAt(t, env, c.actions)
				press(s, c.keys)
				return s
			})
		})
	}
}

// A complete trick lies there with its winner marked until it is swept.
func TestTableScreenEndOfTrick(t *testing.T) {
	goldenScreen(t, func(env *Env) screen {
		env.Prefs.Pace = PaceNormal
		s := tableAt(t, env, fifthTrick)
		s.do(skat.Play(skat.Middlehand, skat.NewCard(skat.Spades, skat.Ace)))
		return s
	})
}

// The Kneipe: Kontra is asked for, Ramsch is played, the skat is pushed.
func TestTableScreensKneipe(t *testing.T) {
	pushing := match.Defaults(match.Kneipe)
	pushing.Schiebe = true
	for _, c := range []struct {
		name, actions string
		settings      match.Settings
	}{
		{"kontra", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p", match.Defaults(match.Kneipe)},
		{"re", diamonds + " 0 kontra", match.Defaults(match.Kneipe)},
		{"push", "1 p 2 p 0 p 0 push", pushing},
		{"pass_on", "1 p 2 p 0 p 0 push 1 s", pushing},
		{"ramsch", "1 p 2 p 0 p 0 CT", match.Defaults(match.Kneipe)},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenScreen(t, func(env *Env) screen { return tableOf(env, matchAt(t, c.settings, c.actions)) })
		})
	}
}

// On an ASCII terminal a frame has no signs but letters; without colours it
// is plain text.
func TestTableScreensInPlainText(t *testing.T) {
	for _, actions := range []string{calling, won, pickedUp, byHand, tooHigh, fifthTrick, openNull} {
		for _, size := range [][2]int{{40, 15}, {140, 40}} {
			env := testEnv(looks[2])
			for _, r := range frameOf(t, env, tableAt(t, env, actions), size[0], size[1]) {
				require.True(t, r < 0x80 || unicode.IsLetter(r), "%q", r)
			}
			env = testEnv(looks[1])
			require.NotContains(t, frameOf(t, env, tableAt(t, env, actions), size[0], size[1]), "\x1b")
		}
	}
}

// What the golden frames cannot say: that German players get German words.
func TestTableSpeaksGerman(t *testing.T) {
	env := testEnv(looks[3])
	require.Equal(t, "german", looks[3].name)
	frame := shown(t, tableAt(t, env, calling))
	for _, text := range []string{"22 sagen", "passen", "reizen bis", "Mittelhand", "Vorhand", "Hinterhand · Geber", "Du bist dran mit Reizen"} {
		require.Contains(t, frame, text)
	}
}
