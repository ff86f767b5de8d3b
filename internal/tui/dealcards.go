package tui

import (
	"strconv"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
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

// cardRow is cards that belong together, and what they are.
type cardRow struct {
	label line
	cards []skat.Card
}

// sorted lays cards as the player sorts the own hand.
func (f finished) sorted(cards skat.Cards) []skat.Card {
	return f.env.Prefs.Order.sort(cards, f.deal.Contract().Game)
}

// rows are the two cards dealt to the skat, what was laid away, and the three
// hands as they were dealt.
func (f finished) rows() []cardRow {
	t, layout := f.env.Text, f.deal.Layout()
	first := line{{styleStrong, t.T(i18n.Skat)}}
	if f.deal.Contract().Hand {
		first = append(first, piece{styleDim, "  " + t.T(i18n.ResultUntouched)})
	}
	list := []cardRow{{first, f.sorted(layout.Skat)}}
	for _, a := range f.deal.Actions() {
		if a.Kind != skat.KindDiscard {
			continue
		}
		label := line{{styleStrong, t.T(i18n.ResultLaid)}}
		if f.result.Declarer == skat.NoSeat {
			label = line{{styleStrong, t.T(i18n.RamschPassedOn)}, {styleDim, "  " + f.name(a.Seat)}}
		}
		list = append(list, cardRow{label, f.sorted(a.Cards)})
	}
	for _, s := range skat.Seats() {
		role := seatText(t, s)
		if s == f.result.Declarer {
			role += " · " + t.T(i18n.Declarer)
		}
		list = append(list, cardRow{line{{styleStrong, f.name(s)}, {styleDim, "  " + role}}, f.sorted(layout.Hands[s.Index()])})
	}
	return list
}

// skatLines are the cards of the skat, behind what they are.
func (f finished) skatLines() []line {
	rows := f.rows()
	rows = rows[:len(rows)-3]
	column := 0
	for _, row := range rows {
		column = max(column, row.label.width()+2)
	}
	var list []line
	for _, row := range rows {
		l := append(row.label, piece{stylePlain, pad("", column-row.label.width())})
		list = append(list, append(l, f.env.cardPieces(row.cards)...))
	}
	return list
}

// handLines are the hands, below whose they are.
func (f finished) handLines() []line {
	rows := f.rows()
	var list []line
	for _, row := range rows[len(rows)-3:] {
		list = append(list, row.label, append(line{{stylePlain, "  "}}, f.env.cardPieces(row.cards)...))
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

// totalsLine is the state of the match after the deal: "Totals  You 34 · …",
// and before it what a tournament added to the deal's score, for the sum.
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
	return append(f.tournamentLine(s, w), wrap(stylePlain, text, w)...)
}

// tournamentLine is what the tournament adds to the deal's score, by player:
// "Tournament  You +40 · Abel −50 · Bea +40"; none where nothing is added.
func (f finished) tournamentLine(s match.Sheet, w int) []line {
	text := ""
	for i, points := range s.Rows[f.n-1].Points {
		if add := points.Own + points.Other; s.Tournament && add != 0 {
			if text != "" {
				text += " ·"
			}
			text += " " + playerName(f.env.Text, s.Players[i]) + " " + signed(add)
		}
	}
	if text == "" {
		return nil
	}
	return wrap(stylePlain, f.env.Text.T(i18n.ResultTournament)+" "+text, w)
}
