package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// filterPanel lies over the history: a line for each thing that can be asked
// for. What is turned counts at once.
type filterPanel struct{ at int }

func (p *filterPanel) keys(e *Env) []key.Binding {
	return []key.Binding{
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "home", "end"),
		e.bind(e.leftRight(), i18n.HistoryKeyChange, "right", "left", "l", "h", " "),
		e.bind("x", i18n.HistoryKeyClear, "x", "backspace"),
		e.bind("enter", i18n.HistoryKeyDone, "enter", "esc", "f", "q"),
	}
}

// inPanel takes a key or the mouse while the panel is shown.
func (s *history) inPanel(msg tea.Msg) {
	p, b := s.panel, s.book()
	switch msg := msg.(type) {
	case tea.KeyMsg:
		keys := p.keys(s.env)
		switch {
		case key.Matches(msg, keys[1]):
			by := 1
			if msg.String() == "left" || msg.String() == "h" {
				by = -1
			}
			s.choose(b.filter.with(b, filterField(p.at), by))
			return
		case key.Matches(msg, keys[2]):
			s.choose(historyFilter{})
			return
		case key.Matches(msg, keys[3]):
			s.panel = nil
			return
		}
	case tea.MouseMsg:
		if msg.Button == tea.MouseButtonLeft && msg.Action == tea.MouseActionPress {
			rows, box := s.panelRows()
			switch {
			case rows.holds(msg.X, msg.Y):
				p.at = msg.Y - rows.y
				s.choose(b.filter.with(b, filterField(p.at), 1))
			case !box.holds(msg.X, msg.Y):
				s.panel = nil
			}
			return
		}
	}
	n := len(b.fields())
	p.at = moved(msg, p.at, n, n)
}

// panelLabel is how much room the labels have.
const panelLabel = 13

// panelRows returns where the panel's lines lie, and its box.
func (s *history) panelRows() (rows, box rect) {
	box = body(s.w, s.h).centred(panelLabel+27, len(s.book().fields())+2)
	return box.inset(2, 1), box
}

func (s *history) drawPanel(c *canvas) {
	rows, box := s.panelRows()
	b, g := s.book(), s.env.Theme.glyphs
	c.clear(box)
	c.box(box, styleAccent, s.env.Text.T(i18n.HistoryFilter)+" "+b.count(historyDeals))
	for _, field := range b.fields() {
		y, x, st := rows.y+int(field), rows.x+panelLabel+2, stylePlain
		value := b.filter.label(b, field)
		if int(field) == s.panel.at {
			st = styleChosen
			c.text(rows.x, y, styleAccent, g.pointer)
			c.text(x-2, y, styleAccent, g.left)
			c.text(min(x+width(value)+1, rows.x+rows.w-1), y, styleAccent, g.right)
		}
		c.fit(rows.x+2, y, panelLabel-2, stylePlain, s.env.Text.T(filterFieldNames[field]))
		c.fit(x, y, rows.x+rows.w-2-x, st, value)
	}
}
