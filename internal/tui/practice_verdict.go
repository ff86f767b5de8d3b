package tui

import (
	"math"
	"strconv"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// mostChoices and mostGameLines bound what a verdict lists, beside the answer.
const (
	mostChoices   = 8
	mostGameLines = 6
)

// lines are the verdict on an answer: the cards, right or not, why, and the
// figures.
func (s *drillScreen) lines(w int) []line {
	e, p := s.env, s.env.Text
	v := s.drill.View()
	list := s.situation(w)
	cards := []line{append(line{{styleDim, p.T(i18n.PracticeYourCards) + "  "}}, e.cardPieces(e.Prefs.Order.sort(v.Hand, v.Contract().Game))...)}
	if cards[0].width() > w {
		cards = []line{plain(styleDim, p.T(i18n.PracticeYourCards)), e.cardPieces(e.Prefs.Order.sort(v.Hand, v.Contract().Game))}
	}
	list = append(append(list, cards...), line{})
	if s.verdict.Best < 0 || s.chosen < 0 {
		return append(list, plain(styleDim, p.T(i18n.PracticeWait)))
	}
	list = append(list, s.answerLines(w)...)
	if s.unkept != nil {
		list = append(list, wrap(styleWarning, p.T(i18n.PracticeUnkept, i18n.Args{"Error": s.unkept}), w)...)
	}
	for _, sentence := range e.reason(s.drill.Kind, &v, s.verdict, s.chosen) {
		list = append(list, wrap(stylePlain, sentence, w)...)
	}
	list = append(list, line{})
	list = append(list, s.choiceLines(w)...)
	if games := s.verdict.Games(); len(games) > 0 {
		list = append(append(list, line{}), s.gameLines(games, w)...)
	}
	list = append(list, line{})
	for _, m := range []i18n.Message{i18n.PracticeHow, i18n.PracticePoints} {
		list = append(list, wrap(styleDim, p.T(m, i18n.Args{"Count": s.verdict.Samples, "Trifle": int(coach.Trifle)}), w)...)
	}
	return list
}

// situation says where the player sits and what is going on: the auction, or the
// game and the trick.
func (s *drillScreen) situation(w int) []line {
	e, v := s.env, s.drill.View()
	l := line{{styleDim, seatText(e.Text, v.Seat) + s.table.dot() + s.table.headlines()[0]}}
	if s.again {
		l = append(l, piece{styleAccent, s.table.dot() + e.Text.T(i18n.PracticeAgain)})
	}
	list := wrapLine(l, w)
	if trick := v.Trick(); trick.Len() > 0 {
		list = append(list, append(line{{styleDim, e.Text.T(i18n.PracticeOnTable) + "  "}}, e.cardPieces(trick.Cards[:trick.Len()])...))
	}
	return list
}

// wrapLine is l in one line, or a line a piece where that is too wide.
func wrapLine(l line, w int) []line {
	if l.width() <= w {
		return []line{l}
	}
	var list []line
	for _, p := range l {
		list = append(list, wrap(p.style, p.text, w)...)
	}
	return list
}

// answerLines say what was answered and whether that is right.
func (s *drillScreen) answerLines(w int) []line {
	p, g := s.env.Text, s.env.Theme.glyphs
	own := s.verdict.Options[s.chosen]
	args := i18n.Args{
		"Own": s.optionText(s.chosen), "Best": s.bestText(), "Loss": int(math.Round(max(0, own.Behind))),
	}
	if own.Right() {
		return wrap(styleWon, g.check+" "+p.T(i18n.PracticeRight, args), w)
	}
	return wrap(styleLost, g.cross+" "+p.T(i18n.PracticeWrong, args), w)
}

// bestText names what is right: in the auction the range.
func (s *drillScreen) bestText() string {
	if s.drill.Deal.Phase() == skat.PhaseAuction {
		low, high := s.verdict.Reach()
		if s.drill.Kind == coach.BidOrPass {
			if low == 0 {
				return s.env.Text.T(i18n.TablePass)
			}
			return s.optionText(s.verdict.Best)
		}
		return s.env.rangeText(low, high)
	}
	return s.optionText(s.verdict.Best)
}

// rangeText says "18 to 20", "pass", "pass or up to 20", "46 or more".
func (e *Env) rangeText(low, high int) string {
	p := e.Text
	args := i18n.Args{"Low": low, "High": high}
	switch {
	case high == 0:
		return p.T(i18n.TablePass)
	case low == 0:
		return p.T(i18n.PracticePassOr, args)
	case skat.NextBid(high) > coach.HighestLimit && low < high:
		return p.T(i18n.PracticeAtLeast, args)
	case low == high:
		return strconv.Itoa(low)
	}
	return p.T(i18n.PracticeRange, args)
}

// optionText names an option.
func (s *drillScreen) optionText(i int) string {
	e, p, o := s.env, s.env.Text, s.verdict.Options[i].Option
	if s.drill.Deal.Phase() == skat.PhaseAuction && !o.If {
		switch {
		case o.Limit == 0:
			return p.T(i18n.TablePass)
		case s.drill.Kind == coach.BidOrPass:
			v := s.drill.View()
			if _, hearer := v.Caller(); hearer == v.Seat {
				return p.T(i18n.TableHold, i18n.Args{"N": coach.Call(v)})
			}
			return p.T(i18n.TableBid, i18n.Args{"N": coach.Call(v)})
		}
		return p.T(i18n.TableLimitTo, i18n.Args{"N": o.Limit})
	}
	return e.optionText(s.drill.View(), o)
}

// optionText names an option outside the auction.
func (e *Env) optionText(v skat.View, o coach.Option) string {
	p, f := e.Text, newFaces(e.Theme, e.Text)
	switch a := o.Action; {
	case o.Contract.Game != skat.NoGame:
		return contractText(p, o.Contract)
	case a.Kind == skat.KindPickUp:
		return p.T(i18n.TablePickUp)
	case a.Kind == skat.KindHand:
		return p.T(i18n.TablePlayHand)
	case a.Kind == skat.KindDeclare:
		return contractText(p, a.Contract)
	case a.Kind == skat.KindDiscard:
		text := ""
		for _, c := range e.Prefs.Order.sort(a.Cards, skat.NoGame) {
			text += " " + f.card(c)
		}
		return text[1:]
	case a.Kind == skat.KindPlay:
		return f.card(a.Card)
	case a.Kind == skat.KindKontra:
		return p.T(i18n.Kontra)
	case a.Kind == skat.KindRe:
		return p.T(i18n.Re)
	case a.Kind == skat.KindPass && v.Phase() == skat.PhaseAuction:
		return p.T(i18n.TablePass)
	}
	return p.T(i18n.PracticeNoDouble)
}

// figureLine is a line of the table: a mark, what it is, won in per cent with
// the confidence range, points with the standard error.
func (s *drillScreen) figureLine(mark piece, name string, e coach.Estimate, w int) line {
	return s.env.figureLine(mark, name, e, s.verdict.Samples, w)
}

// figureColumns returns the widths of the columns, right to left; in a narrow
// window the share won stands without its range, since the choice must be read.
func figureColumns(w int) (points, win int, narrow bool) {
	if w < figureWide {
		return 11, 8, true
	}
	return 13, 14, false
}

// figureWide is the least width at which figures have their ranges.
const figureWide = 48

func (e *Env) figureLine(mark piece, name string, of coach.Estimate, samples, w int) line {
	p := e.Text
	share, low, high := of.Win()
	pointsWidth, winWidth, narrow := figureColumns(w)
	won := p.T(i18n.PracticeWin, i18n.Args{"N": percent(share), "Low": percent(low), "High": percent(high)})
	if narrow {
		won = p.T(i18n.PracticeWinShort, i18n.Args{"N": percent(share)})
	}
	points := p.T(i18n.PracticePlusMinus, i18n.Args{"N": signed(int(math.Round(of.Points))), "E": int(math.Ceil(min(of.Error, 999)))})
	st := stylePlain
	if of.Samples < samples {
		st = styleDim
	}
	label := w - pointsWidth - winWidth - 3
	return line{
		mark, {stylePlain, " "}, {st, pad(clip(name, label), label)}, {st, padLeft(won, winWidth)}, {st, padLeft(points, pointsWidth)},
	}
}

// headLine is the line above figures.
func (e *Env) headLine(name i18n.Message, w int, args ...i18n.Args) line {
	p := e.Text
	pointsWidth, winWidth, _ := figureColumns(w)
	label := w - pointsWidth - winWidth
	return line{
		{styleDim, pad(clip(p.T(name, args...), label), label)}, {styleDim, padLeft(p.T(i18n.PracticeWonHead), winWidth)},
		{styleDim, padLeft(p.T(i18n.PracticePointsHead), pointsWidth)},
	}
}

func percent(share float64) int { return int(math.Round(100 * share)) }

// choiceLines are the figures of the choices: those that are right and those
// next to them, and the answer.
func (s *drillScreen) choiceLines(w int) []line {
	list := []line{s.env.headLine(i18n.PracticeChoice, w)}
	if s.drill.Deal.Phase() == skat.PhaseAuction {
		return append(list, s.limitLines(w)...)
	}
	for place, i := range s.verdict.Choices() {
		if place < mostChoices || i == s.chosen {
			list = append(list, s.figureLine(s.mark(i, i), s.optionText(i), s.verdict.Options[i], w))
		}
	}
	return list
}

// mark tells the answer, and what is right, among the options from one number
// to another.
func (s *drillScreen) mark(from, to int) piece {
	g := s.env.Theme.glyphs
	right := s.verdict.Options[from].Right()
	switch {
	case s.chosen >= from && s.chosen <= to && right:
		return piece{styleWon, g.pointer + g.check}
	case s.chosen >= from && s.chosen <= to:
		return piece{styleLost, g.pointer + g.cross}
	case right:
		return piece{styleWon, " " + g.check}
	}
	return piece{stylePlain, "  "}
}

// limitLines are the figures of the limits; values that come to the same are
// one line. Where only bid or pass is asked there are only those two.
func (s *drillScreen) limitLines(w int) []line {
	v := s.verdict
	if s.drill.Kind == coach.BidOrPass {
		var list []line
		bid := s.drill.Judge(s.study, v, coach.Answer{Limit: 1})
		for _, i := range []int{0, bid} {
			if i >= 0 {
				list = append(list, s.figureLine(s.mark(i, i), s.optionText(i), v.Options[i], w))
			}
		}
		return list
	}
	var list []line
	for from := 0; from < len(v.Options) && !v.Options[from].Option.If; {
		first, to := v.Options[from], from
		for to+1 < len(v.Options) && from > 0 && s.same(first, v.Options[to+1]) && to+1 != s.chosen && from != s.chosen {
			to++
		}
		name := s.env.Text.T(i18n.TablePass)
		if from > 0 {
			name = s.env.Text.T(i18n.TableLimitTo, i18n.Args{"N": s.env.rangeFigures(first.Option.Limit, v.Options[to].Option.Limit)})
		}
		if first.Samples > 0 {
			list = append(list, s.figureLine(s.mark(from, to), name, first, w))
		}
		from = to + 1
	}
	return list
}

// rangeFigures writes "18" or "18–22".
func (e *Env) rangeFigures(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return strconv.Itoa(low) + e.Theme.glyphs.dash + strconv.Itoa(high)
}

// same tells whether two limits need no line each: both right or both not, and
// the figures nearly the same.
func (s *drillScreen) same(a, b coach.Estimate) bool {
	return !b.Option.If && a.Right() == b.Right() && (math.Abs(a.Points-b.Points) < 4 || !a.Right() && (a.Samples < s.verdict.Samples) == (b.Samples < s.verdict.Samples) && math.Abs(a.Points-b.Points) < 15)
}

// gameLines are the figures of what each game would come to.
func (s *drillScreen) gameLines(games []int, w int) []line {
	v := s.drill.View()
	head, args := i18n.PracticeGamesAfter, i18n.Args{}
	if v.Phase() == skat.PhaseAuction {
		head, args = i18n.PracticeGamesAt, i18n.Args{"N": coach.Call(v)}
	}
	list := []line{s.env.headLine(head, w, args)}
	for place, i := range games {
		if place < mostGameLines {
			of := s.verdict.Options[i]
			list = append(list, s.env.figureLine(piece{stylePlain, "  "}, s.optionText(i), of, s.verdict.Options[games[0]].Samples, w))
		}
	}
	return list
}
