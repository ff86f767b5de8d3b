package offizier

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// Deal is one deal from the naming of the game to the result. The zero Deal is
// over before it began; make one with [New].
type Deal struct {
	table
	layout Layout
	hands  [2]skat.Cards // now in hand, by Seat.Index; none before the play
}

// New returns a deal with the covered cards and forehand's four open ones on
// the table. The layout must be right (see [Layout.Check]); a wrong one comes
// back as it came, and cards that nobody has cannot be played.
func New(l Layout, r Rules) Deal {
	d := Deal{table: table{rules: r, phase: PhaseName, toMove: Forehand}, layout: l}
	for _, s := range Seats() {
		for i := range d.piles[s.Index()] {
			d.piles[s.Index()][i].Covered = true
		}
	}
	d.layOpen(Forehand)
	return d
}

func (d *Deal) layOpen(s Seat) {
	for i := range d.piles[s.Index()] {
		d.piles[s.Index()][i].Open = d.layout.Open[s.Index()][i]
	}
}

// Layout returns the cards as dealt, those still to be dealt included.
func (d *Deal) Layout() Layout { return d.layout }

// Hand returns the cards that s has in hand now; none before the play.
func (d *Deal) Hand(s Seat) skat.Cards {
	if !s.sits() {
		return 0
	}
	return d.hands[s.Index()]
}

// Hidden returns the card that lies covered in pile i of a seat, or NoCard.
func (d *Deal) Hidden(s Seat, i int) skat.Card {
	if !d.Pile(s, i).Covered {
		return skat.NoCard
	}
	return d.layout.Covered[s.Index()][i]
}

// Legal returns what the phase offers the seat, empty when the other is to
// move.
func (d *Deal) Legal(s Seat) []Action { return d.AppendLegal(make([]Action, 0, 12), s) }

// AppendLegal appends what Legal returns to dst.
func (d *Deal) AppendLegal(dst []Action, s Seat) []Action {
	if !s.sits() || s != d.toMove {
		return dst
	}
	return d.appendLegal(dst, d.Hand(s)|d.Open(s))
}

// Apply does one action. An illegal one changes nothing and returns an
// [*IllegalError].
func (d *Deal) Apply(a Action) error {
	if e := d.check(a); e.Reason != NoReason {
		// A copy, so that only the refusal is on the heap.
		err := e
		err.Action, err.Phase = a, d.phase
		return &err
	}
	switch d.phase {
	case PhaseName:
		d.game = a.Game
		d.layOpen(Dealer)
		d.phase, d.toMove = PhaseKontra, Dealer
	case PhaseKontra:
		d.kontra = a.Kind == KindKontra
		if d.kontra && d.rules.Kontra == KontraDouble {
			d.phase, d.toMove = PhaseRe, Forehand
			break
		}
		d.startPlay()
	case PhaseRe:
		d.re = a.Kind == KindRe
		d.startPlay()
	case PhasePlay:
		d.play(a.Card)
	}
	return nil
}

func (d *Deal) check(a Action) IllegalError {
	switch {
	case d.phase == PhaseDone || d.phase == NoPhase:
		return IllegalError{Reason: ReasonOver}
	case a.Seat != d.toMove:
		return IllegalError{Reason: ReasonTurn, Want: d.toMove}
	case !d.phase.takes(a.Kind):
		return IllegalError{Reason: ReasonPhase}
	case a.Kind == KindName && (a.Game < skat.GameDiamonds || a.Game > skat.Grand):
		return IllegalError{Reason: ReasonGame}
	case a.Kind == KindPlay:
		return d.checkPlay(a)
	}
	return IllegalError{}
}

// String returns the deal as one line: the layout, then every action, as in
// "C7.H9.…  0 C 1 p 0 CJ 1 C8 …".
func (d *Deal) String() string {
	var b strings.Builder
	b.WriteString(d.layout.String())
	for _, a := range d.Actions() {
		b.WriteByte(' ')
		b.WriteString(a.String())
	}
	return b.String()
}

// ParseDeal reads what String writes and replays it.
func ParseDeal(line string, r Rules) (Deal, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Deal{}, fmt.Errorf("deal: empty, want 32 cards and actions")
	}
	l, err := ParseLayout(words[0])
	if err != nil {
		return Deal{}, err
	}
	if err := r.Check(); err != nil {
		return Deal{}, err
	}
	d := New(l, r)
	words = words[1:]
	for i := 0; i < len(words); i += 2 {
		if i+1 == len(words) {
			return Deal{}, fmt.Errorf("deal: %q stands alone, want a seat and an action", words[i])
		}
		a, err := ParseAction(words[i], words[i+1])
		if err == nil {
			err = d.Apply(a)
		}
		if err != nil {
			return Deal{}, fmt.Errorf("deal, action %d: %w", i/2+1, err)
		}
	}
	return d, nil
}
