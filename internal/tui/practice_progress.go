package tui

import (
	"math"
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
)

// progress shows how the drills went: a line a kind, and the share right by day
// as a chart.
type progress struct {
	env  *Env
	days []drillDay
	err  error
	view pager
	w, h int
}

func newProgress(env *Env) screen {
	s := &progress{env: env}
	if book := env.drills(); book != nil {
		s.days, s.err = book.Progress()
	}
	return s
}

func (s *progress) init() tea.Cmd    { return nil }
func (s *progress) setSize(w, h int) { s.w, s.h = w, h }

// chartRows is the least room for the chart.
const chartRows = 8

// layout returns where the table lies, and the chart below it: an empty
// rectangle where there is no room or nothing to show.
func (s *progress) layout() (table, chart rect) {
	r := body(s.w, s.h)
	table = r.centred(readable+2, r.h)
	n := len(s.lines(table.w - 1))
	if len(s.days) > 0 && table.h >= n+1+chartRows {
		chart = rect{table.x, table.y + n + 1, table.w - 1, min(table.h-n-1, 16)}
		table.h = n
	}
	return table, chart
}

func (s *progress) keys() []key.Binding {
	r, _ := s.layout()
	scroll := s.env.scrollKey()
	scroll.SetEnabled(len(s.lines(r.w-1)) > r.h)
	return []key.Binding{scroll, s.env.backKey()}
}

func (s *progress) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok {
		switch k.String() {
		case "esc", "q", "enter", "?":
			return pop
		}
	}
	r, _ := s.layout()
	s.view.scroll(msg, len(s.lines(r.w-1)), r.h)
	return nil
}

// add adds what another day had.
func (d *drillDay) add(o drillDay) {
	d.Right, d.Asked, d.Losses = d.Right+o.Right, d.Asked+o.Asked, d.Losses+o.Losses
}

// lines are the table: what was asked, the share right, and the points lost a
// decision, by kind.
func (s *progress) lines(w int) []line {
	p := s.env.Text
	switch {
	case s.env.drills() == nil:
		return wrap(styleDim, p.T(i18n.PracticeProgressNowhere), w)
	case s.err != nil:
		return wrap(styleWarning, s.err.Error(), w)
	case len(s.days) == 0:
		return wrap(styleDim, p.T(i18n.PracticeProgressNone), w)
	}
	const column = 10
	label := min(w-3*column, 30)
	row := func(st style, name string, cells ...string) line {
		l := line{{st, pad(clip(name, label-1), label)}}
		for _, cell := range cells {
			l = append(l, piece{st, padLeft(cell, column)})
		}
		return l
	}
	figures := func(d drillDay) []string {
		return []string{
			strconv.Itoa(d.Asked), p.T(i18n.StatisticsPercent, i18n.Args{"N": rounded(100*d.Right, max(1, d.Asked))}),
			strconv.FormatFloat(math.Round(10*d.Losses/float64(max(1, d.Asked)))/10, 'f', 1, 64),
		}
	}
	list := []line{row(styleDim, p.T(i18n.PracticeProgressKind), p.T(i18n.PracticeProgressAsked), p.T(i18n.PracticeProgressRight), p.T(i18n.PracticeProgressLoss))}
	var all drillDay
	for _, k := range coach.Kinds() {
		var sum drillDay
		for _, d := range s.days {
			if d.Kind == string(k) {
				sum.add(d)
			}
		}
		if all.add(sum); sum.Asked > 0 {
			list = append(list, row(stylePlain, p.T(kindWords[k]), figures(sum)...))
		}
	}
	list = append(list, row(styleStrong, p.T(i18n.PracticeProgressAll), figures(all)...), line{})
	return append(list, wrap(styleDim, p.T(i18n.PracticeProgressWhat), w)...)
}

func (s *progress) draw(c *canvas) {
	frame(c, s.env.Text.T(i18n.PracticeProgress), "")
	r, below := s.layout()
	s.view.draw(c, r, s.lines(r.w-1))
	if below.h > 0 {
		ch := s.chart()
		ch.draw(c, below, []line{plain(styleDim, s.env.Text.T(i18n.PracticeProgressChart))}, []int{0})
	}
	footer(c, s.keys())
}

// chart is the share right by day, all kinds together; it begins at that of the
// first day.
func (s *progress) chart() *chart {
	ch := &chart{env: s.env, most: 100, marks: []string{s.env.Theme.glyphs.bullet}, totals: [][]int{nil}}
	var day drillDay
	at := ""
	end := func() {
		if day.Asked > 0 {
			share := rounded(100*day.Right, day.Asked)
			if len(ch.totals[0]) == 0 {
				ch.totals[0] = append(ch.totals[0], share)
			}
			ch.totals[0] = append(ch.totals[0], share)
		}
		day = drillDay{}
	}
	for _, d := range s.days {
		if d.Day != at {
			end()
			at = d.Day
		}
		day.add(d)
	}
	end()
	ch.steps = len(ch.totals[0]) - 1
	return ch
}
