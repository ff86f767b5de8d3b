package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

func TestResultOfAGameWon(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return newDealResult(e, testMatch(t, 1, 2), 2) })
}

func TestResultOfARamsch(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		return newDealResult(e, playedMatch(t, match.Defaults(match.Kneipe), 1, 1, bot.Fallback), 1)
	})
}

// declares is bot.Fallback that bids 18 as forehand, plays Hand or not, and
// declares c.
func declares(c skat.Contract) func(skat.View) skat.Action {
	return func(v skat.View) skat.Action {
		switch v.Phase() {
		case skat.PhaseAuction:
			if v.Seat == skat.Forehand {
				return skat.Bid(v.Seat, 18)
			}
		case skat.PhasePickUp:
			if c.Hand {
				return skat.PlayHand(v.Seat)
			}
		case skat.PhaseDeclare:
			return skat.Declare(v.Seat, c)
		}
		return bot.Fallback(v)
	}
}

// outcome returns the lines that say what the last deal of m came to.
func outcome(t *testing.T, lang string, m *match.Match) string {
	f, err := finishedDeal(testEnv(look{lang: lang}), m, m.Number())
	require.NoError(t, err)
	var b strings.Builder
	for _, l := range f.outcomeLines(200) {
		for _, p := range l {
			b.WriteString(p.text)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestOutcomesInWords(t *testing.T) {
	standard, kneipe := match.Defaults(match.Standard), match.Defaults(match.Kneipe)
	schiebe := kneipe
	schiebe.Schiebe = true
	null := skat.Contract{Game: skat.Null, Ouvert: true, Hand: true}
	concede := func(v skat.View) skat.Action {
		if v.Phase() == skat.PhasePlay {
			return skat.Concede(skat.Forehand)
		}
		return declares(skat.Contract{Game: skat.GameHearts})(v)
	}
	claim := func(v skat.View) skat.Action {
		if v.Phase() == skat.PhasePlay && v.Tricks() == 9 && v.Trick().Len() == 2 {
			s, c := v.Trick().Best(v.Contract().Game)
			if last := v.Playable().First(); v.Contract().Game.Beats(last, c) {
				s = v.Seat
			}
			return skat.Claim(s)
		}
		return testAction(v)
	}
	push := func(v skat.View) skat.Action {
		if v.Phase() == skat.PhasePush && v.Seat != skat.Rearhand {
			return skat.Push(v.Seat)
		}
		return bot.Fallback(v)
	}
	ramsch := func(seed uint64) *match.Match { return playedMatch(t, kneipe, seed, 1, bot.Fallback) }
	for _, c := range []struct {
		name   string
		m      *match.Match
		en, de string
	}{
		{
			"passed in", playedMatch(t, standard, 1, 1, bot.Fallback),
			"All three passed: the deal is passed in.\n",
			"Alle drei haben gepasst: eingepasst.\n",
		},
		{
			"Null lost", playedMatch(t, standard, 1, 1, declares(null)),
			"✗ Abel loses Null ouvert Hand: −118\nNull ouvert Hand = 59, lost × −2 = −118\n\nAbel         4 card points, 1 trick\nYou and Bea  0 card points, 0 tricks\n",
			"✗ Abel verliert Null ouvert Hand: −118\nNull ouvert Hand = 59, verloren × −2 = −118\n\nAbel        4 Augen, 1 Stich\nDu und Bea  0 Augen, 0 Stiche\n",
		},
		{
			"conceded", playedMatch(t, standard, 1, 3, concede),
			"✗ You lose Hearts: −40\nwith 1, game 2 × Hearts 10 = 20, lost × −2 = −40\nYou gave the game up.\n\nYou           0 card points, 0 tricks\nAbel and Bea  0 card points, 0 tricks\n",
			"✗ Du verlierst Herz: −40\nmit 1, Spiel 2 × Herz 10 = 20, verloren × −2 = −40\nDu hast aufgegeben.\n\nDu            0 Augen, 0 Stiche\nAbel und Bea  0 Augen, 0 Stiche\n",
		},
		{
			"claimed", playedMatch(t, standard, 1, 2, claim),
			"✓ You win Spades: +99\nwith 7, game 8, Schneider 9 × Spades 11 = 99\nYou claimed the rest of the tricks.\n\nYou           96 card points, 9 tricks\nAbel and Bea  24 card points, 1 trick\n",
			"✓ Du gewinnst Pik: +99\nmit 7, Spiel 8, Schneider 9 × Pik 11 = 99\nDu hast den Rest der Stiche beansprucht.\n\nDu            96 Augen, 9 Stiche\nAbel und Bea  24 Augen, 1 Stich\n",
		},
		{
			"Schieberamsch", playedMatch(t, schiebe, 1, 1, push),
			"Ramsch, Abel loses: −316\nmost card points 79, 2 pushes unseen, each × 2 = −316\n\nAbel  79 card points, 6 tricks\nBea   24 card points, 2 tricks\nYou   17 card points, 2 tricks\nSkat: 0 to Abel (last trick)\n",
			"Ramsch, Abel verliert: −316\nmeiste Augen 79, 2-mal verdeckt geschoben, je × 2 = −316\n\nAbel  79 Augen, 6 Stiche\nBea   24 Augen, 2 Stiche\nDu    17 Augen, 2 Stiche\nSkat: 0 an Abel (letzter Stich)\n",
		},
		{
			"Ramsch", ramsch(1),
			"Ramsch, Abel loses: −83\n\nAbel  83 card points, 7 tricks\nBea   24 card points, 2 tricks\nYou   13 card points, 1 trick\nSkat: 4 to Abel (last trick)\n",
			"Ramsch, Abel verliert: −83\n\nAbel  83 Augen, 7 Stiche\nBea   24 Augen, 2 Stiche\nDu    13 Augen, 1 Stich\nSkat: 4 an Abel (letzter Stich)\n",
		},
		{
			"Jungfrau", ramsch(2),
			"Ramsch, Abel loses: −212\nmost card points 106, no trick for you × 2 = −212\n\nBea   14 card points, 2 tricks\nYou   0 card points, Jungfrau\nAbel  106 card points, 8 tricks\nSkat: 2 to Abel (last trick)\n",
			"Ramsch, Abel verliert: −212\nmeiste Augen 106, kein Stich für dich × 2 = −212\n\nBea   14 Augen, 2 Stiche\nDu    0 Augen, Jungfrau\nAbel  106 Augen, 8 Stiche\nSkat: 2 an Abel (letzter Stich)\n",
		},
		{
			"your own Ramsch", ramsch(3),
			"Ramsch, you lose: −62\n\nAbel  9 card points, 3 tricks\nBea   49 card points, 4 tricks\nYou   62 card points, 3 tricks\nSkat: 5 to you (last trick)\n",
			"Ramsch, du verlierst: −62\n\nAbel  9 Augen, 3 Stiche\nBea   49 Augen, 4 Stiche\nDu    62 Augen, 3 Stiche\nSkat: 5 an dich (letzter Stich)\n",
		},
		{
			"two lose", ramsch(243),
			"Ramsch, You and Abel lose: −50 each\nmost card points 50 each = −50\n\nBea   20 card points, 3 tricks\nYou   50 card points, 5 tricks\nAbel  50 card points, 2 tricks\nSkat: 7 to Abel (last trick)\n",
			"Ramsch, Du und Abel verlieren je −50\nmeiste Augen je 50 = −50\n\nBea   20 Augen, 3 Stiche\nDu    50 Augen, 5 Stiche\nAbel  50 Augen, 2 Stiche\nSkat: 7 an Abel (letzter Stich)\n",
		},
		{
			"Durchmarsch", ramsch(1509),
			"Durchmarsch: you took every trick, +120\n\nYou   120 card points, 10 tricks\nAbel  0 card points, 0 tricks\nBea   0 card points, 0 tricks\nSkat: 3 to you (last trick)\n",
			"Durchmarsch: du hast jeden Stich, +120\n\nDu    120 Augen, 10 Stiche\nAbel  0 Augen, 0 Stiche\nBea   0 Augen, 0 Stiche\nSkat: 3 an dich (letzter Stich)\n",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.en, outcome(t, "en", c.m))
			assert.Equal(t, c.de, outcome(t, "de", c.m))
		})
	}
}

// Where all does not fit at once, the arrows turn the pages.
func TestResultHasPagesOnASmallTerminal(t *testing.T) {
	e := testEnv(looks[1])
	s := newDealResult(e, testMatch(t, 1, 2), 2)
	first := frameOf(t, e, s, 40, 15)
	assert.Contains(t, first, "Result 1/3")
	s.update(pressed("right"))
	assert.Contains(t, frameOf(t, e, s, 40, 15), "Cards 2/3")
	s.update(pressed("right"))
	assert.Contains(t, frameOf(t, e, s, 40, 15), " 7  A♥◆     ›10♥      Q♥       24")
	s.update(pressed("right"))
	assert.Equal(t, first, frameOf(t, e, s, 40, 15))
	s.update(pressed("left"))
	assert.Contains(t, frameOf(t, e, s, 40, 15), "Tricks 3/3")
}

func TestResultIsLeftWithMostKeys(t *testing.T) {
	e := testEnv(looks[1])
	for _, k := range []string{"enter", " ", "esc", "q"} {
		s := newDealResult(e, testMatch(t, 1, 1), 1)
		s.setSize(80, 24)
		assert.Equal(t, popMsg{}, s.update(pressed(k))(), k)
	}
	s := newDealResult(e, testMatch(t, 1, 1), 1)
	s.setSize(80, 24)
	assert.IsType(t, &sheetScreen{}, s.update(pressed("s"))().(pushMsg).screen)
	assert.IsType(t, &page{}, s.update(pressed("?"))().(pushMsg).screen)
	assert.Nil(t, s.update(tea.FocusMsg{}))
}

func TestResultOfADealThatIsNotOverSaysSo(t *testing.T) {
	e := testEnv(looks[1])
	m := testMatch(t, 1, 1)
	require.NoError(t, m.Next())
	assert.Contains(t, frameOf(t, e, newDealResult(e, m, 2), 80, 24), "deal 2 is being played")
}
