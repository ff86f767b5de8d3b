package tui

import "testing"

func TestFinalScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return newFinal(e, testMatch(t, 1, 12)) })
}
