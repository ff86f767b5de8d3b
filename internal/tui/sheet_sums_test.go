package tui

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// drawnMatch plays a random list by random rules with tournament points.
func drawnMatch(t *rapid.T) *match.Match {
	s := match.Settings{
		Table: rapid.IntRange(3, 4).Draw(t, "table"), Deals: rapid.IntRange(1, 24).Draw(t, "deals"),
		Valuation:  rapid.SampledFrom([]skat.Valuation{skat.Plain, skat.ISkO}).Draw(t, "valuation"),
		Tournament: true, Kontra: rapid.SampledFrom([]skat.KontraRule{skat.KontraOff, skat.KontraAny}).Draw(t, "kontra"),
		Ramsch: rapid.Bool().Draw(t, "ramsch"),
	}
	s.Bock = match.BockTriggers{LostWith60: true, LostKontra: s.Kontra != skat.KontraOff, GrandHandWon: true}
	s.Schiebe = s.Ramsch && rapid.Bool().Draw(t, "schieberamsch")
	players := []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea", Bot: "club"}, {Name: "Carl", Bot: "club"}}[:s.Table]
	m, err := match.New(s, rapid.Uint64().Draw(t, "seed"), players)
	require.NoError(t, err)
	act := lively(rapid.Uint64().Draw(t, "chance"))
	for !m.Over() {
		if m.DealOver() {
			require.NoError(t, m.Next())
			continue
		}
		require.NoError(t, m.Apply(act(m.View(m.ToMove()))))
	}
	return m
}

// figure reads a number as it stands on a sheet.
func figure(t require.TestingT, text string) int {
	n, err := strconv.Atoi(strings.ReplaceAll(strings.TrimPrefix(text, "+"), "−", "-"))
	require.NoError(t, err)
	return n
}

// What stands on the sheet adds up, in every width, read off the lines like by
// a person with a pencil: each entry is the one before it and the deal's
// value, the last entry is what stands below, and the total is the score, 50
// for each game won less lost, and 40 or 30 for each game lost by others.
func TestWhatStandsOnTheSheetAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawnMatch(t)
		sheet, players := m.Sheet(), m.Settings().Table
		w := rapid.IntRange(38, 150).Draw(t, "w")
		text := writeSheet(testEnv(looks[1]), sheet, w, rapid.IntRange(10, 40).Draw(t, "h"))
		lines := strings.Split(strings.TrimSuffix(textOf(text.all()), "\n"), "\n")
		rows := lines[len(text.head) : len(text.head)+len(sheet.Rows)]
		foot := lines[len(lines)-len(text.foot)+1:]

		now, won, lost := make([]int, players), make([]int, players), make([]int, players)
		value := regexp.MustCompile(`([+−]\d+|–) *│`)
		for i, l := range rows {
			require.LessOrEqual(t, width(l), w)
			for p, cell := range sheetCells(l) {
				if len(cell) == 0 {
					continue
				}
				score := figure(t, cell[0])
				if text.columns.value > 0 {
					require.Equal(t, figure(t, value.FindStringSubmatch(l)[1]), score-now[p], l)
				}
				now[p] = score
				if len(cell) == 3 {
					won[p], lost[p] = figure(t, cell[1]), figure(t, cell[2])
				}
			}
			require.Equal(t, sheet.Rows[i].Totals, now)
		}

		other := 40
		if players == 4 {
			other = 30
		}
		counted := text.columns.count > 0
		allLost := 0
		for p := range players {
			score := sheetCells(foot[0])[p]
			if !counted {
				games := strings.Split(sheetCells(foot[1])[p][0], "/")
				won[p], lost[p] = figure(t, games[0]), figure(t, games[1])
			} else {
				require.Equal(t, []string{strconv.Itoa(won[p]), strconv.Itoa(lost[p])}, score[1:])
			}
			require.Equal(t, now[p], figure(t, score[0]))
			allLost += lost[p]
		}
		own, others, total := foot[len(foot)-3], foot[len(foot)-2], foot[len(foot)-1]
		for p := range players {
			require.Equal(t, 50*(won[p]-lost[p]), figure(t, sheetCells(own)[p][0]))
			require.Equal(t, other*(allLost-lost[p]), figure(t, sheetCells(others)[p][0]))
			if counted {
				require.Equal(t, allLost-lost[p], figure(t, sheetCells(others)[p][1]))
			}
			require.Equal(t, now[p]+50*(won[p]-lost[p])+other*(allLost-lost[p]), figure(t, sheetCells(total)[p][0]))
		}
	})
}

// The same at the end of a list, best first, and on the page of help.
func TestTheClosingComputationAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sheet := drawnMatch(t).Sheet()
		env, w := testEnv(looks[1]), rapid.IntRange(37, 100).Draw(t, "w")
		lines := strings.Split(strings.TrimSuffix(textOf(standingLines(env, sheet, w)), "\n"), "\n")
		require.Len(t, lines, 1+len(sheet.Players))
		best := 0
		for i, l := range lines[1:] {
			require.LessOrEqual(t, width(l), w)
			cells := strings.Fields(l)[1:]
			var n []int
			for _, c := range cells {
				n = append(n, figure(t, c))
			}
			require.Len(t, n, 6)
			require.Equal(t, 50*(n[1]-n[2]), n[3], l)
			require.Equal(t, n[0]+n[3]+n[4], n[5], l)
			require.True(t, i == 0 || n[5] <= best, "best first")
			best = n[5]
		}
		help := textOf(sheetHelpLines(env, sheet, 200))
		other := match.OthersGame(len(sheet.Players))
		require.Contains(t, help, fmt.Sprintf("Game points + 50 × (games won − games lost) + %d × games lost by others.", other))
		sums := regexp.MustCompile(`(?m)^\S+: (\S+) \+ 50 × \((\d+) − (\d+)\) \+ (\d+) × (\d+) = (\S+)$`).FindAllStringSubmatch(help, -1)
		require.Len(t, sums, len(sheet.Players))
		for p, sum := range sums {
			var n []int
			for _, c := range sum[1:] {
				n = append(n, figure(t, c))
			}
			require.Equal(t, n[0]+50*(n[1]-n[2])+n[3]*n[4], n[5], sum[0])
			require.Equal(t, sheet.Totals()[p], n[5])
			require.Equal(t, other, n[3])
		}
	})
}

func TestSheetHelpScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		s := sheetOf(e, tournamentList(t, 4))
		s.setSize(80, 24)
		return s.update(pressed("?"))().(pushMsg).screen
	})
}

// At the end of a list, too, the formula is one key away.
func TestTheFinalScreenHasTheFormula(t *testing.T) {
	e := testEnv(looks[3])
	s := newFinal(e, tournamentList(t, 3))
	s.setSize(80, 24)
	help := s.update(pressed("?"))().(pushMsg).screen
	require.Contains(t, frameOf(t, e, help, 80, 40), "Spielpunkte + 50 × (gewonnene − verlorene Spiele) + 40 × von")
}

// In a list without tournament points there is nothing to explain.
func TestHelpOfASheetWithoutTournamentPoints(t *testing.T) {
	e := testEnv(looks[1])
	text := textOf(sheetHelpLines(e, testMatch(t, 1, 3).Sheet(), 70))
	require.Contains(t, text, "K Kontra, R Re, B Bock")
	require.NotContains(t, text, "50 ×")
}
