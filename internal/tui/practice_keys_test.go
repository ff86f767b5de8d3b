package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// everyKey are all keys that any screen knows, and some that none does.
func everyKey() (list []tea.Msg) {
	for r := ' '; r <= '~'; r++ {
		list = append(list, tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
	}
	for _, k := range []tea.KeyType{
		tea.KeySpace, tea.KeyEnter, tea.KeyEsc, tea.KeyTab, tea.KeyShiftTab, tea.KeyBackspace, tea.KeyDelete, tea.KeyUp, tea.KeyDown,
		tea.KeyLeft, tea.KeyRight, tea.KeyHome, tea.KeyEnd, tea.KeyPgUp, tea.KeyPgDown, tea.KeyCtrlU, tea.KeyF1,
	} {
		list = append(list, tea.KeyMsg{Type: k})
	}
	for y := 0; y < 24; y += 2 {
		for x := 4; x < 80; x += 16 {
			list = append(list, tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
		}
		list = append(list, tea.MouseMsg{X: 40, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonWheelDown})
	}
	return list
}

// Whatever is pressed or clicked, in whatever state a drill is, can be drawn
// and goes on: while a hand is looked for, while it is asked, while the answer
// is measured, at the verdict.
func TestEveryKeyIsSafeInEveryStateOfADrill(t *testing.T) {
	for _, row := range []struct {
		kind    coach.Kind
		actions string
		answer  coach.Answer
	}{
		{coach.HowHigh, "", coach.Answer{Limit: 18}},
		{coach.HandOrNot, auctionWon, coach.Answer{Action: skat.PickUp(skat.Middlehand)}},
		{coach.WhichGame, skatSeen, coach.Answer{Action: skat.Declare(skat.Middlehand, skat.Contract{Game: skat.GameClubs})}},
		{coach.Discards, skatSeen, coach.Answer{Action: skat.Discard(skat.Middlehand, skat.NewCards(skat.NewCard(skat.Diamonds, skat.Seven), skat.NewCard(skat.Diamonds, skat.Eight)))}},
		{coach.Defence, auctionWon + " 1 s 1 D7.D8 1 C", coach.Answer{Action: skat.Play(skat.Forehand, skat.NewCard(skat.Spades, skat.Jack))}},
	} {
		t.Run(string(row.kind), func(t *testing.T) {
			e := testEnv(looks[1])
			d := drillOf(t, row.kind, row.actions)
			dealing := func() *drillScreen {
				s := newDrillScreen(e, row.kind, coach.Clear, 1).(*drillScreen)
				s.setSize(80, 24)
				s.init()
				return s
			}
			asking := func() *drillScreen {
				s := dealing()
				s.ask(d, false)
				return s
			}
			judging := func() *drillScreen {
				s := asking()
				s.answered(row.answer)
				return s
			}
			states := map[string]func() *drillScreen{
				"dealing": dealing, "asking": asking, "judging": judging,
				"verdict": func() *drillScreen {
					s := judging()
					s.busy, s.target = false, 1
					s.study.Run(s.ctx, 1, s.chosen)
					s.update(measuredMsg{gen: s.gen, verdict: s.study.Verdict()})
					require.GreaterOrEqual(t, s.chosen, 0)
					return s
				},
				"dealing another": func() *drillScreen {
					s := judging()
					s.deal()
					require.Equal(t, drillDealing, s.state)
					return s
				},
			}
			for name, open := range states {
				s := open()
				for _, msg := range everyKey() {
					was := s.state
					assert.NotPanics(t, func() {
						s.update(msg)
						frameOf(t, e, s, 80, 24)
					}, "%s: %v", name, msg)
					if s.state != was || s.table != nil && s.table.dialog != nil {
						s = open()
					}
				}
			}
		})
	}
}

// What is not legal is no answer: the table says why, as in a match.
func TestOnlyWhatIsLegalIsAnAnswer(t *testing.T) {
	for _, row := range []struct {
		name    string
		kind    coach.Kind
		actions string
		keys    string
		note    string
	}{
		{"no card", coach.Discards, skatSeen, "enter", "two"},
		{"one card", coach.Discards, skatSeen, "1 enter", "two"},
		{"not the suit led", coach.Defence, auctionWon + " 1 s 1 D7.D8 1 C 0 SQ 1 SA", "1", "follow"},
	} {
		t.Run(row.name, func(t *testing.T) {
			e := testEnv(looks[1])
			s := drillAt(t, e, drillOf(t, row.kind, row.actions))
			driveKeys(s, row.keys)
			require.Equal(t, drillAsking, s.state)
			assert.Contains(t, s.table.note.text, row.note)
		})
	}
}
