package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// NextSession is what a new session of Offiziersskat is to be: its rules, and
// the level of the opponent.
type NextSession struct {
	Settings match.SessionSettings `json:"settings"`
	Bot      string                `json:"bot"`
}

// nextSessionText says what a new session would be: "for two, any number of
// deals".
func (e *Env) nextSessionText() string {
	return e.Text.T(i18n.OffizierForTwo) + ", " + lengthText(e.Text, e.Prefs.Session.Settings)
}

// newSession draws up the next session, what was asked for or set up: the
// player against a bot.
func (e *Env) newSession() (*match.Session, error) {
	next, seed := e.Prefs.Session, e.seed()
	if asked := e.AskedSession; asked != nil {
		next, e.AskedSession = *asked, nil
	}
	players := [2]match.Player{{Name: e.Prefs.Name}, {Name: botNames[0], Bot: next.Bot}}
	first := e.FirstDeal
	if first == nil {
		return match.NewSession(next.Settings, seed, players)
	}
	e.FirstDeal = nil
	return match.SessionOfDeal(next.Settings, *first, seed, players)
}

// beginSession starts a new session and returns its table. Where it cannot be
// kept it is played all the same, and a notice says so.
func (e *Env) beginSession() (screen, error) {
	s, err := e.newSession()
	if err != nil {
		return nil, err
	}
	e.Notices = nil
	e.leaveMatch()
	if e.Store == nil {
		return newOffizierTable(e, s, nil), nil
	}
	running, err := e.Store.BeginSession(s)
	if err != nil {
		e.Notices = []string{e.Text.T(i18n.StartNotKept, i18n.Args{"Why": err})}
		return newOffizierTable(e, s, nil), nil
	}
	e.running = running
	return newOffizierTable(e, s, running), nil
}

// resumeSession opens an unfinished session where it was left.
func (e *Env) resumeSession(id int64) (screen, error) {
	e.leaveMatch()
	running, s, err := e.Store.ResumeSession(id)
	if err != nil {
		return nil, err
	}
	e.Notices = nil
	e.running = running
	return newOffizierTable(e, s, running), nil
}

// lengthText says how long a session goes on.
func lengthText(p *i18n.Printer, s match.SessionSettings) string {
	switch s.Length {
	case match.BestOf:
		return p.T(i18n.OffizierBestOf, i18n.Args{"N": s.Target})
	case match.ToPoints:
		return p.T(i18n.OffizierToPoints, i18n.Args{"N": s.Target})
	}
	return p.T(i18n.OffizierAnyNumber)
}
