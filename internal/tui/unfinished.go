package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

// entryText says how an unfinished match stands: "deal 5 of 12, you lead by
// 34"; first what is played, where that is not the Standard match.
func (e *Env) entryText(m store.Entry) string {
	t := e.Text
	if m.Err != nil {
		return t.T(i18n.StartBroken)
	}
	text := t.T(i18n.StartDeal, i18n.Args{"N": m.Deal, "Of": m.Settings.Deals})
	if p := m.Settings.Preset(); p != match.Standard {
		text = t.T(presetWords[p]) + ", " + text
	}
	if m.InUse {
		return text + ", " + t.T(i18n.StartElsewhere)
	}
	me, best := -1, -1
	for i, p := range m.Players {
		if p.Bot == "" && me < 0 {
			me = i
		} else if best < 0 || m.Totals[i] > m.Totals[best] {
			best = i
		}
	}
	if me < 0 || best < 0 {
		return text
	}
	switch ahead := m.Totals[me] - m.Totals[best]; {
	case ahead > 0:
		text += ", " + t.T(i18n.StartLead, i18n.Args{"N": ahead})
	case ahead < 0:
		text += ", " + t.T(i18n.StartTrail, i18n.Args{"N": -ahead})
	default:
		text += ", " + t.T(i18n.StartLevel)
	}
	if m.Practice {
		text += ", " + t.T(i18n.SheetPractice)
	}
	return text
}

// unfinished lists the matches that may be continued.
type unfinished struct {
	env  *Env
	list []store.Entry
	menu menu
	gone int64 // asked to be given up: the next x does it
	w, h int
}

func newUnfinished(env *Env) screen { return &unfinished{env: env} }

// init looks again: the list changes when a match has been given up or left.
func (s *unfinished) init() tea.Cmd {
	s.env.leaveMatch()
	list, err := s.env.Store.Unfinished()
	if err != nil {
		s.env.Notices = []string{s.env.whyNotOpened(err)}
	}
	s.list = list
	s.menu.entries = nil
	for _, m := range list {
		label := m.Updated.Format("2006-01-02 15:04")
		s.menu.entries = append(s.menu.entries, entry{"", label, s.env.entryText(m), func() tea.Cmd {
			return s.env.openWith(func() (screen, error) { return s.env.resume(m.ID) }, push)
		}})
	}
	s.menu.at = max(0, min(s.menu.at, len(list)-1))
	if len(list) == 0 {
		return pop
	}
	return nil
}

func (s *unfinished) setSize(w, h int) { s.w, s.h = w, h }

func (s *unfinished) keys() []key.Binding {
	list := s.menu.bindings(s.env)
	return append(list, s.env.bind("x", i18n.StartAbandon, "x", "delete"), s.env.backKey(), s.env.helpKey())
}

func (s *unfinished) update(msg tea.Msg) tea.Cmd {
	k, ok := msg.(tea.KeyMsg)
	if !ok {
		return s.menu.update(msg, s.room())
	}
	gone := s.gone
	s.gone, s.env.Notices = 0, nil
	switch keys := s.keys(); {
	case key.Matches(k, keys[len(keys)-3]):
		return s.abandon(gone)
	case key.Matches(k, keys[len(keys)-2]):
		return pop
	case key.Matches(k, keys[len(keys)-1]):
		return push(newHelp(s.env, s.env.Text.T(i18n.StartMore), keys))
	}
	return s.menu.update(msg, s.room())
}

// abandon takes the match under the cursor off the list when it was asked for
// twice.
func (s *unfinished) abandon(asked int64) tea.Cmd {
	m := s.list[s.menu.at]
	if asked != m.ID {
		s.gone = m.ID
		s.env.Notices = []string{s.env.Text.T(i18n.StartAbandonAgain)}
		return nil
	}
	if err := s.env.Store.Abandon(m.ID); err != nil {
		s.env.Notices = []string{s.env.whyNotOpened(err)}
		return nil
	}
	return s.init()
}

// room is where the list lies, above the line for a notice.
func (s *unfinished) room() rect {
	r := body(s.w, s.h)
	return rect{r.x, r.y + 1, r.w, r.h - 3}
}

func (s *unfinished) draw(c *canvas) {
	r := frame(c, s.env.Text.T(i18n.StartMore), "")
	s.menu.draw(c, s.room())
	for _, text := range s.env.Notices {
		c.centre(r, r.h-1, styleWarning, text)
	}
	footer(c, s.keys())
}
