package tui

import (
	"context"
	"math"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// A hint is the advice of the strongest bot for what the player decides now. It
// is thought of in a command; the next key ends that.

const (
	// hintSamples is how many samples a hint's figures rest on.
	hintSamples = 96
	// hintLimit is how long a hint may take.
	hintLimit = 4 * time.Second
)

// hintMsg is the advice for a view.
type hintMsg struct {
	gen  int
	view skat.View
	hint coach.Hint
	err  error
}

// hinting is the hint that is thought of.
type hinting struct {
	gen    int
	cancel context.CancelFunc // nil: none
	last   hintMsg            // the last hint that was given
}

// hintLevel is the bot that gives hints: the strongest.
func (e *Env) hintLevel() string {
	if len(e.Levels) == 0 {
		return ""
	}
	return e.Levels[len(e.Levels)-1]
}

// canHint tells whether a hint can be asked for.
func (t *table) canHint() bool {
	return t.decision != nil && !t.drilled() && t.match.ToMove() == t.me && t.view.Seat != skat.NoSeat
}

// askHint has a hint thought of, or shows the last one again.
func (t *table) askHint() tea.Cmd {
	t.endHint()
	if t.hinting.last.view == t.view {
		return t.showHint(t.hinting.last)
	}
	ctx, cancel := context.WithTimeout(context.Background(), hintLimit)
	t.hinting.cancel = cancel
	gen, view, seed := t.hinting.gen, t.view, t.match.BotSeed(t.me)
	level, newBot := t.env.hintLevel(), t.env.NewBot
	t.note = note{styleDim, t.env.Text.T(i18n.HintThinking, i18n.Args{"Name": t.env.levelName(level)})}
	return func() tea.Msg {
		defer cancel()
		b, err := newBot(level, seed)
		if err != nil {
			return hintMsg{gen, view, coach.Hint{}, err}
		}
		h, err := coach.Advise(ctx, view, b, hintSamples, seed)
		return hintMsg{gen, view, h, err}
	}
}

// endHint ends the thinking; the answer will be dropped.
func (t *table) endHint() {
	if t.hinting.cancel != nil {
		t.hinting.cancel()
		t.hinting.cancel = nil
	}
	t.hinting.gen++
}

// hinted shows a hint and counts it, once for a decision.
func (t *table) hinted(m hintMsg) tea.Cmd {
	if m.gen != t.hinting.gen || t.hinting.cancel == nil {
		return nil
	}
	t.hinting.cancel = nil
	t.note = note{}
	if m.err != nil {
		t.note = note{styleWarning, t.env.Text.T(i18n.HintNone)}
		return nil
	}
	t.hinting.last = m
	if t.practice == nil {
		t.match.CountHint()
		t.save()
		t.refresh()
	}
	return t.showHint(m)
}

func (t *table) showHint(m hintMsg) tea.Cmd {
	return t.openDialog(&dialog{title: t.env.Text.T(i18n.HintTitle), lines: t.env.hintLines(m, min(dialogWidth+12, tableWidth(t.w, t.h)-8))})
}

// hintLines are the advice and what speaks for it.
func (e *Env) hintLines(m hintMsg, w int) []line {
	p, v := e.Text, m.view
	list := wrap(styleStrong, p.T(i18n.HintAdvice, i18n.Args{"Name": e.levelName(e.hintLevel()), "Advice": e.adviceText(v, m.hint.Action)}), w)
	for _, sentence := range e.hintReason(m) {
		list = append(list, wrap(stylePlain, sentence, w)...)
	}
	if n := m.hint.Verdict.Samples; n > 0 {
		list = append(list, wrap(styleDim, p.T(i18n.HintHow, i18n.Args{"Count": n}), w)...)
	}
	return list
}

// adviceText says what to do.
func (e *Env) adviceText(v skat.View, a skat.Action) string {
	p := e.Text
	switch a.Kind {
	case skat.KindBid:
		return p.T(i18n.TableBid, i18n.Args{"N": a.Value})
	case skat.KindHold:
		return p.T(i18n.TableHold, i18n.Args{"N": v.Bid()})
	case skat.KindPush:
		return p.T(i18n.TablePush)
	case skat.KindAgree:
		return p.T(i18n.TableAgree)
	case skat.KindRefuse:
		return p.T(i18n.TableRefuse)
	}
	return e.optionText(v, coach.Option{Action: a})
}

// hintReason says what speaks for the advice. Where the figures speak for
// something else it says that.
func (e *Env) hintReason(m hintMsg) []string {
	h, v := m.hint, m.view
	if h.Verdict.Best < 0 || h.Measured < 0 {
		return nil
	}
	own, best := h.Verdict.Options[h.Measured], h.Verdict.Options[h.Verdict.Best]
	agrees := own.Right()
	if v.Phase() == skat.PhaseAuction {
		low, high := h.Verdict.Reach()
		agrees = high >= coach.Call(v)
		if h.Action.Kind == skat.KindPass {
			agrees = low == 0
		}
	}
	if agrees {
		return e.reason(coach.HowHigh, &v, h.Verdict, h.Measured)
	}
	name := e.optionText(v, best.Option)
	if v.Phase() == skat.PhaseAuction {
		name = e.Text.T(i18n.TablePass)
		if best.Option.Limit > 0 {
			name = e.Text.T(i18n.TableLimitTo, i18n.Args{"N": best.Option.Limit})
		}
	}
	return []string{e.Text.T(i18n.HintDoubt, i18n.Args{
		"Best": name, "Points": signed(int(math.Round(best.Points))), "Own": signed(int(math.Round(own.Points))),
	})}
}
