package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// bockDeal is where a deal stands among the Bock deals (RULES.md, section 10).
type bockDeal struct {
	n, of int // the n-th of its round's deals; n is 0 outside of Bock
	more  int // Bock deals of the rounds that wait behind this one
}

// bockDealOf returns where deal n of m stands. Bock deals that come after the
// match are none.
func bockDealOf(m *match.Match, n int) bockDeal {
	left, size := m.BockAfter(n-1), m.Settings().Table
	if left == 0 {
		return bockDeal{of: size}
	}
	b := bockDeal{n: size - (left-1)%size, of: size}
	left = min(left, m.Settings().Deals-n+1)
	b.more = max(0, left-(size-b.n+1))
	return b
}

// bockFlag says, in a Bock deal, which of its round it is and how many Bock
// deals follow that round.
func (t *table) bockFlag(short bool) string {
	p, b := t.env.Text, t.bock
	if b.n == 0 {
		return ""
	}
	args := i18n.Args{"N": b.n, "Of": b.of, "Count": b.more}
	switch {
	case short && b.more > 0:
		return p.T(i18n.BockDealShort, args) + "+" + strconv.Itoa(b.more)
	case short:
		return p.T(i18n.BockDealShort, args)
	case b.more > 0:
		return p.T(i18n.BockDeal, args) + ", " + p.T(i18n.BockMore, args)
	}
	return p.T(i18n.BockDeal, args)
}

// announceBock says, where a Bock deal begins, that it counts double.
func (t *table) announceBock() {
	b := t.bock
	if b.n == 0 {
		return
	}
	m := i18n.BockGoesOn
	if b.n == 1 {
		m = i18n.BockBegins
	}
	t.note = note{styleAccent, t.env.Text.T(m, i18n.Args{"N": b.n, "Of": b.of})}
}

// bockReasons are the words for what starts a Bock round, by match.BockTrigger.
var bockReasons = [...]i18n.Message{i18n.BockLostWith60, i18n.BockLostKontra, i18n.BockGrandHand}

// bockLines say after a deal which Bock rounds it started and how many Bock
// deals the match has to come; nothing when there are none.
func (f finished) bockLines(w int) []line {
	left := min(f.match.BockAfter(f.n), f.match.Settings().Deals-f.n)
	if left <= 0 {
		return nil
	}
	var list []line
	for _, why := range f.match.BockTriggered(f.n) {
		list = append(list, wrap(styleAccent, f.env.Text.T(bockReasons[why]), w)...)
	}
	return append(list, wrap(styleAccent, f.env.Text.T(i18n.BockToCome, i18n.Args{"Count": left}), w)...)
}
