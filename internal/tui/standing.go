package tui

import (
	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// standing returns how a match stands for a player, by the totals that decide.
func standing(m *match.Match, player int) bot.Standing {
	settings, totals := m.Settings(), m.Sheet().Totals()
	s := bot.Standing{Tournament: settings.Tournament, Table: settings.Table, Left: settings.Deals - m.Number() + 1}
	for p, total := range totals {
		if p != player {
			s.Ahead = append(s.Ahead, totals[player]-total)
		}
	}
	return s
}
