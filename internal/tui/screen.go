package tui

import (
	"context"
	"fmt"
	"io"
	"runtime/debug"
	"time"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/store"
)

// screen is one thing the terminal can show. Screens are pointers; they change
// only in update and setSize.
type screen interface {
	// init is called whenever the screen comes to the top, again after the one
	// above it has gone.
	init() tea.Cmd
	update(tea.Msg) tea.Cmd
	draw(*canvas)
	setSize(w, h int)
	// keys returns the bindings that count now, the most useful first; the
	// footer and the help page are made from them.
	keys() []key.Binding
}

// Env is what the screens have from outside.
type Env struct {
	Text  *i18n.Printer
	Theme *Theme
	Store *store.Store // nil: nothing is kept
	Prefs Prefs        // as last remembered; change with remember
	// Defaults are Prefs without what the player set.
	Defaults Prefs
	Notices  []string // sentences to show on the start screen
	Now      func() time.Time
	NewSeed  func() uint64
	NewBot   func(level string, seed uint64) (bot.Player, error)
	Levels   []string // that NewBot knows, weakest first
	// Seed fixes the next new match's deals when it is not zero.
	Seed uint64
	// Asked is what the matches of this run are to be, where that is not what
	// the player last set up. The first begins at once.
	Asked *NextMatch
	// Given is the first match of this run, which begins at once; nil: none.
	Given *Given
	// MatchID is an unfinished match that is opened at once, 0 for none.
	MatchID int64
	// NewOffizier makes the opponents of Offiziersskat, and OffizierLevels are
	// those that it knows, weakest first.
	NewOffizier    func(level string, seed uint64) (bot.OffizierPlayer, error)
	OffizierLevels []string
	// AskedSession is what the next session is to be where that is not what the
	// player last set up, and then no more. It begins at once.
	AskedSession *NextSession
	// FirstDeal is the first deal of the next new session, where it is not to
	// be drawn; the player is its forehand.
	FirstDeal *offizier.Deal
	// SessionID is an unfinished session that is opened at once, 0 for none.
	SessionID int64
	// Sampling is what verdicts of the review rest on; its seed is a match's own.
	Sampling coach.Sampling
	// Review are deals to be reviewed in place of everything else.
	Review []Reviewed
	// History is a filter in words: the history of what it wants is shown in
	// place of everything else; nil: it is not.
	History *string

	// Drills keeps the drills that were answered; nil: the store does.
	Drills drillBook
	// Practice is what is practised at once.
	Practice *PracticeAsk

	judged  judgedDeals // reviews of this run
	running io.Closer   // the match or session at the table; nil: none, or not kept
}

// The messages that switch screens.
type (
	pushMsg    struct{ screen screen } // on top
	replaceMsg struct{ screen screen } // instead of the top one
	popMsg     struct{ from screen }   // back, from that screen if it is still there (nil: any); from the last screen: quit
	fatalMsg   struct{ err error }     // a command panicked
)

func push(s screen) tea.Cmd    { return func() tea.Msg { return pushMsg{s} } }
func replace(s screen) tea.Cmd { return func() tea.Msg { return replaceMsg{s} } }
func pop() tea.Msg             { return popMsg{} }

// guard makes a command's panic a message: Bubble Tea would print it into the
// alternate screen, where it is lost.
func guard(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() (msg tea.Msg) {
		defer func() {
			if r := recover(); r != nil {
				msg = fatalMsg{fmt.Errorf("%v\n%s", r, debug.Stack())}
			}
		}()
		msg = cmd()
		if batch, ok := msg.(tea.BatchMsg); ok {
			for i := range batch {
				batch[i] = guard(batch[i])
			}
		}
		return msg
	}
}

// smallest is the least terminal that can be played on.
const smallestW, smallestH = 40, 15

// root switches screens and owns the size.
type root struct {
	env    *Env
	stack  []screen
	w, h   int
	failed error
}

// Run shows the start screen, or the match that was asked for, until the player
// leaves or ctx ends. The error is what broke, to be printed on the restored
// terminal.
func Run(ctx context.Context, env *Env, options ...tea.ProgramOption) error {
	first := newStart(env)
	switch {
	case len(env.Review) > 0:
		first = newReviews(env, env.Review)
	case env.History != nil:
		first = openHistory(env, *env.History)
	}
	r := &root{env: env, stack: []screen{first}}
	options = append([]tea.ProgramOption{tea.WithAltScreen(), tea.WithMouseCellMotion()}, options...)
	p := tea.NewProgram(r, options...)
	// Not WithContext: Bubble Tea then kills itself without waiting for its own
	// goroutines, which races; asked to quit, it waits.
	stop := context.AfterFunc(ctx, p.Quit)
	defer stop()
	if _, err := p.Run(); err != nil {
		return err
	}
	return r.failed
}

func (r *root) top() screen { return r.stack[len(r.stack)-1] }

// Init implements tea.Model.
func (r *root) Init() tea.Cmd {
	cmd := guard(r.top().init())
	if ask := r.env.Practice; ask != nil {
		r.env.Seed = ask.Seed
		first := newPractice(r.env)
		if ask.Kind != "" {
			if ask.Level == "" {
				ask.Level = r.env.Prefs.drillLevel()
			}
			first = newDrillScreen(r.env, ask.Kind, ask.Level, r.env.drillSeed())
		}
		return tea.Batch(cmd, push(first))
	}
	open := r.env.begin
	switch {
	case r.env.SessionID != 0:
		open = func() (screen, error) { return r.env.resumeSession(r.env.SessionID) }
	case r.env.AskedSession != nil:
		open = r.env.beginSession
	case r.env.MatchID != 0:
		open = func() (screen, error) { return r.env.resume(r.env.MatchID) }
	case r.env.Asked == nil && r.env.Given == nil:
		return cmd
	}
	notices := r.env.Notices // not seen yet
	begin := r.env.openWith(open, push)
	r.env.Notices = append(notices, r.env.Notices...)
	return tea.Batch(cmd, guard(begin))
}

// Update implements tea.Model.
func (r *root) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		r.w, r.h = msg.Width, msg.Height
		for _, s := range r.stack {
			s.setSize(r.w, r.h)
		}
		return r, nil
	case fatalMsg:
		r.failed = msg.err
		return r, tea.Quit
	case pushMsg:
		r.stack = append(r.stack, msg.screen)
		return r, r.enter()
	case replaceMsg:
		r.stack[len(r.stack)-1] = msg.screen
		return r, r.enter()
	case popMsg:
		if msg.from != nil && msg.from != r.top() {
			return r, nil // left already: the key was pressed twice
		}
		if len(r.stack) == 1 {
			return r, tea.Quit
		}
		r.stack = r.stack[:len(r.stack)-1]
		return r, r.enter()
	case tea.KeyMsg:
		switch msg.String() {
		case "ctrl+c":
			return r, tea.Quit
		case "ctrl+z":
			return r, tea.Suspend
		}
		if r.tooSmall() {
			return r, nil // nobody sees what a key would do
		}
		if len(msg.Runes) > 1 && !msg.Paste {
			return r, r.typed(msg)
		}
	case tea.ResumeMsg:
		return r, tea.EnableMouseCellMotion // Bubble Tea forgets it while the program is suspended
	case tea.MouseMsg:
		if r.tooSmall() {
			return r, nil
		}
		if msg.Y == r.h-1 && msg.Button == tea.MouseButtonLeft && msg.Action == tea.MouseActionPress {
			if k, ok := footerKey(r.w, r.top().keys(), msg.X); ok {
				return r, leaving(r.top(), r.top().update(k))
			}
		}
	}
	return r, leaving(r.top(), r.top().update(msg))
}

// leaving guards a screen's command and has it leave that screen only: of two
// keys that come before the first has switched screens, the second would leave
// the screen below unseen.
func leaving(s screen, cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return guard(func() tea.Msg {
		msg := cmd()
		if _, left := msg.(popMsg); left {
			return popMsg{from: s}
		}
		return msg
	})
}

// tooSmall tells whether the screen cannot be drawn. Before the size is known
// it will be.
func (r *root) tooSmall() bool {
	return r.w > 0 && (r.w < smallestW || r.h < smallestH)
}

// typed passes keys on one by one that were read together, as when somebody
// types fast: "qq" leaves two screens.
func (r *root) typed(msg tea.KeyMsg) tea.Cmd {
	var all []tea.Cmd
	for _, letter := range msg.Runes {
		all = append(all, guard(r.top().update(tea.KeyMsg{Type: msg.Type, Runes: []rune{letter}, Alt: msg.Alt})))
	}
	return tea.Batch(all...)
}

// enter prepares the screen that has come to the top.
func (r *root) enter() tea.Cmd {
	r.top().setSize(r.w, r.h)
	return guard(r.top().init())
}

// View implements tea.Model.
func (r *root) View() string {
	c := newCanvas(r.w, r.h, r.env.Theme)
	if r.tooSmall() {
		c.centre(c.bounds(), r.h/2, stylePlain, r.env.Text.T(i18n.ShellTooSmall, i18n.Args{"W": smallestW, "H": smallestH}))
		return c.String()
	}
	r.top().draw(c)
	return c.String()
}
