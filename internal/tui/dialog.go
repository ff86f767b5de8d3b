package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// dialog lies over the table: a question with yes and no, or something to look
// at that any key puts away.
type dialog struct {
	title string
	ask   string                                 // the question
	lines []line                                 // or what there is to look at
	cards int                                    // cards to look at in place of the lines where there is room for them
	card  func(c *canvas, i int, at, label rect) // draws one, and whose it is below
	yes   string                                 // the label of yes; "": no question
	no    string
	onYes func() tea.Cmd
	onNo  func() tea.Cmd // nil: nothing
}

// dialogWidth is where a question's text is broken.
const dialogWidth = 46

func (d *dialog) keys(e *Env) []key.Binding {
	if d.yes == "" {
		return []key.Binding{e.bind(e.Text.T(i18n.TableKeyAny), i18n.TableKeyClose, "enter", "esc")}
	}
	return []key.Binding{
		key.NewBinding(key.WithKeys("y", "j"), key.WithHelp(e.Text.T(i18n.TableYesKey), d.yes)), key.NewBinding(key.WithKeys("n", "esc"), key.WithHelp("n", d.no)),
	}
}

// size returns what the layout of a terminal of w × h must know.
func (d *dialog) size(w, h int) *dialogSize {
	lines := d.text(w)
	s := &dialogSize{w: width(d.title) + 4, h: len(lines)}
	if scale, cardW, cardH := scaleOf(w, h); scale != scaleChips && d.cards > 0 {
		s.w, s.h = d.cards*cardW+(d.cards-1)*trickGap, cardH+1
		return s
	}
	for _, l := range lines {
		s.w = max(s.w, l.width())
	}
	if d.yes != "" {
		s.buttons = []int{width(d.yes) + 2, width(d.no) + 2}
	}
	return s
}

// text returns what stands in the dialog on a terminal w columns wide.
func (d *dialog) text(w int) []line {
	if d.ask == "" {
		return d.lines
	}
	return wrap(stylePlain, d.ask, min(dialogWidth, w-8))
}

// trickGap is how far apart the cards of the last trick lie.
const trickGap = 4

func (d *dialog) draw(e *Env, c *canvas, l *layout) {
	c.clear(rect{l.dialog.x - 1, l.dialog.y, l.dialog.w + 2, l.dialog.h})
	c.box(l.dialog, styleAccent, d.title)
	if d.cards > 0 && l.scale != scaleChips {
		r := l.dialogText
		for i := range d.cards {
			at := rect{r.x + i*(l.cardW+trickGap), r.y, l.cardW, l.cardH}
			d.card(c, i, at, rect{at.x - trickGap/2, at.y + at.h, at.w + trickGap, 1})
		}
		return
	}
	for i, text := range d.text(c.w) {
		if i < l.dialogText.h {
			c.line(l.dialogText.x, l.dialogText.y+i, l.dialogText.w, text)
		}
	}
	for i, label := range [2]string{e.Text.T(i18n.TableYesKey) + " " + d.yes, "n " + d.no} {
		if i < len(l.dialogKeys) {
			c.answerButton(l.dialogKeys[i], label)
		}
	}
}

// answerButton draws an answer with its key.
func (c *canvas) answerButton(r rect, label string) {
	c.text(r.x, r.y, styleBorder, "[")
	c.fit(r.x+1, r.y, r.w-2, styleAccent, " "+label+" ")
	c.text(r.x+r.w-1, r.y, styleBorder, "]")
}
