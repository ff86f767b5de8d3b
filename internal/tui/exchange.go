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
		env: t.env, room: t.choiceWidth, ask: p.T(i18n.TableYouWon, i18n.Args{"N": t.view.Bid()}),
		text: []string{p.T(i18n.TablePickUpWhy), p.T(i18n.TableHandWhy)},
		options: []option{
			{p.T(i18n.TablePickUp), []string{"y", "j"}, func() tea.Cmd { return t.do(skat.PickUp(seat)) }},
			{p.T(i18n.TablePlayHand), []string{"n"}, func() tea.Cmd { return t.do(skat.PlayHand(seat)) }},
		},
	}
}

// push asks, in Schieberamsch, whether to pick the skat up or to push it on.
func (t *table) push() decision {
	p, seat := t.env.Text, t.view.Seat
	pickUp := i18n.TablePushPickUpWhy
	if seat == skat.Rearhand {
		pickUp = i18n.RamschPickUpLast
	}
	factor := 2 * doubledBy(p, &t.view).factor()
	return &choice{
		env: t.env, room: t.choiceWidth, ask: p.T(i18n.TableYourPush),
		text: []string{p.T(pickUp), p.T(i18n.TablePushWhy, i18n.Args{"N": factor})},
		options: []option{
			{p.T(i18n.TablePickUp), []string{"y", "j"}, func() tea.Cmd { return t.do(skat.PickUp(seat)) }},
			{p.T(i18n.TablePush), []string{"n"}, func() tea.Cmd { return t.do(skat.Push(seat)) }},
		},
	}
}

// kontra asks a defender for Kontra, or the declarer for Re, and says what the
// game would count then: neither touches the bid nor what a tournament adds.
func (t *table) kontra() decision {
	p, seat := t.env.Text, t.view.Seat
	name, say, why, action := i18n.TableAskKontra, i18n.Kontra, i18n.TableKontraWhy, skat.Kontra(seat)
	if t.view.Phase() == skat.PhaseRe {
		name, say, why, action = i18n.TableAskRe, i18n.Re, i18n.TableReWhy, skat.Re(seat)
	}
	factor := 2 * doubledBy(p, &t.view).factor()
	text := []string{p.T(why, i18n.Args{"N": factor})}
	if s := t.match.Settings(); s.Tournament {
		other := 40
		if s.Table == 4 {
			other = 30
		}
		text = append(text, p.T(i18n.TableKontraTournament, i18n.Args{"Own": 50, "Other": other}))
	}
	args := i18n.Args{"Contract": contractText(p, t.view.Contract()), "Name": t.seatName(t.view.Kontra())}
	return &choice{
		env: t.env, room: t.choiceWidth, ask: p.T(name, args), text: text, at: 1,
		options: []option{
			{p.T(say), []string{"y", "j", "k"}, func() tea.Cmd { return t.do(action) }},
			{p.T(i18n.TableNo), []string{"n", "p"}, func() tea.Cmd { return t.do(skat.Pass(seat)) }},
		},
	}
}

// concession asks a defender whether the declarer may give up.
func (t *table) concession() decision {
	p, seat := t.env.Text, t.view.Seat
	return &choice{
		env: t.env, room: t.choiceWidth, ask: p.T(i18n.TableAskConcession, i18n.Args{"Name": t.seatName(t.view.Declarer())}), text: []string{p.T(i18n.TableConcessionWhy)},
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
	done := e.bind("enter", d.word(), "enter")
	done.SetEnabled(d.table.hand.chosen.Len() == 2)
	return []key.Binding{
		done, e.bind("1"+e.Theme.glyphs.dash+"b", i18n.TableKeyChooseCards, append([]string{"right"}, cardKeys[:]...)...), e.bind(e.leftRight(), i18n.TableKeyMove, "left", "right"),
		e.bind(e.Text.T(i18n.TableSpaceKey), i18n.TableKeyChoose, " "),
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
	case t.passesOn() && card.Rank() == skat.Jack:
		t.refused(&skat.IllegalError{Reason: skat.ReasonJack})
	case h.chosen.Len() == 2:
		t.refused(&skat.IllegalError{Reason: skat.ReasonTwoCards})
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
	t := d.table
	ready := t.hand.chosen.Len() == 2
	switch {
	case ready && t.passesOn():
		return t.env.Text.T(i18n.RamschPassReady)
	case ready:
		return t.env.Text.T(i18n.TableDiscardReady)
	case t.passesOn():
		return t.passOnAsk()
	}
	return t.env.Text.T(i18n.TableDiscardAsk)
}

// word is what Enter does with the two cards.
func (d *discarding) word() i18n.Message {
	if d.table.passesOn() {
		return i18n.RamschPassOn
	}
	return i18n.TableDiscard
}

func (d *discarding) label() string { return d.table.env.Text.T(d.word()) }

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
		where := i18n.TableFound
		if t.passesOn() {
			where = i18n.RamschFound
		}
		found := line{{styleDim, p.T(where) + " "}}
		found = append(found, t.env.cardPieces(t.env.Prefs.Order.sort(t.view.Found, skat.NoGame))...)
		c.line(l.text.x+max(0, (l.text.w-found.width())/2), l.text.y, l.text.w, found)
	}
	if len(l.buttons) > 0 {
		c.button(l.buttons[0], d.label(), true)
	}
}
