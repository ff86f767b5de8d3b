package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// NextMatch is what a new match is to be: its rules, and the levels of the
// bots on the other chairs, clockwise from the player's left.
type NextMatch struct {
	Settings match.Settings
	Bots     [3]string
}

// next returns what the next match is to be.
func (e *Env) next() NextMatch {
	if e.Asked != nil {
		return *e.Asked
	}
	return NextMatch{e.Prefs.Settings, e.Prefs.Bots}
}

// setNext sets, for good, what the next match is to be.
func (e *Env) setNext(n NextMatch) {
	e.Asked = nil
	e.remember(func(p *Prefs) {
		p.Settings, p.Bots = n.Settings, n.Bots
		if n.Settings.Preset() == match.Own {
			p.Own = n.Settings
		}
	})
}

// setBot sets the level of one bot for the next match. Rules that were only
// asked for are not remembered with it.
func (e *Env) setBot(i int, level string) {
	if e.Asked != nil {
		asked := *e.Asked
		asked.Bots[i] = level
		e.Asked = &asked
	}
	e.remember(func(p *Prefs) { p.Bots[i] = level })
}

// nextText says what a new match would be: "Standard match, 12 deals".
func (e *Env) nextText() string {
	text := settingsText(e.Text, e.next().Settings)
	if e.Seed != 0 {
		text += ", " + e.Text.T(i18n.SheetSeed, i18n.Args{"Seed": e.Seed})
	}
	return text
}
