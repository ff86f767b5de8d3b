package tui

import (
	"strings"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

// start is the first screen.
type start struct {
	env        *Env
	unfinished []store.Entry // newest first
	sessions   []store.SessionEntry
	menu       menu
	w, h       int
}

func newStart(env *Env) screen {
	s := &start{env: env}
	s.fill()
	return s
}

// init looks again at what can be continued: a match may just have been left.
func (s *start) init() tea.Cmd {
	s.env.leaveMatch()
	s.unfinished, s.sessions = s.env.lookForUnfinished()
	s.menu.at = 0
	s.fill()
	return nil
}

func (s *start) setSize(w, h int) { s.w, s.h = w, h }

// fill writes the menu.
func (s *start) fill() {
	e, t := s.env, s.env.Text
	show := func(make func(*Env) screen) func() tea.Cmd {
		return func() tea.Cmd { return push(make(e)) }
	}
	var list []entry
	if newest, ok := s.newest(); ok {
		list = append(list, entry{"c", t.T(i18n.StartContinue), newest.text, func() tea.Cmd { return e.openWith(newest.open, push) }})
	}
	if n := len(s.unfinished) + len(s.sessions); n > 1 {
		list = append(list, entry{"m", t.T(i18n.StartMore), t.T(i18n.StartUnfinished, i18n.Args{"Count": n}), show(newUnfinished)})
	}
	list = append(list,
		entry{"n", t.T(i18n.StartNew), e.nextText(), func() tea.Cmd { return e.openWith(e.begin, push) }},
		entry{"s", t.T(i18n.SetupTitle), t.T(i18n.StartSetup), show(newSetup)},
		entry{"f", t.T(i18n.OffizierTitle), e.nextSessionText(), show(newOffizierSetup)},
		entry{"p", t.T(i18n.PracticeTitle), t.T(i18n.StartPractice), show(newPractice)},
		entry{"h", t.T(i18n.HistoryTitle), t.T(i18n.HistoryStart), show(newHistory)},
		entry{"r", t.T(i18n.StartRules), "", show(newRulesScreen)},
		entry{"o", t.T(i18n.StartOptions), "", show(newOptions)},
		entry{"q", t.T(i18n.StartQuit), "", func() tea.Cmd { return pop }},
	)
	s.menu.entries = list
}

// newest is the match that is continued: the one played last that nobody has
// open, else the one played last.
func (s *start) newest() (playable, bool) {
	list := s.env.playables(s.unfinished, s.sessions)
	for _, m := range list {
		if m.free {
			return m, true
		}
	}
	if len(list) > 0 {
		return list[0], true
	}
	return playable{}, false
}

func (s *start) keys() []key.Binding {
	list := s.menu.bindings(s.env)
	return append(list[:2:2], append([]key.Binding{s.env.helpKey()}, list[2:]...)...)
}

func (s *start) update(msg tea.Msg) tea.Cmd {
	s.fill()
	if k, ok := msg.(tea.KeyMsg); ok {
		switch k.String() {
		case "?":
			return push(newHelp(s.env, s.env.Text.T(i18n.Skat), s.keys()))
		case "esc":
			return nil // a hasty key on the way back must not end the program
		}
	}
	return s.menu.update(msg, s.layout().menu)
}

// startLayout is where the start screen's parts lie.
type startLayout struct {
	fan     [4]rect // the four jacks; empty where there is no room
	title   rect
	menu    rect
	notices rect
}

func (s *start) notices(w int) []line {
	var list []line
	for _, text := range s.env.Notices {
		list = append(list, wrap(styleWarning, text, w)...)
	}
	return list
}

func (s *start) layout() startLayout {
	var l startLayout
	const cardW, cardH, step = 7, 5, 4
	entries := len(s.menu.entries)
	lines := len(s.notices(s.w - 4))
	title, gap := 2, 1
	if s.w >= 60 && s.h >= cardH+3+entries+lines+7 {
		title, gap = cardH+3, 2
	}
	notices := min(lines, max(2, s.h-4-title-gap-entries))
	y := max(1, (s.h-2-title-gap-entries-notices)/2-1)
	if title > 2 {
		x := (s.w - 3*step - cardW) / 2
		for i := range l.fan {
			l.fan[i] = rect{x + i*step, y, cardW, cardH}
		}
	}
	l.title = rect{0, y, s.w, title}
	l.notices = rect{2, s.h - 2 - notices, s.w - 4, notices}
	top := y + title + gap
	l.menu = rect{1, top, s.w - 2, max(0, l.notices.y-top)}
	return l
}

func (s *start) draw(c *canvas) {
	s.fill()
	l := s.layout()
	f := newFaces(s.env.Theme, s.env.Text)
	name := strings.Join(strings.Split(strings.ToUpper(s.env.Text.T(i18n.Skat)), ""), " ")
	suits := skat.Suits()
	if l.fan[0].w > 0 {
		for i, suit := range suits {
			c.card(l.fan[i], f, skat.NewCard(suit, skat.Jack), cardPlain)
		}
		c.centre(l.title, l.title.h-2, styleStrong, name)
	} else {
		x := l.title.x + (l.title.w-10)/2
		for i, suit := range suits {
			c.text(x+3*i, l.title.y, suitStyle(suit, false), f.suit(suit))
		}
		c.centre(l.title, 1, styleStrong, name)
	}
	s.menu.draw(c, l.menu)
	notices := s.notices(l.notices.w)
	for i := range l.notices.h {
		text := notices[i][0]
		if i == l.notices.h-1 && len(notices) > l.notices.h {
			text.text += " " + s.env.Theme.glyphs.ellipsis
		}
		c.centre(l.notices, i, text.style, text.text)
	}
	footer(c, s.keys())
}
