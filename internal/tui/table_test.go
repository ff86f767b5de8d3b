package tui

import (
	"context"
	"errors"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// seatedBot says who asked it, and does what testAction does.
type seatedBot struct{ asked func(skat.View) }

func (b seatedBot) Act(_ context.Context, v skat.View) (skat.Action, error) {
	b.asked(v)
	return testAction(v), nil
}

// keptMatches notes what was saved.
type keptMatches struct {
	lines []string
	fail  error
}

func (k *keptMatches) Save(m *match.Match) error {
	if k.fail != nil {
		return k.fail
	}
	k.lines = append(k.lines, m.Line())
	return nil
}

// program runs a root model without a terminal: commands run at once, and
// time never passes.
type program struct {
	t    testing.TB
	root *root
}

func newProgram(t testing.TB, env *Env, s screen) *program {
	stopTime(s)
	p := &program{t, &root{env: env, stack: []screen{s}}}
	p.root.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	p.run(p.root.Init())
	return p
}

func (p *program) run(cmd tea.Cmd) {
	runCmd(cmd, func(msg tea.Msg) {
		_, next := p.root.Update(msg)
		p.run(next)
	})
}

func (p *program) press(k string) {
	_, cmd := p.root.Update(keyMsg(k))
	p.run(cmd)
}

// A whole match by keys, from the first call to who won.
func TestAMatchIsPlayedByKeys(t *testing.T) {
	env := testEnv(looks[1])
	views := map[skat.Seat]bool{}
	var m *match.Match
	env.NewBot = func(level string, seed uint64) (bot.Player, error) {
		assert.Equal(t, "club", level)
		return seatedBot{func(v skat.View) {
			assert.Equal(t, v.ToMove(), v.Seat, "a bot gets the View of its own seat")
			assert.NotEqual(t, m.Seating().Seat(0), v.Seat)
			views[v.Seat] = true
		}}, nil
	}
	s := match.Defaults(match.Standard)
	m, err := match.New(s, 5, testPlayers)
	require.NoError(t, err)
	kept := &keptMatches{}
	p := newProgram(t, env, newTable(env, m, kept))

	deals := map[int]bool{}
	for range 4000 {
		frame := p.root.View()
		tab, atTable := p.root.top().(*table)
		switch {
		case !atTable && m.Over() && len(p.root.stack) == 1:
			assert.Len(t, deals, s.Deals)
			assert.Len(t, views, 3, "bots sat everywhere")
			assert.Equal(t, m.Line(), kept.lines[len(kept.lines)-1], "the end is saved")
			return
		case !atTable:
			deals[m.Number()] = true
			p.press("enter") // the result
		case tab.decision == nil:
			require.Fail(t, "nobody moves", frame)
		default:
			pressSensibly(p, tab)
		}
	}
	require.Fail(t, "the match does not end", p.root.View())
}

var fourPlayers = append(testPlayers[:3:3], match.Player{Name: "Carl", Bot: "club"})

// At a table of four the dealer sits out; when that is the player, the others
// play and he watches, seeing nobody's cards.
func TestAtATableOfFourTheDealerWatches(t *testing.T) {
	env := testEnv(looks[1])
	s := match.Defaults(match.Standard)
	s.Table, s.Deals = 4, 4
	m, err := match.New(s, 5, fourPlayers)
	require.NoError(t, err)
	p := newProgram(t, env, newTable(env, m, nil))
	watched := false
	for range 400 {
		if m.Over() {
			assert.True(t, watched)
			return
		}
		tab, atTable := p.root.top().(*table)
		if !atTable {
			watched = watched || m.Seating().Dealer == 0
			p.press("enter")
			continue
		}
		require.NotNil(t, tab.decision, p.root.View())
		pressSensibly(p, tab)
	}
	require.Fail(t, "the match does not end")
}

func TestOneWhoSitsOutIsToldSo(t *testing.T) {
	env := testEnv(looks[1])
	env.Prefs.Pace = PaceSlow
	s := match.Defaults(match.Standard)
	s.Table = 4
	for seed := uint64(1); ; seed++ {
		m, err := match.New(s, seed, fourPlayers)
		require.NoError(t, err)
		if m.Seating().Dealer != 0 {
			continue
		}
		frame := shown(t, tableOf(env, m))
		assert.Contains(t, frame, "You deal, so you only watch")
		for _, name := range []string{"Abel", "Bea", "Carl"} {
			assert.Contains(t, frame, name)
		}
		return
	}
}

// pressSensibly presses keys for the table's question: it bids a little,
// discards the last two cards, takes the first contract, plays the first card
// with a key.
func pressSensibly(p *program, s *table) {
	switch d := s.decision.(type) {
	case *choice:
		if s.view.Phase() == skat.PhaseAuction && (s.view.Hand&skat.Jacks).Len() < 2 {
			p.press("p")
			return
		}
		p.press("1")
	case *discarding:
		for _, k := range []string{"a", "b", "enter"} {
			p.press(k)
		}
	case *declaring:
		p.press("enter")
	case *playing:
		may, _ := s.usable()
		for i, c := range s.hand.cards {
			if may.Has(c) {
				p.press(cardKeys[i])
				return
			}
		}
	default:
		require.Fail(p.t, "unknown question", "%T", d)
	}
}

// Every action is saved before the next: what was kept last is always the
// match as it stands.
func TestEverythingIsSavedBeforeTheNext(t *testing.T) {
	env := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), "")
	kept := &keptMatches{}
	p := newProgram(t, env, newTable(env, m, kept))
	s := p.root.top().(*table)
	for range 12 {
		pressSensibly(p, s)
		require.Equal(t, m.Line(), kept.lines[len(kept.lines)-1])
	}
	for i := 1; i < len(kept.lines); i++ {
		before, err := skat.ParseDeal(kept.lines[i-1], skat.Rules{})
		require.NoError(t, err)
		after, err := skat.ParseDeal(kept.lines[i], skat.Rules{})
		require.NoError(t, err)
		assert.Len(t, after.Actions(), len(before.Actions())+1, "one action a save")
	}
	p.press("u")
	assert.Equal(t, m.Line(), kept.lines[len(kept.lines)-1], "taking back is saved")
}

func TestAFailedSaveIsSaidAndPlayGoesOn(t *testing.T) {
	env := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), fifthTrick)
	kept := &keptMatches{fail: errors.New("disk full")}
	s := newTable(env, m, kept).(*table)
	s.setSize(80, 24)
	s.init()
	press(s, "5")
	assert.Contains(t, shown(t, s), "Not saved (disk full)")
	assert.Equal(t, 5, s.view.Tricks(), "the card was played all the same")

	kept.fail = nil
	press(s, "1")
	assert.NotContains(t, shown(t, s), "Not saved")
	assert.Equal(t, m.Line(), kept.lines[0])
}

func TestLeavingASavedMatchSaysSoAndAnUnsavedOneAsks(t *testing.T) {
	env := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), fifthTrick)
	s := newTable(env, m, &keptMatches{}).(*table)
	s.setSize(80, 24)
	s.init()
	assert.Equal(t, popMsg{}, press(s, "q")())
	assert.Equal(t, []string{"The match is saved; continue when you like."}, env.Notices)

	s = tableAt(t, env, fifthTrick)
	assert.Nil(t, press(s, "esc"))
	assert.Contains(t, shown(t, s), "would be gone")
	assert.Nil(t, press(s, "n"))
	assert.NotContains(t, shown(t, s), "would be gone")
	assert.NotNil(t, s.decision, "it goes on")
	assert.Equal(t, popMsg{}, press(s, "esc y")())
}

// Keys that were typed so fast that they were read together all count.
func TestKeysReadTogetherAllCount(t *testing.T) {
	env := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), pickedUp)
	p := newProgram(t, env, newTable(env, m, nil))
	p.root.Update(keyMsg("78"))
	assert.Equal(t, 2, p.root.top().(*table).hand.chosen.Len())
}

func TestTakingBack(t *testing.T) {
	env := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), fifthTrick)
	before := m.Line()
	p := newProgram(t, env, newTable(env, m, nil))
	p.press("5")
	require.NotEqual(t, before, m.Line())
	p.press("u")
	assert.Equal(t, before, m.Line(), "back to the player's own decision, the bots' answers gone")
	assert.True(t, m.Practice())
	frame := p.root.View()
	assert.Contains(t, frame, "Taken back")
	assert.Contains(t, lineWith(t, frame, "Deal 1"), "practice")
	p.press("6")
	assert.NotEqual(t, before, m.Line(), "and on")
}

func TestTakingBackStopsABotThatThinks(t *testing.T) {
	env := testEnv(looks[1])
	s := tableAt(t, env, diamonds) // Bea leads; her answer does not come
	require.Equal(t, waitMove, s.wait.kind)
	gen := s.wait.gen
	press(s, "u")
	require.IsType(t, &declaring{}, s.decision)
	line := s.match.Line()
	assert.Nil(t, s.update(thoughtMsg{gen: gen, action: skat.Play(skat.Forehand, skat.NewCard(skat.Hearts, skat.Ace))}))
	assert.Equal(t, line, s.match.Line(), "a stale answer is dropped")
}

func TestNoTakingBackInARatedMatch(t *testing.T) {
	env := testEnv(looks[1])
	rated := match.Defaults(match.Standard)
	rated.Rated = true
	s := tableOf(env, matchAt(t, rated, fifthTrick))
	line := s.match.Line()
	press(s, "u")
	assert.Equal(t, line, s.match.Line())
	assert.Contains(t, shown(t, s), "In a rated match nothing is taken back")
	assert.NotContains(t, lineWith(t, shown(t, s), "play"), "undo")

	s = tableAt(t, env, "")
	press(s, "u")
	assert.Contains(t, shown(t, s), "nothing to take back")
}

// However a deal goes and whatever the size, a frame has the terminal's lines
// and none is too wide (frameOf holds that).
func TestEveryFrameFits(t *testing.T) {
	env := testEnv(looks[1])
	rapid.Check(t, func(t *rapid.T) {
		s := match.Defaults(match.Kneipe)
		s.Table, s.Schiebe = rapid.IntRange(3, 4).Draw(t, "table"), rapid.Bool().Draw(t, "schiebe")
		m, err := match.New(s, rapid.Uint64().Draw(t, "seed"), pubPlayers(s.Table))
		require.NoError(t, err)
		for range rapid.IntRange(0, 45).Draw(t, "actions") {
			view := m.View(m.ToMove())
			legal := view.Legal()
			if len(legal) == 0 {
				break
			}
			require.NoError(t, m.Apply(rapid.SampledFrom(legal).Draw(t, "action")))
		}
		screen := newTable(env, m, nil)
		screen.init()
		w, h := rapid.IntRange(smallestW, 160).Draw(t, "w"), rapid.IntRange(smallestH, 50).Draw(t, "h")
		for _, k := range []string{"", "right", "2", "l", "enter", "t"} {
			if k != "" {
				screen.update(keyMsg(k))
			}
			frameOf(t, env, screen, w, h)
		}
	})
}

func BenchmarkFrame(b *testing.B) {
	for _, size := range [][2]int{{80, 24}, {140, 40}} {
		b.Run(map[int]string{80: "80x24", 140: "140x40"}[size[0]], func(b *testing.B) {
			env := testEnv(looks[0])
			s := tableAt(b, env, fifthTrick)
			s.setSize(size[0], size[1])
			for b.Loop() {
				c := newCanvas(size[0], size[1], env.Theme)
				s.draw(c)
				_ = c.String()
			}
		})
	}
}
