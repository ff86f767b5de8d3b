//go:build race

package solver_test

// raceEnabled: the race detector makes searches ten times slower.
const raceEnabled = true
