package tui

// rect is a rectangle of cells; x and y count from the top left, 0 based.
type rect struct{ x, y, w, h int }

// holds tells whether a cell lies in the rectangle.
func (r rect) holds(x, y int) bool { return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h }

// inset returns the rectangle less dx cells left and right, dy above and below.
func (r rect) inset(dx, dy int) rect {
	return rect{r.x + dx, r.y + dy, max(0, r.w-2*dx), max(0, r.h-2*dy)}
}

// centred returns a rectangle of the given size in the middle of r, not
// larger than it.
func (r rect) centred(w, h int) rect {
	w, h = min(w, r.w), min(h, r.h)
	return rect{r.x + (r.w-w)/2, r.y + (r.h-h)/2, w, h}
}
