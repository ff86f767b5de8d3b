package tui

import (
	"context"
	"time"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// felt is what the table of every game has, A being the game's action: it
// waits, asks and says something.
//
// What comes next is waited for: a bot thinks, or something lies on the table
// to be seen for a moment. Each wait has a generation number; whatever belongs
// to an older one is dropped.
type felt[A any] struct {
	env     *Env
	w, h    int
	game    gameOn[A]
	dialog  *dialog // a question over the table
	wait    waiting[A]
	note    note
	unsaved error // why the last save failed

	answeredAt time.Time // when a key ended the last wait
	after      func(time.Duration, tea.Msg) tea.Cmd
}

// gameOn is the game that is played on a felt.
type gameOn[A any] interface {
	// pace returns how bots' moves appear now.
	pace() Pace
	// answer notes a bot's choice; where there is none, or an illegal one, the
	// fallback moves.
	answer(A, error)
	// happen lets happen what was waited for.
	happen() tea.Cmd
	// refresh takes a new look at the game.
	refresh()

	// asks tells whether the player is asked something.
	asks() bool
	// decide does what a key asks for that answers the player's question;
	// pressShown does so for a card whose key was shown before the question.
	decide(tea.KeyMsg) (tea.Cmd, bool)
	pressShown(tea.KeyMsg) tea.Cmd
	// pressTable does what the table's own keys ask for.
	pressTable(tea.KeyMsg) (tea.Cmd, bool)

	undo() tea.Cmd
	leave() tea.Cmd
	lastTrick() *dialog
	sheetScreen() screen
	rulesScreen() screen
	helpKeys() []key.Binding // everything that can be pressed at the table
}

// note is a sentence to the player; it goes with the next key.
type note struct {
	style style
	text  string
}

// waiting is what a table waits for; kind waitNothing: for the player.
type waiting[A any] struct {
	kind   waitKind
	gen    int
	ready  bool // waitMove: the action is there
	due    bool // the pace lets it happen
	slow   bool // thinking takes longer than the pace
	player int  // waitMove: whose
	action A    // waitMove
	cancel context.CancelFunc
}

type waitKind uint8

const (
	waitNothing waitKind = iota
	waitMove             // a move appears
	waitSweep            // a complete trick goes off the table
	waitResult           // the deal's result comes up
)

const (
	// thinkLimit is how long a bot may think before it is played for.
	thinkLimit = 5 * time.Second
	// patience is after how long without a move the table says who thinks.
	patience = 400 * time.Millisecond
)

type (
	// thought is a bot's answer.
	thought[A any] struct {
		gen    int
		action A
		err    error
	}
	dueMsg   struct{ gen int } // the pace's moment has passed
	limitMsg struct{ gen int } // the time to think has passed
)

// after brings a message after a while.
func after(d time.Duration, msg tea.Msg) tea.Cmd {
	return tea.Tick(d, func(time.Time) tea.Msg { return msg })
}

// stop ends the wait; answers to it will be dropped.
func (t *felt[A]) stop() {
	if t.wait.cancel != nil {
		t.wait.cancel()
	}
	t.wait = waiting[A]{gen: t.wait.gen + 1}
}

// begin starts to wait: for think if there is one, and for the pace.
func (t *felt[A]) begin(w waiting[A], delay time.Duration, think tea.Cmd) tea.Cmd {
	w.gen = t.wait.gen
	t.wait = w
	byKey := t.game.pace() == PaceKey
	t.wait.due = delay == 0 && !byKey
	if t.wait.due && t.wait.ready {
		return t.proceed()
	}
	if delay == 0 {
		delay = patience
	}
	if byKey && think == nil {
		return nil
	}
	return tea.Batch(think, t.after(delay, dueMsg{w.gen}))
}

// beginThinking waits for a bot to choose, at most for limit.
func (t *felt[A]) beginThinking(player int, limit time.Duration, choose func(context.Context) (A, error)) tea.Cmd {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	gen := t.wait.gen
	think := func() tea.Msg {
		a, err := choose(ctx)
		return thought[A]{gen, a, err}
	}
	return t.begin(waiting[A]{kind: waitMove, player: player, cancel: cancel}, t.game.pace().delay(), think)
}

// waited takes in what a wait brings.
func (t *felt[A]) waited(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case thought[A]:
		if msg.gen != t.wait.gen || t.wait.ready {
			return nil
		}
		t.game.answer(msg.action, msg.err)
	case dueMsg:
		if msg.gen != t.wait.gen {
			return nil
		}
		t.wait.due = t.wait.due || t.game.pace() != PaceKey
		if !t.wait.ready {
			t.wait.slow = true
			return t.after(thinkLimit, limitMsg(msg))
		}
	case limitMsg:
		if msg.gen != t.wait.gen || t.wait.ready {
			return nil
		}
		var none A
		t.game.answer(none, context.DeadlineExceeded)
	}
	return t.proceed()
}

// skip ends the wait by a key.
func (t *felt[A]) skip() tea.Cmd {
	t.wait.due = true
	t.answeredAt = t.env.Now()
	return t.proceed()
}

// hasty tells whether Enter or the space bar was meant for the wait that has
// just ended, not for the question that came up.
func (t *felt[A]) hasty(k tea.KeyMsg) bool {
	return (k.Type == tea.KeyEnter || k.Type == tea.KeySpace) && t.env.Now().Sub(t.answeredAt) < 300*time.Millisecond
}

// proceed lets happen what was waited for, once it is ready and due.
func (t *felt[A]) proceed() tea.Cmd {
	if !t.wait.ready || !t.wait.due {
		return nil
	}
	return t.game.happen()
}

// ask puts a question over the table.
func (t *felt[A]) ask(question, yes i18n.Message, onYes, onNo func() tea.Cmd) tea.Cmd {
	p := t.env.Text
	return t.openDialog(&dialog{ask: p.T(question), yes: p.T(yes), no: p.T(i18n.TableNo), onYes: onYes, onNo: onNo})
}

func (t *felt[A]) openDialog(d *dialog) tea.Cmd {
	t.dialog = d
	return nil
}

// answerDialog puts the dialog away and does what the answer asks for.
func (t *felt[A]) answerDialog(do func() tea.Cmd) tea.Cmd {
	t.dialog = nil
	if do == nil {
		return nil
	}
	return do()
}

// pressDialog answers the dialog with a key; what is no question any key puts
// away.
func (t *felt[A]) pressDialog(k tea.KeyMsg) tea.Cmd {
	d := t.dialog
	switch k.String() {
	case "y", "j":
		return t.answerDialog(d.onYes)
	case "n", "esc", "q":
		return t.answerDialog(d.onNo)
	}
	if d.yes == "" {
		t.dialog = nil
	}
	return nil
}

// clickDialog answers the dialog with a button, 0 yes or 1 no; a click beside
// them puts away what is no question.
func (t *felt[A]) clickDialog(button int) tea.Cmd {
	d := t.dialog
	switch {
	case d.yes == "":
		return t.answerDialog(nil)
	case button == 0:
		return t.answerDialog(d.onYes)
	case button == 1:
		return t.answerDialog(d.onNo)
	}
	return nil
}

// say shows a sentence until the next key.
func (t *felt[A]) say(m i18n.Message, args ...i18n.Args) {
	t.note = note{stylePlain, t.env.Text.T(m, args...)}
}

// dot stands between two things in one line.
func (t *felt[A]) dot() string { return " " + t.env.Theme.glyphs.dot + " " }

// leaveTable goes back to the start screen, after a question when what is
// played is not kept; onNo follows the answer no.
func (t *felt[A]) leaveTable(kept bool, onNo func() tea.Cmd) tea.Cmd {
	t.stop()
	if kept && t.unsaved == nil {
		t.env.Notices = append(t.env.Notices, t.env.Text.T(i18n.TableLeft)) // behind what nobody has seen yet
		return pop
	}
	return t.ask(i18n.TableLeaveUnsaved, i18n.TableLeave, func() tea.Cmd { return pop }, onNo)
}

// show puts another screen on top; the table goes on when it has gone.
func (t *felt[A]) show(s screen) tea.Cmd {
	t.stop()
	return push(s)
}
