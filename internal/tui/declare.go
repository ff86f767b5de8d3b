package tui

import (
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// declaring asks for the game. Each line of the list is a game; in a Hand
// game left and right change what is announced with it.
type declaring struct {
	table *table
	own   skat.Cards // the twelve cards, or the ten of a Hand game
	lines [][]skat.Contract
	level []int // by line: which of its contracts is shown
	at    int
	sure  bool // a game that cannot reach the bid was asked for once
}

// declare lists what may be declared, highest base value first, and points at
// the first game that reaches the bid.
func (t *table) declare() decision {
	v := &t.view
	d := &declaring{table: t, own: v.Hand | v.Laid}
	var null [][]skat.Contract
	for _, c := range skat.Contracts(!v.PickedUp(v.Seat)) {
		if c.Game == skat.Null {
			null = append(null, []skat.Contract{c})
			continue
		}
		if n := len(d.lines); n > 0 && d.lines[n-1][0].Game == c.Game {
			d.lines[n-1] = append(d.lines[n-1], c)
		} else {
			d.lines = append(d.lines, []skat.Contract{c})
		}
	}
	for i, j := 0, len(d.lines)-1; i < j; i, j = i+1, j-1 {
		d.lines[i], d.lines[j] = d.lines[j], d.lines[i]
	}
	d.lines = append(d.lines, null...)
	d.level = make([]int, len(d.lines))
	d.at = d.likely()
	return d
}

// likely returns the line of the game with most trumps among those that
// reach the bid as they stand: where the list begins, not advice.
func (d *declaring) likely() int {
	best, most := 0, -1
	for i := range d.lines {
		c := d.contract(i)
		if !c.Game.IsSuit() || c.Least(d.own) < d.table.view.Bid() {
			continue
		}
		if n := (d.own & c.Game.Trumps()).Len(); n > most {
			best, most = i, n
		}
	}
	return best
}

// contract returns what a line shows.
func (d *declaring) contract(i int) skat.Contract { return d.lines[i][d.level[i]] }

func (d *declaring) keys() []key.Binding {
	e := d.table.env
	announce := e.bind(e.leftRight(), i18n.TableKeyAnnounce, "left", "right")
	announce.SetEnabled(len(d.lines[d.at]) > 1)
	return []key.Binding{
		e.bind("enter", i18n.TableKeyDeclare, "enter"),
		e.bind(e.upDown()+" 1"+e.Theme.glyphs.dash+strconv.Itoa(len(d.lines)), i18n.TableKeyMove, append([]string{"up", "down"}, cardKeys[:len(d.lines)]...)...),
		announce,
	}
}

func (d *declaring) press(k tea.KeyMsg) (tea.Cmd, bool) {
	if i := d.table.hand.index(k.String()); i >= 0 && i < len(d.lines) {
		d.point(i)
		return nil, true
	}
	n := len(d.lines)
	switch k.String() {
	case "up":
		d.point((d.at + n - 1) % n)
	case "down":
		d.point((d.at + 1) % n)
	case "left":
		d.announce(-1)
	case "right":
		d.announce(1)
	case "enter", " ":
		return d.declare(), true
	default:
		return nil, false
	}
	return nil, true
}

func (d *declaring) point(i int) { d.at, d.sure = i, false }

// announce shows the line's next higher or lower announcement.
func (d *declaring) announce(by int) {
	d.sure = false
	d.level[d.at] = min(max(0, d.level[d.at]+by), len(d.lines[d.at])-1)
}

// declare declares the game under the cursor; one that cannot reach the bid
// wants a second Enter.
func (d *declaring) declare() tea.Cmd {
	c, t := d.contract(d.at), d.table
	if c.Most(d.own) < t.view.Bid() && !d.sure {
		d.sure = true
		return nil
	}
	return t.do(skat.Declare(t.view.Seat, c))
}

func (d *declaring) click(x, y int, l *layout) tea.Cmd {
	i := rectAt(l.list, x, y)
	if i < 0 {
		return nil
	}
	i += d.first(l)
	if i == d.at {
		return d.declare()
	}
	d.point(i)
	return nil
}

// prompt asks for the game, or says what is wrong with the one under the
// cursor.
func (d *declaring) prompt() string {
	p, c, bid := d.table.env.Text, d.contract(d.at), d.table.view.Bid()
	least, most := c.Least(d.own), c.Most(d.own)
	args := i18n.Args{"Game": contractText(p, c), "Most": most, "Least": least, "Short": bid - most, "Bid": bid}
	switch {
	case most < bid && d.sure:
		return p.T(i18n.TableDeclareSure, args)
	case most < bid:
		return p.T(i18n.TableDeclareShort, args)
	case least < bid:
		return p.T(i18n.TableDeclareNeeds, args)
	case len(d.lines[d.at]) > 1:
		return p.T(i18n.TableDeclareAnnounce)
	}
	return p.T(i18n.TableDeclareAsk)
}

// warns tells whether the prompt is a warning.
func (d *declaring) warns() bool { return d.contract(d.at).Least(d.own) < d.table.view.Bid() }

func (d *declaring) scene(s *scene) { s.kind, s.rows = sceneDeclare, len(d.lines) }

// first returns the first line shown when not all fit.
func (d *declaring) first(l *layout) int {
	return min(max(0, d.at-len(l.list)+1), len(d.lines)-len(l.list))
}

func (d *declaring) draw(c *canvas, l *layout) {
	p := d.table.env.Text
	if r := l.heading; r.w > 0 {
		now, most := p.T(i18n.TableListNow), p.T(i18n.TableListMost)
		cols := d.columns(r)
		c.fit(cols.game, r.y, cols.matadors-cols.game, styleDim, p.T(i18n.TableListGame))
		c.right(cols.now, r.y, styleDim, now)
		c.right(cols.most, r.y, styleDim, most)
		c.fit(cols.matadors, r.y, cols.now-width(now)-cols.matadors, styleDim, p.T(i18n.TableListMatadors))
	}
	for i, r := range l.list {
		d.drawLine(c, r, d.first(l)+i)
	}
	if n := len(l.list); n > 0 {
		room := rect{l.list[0].x, l.list[0].y, l.list[0].w, n}
		c.thumb(room.x+room.w-1, room, d.first(l), len(d.lines))
	}
}

// columns are where the list's columns begin, or for figures end.
type columns struct{ key, game, matadors, now, most, remark int }

func (d *declaring) columns(r rect) columns {
	if r.w < 60 {
		return columns{r.x + 1, r.x + 3, r.x + r.w, r.x + r.w - 8, r.x + r.w - 3, r.x + r.w - 2}
	}
	return columns{r.x + 1, r.x + 4, r.x + r.w - 38, r.x + r.w - 15, r.x + r.w - 6, r.x + r.w - 4}
}

func (d *declaring) drawLine(c *canvas, r rect, i int) {
	p, g := d.table.env.Text, &c.theme.glyphs
	contract, bid := d.contract(i), d.table.view.Bid()
	least, most := contract.Least(d.own), contract.Most(d.own)
	st, value := stylePlain, stylePlain
	if i == d.at {
		st = styleChosen
		c.text(r.x, r.y, styleChosen, g.pointer)
	}
	cols := d.columns(r)
	c.text(cols.key, r.y, styleAccent, cardKeys[i])
	name := contractText(p, contract)
	if contract.Game.IsSuit() {
		suit := contract.Game.Suit()
		c.text(cols.game, r.y, suitStyle(suit, false), newFaces(c.theme, p).suit(suit))
	}
	end := cols.matadors
	if r.w < 60 {
		end = cols.now - 3
	}
	c.fit(cols.game+2, r.y, end-cols.game-3, st, name)
	if r.w >= 60 && contract.Game != skat.Null {
		c.fit(cols.matadors, r.y, cols.now-4-cols.matadors, styleDim, matadorWords(p, contract.Game.Matadors(d.own)))
	}
	remark := ""
	switch {
	case most < bid:
		value, remark = styleWarning, g.cross
	case least < bid:
		value, remark = styleWarning, "!"
	}
	c.right(cols.now, r.y, value, strconv.Itoa(least))
	c.right(cols.most, r.y, value, strconv.Itoa(most))
	c.text(cols.remark, r.y, styleWarning, remark)
}
