// Package darkmode keeps the program from asking the terminal for its
// background colour while it starts.
//
// Bubble Tea v1 calls lipgloss.HasDarkBackground in an init function. On a
// terminal that does not answer (a serial line, a recorder, some multiplexers)
// the question waits five seconds, even for `skat --version`. This package sets
// the answer first. It is imported for that side effect alone, by whatever
// imports Bubble Tea:
//
//	import _ "github.com/af22046e/skat/internal/darkmode"
//
// Go initialises packages in the order of their import paths as far as their
// own imports allow, so the cure works only while this path sorts before
// github.com/charmbracelet/bubbletea and this package imports nothing but
// lipgloss. The import test in the folder above holds the second half; the test
// beside this file holds the effect.
//
// Dark is only the starting value: the screens' styles hang on a renderer of
// their own, whose background a flag or the config chooses.
package darkmode

import "github.com/charmbracelet/lipgloss"

func init() {
	lipgloss.SetHasDarkBackground(true)
}
