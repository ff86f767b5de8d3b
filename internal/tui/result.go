package tui

import (
	"fmt"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// dealResult shows what a finished deal came to: all at once where there is
// room, else in three pages.
type dealResult struct {
	env  *Env
	deal finished
	page int // 0 result, 1 cards, 2 tricks
	view pager
	// leave has the screen below leave for the start screen in its turn; nil
	// where there is only the way back.
	leave func()
	w, h  int
}

var resultPages = [3]i18n.Message{i18n.ResultResult, i18n.ResultCards, i18n.ResultTricks}

// newDealResult shows deal n (from 1) of m, which must be over. Leaving it
// goes back to the screen below.
func newDealResult(env *Env, m *match.Match, n int) screen {
	f, err := finishedDeal(env, m, n)
	if err != nil {
		return &page{env: env, title: func() string { return "" }, lines: func(w int) []line { return wrap(styleWarning, err.Error(), w) }}
	}
	return &dealResult{env: env, deal: f}
}

func (s *dealResult) init() tea.Cmd    { return nil }
func (s *dealResult) setSize(w, h int) { s.w, s.h = w, h }

// The widths of the columns when everything is shown at once.
const (
	resultLeft, resultRight, resultGap = 42, 32, 3
)

// layout returns the columns: one of the whole body where they don't fit side
// by side, else two in the middle.
func (s *dealResult) layout() []rect {
	r := body(s.w, s.h)
	need := max(len(s.leftLines(resultLeft, false)), len(s.rightLines(resultRight)))
	if r.w < resultLeft+resultGap+resultRight || r.h < need {
		return []rect{r}
	}
	left := rect{r.x, r.y, min(widestHand, r.w-resultGap-resultRight), r.h}
	if r.h > need+5 {
		left.y, left.h = r.y+1, r.h-1
	}
	left.x += (r.w - left.w - resultGap - resultRight) / 2
	return []rect{left, {left.x + left.w + resultGap, left.y, resultRight, left.h}}
}

// leftLines are result and cards; airy with more blank lines.
func (s *dealResult) leftLines(w int, airy bool) []line {
	list := append(s.deal.outcomeLines(w), line{})
	list = append(list, s.deal.skatLines()...)
	for i, l := range s.deal.handLines() {
		if i == 0 || airy && i%2 == 0 {
			list = append(list, line{})
		}
		list = append(list, l)
	}
	return list
}

func (s *dealResult) rightLines(w int) []line {
	list := append(append(s.deal.trickLines(w), line{}), s.deal.totalsLine(w)...)
	if bock := s.deal.bockLines(w); len(bock) > 0 {
		list = append(append(list, line{}), bock...)
	}
	return list
}

// pageLines are those of the page shown when there is one column.
func (s *dealResult) pageLines(w int) []line {
	switch s.page {
	case 1:
		return append(s.deal.handLines(), append([]line{{}}, s.deal.skatLines()...)...)
	case 2:
		return s.deal.trickLines(w)
	}
	list := append(append(s.deal.outcomeLines(w), line{}), s.deal.totalsLine(w)...)
	return append(list, s.deal.bockLines(w)...)
}

func (s *dealResult) keys() []key.Binding {
	e := s.env
	page := e.bind(e.Theme.glyphs.left+e.Theme.glyphs.right, i18n.ResultPage, "left", "right", "h", "l")
	one := len(s.layout()) == 1
	page.SetEnabled(one)
	r, scroll := body(s.w, s.h), e.scrollKey()
	scroll.SetEnabled(one && len(s.pageLines(r.w-1)) > r.h)
	next, leave := e.bind("enter", i18n.ResultNext, "enter", " ", "esc", "q"), e.bind("q", i18n.TableKeyLeave, "q")
	if leave.SetEnabled(s.leave != nil); s.leave != nil {
		next.SetKeys("enter", " ", "esc")
	}
	return []key.Binding{
		next, page, e.bind("s", i18n.ResultSheet, "s", "tab"), scroll, e.helpKey(), leave, e.bind("r", i18n.ResultReview, "r"),
	}
}

func (s *dealResult) update(msg tea.Msg) tea.Cmd {
	keys := s.keys()
	k, isKey := msg.(tea.KeyMsg)
	switch {
	case isKey && key.Matches(k, keys[0]):
		return pop
	case isKey && key.Matches(k, keys[1]):
		by := 1
		if k.String() == "left" || k.String() == "h" {
			by = len(resultPages) - 1
		}
		s.page, s.view = (s.page+by)%len(resultPages), pager{}
	case isKey && key.Matches(k, keys[2]):
		return push(newSheetScreen(s.env, s.deal.match.Sheet(), s.deal.match))
	case isKey && key.Matches(k, keys[4]):
		return push(newHelp(s.env, s.title(s.w-3), keys))
	case isKey && key.Matches(k, keys[5]):
		s.leave()
		return pop
	case isKey && key.Matches(k, keys[6]):
		return push(newReview(s.env, s.deal.match, s.deal.n))
	case len(s.layout()) == 1:
		r := body(s.w, s.h)
		s.view.scroll(msg, len(s.pageLines(r.w-1)), r.h)
	}
	return nil
}

// title says, in w columns, which deal it was and what doubled it; on a narrow
// screen only by how much.
func (s *dealResult) title(w int) string {
	text := s.env.Text.T(i18n.ResultDeal, i18n.Args{"N": s.deal.n, "Of": s.deal.match.Settings().Deals})
	d := doubledBy(s.env.Text, &s.deal.deal)
	if len(d) == 0 {
		return text
	}
	text += " " + s.env.Theme.glyphs.dot + " "
	if full := text + d.text(s.env.Theme); width(full) <= w {
		return full
	}
	return text + d.times(s.env.Theme)
}

func (s *dealResult) draw(c *canvas) {
	columns := s.layout()
	footer(c, s.keys())
	if len(columns) == 1 {
		g := s.env.Theme.glyphs
		name := fmt.Sprintf("%s %s %d/%d %s", g.left, s.env.Text.T(resultPages[s.page]), s.page+1, len(resultPages), g.right)
		r := frame(c, s.title(c.w-3-width(name)), name)
		s.view.draw(c, r, s.pageLines(r.w-1))
		return
	}
	frame(c, s.title(c.w-3), "")
	left, right := columns[0], columns[1]
	for i, l := range s.rightLines(right.w) {
		c.line(right.x, right.y+i, right.w, l)
	}
	if outcome := s.deal.outcomeLines(left.w); left.w >= widestHand && left.h >= len(outcome)+1+4*(resultCardH+1) {
		for i, l := range outcome {
			c.line(left.x, left.y+i, left.w, l)
		}
		s.drawCards(c, left.x, left.y+len(outcome)+1)
		return
	}
	lines := s.leftLines(left.w, true)
	if len(lines) > left.h {
		lines = s.leftLines(left.w, false)
	}
	for i, l := range lines {
		c.line(left.x, left.y+i, left.w, l)
	}
}

// The cards of a tall screen, each step columns right of the last.
const (
	resultCardW, resultCardH, resultStep = 7, 5, 6

	widestHand = 9*resultStep + resultCardW
)

// drawCards draws the skat, what was laid away, and all hands as cards.
func (s *dealResult) drawCards(c *canvas, x, y int) {
	f, at := newFaces(s.env.Theme, s.env.Text), x
	for _, row := range s.deal.rows() {
		w := row.label.width()
		if len(row.cards) > 2 { // a hand: below the others
			x, y = at, y+resultCardH+1
		}
		c.line(x, y, w, row.label)
		for i, card := range row.cards {
			c.card(rect{x + i*resultStep, y + 1, resultCardW, resultCardH}, f, card, cardPlain)
		}
		x += max(w, resultStep+resultCardW) + 3
	}
}
