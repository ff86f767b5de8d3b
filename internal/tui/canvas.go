package tui

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/rivo/uniseg"
)

// cell is one character position: a grapheme one column wide, "" to the right
// of a wide one.
type cell struct {
	text  string
	style style
}

// canvas is a frame being drawn, w × h cells. What falls outside is cut off.
type canvas struct {
	w, h  int
	cells []cell
	theme *Theme
}

func newCanvas(w, h int, theme *Theme) *canvas {
	c := &canvas{w: max(0, w), h: max(0, h), theme: theme}
	c.cells = make([]cell, c.w*c.h)
	c.clear(rect{0, 0, c.w, c.h})
	return c
}

// bounds returns the whole frame.
func (c *canvas) bounds() rect { return rect{0, 0, c.w, c.h} }

// clear blanks a rectangle.
func (c *canvas) clear(r rect) {
	for y := max(0, r.y); y < min(c.h, r.y+r.h); y++ {
		for x := max(0, r.x); x < min(c.w, r.x+r.w); x++ {
			c.cells[y*c.w+x] = cell{text: " "}
		}
	}
}

// text writes s from (x, y) to the right and returns the column after it.
// Control characters are left out; on an ASCII terminal signs are folded.
func (c *canvas) text(x, y int, st style, s string) int {
	state := -1
	for len(s) > 0 {
		var g string
		var width int
		g, s, width, state = uniseg.FirstGraphemeClusterInString(s, state)
		if width == 0 || g[0] < ' ' {
			continue
		}
		if c.theme.look.ASCII && len(g) > 1 {
			if f, ok := folded[g]; ok {
				g = f
			}
		}
		if y >= 0 && y < c.h && x >= 0 && x+width <= c.w {
			c.cells[y*c.w+x] = cell{g, st}
			for i := 1; i < width; i++ {
				c.cells[y*c.w+x+i] = cell{"", st}
			}
		}
		x += width
	}
	return x
}

// fit writes s cut to w columns, with an ellipsis where something is missing.
func (c *canvas) fit(x, y, w int, st style, s string) {
	if w > 0 {
		c.text(x, y, st, ansi.Truncate(s, w, c.theme.glyphs.ellipsis))
	}
}

// right writes s so that it ends before column x.
func (c *canvas) right(x, y int, st style, s string) { c.text(x-width(s), y, st, s) }

// centre writes s in the middle of r's line y (counted from r's top), cut to
// r's width.
func (c *canvas) centre(r rect, y int, st style, s string) {
	s = ansi.Truncate(s, r.w, c.theme.glyphs.ellipsis)
	c.text(r.x+(r.w-width(s))/2, r.y+y, st, s)
}

// hline draws a horizontal rule of w cells.
func (c *canvas) hline(x, y, w int, st style) {
	c.text(x, y, st, strings.Repeat(c.theme.glyphs.horizontal, max(0, w)))
}

// box draws a frame round r with a title in its upper edge.
func (c *canvas) box(r rect, st style, title string) {
	if r.w < 2 || r.h < 2 {
		return
	}
	g := &c.theme.glyphs
	c.hline(r.x+1, r.y, r.w-2, st)
	c.hline(r.x+1, r.y+r.h-1, r.w-2, st)
	for y := r.y + 1; y < r.y+r.h-1; y++ {
		c.text(r.x, y, st, g.vertical)
		c.text(r.x+r.w-1, y, st, g.vertical)
	}
	c.text(r.x, r.y, st, g.topLeft)
	c.text(r.x+r.w-1, r.y, st, g.topRight)
	c.text(r.x, r.y+r.h-1, st, g.bottomLeft)
	c.text(r.x+r.w-1, r.y+r.h-1, st, g.bottomRight)
	if title != "" && r.w > 6 {
		c.fit(r.x+2, r.y, r.w-4, styleHeading, " "+title+" ")
	}
}

// String returns the frame: h lines of at most w columns, no newline at the
// end, trailing blanks left out.
func (c *canvas) String() string {
	var b strings.Builder
	b.Grow(len(c.cells) * 2)
	for y := range c.h {
		if y > 0 {
			b.WriteByte('\n')
		}
		row := c.cells[y*c.w : (y+1)*c.w]
		end := len(row)
		for end > 0 && row[end-1].text == " " && !c.theme.paintsBlank(row[end-1].style) {
			end--
		}
		now := stylePlain
		for _, cell := range row[:end] {
			if cell.style != now {
				b.WriteString(c.theme.closing(now))
				b.WriteString(c.theme.opening(cell.style))
				now = cell.style
			}
			b.WriteString(cell.text)
		}
		b.WriteString(c.theme.closing(now))
	}
	return b.String()
}

// width returns the columns that s takes.
func width(s string) int { return ansi.StringWidth(s) }
