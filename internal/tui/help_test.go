package tui

import "testing"

func TestHelpScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		s := newSheetScreen(e, testMatch(t, 1, 2).Sheet(), testMatch(t, 1, 2))
		return newHelp(e, "Skat", s.keys())
	})
}
