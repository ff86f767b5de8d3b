package tui

import (
	"slices"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// tableKeys are the keys that the table knows whatever the player is asked.
type tableKeys struct {
	feltKeys
	Fast, Stop, Claim, Concede, Hint key.Binding
}

// cardKeys are the keys of the own cards from left to right. The letters of
// the last two, needed with the skat in hand, mean nothing else.
var cardKeys = [12]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "a", "b"}

// tableKeys returns the keys with those switched off that do not count now.
func (t *table) tableKeys() tableKeys {
	e := t.env
	k := tableKeys{
		feltKeys: t.newFeltKeys(),

		Fast:    e.bind("f", i18n.WatchKeyFast, "f"),
		Stop:    e.bind("m", i18n.TableKeyStop, "m"),
		Claim:   e.bind("c", i18n.TableKeyClaim, "c"),
		Concede: e.bind("g", i18n.TableKeyConcede, "g"),
		Hint:    e.bind("h", i18n.HintKey, "h"),
	}
	k.Fast.SetEnabled(t.watching() && !t.fast)
	k.Stop.SetEnabled(t.limit > 0)
	k.Last.SetEnabled(t.view.Tricks() > 0)
	k.Undo.SetEnabled(!t.match.Settings().Rated && t.acted())
	k.Sort.SetEnabled(!t.watching())
	k.Claim.SetEnabled(t.view.CanClaim())
	k.Concede.SetEnabled(t.view.CanConcede())
	k.Hint.SetEnabled(t.canHint())
	if t.practice != nil {
		k.Sheet.SetEnabled(false)
		if t.drilled() {
			k.Undo.SetEnabled(false)
			k.Claim.SetEnabled(false)
			k.Concede.SetEnabled(false)
		}
	}
	return k
}

// acted tells whether the player has decided anything in this deal.
func (t *table) acted() bool {
	return slices.ContainsFunc(t.view.Actions(), func(a skat.Action) bool { return a.Seat == t.view.Seat && a.Seat != skat.NoSeat })
}

// all returns the bindings but Fast, Skip and Help, the most useful first.
func (k tableKeys) all() []key.Binding {
	return []key.Binding{k.Stop, k.Undo, k.Hint, k.Last, k.Sheet, k.Sort, k.Claim, k.Concede, k.Counts, k.Rules, k.Options, k.Leave}
}

// keys implements screen.
func (t *table) keys() []key.Binding {
	if t.dialog != nil {
		return t.dialog.keys(t.env)
	}
	k := t.tableKeys()
	list := []key.Binding{k.Skip}
	switch {
	case t.decision != nil:
		list = t.decision.keys()
	case k.Fast.Enabled():
		list = []key.Binding{k.Fast, k.Skip}
	}
	// The way to all the others has its place in every footer.
	list = slices.Insert(list, 1, k.Help)
	return append(list, k.all()...)
}

func (t *table) asks() bool { return t.decision != nil }

func (t *table) decide(k tea.KeyMsg) (tea.Cmd, bool) { return t.decision.press(k) }

func (t *table) pressShown(k tea.KeyMsg) tea.Cmd {
	if !slices.Contains(cardKeys[:], k.String()) {
		return nil
	}
	cmd, _ := t.decision.press(k)
	return cmd
}

// pressTable does what the table's own keys ask for.
func (t *table) pressTable(k tea.KeyMsg) (tea.Cmd, bool) {
	keys := t.tableKeys()
	switch {
	case k.String() == "esc" && t.limit > 0:
		return t.unlimit(), true
	case key.Matches(k, keys.Fast):
		return t.hurry(), true
	case key.Matches(k, keys.Stop):
		return t.unlimit(), true
	case key.Matches(k, keys.Claim):
		return t.claim(), true
	case key.Matches(k, keys.Concede):
		return t.concede(), true
	case key.Matches(k, keys.Hint):
		return t.askHint(), true
	case t.drilled():
	case t.wait.kind == waitNothing && k.String() == "c" && !keys.Claim.Enabled():
		return t.whyNot(skat.Claim(t.view.Seat)), true
	case t.wait.kind == waitNothing && k.String() == "g" && !keys.Concede.Enabled():
		return t.whyNot(skat.Concede(t.view.Seat)), true
	}
	return t.pressFelt(k, keys.feltKeys)
}

func (t *table) sheetScreen() screen { return newSheetScreen(t.env, t.sheet, t.match) }
func (t *table) rulesScreen() screen { return newRulesScreen(t.env) }

// drilled tells whether the table only asks one question.
func (t *table) drilled() bool { return t.practice != nil && t.practice.answer != nil }

// helpKeys returns everything that can be pressed at the table, for the page
// of keys.
func (t *table) helpKeys() []key.Binding {
	e := t.env
	return append([]key.Binding{
		e.bind("1"+e.Theme.glyphs.dash+"9 0 a b", i18n.TableHelpCards, cardKeys[:]...),
		e.bind(e.leftRight()+" "+e.upDown(), i18n.TableHelpMove, "left", "right", "up", "down"),
		e.bind("enter", i18n.TableHelpEnter, "enter"),
		e.bind(e.Text.T(i18n.TableSpaceKey), i18n.TableHelpSpace, " "),
		e.bind(e.Text.T(i18n.TableYesKey), i18n.TableHelpYes, "y", "j"),
		e.bind("p n", i18n.TableHelpPass, "p", "n"),
		e.bind("m", i18n.TableHelpLimit, "m"),
		e.bind("n", i18n.TableHelpHand, "n"),
		e.bind("h", i18n.HintHelp, "h"),
		e.bind("k", i18n.TableHelpKontra, "k"),
		e.bind("f", i18n.WatchHelpFast, "f"),
		e.bind("l", i18n.TableHelpLast, "l"),
		e.bind("u", i18n.TableHelpUndo, "u"),
		e.bind("o", i18n.TableHelpSort, "o"),
		e.bind("c", i18n.TableHelpClaim, "c"),
		e.bind("g", i18n.TableHelpConcede, "g"),
		e.bind("t", i18n.TableHelpCounts, "t"),
	}, t.helpTail()...)
}

// unlimit ends the answering for the player.
func (t *table) unlimit() tea.Cmd {
	t.limit = 0
	t.say(i18n.TableLimitStopped)
	if t.wait.kind == waitMove && t.wait.player == t.me {
		return t.advance()
	}
	return nil
}

// mouse does what a click asks for, and lets the wheel move in lists. While
// the table waits, a click ends the wait; one on a card plays it when nothing
// but a trick lay before it.
func (t *table) mouse(m tea.MouseMsg) tea.Cmd {
	if wheel, turned := map[tea.MouseButton]string{tea.MouseButtonWheelUp: "up", tea.MouseButtonWheelDown: "down"}[m.Button]; turned {
		switch t.decision.(type) {
		case *declaring, *limiting:
			return t.press(pressed(wheel))
		}
		return nil
	}
	if m.Action != tea.MouseActionPress || m.Button != tea.MouseButtonLeft {
		return nil
	}
	t.note = note{}
	l := t.layout()
	switch {
	case t.dialog != nil:
		return t.clickDialog(rectAt(l.dialogKeys, m.X, m.Y))
	case t.wait.kind == waitSweep:
		cmd := t.skip()
		if d, plays := t.decision.(*playing); plays {
			return tea.Batch(cmd, d.click(m.X, m.Y, &l)) // the card was on the screen already
		}
		return cmd
	case t.wait.kind != waitNothing:
		return t.skip()
	case t.decision != nil:
		return t.decision.click(m.X, m.Y, &l)
	}
	return nil
}
