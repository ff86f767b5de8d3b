package tui

import (
	"errors"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// keeper keeps a match as it stands.
type keeper interface{ Save(*match.Match) error }

// table is the screen on which a match is played. All that it shows of the
// current deal is in view; the match itself only takes actions.
type table struct {
	felt[skat.Action]
	match  *match.Match
	keeper keeper // nil: nothing is kept
	me     int    // the person's number, −1 when bots play among themselves

	view     skat.View
	sheet    match.Sheet // of the deals that are over
	totals   []int       // by player
	bock     bockDeal
	hand     ownHand
	decision decision // what the player is asked; nil: nothing
	limit    int      // bids up to this are answered for the player; 0: none
	swept    int      // tricks taken off the table
	unseen   bool     // the last action was not yet to be seen for a moment
	fast     bool     // the player, who sits out, wants to see the result
	reported int      // the deal whose result was shown
	leaving  bool     // the result was left for the start screen

	practice *practising // nil: a match is played
	hinting  hinting
}

// decision is what the player is asked now.
type decision interface {
	// keys returns the bindings of this decision, the most useful first.
	keys() []key.Binding
	// press does what a key asks for and tells whether it was one of its own.
	press(tea.KeyMsg) (tea.Cmd, bool)
	// click does what a click on a cell asks for.
	click(x, y int, l *layout) tea.Cmd
	// prompt says what is asked.
	prompt() string
	// scene adds what the decision shows to what is laid out.
	scene(*scene)
	draw(*canvas, *layout)
}

// newTable is the screen on which m is played on, kept by k.
func newTable(env *Env, m *match.Match, k keeper) screen {
	t := &table{felt: felt[skat.Action]{env: env, after: after}, match: m, keeper: k, me: human(m)}
	t.game = t
	t.hand.cursor = -1
	t.refresh()
	t.swept = t.view.Tricks()
	return t
}

// init goes on with the match: with the next deal when the result of the
// current one has been shown, else where it was.
func (t *table) init() tea.Cmd {
	if t.leaving {
		t.leaving = false
		return t.leave()
	}
	next := t.match.DealOver() && t.reported == t.match.Number()
	if next && t.practice != nil {
		if t.practice.again != nil {
			return t.practice.again()
		}
		return pop
	}
	if next {
		if t.match.Over() {
			return replace(newFinal(t.env, t.match))
		}
		if err := t.match.Next(); err != nil {
			return func() tea.Msg { return fatalMsg{err} }
		}
		t.limit, t.swept, t.hand, t.fast = 0, 0, ownHand{cursor: -1}, false
		t.save()
	}
	t.refresh()
	if next {
		t.announceBock()
	}
	return t.advance()
}

func (t *table) setSize(w, h int) { t.w, t.h = w, h }

// refresh takes a new look at the match.
func (t *table) refresh() {
	t.view = t.match.View(t.me)
	t.sheet = t.match.Sheet()
	t.totals = t.sheet.Totals()
	t.bock = bockDealOf(t.match, t.match.Number())
	t.hand.lay(t.env.Prefs.Order, t.view)
}

// save keeps the match. That it failed is said, and the game goes on.
func (t *table) save() {
	if t.keeper == nil {
		return
	}
	t.unsaved = t.keeper.Save(t.match)
}

// do carries an action out, keeps it and goes on. A refusal changes nothing
// and is explained.
func (t *table) do(a skat.Action) tea.Cmd {
	if t.drilled() {
		if err := t.practice.allows(a); err != nil {
			t.refused(err)
			return nil
		}
		return t.practice.answer(t.answerTo(a))
	}
	if err := t.match.Apply(a); err != nil {
		if a.Kind == skat.KindClaim {
			t.match.NoteRefused(a.Seat)
			t.save()
		}
		t.refused(err)
		return nil
	}
	t.save()
	t.unseen, t.swept = true, t.view.Tricks() // what lingered is swept
	before := t.view.Contract().Game
	t.refresh()
	t.announce(a, before)
	return t.advance()
}

// refused says why an action was not taken.
func (t *table) refused(err error) {
	why := err.Error()
	if illegal := (*skat.IllegalError)(nil); errors.As(err, &illegal) {
		why = t.refusal(illegal)
	}
	t.note = note{styleWarning, why}
}

// undo takes the player's last decision back.
func (t *table) undo() tea.Cmd {
	if t.drilled() {
		return nil
	}
	if t.match.Settings().Rated {
		t.note = note{styleWarning, t.env.Text.T(i18n.TableUndoRated)}
		return nil
	}
	if !t.match.Undo(t.me) {
		t.note = note{styleWarning, t.env.Text.T(i18n.TableUndoNothing)}
		return nil
	}
	t.limit, t.unseen = 0, false
	t.hand.cursor, t.hand.chosen = -1, 0
	t.save()
	t.refresh()
	t.swept = t.view.Tricks()
	t.say(i18n.TableUndone)
	return t.advance()
}

// leave goes back to the start screen.
func (t *table) leave() tea.Cmd {
	if t.practice != nil {
		t.stop()
		return pop
	}
	return t.leaveTable(t.keeper != nil, t.advance)
}

// update implements screen.
func (t *table) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		t.endHint()
		return t.press(msg)
	case tea.MouseMsg:
		if msg.Action == tea.MouseActionPress {
			t.endHint()
		}
		return t.mouse(msg)
	case thoughtMsg, dueMsg, limitMsg:
		return t.waited(msg)
	case hintMsg:
		return t.hinted(msg)
	}
	return nil
}
