// Package tui is the table in the terminal: one root model that switches
// screens, and the screens.
//
// A screen draws onto a [canvas] of exactly the terminal's size, so no line is
// ever too long and no frame too tall. Where things lie is worked out by pure
// functions from size and state to rectangles; drawing and the mouse use the
// same ones. Everything a person reads comes from internal/i18n.
package tui

// Keeps Bubble Tea from asking the terminal for its background.
import _ "github.com/af22046e/skat/internal/darkmode"
