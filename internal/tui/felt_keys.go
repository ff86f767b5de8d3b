package tui

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// feltKeys are the keys that the table of every game knows, whatever the
// player is asked.
type feltKeys struct {
	Skip, Last, Sheet, Undo, Sort, Counts, Rules, Options, Help, Leave key.Binding
}

// newFeltKeys returns the keys. Of those that do not always count, Skip is
// switched off where nothing waits; the game does so with Last, Undo and Sort.
func (t *felt[A]) newFeltKeys() feltKeys {
	e := t.env
	k := feltKeys{
		Skip:    e.bind(e.Text.T(i18n.TableKeyAny), i18n.TableKeySkip, "enter", " "),
		Last:    e.bind("l", i18n.TableKeyLast, "l"),
		Sheet:   e.bind("s", i18n.TableKeySheet, "s", "tab"),
		Undo:    e.bind("u", i18n.TableKeyUndo, "u"),
		Sort:    e.bind("o", i18n.TableKeySort, "o"),
		Counts:  e.bind("t", i18n.TableKeyCounts, "t"),
		Rules:   e.bind("r", i18n.TableKeyRules, "r"),
		Options: e.bind(",", i18n.TableKeyOptions, ","),
		Help:    e.helpKey(),
		Leave:   e.bind("q", i18n.TableKeyLeave, "q", "esc"),
	}
	k.Skip.SetEnabled(t.wait.ready && !t.wait.due)
	return k
}

// helpTail are the lines of the page of keys that every game ends with.
func (t *felt[A]) helpTail() []key.Binding {
	e := t.env
	return []key.Binding{
		e.bind("s tab", i18n.TableHelpSheet, "s", "tab"),
		e.bind("r", i18n.TableHelpRules, "r"),
		e.bind(",", i18n.TableHelpOptions, ","),
		e.bind("q esc", i18n.TableHelpLeave, "q", "esc"),
	}
}

// press does what a key asks for: the question on top first, then what the
// player is asked, then the table's own keys; while the table waits, any other
// key ends the wait.
func (t *felt[A]) press(k tea.KeyMsg) tea.Cmd {
	t.note = note{}
	if t.dialog != nil {
		return t.pressDialog(k)
	}
	if t.game.asks() {
		if t.hasty(k) {
			return nil
		}
		if cmd, done := t.game.decide(k); done {
			return cmd
		}
	}
	if cmd, done := t.game.pressTable(k); done {
		return cmd
	}
	if t.wait.kind == waitNothing {
		return nil
	}
	sweeping := t.wait.kind == waitSweep
	cmd := t.skip()
	if sweeping && t.game.asks() {
		// The card's key was on the screen already.
		return tea.Batch(cmd, t.game.pressShown(k))
	}
	return cmd
}

// pressFelt does what the keys ask for that every table knows, and tells
// whether k was one of them.
func (t *felt[A]) pressFelt(k tea.KeyMsg, keys feltKeys) (tea.Cmd, bool) {
	switch {
	case key.Matches(k, keys.Last):
		return t.openDialog(t.game.lastTrick()), true
	case key.Matches(k, keys.Sheet):
		return t.show(t.game.sheetScreen()), true
	case key.Matches(k, keys.Help):
		return t.show(newHelp(t.env, t.env.Text.T(i18n.TableKeysTitle), t.game.helpKeys())), true
	case key.Matches(k, keys.Rules):
		return t.show(t.game.rulesScreen()), true
	case key.Matches(k, keys.Options):
		return t.show(newOptions(t.env)), true
	case k.String() == "u":
		return t.game.undo(), true // or says why not
	case key.Matches(k, keys.Sort):
		t.env.remember(func(p *Prefs) { p.Order = p.Order.next() })
		t.game.refresh()
		t.note = note{styleDim, t.env.orderName(t.env.Prefs.Order)}
		return nil, true
	case key.Matches(k, keys.Counts):
		t.env.remember(func(p *Prefs) { p.Counts = !p.Counts })
		return nil, true
	case key.Matches(k, keys.Leave):
		return t.game.leave(), true
	}
	return nil, false
}
