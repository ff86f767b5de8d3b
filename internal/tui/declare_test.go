package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/skat"
)

// The list says what each game is worth now and at most. The player holds, or
// laid away, trumps with 1 in every game.
func TestTheListOfContracts(t *testing.T) {
	frame := shown(t, tableAt(t, testEnv(looks[1]), discarded))
	for _, c := range []struct{ name, now, most string }{
		{"Grand", "48", "96"},
		{"Clubs", "24", "48"},
		{"Spades", "22", "44"},
		{"Hearts", "20", "40"},
		{"Diamonds", "18", "36  !"}, // below the bid of 20
		{"Null ouvert", "46", "46"},
	} {
		assert.Regexp(t, " "+c.name+" .* "+c.now+" +"+c.most, lineWith(t, frame, " "+c.name+" "))
	}
	assert.Contains(t, lineWith(t, frame, "♣ Clubs"), "with 1, game 2")
	assert.NotContains(t, frame, "Hand ", "the skat was picked up")
}

func TestDeclaring(t *testing.T) {
	for _, c := range []struct{ name, actions, keys, want string }{
		{"by its number", discarded, "5 enter", "D"},
		{"by arrows", discarded, "1 down down enter", "S"},
		{"round the end", discarded, "1 up enter", "NO"},
		{"nothing is announced without Hand", discarded, "1 right enter", "G"},
		{"Hand", byHand, "2 enter", "CH"},
		{"Schneider", byHand, "2 right enter", "CHS"},
		{"Schwarz", byHand, "2 right right enter", "CHZ"},
		{"ouvert, and no further", byHand, "2 right right right right enter", "CO"},
		{"back", byHand, "2 right left enter", "CH"},
		{"Null Hand", byHand, "6 enter", "NH"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := tableAt(t, testEnv(looks[1]), c.actions)
			press(s, c.keys)
			require.Equal(t, skat.KindDeclare, last(t, s).Kind)
			assert.Equal(t, c.want, last(t, s).Contract.String())
		})
	}
}

// A game that cannot reach the bid says by how much it falls short, and wants
// Enter twice.
func TestAGameThatCannotReachTheBid(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), tooHigh)
	press(s, "5")
	assert.Contains(t, shown(t, s), "At most 36: 24 short of your bid 60")
	press(s, "enter")
	assert.Equal(t, skat.PhaseDeclare, s.view.Phase())
	assert.Contains(t, shown(t, s), "Diamonds is lost by 24. Enter plays it all the same")
	press(s, "up down enter")
	assert.Equal(t, skat.PhaseDeclare, s.view.Phase(), "asked anew after another line was looked at")
	press(s, "enter")
	assert.Equal(t, "D", last(t, s).Contract.String())
}

// One that is below the bid now, and can reach it, is warned of only.
func TestAGameThatNeedsMore(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), tooHigh)
	press(s, "1")
	assert.Contains(t, shown(t, s), "48 now, below your bid 60")
	press(s, "enter")
	assert.Equal(t, "G", last(t, s).Contract.String())
}

// Looking at something else keeps the line and what is announced.
func TestTheListStaysAsItWas(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), byHand)
	press(s, "2 right")
	require.IsType(t, pushMsg{}, press(s, "s")())
	s.init()
	assert.Contains(t, lineWith(t, shown(t, s), "›2"), "Clubs Hand, Schneider announced")
}

// On the smallest terminal the whole list can be reached.
func TestTheListOnASmallTerminal(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), discarded)
	for range 7 {
		press(s, "down")
		frame := frameOf(t, s.env, s, 40, 15)
		assert.Contains(t, frame, "›", "the line under the cursor is shown")
	}
}

func TestTheListByMouse(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), discarded)
	l := s.layout()
	click(s, l.list[1])
	assert.Equal(t, skat.PhaseDeclare, s.view.Phase(), "the first click chooses")
	click(s, l.list[1])
	assert.Equal(t, "C", last(t, s).Contract.String(), "the second declares")
}

func TestTheListByWheel(t *testing.T) {
	s := tableAt(t, testEnv(looks[1]), discarded)
	press(s, "1")
	s.update(tea.MouseMsg{Action: tea.MouseActionPress, Button: tea.MouseButtonWheelDown})
	press(s, "enter")
	assert.Equal(t, "C", last(t, s).Contract.String())
}

// click presses the left button in the middle of a rectangle.
func click(s screen, r rect) tea.Cmd {
	return s.update(tea.MouseMsg{X: r.x + r.w/2, Y: r.y + r.h/2, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
}
