package tui

import (
	"slices"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/offizier"
)

// pileKeys are the keys of the own piles from left to right; cardKeys are
// those of the hand.
var pileKeys = [offizier.Piles]string{"a", "b", "c", "d"}

// offizierKeys are the keys that the table knows whatever the player is asked.
type offizierKeys struct {
	Skip, Last, Sheet, Undo, Sort, Counts, Rules, Options, Help, Leave key.Binding
}

// tableKeys returns the keys with those switched off that do not count now.
func (t *offizierTable) tableKeys() offizierKeys {
	e := t.env
	k := offizierKeys{
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
	k.Last.SetEnabled(t.view.Tricks() > 0)
	k.Undo.SetEnabled(slices.ContainsFunc(t.view.Actions(), func(a offizier.Action) bool { return a.Seat == t.view.Seat }))
	k.Sort.SetEnabled(t.view.Hand != 0)
	return k
}

// cardBindings are the keys that play.
func (t *offizierTable) cardBindings() []key.Binding {
	e := t.env
	dash := e.Theme.glyphs.dash
	// A click on a binding in the footer presses its first key: none that
	// plays a card unseen.
	play := append(append([]string{"enter"}, cardKeys[:8]...), pileKeys[:]...)
	return []key.Binding{
		e.bind("1"+dash+"8 a"+dash+"d", i18n.TableKeyPlay, play...),
		e.bind(e.leftRight()+e.upDown()+" enter", i18n.TableKeyPlayArrows, "left", "right", "up", "down", "enter"),
	}
}

// keys implements screen.
func (t *offizierTable) keys() []key.Binding {
	if t.dialog != nil {
		return t.dialog.keys(t.env)
	}
	k := t.tableKeys()
	list := []key.Binding{k.Skip}
	switch {
	case t.question != nil:
		list = t.question.keys()
	case t.playing:
		list = t.cardBindings()
	}
	// The way to all the others has its place in every footer.
	list = slices.Insert(list, 1, k.Help)
	return append(list, k.Undo, k.Last, k.Sheet, k.Sort, k.Counts, k.Rules, k.Options, k.Leave)
}

// press does what a key asks for: the question on top first, then what the
// player is asked, then the table's own keys; while the table waits, any other
// key ends the wait.
func (t *offizierTable) press(k tea.KeyMsg) tea.Cmd {
	t.note = note{}
	if t.dialog != nil {
		return t.pressDialog(k)
	}
	if t.question != nil || t.playing {
		if t.hasty(k) {
			return nil
		}
		if cmd, done := t.decide(k); done {
			return cmd
		}
	}
	if cmd, done := t.pressTable(k); done {
		return cmd
	}
	if t.wait.kind == waitNothing {
		return nil
	}
	sweeping := t.wait.kind == waitSweep
	cmd := t.skip()
	if i := t.cardOf(k.String()); sweeping && t.playing && i >= 0 && i < t.inHand {
		// The card's key was on the screen already.
		return tea.Batch(cmd, t.play(i))
	}
	return cmd
}

// decide does what a key asks for that answers the question to the player, and
// tells whether it did.
func (t *offizierTable) decide(k tea.KeyMsg) (tea.Cmd, bool) {
	if t.question != nil {
		return t.question.press(k)
	}
	if i := t.cardOf(k.String()); i >= 0 {
		t.hand.arrows = false
		return t.play(i), true
	}
	h, may := &t.hand, t.view.Playable()
	switch k.String() {
	case "left":
		h.move(-1, may)
	case "right":
		h.move(1, may)
	case "up", "down":
		t.crossOver(k.String() == "up")
	case "enter", " ":
		if h.cursor >= 0 {
			return t.play(h.cursor), true
		}
		h.move(1, may)
	default:
		return nil, false
	}
	h.arrows = true
	return nil, true
}

// cardOf returns the place in hand of the card that a key belongs to, −1 where
// it is no card's key; the place of a pile that is gone holds no card.
func (t *offizierTable) cardOf(k string) int {
	if i := slices.Index(pileKeys[:], k); i >= 0 {
		return t.inHand + i
	}
	i := slices.Index(cardKeys[:8], k)
	if i >= t.inHand {
		return len(t.hand.cards) // no such card
	}
	return i
}

// play plays the card at a place; the engine says why it may not be.
func (t *offizierTable) play(i int) tea.Cmd {
	if i >= len(t.hand.cards) {
		t.note = note{styleWarning, t.env.Text.T(i18n.TableNoCard)}
		return nil
	}
	return t.do(offizier.Play(t.view.Seat, t.hand.cards[i]))
}

// crossOver takes the cursor from the hand up to the nearest pile that may be
// played, or back down.
func (t *offizierTable) crossOver(up bool) {
	l, may := t.layout(), t.view.Playable()
	middle := func(i int) int {
		r := l.below[max(0, i-t.inHand)%offizier.Piles]
		if i < t.inHand {
			r = l.cards[i]
		}
		return 2*r.x + r.w
	}
	best, from := -1, l.header.w
	if t.hand.cursor >= 0 {
		from = middle(t.hand.cursor)
	}
	apart := func(i int) int { return max(middle(i)-from, from-middle(i)) }
	for i, c := range t.hand.cards {
		if may.Has(c) && (i >= t.inHand) == up && (best < 0 || apart(i) < apart(best)) {
			best = i
		}
	}
	if best >= 0 {
		t.hand.cursor = best
	}
}

// pressTable does what the table's own keys ask for.
func (t *offizierTable) pressTable(k tea.KeyMsg) (tea.Cmd, bool) {
	keys := t.tableKeys()
	switch {
	case key.Matches(k, keys.Last):
		return t.openDialog(t.lastTrick()), true
	case key.Matches(k, keys.Sheet):
		return t.show(newOffizierSheet(t.env, t.session)), true
	case key.Matches(k, keys.Help):
		return t.show(newHelp(t.env, t.env.Text.T(i18n.TableKeysTitle), t.helpKeys())), true
	case key.Matches(k, keys.Rules):
		return t.show(newOffizierRules(t.env)), true
	case key.Matches(k, keys.Options):
		return t.show(newOptions(t.env)), true
	case k.String() == "u":
		return t.undo(), true // says why not
	case key.Matches(k, keys.Sort):
		t.env.remember(func(p *Prefs) { p.Order = p.Order.next() })
		t.refresh()
		t.note = note{styleDim, t.env.orderName(t.env.Prefs.Order)}
		return nil, true
	case key.Matches(k, keys.Counts):
		t.env.remember(func(p *Prefs) { p.Counts = !p.Counts })
		return nil, true
	case key.Matches(k, keys.Leave):
		return t.leave(), true
	}
	return nil, false
}

// helpKeys returns everything that can be pressed at the table, for the page
// of keys.
func (t *offizierTable) helpKeys() []key.Binding {
	e, dash := t.env, t.env.Theme.glyphs.dash
	return []key.Binding{
		e.bind("1"+dash+"8", i18n.OffizierHelpHand, cardKeys[:8]...),
		e.bind("a"+dash+"d", i18n.OffizierHelpPiles, pileKeys[:]...),
		e.bind(e.leftRight()+" "+e.upDown(), i18n.OffizierHelpMove, "left", "right", "up", "down"),
		e.bind("enter space", i18n.OffizierHelpEnter, "enter", " "),
		e.bind(e.Text.T(i18n.TableYesKey)+" k", i18n.OffizierHelpKontra, "y", "j", "k"),
		e.bind("n p", i18n.OffizierHelpPass, "n", "p"),
		e.bind("l", i18n.TableHelpLast, "l"),
		e.bind("u", i18n.TableHelpUndo, "u"),
		e.bind("o", i18n.TableHelpSort, "o"),
		e.bind("t", i18n.OffizierHelpCounts, "t"),
		e.bind("s tab", i18n.TableHelpSheet, "s", "tab"),
		e.bind("r", i18n.TableHelpRules, "r"),
		e.bind(",", i18n.TableHelpOptions, ","),
		e.bind("q esc", i18n.TableHelpLeave, "q", "esc"),
	}
}

// mouse does what a click asks for. While the table waits, a click ends the
// wait.
func (t *offizierTable) mouse(m tea.MouseMsg) tea.Cmd {
	if m.Action != tea.MouseActionPress || m.Button != tea.MouseButtonLeft {
		return nil
	}
	t.note = note{}
	l := t.layout()
	switch {
	case t.dialog != nil:
		return t.clickDialog(rectAt(l.dialogKeys, m.X, m.Y))
	case t.wait.kind != waitNothing:
		return t.skip()
	case t.question != nil:
		return t.question.click(m.X, m.Y, &l.layout)
	case !t.playing:
		return nil
	}
	i := l.cardAt(m.X, m.Y)
	if pile := l.pileAt(m.X, m.Y); pile >= 0 {
		i = t.inHand + pile
	}
	if i < 0 {
		return nil
	}
	t.hand.arrows = false
	return t.play(i)
}
