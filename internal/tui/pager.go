package tui

import tea "github.com/charmbracelet/bubbletea"

// pager is a window on lines that may be more than fit.
type pager struct{ top int }

// scroll moves the window of h lines by a key or the wheel and tells whether
// it took the message. n is the number of lines.
func (p *pager) scroll(msg tea.Msg, n, h int) bool {
	by := 0
	switch msg := msg.(type) {
	case tea.KeyMsg:
		switch msg.String() {
		case "up", "k":
			by = -1
		case "down", "j":
			by = 1
		case "pgup", "b":
			by = -max(1, h-1)
		case "pgdown", "f", " ":
			by = max(1, h-1)
		case "home", "g":
			by = -n
		case "end", "G":
			by = n
		}
	case tea.MouseMsg:
		switch msg.Button {
		case tea.MouseButtonWheelUp:
			by = -3
		case tea.MouseButtonWheelDown:
			by = 3
		}
	}
	p.top = min(max(0, p.clamped(n, h)+by), max(0, n-h))
	return by != 0
}

// clamped returns the first line shown when n lines have a window of h.
func (p *pager) clamped(n, h int) int { return min(p.top, max(0, n-h)) }

// draw shows the window in r, with a mark at the edge of where it is.
func (p *pager) draw(c *canvas, r rect, lines []line) {
	top := p.clamped(len(lines), r.h)
	for i := 0; i < r.h && top+i < len(lines); i++ {
		c.line(r.x, r.y+i, r.w, lines[top+i])
	}
	if len(lines) <= r.h || r.h < 2 {
		return
	}
	size := max(1, r.h*r.h/len(lines))
	from := (r.h - size) * top / (len(lines) - r.h)
	for i := range size {
		c.text(r.x+r.w-1, r.y+from+i, styleBorder, c.theme.glyphs.thumb)
	}
}
