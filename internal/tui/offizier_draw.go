package tui

import (
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// layout places what the table shows now.
func (t *offizierTable) layout() offizierLayout {
	s := scene{kind: sceneCalls}
	f := newFaces(t.env.Theme, t.env.Text)
	for _, c := range t.hand.cards[:t.inHand] {
		s.cards = append(s.cards, width(f.card(c)))
	}
	if t.hand.cursor >= 0 && t.hand.cursor < t.inHand {
		s.raised = 1 << t.hand.cursor
	}
	if t.view.Phase() >= offizier.PhasePlay {
		s.kind = scenePlay
	}
	if t.question != nil {
		t.question.scene(&s)
	}
	if t.dialog != nil {
		s.dialog = t.dialog.size(t.w, t.h)
	}
	return layOutOffizier(t.w, t.h, s)
}

// draw implements screen.
func (t *offizierTable) draw(c *canvas) {
	l := t.layout()
	t.drawHeading(c, l.header, t.dealText(l.scale == scaleChips), t.flags(), t.headlines())
	t.drawOpponent(c, &l)
	t.drawPiles(c, &l)
	t.drawTrick(c, &l)
	t.drawNotes(c, &l)
	if t.question != nil {
		t.question.draw(c, &l.layout)
	}
	t.drawMessage(c, l.message)
	t.drawOwn(c, &l)
	t.drawHand(c, &l)
	t.drawAside(c, &l)
	footer(c, t.keys())
	if t.dialog != nil {
		t.dialog.draw(t.env, c, &l.layout)
	}
}

// dealText says which deal it is, in a word or with how long the session goes.
func (t *offizierTable) dealText(short bool) string {
	n := t.session.Number()
	if short {
		return strconv.Itoa(n)
	}
	text := t.env.Text.T(i18n.OffizierDeal, i18n.Args{"N": n})
	if length := lengthText(t.env.Text, t.session.Settings()); t.session.Settings().Length != match.AnyNumber {
		text += t.dot() + length
	}
	return text
}

// flags are what is special about the session.
func (t *offizierTable) flags() []string {
	if t.session.Practice() {
		return []string{t.env.Text.T(i18n.TablePractice)}
	}
	return nil
}

// headlines say what is played, by whom, and how it is doubled: the same in
// ever fewer words.
func (t *offizierTable) headlines() []string {
	p, game := t.env.Text, t.view.Game()
	if game == skat.NoGame {
		return []string{p.T(i18n.OffizierTitle)}
	}
	mark := gameText(p, game)
	if game.IsSuit() {
		mark = newFaces(t.env.Theme, p).suit(game.Suit())
	}
	long, name := strings.TrimSpace(strings.TrimSuffix(mark, gameText(p, game))+" "+gameText(p, game)), t.seatName(t.view.Declarer())
	said := ""
	switch {
	case t.view.Re():
		said = p.T(i18n.Re) + " " + t.env.Theme.glyphs.times + "4"
	case t.view.Kontra() && t.view.Rules().Kontra == offizier.KontraDouble:
		said = p.T(i18n.Kontra) + " " + t.env.Theme.glyphs.times + "2"
	case t.view.Kontra():
		said = p.T(i18n.Kontra)
	}
	full := long + t.dot() + name
	if said != "" {
		full += t.dot() + said
	}
	return []string{full, long + t.dot() + name, mark + t.dot() + name}
}

// name returns what a player is called.
func (t *offizierTable) name(player int) string {
	return playerName(t.env.Text, t.session.Players()[player])
}

// seatName returns what a seat's player is called.
func (t *offizierTable) seatName(s offizier.Seat) string {
	return t.name(max(0, t.session.Player(t.session.Number(), s)))
}

// turnMark is the style and the mark of a player: whether it is the turn.
func (t *offizierTable) turnMark(s offizier.Seat) piece {
	if t.view.ToMove() == s && t.wait.kind != waitSweep {
		return piece{styleAccent, t.env.Theme.glyphs.pointer + t.seatName(s)}
	}
	return piece{styleStrong, " " + t.seatName(s)}
}

// roles say where a seat sits, and that it plays the game.
func (t *offizierTable) roles(s offizier.Seat) []line {
	seat := i18n.Forehand
	if s == offizier.Dealer {
		seat = i18n.Dealer
	}
	list := []line{plain(styleDim, t.env.Text.T(seat))}
	if t.view.Declarer() == s {
		list = append(list, plain(styleDim, t.env.Text.T(i18n.Declarer)))
	}
	return list
}

// drawOpponent draws the opponent's line: the name, the seat, and the cards in
// hand as backs and as a number.
func (t *offizierTable) drawOpponent(c *canvas, l *offizierLayout) {
	p, r, s := t.env.Text, l.seats[placeTop], t.view.Seat.Other()
	n := t.view.InHand(s)
	if n == 0 {
		t.drawPlayerLine(c, l, r, s, nil)
		return
	}
	backs := strings.Repeat(t.env.Theme.glyphs.back, n)
	held := p.T(i18n.OffizierInHand, i18n.Args{"Count": n})
	if l.scale == scaleChips {
		held = strconv.Itoa(n)
	}
	t.drawPlayerLine(c, l, r, s, []line{{{styleBorder, backs}, {styleDim, " " + held}}})
}

// drawOwn draws the player's own line.
func (t *offizierTable) drawOwn(c *canvas, l *offizierLayout) {
	t.drawPlayerLine(c, l, l.seats[placeOwn], t.view.Seat, nil)
}

// drawPlayerLine is a player in one line: name, seat, more, and the points of
// the session; what does not fit is left out.
func (t *offizierTable) drawPlayerLine(c *canvas, l *offizierLayout, r rect, s offizier.Seat, more []line) {
	total := t.env.Text.T(i18n.Points, i18n.Args{"Count": t.sheet.Totals[t.session.Player(t.session.Number(), s)]})
	if l.scale == scaleChips {
		text := line{t.turnMark(s)}
		room := r.w - width(total) - 2
		for _, part := range append(more, t.roles(s)...) {
			if text.width()+width(t.dot())+part.width() <= room {
				text = append(append(text, piece{styleDim, t.dot()}), part...)
			}
		}
		c.line(r.x, r.y, room, text)
		c.right(r.x+r.w-1, r.y, styleDim, total)
		return
	}
	text := line{t.turnMark(s)}
	for _, part := range append(t.roles(s), more...) {
		text = append(append(text, piece{styleDim, t.dot()}), part...)
	}
	text = append(text, piece{styleDim, t.dot() + total})
	c.line(r.x+max(0, r.w-text.width())/2, r.y, r.w, text)
}

// drawHand draws the own hand, and before it is dealt says so.
func (t *offizierTable) drawHand(c *canvas, l *offizierLayout) {
	if t.view.Phase() < offizier.PhasePlay {
		c.centre(l.hand, l.hand.h/2, styleDim, t.env.Text.T(i18n.OffizierHandLater))
		return
	}
	var raised uint16
	if t.hand.cursor >= 0 && t.hand.cursor < t.inHand {
		raised = 1 << t.hand.cursor
	}
	may, keyed := t.usable()
	own := t.hand
	own.cards = own.cards[:t.inHand]
	own.draw(c, &l.layout, newFaces(t.env.Theme, t.env.Text), raised, may, keyed)
}

// usable returns the own cards that are not dim, and those that have a key.
func (t *offizierTable) usable() (may, keyed skat.Cards) {
	// Only a complete trick, which any key sweeps, may lie between the player
	// and the card.
	if t.playing || t.wait.kind == waitSweep && t.view.Playable() != 0 {
		may = t.view.Playable()
		return may, may
	}
	return t.view.Cards(), 0
}

// shownTrick returns the trick on the table: the last complete one until it
// is swept.
func (t *offizierTable) shownTrick() offizier.Trick {
	if t.swept < t.view.Tricks() {
		return t.view.TrickAt(t.swept)
	}
	return t.view.Trick()
}

// drawTrick draws the cards on the table and, once both lie there, who takes
// them.
func (t *offizierTable) drawTrick(c *canvas, l *offizierLayout) {
	if l.trickZone.w == 0 {
		return
	}
	f, trick := newFaces(t.env.Theme, t.env.Text), t.shownTrick()
	for _, at := range [2]place{placeTop, placeOwn} {
		s := t.view.Seat
		if at == placeTop {
			s = s.Other()
		}
		card := trick.By(s)
		if card == skat.NoCard {
			continue
		}
		st, text, textStyle := cardPlain, t.seatName(s), styleDim
		if trick.Winner == s {
			st, text, textStyle = cardBest, c.theme.glyphs.winner+" "+text, styleAccent
		}
		c.card(l.trick[at], f, card, st)
		r := l.labels[at]
		if at == placeTop {
			text = clip(text, r.w)
			r.x, r.w = r.x+r.w-width(text), width(text)
		}
		c.fit(r.x, r.y, r.w, textStyle, text)
	}
}

// drawMessage shows what must be said: a note, that saving failed, what the
// player is asked, who takes the trick, whom the table waits for.
func (t *offizierTable) drawMessage(c *canvas, r rect) {
	p := t.env.Text
	st, text := stylePlain, ""
	switch {
	case t.note.text != "":
		st, text = t.note.style, t.note.text
	case t.unsaved != nil:
		st, text = styleWarning, p.T(i18n.TableUnsaved, i18n.Args{"Error": t.unsaved})
	case t.question != nil:
		text = t.question.prompt()
	case t.playing:
		text = t.prompt()
	case t.wait.kind == waitSweep:
		winner := t.shownTrick().Winner
		text = p.T(i18n.TableTakes, i18n.Args{"Name": t.seatName(winner)})
		if winner == t.view.Seat {
			text = p.T(i18n.TableYouTake)
		}
	case t.wait.kind == waitMove && t.view.Phase() < offizier.PhasePlay:
		st, text = styleDim, t.awaited()
	case t.wait.kind == waitMove && t.wait.slow && !t.wait.ready:
		st, text = styleDim, p.T(i18n.TableThinks, i18n.Args{"Name": t.name(t.wait.player)})
	}
	c.centre(r, 0, st, text)
}

// awaited says what the opponent decides before the play.
func (t *offizierTable) awaited() string {
	p, args := t.env.Text, i18n.Args{"Name": t.name(t.wait.player)}
	switch t.view.Phase() {
	case offizier.PhaseName:
		return p.T(i18n.OffizierNames, args)
	case offizier.PhaseKontra:
		args["Word"] = p.T(i18n.Kontra)
	default:
		args["Word"] = p.T(i18n.Re)
	}
	return p.T(i18n.OffizierSaysAsk, args)
}

// prompt says which cards may be played.
func (t *offizierTable) prompt() string {
	p, led, game := t.env.Text, t.view.Led(), t.view.Game()
	switch {
	case led == skat.NoCard:
		return p.T(i18n.TableYouLead)
	case t.view.Cards()&game.SameSuit(led) == 0:
		return p.T(i18n.TableAnyCard)
	}
	return followText(p, game.SuitOf(led))
}
