package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

func TestACardIsPlayed(t *testing.T) {
	ace, ten := skat.NewCard(skat.Spades, skat.Ace), skat.NewCard(skat.Spades, skat.Ten)
	for _, c := range []struct {
		name, keys string
		want       skat.Card
	}{
		{"by its key", "5", ace},
		{"by the other key", "6", ten},
		{"Enter raises the first that may be played", "enter enter", ace},
		{"by arrows", "right right enter", ten},
		{"by arrows from the right", "left enter", ten},
		{"by the space bar", "right space", ace},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableAt(t, testEnv(looks[1]), fifthTrick)
			press(s, c.keys)
			assert.Equal(t, skat.Play(skat.Middlehand, c.want), last(t, s))
		})
	}
}

// A card that may not be played has no key, and whoever presses it all the
// same is told why. Nothing changes.
func TestAnIllegalCardIsRefused(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), fifthTrick)
	frame := shown(t, s)
	keys := strings.Split(frame, "\n")[22]
	assert.Equal(t, []string{"5", "6"}, strings.Fields(keys))
	line := s.match.Line()
	for _, c := range []struct{ key, why string }{
		{"1", "Spades must be followed"}, {"4", "Spades must be followed"}, {"9", "There is no such card"},
	} {
		press(s, c.key)
		assert.Contains(t, shown(t, s), c.why)
		assert.Equal(t, line, s.match.Line())
	}
	click(s, s.layout().cards[0])
	assert.Equal(t, line, s.match.Line())
	press(s, "o")
	assert.NotContains(t, shown(t, s), "There is no such card", "said until the next key")
}

func TestACardIsPlayedByMouse(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), fifthTrick)
	click(s, s.layout().cards[4])
	assert.Equal(t, skat.Play(skat.Middlehand, skat.NewCard(skat.Spades, skat.Ace)), last(t, s))
}

func TestButtonsByMouse(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), calling)
	click(s, s.layout().buttons[1])
	assert.Equal(t, skat.Pass(skat.Middlehand), last(t, s))

	s = tableAt(t, testEnv(looks[1]), pickedUp)
	for _, i := range []int{6, 7} {
		click(s, s.layout().cards[i])
	}
	click(s, s.layout().buttons[0])
	assert.Equal(t, skat.PhaseDeclare, s.view.Phase())

	s = tableAt(t, testEnv(looks[1]), fifthTrick)
	press(s, "c")
	click(s, s.layout().dialogKeys[1])
	assert.Nil(t, s.dialog)
	assert.False(t, s.match.DealOver())
}

// Selection and legality show without colour: raised and in brackets, and a
// key only where a card may be played.
func TestSelectionShowsWithoutColour(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), fifthTrick)
	before := strings.Split(shown(t, s), "\n")
	press(s, "right")
	after := strings.Split(shown(t, s), "\n")
	assert.Empty(t, strings.TrimSpace(before[16]))
	assert.Equal(t, "╭─────╮", strings.TrimSpace(after[16]))
	assert.Equal(t, []string{"[5]", "6"}, strings.Fields(after[22]))
}

func TestClaiming(t *testing.T) {
	for _, c := range []struct{ name, keys, says string }{
		{"not certain", "c y", "That is not certain"},
		{"asked first", "c", "Claim the rest?"},
		{"no", "c n", "Spades must be followed"},
		{"any other key is no answer", "c 5 enter", "Claim the rest?"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableAt(t, testEnv(looks[1]), fifthTrick)
			press(s, c.keys)
			assert.Contains(t, shown(t, s), c.says)
			assert.False(t, s.match.DealOver())
			assert.NotNil(t, s.decision, "it is played on")
		})
	}
}

// With nothing but the highest trumps left, the rest is certain.
func TestACertainClaimEndsTheDeal(t *testing.T) {
	m, err := match.New(match.Defaults(match.Standard), 16, testPlayers)
	require.NoError(t, err)
	s := tableOf(testEnv(looks[1]), m)
	for !m.DealOver() {
		if m.ToMove() == 0 && s.view.Phase() == skat.PhasePlay && s.view.Hand.Len() == 1 {
			press(s, "c y")
			if m.DealOver() {
				assert.Equal(t, skat.KindClaim, s.view.Actions()[len(s.view.Actions())-1].Kind)
				return
			}
		}
		view := m.View(m.ToMove())
		a := testAction(view)
		if m.ToMove() == 0 && view.Phase() == skat.PhasePlay {
			a = skat.Play(view.Seat, weakest(view)) // keeps the highest trump for the end
		}
		require.NoError(t, m.Apply(a))
		s.refresh()
		s.advance()
	}
	require.Fail(t, "the last card was no certain trick")
}

// weakest returns the card that wins least.
func weakest(v skat.View) skat.Card {
	g, worst := v.Contract().Game, skat.NoCard
	for c := range v.Playable().All() {
		if worst == skat.NoCard || g.Power(c) < g.Power(worst) {
			worst = c
		}
	}
	return worst
}

func TestGivingUp(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), diamonds+" 0 HA")
	press(s, "g n")
	assert.False(t, s.match.DealOver())
	press(s, "g y")
	assert.True(t, s.match.DealOver(), "with ten cards nobody is asked")

	s = tableAt(t, testEnv(looks[1]), fifthTrick)
	press(s, "g y")
	assert.Equal(t, skat.PhaseConcession, s.view.Phase(), "the defenders are asked")
	assert.Equal(t, waitMove, s.wait.kind)

	s = tableAt(t, testEnv(looks[1]), openNull)
	line := s.match.Line()
	press(s, "g")
	assert.Nil(t, s.dialog, "only the declarer may")
	assert.Contains(t, shown(t, s), "Only the declarer can give up")
	press(s, "c")
	assert.Nil(t, s.dialog)
	assert.Contains(t, shown(t, s), "In Null only the declarer can claim")
	assert.Equal(t, line, s.match.Line())
}

// Before the play neither key means anything.
func TestNothingToGiveUpBeforeThePlay(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), calling)
	line, frame := s.match.Line(), shown(t, s)
	press(s, "g c")
	assert.Equal(t, line, s.match.Line())
	assert.Equal(t, frame, shown(t, s))
}

func TestTheLastTrickCanBeLookedAt(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), fifthTrick)
	press(s, "l")
	frame := shown(t, s)
	for _, text := range []string{"Last trick", "K♣", "A♣", "8♣", "◆ Abel"} {
		assert.Contains(t, frame, text)
	}
	press(s, "x")
	assert.NotContains(t, shown(t, s), "Last trick")
	assert.Contains(t, frameOf(t, s.env, s, 100, 30), "Last trick", "on a wide terminal it lies at the side")
}

// Points of the own side and trumps still out, unless the player wants to
// count.
func TestCountsCanBeSwitchedOff(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), fifthTrick)
	frame := shown(t, s)
	// HA; CJ and SJ; HJ and DQ; three in the skat. Abel still has DJ and DK.
	assert.Regexp(t, `your points +23`, frame)
	assert.Regexp(t, `trumps out +2`, frame)
	press(s, "t")
	frame = shown(t, s)
	assert.NotContains(t, frame, "your points")
	assert.NotContains(t, frame, "trumps out")
	assert.False(t, s.env.Prefs.Counts, "remembered")
	press(s, "t")
	assert.Contains(t, shown(t, s), "your points")
}

func TestOuvertCardsLieOpen(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), openNull)
	frame := shown(t, s)
	for _, suit := range []string{"♠ K 9 8 7", "♥ K Q 9", "♦ Q J 9"} {
		assert.Contains(t, frame, suit)
	}
	assert.Contains(t, frameOf(t, s.env, s, 40, 15), "♠K987 · ♥KQ9 · ♦QJ9")
}

// The sort key goes through all orders and is remembered.
func TestSorting(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), calling)
	first := s.env.Prefs.Order
	seen := map[Order]bool{first: true}
	for range 5 {
		press(s, "o")
		seen[s.env.Prefs.Order] = true
		assert.Equal(t, s.view.Hand, skat.NewCards(s.hand.cards...))
	}
	assert.Len(t, seen, 6)
	press(s, "o")
	assert.Equal(t, first, s.env.Prefs.Order)
}

func TestEveryRefusalHasItsSentence(t *testing.T) {
	for _, l := range []look{looks[1], looks[3]} {
		s := tableAt(t, testEnv(l), fifthTrick)
		said := map[string]skat.Reason{}
		for r := skat.ReasonOver; r <= skat.ReasonNoSide; r++ {
			text := s.refusal(&skat.IllegalError{Reason: r, Want: skat.Rearhand, Suit: skat.Hearts})
			assert.NotContains(t, text, "table.", "reason %d", r)
			assert.NotEmpty(t, text)
			said[text] = r
		}
		assert.GreaterOrEqual(t, len(said), 9)
		assert.NotEqual(t, s.refusal(&skat.IllegalError{Reason: skat.ReasonFollow}), s.refusal(&skat.IllegalError{Reason: skat.ReasonFollow, Suit: skat.Clubs}))
	}
}

func TestEveryActionHasItsWord(t *testing.T) {
	p := i18n.New("de")
	for k := skat.KindBid; k <= skat.KindRefuse; k++ {
		if k == skat.KindPlay {
			continue
		}
		a := skat.Action{Kind: k, Value: 18, Contract: skat.Contract{Game: skat.Grand}}
		assert.NotEmpty(t, callWords(p, "Anna", a, stageAuction), "kind %d", k)
		for now := stageAuction; now <= stageRamsch; now++ {
			assert.NotRegexp(t, `(table|ramsch)\.`, callWords(p, "Du", a, now), "kind %d", k)
		}
	}
}

// Of you it is said in the second person.
func TestWhatYouDoIsSaidOfYou(t *testing.T) {
	for _, c := range []struct {
		kind         skat.Kind
		now          stage
		en, enYou    string
		german, deDu string
	}{
		{skat.KindPickUp, stageAuction, "picks up", "pick up", "nimmt auf", "nimmst auf"},
		{skat.KindDiscard, stageAuction, "lays away", "lay away", "drückt", "drückst"},
		{skat.KindDiscard, stageRamsch, "passes on", "pass on", "gibt weiter", "gibst weiter"},
		{skat.KindConcede, stageDeclared, "gives up", "give up", "gibt auf", "gibst auf"},
		{skat.KindPass, stageDeclared, "says nothing", "say nothing", "sagt nichts", "sagst nichts"},
		{skat.KindPass, stageAuction, "pass", "pass", "weg", "weg"},
		{skat.KindHold, stageAuction, "yes", "yes", "ja", "ja"},
		{skat.KindRefuse, stageDeclared, "plays on", "play on", "spielt weiter", "spielst weiter"},
	} {
		a, en, de := skat.Action{Kind: c.kind}, i18n.New("en"), i18n.New("de")
		assert.Equal(t, c.en, callWords(en, "Anna", a, c.now))
		assert.Equal(t, c.enYou, callWords(en, "You", a, c.now))
		assert.Equal(t, c.german, callWords(de, "Anna", a, c.now))
		assert.Equal(t, c.deDu, callWords(de, "Du", a, c.now))
	}
}

// The page of keys names every key that the table knows.
func TestTheHelpNamesEveryKey(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), fifthTrick)
	keys := map[string]bool{}
	for _, b := range s.helpKeys() {
		for _, k := range b.Keys() {
			keys[k] = true
		}
	}
	for _, actions := range []string{calling, won, pickedUp, byHand, fifthTrick} {
		s := tableAt(t, testEnv(looks[1]), actions)
		bindings := s.keys()
		if d, ok := s.decision.(*choice); ok {
			bindings = append(bindings, d.bindings()...)
		}
		for _, b := range bindings {
			for _, k := range b.Keys() {
				assert.True(t, keys[k] || k == "?", "%q (%s) is not on the page of keys", k, b.Help().Desc)
			}
		}
	}
	msg := press(s, "?")()
	require.IsType(t, pushMsg{}, msg)
	help := msg.(pushMsg).screen
	assert.Contains(t, frameOf(t, s.env, help, 80, 24), "last trick")
}
