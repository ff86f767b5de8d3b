//go:build learn

package solver

const learning = true

// learn is called with every choice of cards that is about to be searched.
var learn = func(s *search, c *choice, alive uint32, t int, tr trick, at *spot) {}
