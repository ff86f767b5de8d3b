package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/match"
)

// onPage is a sheet's screen with another of its pages to the front.
func onPage(s screen, page int) screen {
	for range page {
		s.update(pressed("right"))
	}
	return s
}

func TestChartScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return onPage(sheetOf(e, tournamentList(t, 4)), pageChart) })
}

// Whoever reads the chart without colours finds each player's initial on his
// line wherever it changes its height, and at its end.
func TestEachLineEndsWithItsMarkAtItsTotal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e, s := testEnv(rapid.SampledFrom(looks[1:]).Draw(t, "look")), drawnMatch(t).Sheet()
		w, h := rapid.IntRange(38, 140).Draw(t, "w"), rapid.IntRange(12, 40).Draw(t, "h")
		c := newCanvas(w, h, e.Theme)
		ch := newChart(e, s)
		require.Len(t, map[string]bool{ch.marks[0]: true, ch.marks[1]: true, ch.marks[2]: true}, 3, "marks differ")
		drawChart(c, c.bounds(), e, s)
		text := c.String()
		totals := s.Totals()
		for p, player := range s.Players {
			assert.Contains(t, text, strings.TrimRight(folds(e, ch.marks[p]+" "+playerName(e.Text, player)+" "+number(totals[p])), " "))
		}
		r := rect{max(0, w-widestChart) / 2, 0, min(w, widestChart), min(h, tallestChart)}
		legend := len(ch.legend(s, r.w))
		ch.fit(rect{r.x, legend + 1, r.w, r.h - legend - 3})
		end := ch.r.x + ch.r.w - 1
		for p := range s.Players {
			// Players who end at the same height share the mark of the best.
			mark := c.cells[ch.y(totals[p])*c.w+end].text
			same := false
			for o := range s.Players {
				same = same || mark == ch.marks[o] && ch.y(totals[o]) == ch.y(totals[p]) && totals[o] >= totals[p]
			}
			require.True(t, same, "%q at the end of %s:\n%s", mark, ch.marks[p], text)
		}
	})
}

// folds is text as an ASCII terminal shows it.
func folds(e *Env, text string) string {
	c := newCanvas(80, 1, e.Theme)
	c.text(0, 0, stylePlain, text)
	return c.String()
}

func TestMarksOfAChart(t *testing.T) {
	for _, row := range []struct {
		names [4]string
		want  string
	}{
		{[4]string{"You", "Abel", "Bea", "Carl"}, "Y A B C"},
		{[4]string{"Ada", "Abel", "Al", "Carl"}, "A B L C"},
		{[4]string{"A", "A", "A", "a"}, "A 1 2 3"},
		{[4]string{"änne", "漢字", "♠", "B2"}, "Ä 1 2 B"},
	} {
		used := map[string]bool{}
		var marks []string
		for _, name := range row.names {
			marks = append(marks, initial(name, used))
		}
		assert.Equal(t, row.want, strings.Join(marks, " "))
	}
}

func TestNiceSteps(t *testing.T) {
	for _, row := range []struct{ least, points, deals int }{{0, 1, 1}, {1, 2, 2}, {4, 5, 6}, {7, 10, 12}, {70, 100, 72}, {302, 500, 432}} {
		assert.Equal(t, row.points, niceStep(row.least, []int{1, 2, 5}, 10), row.least)
		assert.Equal(t, row.deals, niceStep(row.least, []int{1, 2, 3, 6}, 12), row.least)
	}
}

// Before the first deal there is nothing to draw, and where nobody has scored
// all lines lie at nothing.
func TestChartsOfAlmostNothing(t *testing.T) {
	e := testEnv(looks[1])
	m, err := match.New(match.Defaults(match.Standard), 1, testMatch(t, 1, 1).Players())
	require.NoError(t, err)
	assert.Contains(t, frameOf(t, e, onPage(sheetOf(e, m), pageChart), 80, 24), "No deal is finished yet.")
	s := match.Sheet{Players: m.Players(), Accounts: make([]match.Account, 3), Rows: []match.Row{{Deal: 1, Totals: make([]int, 3), Points: make([]match.SeegerFabian, 3)}}}
	c := newCanvas(60, 12, e.Theme)
	drawChart(c, c.bounds(), e, s)
	assert.Contains(t, c.String(), "0│Y───")
}
