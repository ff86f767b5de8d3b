package tui

import (
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
)

// The table for two in every phase, in every look and size.
func TestOffizierScreens(t *testing.T) {
	for _, c := range []struct {
		name    string
		me      offizier.Seat
		actions string
		keys    string
	}{
		{"name", offizier.Forehand, "", "right"},
		{"kontra", offizier.Dealer, clubsNamed, ""},
		{"follow", offizier.Forehand, heartsLed, "right up"},
		{"turned", offizier.Forehand, jackLed, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenScreen(t, func(env *Env) screen {
				s := atOffizier(t, env, c.me, c.actions)
				press(s, c.keys)
				return s
			})
		})
	}
}

// A complete trick lies there, the cards that it uncovers show their backs.
func TestOffizierScreenEndOfTrick(t *testing.T) {
	goldenScreen(t, func(env *Env) screen {
		env.Prefs.Pace = PaceNormal
		s := atOffizier(t, env, offizier.Forehand, clubs+" 0 CJ")
		answered(s, "CT")
		s.skip()
		return s
	})
}

func TestOffizierScreensAround(t *testing.T) {
	best := match.SessionSettings{Length: match.BestOf, Target: 5, Kontra: offizier.KontraDouble}
	for _, c := range []struct {
		name string
		make func(*Env) screen
	}{
		{"setup", func(e *Env) screen {
			s := newOffizierSetup(e)
			press(s, "down right")
			return s
		}},
		{"result", func(e *Env) screen {
			return newOffizierResult(e, playedSession(t, match.SessionSettings{Kontra: offizier.KontraDouble}, 2), 2, func(parting) {})
		}},
		{"sheet", func(e *Env) screen { return newOffizierSheet(e, playedSession(t, match.SessionSettings{}, 14)) }},
		{"final", func(e *Env) screen { return newOffizierFinal(e, playedSession(t, best, 4)) }},
	} {
		t.Run(c.name, func(t *testing.T) { goldenScreen(t, c.make) })
	}
}

// On an ASCII terminal a frame has no signs but letters; without colours it
// is plain text.
func TestOffizierScreensInPlainText(t *testing.T) {
	for _, actions := range []string{"", clubs, heartsLed, jackLed} {
		for _, size := range [][2]int{{40, 15}, {140, 40}} {
			env := testEnv(looks[2])
			for _, r := range frameOf(t, env, atOffizier(t, env, offizier.Forehand, actions), size[0], size[1]) {
				require.True(t, r < 0x80 || unicode.IsLetter(r), "%q", r)
			}
			env = testEnv(looks[1])
			require.NotContains(t, frameOf(t, env, atOffizier(t, env, offizier.Forehand, actions), size[0], size[1]), "\x1b")
		}
	}
}
