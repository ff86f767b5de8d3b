package tui

import tea "github.com/charmbracelet/bubbletea"

// pager is a window on lines that may be more than fit.
type pager struct{ top int }

// scroll moves the window of h lines by a key or the wheel. n is the number
// of lines.
func (p *pager) scroll(msg tea.Msg, n, h int) {
	p.top = min(max(0, p.clamped(n, h)+step(msg, n, h)), max(0, n-h))
}

// moved is where the cursor that was at entry i of n goes by a key or the
// wheel; h is how many are shown.
func moved(msg tea.Msg, i, n, h int) int { return max(0, min(n-1, i+step(msg, n, h))) }

// step is how many lines a key or the wheel moves down.
func step(msg tea.Msg, n, h int) int {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		switch msg.String() {
		case "up", "k":
			return -1
		case "down", "j":
			return 1
		case "pgup", "b":
			return -max(1, h-1)
		case "pgdown", "f", " ":
			return max(1, h-1)
		case "home", "g":
			return -n
		case "end", "G":
			return n
		}
	case tea.MouseMsg:
		switch msg.Button {
		case tea.MouseButtonWheelUp:
			return -3
		case tea.MouseButtonWheelDown:
			return 3
		}
	}
	return 0
}

// clamped returns the first line shown when n lines have a window of h.
func (p *pager) clamped(n, h int) int { return min(p.top, max(0, n-h)) }

// draw shows the window in r, with a mark at the edge of where it is.
func (p *pager) draw(c *canvas, r rect, lines []line) {
	top := p.clamped(len(lines), r.h)
	for i := 0; i < r.h && top+i < len(lines); i++ {
		c.line(r.x, r.y+i, r.w, lines[top+i])
	}
	c.thumb(r.x+r.w-1, r, top, len(lines))
}

// thumb marks at column x which part r of n lines shows, top being the first;
// nothing when it shows all.
func (c *canvas) thumb(x int, r rect, top, n int) {
	if n <= r.h || r.h < 2 {
		return
	}
	size := max(1, r.h*r.h/n)
	from := (r.h - size) * top / (n - r.h)
	for i := range size {
		c.text(x, r.y+from+i, styleBorder, c.theme.glyphs.thumb)
	}
}
