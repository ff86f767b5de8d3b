package tui

import (
	"context"
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// judging computes the verdicts of a review, while somebody looks at it or
// not: open-card values first, in order, then what the seats could know, two
// decisions at a time.
type judging struct {
	coach    *coach.Review
	sampling coach.Sampling
	open     []int // steps that await open-card values
	known    []int // steps that await sampled values
	all      int   // how many there were
	solver   *coach.OpenJudge
	ctx      context.Context
	cancel   context.CancelFunc
	gen      int
	err      error // why it stopped
}

// judgedMsg is what one command found out: of some steps the open-card values,
// or of one what its seat could know.
type judgedMsg struct {
	gen   int
	steps []int
	open  []*coach.Open // by steps
	known *coach.Known
	err   error
}

// newJudging has the decisions of me judged first, and those that r has a
// judgement of already not again.
func newJudging(r *coach.Review, me skat.Seat, s coach.Sampling) judging {
	j := judging{coach: r, sampling: s, open: r.OpenSteps()}
	j.known = r.KnownSteps(j.sampling, me)
	j.all = len(j.open) + len(j.known)
	j.open = slices.DeleteFunc(j.open, func(i int) bool { return r.Judged[i].Open != nil })
	j.known = slices.DeleteFunc(j.known, func(i int) bool { return r.Judged[i].Known != nil })
	return j
}

// start begins, or goes on where stop stopped it.
func (j *judging) start() tea.Cmd {
	if j.cancel != nil {
		return nil
	}
	j.gen++
	j.ctx, j.cancel = context.WithCancel(context.Background())
	j.solver = coach.NewOpenJudge()
	if len(j.open) > 0 {
		return j.judgeOpen()
	}
	return j.judgeKnown()
}

func (j *judging) stop() {
	if j.cancel != nil {
		j.cancel()
		j.cancel = nil
	}
}

// left is how many judgements are not there yet, of how many.
func (j *judging) left() (n, of int) { return len(j.open) + len(j.known), j.all }

const (
	openAtOnce  = 3 // cards that one command judges: a trick's
	knownAtOnce = 2 // commands that sample at a time
)

// judgeOpen has the next cards judged against open cards.
func (j *judging) judgeOpen() tea.Cmd {
	steps := j.open[:min(openAtOnce, len(j.open))]
	ctx, solver, r, gen := j.ctx, j.solver, j.coach, j.gen
	return func() tea.Msg {
		msg := judgedMsg{gen: gen, steps: steps}
		for _, i := range steps {
			o, err := solver.Judge(ctx, &r.States[i], r.Actions[i])
			if err != nil {
				msg.err = err
				return msg
			}
			msg.open = append(msg.open, o)
		}
		return msg
	}
}

// judgeKnown begins to sample.
func (j *judging) judgeKnown() tea.Cmd {
	var list []tea.Cmd
	for n := range min(knownAtOnce, len(j.known)) {
		list = append(list, j.sample(j.known[n]))
	}
	return tea.Batch(list...)
}

// sample has one decision judged by what its seat could know.
func (j *judging) sample(i int) tea.Cmd {
	ctx, sampling, r, gen := j.ctx, j.sampling, j.coach, j.gen
	return func() tea.Msg {
		k, err := sampling.Judge(ctx, &r.States[i], r.Actions[i])
		return judgedMsg{gen: gen, steps: []int{i}, known: k, err: err}
	}
}

// take takes in what a command found out and has the next judgement made.
func (j *judging) take(msg judgedMsg) tea.Cmd {
	if msg.gen != j.gen || j.cancel == nil {
		return nil
	}
	if msg.err != nil {
		j.err = msg.err
		j.stop()
		return nil
	}
	if msg.known == nil {
		for n, i := range msg.steps {
			j.coach.Judged[i].Open = msg.open[n]
		}
		if j.open = j.open[len(msg.steps):]; len(j.open) > 0 {
			return j.judgeOpen()
		}
		return j.judgeKnown()
	}
	i := msg.steps[0]
	j.coach.Judged[i].Known = msg.known
	j.known = slices.DeleteFunc(j.known, func(k int) bool { return k == i })
	if len(j.known) < knownAtOnce {
		return nil // the others are being sampled
	}
	return j.sample(j.known[knownAtOnce-1])
}
