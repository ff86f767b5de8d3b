package tui

import "testing"

func TestHistoryScreens(t *testing.T) {
	for _, page := range []struct {
		name string
		keys []string
	}{
		{"deals", nil},
		{"filter", []string{"f", "down", "right", "down"}},
		{"matches", []string{"right"}},
		{"statistics", []string{"right", "right"}},
		{"form", []string{"left", "left"}},
		{"bots", []string{"left"}},
		{"sessions", []string{"g", "right"}},
	} {
		t.Run(page.name, func(t *testing.T) {
			goldenScreen(t, func(e *Env) screen {
				scene := historyEnv(t, look{})
				e.Store = scene.Store
				s := newHistory(e)
				s.setSize(80, 24)
				for _, k := range page.keys {
					s.update(pressed(k))
				}
				return s
			})
		})
	}
}
