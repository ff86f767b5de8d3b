package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// last returns the last action of the deal.
func last(t testing.TB, s *table) skat.Action {
	t.Helper()
	actions := s.view.Actions()
	require.NotEmpty(t, actions)
	return actions[len(actions)-1]
}

func TestTheOwnCall(t *testing.T) {
	for _, c := range []struct {
		name, actions, label, keys string
		want                       skat.Action
	}{
		{"the first call", "", "1 bid 18", "y", skat.Bid(skat.Middlehand, 18)},
		{"the next value", calling, "1 bid 22", "1", skat.Bid(skat.Middlehand, 22)},
		{"by Enter", calling, "›1 bid 22", "enter", skat.Bid(skat.Middlehand, 22)},
		{"pass", calling, "2 pass", "p", skat.Pass(skat.Middlehand)},
		{"pass by arrows", calling, "2 pass", "right enter", skat.Pass(skat.Middlehand)},
		{"hold", "1 18 0 p 2 20", "1 hold 20", "y", skat.Hold(skat.Middlehand)},
		{"the highest value is held", "1 18 0 p 2 264", "1 hold 264", "2", skat.Pass(skat.Middlehand)},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableAt(t, testEnv(looks[1]), c.actions)
			assert.Contains(t, shown(t, s), c.label)
			press(s, c.keys)
			assert.Equal(t, c.want, last(t, s))
		})
	}
}

func TestOnlyPassIsLeftAboveTheHighestValue(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), "1 264 0 y")
	frame := shown(t, s)
	assert.Contains(t, frame, "1 pass")
	assert.NotContains(t, frame, "bid up to")
	press(s, "1")
	assert.Equal(t, skat.Pass(skat.Middlehand), last(t, s))
}

// Every call stands in a line of its own.
func TestTheCallsAreListed(t *testing.T) {
	frame := shown(t, tableAt(t, testEnv(looks[1]), "1 18 0 y 1 20 0 p"))
	for _, line := range []string{"You   18", "Bea   yes", "You   20", "Bea   pass"} {
		assert.Contains(t, frame, line)
	}
}

// The program calls up to the value, then passes.
func TestBiddingUpTo(t *testing.T) {
	for _, c := range []struct {
		name, actions, keys string
		want                []skat.Action // the player's and the others', from the keys on
		answers             []skat.Action
	}{
		{"calling", "", "m up up enter", []skat.Action{
			skat.Bid(skat.Middlehand, 18), skat.Hold(skat.Forehand), skat.Bid(skat.Middlehand, 20), skat.Hold(skat.Forehand),
			skat.Bid(skat.Middlehand, 22), skat.Hold(skat.Forehand), skat.Pass(skat.Middlehand),
		}, []skat.Action{skat.Hold(skat.Forehand), skat.Hold(skat.Forehand), skat.Hold(skat.Forehand)}},
		{"holding", "1 18 0 p 2 20", "m up enter", []skat.Action{
			skat.Hold(skat.Middlehand), skat.Bid(skat.Rearhand, 22), skat.Hold(skat.Middlehand), skat.Bid(skat.Rearhand, 24), skat.Pass(skat.Middlehand),
		}, []skat.Action{skat.Bid(skat.Rearhand, 22), skat.Bid(skat.Rearhand, 24)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableAt(t, testEnv(looks[1]), c.actions)
			begun := len(s.view.Actions())
			press(s, c.keys)
			for _, a := range c.answers {
				require.Equal(t, waitMove, s.wait.kind)
				s.update(thoughtMsg{gen: s.wait.gen, action: a})
			}
			assert.Equal(t, c.want, s.view.Actions()[begun:])
		})
	}
}

func TestTheLimitIsChosenAmongTheLegalValues(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), "")
	press(s, "m")
	assert.Contains(t, shown(t, s), "Bid up to 18, then pass")
	press(s, "down")
	assert.Contains(t, shown(t, s), "Bid up to 18, then pass")
	press(s, "up up up")
	assert.Contains(t, shown(t, s), "Bid up to 23, then pass")
	press(s, "esc")
	assert.Contains(t, shown(t, s), "Your call")
	assert.Empty(t, s.view.Actions(), "nothing was called")
}

// The limit is shown while it counts, and ends with a key or with the auction.
func TestTheLimitCanBeStopped(t *testing.T) {
	for _, k := range []string{"m", "esc"} {
		s := tableAt(t, testEnv(looks[1]), "")
		press(s, "m up up enter")
		assert.Contains(t, shown(t, s), "Bidding up to 22 for you")
		assert.Contains(t, lineWith(t, shown(t, s), "stop"), "m stop bidding for me")
		press(s, k)
		assert.Zero(t, s.limit)
		s.update(thoughtMsg{gen: s.wait.gen, action: skat.Hold(skat.Forehand)})
		assert.Contains(t, shown(t, s), "1 bid 20", "the player is asked again")
	}
	s := tableAt(t, testEnv(looks[1]), "1 18 0 p")
	s.limit = 40
	s.update(thoughtMsg{gen: s.wait.gen, action: skat.Pass(skat.Rearhand)})
	assert.Equal(t, skat.PhasePickUp, s.view.Phase())
	assert.Zero(t, s.limit)
}

func TestForehandAloneMayTakeTheGame(t *testing.T) {
	m, err := match.New(match.Defaults(match.Standard), 5, testPlayers) // the player is forehand
	require.NoError(t, err)
	require.NoError(t, m.Apply(skat.Pass(skat.Middlehand)))
	require.NoError(t, m.Apply(skat.Pass(skat.Rearhand)))
	s := tableOf(testEnv(looks[1]), m)
	assert.Contains(t, shown(t, s), "1 bid 18")
	press(s, "y")
	assert.Equal(t, skat.PhasePickUp, s.view.Phase())
}
