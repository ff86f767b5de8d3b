package tui

import (
	"path/filepath"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/store"
)

// BenchmarkHistory is what the screen takes for 100,000 deals: "open" from the
// closed file to the first frame, "filter" from a key to the frame that shows
// what it wants, on each page, with one more letter in the search, "frame" a
// key that moves the cursor.
func BenchmarkHistory(b *testing.B) {
	path := filepath.Join(b.TempDir(), "skat.db")
	longHistory(b, path, 100_000)
	e := testEnv(looks[0])
	e.Now = time.Now
	show := func() *root {
		r := &root{env: e, stack: []screen{newHistory(e)}}
		r.Update(tea.WindowSizeMsg{Width: 140, Height: 40})
		return r
	}
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			s, _, err := store.Open(path, time.Now)
			require.NoError(b, err)
			e.Store = s
			r := show()
			require.Contains(b, r.View(), "100000 deals")
			require.NoError(b, s.Close())
		}
	})
	s, _, err := store.Open(path, time.Now)
	require.NoError(b, err)
	defer func() { _ = s.Close() }()
	e.Store = s
	pages := []string{"deals", "matches", "statistics", "form", "bots"}
	for i, name := range pages {
		b.Run("filter/"+name, func(b *testing.B) {
			r := show()
			for range i {
				r.Update(pressed("right"))
			}
			r.Update(pressed("f"))
			r.Update(pressed("down"))
			for b.Loop() {
				r.Update(pressed("right")) // the next result: won, lost, passed in, Ramsch, any
				_ = r.View()
			}
		})
	}
	b.Run("search", func(b *testing.B) {
		r := show()
		for _, k := range []string{"/", "w", "o", "n", " ", "g"} {
			r.Update(pressed(k))
		}
		keys := []string{"r", "backspace"}
		for i := 0; b.Loop(); i++ {
			r.Update(pressed(keys[i%2]))
			_ = r.View()
		}
	})
	b.Run("frame", func(b *testing.B) {
		r := show()
		keys := []string{"pgdown", "down"}
		for i := 0; b.Loop(); i++ {
			r.Update(pressed(keys[i%2]))
			_ = r.View()
		}
	})
}
