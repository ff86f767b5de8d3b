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

type (
	wait       = waiting[skat.Action]
	thoughtMsg = thought[skat.Action]
)

// fastLimit is how long a bot may think where the player waits for nothing but
// the result.
const fastLimit = 300 * time.Millisecond

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
	case mover != t.me || t.skipping():
		return t.think(mover)
	case t.limit > 0 && t.view.Phase() == skat.PhaseAuction:
		return t.begin(wait{kind: waitMove, ready: true, player: t.me, action: t.limited()}, t.pace().delay(), nil)
	}
	t.limit = 0
	t.hand.offer(t.view.Playable())
	if t.drilled() {
		t.decision = t.drillDecision()
		return nil
	}
	t.decision = t.question()
	if d, same := before.(*declaring); same && t.view.Phase() == skat.PhaseDeclare {
		t.decision = d // the player only looked at something else
	}
	return nil
}

// skipping tells whether bots play the cards, the player's too, so that only
// the result is waited for.
func (t *table) skipping() bool {
	p := t.view.Phase()
	return t.practice != nil && t.practice.skips && (p == skat.PhasePlay || p == skat.PhaseConcession)
}

// lingers tells whether the last trick stays on the table until the player
// leads to the next: where nothing waits, he would not see it else.
func (t *table) lingers() bool {
	return t.pace() == PaceNone && t.view.Playable() != 0 && t.swept == t.view.Tricks()-1
}

// think lets a bot choose. It gets what its player may know, and no more.
func (t *table) think(player int) tea.Cmd {
	limit := thinkLimit
	if t.fast {
		limit = fastLimit
	}
	view := t.match.View(player)
	level, seed, newBot := t.level(player), t.match.BotSeed(player), t.env.NewBot
	stands := standing(t.match, player)
	return t.beginThinking(player, limit, func(ctx context.Context) (skat.Action, error) {
		b, err := newBot(level, seed)
		if err != nil {
			return skat.Action{}, err
		}
		if i, ok := b.(bot.Informed); ok {
			b = i.Informed(stands)
		}
		return b.Act(ctx, view)
	})
}

// level returns which bot plays for a player.
func (t *table) level(player int) string {
	var p match.Player
	if list := t.match.Players(); player >= 0 && player < len(list) {
		p = list[player]
	}
	if p.Bot == "" {
		return t.env.hintLevel() // the bots play for the player
	}
	return p.Bot
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

// happen lets happen what was waited for.
func (t *table) happen() tea.Cmd {
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
