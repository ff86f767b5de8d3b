package tui

// frame draws a screen's heading with a rule below it and returns the body:
// what is left above the footer.
func frame(c *canvas, left, right string) rect {
	c.right(c.w-1, 0, styleDim, right)
	c.fit(1, 0, c.w-2-width(right)-1, styleHeading, left)
	c.hline(1, 1, c.w-2, styleBorder)
	return body(c.w, c.h)
}

// body returns the room between frame's rule and the footer.
func body(w, h int) rect { return rect{1, 2, max(0, w-2), max(0, h-3)} }
