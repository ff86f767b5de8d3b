package tui

import (
	"fmt"
	"math"
	"strconv"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// wide tells whether the decisions have a place of their own.
func (s *review) wide() bool { return tableWidth(s.w, s.h) < s.w }

func (s *review) layout() reviewLayout { return layOutReview(s.w, s.h, s.list) }

// before is the deal as it was when the action shown was chosen; behind the
// last action it is over.
func (s *review) before() *skat.Deal { return &s.coach.States[s.at] }

// action is what is shown, the zero Action at the result.
func (s *review) action() skat.Action {
	if s.at < s.last() {
		return s.coach.Actions[s.at]
	}
	return skat.Action{}
}

// seatAt returns the seat of who sits at a place.
func (s *review) seatAt(at place) skat.Seat {
	switch at {
	case placeLeft:
		return s.me.Next()
	case placeRight:
		return s.me.Next().Next()
	}
	return s.me
}

// game is what is or will be played: cards lie by it all the way.
func (s *review) game() skat.Game { return s.deal.deal.Contract().Game }

func (s *review) draw(c *canvas) {
	l := s.layout()
	frame(c, s.title(), s.place())
	footer(c, s.keys())
	if l.list.w > 0 {
		s.drawList(c, l.list)
	}
	s.drawMarks(c, l.marks)
	switch {
	case s.list && !s.wide():
	case s.at == s.last():
		s.drawClosing(c, l)
	default:
		s.drawTable(c, &l)
	}
	for i, text := range s.verdictLines(l.verdict.w) {
		if i < l.verdict.h {
			c.line(l.verdict.x, l.verdict.y+i, l.verdict.w, text)
		}
	}
	if s.menu != nil {
		s.menu.draw(s, c)
	}
}

// title says which deal it is and what is played.
func (s *review) title() string {
	f := s.deal
	text := f.env.Text.T(i18n.ReviewTitle)
	if of := f.match.Settings().Deals; of > 1 {
		text = f.env.Text.T(i18n.ReviewDeal, i18n.Args{"N": f.n, "Of": of})
	}
	if s.w < 60 {
		text = ""
	}
	game := gameText(f.env.Text, s.game())
	if f.result.Declarer != skat.NoSeat {
		game = f.name(f.result.Declarer) + ": " + contractText(f.env.Text, f.deal.Contract())
		if s.w >= 60 {
			game += ", " + strconv.Itoa(f.deal.Bid())
		}
	}
	if text != "" && game != "" {
		text += " " + f.env.Theme.glyphs.dot + " "
	}
	return text + game
}

// place says how far the deal is.
func (s *review) place() string {
	p, d := s.env.Text, s.before()
	n := fmt.Sprintf("%d/%d", s.at, s.last())
	where := ""
	switch {
	case s.at == s.last():
		where = p.T(i18n.ResultResult)
	case d.Phase() == skat.PhasePlay:
		where = p.T(i18n.ReviewTrick, i18n.Args{"N": d.Tricks() + 1})
	case d.Phase() == skat.PhaseAuction:
		where = p.T(i18n.TableAuction)
	default:
		where = p.T(i18n.Skat)
	}
	if left, of := s.judge.left(); left > 0 {
		percent := p.T(i18n.ReviewJudging, i18n.Args{"N": 100 * (of - left) / of})
		if s.w >= 60 {
			where = percent + " " + s.env.Theme.glyphs.dot + " " + where
		}
	}
	return where + " " + s.env.Theme.glyphs.dot + " " + n
}

// shows tells whether a seat's cards are shown.
func (s *review) shows(seat skat.Seat) bool { return !s.hidden || seat == s.me }

func (s *review) drawTable(c *canvas, l *reviewLayout) {
	for _, at := range [3]place{placeLeft, placeRight, placeOwn} {
		s.drawSeat(c, l, at)
	}
	if s.before().Phase() == skat.PhasePlay || s.before().Phase() == skat.PhaseConcession {
		s.drawTrick(c, l)
	} else {
		s.drawCalls(c, l)
	}
	if l.scale != scaleChips {
		s.drawHand(c, l)
	}
}

// seatLine is a player's name and seat, and a mark for whose decision it is.
func (s *review) seatLine(seat skat.Seat, roles bool) line {
	g, p := &s.env.Theme.glyphs, s.env.Text
	st, mark := styleStrong, " "
	if s.action().Seat == seat {
		st, mark = styleAccent, g.pointer
	}
	text := line{{st, mark + s.deal.name(seat)}}
	if !roles {
		return text
	}
	role := seatText(p, seat)
	d := s.before()
	if seat == d.Declarer() {
		role = p.T(i18n.Declarer)
	}
	text = append(text, piece{styleDim, " " + g.dot + " " + role})
	if d.Tricks() > 0 && d.Contract().Game != skat.Null {
		text = append(text, piece{styleDim, " " + g.dot + " " + strconv.Itoa(d.TrickPoints(seat))})
	}
	return text
}

func (s *review) drawSeat(c *canvas, l *reviewLayout, at place) {
	r, seat := l.seats[at], s.seatAt(at)
	f := newFaces(s.env.Theme, s.env.Text)
	hand := s.before().Hand(seat)
	if l.scale == scaleChips {
		text := s.seatLine(seat, false)
		text[0].text = pad(clip(text[0].text, 9), 10)
		if s.shows(seat) {
			for i, suit := range suitLines(f, s.game(), hand, "", s.cardMark) {
				if i > 0 {
					text = append(text, piece{stylePlain, " "})
				}
				text = append(text, suit...)
			}
		}
		c.line(r.x, r.y, r.w, text)
		return
	}
	text := s.seatLine(seat, true)
	if at == placeOwn {
		c.line(r.x+max(0, (r.w-text.width())/2), r.y, r.w, text)
		return
	}
	c.line(r.x, r.y, r.w, text)
	if !s.shows(seat) {
		c.fit(r.x+1, r.y+1, r.w-1, styleDim, s.env.Text.T(i18n.TableCards, i18n.Args{"Count": hand.Len()}))
		return
	}
	for i, suit := range suitLines(f, s.game(), hand, " ", s.cardMark) {
		if i+1 < r.h {
			c.line(r.x+1, r.y+1+i, r.w-1, suit)
		}
	}
}

// best are the cards that would have been best at the step shown: by what the
// seat could know where that is known, else with open cards; none where the
// card played is as good.
func (s *review) best() skat.Cards {
	if s.at == s.last() || s.action().Kind != skat.KindPlay {
		return 0
	}
	j := &s.coach.Judged[s.at]
	switch {
	case j.Known != nil && j.Known.Grade() > coach.Best:
		return skat.NewCards(j.Known.Choices[0].Action.Card)
	case j.Known == nil && j.Open != nil && j.Open.Cost > 0:
		return j.Open.BestCards()
	}
	return 0
}

// cardMark brackets the card that is played at the step shown, and marks those
// that would have been better.
func (s *review) cardMark(card skat.Card) (before, after piece) {
	a := s.action()
	switch {
	case a.Kind == skat.KindPlay && a.Card == card, a.Kind == skat.KindDiscard && a.Cards.Has(card):
		return piece{styleAccent, "["}, piece{styleAccent, "]"}
	case s.best().Has(card):
		return piece{}, piece{styleWon, s.env.Theme.glyphs.check}
	}
	return piece{}, piece{}
}

// drawHand draws the own cards with what was played and what was better.
func (s *review) drawHand(c *canvas, l *reviewLayout) {
	f, a := newFaces(s.env.Theme, s.env.Text), s.action()
	d := s.before()
	cards := s.env.Prefs.Order.sort(d.Hand(s.me), s.game())
	may := d.Hand(s.me)
	if a.Seat == s.me && a.Kind == skat.KindPlay {
		may = d.Contract().Game.Playable(may, d.Led())
	}
	rects := l.handCards(len(cards))
	for i, card := range cards {
		st := cardPlain
		chosen := a.Seat == s.me && (a.Kind == skat.KindPlay && a.Card == card || a.Cards.Has(card))
		switch {
		case chosen:
			st = cardRaised
		case !may.Has(card):
			st = cardDim
		}
		c.card(rects[i], f, card, st)
		if a.Seat != s.me {
			continue
		}
		visible := l.cardW
		if i+1 < len(rects) {
			visible = min(visible, rects[i+1].x-rects[i].x)
		}
		s.drawBelow(c, rect{rects[i].x, l.hand.y + l.cardH, visible, 1}, card, chosen)
	}
}

// drawBelow writes below a card what it is worth, and whether it was played or
// would have been better.
func (s *review) drawBelow(c *canvas, r rect, card skat.Card, chosen bool) {
	text, st := s.worth(card), styleDim
	switch {
	case chosen:
		sign, style := gradeSign(&s.env.Theme.glyphs, s.coach.Judged[s.at].Grade())
		text, st = "["+text+sign+"]", style
		if width(text) > r.w {
			text = "[" + s.worth(card) + "]"
		}
		if st == styleDim {
			st = styleAccent
		}
	case s.best().Has(card):
		text, st = text+s.env.Theme.glyphs.check, styleWon
	}
	c.centre(r, 0, st, text)
}

// worth is what a card leads to at the step shown: the chance to win by what
// the seat could know, else the open-card value; "" where that is not known.
func (s *review) worth(card skat.Card) string {
	j := &s.coach.Judged[s.at]
	if s.action().Kind != skat.KindPlay {
		return ""
	}
	if j.Known != nil {
		for _, o := range j.Known.Choices {
			if o.Action.Card != card {
				continue
			}
			if j.Known.InPoints {
				return signed(int(math.Round(o.Points)))
			}
			return strconv.Itoa(percent(o.Win)) + "%"
		}
		return ""
	}
	if j.Open == nil || j.Options <= 1 {
		return ""
	}
	for _, v := range j.Open.Values {
		if v.Card == card {
			return s.openWorth(j.Open, v.Value)
		}
	}
	return ""
}

// openWorth writes an open-card value: card points of the declarer, or whether
// he makes it.
func (s *review) openWorth(o *coach.Open, value int) string {
	if o.Unit != coach.UnitGame {
		return strconv.Itoa(value)
	}
	if value == 1 {
		return "+"
	}
	return "−"
}

// shownTrick is the trick with the card that is played at this step.
func (s *review) shownTrick() skat.Trick {
	n := s.before().Tricks()
	if s.action().Kind == skat.KindPlay {
		return s.coach.States[s.at+1].TrickAt(n)
	}
	return s.before().TrickAt(n)
}

func (s *review) drawTrick(c *canvas, l *reviewLayout) {
	trick, g := s.shownTrick(), &s.env.Theme.glyphs
	f, a := newFaces(s.env.Theme, s.env.Text), s.action()
	if l.scale == scaleChips {
		var text line
		for i, seat := 0, trick.Leader; i < trick.Len(); i, seat = i+1, seat.Next() {
			if i > 0 {
				text = append(text, piece{stylePlain, "  "})
			}
			card := trick.Cards[i]
			text = append(text, piece{styleDim, clip(s.deal.name(seat), 7) + " "}, piece{suitStyle(card.Suit(), false), f.card(card)})
			if trick.Winner == seat {
				text = append(text, piece{styleAccent, g.winner})
			}
		}
		c.line(l.middle.x+1, l.middle.y, l.middle.w-1, text)
		return
	}
	for _, at := range [3]place{placeLeft, placeRight, placeOwn} {
		seat := s.seatAt(at)
		card := trick.By(seat)
		if card == skat.NoCard {
			continue
		}
		st, name, nameStyle := cardPlain, s.deal.name(seat), styleDim
		if trick.Winner == seat {
			name, nameStyle = g.winner+" "+name, styleAccent
		}
		if a.Seat == seat && a.Kind == skat.KindPlay {
			st = cardBest
		}
		c.card(l.trick[at], f, card, st)
		if l.labels[at].y < l.seats[placeOwn].y {
			c.centre(l.labels[at], 0, nameStyle, name)
		}
	}
}

// drawCalls shows what was said up to this step, and the cards of the skat
// where it is about them.
func (s *review) drawCalls(c *canvas, l *reviewLayout) {
	p := s.env.Text
	column := 0
	for _, seat := range skat.Seats() {
		column = max(column, width(s.deal.name(seat)))
	}
	var list []line
	now := stageAuction
	if s.game() == skat.Ramsch {
		now = stageRamsch
	}
	for i, a := range s.coach.Actions[:s.at+1] {
		st := stylePlain
		if a.Kind == skat.KindPass {
			st = styleDim
		}
		mark := " "
		if i == s.at {
			mark, st = s.env.Theme.glyphs.pointer, styleAccent
		}
		text := line{{styleAccent, mark}, {styleDim, pad(s.deal.name(a.Seat)+":", column+2)}, {callStyle(a, st), callWords(p, s.deal.name(a.Seat), a, now)}}
		list = append(list, append(text, s.callCards(i)...))
		now = now.after(a)
	}
	list = list[max(0, len(list)-l.middle.h):]
	w := 0
	for _, text := range list {
		w = max(w, text.width())
	}
	r := l.middle.centred(w, len(list))
	for i, text := range list {
		c.line(r.x, r.y+i, min(w, l.middle.w), text)
	}
}

// callCards are the cards that an action is about: those picked up, laid away.
func (s *review) callCards(i int) line {
	a, d := s.coach.Actions[i], &s.coach.States[i]
	var cards skat.Cards
	switch a.Kind {
	case skat.KindPickUp:
		cards = d.Skat()
	case skat.KindDiscard:
		cards = a.Cards
	}
	if cards == 0 || !s.shows(a.Seat) {
		return nil
	}
	return append(line{{stylePlain, "  "}}, s.env.cardPieces(s.env.Prefs.Order.sort(cards, s.game()))...)
}
