package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// dialog lies over the table: a question with yes and no, or something to look
// at that any key puts away.
type dialog struct {
	title string
	ask   string     // the question
	lines []line     // or what there is to look at
	trick skat.Trick // shown as cards where there is room for them
	yes   string     // the label of yes; "": no question
	no    string
	onYes func() tea.Cmd
	onNo  func() tea.Cmd // nil: nothing
}

// dialogWidth is where a question's text is broken.
const dialogWidth = 46

// ask puts a question over the table.
func (t *table) ask(question, yes i18n.Message, onYes, onNo func() tea.Cmd) tea.Cmd {
	p := t.env.Text
	return t.openDialog(&dialog{ask: p.T(question), yes: p.T(yes), no: p.T(i18n.TableNo), onYes: onYes, onNo: onNo})
}

func (t *table) openDialog(d *dialog) tea.Cmd {
	t.dialog = d
	return nil
}

func (d *dialog) keys(e *Env) []key.Binding {
	if d.yes == "" {
		return []key.Binding{e.bind(e.Text.T(i18n.TableKeyAny), i18n.TableKeyClose, "enter", "esc")}
	}
	return []key.Binding{
		key.NewBinding(key.WithKeys("y", "j"), key.WithHelp(e.Text.T(i18n.TableYesKey), d.yes)), key.NewBinding(key.WithKeys("n", "esc"), key.WithHelp("n", d.no)),
	}
}

func (d *dialog) press(t *table, k tea.KeyMsg) tea.Cmd {
	switch k.String() {
	case "y", "j":
		return d.answer(t, d.onYes)
	case "n", "esc", "q":
		return d.answer(t, d.onNo)
	}
	if d.yes == "" {
		t.dialog = nil
	}
	return nil
}

// answer puts the dialog away and does what the answer asks for.
func (d *dialog) answer(t *table, do func() tea.Cmd) tea.Cmd {
	t.dialog = nil
	if do == nil {
		return nil
	}
	return do()
}

// click answers with a button, 0 yes or 1 no; a click beside them puts away
// what is no question.
func (d *dialog) click(t *table, button int) tea.Cmd {
	switch {
	case d.yes == "":
		return d.answer(t, nil)
	case button == 0:
		return d.answer(t, d.onYes)
	case button == 1:
		return d.answer(t, d.onNo)
	}
	return nil
}

// size returns what the layout of a terminal of w × h must know.
func (d *dialog) size(w, h int) *dialogSize {
	lines := d.text(w)
	s := &dialogSize{w: width(d.title) + 4, h: len(lines)}
	if scale, cardW, cardH := scaleOf(w, h); scale != scaleChips && d.trick.Len() > 0 {
		s.w, s.h = 3*cardW+2*trickGap, cardH+1
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

func (d *dialog) draw(t *table, c *canvas, l *layout) {
	c.clear(rect{l.dialog.x - 1, l.dialog.y, l.dialog.w + 2, l.dialog.h})
	c.box(l.dialog, styleAccent, d.title)
	if d.trick.Len() > 0 && l.scale != scaleChips {
		r := l.dialogText
		for i, s := 0, d.trick.Leader; i < d.trick.Len(); i, s = i+1, s.Next() {
			at := rect{r.x + i*(l.cardW+trickGap), r.y, l.cardW, l.cardH}
			t.drawPlayed(c, at, rect{at.x - trickGap/2, at.y + at.h, at.w + trickGap, 1}, d.trick, s)
		}
		return
	}
	for i, text := range d.text(t.w) {
		if i < l.dialogText.h {
			c.line(l.dialogText.x, l.dialogText.y+i, l.dialogText.w, text)
		}
	}
	for i, label := range [2]string{t.env.Text.T(i18n.TableYesKey) + " " + d.yes, "n " + d.no} {
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
