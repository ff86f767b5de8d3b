package tui

import (
	"context"
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/offizier"
)

// pace implements gameOn.
func (t *offizierTable) pace() Pace { return t.env.Prefs.Pace }

// advance finds out what comes next.
func (t *offizierTable) advance() tea.Cmd {
	t.stop()
	t.question, t.playing = nil, false
	mover := t.session.ToMove()
	switch {
	case t.swept < t.view.Tricks() && !t.lingers():
		return t.begin(waiting[offizier.Action]{kind: waitSweep, ready: true}, t.pace().sweepDelay(), nil)
	case t.session.DealOver() && t.unseen:
		return t.begin(waiting[offizier.Action]{kind: waitResult, ready: true}, t.pace().sweepDelay(), nil)
	case t.session.DealOver():
		return t.report()
	case mover != t.me:
		return t.think(mover)
	}
	t.hand.offer(t.view.Playable())
	t.question = t.pose()
	t.playing = t.question == nil
	return nil
}

// lingers tells whether the last trick stays on the table until the player
// leads to the next: where nothing waits, he would not see it else.
func (t *offizierTable) lingers() bool {
	return t.pace() == PaceNone && t.view.Playable() != 0 && t.swept == t.view.Tricks()-1
}

// think lets a bot choose. It gets what its player may know, and no more.
func (t *offizierTable) think(player int) tea.Cmd {
	view, level, seed, newBot := t.session.View(player), t.session.Players()[player].Bot, t.session.BotSeed(player), t.env.NewOffizier
	return t.beginThinking(player, thinkLimit, func(ctx context.Context) (offizier.Action, error) {
		b, err := newBot(level, seed)
		if err != nil {
			return offizier.Action{}, err
		}
		return b.Act(ctx, view)
	})
}

// answer implements gameOn.
func (t *offizierTable) answer(a offizier.Action, err error) {
	view := t.session.View(t.wait.player)
	if err != nil || !slices.Contains(view.Legal(), a) {
		a = bot.OffizierFallback(view)
	}
	t.wait.action, t.wait.ready = a, true
}

// happen implements gameOn.
func (t *offizierTable) happen() tea.Cmd {
	switch t.wait.kind {
	case waitMove:
		return t.move(t.wait.action)
	case waitSweep:
		t.swept++
		t.unseen = false
	case waitResult:
		t.unseen = false
	}
	return t.advance()
}

// move lets a bot's action happen.
func (t *offizierTable) move(a offizier.Action) tea.Cmd {
	if err := t.session.Apply(a); err != nil {
		return func() tea.Msg { return fatalMsg{err} }
	}
	t.save()
	t.unseen = true
	t.refresh()
	t.announce(a)
	return t.advance()
}

// announce says what changes the deal and is easily missed. A question to the
// player says it itself.
func (t *offizierTable) announce(a offizier.Action) {
	p, name := t.env.Text, i18n.Args{"Name": t.seatName(a.Seat)}
	switch {
	case a.Kind == offizier.KindPlay:
	case t.session.ToMove() == t.me && t.view.Phase() != offizier.PhasePlay:
		t.note = note{}
	case a.Kind == offizier.KindKontra:
		t.note = note{styleAccent, p.T(i18n.OffizierTakesOver, name)}
	case a.Kind == offizier.KindRe:
		t.note = note{styleAccent, p.T(i18n.TableSaysRe, name)}
	case t.view.Kontra():
		t.note = note{stylePlain, p.T(i18n.OffizierNoRe, name)}
	case a.Kind == offizier.KindPass:
		t.note = note{stylePlain, p.T(i18n.OffizierNoKontra, name)}
	}
}

// report shows the result of the deal.
func (t *offizierTable) report() tea.Cmd {
	t.reported, t.dialog = t.session.Number(), nil
	return t.show(newOffizierResult(t.env, t.session, t.reported, func(p parting) { t.parting = p }))
}
