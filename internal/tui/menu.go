package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// entry is one line of a menu: what it is called, the key that opens it at
// once ("" for none), and what can be said beside it.
type entry struct {
	key, label, detail string
	open               func() tea.Cmd
}

// menu is a column of entries with one under the cursor.
type menu struct {
	entries []entry
	at      int
}

// menuLayout is where a menu lies.
type menuLayout struct {
	rows   []rect // by entry, those not shown empty
	top    int    // the first entry shown
	room   rect   // of the rows together
	label  int    // column of the labels within a row
	detail int    // column of the details, 0: below the menu
	below  rect   // for the detail of the entry under the cursor
}

// layout fits the menu into r: in the middle, the details beside the labels
// where there is room for the longest, else below.
func (m *menu) layout(r rect) menuLayout {
	l := menuLayout{label: 2}
	label, detail := 0, 0
	for _, e := range m.entries {
		if e.key != "" {
			l.label = 2 + 3
		}
		label, detail = max(label, width(e.label)), max(detail, width(e.detail))
	}
	w := l.label + label
	h := min(len(m.entries), r.h)
	if detail > 0 && w+3+detail <= r.w {
		l.detail = w + 3
		w = l.detail + detail
	} else if detail > 0 {
		h = min(len(m.entries), r.h-2)
		l.below = rect{r.x, r.y + h + 1, r.w, 1}
	}
	l.room = rect{r.x + max(0, (r.w-w)/2), r.y, min(w, r.w), max(0, h)}
	l.top = min(max(0, m.at-l.room.h/2), max(0, len(m.entries)-l.room.h))
	l.rows = make([]rect, len(m.entries))
	for i := range l.room.h {
		l.rows[l.top+i] = rect{l.room.x, l.room.y + i, l.room.w, 1}
	}
	return l
}

func (m *menu) draw(c *canvas, r rect) {
	l := m.layout(r)
	for i, e := range m.entries {
		row := l.rows[i]
		if row.h == 0 {
			continue
		}
		st := stylePlain
		if i == m.at {
			st = styleChosen
			c.text(row.x, row.y, styleAccent, c.theme.glyphs.pointer)
		}
		c.text(row.x+2, row.y, styleAccent, e.key)
		c.fit(row.x+l.label, row.y, row.w-l.label, st, e.label)
		if l.detail > 0 {
			c.fit(row.x+l.detail, row.y, row.w-l.detail, styleDim, e.detail)
		}
	}
	c.thumb(l.room.x+l.room.w+1, l.room, l.top, len(m.entries))
	if m.at < len(m.entries) {
		c.centre(l.below, 0, styleDim, m.entries[m.at].detail)
	}
}

// bindings are the cursor's keys and those of the entries.
func (m *menu) bindings(e *Env) []key.Binding {
	list := []key.Binding{
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end"),
		e.bind("enter", i18n.ShellOpen, "enter", " "),
	}
	for _, entry := range m.entries {
		if entry.key != "" {
			list = append(list, key.NewBinding(key.WithKeys(entry.key), key.WithHelp(entry.key, entry.label)))
		}
	}
	return list
}

// update moves the cursor and opens entries; r is where the menu was drawn.
func (m *menu) update(msg tea.Msg, r rect) tea.Cmd {
	l := m.layout(r)
	switch msg := msg.(type) {
	case tea.KeyMsg:
		for i, e := range m.entries {
			if e.key != "" && e.key == msg.String() {
				m.at = i
				return e.open()
			}
		}
		if s := msg.String(); (s == "enter" || s == " ") && m.at < len(m.entries) {
			return m.entries[m.at].open()
		}
	case tea.MouseMsg:
		for i, row := range l.rows {
			if msg.Button == tea.MouseButtonLeft && msg.Action == tea.MouseActionPress && row.holds(msg.X, msg.Y) {
				m.at = i
				return m.entries[i].open()
			}
		}
	}
	m.at = max(0, moved(msg, m.at, len(m.entries), l.room.h))
	return nil
}
