package tui

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// gradeWords are the words for grades, by coach.Grade.
var gradeWords = [...]i18n.Message{
	"", i18n.ReviewForced, i18n.ReviewBest, i18n.ReviewFine, i18n.ReviewInaccuracy, i18n.ReviewMistake, i18n.ReviewBlunder,
}

// verdictLines say what the decision shown was worth, the most important
// first.
func (s *review) verdictLines(w int) []line {
	if s.at == s.last() {
		return nil
	}
	j, p := &s.coach.Judged[s.at], s.env.Text
	sign, st := s.sign(s.at)
	head := line{{st, sign + " "}}
	if g := j.Grade(); g != coach.Ungraded {
		head = append(head, piece{st, p.T(gradeWords[g])}, piece{styleDim, s.dot()})
	}
	head = append(head, s.actionLine(s.at)...)
	if cost := s.costs(j, costsInFull); cost != "" && j.Grade() > coach.Best {
		head = append(head, piece{styleDim, s.dot()}, piece{st, cost})
	}
	list := []line{head}
	if !s.shows(s.action().Seat) {
		return list // the rest would tell the hand
	}
	list = append(list, s.claimLines(w)...)
	if j.Open != nil && j.Options > 1 && j.Open.Turned() && j.Grade() >= coach.Inaccuracy {
		list = append(list, wrap(styleLost, p.T(i18n.ReviewTurning), w)...)
	}
	for _, text := range []string{s.knownSentence(j), s.openSentence(j)} {
		if text != "" {
			list = append(list, wrap(stylePlain, text, w)...)
		}
	}
	if s.awaits(s.at) {
		list = append(list, wrap(styleDim, p.T(i18n.ReviewAwaits), w)...)
	}
	if j.Options > 1 {
		list = append(list, s.optionLines(j, w)...)
	}
	return list
}

func (s *review) dot() string { return " " + s.env.Theme.glyphs.dot + " " }

// awaits tells whether a step's verdict is still to come.
func (s *review) awaits(i int) bool {
	return s.coach.Judged[i].Options > 1 && (slices.Contains(s.judge.open, i) || slices.Contains(s.judge.known, i))
}

// actionLine says who did what: "You: Q♥".
func (s *review) actionLine(i int) line {
	a, p := s.coach.Actions[i], s.env.Text
	text := line{{styleStrong, s.deal.name(a.Seat) + ": "}}
	if a.Kind == skat.KindPlay {
		return append(text, s.env.cardPieces([]skat.Card{a.Card})...)
	}
	text = append(text, piece{stylePlain, callWords(p, s.deal.name(a.Seat), a, s.stageAt(i))})
	return append(text, s.callCards(i)...)
}

// How costs are told: with the unit in full, or in a list.
var (
	costsInFull = [3]i18n.Message{i18n.ReviewCostPoints, i18n.ReviewCostChance, i18n.ReviewCostCards}
	costsInList = [3]i18n.Message{i18n.ReviewShortPoints, i18n.ReviewShortChance, i18n.ReviewShortCards}
)

// costs says what a decision cost, with the unit: points or win chance by what
// could be known, else card points against open cards. What is not proven to be
// worse has no cost to be told.
func (s *review) costs(j *coach.Judgement, how [3]i18n.Message) string {
	unit, n := 0, 0
	switch {
	case j.Known != nil && j.Known.Unproven():
		return ""
	case j.Known != nil && j.Known.InPoints:
		n = int(math.Round(j.Known.Lost()))
	case j.Known != nil:
		unit, n = 1, percent(j.Known.Cost())
	case j.Open == nil || j.Open.Cost == 0 || j.Open.Unit == coach.UnitGame:
		return ""
	default:
		unit, n = 2, j.Open.Cost
	}
	return s.env.Text.T(how[unit], i18n.Args{"N": number(-n)})
}

// standingWords are the words for standings, by coach.Standing.
var standingWords = [...]i18n.Message{
	"", i18n.ReviewLostSchneider, i18n.ReviewLost, i18n.ReviewWon, i18n.ReviewWonSchneider,
}

// openSentence says what a card led to with all cards open.
func (s *review) openSentence(j *coach.Judgement) string {
	o, p := j.Open, s.env.Text
	if o == nil || j.Options <= 1 {
		return ""
	}
	a := s.action()
	if a.Kind == skat.KindConcede {
		if o.Before < coach.Won {
			return p.T(i18n.ReviewConcededLost)
		}
		return p.T(i18n.ReviewConcededWon)
	}
	f := newFaces(s.env.Theme, p)
	args := i18n.Args{"Card": f.card(a.Card)}
	if o.Cost > 0 {
		args["Best"] = f.card(cheapest(o.BestCards()))
	}
	declarer := a.Seat == s.deal.result.Declarer
	switch o.Unit {
	case coach.UnitGame:
		return p.T(gameSentences[one(declarer)][one(o.Cost > 0)][o.Best], args)
	case coach.UnitRamsch:
		args["N"], args["M"] = o.Best, o.Played
		if o.Cost == 0 {
			return p.T(i18n.ReviewRamschBest, args)
		}
		return p.T(i18n.ReviewRamschCost, args)
	}
	args["N"], args["M"] = o.Best, o.Played
	args["Before"], args["After"] = s.standing(o.Before, o.Best), s.standing(o.After, o.Played)
	if o.Cost == 0 {
		return p.T(i18n.ReviewOpenBest, args)
	}
	return p.T(i18n.ReviewOpenCost, args)
}

// standing says what the game comes to with so many card points.
func (s *review) standing(st coach.Standing, points int) string {
	if st == coach.Lost && points >= max(61, s.deal.deal.Contract().NeedsPoints()) {
		return s.env.Text.T(i18n.Overbid)
	}
	return s.env.Text.T(standingWords[st])
}

// gameSentences are what is said of Null and Schwarz announced: by whether the
// declarer played, whether it cost, and whether the best card wins them.
var gameSentences = [2][2][2]i18n.Message{
	{{i18n.ReviewGameBeaten, i18n.ReviewGameStands}, {i18n.ReviewGameLet, i18n.ReviewGameLet}},
	{{i18n.ReviewGameBeaten, i18n.ReviewGameStands}, {i18n.ReviewGameLost, i18n.ReviewGameLost}},
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// cheapest returns the card of fewest card points, the lowest of equals.
func cheapest(cards skat.Cards) skat.Card {
	best := cards.First()
	for c := range cards.All() {
		if c.Points() < best.Points() {
			best = c
		}
	}
	return best
}

// knownSentence says what a decision was worth by what its seat could know.
func (s *review) knownSentence(j *coach.Judgement) string {
	k, p := j.Known, s.env.Text
	if k == nil {
		return ""
	}
	top, margin, samples := k.Choices[0], percent(k.Margin()), i18n.ReviewSamples
	if k.InPoints {
		margin = int(math.Round(coach.InPoints(k.Margin())))
	}
	if k.All {
		samples = i18n.ReviewLayouts
	}
	args := i18n.Args{
		"Taken": s.choiceText(k.Taken), "Best": s.choiceText(top),
		"P": percent(top.Win), "Q": percent(k.Taken.Win), "E": margin, "Samples": p.T(samples, i18n.Args{"Count": k.Samples}),
		"N": signed(int(math.Round(top.Points))), "M": signed(int(math.Round(k.Taken.Points))),
	}
	return p.T(knownSentences[one(k.InPoints)][one(!k.Right())+one(!k.Right() && !k.Unproven())], args)
}

// knownSentences are what is said by what could be known: in win chance and in
// points; of the best, of what is not proven to be worse, and of what is worse.
var knownSentences = [2][3]i18n.Message{
	{i18n.ReviewKnownBest, i18n.ReviewKnownFine, i18n.ReviewKnownCost},
	{i18n.ReviewKnownBestPoints, i18n.ReviewKnownFinePoints, i18n.ReviewKnownCostPoints},
}

// choiceNames are what could be done where a noun stands for it, by skat.Kind.
var choiceNames = map[skat.Kind]i18n.Message{
	skat.KindConcede: i18n.ReviewChoiceConcede,
	skat.KindPickUp:  i18n.ReviewChoicePickUp,
}

// choiceText names what could have been done.
func (s *review) choiceText(o coach.Choice) string {
	f, a, now := newFaces(s.env.Theme, s.env.Text), o.Action, s.stageAt(s.at)
	switch a.Kind {
	case skat.KindPlay:
		return f.card(a.Card)
	case skat.KindDiscard:
		text := ""
		for i, c := range s.env.Prefs.Order.sort(a.Cards, s.game()) {
			if i > 0 {
				text += " "
			}
			text += f.card(c)
		}
		return text
	}
	if name, ok := choiceNames[a.Kind]; ok {
		return s.env.Text.T(name)
	}
	if a.Kind == skat.KindPass && now == stageDeclared {
		return s.env.Text.T(i18n.ReviewChoiceNoKontra)
	}
	return callWords(s.env.Text, s.deal.name(a.Seat), a, now)
}

// optionLines are all choices with what they lead to, the best first.
func (s *review) optionLines(j *coach.Judgement, w int) []line {
	text := line{}
	f := newFaces(s.env.Theme, s.env.Text)
	add := func(value string, what line) {
		if len(text) > 0 {
			text = append(text, piece{styleDim, s.dot()})
		}
		text = append(append(text, what...), piece{styleDim, " " + value})
	}
	switch {
	case j.Known != nil && j.Known.InPoints:
		for _, o := range j.Known.Choices {
			add(signed(int(math.Round(o.Points))), plain(stylePlain, s.choiceText(o)))
		}
	case j.Known != nil:
		for _, o := range j.Known.Choices {
			what := plain(stylePlain, s.choiceText(o))
			if o.Action.Kind == skat.KindPlay {
				what = s.env.cardPieces([]skat.Card{o.Action.Card})
			}
			add(strconv.Itoa(percent(o.Win))+"%", what)
		}
	case j.Open != nil:
		for _, v := range s.ranked(j.Open) {
			var cards line
			for c := range v.cards.All() {
				cards = append(cards, piece{suitStyle(c.Suit(), false), f.card(c) + " "})
			}
			if n := len(cards) - 1; n >= 0 {
				cards[n].text = cards[n].text[:len(cards[n].text)-1]
			}
			add(s.openWorth(j.Open, v.value), cards)
		}
	}
	if len(text) == 0 {
		return nil
	}
	return []line{text}
}

type rankedCards struct {
	value int
	cards skat.Cards
}

// ranked are the cards of equal open-card value together, the best for who
// plays first.
func (s *review) ranked(o *coach.Open) []rankedCards {
	var list []rankedCards
	for _, v := range o.Values {
		i := slices.IndexFunc(list, func(r rankedCards) bool { return r.value == v.Value })
		if i < 0 {
			i, list = len(list), append(list, rankedCards{value: v.Value})
		}
		list[i].cards = list[i].cards.With(v.Card)
	}
	up := s.action().Seat == s.deal.result.Declarer && o.Unit != coach.UnitRamsch
	slices.SortFunc(list, func(a, b rankedCards) int {
		if up {
			return b.value - a.value
		}
		return a.value - b.value
	})
	return list
}

// drawClosing shows the result, how well everybody played, and where the game
// turned.
func (s *review) drawClosing(c *canvas, l reviewLayout) {
	r := l.closing
	r.h = l.marks.y - r.y
	lines := s.closingLines(r.w - 2)
	for i, text := range lines {
		if i < r.h {
			c.line(r.x+1, r.y+i, r.w-2, text)
		}
	}
}

func (s *review) closingLines(w int) []line {
	p, g := s.env.Text, &s.env.Theme.glyphs
	list := s.deal.outcomeLines(w)
	if s.h < 20 { // in few lines how it ended says enough
		head := s.deal.headline()
		list = append(wrap(head.style, head.text, w), wrap(stylePlain, s.deal.sum(), w)...)
	}
	list = append(list, line{}, line{
		{styleHeading, pad("", 10)}, {styleDim, padLeft(p.T(i18n.ReviewAccuracy), 12)},
		{styleDim, padLeft("?!", 5) + padLeft("?", 4) + padLeft("??", 4)},
	})
	for _, seat := range skat.Seats() {
		t := s.tally(seat)
		accuracy := g.dash
		if a, ok := t.Accuracy(); ok {
			accuracy = p.T(i18n.ReviewPercent, i18n.Args{"N": int(math.Round(a))})
		}
		st := stylePlain
		if seat == s.me {
			st = styleStrong
		}
		list = append(list, line{{st, pad(clip(s.deal.name(seat), 9), 10)}, {st, padLeft(accuracy, 12)}, {stylePlain, fmt.Sprintf("%5d%4d%4d",
			t.Grades[coach.Inaccuracy], t.Grades[coach.Mistake], t.Grades[coach.Blunder])}})
	}
	for i := range s.coach.States {
		if len(s.claims[i]) > 0 {
			text := p.T(i18n.ReviewClaimAt, i18n.Args{"N": s.coach.States[i].Tricks() + 1})
			list = append(list, line{}, line{{styleWarning, g.cross + " "}, {stylePlain, text}})
		}
	}
	turns := s.turnLines()
	if len(turns) > 0 {
		list = append(append(list, line{}), turns...)
	}
	if s.judge.err != nil {
		list = append(list, wrap(styleWarning, s.judge.err.Error(), w)...)
	}
	return list
}

// tally counts a seat's decisions.
func (s *review) tally(seat skat.Seat) coach.Tally {
	var t coach.Tally
	for i, a := range s.coach.Actions {
		if a.Seat == seat {
			t.Add(&s.coach.Judged[i])
		}
	}
	return t
}

// turnLines name the decisions that gave the game away, as the cards lay.
func (s *review) turnLines() []line {
	var list []line
	f := newFaces(s.env.Theme, s.env.Text)
	for i := range s.coach.Actions {
		j := &s.coach.Judged[i]
		if j.Options <= 1 || j.Open == nil || !j.Open.Turned() {
			continue
		}
		sign, st := s.sign(i)
		text := line{{st, sign + " "}, {styleDim, s.env.Text.T(i18n.ReviewTrick, i18n.Args{"N": s.coach.States[i].Tricks() + 1}) + "  "}}
		text = append(text, s.actionLine(i)...)
		if best := j.Open.BestCards(); best != 0 {
			text = append(text, piece{styleDim, "  " + s.env.Text.T(i18n.ReviewBetter, i18n.Args{"Card": f.card(cheapest(best))})})
		}
		list = append(list, text)
	}
	if len(list) > 0 {
		list = append([]line{plain(styleHeading, s.env.Text.T(i18n.ReviewTurns))}, list...)
	}
	return list
}

// help is the page of keys, and what the signs mean.
func (s *review) help() screen {
	page := newHelp(s.env, s.env.Text.T(i18n.ReviewTitle), s.keys()).(*page)
	keys := page.lines
	page.lines = func(w int) []line {
		list := append(keys(w), line{}, plain(styleHeading, s.env.Text.T(i18n.ReviewSigns)))
		for _, g := range []coach.Grade{coach.Best, coach.Fine, coach.Inaccuracy, coach.Mistake, coach.Blunder} {
			sign, st := gradeSign(&s.env.Theme.glyphs, g)
			list = append(list, line{{st, pad(sign, 4)}, {stylePlain, s.env.Text.T(gradeWords[g])}})
		}
		list = append(list, line{{styleLost, pad(s.env.Theme.glyphs.winner, 4)}, {stylePlain, s.env.Text.T(i18n.ReviewTurning)}}, line{})
		list = append(list, wrap(styleDim, s.env.Text.T(i18n.ReviewUnits), w)...)
		return append(list, wrap(styleDim, s.env.Text.T(i18n.ReviewHow, i18n.Args{
			"A": percent(coach.InaccuracyFrom), "B": percent(coach.MistakeFrom), "C": percent(coach.BlunderFrom),
		}), w)...)
	}
	return page
}
