package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

func TestPickUpOrHand(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), won)
	frame := shown(t, s)
	assert.Contains(t, frame, "The game is yours at 20")
	assert.Contains(t, frame, "you lay two away")
	assert.Contains(t, frame, "one level more")
	press(s, "n")
	assert.Equal(t, skat.PlayHand(skat.Middlehand), last(t, s))
	assert.IsType(t, &declaring{}, s.decision)

	s = tableAt(t, testEnv(looks[1]), won)
	press(s, "1")
	assert.Equal(t, skat.PickUp(skat.Middlehand), last(t, s))
	assert.Len(t, s.hand.cards, 12)
	assert.Contains(t, shown(t, s), "In the skat: 8♠ Q♥")
}

// Chosen cards stand raised, are taken back by the same key, and go away with
// Enter.
func TestDiscarding(t *testing.T) {
	two := skat.NewCards(skat.NewCard(skat.Spades, skat.Eight), skat.NewCard(skat.Hearts, skat.Queen))
	for _, c := range []struct {
		name, keys string
		chosen     skat.Cards
		laid       bool
		note       string
	}{
		{"two by their keys", "7 8", two, false, "Enter lays them away"},
		{"one taken back", "7 8 8", skat.NewCards(skat.NewCard(skat.Spades, skat.Eight)), false, "Choose two cards"},
		{"all taken back", "7 8 backspace", 0, false, "Choose two cards"},
		{"by arrows and the space bar", "left left left left left space left space", two, false, "Enter lays them away"},
		{"by arrows and Enter", "left left left left left enter left enter", two, false, "Enter lays them away"},
		{"a third is not chosen", "7 8 9", two, false, "Exactly two cards go away"},
		{"one is not enough", "7 enter", skat.NewCards(skat.NewCard(skat.Spades, skat.Eight)), false, "Exactly two cards go away"},
		{"the eleventh and the twelfth", "a b", skat.NewCards(skat.NewCard(skat.Diamonds, skat.Eight), skat.NewCard(skat.Diamonds, skat.Seven)), false, "Enter lays them away"},
		{"laid away", "7 8 enter", 0, true, "Name your game"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableAt(t, testEnv(looks[1]), pickedUp)
			press(s, c.keys)
			assert.Equal(t, c.chosen, s.hand.chosen)
			assert.Contains(t, shown(t, s), c.note)
			if c.laid {
				assert.Equal(t, skat.Discard(skat.Middlehand, two), last(t, s))
			} else {
				assert.Equal(t, skat.PhaseDiscard, s.view.Phase())
			}
		})
	}
}

func TestWhatIsDiscardedCounts(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), pickedUp)
	assert.NotContains(t, shown(t, s), "card point")
	press(s, "6 8") // ten of spades, queen of hearts
	assert.Contains(t, shown(t, s), "13 card points")
}

func TestKontraAndReAreAskedFor(t *testing.T) {
	kneipe := match.Defaults(match.Kneipe)
	for _, c := range []struct {
		name, actions, ask, keys string
		want                     skat.Action
	}{
		{"Kontra", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p", "Kontra against Diamonds?", "k", skat.Kontra(skat.Middlehand)},
		{"no Kontra", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p", "Kontra against Diamonds?", "n", skat.Pass(skat.Middlehand)},
		{"Enter says no Kontra", "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 p", "›2 no", "enter", skat.Pass(skat.Middlehand)},
		{"Re", diamonds + " 0 kontra", "Re for Diamonds?", "y", skat.Re(skat.Middlehand)},
		{"no Re", diamonds + " 0 kontra", "Kontra ×2", "2", skat.Pass(skat.Middlehand)},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableOf(testEnv(looks[1]), matchAt(t, kneipe, c.actions))
			assert.Contains(t, shown(t, s), c.ask)
			press(s, c.keys)
			assert.Equal(t, c.want, last(t, s))
		})
	}
}

func TestSchieberamsch(t *testing.T) {
	pushing := match.Defaults(match.Kneipe)
	pushing.Schiebe = true
	at := func(actions string) *table {
		return tableOf(testEnv(looks[1]), matchAt(t, pushing, "1 p 2 p 0 p "+actions))
	}

	s := at("0 push")
	assert.Contains(t, shown(t, s), "pushed 1 time")
	press(s, "2")
	assert.Equal(t, skat.Push(skat.Middlehand), last(t, s))

	s = at("0 push 1 s")
	press(s, "1")
	assert.Contains(t, shown(t, s), "Jacks are not passed on")
	assert.Zero(t, s.hand.chosen)
	_, keyed := s.usable()
	assert.Zero(t, keyed&skat.Jacks, "jacks have no key")
	press(s, "3 4 enter")
	require.Equal(t, skat.KindDiscard, last(t, s).Kind)
	assert.Equal(t, skat.PhasePush, s.view.Phase(), "Abel is next")
}

func TestADefenderIsAskedAboutAConcession(t *testing.T) {
	// Abel has played two tricks alone and gives up.
	const given = "1 p 2 18 0 p 2 s 2 CA.S7 2 D 0 HA 1 HJ 2 H9 1 SA 2 SK 0 SQ 2 concede 0 refuse"
	for _, c := range []struct {
		keys string
		want skat.Kind
		over bool
	}{{"y", skat.KindAgree, true}, {"n", skat.KindRefuse, false}} {
		s := tableAt(t, testEnv(looks[1]), given)
		assert.Contains(t, shown(t, s), "Abel gives up. Do you agree?")
		press(s, c.keys)
		assert.Equal(t, c.want, last(t, s).Kind)
		assert.Equal(t, c.over, s.match.DealOver())
	}
}
