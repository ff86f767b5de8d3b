package tui

import (
	"math"
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// Reviewed is a finished deal of a match, numbered from 1.
type Reviewed struct {
	Match *match.Match
	Deal  int
}

// FinishedDeals are the deals of a match that can be reviewed.
func FinishedDeals(m *match.Match) []Reviewed {
	var list []Reviewed
	for n := 1; n <= m.Number(); n++ {
		if _, err := m.Deal(n); err == nil {
			list = append(list, Reviewed{m, n})
		}
	}
	return list
}

// reviews lists deals to be reviewed, with how well they were played; that is
// worked out while the list is shown.
type reviews struct {
	env     *Env
	list    []*review
	at      int
	working int // the deal that is being judged
	w, h    int
}

// newReviews is the screen on which deals are reviewed: of one deal its review.
func newReviews(env *Env, deals []Reviewed) screen {
	s := &reviews{env: env}
	for _, d := range deals {
		one := newReview(env, d.Match, d.Deal)
		if r, ok := one.(*review); ok {
			s.list = append(s.list, r)
		}
		if len(deals) == 1 {
			return one
		}
	}
	return s
}

// init goes on with the verdicts.
func (s *reviews) init() tea.Cmd {
	s.working = 0
	return s.work()
}

// work has the next deal judged whose verdicts are not complete.
func (s *reviews) work() tea.Cmd {
	for ; s.working < len(s.list); s.working++ {
		j := &s.list[s.working].judge
		if left, _ := j.left(); left > 0 && j.err == nil {
			return j.start()
		}
		j.stop()
	}
	return nil
}

func (s *reviews) stop() {
	for _, r := range s.list {
		r.judge.stop()
	}
}

func (s *reviews) setSize(w, h int) {
	s.w, s.h = w, h
	for _, r := range s.list {
		r.setSize(w, h)
	}
}

func (s *reviews) keys() []key.Binding {
	e := s.env
	choose := e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end")
	open := e.bind("enter", i18n.SheetOpen, "enter", " ")
	open.SetEnabled(len(s.list) > 0)
	return []key.Binding{choose, open, e.backKey(), e.helpKey()}
}

func (s *reviews) update(msg tea.Msg) tea.Cmd {
	keys := s.keys()
	switch msg := msg.(type) {
	case tea.KeyMsg:
		switch {
		case key.Matches(msg, keys[1]):
			return s.open()
		case key.Matches(msg, keys[2]):
			s.stop()
			return pop
		case key.Matches(msg, keys[3]):
			s.stop()
			return push(newHelp(s.env, s.env.Text.T(i18n.ReviewTitle), keys))
		}
	case tea.MouseMsg:
		r, top := s.rows()
		if msg.Button == tea.MouseButtonLeft && msg.Action == tea.MouseActionPress && r.holds(msg.X, msg.Y) && top+msg.Y-r.y < len(s.list) {
			s.at = top + msg.Y - r.y
			return s.open()
		}
	case judgedMsg:
		if s.working >= len(s.list) {
			return nil
		}
		if cmd := s.list[s.working].judge.take(msg); cmd != nil {
			return cmd
		}
		return s.work()
	}
	r, _ := s.rows()
	s.at = max(0, moved(msg, s.at, len(s.list), r.h))
	return nil
}

// open shows the review under the cursor.
func (s *reviews) open() tea.Cmd {
	if s.at >= len(s.list) {
		return nil
	}
	s.stop()
	return push(s.list[s.at])
}

// rows returns where the deals stand, and the first one shown.
func (s *reviews) rows() (r rect, top int) {
	r = body(s.w, s.h)
	r = r.centred(readable, r.h)
	r.y, r.h = r.y+1, r.h-3
	return r, max(0, min(s.at-r.h/2, len(s.list)-r.h))
}

func (s *reviews) draw(c *canvas) {
	p := s.env.Text
	frame(c, p.T(i18n.ReviewTitle), s.progress())
	footer(c, s.keys())
	r, top := s.rows()
	c.line(r.x, r.y-1, r.w, s.row(line{}, "#", plain(styleDim, p.T(i18n.ReviewGame)), p.T(i18n.ReviewAccuracy), nil, r.w))
	for i := 0; i < r.h && top+i < len(s.list); i++ {
		c.line(r.x, r.y+i, r.w, s.dealRow(top+i, r.w))
	}
	c.thumb(r.x+r.w, r, top, len(s.list))
	c.line(r.x, r.y+r.h+1, r.w, s.whole())
}

// progress says how many deals are judged.
func (s *reviews) progress() string {
	left, of := 0, 0
	for _, r := range s.list {
		n, all := r.judge.left()
		left, of = left+n, of+all
	}
	if left == 0 || of == 0 {
		return ""
	}
	return s.env.Text.T(i18n.ReviewJudging, i18n.Args{"N": 100 * (of - left) / of})
}

// row is a line of the list: the number, the game, accuracy and signs.
func (s *reviews) row(start line, number string, game line, accuracy string, signs line, w int) line {
	text := append(start, piece{styleDim, padLeft(number, 6-start.width()) + "  "})
	room := max(10, w-8-12-14)
	used := 0
	for _, part := range game {
		part.text = clip(part.text, room-used)
		used += width(part.text)
		text = append(text, part)
	}
	text = append(text, piece{stylePlain, pad("", room-used) + padLeft(accuracy, 12) + "  "})
	return append(text, signs...)
}

func (s *reviews) dealRow(i, w int) line {
	r := s.list[i]
	pointer := " "
	if i == s.at {
		pointer = s.env.Theme.glyphs.pointer
	}
	number := strconv.Itoa(r.deal.n)
	if r.deal.match.Settings().Deals == 1 {
		number = strconv.Itoa(i + 1)
	}
	head := r.deal.headline()
	t := r.tally(r.me)
	return s.row(line{{styleAccent, pointer}}, number, line{head}, accuracyText(s.env, t), tallySigns(s.env, t), w)
}

// accuracyText is a tally's accuracy in per cent.
func accuracyText(e *Env, t coach.Tally) string {
	a, ok := t.Accuracy()
	if !ok {
		return e.Theme.glyphs.dash
	}
	return e.Text.T(i18n.ReviewPercent, i18n.Args{"N": int(math.Round(a))})
}

// tallySigns are how many decisions were inaccurate, mistakes, blunders; none
// where there are none.
func tallySigns(e *Env, t coach.Tally) line {
	var text line
	for _, g := range []coach.Grade{coach.Inaccuracy, coach.Mistake, coach.Blunder} {
		if n := t.Grades[g]; n > 0 {
			sign, st := gradeSign(&e.Theme.glyphs, g)
			text = append(text, piece{st, strconv.Itoa(n) + sign + " "})
		}
	}
	return text
}

// whole is how well the player played in all deals together.
func (s *reviews) whole() line {
	var t coach.Tally
	for _, r := range s.list {
		if r.me != skat.NoSeat {
			t.Join(r.tally(r.me))
		}
	}
	text := line{{styleStrong, s.env.Text.T(i18n.ReviewAccuracy) + "  " + accuracyText(s.env, t) + "   "}}
	return append(text, tallySigns(s.env, t)...)
}
