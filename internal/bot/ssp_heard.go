package bot

import (
	"fmt"
	"slices"

	"github.com/af22046e/skat/internal/skat"
)

// heard is what a seat has been told of a deal. SSP tells it all that its
// [skat.View] holds, but a View comes from a [skat.Deal] alone, and that wants
// all 32 cards. So the unseen cards are put where they could be, the deal is
// played again, and its View, which holds no unseen card, is the seat's.
type heard struct {
	rules   skat.Rules
	seat    skat.Seat
	dealt   skat.Cards
	found   skat.Cards // picked up by the seat
	laid    skat.Cards // discarded by the seat: answered or told
	told    bool       // the referee said what was laid
	open    skat.Cards // the declarer's ten, shown in an ouvert game
	actions []skat.Action
}

// mostHeard bounds the actions of one deal, whatever a referee says.
const mostHeard = 256

// hear adds an action that the seat was told of. Discards and Hand are never
// told: view puts them in.
func (h *heard) hear(a skat.Action, open skat.Cards) error {
	if open != 0 {
		h.open = open
	}
	switch a.Kind {
	case skat.NoKind:
		return nil
	case skat.KindDeclare: // a second time, to show the ten cards
		if slices.Contains(h.actions, a) {
			return nil
		}
	case skat.KindKontra, skat.KindRe:
		if h.rules.Kontra == skat.KontraOff {
			h.rules.Kontra = skat.KontraAny
		}
	case skat.KindPush:
		h.rules.Ramsch, h.rules.Schieberamsch = true, true
	}
	if len(h.actions) == mostHeard {
		return fmt.Errorf("more than %d events in one deal", mostHeard)
	}
	h.actions = append(h.actions, a)
	return nil
}

// view returns the View of the seat that is asked for an action of a kind.
func (h *heard) view(asked skat.Kind) (skat.View, error) {
	switch asked { // the referee may play by a rule that no option told
	case skat.KindKontra, skat.KindRe:
		if h.rules.Kontra == skat.KontraOff {
			h.rules.Kontra = skat.KontraAny
		}
	case skat.KindPush:
		h.rules.Ramsch, h.rules.Schieberamsch = true, true
	}
	where, err := h.place()
	if err != nil {
		return skat.View{}, err
	}
	d := skat.New(where.layout, h.rules)
	for _, a := range h.actions {
		h.imply(&d, a, where.laid)
		if err := d.Apply(a); err != nil {
			return skat.View{}, err
		}
	}
	h.imply(&d, skat.Action{Seat: h.seat, Kind: asked}, where.laid)
	v := d.View(h.seat)
	for _, a := range v.Legal() {
		if a.Kind == asked {
			return v, nil
		}
	}
	return skat.View{}, fmt.Errorf("not now: the deal waits for %v, phase %v", v.ToMove(), v.Phase())
}

// imply does what must have been done before the next action, and what SSP
// has no event for: choosing Hand, laying two cards, and, where a referee
// leaves them out, saying no Kontra and no Re.
func (h *heard) imply(d *skat.Deal, next skat.Action, laid [3]skat.Cards) {
	for {
		s := d.ToMove()
		var a skat.Action
		switch phase := d.Phase(); {
		case phase == skat.PhasePickUp && next.Kind == skat.KindDeclare:
			a = skat.PlayHand(s)
		case phase == skat.PhaseDiscard && next.Kind != skat.KindDiscard:
			a = skat.Discard(s, laid[s.Index()])
		case phase == skat.PhaseKontra && (next.Kind == skat.KindPlay || next.Seat != s),
			phase == skat.PhaseRe && next.Kind == skat.KindPlay:
			a = skat.Pass(s)
		default:
			return
		}
		if d.Apply(a) != nil {
			return // the next Apply says what is wrong
		}
	}
}

// placed is where the cards may have been dealt, and what each seat laid
// (index: Seat.Index).
type placed struct {
	layout skat.Layout
	laid   [3]skat.Cards
}

// place finds a layout in which everything that was heard could happen: who
// did not follow has none of that suit, who passed a skat on in Schieberamsch
// passed on no jack, and so on.
func (h *heard) place() (placed, error) {
	hands, skatNow, err := h.fill()
	if err != nil {
		return placed{}, err
	}
	var p placed
	own := slices.Index(h.pickers(), h.seat)
	p.layout = skat.Layout{Hands: hands, Skat: skatNow}
	p.layout.Hands[h.seat.Index()] = h.dealt
	if own < 0 { // who picked up found what he laid
		for _, s := range h.pickers() {
			p.laid[s.Index()] = skatNow
		}
		return p, p.layout.Check()
	}
	p.layout.Skat = h.found
	for _, s := range h.pickers()[:own] {
		p.laid[s.Index()] = h.found
	}
	p.laid[h.seat.Index()] = h.laid
	// From here on the skat is passed on among others: each keeps of it what he
	// ends up with and passes on the rest and some of what the last one lays.
	passed, after := h.laid, h.pickers()[own+1:]
	for i, s := range after {
		out := skatNow
		if i+1 < len(after) {
			out = passed &^ hands[s.Index()]
			for c := range (skatNow &^ out).All() {
				if out.Len() < 2 {
					out = out.With(c)
				}
			}
		}
		p.layout.Hands[s.Index()] = (hands[s.Index()] | out) &^ passed
		p.laid[s.Index()] = out
		passed = out
	}
	return p, p.layout.Check()
}

// pickers returns who picked up the skat, in order.
func (h *heard) pickers() []skat.Seat {
	var list []skat.Seat
	for _, a := range h.actions {
		if a.Kind == skat.KindPickUp {
			list = append(list, a.Seat)
		}
	}
	return list
}

// fill returns the hands that the others play with (after any exchange, what
// they have played included) and the skat that lies there then, the unseen
// cards put where they can be.
func (h *heard) fill() (hands [3]skat.Cards, skatNow skat.Cards, err error) {
	played, never, ramsch := h.played()
	for _, s := range skat.Seats() {
		i := s.Index()
		hands[i] = played[i]
		if h.open != 0 && s == h.declarer() {
			hands[i] = h.open
		}
	}
	hands[h.seat.Index()] = 0
	pickers := h.pickers()
	own := slices.Index(pickers, h.seat)
	last := own >= 0 && own == len(pickers)-1

	places := [4]place{{}, {}, {}, {room: 2}} // three hands and the skat
	for _, s := range skat.Seats() {
		if s != h.seat {
			i := s.Index()
			places[i] = place{room: 10 - hands[i].Len(), never: never[i]}
			if own >= 0 && !slices.Contains(pickers[own+1:], s) {
				places[i].never |= h.laid
			}
		}
	}
	if ramsch && len(pickers) > 0 {
		places[3].never = skat.Jacks
	}
	seen := h.dealt | h.found | hands[0] | hands[1] | hands[2]
	switch {
	case last:
		places[3].room = 0
	case own >= 0: // what the seat passed on may be anywhere after it
		seen &^= h.laid &^ (hands[0] | hands[1] | hands[2])
	}
	found, ok := distribute(skat.AllCards&^seen, places)
	if !ok {
		return hands, 0, fmt.Errorf("what was told cannot be: no place for all of %v", skat.AllCards&^seen)
	}
	for i := range hands {
		hands[i] |= found[i]
	}
	if last {
		return hands, h.laid, nil
	}
	return hands, found[3], nil
}

func (h *heard) declarer() skat.Seat {
	for _, a := range h.actions {
		if a.Kind == skat.KindDeclare {
			return a.Seat
		}
	}
	return skat.NoSeat
}

// played returns what each seat has played and what each cannot have held
// when it did not follow (index: Seat.Index), and whether nobody called.
func (h *heard) played() (cards, never [3]skat.Cards, ramsch bool) {
	game, led, n := skat.Ramsch, skat.NoCard, 0
	ramsch = true
	for _, a := range h.actions {
		switch a.Kind {
		case skat.KindBid:
			ramsch = false
		case skat.KindDeclare:
			game = a.Contract.Game
		case skat.KindPlay:
			if n%3 == 0 {
				led = a.Card
			}
			n++
			i := a.Seat.Index()
			if follow := game.SameSuit(led); !follow.Has(a.Card) {
				never[i] |= follow
			}
			cards[i] = cards[i].With(a.Card)
		}
	}
	return cards, never, ramsch
}

// place is somewhere cards can lie: how many more, and which never.
type place struct {
	room  int
	never skat.Cards
}

// distribute puts every card into a place that can have it and fills all
// places; false when that is impossible. A card that finds its places full
// moves another on (Kuhn's algorithm for bipartite matching).
func distribute(cards skat.Cards, places [4]place) (lie [4]skat.Cards, ok bool) {
	room := 0
	for _, p := range places {
		room += max(p.room, 0)
	}
	if room != cards.Len() {
		return lie, false
	}
	var put func(c skat.Card, tried *[4]bool) bool
	put = func(c skat.Card, tried *[4]bool) bool {
		for i, p := range places {
			if tried[i] || p.never.Has(c) {
				continue
			}
			tried[i] = true
			if lie[i].Len() < p.room {
				lie[i] = lie[i].With(c)
				return true
			}
			for other := range lie[i].All() {
				if put(other, tried) {
					lie[i] = lie[i].Without(other).With(c)
					return true
				}
			}
		}
		return false
	}
	for c := range cards.All() {
		if !put(c, new([4]bool)) {
			return lie, false
		}
	}
	return lie, true
}
