package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// start is the first screen.
type start struct {
	env  *Env
	w, h int
}

func newStart(env *Env) screen { return &start{env: env} }

func (s *start) init() tea.Cmd    { return nil }
func (s *start) setSize(w, h int) { s.w, s.h = w, h }

func (s *start) keys() []key.Binding {
	return []key.Binding{
		s.env.bind("n", i18n.StartNew, "n"), s.env.bind("r", i18n.StartRules, "r"), s.env.bind("q", i18n.ShellQuit, "q"),
	}
}

func (s *start) update(msg tea.Msg) tea.Cmd {
	k, ok := msg.(tea.KeyMsg)
	if !ok {
		return nil
	}
	switch k.String() {
	case "n":
		return s.newMatch()
	case "r":
		return push(newRulesScreen(s.env))
	case "q":
		return pop
	}
	return nil
}

// newMatch begins a match with the last used settings.
func (s *start) newMatch() tea.Cmd {
	e := s.env
	seed := e.Seed
	if e.Seed = 0; seed == 0 {
		seed = e.NewSeed()
	}
	players := []match.Player{{Name: e.Prefs.Name}}
	for i := 1; i < e.Prefs.Settings.Table; i++ {
		players = append(players, match.Player{Name: botNames[i-1], Bot: e.Prefs.Bots[i-1]})
	}
	m, err := match.New(e.Prefs.Settings, seed, players)
	if err != nil {
		return func() tea.Msg { return fatalMsg{err} }
	}
	if e.Store != nil {
		if running, err := e.Store.Begin(m); err == nil {
			return push(newTable(e, m, running))
		}
	}
	return push(newTable(e, m, nil))
}

func (s *start) draw(c *canvas) {
	c.centre(c.bounds(), c.h/3, styleHeading, s.env.Text.T(i18n.Skat))
	footer(c, s.keys())
}
