package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// cardPieces writes cards in a row, a blank between two.
func (e *Env) cardPieces(cards []skat.Card) line {
	f := newFaces(e.Theme, e.Text)
	var l line
	for i, c := range cards {
		if i > 0 {
			l = append(l, piece{stylePlain, " "})
		}
		l = append(l, piece{suitStyle(c.Suit(), false), f.card(c)})
	}
	return l
}

// sorted lays cards as the player sorts the own hand.
func (f finished) sorted(cards skat.Cards) line {
	return f.env.cardPieces(f.env.Prefs.Order.sort(cards, f.deal.Contract().Game))
}

// skatLines are the two cards dealt to the skat and what was laid away.
func (f finished) skatLines() []line {
	t := f.env.Text
	first := t.T(i18n.Skat)
	laid := t.T(i18n.ResultLaid)
	column := max(width(first), width(laid)) + 2
	row := func(label string, cards line) line { return append(line{{styleStrong, pad(label, column)}}, cards...) }

	list := []line{row(first, f.sorted(f.deal.Layout().Skat))}
	if f.deal.Contract().Hand {
		list[0] = append(list[0], piece{styleDim, "  " + t.T(i18n.ResultUntouched)})
	}
	for _, a := range f.deal.Actions() {
		if a.Kind != skat.KindDiscard {
			continue
		}
		l := row(laid, f.sorted(a.Cards))
		if f.result.Declarer == skat.NoSeat {
			l = append(l, piece{styleDim, "  " + f.name(a.Seat)})
		}
		list = append(list, l)
	}
	return list
}

// handLines are all hands as they were dealt.
func (f finished) handLines() []line {
	var list []line
	for _, s := range skat.Seats() {
		role := seatText(f.env.Text, s)
		if s == f.result.Declarer {
			role += " · " + f.env.Text.T(i18n.Declarer)
		}
		list = append(list,
			line{{styleStrong, f.name(s)}, {styleDim, "  " + role}},
			append(line{{stylePlain, "  "}}, f.sorted(f.deal.Layout().Hands[s.Index()])...))
	}
	return list
}

// trickLines are the tricks as a table: a column a seat, a mark before the
// card that led and behind the card that won, the points at the end.
func (f finished) trickLines(w int) []line {
	if f.deal.TrickAt(0).Len() == 0 {
		return wrap(styleDim, f.env.Text.T(i18n.ResultUnplayed), w)
	}
	cell := min(9, (w-7)/3)
	head := line{{styleDim, " # "}}
	for _, s := range skat.Seats() {
		st := styleStrong
		if s == f.result.Declarer {
			st = styleAccent
		}
		head = append(head, piece{st, " " + pad(clip(f.name(s), cell-2), cell-1)})
	}
	list := []line{head}
	for i := 0; i < 10 && f.deal.TrickAt(i).Len() > 0; i++ {
		list = append(list, f.trickLine(i, cell))
	}
	return list
}

func (f finished) trickLine(i, cell int) line {
	t, g := f.deal.TrickAt(i), f.env.Theme.glyphs
	face := newFaces(f.env.Theme, f.env.Text)
	l := line{{styleDim, padLeft(strconv.Itoa(i+1), 2) + " "}}
	for _, s := range skat.Seats() {
		lead, won := " ", " "
		if s == t.Leader {
			lead = g.pointer
		}
		if s == t.Winner {
			won = g.winner
		}
		c := t.By(s)
		if c == skat.NoCard {
			l = append(l, piece{stylePlain, pad("", cell)})
			continue
		}
		text := face.card(c)
		l = append(l, piece{styleDim, lead}, piece{suitStyle(c.Suit(), false), text}, piece{styleAccent, pad(won, cell-1-width(text))})
	}
	if t.Winner != skat.NoSeat {
		l = append(l, piece{styleDim, padLeft(strconv.Itoa(t.Set().Points()), 3)})
	}
	return l
}

// totalsLine is the state of the match after the deal: "Totals  You 34 · …".
func (f finished) totalsLine(w int) []line {
	s := f.match.Sheet()
	text := f.env.Text.T(i18n.ResultTotals) + " "
	for i, p := range s.Players {
		total := s.Rows[f.n-1].Totals[i]
		if s.Tournament {
			total = s.Rows[f.n-1].Tourney[i]
		}
		if i > 0 {
			text += " ·"
		}
		text += " " + playerName(f.env.Text, p) + " " + number(total)
	}
	return wrap(stylePlain, text, w)
}
