package tui

import (
	"slices"
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
)

// offizierSetup is the screen on which the next session is set up. Every
// change counts at once and is remembered.
type offizierSetup struct {
	env  *Env
	next NextSession
	at   int // the rule under the cursor
	w, h int
}

func newOffizierSetup(env *Env) screen { return &offizierSetup{env: env, next: env.Prefs.Session} }

func (s *offizierSetup) init() tea.Cmd    { return nil }
func (s *offizierSetup) setSize(w, h int) { s.w, s.h = w, h }

// rules are the lines, with the values as they are now.
func (s *offizierSetup) rules() []rule {
	e, t, now := s.env, s.env.Text, &s.next.Settings
	bot := rule{label: botNames[0], value: e.levelName(s.next.Bot), hint: t.T(i18n.SetupBotHint, i18n.Args{"Name": botNames[0]}), turn: func(by int) {
		s.next.Bot = turned(e.OffizierLevels, s.next.Bot, by)
	}}
	length := e.choiceOf(i18n.OffizierLength, int(now.Length), []i18n.Message{i18n.OffizierAnyNumber, i18n.OffizierBest, i18n.OffizierPointsLength},
		[]i18n.Message{i18n.OffizierAnyHint, i18n.OffizierBestHint, i18n.OffizierPointsHint}, func(i int) {
			now.Length, now.Target = match.Length(i), [...]int{0, 5, 100}[i]
		})
	length.group = true
	kontra := e.choiceOf(i18n.Kontra, int(now.Kontra), []i18n.Message{i18n.OffizierTakeOver, i18n.OffizierDoubles},
		[]i18n.Message{i18n.OffizierTakeOverHint, i18n.OffizierDoublesHint}, func(i int) { now.Kontra = offizier.KontraRule(i) })
	kontra.group = true
	even := e.choiceOf(i18n.OffizierEven, int(now.Even), []i18n.Message{i18n.OffizierEvenDraw, i18n.OffizierEvenDefender},
		[]i18n.Message{i18n.OffizierEvenDrawHint, i18n.OffizierEvenDefenderHint}, func(i int) { now.Even = offizier.EvenRule(i) })
	limit := rule{label: t.T(i18n.Schneider), value: t.T(i18n.CardPoints, i18n.Args{"Count": now.Schneider.Points()}), hint: t.T(i18n.OffizierSchneiderHint), turn: func(int) {
		now.Schneider = offizier.Schneider30 - now.Schneider
	}}
	return []rule{bot, length, s.target(), kontra, even, limit}
}

// targets are the values of a target that the arrows go through.
var targets = map[match.Length][]int{
	match.BestOf:   {3, 5, 7, 9, 11, 15, 21},
	match.ToPoints: {30, 50, 100, 150, 200, 300, 500},
}

// target is how many deals or points, where there is such an end.
func (s *offizierSetup) target() rule {
	t, now := s.env.Text, &s.next.Settings
	list := targets[now.Length]
	if list == nil {
		return rule{label: t.T(i18n.OffizierTarget), value: s.env.Theme.glyphs.dash, hint: t.T(i18n.OffizierNoTarget), closed: true}
	}
	if !slices.Contains(list, now.Target) {
		list = append(slices.Clone(list), now.Target) // asked for by other means
		slices.Sort(list)
	}
	hint := i18n.OffizierBestHint
	if now.Length == match.ToPoints {
		hint = i18n.OffizierPointsHint
	}
	return rule{label: t.T(i18n.OffizierTarget), value: strconv.Itoa(now.Target), hint: t.T(hint), turn: func(by int) {
		now.Target = turned(list, now.Target, by)
	}}
}

// change turns a rule that has a choice, and remembers.
func (s *offizierSetup) change(i, by int) {
	if one := s.rules()[i]; !one.closed {
		one.turn(by)
		s.env.remember(func(p *Prefs) { p.Session = s.next })
	}
}

func (s *offizierSetup) keys() []key.Binding {
	e := s.env
	return []key.Binding{
		e.bind("enter", i18n.SetupStart, "enter"),
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "home", "end"),
		e.bind(e.leftRight(), i18n.OptionsChange, "right", "left", "l", "h", " "),
		e.backKey(), e.helpKey(), e.bind("r", i18n.StartRules, "r"),
	}
}

func (s *offizierSetup) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		switch keys := s.keys(); {
		case key.Matches(msg, keys[0]):
			return s.env.openWith(s.env.beginSession, replace)
		case key.Matches(msg, keys[2]):
			by := 1
			if msg.String() == "left" || msg.String() == "h" {
				by = -1
			}
			s.change(s.at, by)
			return nil
		case key.Matches(msg, keys[3]):
			return pop
		case key.Matches(msg, keys[4]):
			return push(newHelp(s.env, s.env.Text.T(i18n.OffizierTitle), keys))
		case key.Matches(msg, keys[5]):
			return push(newOffizierRules(s.env))
		}
	case tea.MouseMsg:
		if msg.Button == tea.MouseButtonLeft && msg.Action == tea.MouseActionPress {
			if i := rectAt(s.layout().rules, msg.X, msg.Y); i >= 0 {
				s.at = i
				s.change(i, 1)
			}
			return nil
		}
	}
	s.at = moved(msg, s.at, len(s.rules()), len(s.rules()))
	return nil
}

// layout puts the rules, in groups where there is room, above the explanation
// of the one under the cursor.
func (s *offizierSetup) layout() setupLayout {
	r := body(s.w, s.h)
	rules := s.rules()
	column := r.centred(min(readable, 60)+2, r.h)
	l := setupLayout{hint: rect{column.x + 2, 0, column.w - 2, 4}}
	for _, one := range rules {
		l.value = max(l.value, width(one.label))
	}
	l.value += column.x + 2 + 4
	y, between := r.y+min(2, max(0, (r.h-len(rules)-7)/3)), 0
	if r.h >= len(rules)+7 {
		between = 1
	}
	for i, one := range rules {
		if one.group && i > 0 {
			y += between
		}
		l.rules = append(l.rules, rect{column.x, y, column.w, 1})
		y++
	}
	l.hint.y = y + 1
	return l
}

func (s *offizierSetup) draw(c *canvas) {
	e, rules, l := s.env, s.rules(), s.layout()
	frame(c, e.Text.T(i18n.OffizierTitle), "")
	for i, one := range rules {
		if i == s.at {
			c.text(l.rules[i].x, l.rules[i].y, styleAccent, e.Theme.glyphs.pointer)
		}
		c.rule(l.rules[i], l.value, one, i == s.at)
	}
	for i, text := range wrap(styleDim, rules[s.at].hint, l.hint.w) {
		if i < l.hint.h {
			c.line(l.hint.x, l.hint.y+i, l.hint.w, text)
		}
	}
	footer(c, s.keys())
}
