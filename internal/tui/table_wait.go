package tui

import (
	"context"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// What comes next is waited for: a bot thinks, or something lies on the table
// to be seen for a moment. Each wait has a generation number; whatever belongs
// to an older one is dropped.

// wait is what the table waits for; kind waitNothing: for the player.
type wait struct {
	kind   waitKind
	gen    int
	ready  bool        // waitMove: the action is there
	due    bool        // the pace lets it happen
	slow   bool        // thinking takes longer than the pace
	player int         // waitMove: whose
	action skat.Action // waitMove
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
	// fastLimit is that where the player waits for nothing but the result.
	fastLimit = 300 * time.Millisecond
	// patience is after how long without a move the table says who thinks.
	patience = 400 * time.Millisecond
)

type (
	// thoughtMsg is a bot's answer.
	thoughtMsg struct {
		gen    int
		action skat.Action
		err    error
	}
	dueMsg   struct{ gen int } // the pace's moment has passed
	limitMsg struct{ gen int } // the time to think has passed
)

// stop ends the wait; answers to it will be dropped.
func (t *table) stop() {
	if t.wait.cancel != nil {
		t.wait.cancel()
	}
	t.wait = wait{gen: t.wait.gen + 1}
}

// advance finds out what comes next.
func (t *table) advance() tea.Cmd {
	t.stop()
	before := t.decision
	t.decision = nil
	mover := t.match.ToMove()
	switch {
	case t.swept < t.view.Tricks() && !t.lingers():
		return t.begin(wait{kind: waitSweep, ready: true}, t.pace().sweepDelay(), nil)
	case t.match.DealOver() && t.unseen:
		return t.begin(wait{kind: waitResult, ready: true}, t.pace().sweepDelay(), nil)
	case t.match.DealOver():
		return t.report()
	case mover != t.me:
		return t.think(mover)
	case t.limit > 0 && t.view.Phase() == skat.PhaseAuction:
		return t.begin(wait{kind: waitMove, ready: true, player: t.me, action: t.limited()}, t.pace().delay(), nil)
	}
	t.limit = 0
	t.hand.offer(t.view)
	t.decision = t.decide()
	if d, same := before.(*declaring); same && t.view.Phase() == skat.PhaseDeclare {
		t.decision = d // the player only looked at something else
	}
	return nil
}

// lingers tells whether the last trick stays on the table until the player
// leads to the next: where nothing waits, he would not see it else.
func (t *table) lingers() bool {
	return t.pace() == PaceNone && t.view.Playable() != 0 && t.swept == t.view.Tricks()-1
}

// begin starts to wait: for think if there is one, and for the pace.
func (t *table) begin(w wait, delay time.Duration, think tea.Cmd) tea.Cmd {
	w.gen = t.wait.gen
	t.wait = w
	byKey := t.pace() == PaceKey
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

// after brings a message after a while.
func after(d time.Duration, msg tea.Msg) tea.Cmd {
	return tea.Tick(d, func(time.Time) tea.Msg { return msg })
}

// think lets a bot choose. It gets what its player may know, and no more.
func (t *table) think(player int) tea.Cmd {
	limit := thinkLimit
	if t.fast {
		limit = fastLimit
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	gen, view := t.wait.gen, t.match.View(player)
	level, seed, newBot := t.level(player), t.match.BotSeed(player), t.env.NewBot
	think := func() tea.Msg {
		b, err := newBot(level, seed)
		if err != nil {
			return thoughtMsg{gen: gen, err: err}
		}
		a, err := b.Act(ctx, view)
		return thoughtMsg{gen, a, err}
	}
	return t.begin(wait{kind: waitMove, player: player, cancel: cancel}, t.pace().delay(), think)
}

// level returns which bot plays for a player.
func (t *table) level(player int) string {
	var p match.Player
	if list := t.match.Players(); player >= 0 && player < len(list) {
		p = list[player]
	}
	return p.Bot
}

// waited takes in what a wait brings.
func (t *table) waited(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case thoughtMsg:
		if msg.gen != t.wait.gen || t.wait.ready {
			return nil
		}
		t.answer(msg.action, msg.err)
	case dueMsg:
		if msg.gen != t.wait.gen {
			return nil
		}
		t.wait.due = t.wait.due || t.pace() != PaceKey
		if !t.wait.ready {
			t.wait.slow = true
			return t.after(thinkLimit, limitMsg(msg))
		}
	case limitMsg:
		if msg.gen != t.wait.gen || t.wait.ready {
			return nil
		}
		t.answer(skat.Action{}, context.DeadlineExceeded)
	}
	return t.proceed()
}

// answer notes a bot's choice; where there is none, or an illegal one, the
// fallback moves.
func (t *table) answer(a skat.Action, err error) {
	player := t.wait.player
	if err != nil || !t.allowed(a, player) {
		a = bot.Fallback(t.match.View(player))
	}
	t.wait.action, t.wait.ready = a, true
}

// allowed tells whether a player whose turn it is may do a.
func (t *table) allowed(a skat.Action, player int) bool {
	if a.Seat != t.match.Seating().Seat(player) {
		return false
	}
	if a.Kind == skat.KindClaim || a.Kind == skat.KindConcede {
		return true // the match says
	}
	view := t.match.View(player)
	for _, legal := range view.Legal() {
		if legal == a {
			return true
		}
	}
	return false
}

// skip ends the wait by a key.
func (t *table) skip() tea.Cmd {
	t.wait.due = true
	t.answeredAt = t.env.Now()
	return t.proceed()
}

// proceed lets happen what was waited for, once it is ready and due.
func (t *table) proceed() tea.Cmd {
	if !t.wait.ready || !t.wait.due {
		return nil
	}
	switch t.wait.kind {
	case waitMove:
		return t.move(t.wait.action, t.wait.player)
	case waitSweep:
		t.swept++
		t.unseen = false
	case waitResult:
		t.unseen = false
	}
	return t.advance()
}

// move lets a bot's action happen, or one that the player left to the
// program. A claim or giving up that the match refuses is no way out: the
// fallback moves.
func (t *table) move(a skat.Action, player int) tea.Cmd {
	if err := t.match.Apply(a); err != nil {
		if err := t.match.Apply(bot.Fallback(t.match.View(player))); err != nil {
			return func() tea.Msg { return fatalMsg{err} }
		}
	}
	t.save()
	t.unseen = true
	before := t.view.Contract().Game
	t.refresh()
	t.announce(a, before)
	return t.advance()
}

// announce says what changes the deal for everybody and is easily missed:
// that Ramsch begins after game was played before, or that another player
// doubled. A question to the player says it itself.
func (t *table) announce(a skat.Action, before skat.Game) {
	p, asked := t.env.Text, t.match.ToMove() == t.me && t.view.Phase() != skat.PhasePlay
	switch {
	case asked:
		t.note = note{} // what was announced must not hide the question
	case t.fast:
	case t.view.Contract().Game == skat.Ramsch && before == skat.NoGame && t.view.Seat != skat.NoSeat:
		t.note = note{styleAccent, p.T(i18n.RamschBegins)}
	case a.Kind == skat.KindKontra && a.Seat != t.view.Seat:
		t.note = note{styleAccent, p.T(i18n.TableSaysKontra, i18n.Args{"Name": t.seatName(a.Seat)})}
	case a.Kind == skat.KindRe && a.Seat != t.view.Seat:
		t.note = note{styleAccent, p.T(i18n.TableSaysRe, i18n.Args{"Name": t.seatName(a.Seat)})}
	}
}

// report shows the result of the deal.
func (t *table) report() tea.Cmd {
	t.reported, t.dialog = t.match.Number(), nil
	result := newDealResult(t.env, t.match, t.reported)
	if r, ok := result.(*dealResult); ok {
		r.leave = func() { t.leaving = true }
	}
	return t.show(result)
}

// sweepDelay returns how long a complete trick stays on the table, 0 for none
// and for PaceKey.
func (p Pace) sweepDelay() time.Duration {
	switch p {
	case PaceBrisk:
		return 900 * time.Millisecond
	case PaceSlow:
		return 3 * time.Second
	case PaceNone, PaceKey:
		return 0
	}
	return 1700 * time.Millisecond
}
