package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// page is a screen of lines to read, scrolled when they are more than fit.
type page struct {
	env   *Env
	title func() string
	lines func(width int) []line
	heads func(width int) []int // the lines with headings; nil: there are none
	// opensAtLast tells that the page opens at the last heading.
	opensAtLast bool
	view        pager
	w, h        int
}

// readable is the widest column that is read with ease.
const readable = 74

func (s *page) init() tea.Cmd { return nil }
func (s *page) setSize(w, h int) {
	s.w, s.h = w, h
	if s.opensAtLast {
		heads := s.heads(s.room().w - 2)
		s.view.top, s.opensAtLast = heads[len(heads)-1], false
	}
}

// room is where the text lies: a column in the middle, the thumb beside it.
func (s *page) room() rect {
	r := body(s.w, s.h)
	return r.centred(readable+2, r.h)
}

func (s *page) keys() []key.Binding {
	e := s.env
	section := e.bind(e.leftRight(), i18n.ShellSection, "right", "left", "n", "p")
	section.SetEnabled(s.heads != nil)
	r, scroll := s.room(), e.scrollKey()
	scroll.SetEnabled(len(s.lines(r.w-2)) > r.h)
	return []key.Binding{scroll, section, e.backKey()}
}

func (s *page) update(msg tea.Msg) tea.Cmd {
	r := s.room()
	lines := s.lines(r.w - 2)
	if k, ok := msg.(tea.KeyMsg); ok {
		keys := s.keys()
		switch {
		case key.Matches(k, keys[2]) || k.String() == "?" || k.String() == "enter":
			return pop
		case key.Matches(k, keys[1]):
			s.jump(k.String() == "right" || k.String() == "n", s.heads(r.w-2), len(lines), r.h)
			return nil
		}
	}
	s.view.scroll(msg, len(lines), r.h)
	return nil
}

// jump goes to the next heading, or to the last one before the window of h
// of n lines.
func (s *page) jump(on bool, heads []int, n, h int) {
	top := s.view.clamped(n, h)
	to := 0
	if on {
		to = n
	}
	for _, head := range heads {
		if on && head > top {
			to = head
			break
		}
		if !on && head < top {
			to = head
		}
	}
	s.view.top = min(to, max(0, n-h))
}

func (s *page) draw(c *canvas) {
	frame(c, s.title(), "")
	r := s.room()
	s.view.draw(c, r, s.lines(r.w-2))
	footer(c, s.keys())
}
