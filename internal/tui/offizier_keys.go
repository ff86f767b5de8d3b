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

// tableKeys returns the keys with those switched off that do not count now.
func (t *offizierTable) tableKeys() feltKeys {
	k := t.newFeltKeys()
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

func (t *offizierTable) asks() bool { return t.question != nil || t.playing }

func (t *offizierTable) pressShown(k tea.KeyMsg) tea.Cmd {
	return t.playShown(t.cardOf(k.String()))
}

// playShown plays the card at a place that was to be seen while the last trick
// lay there; not what that trick turned up.
func (t *offizierTable) playShown(i int) tea.Cmd {
	if !t.playing || i < 0 || i >= len(t.hand.cards) {
		return nil
	}
	if i >= t.inHand {
		if _, turned := t.shownPile(t.view.Seat, i-t.inHand); turned {
			return nil
		}
	}
	return t.play(i)
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

func (t *offizierTable) pressTable(k tea.KeyMsg) (tea.Cmd, bool) {
	keys := t.tableKeys()
	if key.Matches(k, keys.Help) {
		return t.show(t.help()), true
	}
	return t.pressFelt(k, keys)
}

// help is the page of keys, which ends with what the marks mean.
func (t *offizierTable) help() screen {
	e, g := t.env, &t.env.Theme.glyphs
	p := newHelp(e, e.Text.T(i18n.TableKeysTitle), t.helpKeys()).(*page)
	keys := p.lines
	p.lines = func(w int) []line {
		marks := e.Text.T(i18n.OffizierHelpMarks, i18n.Args{"Pointer": g.pointer, "Winner": g.winner, "Up": g.up, "Dot": g.dot})
		return append(append(keys(w), line{}), wrap(styleDim, marks, w)...)
	}
	return p
}

func (t *offizierTable) sheetScreen() screen { return newOffizierSheet(t.env, t.session) }
func (t *offizierTable) rulesScreen() screen { return newOffizierRules(t.env) }

// helpKeys returns everything that can be pressed at the table, for the page
// of keys.
func (t *offizierTable) helpKeys() []key.Binding {
	e, dash := t.env, t.env.Theme.glyphs.dash
	return append([]key.Binding{
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
	}, t.helpTail()...)
}

// mouse does what a click asks for. While the table waits, a click ends the
// wait; one on a card plays it when nothing but a trick lay before it.
func (t *offizierTable) mouse(m tea.MouseMsg) tea.Cmd {
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
		return tea.Batch(cmd, t.playShown(t.cardAt(&l, m)))
	case t.wait.kind != waitNothing:
		return t.skip()
	case t.question != nil:
		return t.question.click(m.X, m.Y, &l.layout)
	case !t.playing:
		return nil
	}
	i := t.cardAt(&l, m)
	if i < 0 {
		return nil
	}
	t.hand.arrows = false
	return t.play(i)
}

// cardAt returns the place of the card that a click meets, −1 for none.
func (t *offizierTable) cardAt(l *offizierLayout, m tea.MouseMsg) int {
	if pile := l.pileAt(m.X, m.Y); pile >= 0 {
		return t.inHand + pile
	}
	return l.cardAt(m.X, m.Y)
}
