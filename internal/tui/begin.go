package tui

import (
	"errors"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

// Given is a deal that is to be played as it stands: a match of its own.
type Given struct {
	Deal skat.Deal
	Seat skat.Seat // the player's
}

// newMatch draws up the next match: the player against the bots.
func (e *Env) newMatch() (*match.Match, error) {
	next, given := e.next(), e.Given
	if e.Given = nil; given != nil {
		next.Settings.Table = 3
	}
	players := []match.Player{{Name: e.Prefs.Name}}
	for i := range next.Settings.Table - 1 {
		players = append(players, match.Player{Name: botNames[i], Bot: next.Bots[i]})
	}
	if given != nil {
		return match.OfDeal(next.Settings, given.Deal, given.Seat, e.seed(), players)
	}
	return match.New(next.Settings, e.seed(), players)
}

// seed returns what the next match is drawn from: the seed that was asked for,
// once, else a new one.
func (e *Env) seed() uint64 {
	seed := e.Seed
	if e.Seed = 0; seed == 0 {
		return e.NewSeed()
	}
	return seed
}

// begin starts a new match and returns its table. Where it cannot be kept it
// is played all the same, and a notice says so.
func (e *Env) begin() (screen, error) {
	m, err := e.newMatch()
	if err != nil {
		return nil, err
	}
	e.Notices = nil
	e.leaveMatch()
	if e.Store == nil {
		return newTable(e, m, nil), nil
	}
	running, err := e.Store.Begin(m)
	if err != nil {
		e.Notices = []string{e.Text.T(i18n.StartNotKept, i18n.Args{"Why": err})}
		return newTable(e, m, nil), nil
	}
	e.running = running
	return newTable(e, m, running), nil
}

// resume opens an unfinished match where it was left.
func (e *Env) resume(id int64) (screen, error) {
	e.leaveMatch()
	running, m, err := e.Store.Resume(id)
	if err != nil {
		return nil, err
	}
	e.Notices = nil
	e.running = running
	return newTable(e, m, running), nil
}

// leaveMatch gives up the match that was played last, so that it can be
// resumed, here or by another program.
func (e *Env) leaveMatch() {
	if e.running != nil {
		_ = e.running.Close() // every action has been saved before
		e.running = nil
	}
}

// openWith returns a command that shows what open makes, or keeps the notice
// of why it could not.
func (e *Env) openWith(open func() (screen, error), show func(screen) tea.Cmd) tea.Cmd {
	s, err := open()
	if err == nil {
		return show(s)
	}
	e.Notices = []string{e.whyNotOpened(err)}
	return nil
}

func (e *Env) whyNotOpened(err error) string {
	if used := (*store.InUseError)(nil); errors.As(err, &used) {
		return e.Text.T(i18n.StartInUse, i18n.Args{"PID": used.PID})
	}
	return e.Text.T(i18n.StartUnreadable, i18n.Args{"Why": SettingsWhy(e.Text, err)})
}
