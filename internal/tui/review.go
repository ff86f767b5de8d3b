package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// review goes through a finished deal step by step, with a verdict on each
// decision. The verdicts come in while one looks at it.
type review struct {
	env    *Env
	deal   finished
	me     skat.Seat // whose cards lie below
	coach  *coach.Review
	at     int  // the action shown; behind the last: the result
	hidden bool // only the cards of me are shown
	list   bool // the decisions are shown where there is no room for both
	judge  judging
	menu   *whatIf               // nil: nothing is asked
	claims map[int][]skat.Action // by step: what refutes a claim made there
	w, h   int
}

// newReview reviews deal n (from 1) of m, which must be over.
func newReview(env *Env, m *match.Match, n int) screen {
	f, err := finishedDeal(env, m, n)
	sampling := coach.Sampling{Seed: m.Seed(), Worlds: env.Sampling.Worlds, Deals: env.Sampling.Deals}
	var r *coach.Review
	if err == nil {
		r, err = env.judged.review(f.deal, sampling)
	}
	if err != nil {
		return &page{env: env, title: func() string { return "" }, lines: func(w int) []line { return wrap(styleWarning, err.Error(), w) }}
	}
	s := &review{env: env, deal: f, coach: r, claims: refutations(m, n, r)}
	s.me = f.at.Seat(human(m))
	if s.me == skat.NoSeat {
		s.me = f.result.Declarer
	}
	if s.me == skat.NoSeat {
		s.me = skat.Forehand
	}
	s.judge = newJudging(r, s.me, sampling)
	return s
}

// init goes on with the verdicts that are not there yet.
func (s *review) init() tea.Cmd { return s.judge.start() }

func (s *review) setSize(w, h int) { s.w, s.h = w, h }

// last is the step behind the last action: the result.
func (s *review) last() int { return len(s.coach.Actions) }

// reviewKeys are the keys of the review.
type reviewKeys struct {
	Step, Trick, Mistake, Open, List, Turn, WhatIf, Back, Help key.Binding
}

func (s *review) bindings() reviewKeys {
	e := s.env
	k := reviewKeys{
		Step:    e.bind(e.leftRight(), i18n.ReviewKeyStep, "right", "left", "l", "h", "enter", " ", "home", "end", "g", "G"),
		Trick:   e.bind(e.upDown(), i18n.ReviewKeyTrick, "down", "up", "j", "k", "pgdown", "pgup"),
		Mistake: e.bind("n p", i18n.ReviewKeyMistake, "n", "p", "N"),
		Open:    e.bind("o", i18n.ReviewKeyOpen, "o"),
		List:    e.bind("d", i18n.ReviewKeyList, "d", "tab"),
		Turn:    e.bind("t", i18n.ReviewKeyTurn, "t"),
		WhatIf:  e.bind("w", i18n.ReviewWhatIf, "w"),
		Back:    e.backKey(),
		Help:    e.helpKey(),
	}
	k.List.SetEnabled(!s.wide())
	return k
}

func (s *review) keys() []key.Binding {
	if s.menu != nil {
		return s.menu.keys(s.env)
	}
	k := s.bindings()
	return []key.Binding{k.Step, k.Mistake, k.Help, k.WhatIf, k.Trick, k.List, k.Open, k.Turn, k.Back}
}

func (s *review) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case judgedMsg:
		return s.judge.take(msg)
	case playedOnMsg:
		return s.playedOn(msg)
	}
	if s.menu != nil {
		return s.menu.update(s, msg)
	}
	switch msg := msg.(type) {
	case tea.KeyMsg:
		return s.press(msg)
	case tea.MouseMsg:
		return s.mouse(msg)
	}
	return nil
}

func (s *review) press(msg tea.KeyMsg) tea.Cmd {
	k := s.bindings()
	switch {
	case key.Matches(msg, k.Step):
		s.step(msg.String())
	case key.Matches(msg, k.Trick):
		s.trick(msg.String() == "down" || msg.String() == "j" || msg.String() == "pgdown")
	case key.Matches(msg, k.Mistake):
		s.mistake(msg.String() == "n")
	case key.Matches(msg, k.Open):
		s.hidden = !s.hidden
	case key.Matches(msg, k.List):
		s.list = !s.list
	case key.Matches(msg, k.Turn):
		s.me = s.me.Next()
	case key.Matches(msg, k.WhatIf):
		s.menu = newWhatIf(s)
	case key.Matches(msg, k.Back) && s.list && !s.wide():
		s.list = false
	case key.Matches(msg, k.Back):
		s.judge.stop()
		return pop
	case key.Matches(msg, k.Help):
		s.judge.stop()
		return push(s.help())
	}
	return nil
}

func (s *review) show(i int) { s.at = max(0, min(s.last(), i)) }

func (s *review) step(k string) {
	switch k {
	case "right", "l", "enter", " ":
		s.show(s.at + 1)
	case "left", "h":
		s.show(s.at - 1)
	case "home", "g":
		s.show(0)
	case "end", "G":
		s.show(s.last())
	}
}

// trick goes to the first card of the next trick, or of this one or the one
// before; the calls and what is done with the skat count as one.
func (s *review) trick(on bool) {
	starts := []int{0}
	for i := range s.coach.Actions {
		if d := &s.coach.States[i]; d.Phase() == skat.PhasePlay && d.Led() == skat.NoCard && i > starts[len(starts)-1] {
			starts = append(starts, i)
		}
	}
	starts = append(starts, s.last())
	to := s.at
	for i := range starts {
		if on && starts[i] > s.at {
			s.show(starts[i])
			return
		}
		if !on && starts[i] < s.at {
			to = starts[i]
		}
	}
	s.show(to)
}

// mistake goes to the next decision that was at least inaccurate, or to the
// one before.
func (s *review) mistake(on bool) {
	by := -1
	if on {
		by = 1
	}
	for i := s.at + by; i >= 0 && i < s.last(); i += by {
		if s.coach.Judged[i].Grade() >= coach.Inaccuracy {
			s.show(i)
			return
		}
	}
	if on {
		s.show(s.last())
	}
}

func (s *review) mouse(m tea.MouseMsg) tea.Cmd {
	switch m.Button {
	case tea.MouseButtonWheelUp:
		s.show(s.at - 1)
	case tea.MouseButtonWheelDown:
		s.show(s.at + 1)
	case tea.MouseButtonLeft:
		if m.Action != tea.MouseActionPress {
			return nil
		}
		l := s.layout()
		if i := s.markAt(l.marks, m.X, m.Y); i >= 0 {
			s.show(i)
		} else if l.list.holds(m.X, m.Y) {
			if row := s.listTop(l.list.h) + m.Y - l.list.y; row <= s.last() {
				s.show(row)
				s.list = false
			}
		}
	}
	return nil
}
