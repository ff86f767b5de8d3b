package tui

import "github.com/charmbracelet/bubbles/key"

// footer draws the bindings that count now into the frame's last line, as
// many as fit whole.
func footer(c *canvas, bindings []key.Binding) {
	x, y := 1, c.h-1
	for _, b := range bindings {
		h := b.Help()
		if !b.Enabled() || h.Key == "" {
			continue
		}
		w := width(h.Key) + 1 + width(h.Desc)
		if x+w > c.w-1 {
			return
		}
		c.text(x, y, styleAccent, h.Key)
		c.text(x+width(h.Key)+1, y, styleDim, h.Desc)
		x += w + 3
	}
}
