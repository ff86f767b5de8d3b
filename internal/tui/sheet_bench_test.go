package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/match"
)

// longestList is a whole pub list of as many deals as there can be.
func longestList(t testing.TB) *match.Match {
	s := match.Defaults(match.Kneipe)
	s.Table, s.Deals, s.Tournament = 4, match.MaxDeals, true
	return playedMatch(t, s, 1, s.Deals, lively(1))
}

// A frame must cost less than 2 ms, however long the list; coming to a page
// once may cost more.
func BenchmarkLongestList(b *testing.B) {
	m := longestList(b)
	e := testEnv(looks[0])
	for name, s := range map[string]screen{
		"sheet": sheetOf(e, m), "chart": onPage(sheetOf(e, m), pageChart), "statistics": onPage(sheetOf(e, m), pageStatistics),
		"final": newFinal(e, m),
	} {
		b.Run(name, func(b *testing.B) {
			r := &root{env: e, stack: []screen{s}}
			r.Update(tea.WindowSizeMsg{Width: 140, Height: 40})
			keys := [2]string{"up", "pgdown"}
			for i := 0; b.Loop(); i++ {
				r.Update(pressed(keys[i%2]))
				_ = r.View()
			}
		})
	}
	b.Run("opening the sheet", func(b *testing.B) {
		for b.Loop() {
			s := sheetOf(e, m)
			s.setSize(140, 40)
		}
	})
	b.Run("side panel", func(b *testing.B) {
		sheet := m.Sheet()
		c := newCanvas(140, 40, e.Theme)
		for b.Loop() {
			drawSheet(c, rect{0, 0, 37, 20}, e, sheet)
		}
	})
}
