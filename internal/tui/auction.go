package tui

import (
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// call asks for the player's next call: the next value, or yes to the last
// one, or pass, or to be answered for up to a value.
func (t *table) call() decision {
	p, seat, v := t.env.Text, t.view.Seat, &t.view
	d := &choice{env: t.env, room: t.choiceWidth, ask: p.T(i18n.TableYourCall)}
	next, say := skat.NextBid(v.Bid()), i18n.TableBid
	action := skat.Bid(seat, next)
	if _, hearer := v.Caller(); hearer == seat {
		next, say, action = v.Bid(), i18n.TableHold, skat.Hold(seat)
	}
	if next != 0 {
		d.options = append(d.options, option{p.T(say, i18n.Args{"N": next}), []string{"y", "j"}, func() tea.Cmd { return t.do(action) }})
	}
	d.options = append(d.options, option{p.T(i18n.TablePass), []string{"p", "n"}, func() tea.Cmd { return t.do(skat.Pass(seat)) }})
	if next != 0 && skat.NextBid(next) != 0 {
		d.options = append(d.options, option{p.T(i18n.TableLimit), []string{"m"}, func() tea.Cmd {
			t.decision = &limiting{table: t, back: d, least: next, value: next}
			return nil
		}})
	}
	return d
}

// limited returns the answer in the auction of one who bids up to the limit.
func (t *table) limited() skat.Action {
	seat, v := t.view.Seat, &t.view
	if _, hearer := v.Caller(); hearer == seat {
		if v.Bid() <= t.limit {
			return skat.Hold(seat)
		}
	} else if next := skat.NextBid(v.Bid()); next != 0 && next <= t.limit {
		return skat.Bid(seat, next)
	}
	return skat.Pass(seat)
}

// limiting asks up to which value the program is to answer.
type limiting struct {
	table *table
	back  decision
	least int
	value int
}

func (d *limiting) keys() []key.Binding {
	e := d.table.env
	return []key.Binding{
		e.bind("enter", i18n.TableKeyStart, "enter"), e.bind(e.upDown(), i18n.TableKeyValue, "up", "down"), e.bind("esc", i18n.ShellBack, "esc"),
	}
}

func (d *limiting) press(k tea.KeyMsg) (tea.Cmd, bool) {
	switch k.String() {
	case "up", "right", "+":
		d.raise()
	case "down", "left", "-":
		d.lower()
	case "enter", " ", "y":
		return d.start(), true
	case "esc", "m":
		d.table.decision = d.back
	default:
		return nil, false
	}
	return nil, true
}

func (d *limiting) raise() {
	if v := skat.NextBid(d.value); v != 0 {
		d.value = v
	}
}

func (d *limiting) lower() { d.value = max(d.least, skat.HighestBid(d.value-1)) }

func (d *limiting) start() tea.Cmd {
	t := d.table
	t.limit = d.value
	return t.do(t.limited())
}

func (d *limiting) click(x, y int, l *layout) tea.Cmd {
	switch rectAt(l.buttons, x, y) {
	case 0:
		d.lower()
	case 1:
		return d.start()
	case 2:
		d.raise()
	}
	return nil
}

func (d *limiting) prompt() string {
	return d.table.env.Text.T(i18n.TableLimitAsk, i18n.Args{"N": d.value})
}

func (d *limiting) scene(s *scene) {
	for _, label := range d.labels() {
		s.buttons = append(s.buttons, width(label))
	}
}

// labels are the next lower value, the value, and the next higher one.
func (d *limiting) labels() [3]string {
	g, p := &d.table.env.Theme.glyphs, d.table.env.Text
	lower, higher := " ", " "
	if v := skat.HighestBid(d.value - 1); v >= d.least {
		lower = strconv.Itoa(v)
	}
	if v := skat.NextBid(d.value); v != 0 {
		higher = strconv.Itoa(v)
	}
	return [3]string{
		g.down + " " + padLeft(lower, 3), p.T(i18n.TableLimitTo, i18n.Args{"N": padLeft(strconv.Itoa(d.value), 3)}), g.up + " " + padLeft(higher, 3),
	}
}

func (d *limiting) draw(c *canvas, l *layout) {
	for i, label := range d.labels() {
		if i < len(l.buttons) {
			c.button(l.buttons[i], label, i == 1)
		}
	}
}

// calls are the lines of who said what before the first card.
func (t *table) calls() []line {
	p := t.env.Text
	column := 0
	for _, s := range skat.Seats() {
		column = max(column, width(t.seatName(s)))
	}
	var list []line
	now := t.stage()
	for _, a := range t.view.Actions() {
		if a.Kind == skat.KindPlay {
			continue
		}
		st := stylePlain
		switch a.Kind {
		case skat.KindPass:
			st = styleDim
		case skat.KindDeclare:
			st = styleStrong
		}
		list = append(list, line{{styleDim, pad(t.seatName(a.Seat), column+2)}, {callStyle(a, st), callWords(p, t.seatName(a.Seat), a, now)}})
		now = now.after(a)
	}
	return list
}

// callsWidth is what the calls take as a rule.
const callsWidth = 18

// drawCalls shows the last calls that fit.
func (t *table) drawCalls(c *canvas, r rect) {
	if r.w < 8 || r.h < 1 {
		return
	}
	list := t.calls()
	w := callsWidth // so that they stay where they are while more come
	for _, l := range list {
		w = max(w, l.width())
	}
	x := r.x + max(0, (r.w-w)/2)
	list = list[max(0, len(list)-r.h):]
	for i, l := range list {
		c.line(x, r.y+i, r.x+r.w-x, l)
	}
}
