package tui

import (
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// finished is deal n of a match, over, in words.
type finished struct {
	env    *Env
	match  *match.Match
	n      int
	deal   skat.Deal
	at     match.Seating
	result skat.Result
}

// finishedDeal returns deal n of m; an error while it is being played.
func finishedDeal(env *Env, m *match.Match, n int) (finished, error) {
	d, err := m.Deal(n)
	if err != nil {
		return finished{}, err
	}
	return finished{env: env, match: m, n: n, deal: d, at: m.SeatingAt(n), result: d.Result()}, nil
}

func (f finished) you(s skat.Seat) bool { return s != skat.NoSeat && f.at.Player(s) == human(f.match) }

func (f finished) name(s skat.Seat) string {
	return playerName(f.env.Text, f.match.Players()[f.at.Player(s)])
}

// names joins the names of one or two seats, the player's first: "You and
// Bea".
func (f finished) names(seats []skat.Seat) string {
	if last := len(seats) - 1; f.you(seats[last]) {
		seats = append([]skat.Seat{seats[last]}, seats[:last]...)
	}
	text := ""
	for i, s := range seats {
		if i == 0 {
			text = f.name(s)
			continue
		}
		text = f.env.Text.T(i18n.ResultAnd, i18n.Args{"A": text, "B": f.name(s)})
	}
	return text
}

// defenders returns the seats that played against the declarer.
func (f finished) defenders() []skat.Seat {
	return []skat.Seat{f.result.Declarer.Next(), f.result.Declarer.Next().Next()}
}

// headline says who won or lost what. The mark before it is there for those
// who see no colours.
func (f finished) headline() piece {
	t, r := f.env.Text, f.result
	game := contractText(t, f.deal.Contract())
	switch r.Outcome {
	case skat.PassedIn:
		return piece{styleStrong, t.T(i18n.ResultPassed)}
	case skat.RamschLost, skat.Durchmarsch:
		return f.ramschHeadline()
	}
	score := signed(r.Calculation.Score)
	say := func(st style, mark string, you, other i18n.Message) piece {
		text := t.T(other, i18n.Args{"Name": f.name(r.Declarer), "Game": game, "Score": score})
		if f.you(r.Declarer) {
			text = t.T(you, i18n.Args{"Game": game, "Score": score})
		}
		return piece{st, mark + " " + text}
	}
	if r.Outcome == skat.Won {
		return say(styleWon, f.env.Theme.glyphs.check, i18n.ResultYouWin, i18n.ResultWins)
	}
	return say(styleLost, f.env.Theme.glyphs.cross, i18n.ResultYouLose, i18n.ResultLoses)
}

// sum says how the score came about; nothing where that is plain.
func (f finished) sum() string {
	switch f.result.Outcome {
	case skat.Won, skat.Lost:
		return calculationText(f.env.Text, f.result.Calculation)
	case skat.RamschLost:
		return f.ramschSum()
	case skat.Durchmarsch:
		return f.marchSum()
	}
	return ""
}

// ending says how the play was cut short; nothing where it was not.
func (f finished) ending() string {
	by := f.deal.EndedBy()
	you, other := i18n.ResultYouClaimed, i18n.ResultClaimed
	switch f.result.Ending {
	case skat.EndClaimed:
	case skat.EndConceded, skat.EndResigned:
		you, other = i18n.ResultYouConceded, i18n.ResultConceded
	default:
		return ""
	}
	if f.you(by) {
		return f.env.Text.T(you)
	}
	return f.env.Text.T(other, i18n.Args{"Name": f.name(by)})
}

// outcomeLines are the headline, the sum, and what each side took.
func (f finished) outcomeLines(w int) []line {
	head := f.headline()
	list := wrap(head.style, head.text, w)
	for _, text := range []string{f.sum(), f.ending()} {
		if text != "" {
			list = append(list, wrap(stylePlain, text, w)...)
		}
	}
	if f.result.Outcome == skat.PassedIn {
		return list
	}
	list = append(list, line{})
	sides := [][]skat.Seat{{skat.Forehand}, {skat.Middlehand}, {skat.Rearhand}}
	if f.result.Declarer != skat.NoSeat {
		sides = [][]skat.Seat{{f.result.Declarer}, f.defenders()}
	}
	list = append(list, f.tookLines(sides, w)...)
	if f.result.Declarer == skat.NoSeat {
		list = append(list, wrap(styleDim, f.skatTo(), w)...)
	}
	return list
}

// tookLines say what each side took: "Abel and Bea  25 card points, 2 tricks",
// the tricks on a line of their own where all does not fit on one.
func (f finished) tookLines(sides [][]skat.Seat, w int) []line {
	t, column := f.env.Text, 0
	for _, side := range sides {
		column = max(column, width(f.names(side))+2)
	}
	var whole, broken []line
	fits := true
	for _, side := range sides {
		points, tricks := 0, 0
		for _, s := range side {
			points += f.result.Points[s.Index()]
			tricks += f.result.Tricks[s.Index()]
		}
		name := piece{styleStrong, pad(f.names(side), column)}
		first, second := t.T(i18n.CardPoints, i18n.Args{"Count": points}), t.T(i18n.Tricks, i18n.Args{"Count": tricks})
		if side[0] == f.result.Ramsch.Jungfrau {
			second = t.T(i18n.RamschIsJungfrau)
		}
		whole = append(whole, line{name, {stylePlain, first + ", " + second}})
		broken = append(broken, line{name, {stylePlain, first}}, line{{stylePlain, pad("", column) + second}})
		fits = fits && whole[len(whole)-1].width() <= w
	}
	if fits {
		return whole
	}
	return broken
}
