package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// pickUp asks whether to pick the skat up or to play Hand.
func (t *table) pickUp() decision {
	p, seat := t.env.Text, t.view.Seat
	return &choice{
		table: t, ask: p.T(i18n.TableYouWon, i18n.Args{"N": t.view.Bid()}),
		text: []i18n.Message{i18n.TablePickUpWhy, i18n.TableHandWhy},
		options: []option{
			{p.T(i18n.TablePickUp), []string{"y", "p"}, func() tea.Cmd { return t.do(skat.PickUp(seat)) }},
			{p.T(i18n.TablePlayHand), []string{"h"}, func() tea.Cmd { return t.do(skat.PlayHand(seat)) }},
		},
	}
}

// push asks, in Schieberamsch, whether to pick the skat up or to push it on.
func (t *table) push() decision {
	p, seat := t.env.Text, t.view.Seat
	return &choice{
		table: t, ask: p.T(i18n.TableYourPush),
		text: []i18n.Message{i18n.TablePushPickUpWhy, i18n.TablePushWhy},
		options: []option{
			{p.T(i18n.TablePickUp), []string{"y", "p"}, func() tea.Cmd { return t.do(skat.PickUp(seat)) }},
			{p.T(i18n.TablePush), []string{"h", "n"}, func() tea.Cmd { return t.do(skat.Push(seat)) }},
		},
	}
}

// kontra asks a defender for Kontra, or the declarer for Re.
func (t *table) kontra() decision {
	p, seat := t.env.Text, t.view.Seat
	name, say, why, action := i18n.TableAskKontra, i18n.Kontra, i18n.TableKontraWhy, skat.Kontra(seat)
	if t.view.Phase() == skat.PhaseRe {
		name, say, why, action = i18n.TableAskRe, i18n.Re, i18n.TableReWhy, skat.Re(seat)
	}
	contract := contractText(p, t.view.Contract())
	return &choice{
		table: t, ask: p.T(name, i18n.Args{"Contract": contract}), text: []i18n.Message{why}, at: 1,
		options: []option{
			{p.T(say), []string{"y", "j", "k"}, func() tea.Cmd { return t.do(action) }},
			{p.T(i18n.TableNo), []string{"n", "p"}, func() tea.Cmd { return t.do(skat.Pass(seat)) }},
		},
	}
}

// concession asks a defender whether the declarer may give up.
func (t *table) concession() decision {
	p, seat := t.env.Text, t.view.Seat
	declarer := t.name(t.match.Seating().Player(t.view.Declarer()))
	return &choice{
		table: t, ask: p.T(i18n.TableAskConcession, i18n.Args{"Name": declarer}), text: []i18n.Message{i18n.TableConcessionWhy},
		options: []option{
			{p.T(i18n.TableAgree), []string{"y", "j"}, func() tea.Cmd { return t.do(skat.Agree(seat)) }},
			{p.T(i18n.TableRefuse), []string{"n"}, func() tea.Cmd { return t.do(skat.Refuse(seat)) }},
		},
	}
}

// discarding asks for the two cards that go to the skat, or in Schieberamsch
// to the next player.
type discarding struct{ table *table }

func (d *discarding) keys() []key.Binding {
	e := d.table.env
	done := e.bind("enter", i18n.TableKeyDiscard, "enter")
	done.SetEnabled(d.table.hand.chosen.Len() == 2)
	return []key.Binding{
		done, e.bind("1"+e.Theme.glyphs.dash+"b", i18n.TableKeyChooseCards, append([]string{"right"}, cardKeys[:]...)...), e.bind(e.leftRight(), i18n.TableKeyMove, "left", "right"),
		e.bind("space", i18n.TableKeyChoose, " "),
	}
}

func (d *discarding) press(k tea.KeyMsg) (tea.Cmd, bool) {
	h := &d.table.hand
	if i := h.index(k.String()); i >= 0 {
		h.arrows = false
		return d.toggle(i), true
	}
	switch k.String() {
	case "left":
		h.arrows = true
		h.move(-1, d.table.view.Hand)
	case "right":
		h.arrows = true
		h.move(1, d.table.view.Hand)
	case " ", "up", "down":
		return d.toggle(h.cursor), true
	case "enter":
		if h.chosen.Len() < 2 && h.cursor >= 0 && !h.chosen.Has(h.at()) {
			return d.toggle(h.cursor), true
		}
		return d.lay(), true
	case "backspace":
		h.chosen = 0
	default:
		return nil, false
	}
	return nil, true
}

// toggle chooses the card at a place, or takes the choice back. A third card
// is not chosen.
func (d *discarding) toggle(i int) tea.Cmd {
	t := d.table
	h := &t.hand
	if i < 0 || i >= len(h.cards) {
		return nil
	}
	card := h.cards[i]
	switch {
	case h.chosen.Has(card):
		h.chosen = h.chosen.Without(card)
	case t.view.Declarer() == skat.NoSeat && card.Rank() == skat.Jack:
		t.note = note{styleWarning, t.env.Text.T(i18n.TableNoJack)}
	case h.chosen.Len() == 2:
		t.note = note{styleWarning, t.env.Text.T(i18n.TableTwoCards)}
	default:
		h.chosen = h.chosen.With(card)
	}
	return nil
}

// lay puts the chosen cards away; unless there are two the engine says no.
func (d *discarding) lay() tea.Cmd {
	t := d.table
	return t.do(skat.Discard(t.view.Seat, t.hand.chosen))
}

func (d *discarding) click(x, y int, l *layout) tea.Cmd {
	if rectAt(l.buttons, x, y) == 0 {
		return d.lay()
	}
	return d.toggle(l.cardAt(x, y))
}

func (d *discarding) prompt() string {
	if d.table.hand.chosen.Len() == 2 {
		return d.table.env.Text.T(i18n.TableDiscardReady)
	}
	if d.table.view.Declarer() == skat.NoSeat {
		return d.table.env.Text.T(i18n.TablePassOnAsk)
	}
	return d.table.env.Text.T(i18n.TableDiscardAsk)
}

func (d *discarding) label() string { return d.table.env.Text.T(i18n.TableDiscard) }

func (d *discarding) scene(s *scene) {
	s.kind, s.text = sceneDiscard, 1
	if d.table.hand.chosen.Len() == 2 {
		s.buttons = []int{width(d.label())}
	}
}

// draw shows what was found in the skat, and the chosen cards where they will
// lie.
func (d *discarding) draw(c *canvas, l *layout) {
	t := d.table
	p, f := t.env.Text, newFaces(t.env.Theme, t.env.Text)
	var chosen []skat.Card
	for _, card := range t.hand.cards {
		if t.hand.chosen.Has(card) {
			chosen = append(chosen, card)
		}
	}
	for i, r := range l.slots {
		switch {
		case r.w == 0:
		case i < len(chosen):
			c.card(r, f, chosen[i], cardRaised)
		default:
			c.slot(r)
		}
	}
	if t.hand.chosen != 0 {
		c.centre(l.slotsText, 0, styleDim, p.T(i18n.CardPoints, i18n.Args{"Count": t.hand.chosen.Points()}))
	}
	if l.text.h > 0 {
		found := line{{styleDim, p.T(i18n.TableFound) + " "}}
		found = append(found, t.env.cardPieces(t.env.Prefs.Order.sort(t.view.Found, skat.NoGame))...)
		c.line(l.text.x+max(0, (l.text.w-found.width())/2), l.text.y, l.text.w, found)
	}
	if len(l.buttons) > 0 {
		c.button(l.buttons[0], d.label(), true)
	}
}
