package tui

import (
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// sessionDeal is deal n of a session, over, in words.
type sessionDeal struct {
	env     *Env
	session *match.Session
	row     match.SessionRow
	deal    offizier.Deal
}

// finishedSessionDeal returns deal n of s; an error while it is being played.
func finishedSessionDeal(env *Env, s *match.Session, n int) (sessionDeal, error) {
	d, err := s.Deal(n)
	if err != nil {
		return sessionDeal{}, err
	}
	return sessionDeal{env, s, s.Sheet().Rows[n-1], d}, nil
}

func (f sessionDeal) name(player int) string {
	return playerName(f.env.Text, f.session.Players()[player])
}

// headline says who won or lost what. The mark before it is there for those
// who see no colours.
func (f sessionDeal) headline() piece {
	t, r, me := f.env.Text, f.row.Result, humanIn(f.session)
	if f.row.Winner < 0 {
		return piece{styleStrong, t.T(i18n.OffizierDrawn)}
	}
	st, mark := styleLost, f.env.Theme.glyphs.cross
	if f.row.Winner == me {
		st, mark = styleWon, f.env.Theme.glyphs.check
	}
	say := map[bool]map[offizier.Outcome]i18n.Message{
		true:  {offizier.Won: i18n.ResultYouWin, offizier.Lost: i18n.OffizierYouLose},
		false: {offizier.Won: i18n.ResultWins, offizier.Lost: i18n.OffizierLoses},
	}[f.row.Declarer == me][r.Outcome]
	return piece{st, mark + " " + t.T(say, i18n.Args{
		"Name": f.name(f.row.Declarer), "Other": f.name(1 - f.row.Declarer), "Game": gameText(t, r.Game), "Score": signed(f.row.Score[f.row.Winner]),
	})}
}

// sum says how the score came about: "Clubs 12 × 2 (Kontra) + Schneider 3 +
// Kontra 1 = 28"; nothing of a draw.
func (f sessionDeal) sum() string {
	t, r := f.env.Text, f.row.Result
	if f.row.Winner < 0 {
		return ""
	}
	text := gameText(t, r.Game) + " " + strconv.Itoa(r.Value)
	if r.Factor > 1 {
		said := t.T(i18n.Kontra)
		if f.row.Re {
			said += ", " + t.T(i18n.Re)
		}
		text += " × " + strconv.Itoa(r.Factor) + " (" + said + ")"
	}
	add := func(word string, n int) {
		if n > 0 {
			text += " + " + word + " " + strconv.Itoa(n)
		}
	}
	add(t.T(i18n.Schneider), r.Schneider)
	add(t.T(i18n.Kontra), r.Kontra)
	if score := f.row.Score[f.row.Winner]; score != r.Value {
		text += " = " + strconv.Itoa(score)
	}
	return text
}

// outcomeLines are the headline, the sum, what each took, and the totals.
func (f sessionDeal) outcomeLines(w int) []line {
	t, head := f.env.Text, f.headline()
	list := wrap(head.style, head.text, w)
	if sum := f.sum(); sum != "" {
		list = append(list, wrap(stylePlain, sum, w)...)
	}
	if f.row.Kontra && f.deal.Rules().Kontra == offizier.KontraTakeOver {
		text := t.T(i18n.OffizierYouTakeOver)
		if f.row.Dealer != humanIn(f.session) {
			text = t.T(i18n.OffizierTakesOver, i18n.Args{"Name": f.name(f.row.Dealer)})
		}
		list = append(list, wrap(styleDim, text, w)...)
	}
	list = append(list, line{})
	column := max(width(f.name(0)), width(f.name(1))) + 2
	for p := range f.row.Points {
		tricks := f.row.Result.Tricks[f.session.Seat(f.row.Deal, p).Index()]
		text := t.T(i18n.CardPoints, i18n.Args{"Count": f.row.Points[p]}) + ", " + t.T(i18n.Tricks, i18n.Args{"Count": tricks})
		list = append(list, line{{styleStrong, pad(f.name(p), column)}, {stylePlain, text}})
	}
	totals := t.T(i18n.OffizierPointsOf)
	won := t.T(i18n.OffizierWon)
	for p := range f.row.Totals {
		totals += " " + f.name(p) + " " + number(f.row.Totals[p]) + " ·"
		won += " " + f.name(p) + " " + number(f.row.Won[p]) + " ·"
	}
	list = append(append(list, line{}), wrap(stylePlain, strings.TrimSuffix(totals, " ·"), w)...)
	return append(list, wrap(styleDim, strings.TrimSuffix(won, " ·"), w)...)
}

// dealtLines are the cards as dealt: on the table the covered below the open
// ones, and the hand.
func (f sessionDeal) dealtLines() []line {
	t, layout := f.env.Text, f.deal.Layout()
	column := max(width(t.T(i18n.OffizierOpen)), width(t.T(i18n.OffizierCovered)), width(t.T(i18n.OffizierHand))) + 2
	var list []line
	for _, s := range offizier.Seats() {
		role := t.T(i18n.Forehand)
		if s == offizier.Dealer {
			role = t.T(i18n.Dealer)
		}
		if s == f.row.Result.Declarer {
			role += " · " + t.T(i18n.Declarer)
		}
		list = append(list, line{{styleStrong, f.name(f.session.Player(f.row.Deal, s))}, {styleDim, "  " + role}})
		hand := f.env.Prefs.Order.sort(layout.Hands[s.Index()], f.row.Game)
		for _, row := range []struct {
			name  i18n.Message
			cards []skat.Card
		}{{i18n.OffizierOpen, layout.Open[s.Index()][:]}, {i18n.OffizierCovered, layout.Covered[s.Index()][:]}, {i18n.OffizierHand, hand}} {
			list = append(list, append(line{{styleDim, "  " + pad(t.T(row.name), column)}}, f.env.cardPieces(row.cards)...))
		}
	}
	return list
}

// trickLines are the tricks as a table: a column a player, a mark before the
// card that led and behind the card that won, the points at the end.
func (f sessionDeal) trickLines() []line {
	g, face := f.env.Theme.glyphs, newFaces(f.env.Theme, f.env.Text)
	const cell = 9
	head := line{{styleDim, " # "}}
	for p := range f.row.Points {
		st := styleStrong
		if p == f.row.Declarer {
			st = styleAccent
		}
		head = append(head, piece{st, " " + pad(clip(f.name(p), cell-2), cell-1)})
	}
	list := []line{head}
	for i := range offizier.Tricks {
		trick := f.deal.TrickAt(i)
		l := line{{styleDim, padLeft(strconv.Itoa(i+1), 2) + " "}}
		for p := range f.row.Points {
			s := f.session.Seat(f.row.Deal, p)
			lead, won := " ", " "
			if s == trick.Leader {
				lead = g.pointer
			}
			if s == trick.Winner {
				won = g.winner
			}
			c := trick.By(s)
			l = append(l, piece{styleDim, lead}, piece{suitStyle(c.Suit(), false), face.card(c)}, piece{styleAccent, pad(won, cell-1-width(face.card(c)))})
		}
		list = append(list, append(l, piece{styleDim, padLeft(strconv.Itoa(trick.Set().Points()), 3)}))
	}
	return list
}
