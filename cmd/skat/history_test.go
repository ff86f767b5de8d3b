package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The history needs a terminal, and takes any words: what means nothing is
// said on the screen, in its language.
func TestTheHistoryNeedsATerminal(t *testing.T) {
	h := newHome(t)
	_, errs, status := h.plain("history", "grand", "nonsense")
	assert.Equal(t, "skat: standard input is no terminal, and the table needs one\n", errs)
	assert.Equal(t, 2, status)
	_, errs, status = h.plain("history", "--lang", "fr")
	assert.Equal(t, "skat: --lang \"fr\": want one of en, de\n", errs)
	assert.Equal(t, 2, status)
}
