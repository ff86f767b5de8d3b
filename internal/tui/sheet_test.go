package tui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

func TestSheetScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		m := testMatch(t, 1, 12)
		return newSheetScreen(e, m.Sheet(), m)
	})
}

func TestSheetOfATournamentAtATableOfFour(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		s := match.Defaults(match.Tournament)
		s.Table, s.Deals = 4, 48
		m := playedMatch(t, s, 5, 9, testAction)
		return newSheetScreen(e, m.Sheet(), m)
	})
}

func textOf(lines []line) string {
	var b strings.Builder
	for _, l := range lines {
		for _, p := range l {
			b.WriteString(p.text)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// A player's column has an entry only where his total changed, and the last
// entry of each is what stands below.
func TestSheetIsKeptLikeOnPaper(t *testing.T) {
	for seed := range uint64(20) {
		s := match.Defaults(match.Kneipe)
		m := playedMatch(t, s, seed, 12, testAction)
		sheet := m.Sheet()
		lines := strings.Split(strings.TrimSuffix(textOf(writeSheet(testEnv(looks[1]), sheet, 78).all()), "\n"), "\n")
		require.Len(t, lines, 2+12+2)
		last := []string{"0", "0", "0"}
		for i, l := range lines[2:14] {
			columns := strings.Split(l, "│")[1:]
			require.Len(t, columns, 3)
			for p, c := range columns {
				c = strings.TrimSpace(c)
				assert.Equal(t, sheet.Rows[i].Points[p].Score != 0, c != "", l)
				if c != "" {
					assert.Equal(t, number(sheet.Rows[i].Totals[p]), c, l)
					last[p] = c
				}
			}
		}
		total := strings.Split(lines[15], "│")
		for p := range last {
			assert.Equal(t, last[p], strings.TrimSpace(total[p+1]))
		}
	}
}

func TestContractsOnTheSheet(t *testing.T) {
	code := func(s string) skat.Contract {
		c, err := skat.ParseContract(s)
		require.NoError(t, err)
		return c
	}
	for _, c := range []struct {
		k                skat.Calculation
		en, de, enLong   string
		outcome          skat.Outcome
		ramschOrPassedIn skat.Contract
	}{
		{k: skat.Calculation{Contract: code("H"), Matadors: -2, Schneider: true}, en: "♥ wo2 g3 Schn", de: "♥ o2 Sp3 Schn", enLong: "♥ without 2, game 3, Schneider"},
		{k: skat.Calculation{Contract: code("GO"), Matadors: 4, Schneider: true, Schwarz: true}, en: "Grand w4 g5 Hd Schn ann Schw ann ouv", de: "Grand m4 Sp5 Hd Schn ang Schw ang ouv", enLong: "Grand with 4, game 5, Hand, Schneider, Schneider announced, Schwarz, Schwarz announced, ouvert"},
		{k: skat.Calculation{Contract: code("NOH")}, en: "Null ouv Hd", de: "Null ouv Hd", enLong: "Null ouvert, Hand"},
		{k: skat.Calculation{Contract: code("C"), Matadors: 1, Overbid: true, Kontra: true, Re: true, Bock: true}, en: "♣ w1 g2 Kontra Re Bock overbid", de: "♣ m1 Sp2 Kontra Re Bock überr", enLong: "♣ with 1, game 2, Kontra, Re, Bock, overbid"},
		{ramschOrPassedIn: skat.Contract{Game: skat.Ramsch}, outcome: skat.RamschLost, en: "Ramsch", de: "Ramsch", enLong: "Ramsch"},
		{outcome: skat.PassedIn, en: "passed in", de: "eingepasst", enLong: "passed in"},
	} {
		row := match.Row{Contract: c.k.Contract, Result: skat.Result{Calculation: c.k, Outcome: c.outcome}}
		if row.Contract == (skat.Contract{}) {
			row.Contract = c.ramschOrPassedIn
		}
		en, de := testEnv(look{lang: "en"}), testEnv(look{lang: "de"})
		assert.Equal(t, c.en+"\n", textOf([]line{contractCell(en, row, false)}))
		assert.Equal(t, c.de+"\n", textOf([]line{contractCell(de, row, false)}))
		assert.Equal(t, c.enLong+"\n", textOf([]line{contractCell(en, row, true)}))
	}
}

// The narrowest sheet has the players; the contract comes next.
func TestSheetGivesUpColumnsAsItGetsNarrow(t *testing.T) {
	e, s := testEnv(looks[1]), testMatch(t, 1, 12).Sheet()
	shown := func(w int) [5]bool {
		c := sheetLayout(e, s, w)
		assert.LessOrEqual(t, c.width(3), w)
		return [5]bool{c.contract > 0, c.value > 0, c.bid > 0, c.declarer > 0, c.dealer > 0}
	}
	assert.Equal(t, [5]bool{}, shown(24))
	assert.Equal(t, [5]bool{true}, shown(38))
	assert.Equal(t, [5]bool{true, true}, shown(45))
	assert.Equal(t, [5]bool{true, true, true}, shown(52))
	assert.Equal(t, [5]bool{true, true, true, true, true}, shown(78))
	assert.False(t, sheetLayout(e, s, 78).long)
	assert.True(t, sheetLayout(e, s, 98).long)
}

// Beside the table the latest deals are shown.
func TestSheetAsASidePanelShowsTheLatestDeals(t *testing.T) {
	e := testEnv(looks[1])
	c := newCanvas(40, 10, e.Theme)
	drawSheet(c, rect{0, 0, 40, 10}, e, testMatch(t, 1, 12).Sheet())
	text := c.String()
	assert.Contains(t, text, "12 ♠ w3 g4")
	assert.NotContains(t, text, " 6 ♦")
	assert.Contains(t, text, "Total")

	c = newCanvas(40, 10, e.Theme)
	m, err := match.New(match.Defaults(match.Standard), 1, testMatch(t, 1, 1).Players())
	require.NoError(t, err)
	drawSheet(c, rect{0, 0, 40, 10}, e, m.Sheet())
	assert.Contains(t, c.String(), "No deal is finished yet.")
}

func TestDealsAreOpenedFromTheSheet(t *testing.T) {
	m := testMatch(t, 1, 12)
	open := func(s screen, msg tea.Msg) int {
		cmd := s.update(msg)
		require.NotNil(t, cmd)
		return cmd().(pushMsg).screen.(*dealResult).deal.n
	}
	s := newSheetScreen(testEnv(looks[1]), m.Sheet(), m)
	s.setSize(80, 24)
	assert.Equal(t, 12, open(s, pressed("enter")), "the cursor begins on the last deal")
	s.update(pressed("home"))
	s.update(pressed("down"))
	assert.Equal(t, 2, open(s, pressed("enter")))
	sheet, r, top := s.(*sheetScreen).layout()
	rows := sheetRows(r, sheet)
	click := tea.MouseMsg{X: rows.x + 5, Y: rows.y + 6 - top, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}
	assert.Equal(t, 7, open(s, click))
	for _, k := range []string{"esc", "q", "s", "tab"} {
		assert.Equal(t, popMsg{}, s.update(pressed(k))(), k)
	}
}

func TestTheSheetNamesSeedAndPractice(t *testing.T) {
	m, err := match.New(match.Defaults(match.Standard), 4711, testMatch(t, 1, 1).Players())
	require.NoError(t, err)
	for m.ToMove() != 0 {
		require.NoError(t, m.Apply(testAction(m.View(m.ToMove()))))
	}
	require.NoError(t, m.Apply(testAction(m.View(0))))
	e := testEnv(looks[1])
	assert.Equal(t, "seed 4711", e.matchMark(m))
	require.True(t, m.Undo(0))
	assert.Equal(t, "practice match · seed 4711", e.matchMark(m))
	assert.Contains(t, frameOf(t, e, newSheetScreen(e, m.Sheet(), m), 80, 24), "practice match · seed 4711")
}
