package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
)

// setup is the screen on which the next match is set up, rule by rule. Every
// change counts at once and is remembered.
type setup struct {
	env *Env
	// want is what the player chose. What it leaves no room for stays in it
	// unseen, so that it is there again when there is room.
	want   match.Settings
	own    match.Settings // the player's last rules that are no preset; zero: none
	bots   [3]string
	at     int  // the rule under the cursor
	typing bool // the last key was a figure of the number of rounds
	w, h   int
}

func newSetup(env *Env) screen {
	next := env.next()
	s := &setup{env: env, want: next.Settings, own: env.Prefs.Own, bots: next.Bots}
	s.noteOwn()
	return s
}

// noteOwn keeps rules that are no preset, to come back to.
func (s *setup) noteOwn() {
	if now := s.want.Sensible(); now.Preset() == match.Own {
		s.own = now
	}
}

func (s *setup) init() tea.Cmd    { return nil }
func (s *setup) setSize(w, h int) { s.w, s.h = w, h }

// presets are the rule sets to choose from: the player's own is among them
// once there is one.
func (s *setup) presets() []match.Preset {
	named := match.Presets()
	list := named[:]
	if s.own.Check() == nil {
		list = append(list, match.Own)
	}
	return list
}

// pick takes a rule set over, for as many players as now where it allows them.
func (s *setup) pick(p match.Preset) {
	if p == s.want.Sensible().Preset() {
		return
	}
	now := s.want
	s.want = s.own
	if p != match.Own {
		s.want = match.Defaults(p)
		if four := s.want.WithTable(now.Table); four.Preset() == p {
			s.want = four
		}
	}
	s.want.Rated = now.Rated
}

func (s *setup) setRounds(n int) {
	s.want = s.want.WithRounds(max(1, min(n, s.want.MaxRounds())))
}

// change turns a rule that has a choice, and remembers.
func (s *setup) change(i, by int) {
	if one := s.rules()[i]; !one.closed {
		one.turn(by)
		s.keep()
	}
}

// keep takes what is set up for the next match.
func (s *setup) keep() {
	s.noteOwn()
	s.env.setNext(NextMatch{s.want.Sensible(), s.bots})
}

func (s *setup) keys() []key.Binding {
	e := s.env
	figures := e.bind("0-9", i18n.SetupLength, "0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
	figures.SetEnabled(s.at == ruleRounds)
	return []key.Binding{
		e.bind("enter", i18n.SetupStart, "enter"),
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end"),
		e.bind(e.leftRight(), i18n.OptionsChange, "right", "left", "l", "h", " "),
		figures, e.backKey(), e.helpKey(), e.bind("r", i18n.StartRules, "r"),
	}
}

func (s *setup) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		if cmd, done := s.press(msg); done {
			return cmd
		}
	case tea.MouseMsg:
		if msg.Button == tea.MouseButtonLeft {
			if msg.Action == tea.MouseActionPress {
				s.click(msg.X, msg.Y)
			}
			return nil
		}
	}
	rules := s.rules()
	s.at = moved(msg, s.at, len(rules), s.layout(rules).room.h)
	return nil
}

// press does what a key asks for and tells whether it was none of the cursor's.
func (s *setup) press(k tea.KeyMsg) (tea.Cmd, bool) {
	typing, keys := s.typing, s.keys()
	s.typing = false
	switch {
	case key.Matches(k, keys[0]):
		s.keep()
		return s.env.openWith(s.env.begin, replace), true
	case key.Matches(k, keys[2]):
		by := 1
		if k.String() == "left" || k.String() == "h" {
			by = -1
		}
		s.change(s.at, by)
	case key.Matches(k, keys[3]):
		s.figure(int(k.Runes[0]-'0'), typing)
	case key.Matches(k, keys[4]):
		return pop, true
	case key.Matches(k, keys[5]):
		return push(newHelp(s.env, s.env.Text.T(i18n.SetupTitle), keys)), true
	case key.Matches(k, keys[6]):
		return push(newRulesScreen(s.env)), true
	default:
		return nil, false
	}
	return nil, true
}

// figure types the number of rounds; more says that it follows another figure.
func (s *setup) figure(n int, more bool) {
	if more {
		n += 10 * s.want.Rounds()
	}
	if n > 0 {
		s.setRounds(n)
		s.typing = true
		s.keep()
	}
}

// click chooses a preset, or goes to a rule and turns it.
func (s *setup) click(x, y int) {
	s.typing = false
	l := s.layout(s.rules())
	if i := rectAt(l.presets, x, y); i >= 0 {
		s.at = rulePreset
		s.pick(s.presets()[i])
		s.keep()
	} else if i := rectAt(l.rules, x, y); i > rulePreset || i == rulePreset && l.presets == nil {
		s.at = i
		s.change(i, 1)
	}
}

func (s *setup) draw(c *canvas) {
	e, rules := s.env, s.rules()
	l := s.layout(rules)
	title, text := e.Text.T(i18n.SetupTitle), settingsText(e.Text, s.want.Sensible())
	if width(title)+width(text)+4 > s.w {
		text = ""
	}
	frame(c, title, text)
	for i, one := range rules {
		row := l.rules[i]
		if row.h == 0 {
			continue
		}
		if i == s.at {
			c.text(row.x, row.y, styleAccent, e.Theme.glyphs.pointer)
		}
		if i == rulePreset && l.presets != nil {
			s.drawPresets(c, l.presets)
			continue
		}
		c.rule(row, l.value, one, i == s.at)
	}
	c.thumb(l.room.x+l.room.w-1, l.room, l.top-rulePlayers, len(rules)-rulePlayers)
	st := styleDim
	if rules[s.at].closed {
		st = styleWarning
	}
	for i, text := range wrap(st, rules[s.at].hint, l.hint.w) {
		c.line(l.hint.x, l.hint.y+i, l.hint.w, text)
	}
	footer(c, s.keys())
}

// drawPresets draws the presets side by side, the current one in brackets.
func (s *setup) drawPresets(c *canvas, at []rect) {
	now := s.want.Sensible().Preset()
	for i, p := range s.presets() {
		st, r := styleDim, at[i]
		if p == now {
			st = styleChosen
			c.text(r.x, r.y, st, "[")
			c.text(r.x+r.w-1, r.y, st, "]")
		}
		c.fit(r.x+1, r.y, r.w-2, st, s.env.Text.T(presetWords[p]))
	}
}

// rule draws a rule with its value at column x, and with arrows when it may be
// turned.
func (c *canvas) rule(r rect, x int, one rule, chosen bool) {
	g := &c.theme.glyphs
	name, value := stylePlain, stylePlain
	if one.label == "" { // the preset speaks for itself
		x = r.x + 4
	}
	switch {
	case one.closed:
		name, value = styleDim, styleDim
	case chosen:
		value = styleChosen
		c.text(x-2, r.y, styleAccent, g.left)
		c.text(x+width(one.value)+1, r.y, styleAccent, g.right)
	}
	c.fit(r.x+2, r.y, x-r.x-4, name, one.label)
	c.fit(x, r.y, r.x+r.w-x, value, one.value)
}
