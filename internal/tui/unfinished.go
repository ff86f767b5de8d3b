package tui

import (
	"errors"
	"slices"
	"time"

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
	return standingText(t, m, text)
}

// sessionText says how an unfinished session stands: "Offiziersskat, deal 5,
// you lead by 34".
func (e *Env) sessionText(m store.SessionEntry) string {
	t := e.Text
	if m.Err != nil {
		return t.T(i18n.StartBroken)
	}
	return standingText(t, m, t.T(i18n.OffizierTitle)+", "+t.T(i18n.OffizierEntry, i18n.Args{"N": m.Deal}))
}

// standingText adds to text where a match or session is open, or how the
// player stands in it.
func standingText[S any](t *i18n.Printer, m store.EntryOf[S], text string) string {
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

// playable is a match or session that may be continued.
type playable struct {
	ID      int64
	updated time.Time
	text    string
	free    bool // neither open elsewhere nor broken
	open    func() (screen, error)
}

// lookForUnfinished reads what may be continued; a notice says why it cannot
// be read.
func (e *Env) lookForUnfinished() (matches []store.Entry, sessions []store.SessionEntry) {
	if e.Store == nil {
		return nil, nil
	}
	matches, err := e.Store.Unfinished()
	sessions, sessionErr := e.Store.UnfinishedSessions()
	if err = errors.Join(err, sessionErr); err != nil {
		e.Notices = []string{e.whyNotOpened(err)}
	}
	return matches, sessions
}

// playables joins both lists, the one played last first.
func (e *Env) playables(matches []store.Entry, sessions []store.SessionEntry) []playable {
	var list []playable
	for _, m := range matches {
		list = append(list, playable{m.ID, m.Updated, e.entryText(m), !m.InUse && m.Err == nil, func() (screen, error) { return e.resume(m.ID) }})
	}
	for _, m := range sessions {
		list = append(list, playable{m.ID, m.Updated, e.sessionText(m), !m.InUse && m.Err == nil, func() (screen, error) { return e.resumeSession(m.ID) }})
	}
	slices.SortStableFunc(list, func(a, b playable) int { return b.updated.Compare(a.updated) })
	return list
}

// unfinished lists the matches and sessions that may be continued.
type unfinished struct {
	env  *Env
	list []playable
	menu menu
	gone int64 // asked to be given up: the next x does it
	w, h int
}

func newUnfinished(env *Env) screen { return &unfinished{env: env} }

// init looks again: the list changes when a match has been given up or left.
func (s *unfinished) init() tea.Cmd {
	s.env.leaveMatch()
	s.list = s.env.playables(s.env.lookForUnfinished())
	s.menu.entries = nil
	for _, m := range s.list {
		label := m.updated.Format("2006-01-02 15:04")
		s.menu.entries = append(s.menu.entries, entry{"", label, m.text, func() tea.Cmd { return s.env.openWith(m.open, push) }})
	}
	s.menu.at = max(0, min(s.menu.at, len(s.list)-1))
	if len(s.list) == 0 {
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
