package tui

import (
	"context"
	"errors"
	"strings"
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
	assert.Contains(t, p.root.View(), "End the match here?")
	p.press("n")
	require.IsType(t, &offizierResult{}, p.root.top(), "back to where it was asked")
	assert.False(t, kept.finished)
	p.press("e")
	p.press("y")
	require.IsType(t, &offizierFinal{}, p.root.top())
	assert.True(t, kept.finished)
	assert.Equal(t, 2, m.Number(), "no third deal")
}

// A match that is decided has no end to ask for, and the keys say so; on its
// results stands what it was played to.
func TestADecidedMatchIsNotEndedByKey(t *testing.T) {
	for settings, wants := range map[match.SessionSettings][2]string{
		{}:                                  {"Another?", "end the match"},
		{Length: match.ToPoints, Target: 9}: {"to 9 points", ""},
	} {
		env := testEnv(looks[1])
		p := newProgram(t, env, newOffizierTable(env, playedSession(t, settings, 1), nil))
		require.IsType(t, &offizierResult{}, p.root.top())
		assert.Contains(t, p.root.View(), wants[0])
		p.press("?")
		assert.Equal(t, wants[1] != "", strings.Contains(p.root.View(), "end the match"), p.root.View())
	}
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

// The page of keys says what the marks on the table mean.
func TestMarksForTwoAreExplained(t *testing.T) {
	for _, l := range looks {
		env := testEnv(l)
		p := newProgram(t, env, atOffizier(t, env, offizier.Forehand, clubs))
		p.press("?")
		help := p.root.top().(*page)
		text := textOf(help.lines(400))
		for _, mark := range []string{env.Theme.glyphs.pointer, env.Theme.glyphs.winner, env.Theme.glyphs.up, env.Theme.glyphs.dot} {
			assert.Contains(t, text, mark+" ")
		}
	}
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

// While a complete trick lies there, a click plays a card that is on the
// screen as its key does: one of the hand or of a pile, not what the trick turns
// up, which only comes to be seen.
func TestAClickSweepsAndPlaysForTwo(t *testing.T) {
	for at, want := range map[string]int{"hand": 1, "pile": 1, "key": 1, "turned": 0} {
		env := testEnv(looks[1])
		env.Prefs.Pace = PaceNormal
		s := atOffizier(t, env, offizier.Forehand, clubs+" 0 CJ")
		s.after = func(time.Duration, tea.Msg) tea.Cmd { return nil }
		answered(s, "CT")
		s.update(dueMsg{s.wait.gen})
		require.Equal(t, waitSweep, s.wait.kind)
		switch at {
		case "hand":
			click(s, s.layout().cards[0])
		case "pile":
			click(s, s.layout().below[0])
		case "key":
			press(s, "a")
		case "turned": // C7 comes up below the jack
			click(s, s.layout().below[1])
		}
		assert.Equal(t, want, s.view.Trick().Len(), at)
		assert.NotEqual(t, waitSweep, s.wait.kind, at)
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
	kept := &keptSessions{}
	s.keeper = kept
	press(s, "u")
	assert.Equal(t, before, s.session.Line(), "the answer is taken back too")
	assert.Equal(t, []string{before}, kept.lines, "and so it is kept")
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

// What flags ask for is for the match that begins at once, and for another by
// its rules from its end; the start screen and the setup have what was set up.
func TestASessionThatIsAskedForBeginsAtOnce(t *testing.T) {
	e := storeEnv(t)
	asked := NextSession{match.SessionSettings{Length: match.ToPoints, Target: 9, Kontra: offizier.KontraDouble}, "novice"}
	before := e.Prefs.Session
	e.AskedSession = &asked
	p := newShellProgram(e, 80, 24)
	require.Equal(t, "*tui.offizierTable", p.on())
	m := p.top().(*offizierTable).session
	assert.Equal(t, asked.Settings, m.Settings())
	assert.Equal(t, "novice", m.Players()[1].Bot)
	for range 400 {
		if p.on() == "*tui.offizierFinal" {
			break
		}
		if s, atTable := p.top().(*offizierTable); !atTable {
			p.press("enter")
		} else if s.question != nil {
			p.press("1")
		} else {
			p.press(firstKey(s))
		}
	}
	require.Equal(t, "*tui.offizierFinal", p.on())
	p.press("n")
	again := p.top().(*offizierTable).session
	assert.NotSame(t, m, again)
	assert.Equal(t, asked.Settings, again.Settings())
	assert.Equal(t, "novice", again.Players()[1].Bot)
	p.press("q")
	assert.Contains(t, p.View(), "for two, any number of deals")
	p.press("f", "right", "esc")
	before.Bot = turned(e.OffizierLevels, before.Bot, 1)
	assert.Equal(t, before, e.Prefs.Session, "the flags are in nothing that is remembered")
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
