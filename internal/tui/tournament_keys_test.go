package tui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
)

// A tournament's whole list, 36 deals at three and 48 at four, by keys: on the
// last screen stands the sum that the rules give (RULES.md, section 10).
func TestWholeTournamentListsArePlayedByKeys(t *testing.T) {
	for _, size := range []int{3, 4} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			s := match.Defaults(match.Tournament).WithTable(size)
			m, err := match.New(s, 7, pubPlayers(size))
			require.NoError(t, err)
			env := pubEnv()
			p := newProgram(t, env, newTable(env, m, &keptMatches{}))
			for range 6000 {
				switch top := p.root.top().(type) {
				case *table:
					pressSensibly(p, top)
				case *dealResult:
					p.press("enter")
				case *final:
					assert.Equal(t, 12*size, m.Number())
					closingSum(t, p, m.Sheet(), map[int]int{3: 40, 4: 30}[size])
					return
				}
			}
			require.Fail(t, "the list does not end", p.root.View())
		})
	}
}

// closingSum works the sheet out once more from the deals and finds each total
// on the screen.
func closingSum(t *testing.T, p *program, sheet match.Sheet, other int) {
	t.Helper()
	p.root.Update(tea.WindowSizeMsg{Width: 140, Height: 60})
	frame := strings.ReplaceAll(p.root.View(), "−", "-")
	games := 0
	for player := range sheet.Accounts {
		score, won, lost, others := 0, 0, 0, 0
		for _, row := range sheet.Rows {
			score += row.Points[player].Score
			switch {
			case row.Declarer == player && row.Result.Calculation.Won:
				won++
			case row.Declarer == player:
				lost++
			case row.Declarer >= 0 && !row.Result.Calculation.Won:
				others++
			}
		}
		games += won + lost
		name := sheet.Players[player].Name
		if name == "" {
			name = "You"
		}
		assert.Regexp(t, fmt.Sprintf(`(?m)^ *%s .* %d *┃?$`, name, score+50*(won-lost)+other*others), frame)
	}
	assert.NotZero(t, games)
}
