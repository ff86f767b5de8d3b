package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"
)

// page is a screen of lines to read, scrolled when they are more than fit.
type page struct {
	env   *Env
	title func() string
	lines func(width int) []line
	view  pager
	w, h  int
}

func (s *page) init() tea.Cmd    { return nil }
func (s *page) setSize(w, h int) { s.w, s.h = w, h }

func (s *page) update(msg tea.Msg) tea.Cmd {
	room := body(s.w, s.h)
	if k, ok := msg.(tea.KeyMsg); ok && (key.Matches(k, s.env.backKey()) || k.String() == "?") {
		return pop
	}
	s.view.scroll(msg, len(s.lines(room.w-2)), room.h)
	return nil
}

func (s *page) draw(c *canvas) {
	room := frame(c, s.title(), "")
	s.view.draw(c, room, s.lines(room.w-2))
	footer(c, s.keys())
}

func (s *page) keys() []key.Binding { return []key.Binding{s.env.scrollKey(), s.env.backKey()} }
