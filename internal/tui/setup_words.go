package tui

import (
	"errors"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// presetWords are the names of the rule sets.
var presetWords = map[match.Preset]i18n.Message{
	match.Standard: i18n.StartStandard, match.Tournament: i18n.StartTournament, match.Kneipe: i18n.StartKneipe, match.Own: i18n.StartOwn,
}

// settingsText says in a few words what a match is: "Standard match, 12
// deals", "Pub rules, table of four, 12 rounds".
func settingsText(p *i18n.Printer, s match.Settings) string {
	preset := s.Preset()
	text := p.T(presetWords[preset])
	if preset != match.Standard {
		table := i18n.SetupTable3
		if s.Table == 4 {
			table = i18n.SetupTable4
		}
		text += ", " + p.T(table)
	}
	if preset == match.Standard || s.WithRounds(s.Rounds()) != s {
		text += ", " + p.T(i18n.StartDeals, i18n.Args{"Count": s.Deals})
	} else {
		text += ", " + p.T(i18n.SetupRounds, i18n.Args{"Count": s.Rounds()})
	}
	if s.Rated {
		text += ", " + p.T(i18n.TableRated)
	}
	return text
}

// needs are the sentences about rules that need another one.
var needs = map[match.Reason]i18n.Message{
	match.PushWithoutRamsch: i18n.SetupWhyPush, match.SkatWithoutRamsch: i18n.SetupWhySkat, match.BockWithoutKontra: i18n.SetupWhyBock,
}

// SettingsWhy says in the player's language what [match.Settings.Check] found;
// of any other error, what it says itself.
func SettingsWhy(p *i18n.Printer, err error) string {
	wrong := (*match.SettingsError)(nil)
	if !errors.As(err, &wrong) {
		return err.Error()
	}
	if m, ok := needs[wrong.Reason]; ok {
		return p.T(m)
	}
	m := i18n.SetupWhyValue
	switch wrong.Reason {
	case match.BadTable:
		m = i18n.SetupWhyTable
	case match.BadDeals:
		m = i18n.SetupWhyDeals
	}
	return p.T(m, i18n.Args{"N": wrong.Got, "Max": match.MaxDeals})
}
