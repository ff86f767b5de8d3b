package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// calculationText says how a game was priced, as a player says it: "without 2,
// game 3, Schneider 4 × Hearts 10 = 40".
func calculationText(p *i18n.Printer, k skat.Calculation) string { return k.String() }
