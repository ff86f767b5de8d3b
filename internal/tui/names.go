package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// botNames are the bots' at the table, clockwise from the player's left.
var botNames = [3]string{"Abel", "Bea", "Carl"}

// playerName returns what a player is called on the screen.
func playerName(p *i18n.Printer, player match.Player) string {
	if player.Name == "" {
		return p.T(i18n.ShellYou)
	}
	return player.Name
}

// human returns the number of the person at the table, −1 when bots play
// among themselves.
func human(m *match.Match) int {
	for i, p := range m.Players() {
		if p.Bot == "" {
			return i
		}
	}
	return -1
}
