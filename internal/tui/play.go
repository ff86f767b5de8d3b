package tui

import (
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// playing asks for a card.
type playing struct{ table *table }

func (d *playing) keys() []key.Binding {
	e := d.table.env
	// A click on a binding in the footer presses its first key: none that
	// plays a card unseen.
	return []key.Binding{
		e.bind("1"+e.Theme.glyphs.dash+"0", i18n.TableKeyPlay, append([]string{"enter"}, cardKeys[:]...)...), e.bind(e.leftRight()+" enter", i18n.TableKeyPlayArrows, "left", "right", "enter"),
	}
}

func (d *playing) press(k tea.KeyMsg) (tea.Cmd, bool) {
	t := d.table
	h, may := &t.hand, t.view.Playable()
	if i := h.index(k.String()); i >= 0 {
		h.arrows = false
		return d.play(i), true
	}
	switch k.String() {
	case "left":
		h.move(-1, may)
	case "right":
		h.move(1, may)
	case "up", "enter", " ":
		if h.cursor >= 0 {
			return d.play(h.cursor), true
		}
		h.move(1, may)
	default:
		return nil, false
	}
	h.arrows = true
	return nil, true
}

// play plays the card at a place; the engine says why it may not be.
func (d *playing) play(i int) tea.Cmd {
	t := d.table
	if i >= len(t.hand.cards) {
		t.note = note{styleWarning, t.env.Text.T(i18n.TableNoCard)}
		return nil
	}
	return t.do(skat.Play(t.view.Seat, t.hand.cards[i]))
}

func (d *playing) click(x, y int, l *layout) tea.Cmd {
	if i := l.cardAt(x, y); i >= 0 {
		d.table.hand.arrows = false
		return d.play(i)
	}
	return nil
}

func (d *playing) prompt() string {
	t := d.table
	p, led := t.env.Text, t.view.Led()
	switch game := t.view.Contract().Game; {
	case led == skat.NoCard:
		return p.T(i18n.TableYouLead)
	case t.view.Hand&game.SameSuit(led) == 0:
		return p.T(i18n.TableAnyCard)
	case game.SuitOf(led) == skat.NoSuit:
		return p.T(i18n.TableFollowTrumps)
	default:
		return p.T(i18n.TableFollowSuit, i18n.Args{"Suit": gameText(p, skat.Game(led.Suit()))})
	}
}

func (d *playing) scene(s *scene) { s.kind = scenePlay }

func (d *playing) draw(*canvas, *layout) {}

// claim asks whether the rest is to be claimed.
func (t *table) claim() tea.Cmd {
	ask := i18n.TableClaimAsk
	if t.view.Contract().Game == skat.Null {
		ask = i18n.TableClaimAskNull
	}
	return t.ask(ask, i18n.TableClaim, func() tea.Cmd { return t.do(skat.Claim(t.view.Seat)) }, nil)
}

// concede asks whether the game is to be given up.
func (t *table) concede() tea.Cmd {
	return t.ask(i18n.TableConcedeAsk, i18n.TableConcede, func() tea.Cmd { return t.do(skat.Concede(t.view.Seat)) }, nil)
}

// whyNot says why the player may not claim or give up now. That is known from
// the play on; before it nobody expects to.
func (t *table) whyNot(a skat.Action) tea.Cmd {
	if t.view.Phase() != skat.PhasePlay {
		return nil
	}
	return t.do(a) // refused
}

// shownTrick returns the trick on the table: the last complete one until it
// is swept.
func (t *table) shownTrick() skat.Trick {
	if t.swept < t.view.Tricks() {
		return t.view.TrickAt(t.swept)
	}
	return t.view.Trick()
}

// drawTrick draws the cards on the table and, once all three lie there, who
// takes them.
func (t *table) drawTrick(c *canvas, l *layout) {
	trick := t.shownTrick()
	for _, at := range places {
		r, card := l.labels[at], l.trick[at]
		if card.w == 0 {
			continue
		}
		if middle := card.x + card.w/2; r.y != card.y {
			// The name stands below its card, as far as there is room.
			half := min(middle-r.x, r.x+r.w-1-middle)
			r = rect{middle - half, r.y, 2*half + 1, 1}
		} else {
			r.w = min(r.w, width(t.name(t.playerAt(at)))+2)
		}
		t.drawPlayed(c, card, r, trick, t.seatAt(at))
	}
}

// drawPlayed draws the card that a seat played to a trick, and whose it is;
// nothing where it played none yet.
func (t *table) drawPlayed(c *canvas, r, label rect, trick skat.Trick, seat skat.Seat) {
	card := trick.By(seat)
	if card == skat.NoCard {
		return
	}
	st, text, textStyle := cardPlain, t.seatName(seat), styleDim
	if trick.Winner == seat {
		st, text, textStyle = cardBest, c.theme.glyphs.winner+" "+text, styleAccent
	}
	c.card(r, newFaces(t.env.Theme, t.env.Text), card, st)
	c.centre(label, 0, textStyle, text)
}

// lastTrick is the dialog that shows the last trick.
func (t *table) lastTrick() *dialog {
	trick := t.view.TrickAt(t.view.Tricks() - 1)
	seats := [3]skat.Seat{trick.Leader, trick.Leader.Next(), trick.Leader.Next().Next()}
	return &dialog{
		title: t.env.Text.T(i18n.TableLast), lines: t.trickLines(trick), cards: trick.Len(),
		card: func(c *canvas, i int, at, label rect) { t.drawPlayed(c, at, label, trick, seats[i]) },
	}
}

// trickLines are a trick's cards, a line each in the order played, the winner
// marked.
func (t *table) trickLines(trick skat.Trick) []line {
	f, g := newFaces(t.env.Theme, t.env.Text), &t.env.Theme.glyphs
	column := 0
	for _, s := range skat.Seats() {
		column = max(column, width(t.seatName(s)))
	}
	var list []line
	for i, s := 0, trick.Leader; i < trick.Len(); i, s = i+1, s.Next() {
		card, mark := trick.Cards[i], " "
		if s == trick.Winner {
			mark = g.winner
		}
		list = append(list, line{
			{styleAccent, mark + " "}, {styleDim, pad(t.seatName(s), column+2)}, {suitStyle(card.Suit(), false), f.card(card)},
		})
	}
	return list
}

// gameLines say what the game is worth as far as the player knows.
func (t *table) gameLines() []line {
	p, v := t.env.Text, &t.view
	c := v.Contract()
	var list []line
	if v.Declarer() != skat.NoSeat {
		list = append(list, plain(stylePlain, p.T(i18n.TableBidWas, i18n.Args{"N": v.Bid()})))
	}
	if own := v.Dealt | v.Found; v.Declarer() == v.Seat && v.Seat != skat.NoSeat {
		if c.Game == skat.Null {
			list = append(list, plain(stylePlain, p.T(i18n.TableWorthNull, i18n.Args{"N": c.Least(own)})))
		} else {
			matadors := c.Game.Matadors(own)
			levels := i18n.Args{"Levels": c.Levels(matadors, c.Schneider, c.Schwarz), "Base": c.Game.Base(), "N": c.Least(own)}
			list = append(list, plain(stylePlain, matadorWords(p, matadors)), plain(stylePlain, p.T(i18n.TableWorth, levels)))
		}
	}
	return append(list, doubledBy(p, v).lines(t.env.Theme)...)
}

// playerLine says who plays alone.
func (t *table) playerLine() line {
	p, v := t.env.Text, &t.view
	switch v.Declarer() {
	case skat.NoSeat:
		return plain(styleStrong, gameText(p, v.Contract().Game))
	case v.Seat:
		return plain(styleStrong, p.T(i18n.TableYouPlay))
	}
	return plain(styleStrong, p.T(i18n.TablePlays, i18n.Args{"Name": t.seatName(v.Declarer())}))
}

// count is a figure with its name.
type count struct{ name, figure string }

// countLines are what a player could keep count of: points and tricks of the
// own side, trumps that are still out.
func (t *table) countLines() []count {
	v, p := &t.view, t.env.Text
	switch {
	case !t.env.Prefs.Counts:
		return nil
	case v.Contract().Game == skat.Ramsch:
		return t.ramschCounts()
	case v.Seat == skat.NoSeat:
		return t.watchCounts()
	}
	points, tricks := 0, 0
	for _, s := range skat.Seats() {
		if v.SameSide(s, v.Seat) {
			points += v.TrickPoints(s)
			tricks += v.TricksWon(s)
		}
	}
	if v.Declarer() == v.Seat {
		points += v.Laid.Points()
	}
	c := v.Contract()
	own := i18n.TableOwnPoints
	if v.Declarer() != skat.NoSeat && v.Declarer() != v.Seat {
		own = i18n.TableSidePoints
	}
	var list []count
	if c.Game != skat.Null {
		list = append(list, count{p.T(own), strconv.Itoa(points)})
	}
	if trumps := c.Game.Trumps(); trumps != 0 {
		list = append(list, count{p.T(i18n.TableTrumpsOut), strconv.Itoa((trumps & v.Unseen()).Len())})
	}
	return append(list, count{p.T(i18n.TableTricks), strconv.Itoa(tricks)})
}

// openLines are the hand that lies open.
func (t *table) openLines(gap string) []line {
	return suitLines(newFaces(t.env.Theme, t.env.Text), t.view.Contract().Game, t.view.Open, gap, nil)
}
