package tui

import (
	"context"
	"errors"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// keptSessions notes what was saved.
type keptSessions struct {
	lines    []string
	finished bool
	fail     error
}

func (k *keptSessions) Save(m *match.Session) error {
	if k.fail == nil {
		k.lines = append(k.lines, m.Line())
	}
	return k.fail
}

func (k *keptSessions) Finish(m *match.Session) error {
	k.finished = true
	return k.Save(m)
}

// firstKey is the key of the first card that may be played, a pile's where
// there is one.
func firstKey(s *offizierTable) string {
	_, keyed := s.usable()
	for i := len(s.hand.cards) - 1; i >= 0; i-- {
		if keyed.Has(s.hand.cards[i]) {
			if i >= s.inHand {
				return pileKeys[i-s.inHand]
			}
			return cardKeys[i]
		}
	}
	return "?"
}

// A whole session by keys, from the first game named to who won; bots get the
// View of their own seat.
func TestASessionIsPlayedByKeys(t *testing.T) {
	for _, settings := range []match.SessionSettings{
		{Length: match.BestOf, Target: 3},
		{Length: match.ToPoints, Target: 30, Kontra: offizier.KontraDouble},
	} {
		env := testEnv(looks[1])
		m := sessionAt(t, settings, offizier.Forehand, "")
		env.NewOffizier = func(level string, seed uint64) (bot.OffizierPlayer, error) {
			assert.Equal(t, "club", level)
			assert.Equal(t, m.BotSeed(1), seed)
			return watchedOffizier{func(v offizier.View) { assert.Equal(t, m.Seat(m.Number(), 1), v.Seat) }}, nil
		}
		kept := &keptSessions{}
		p := newProgram(t, env, newOffizierTable(env, m, kept))
		deals := 0
		for range 400 {
			frame := p.root.View()
			switch s := p.root.top().(type) {
			case *offizierResult:
				deals++
				p.press("enter")
			case *offizierFinal:
				assert.True(t, m.Over() && kept.finished)
				assert.Len(t, m.Sheet().Rows, deals)
				assert.Contains(t, frame, "◆ ")
				assert.Equal(t, m.Line(), kept.lines[len(kept.lines)-1])
			case *offizierTable:
				require.True(t, s.asks(), "nobody moves:\n%s", frame)
				if s.question != nil {
					p.press("1")
				} else {
					p.press(firstKey(s))
				}
				require.Equal(t, m.Line(), kept.lines[len(kept.lines)-1], "saved before the next")
			}
			if _, over := p.root.top().(*offizierFinal); over && kept.finished {
				break
			}
		}
		require.IsType(t, &offizierFinal{}, p.root.top())
	}
}

// watchedOffizier says what it is shown, and does the least.
type watchedOffizier struct{ shown func(offizier.View) }

func (b watchedOffizier) Act(ctx context.Context, v offizier.View) (offizier.Action, error) {
	b.shown(v)
	return leastOffizier{}.Act(ctx, v)
}

// Any number of deals goes on with Enter and ends when the player says so.
func TestAfterEachDealAnotherIsAsked(t *testing.T) {
	env := testEnv(looks[1])
	m, kept := playedSession(t, match.SessionSettings{}, 1), &keptSessions{}
	p := newProgram(t, env, newOffizierTable(env, m, kept))
	require.IsType(t, &offizierResult{}, p.root.top())
	assert.Contains(t, p.root.View(), "Another?")
	p.press("enter")
	require.IsType(t, &offizierTable{}, p.root.top())
	assert.Equal(t, 2, m.Number())

	m = playedSession(t, match.SessionSettings{}, 2)
	p = newProgram(t, env, newOffizierTable(env, m, kept))
	p.press("e")
	require.IsType(t, &offizierFinal{}, p.root.top())
	assert.True(t, kept.finished)
	assert.Equal(t, 2, m.Number(), "no third deal")
}

// Keys of cards that may not be played, of piles that are gone and of nothing
// change nothing, and the first two say why.
func TestIllegalKeysChangeNothing(t *testing.T) {
	env := testEnv(looks[1])
	s := atOffizier(t, env, offizier.Forehand, heartsLed)
	line := s.session.Line()
	for _, c := range []struct{ key, why string }{
		{"1", "Hearts must be followed"}, {"a", "Hearts must be followed"}, {"8", "There is no such card"}, {"9", ""}, {"z", ""},
	} {
		press(s, c.key)
		assert.Equal(t, line, s.session.Line(), c.key)
		if c.why != "" {
			assert.Contains(t, shownOffizier(t, s), c.why, c.key)
		}
	}
	may, keyed := s.usable()
	assert.Equal(t, cards(t, "HK.HQ.H8"), may)
	assert.Equal(t, may, keyed)
	press(s, "d")
	assert.NotEqual(t, line, s.session.Line(), "the king from the fourth pile")

	s = atOffizier(t, env, offizier.Forehand, "")
	line = s.session.Line()
	press(s, "6 a 0")
	assert.Equal(t, line, s.session.Line())
	press(s, "4")
	assert.Equal(t, skat.GameClubs, s.view.Game())
}

func cards(t testing.TB, text string) skat.Cards {
	c, err := skat.ParseCards(text)
	require.NoError(t, err)
	return c
}

// The arrows go through the cards that may be played: along the hand, up to
// the piles and down again.
func TestArrowsReachHandAndPiles(t *testing.T) {
	env := testEnv(looks[1])
	s := atOffizier(t, env, offizier.Forehand, heartsLed)
	at := func() string { return s.hand.at().String() }
	press(s, "right")
	assert.Equal(t, "HQ", at())
	press(s, "right")
	assert.Equal(t, "H8", at())
	press(s, "up")
	assert.Equal(t, "HK", at())
	assert.Contains(t, shownOffizier(t, s), "[d]")
	press(s, "up")
	assert.Equal(t, "HK", at())
	press(s, "down")
	assert.Contains(t, []string{"HQ", "H8"}, at())
	press(s, "right right enter")
	assert.Contains(t, s.session.Line(), " 0 H")
}

// The mouse plays from hand and piles, presses buttons, and ends a wait.
func TestTheMousePlaysForTwo(t *testing.T) {
	env := testEnv(looks[1])
	for _, size := range [][2]int{{40, 15}, {80, 24}, {140, 40}} {
		s := atOffizier(t, env, offizier.Forehand, "")
		s.setSize(size[0], size[1])
		click(s, s.layout().buttons[3])
		require.Equal(t, skat.GameClubs, s.view.Game())
		answered(s, "p")
		require.True(t, s.playing)
		click(s, s.layout().below[1])
		assert.Equal(t, "CJ", s.view.Led().String())
		answered(s, "CT")
		require.True(t, s.playing)
		click(s, s.layout().above[0])
		assert.Equal(t, skat.NoCard, s.view.Led(), "the opponent's piles are not the player's")
		click(s, s.layout().cards[len(s.hand.cards[:s.inHand])-1])
		assert.Equal(t, s.view.Led(), s.view.Trick().Cards[0])
		assert.NotEqual(t, skat.NoCard, s.view.Led())
	}
}

// With a pace, the card below a played one is first seen from its back, then
// turned up.
func TestATurnedUpCardIsSeenToTurn(t *testing.T) {
	env := testEnv(looks[1])
	env.Prefs.Pace = PaceNormal
	s := atOffizier(t, env, offizier.Forehand, clubs+" 0 CJ")
	var waits []time.Duration
	s.after = func(d time.Duration, _ tea.Msg) tea.Cmd {
		waits = append(waits, d)
		return nil
	}
	answered(s, "CT")
	s.update(dueMsg{s.wait.gen})
	require.Equal(t, waitSweep, s.wait.kind)
	pile, turned := s.shownPile(offizier.Forehand, 1)
	assert.Equal(t, offizier.Pile{Covered: true}, pile)
	assert.False(t, turned)
	assert.Equal(t, []time.Duration{PaceNormal.sweepDelay()}, waits)
	_, keyed := s.usable()
	assert.NotZero(t, keyed, "the cards in hand can be played at once")
	assert.NotContains(t, lineWith(t, shownOffizier(t, s), " a "), "b", "what is not seen has no key")

	s.update(dueMsg{s.wait.gen})
	pile, turned = s.shownPile(offizier.Forehand, 1)
	assert.Equal(t, cards(t, "C7").First(), pile.Open)
	assert.True(t, turned)
	pile, turned = s.shownPile(offizier.Dealer, 0)
	assert.Equal(t, cards(t, "C9").First(), pile.Open)
	assert.True(t, turned)
	assert.Contains(t, shownOffizier(t, s), "↑")
	assert.Len(t, waits, 1, "nothing ticks while the player thinks")
}

// A bot's answer to what was taken back, or to what it was not asked, is
// dropped; one that is illegal or an error is replaced.
func TestStaleAnswersForTwoAreDropped(t *testing.T) {
	env := testEnv(looks[1])
	s := atOffizier(t, env, offizier.Forehand, clubs+" 0 CJ")
	gen := s.wait.gen
	require.Equal(t, waitMove, s.wait.kind)
	press(s, "u")
	line := s.session.Line()
	s.update(thought[offizier.Action]{gen: gen, action: offizier.Play(offizier.Dealer, cards(t, "CT").First())})
	s.update(limitMsg{gen})
	assert.Equal(t, line, s.session.Line())
	assert.True(t, s.session.Practice())
	assert.Contains(t, shownOffizier(t, s), "Taken back")

	for _, wrong := range []thought[offizier.Action]{
		{action: offizier.Play(offizier.Dealer, cards(t, "SA").First())}, {err: errors.New("lost")},
	} {
		s = atOffizier(t, env, offizier.Forehand, clubs+" 0 CJ")
		wrong.gen = s.wait.gen
		s.update(wrong)
		assert.Equal(t, 1, s.view.Tricks(), "the fallback moved")
	}
}

func TestTakingBackForTwo(t *testing.T) {
	env := testEnv(looks[1])
	s := atOffizier(t, env, offizier.Forehand, clubs)
	before := s.session.Line()
	press(s, "b")
	answered(s, "CT")
	require.True(t, s.playing)
	press(s, "u")
	assert.Equal(t, before, s.session.Line(), "the answer is taken back too")
	press(s, "u")
	require.NotNil(t, s.question, "and the naming")
	press(s, "u")
	assert.Contains(t, shownOffizier(t, s), "nothing to take back")
}

func TestKontraAndRe(t *testing.T) {
	env := testEnv(looks[1])
	s := atOffizier(t, env, offizier.Dealer, clubsNamed)
	assert.Contains(t, shownOffizier(t, s), "Abel names Clubs. Kontra?")
	press(s, "k")
	assert.Equal(t, offizier.Dealer, s.view.Declarer())
	assert.Contains(t, shownOffizier(t, s), "You play")

	double := match.SessionSettings{Kontra: offizier.KontraDouble}
	s = offizierOf(env, sessionAt(t, double, offizier.Forehand, clubsNamed))
	answered(s, "kontra")
	assert.Contains(t, shownOffizier(t, s), "Abel says Kontra to Clubs. Re?")
	press(s, "y")
	assert.True(t, s.view.Re())
	assert.Contains(t, shownOffizier(t, s), "Re ×4")

	s = atOffizier(t, env, offizier.Forehand, clubsNamed)
	assert.Contains(t, shownOffizier(t, s), "Does Abel say Kontra?")
	answered(s, "kontra")
	assert.Contains(t, shownOffizier(t, s), "Abel says Kontra and takes the game over")
}

// A question stays where it is while the terminal is resized; its labels are
// as long as there is room.
func TestAQuestionIsResized(t *testing.T) {
	env := testEnv(looks[1])
	s := atOffizier(t, env, offizier.Forehand, "")
	press(s, "right")
	before := shownOffizier(t, s)
	assert.Contains(t, before, "›2 Hearts")
	assert.Contains(t, frameOf(t, env, s, 40, 15), "›2 ♥")
	assert.Equal(t, before, shownOffizier(t, s))
}

func TestAFailedSaveOfASessionIsSaid(t *testing.T) {
	env := testEnv(looks[1])
	m, kept := sessionAt(t, match.SessionSettings{}, offizier.Forehand, clubs), &keptSessions{fail: errors.New("disk full")}
	s := newOffizierTable(env, m, kept).(*offizierTable)
	s.setSize(80, 24)
	s.init()
	press(s, "1")
	assert.Contains(t, shownOffizier(t, s), "Not saved (disk full)")
	assert.Nil(t, press(s, "q"), "it asks")
	assert.Contains(t, shownOffizier(t, s), "would be gone")
}

// A session that is left goes on from the start screen where it was, among the
// matches.
func TestASessionIsContinued(t *testing.T) {
	e := storeEnv(t)
	p := newShellProgram(e, 80, 24)
	p.press("f")
	require.Equal(t, "*tui.offizierSetup", p.on())
	p.press("right", "down", "right", "enter")
	require.Equal(t, "*tui.offizierTable", p.on())
	assert.Equal(t, NextSession{match.SessionSettings{Length: match.BestOf, Target: 5}, "expert"}, e.Prefs.Session)
	s := p.top().(*offizierTable)
	assert.Equal(t, "expert", s.session.Players()[1].Bot)
	p.press("1", "1")
	line := s.session.Line()
	p.press("q")
	assert.Contains(t, p.View(), "Continue        Offiziersskat, deal 1, level")
	p.press("n", "q", "m")
	require.Len(t, p.top().(*unfinished).list, 2)
	p.press("esc", "m", "down", "enter")
	require.Equal(t, "*tui.offizierTable", p.on())
	assert.Equal(t, line, p.top().(*offizierTable).session.Line())
}

// However a deal goes and whatever the size, a frame has the terminal's lines
// and none is too wide (frameOf holds that).
func TestEveryFrameForTwoFits(t *testing.T) {
	env := testEnv(looks[1])
	rapid.Check(t, func(t *rapid.T) {
		m, err := match.NewSession(match.SessionSettings{Kontra: offizier.KontraRule(rapid.IntRange(0, 1).Draw(t, "kontra"))},
			rapid.Uint64().Draw(t, "seed"), [2]match.Player{{Name: "Hannelore II"}, {Name: "Abel", Bot: "club"}})
		require.NoError(t, err)
		for range rapid.IntRange(0, 36).Draw(t, "actions") {
			v := m.View(m.ToMove())
			if legal := v.Legal(); len(legal) > 0 {
				require.NoError(t, m.Apply(rapid.SampledFrom(legal).Draw(t, "action")))
			}
		}
		s := newOffizierTable(env, m, nil)
		s.setSize(80, 24)
		s.init()
		w, h := rapid.IntRange(smallestW, 160).Draw(t, "w"), rapid.IntRange(smallestH, 50).Draw(t, "h")
		for _, k := range []string{"", "right", "up", "l", "enter", "t"} {
			if k != "" {
				s.update(keyMsg(k))
			}
			frameOf(t, env, s, w, h)
		}
		if m.DealOver() {
			for _, s := range []screen{newOffizierResult(env, m, 1, nil), newOffizierSheet(env, m), newOffizierFinal(env, m)} {
				frameOf(t, env, s, w, h)
			}
		}
	})
}

func BenchmarkOffizierFrame(b *testing.B) {
	for name, size := range map[string][2]int{"80x24": {80, 24}, "140x40": {140, 40}} {
		b.Run(name, func(b *testing.B) {
			env := testEnv(looks[0])
			s := atOffizier(b, env, offizier.Forehand, heartsLed)
			s.setSize(size[0], size[1])
			for b.Loop() {
				c := newCanvas(size[0], size[1], env.Theme)
				s.draw(c)
				_ = c.String()
			}
		})
	}
}
