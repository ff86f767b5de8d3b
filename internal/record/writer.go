package record

import (
	"fmt"
	"strings"
	"time"

	"github.com/af22046e/skat/internal/skat"
)

// Meta is what a record says of its deal beside the deal. Empty fields are
// written empty.
type Meta struct {
	Program string    // PC: where it was played
	Comment string    // CO
	Series  string    // SE: the match, or the seed of its cards
	ID      string    // ID: the deal within the series
	Date    time.Time // DT, written in UTC; the zero Time is none
	Players [3]string // P0 P1 P2, by Seat.Index
}

// FromDeal makes the record of a deal, finished or not. Replayed under the
// deal's own rules, which RU names where they are not the server's, it gives
// the same deal. The only error is a layout that is none.
func FromDeal(d *skat.Deal, m Meta) (Record, error) {
	if err := d.Layout().Check(); err != nil {
		return Record{}, err
	}
	var tags []tag
	add := func(name, value string) { tags = append(tags, tag{name: name, raw: escape(value)}) }
	date := ""
	if !m.Date.IsZero() {
		date = m.Date.UTC().Format(dateLayout)
	}
	add("GM", "Skat")
	add("PC", m.Program)
	add("CO", m.Comment)
	add("SE", m.Series)
	add("ID", m.ID)
	add("DT", date)
	for i, name := range m.Players {
		add(fmt.Sprintf("P%d", i), name)
	}
	for i := range m.Players {
		add(fmt.Sprintf("R%d", i), "")
	}
	if rules := rulesText(d.Rules()); rules != "" {
		add("RU", rules)
	}
	add("MV", movesText(d))
	if stated := resultOf(d); !stated.Empty() {
		add("R", stated.text(d))
	}
	rec, bad := interpret(tags)
	if bad != nil {
		return Record{}, fmt.Errorf("record of a deal: %s", bad.msg)
	}
	return rec, nil
}

// movesText returns MV: each pair of who and what with a space behind. A game
// stands with its discards, or for Hand.
func movesText(d *skat.Deal) string {
	var b strings.Builder
	fmt.Fprintf(&b, "w %v ", d.Layout())
	lies := d.Layout().Skat
	var before, next skat.Action
	actions := d.Actions()
	for i, a := range actions {
		next = skat.Action{}
		if i+1 < len(actions) {
			next = actions[i+1]
		}
		switch {
		case a.Kind == skat.KindPickUp:
			fmt.Fprintf(&b, "%v w %v ", a, lies)
		case a.Kind == skat.KindDiscard, a.Kind == skat.KindHand:
			lies = a.Cards // after Hand nobody asks
			if next.Kind != skat.KindDeclare {
				fmt.Fprintf(&b, "%v ", a)
			}
		case a.Kind == skat.KindDeclare && before.Kind == skat.KindDiscard:
			fmt.Fprintf(&b, "%v.%v ", a, before.Cards)
		case a.Kind == skat.KindResign && a.Seat != d.Declarer():
			// Two defenders resign; the last to say so is the one who did.
			fmt.Fprintf(&b, "%v %v ", skat.Resign(partner(d, a.Seat)), a)
		default:
			fmt.Fprintf(&b, "%v ", a)
		}
		before = a
	}
	return b.String()
}

// partner returns the other defender.
func partner(d *skat.Deal, s skat.Seat) skat.Seat {
	if s.Next() == d.Declarer() {
		return s.Next().Next()
	}
	return s.Next()
}
