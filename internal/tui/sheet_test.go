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

func TestSheetOfATournament(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return sheetOf(e, tournamentList(t, 3)) })
}

func TestSheetOfATournamentAtATableOfFour(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return sheetOf(e, tournamentList(t, 4)) })
}

// A pub list has Kontra, Re, Bock and Ramsch.
func TestSheetOfAPubList(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return sheetOf(e, pubList(t, 4)) })
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
		lines := strings.Split(strings.TrimSuffix(textOf(writeSheet(testEnv(looks[1]), sheet, 78, 20).all()), "\n"), "\n")
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
		{k: skat.Calculation{Contract: code("C"), Matadors: 1, Overbid: true, Kontra: true, Re: true, Bock: true}, en: "♣ w1 g2 overbid", de: "♣ m1 Sp2 überr", enLong: "♣ with 1, game 2, Kontra, Re, Bock, overbid"},
		{ramschOrPassedIn: skat.Contract{Game: skat.Ramsch}, outcome: skat.RamschLost, en: "Ramsch three tied", de: "Ramsch alle gleich", enLong: "Ramsch three tied"},
		{outcome: skat.PassedIn, en: "passed in", de: "eingepasst", enLong: "passed in"},
	} {
		row := match.Row{Contract: c.k.Contract, Result: skat.Result{Calculation: c.k, Outcome: c.outcome}}
		if row.Contract == (skat.Contract{}) {
			row.Contract = c.ramschOrPassedIn
		}
		en, de := testEnv(look{lang: "en"}), testEnv(look{lang: "de"})
		assert.Equal(t, c.en+"\n", textOf([]line{contractCell(en, match.Sheet{}, row, contractShort)}))
		assert.Equal(t, c.de+"\n", textOf([]line{contractCell(de, match.Sheet{}, row, contractShort)}))
		assert.Equal(t, c.enLong+"\n", textOf([]line{contractCell(en, match.Sheet{}, row, contractLong)}))
	}
}

// A Ramsch says who lost how many card points, and what doubled that.
func TestRamschOnTheSheet(t *testing.T) {
	ramsch := match.Settings{Table: 3, Ramsch: true}
	schiebe := match.Settings{Table: 3, Ramsch: true, Schiebe: true}
	for _, c := range []struct {
		deal             string
		settings         match.Settings
		mark, short, all string
		scores           string
	}{
		{"ramsch", ramsch, "Ra Bea", "Ramsch Bea 70", "Ramsch Bea 70", "0 0 −70"},
		{"ramschtie", ramsch, "Ra You+Abel", "Ramsch You+Abel 43", "Ramsch You+Abel 43", "−43 −43 0"},
		{"ramschthree", ramsch, "Ra three tied", "Ramsch three tied", "Ramsch three tied", "0 0 0"},
		{"jungfrau", ramsch, "Ra Bea", "Ramsch Bea 63 Jgf", "Ramsch Bea 63, Jungfrau", "0 0 −126"},
		{"durchmarsch", ramsch, "Du Abel", "Durchmarsch Abel", "Durchmarsch Abel", "0 +120 0"},
		{"pushes", schiebe, "Ra You", "Ramsch You 60 p3", "Ramsch You 60, pushed 3 times", "−480 0 0"},
	} {
		s := rulebookMatch(t, c.settings, c.deal).Sheet()
		e := testEnv(looks[1])
		for form, want := range []string{c.mark, c.short, c.all} {
			assert.Equal(t, want+"\n", textOf([]line{contractCell(e, s, s.Rows[0], contractForm(form))}), c.deal)
		}
		row := textOf([]line{writeSheet(e, s, 78, 20).row(0)})
		for p, cell := range sheetCells(strings.TrimSpace(row)) {
			if score := strings.Fields(c.scores)[p]; score != "0" {
				assert.Equal(t, strings.TrimPrefix(score, "+"), cell[0], row)
				assert.Contains(t, row, " "+score+"│", "its value")
			} else {
				assert.Empty(t, cell, row)
			}
		}
	}
}

// Kontra, Re and Bock stand in a column of their own where the contract is in
// short words; a deal passed in counts as one of a Bock round.
func TestDoublingsOnTheSheet(t *testing.T) {
	for _, c := range []struct {
		k     skat.Calculation
		bock  bool
		marks string
	}{
		{skat.Calculation{}, false, ""},
		{skat.Calculation{Kontra: true}, false, "K"},
		{skat.Calculation{Kontra: true, Re: true}, false, "KR"},
		{skat.Calculation{Bock: true}, true, "B"},
		{skat.Calculation{Kontra: true, Re: true, Bock: true}, true, "KRB"},
	} {
		row := match.Row{Bock: c.bock, Result: skat.Result{Outcome: skat.Won, Calculation: c.k}}
		for _, l := range []look{looks[1], looks[3]} {
			assert.Equal(t, c.marks, doublingMarks(testEnv(l).Text, row))
		}
	}
	e, s := testEnv(looks[1]), pubList(t, 4).Sheet()
	for _, w := range []int{38, 78, 98, 138} {
		text := writeSheet(e, s, w, 20)
		for i, row := range s.Rows {
			shown := textOf([]line{text.row(i)})
			if text.columns.words == contractLong {
				assert.Equal(t, row.Bock, strings.Contains(shown, "Bock"), shown)
				continue
			}
			marks := doublingMarks(e.Text, row)
			assert.Regexp(t, `^.* `+marks+` *( \d\d)?( +([+−]\d+|–))?│`, shown, "%d cells: %q", w, marks)
		}
	}
	passed := match.Row{Bock: true, Result: skat.Result{Outcome: skat.PassedIn}}
	assert.Equal(t, "passed in, Bock\n", textOf([]line{contractCell(e, s, passed, contractLong)}))
	assert.Equal(t, "B", doublingMarks(e.Text, passed))
}

// The narrowest sheet has the players; the contract comes next.
func TestSheetGivesUpColumnsAsItGetsNarrow(t *testing.T) {
	e, s := testEnv(looks[1]), testMatch(t, 1, 12).Sheet()
	shown := func(w int) [5]bool {
		c := sheetLayout(e, s, w, false)
		assert.LessOrEqual(t, c.width(3), w)
		return [5]bool{c.contract > 0, c.value > 0, c.bid > 0, c.declarer > 0, c.dealer > 0}
	}
	assert.Equal(t, [5]bool{}, shown(24))
	assert.Equal(t, [5]bool{true}, shown(32))
	assert.Equal(t, [5]bool{true, true}, shown(38))
	assert.Equal(t, [5]bool{true, true, true, true}, shown(60))
	assert.Equal(t, [5]bool{true, true, true, true, true}, shown(78))
	assert.Equal(t, contractMark, sheetLayout(e, s, 38, false).words)
	assert.Equal(t, contractShort, sheetLayout(e, s, 60, false).words)
	assert.Equal(t, contractLong, sheetLayout(e, s, 78, false).words)
}

// panel draws the sheet as it stands at the side of the table.
func panel(e *Env, s match.Sheet, w, h int) string {
	c := newCanvas(w, h, e.Theme)
	drawSheet(c, rect{0, 0, w, h}, e, s)
	return c.String()
}

// Beside the table the latest deals are shown.
func TestSheetAsASidePanelShowsTheLatestDeals(t *testing.T) {
	e := testEnv(looks[1])
	text := panel(e, testMatch(t, 1, 12).Sheet(), 40, 10)
	assert.Contains(t, text, "12 ♠ w3")
	assert.NotContains(t, text, " 6 ♦")
	assert.Contains(t, text, "Total")

	m, err := match.New(match.Defaults(match.Standard), 1, testMatch(t, 1, 1).Players())
	require.NoError(t, err)
	assert.Contains(t, panel(e, m.Sheet(), 40, 10), "No deal is finished yet.")
}

// The panel of the smallest terminal that has one is 25 cells wide. Four
// players and their totals fit, and what decides stands there: in a tournament
// its points, from deal to deal.
func TestSheetAsASidePanelForFour(t *testing.T) {
	m := tournamentList(t, 4)
	s := m.Sheet()
	for _, w := range []int{25, 37, 39} {
		lines := strings.Split(panel(testEnv(looks[1]), s, w, 12), "\n")
		for i, cell := range sheetCells(lines[len(lines)-1]) {
			assert.Equal(t, number(s.Totals()[i]), cell[0], "%d cells", w)
		}
		last := s.Rows[len(s.Rows)-1]
		for i, cell := range sheetCells(lines[len(lines)-3]) {
			if last.Points[i].Total() != 0 {
				assert.Equal(t, []string{number(last.Tourney[i])}, cell, "%d cells", w)
			}
		}
	}
}

// Five figures with a sign are the widest total of 480 deals.
func TestSheetHasRoomForGreatTotals(t *testing.T) {
	s := pubList(t, 4).Sheet()
	for i := range s.Rows {
		for p := range s.Players {
			s.Rows[i].Totals[p] = -12345
		}
	}
	for p := range s.Accounts {
		s.Accounts[p].Score = -12345
	}
	for w := 38; w < 140; w++ {
		text := textOf(writeSheet(testEnv(looks[1]), s, w, 20).all())
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		for _, cell := range sheetCells(lines[len(lines)-1]) {
			require.Equal(t, "−12345", cell[0], "%d cells", w)
		}
	}
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
	r, top := s.(*sheetScreen).layout()
	rows := sheetRows(r, s.(*sheetScreen).text)
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
