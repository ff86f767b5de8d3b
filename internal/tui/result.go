package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// dealResult shows what a finished deal came to.
type dealResult struct {
	env   *Env
	match *match.Match
	n     int
	w, h  int
}

// newDealResult shows deal n (from 1) of m, which must be over. Leaving it
// goes back to the screen below.
func newDealResult(env *Env, m *match.Match, n int) screen {
	return &dealResult{env: env, match: m, n: n}
}

func (s *dealResult) init() tea.Cmd    { return nil }
func (s *dealResult) setSize(w, h int) { s.w, s.h = w, h }
func (s *dealResult) keys() []key.Binding {
	return []key.Binding{s.env.bind("enter", i18n.ShellBack, "enter", "esc", " ")}
}

func (s *dealResult) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok && key.Matches(k, s.keys()[0]) {
		return pop
	}
	return nil
}

func (s *dealResult) draw(c *canvas) {
	r := frame(c, s.env.Text.T(i18n.ResultDeal, i18n.Args{"N": s.n, "Of": s.match.Settings().Deals}), "")
	if d, err := s.match.Deal(s.n); err == nil {
		c.fit(r.x, r.y, r.w, stylePlain, calculationText(s.env.Text, d.Result().Calculation))
	}
	footer(c, s.keys())
}
