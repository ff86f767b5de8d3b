package tui

import (
	"math"
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// option is one of a few things to do.
type option struct {
	label string
	keys  []string // beside the option's number
	do    func() tea.Cmd
}

// choice is a decision between a few options, drawn as buttons.
type choice struct {
	env     *Env
	room    func() int // columns for the explanation
	ask     string
	text    []string // explains, above the buttons
	options []option
	at      int // the option under the cursor
}

// bindings returns the keys of the options, numbers first.
func (d *choice) bindings() []key.Binding {
	list := make([]key.Binding, len(d.options))
	for i, o := range d.options {
		number := strconv.Itoa(i + 1)
		list[i] = key.NewBinding(key.WithKeys(append([]string{number}, o.keys...)...), key.WithHelp(number, o.label))
	}
	return list
}

func (d *choice) keys() []key.Binding {
	e := d.env
	return []key.Binding{e.bind("enter", i18n.TableKeyChoose, "enter"), e.bind(e.leftRight(), i18n.TableKeyMove, "left", "right")}
}

func (d *choice) press(k tea.KeyMsg) (tea.Cmd, bool) {
	for i, b := range d.bindings() {
		if key.Matches(k, b) {
			return d.options[i].do(), true
		}
	}
	n := len(d.options)
	switch k.String() {
	case "left", "up", "shift+tab":
		d.at = (d.at + n - 1) % n
	case "right", "down":
		d.at = (d.at + 1) % n
	case "enter", " ":
		return d.options[d.at].do(), true
	default:
		return nil, false
	}
	return nil, true
}

func (d *choice) click(x, y int, l *layout) tea.Cmd {
	if i := rectAt(l.buttons, x, y); i >= 0 && i < len(d.options) {
		return d.options[i].do()
	}
	return nil
}

func (d *choice) prompt() string { return d.ask }

func (d *choice) scene(s *scene) {
	s.text = len(d.lines(math.MaxInt))
	for i := range d.options {
		s.buttons = append(s.buttons, width(d.label(i)))
	}
}

// lines are the explanation's sentences, broken for the table's width, as
// long as all of them have no more than room lines.
func (d *choice) lines(room int) []line {
	var list []line
	for _, sentence := range d.text {
		more := wrap(styleDim, sentence, d.room())
		if len(list)+len(more) > room {
			break
		}
		list = append(list, more...)
	}
	return list
}

// choiceWidth is how many columns there are to explain a choice.
func (t *felt[A]) choiceWidth() int { return tableWidth(t.w, t.h) - 4 }

// label is what stands on a button.
func (d *choice) label(i int) string { return strconv.Itoa(i+1) + " " + d.options[i].label }

func (d *choice) draw(c *canvas, l *layout) {
	for i, text := range d.lines(l.text.h) {
		c.line(l.text.x+max(0, (l.text.w-text.width())/2), l.text.y+i, l.text.w, text)
	}
	for i := range d.options {
		if i < len(l.buttons) {
			c.button(l.buttons[i], d.label(i), i == d.at)
		}
	}
}

// button draws a button, with a pointer when Enter presses it.
func (c *canvas) button(r rect, label string, chosen bool) {
	g := &c.theme.glyphs
	edge, face, mark := styleBorder, stylePlain, " "
	if chosen {
		edge, face, mark = styleAccent, styleChosen, g.pointer
	}
	y := r.y
	if r.h >= 3 {
		c.box(r, edge, "")
		y++
		c.text(r.x+1, y, face, mark)
		c.fit(r.x+2, y, r.w-4, face, label)
		return
	}
	if chosen {
		c.text(r.x, y, face, mark)
	}
	c.fit(r.x+1, y, r.w-1, face, label)
}
