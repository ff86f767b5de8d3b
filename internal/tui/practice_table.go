package tui

import (
	"math/rand/v2"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// practising is what is different at a table where something is practised: it
// is not kept, and leaving it asks nothing.
type practising struct {
	title string
	// answer takes what the player decides; nil where the deal is played on.
	answer func(coach.Answer) tea.Cmd
	// allows returns why an action cannot be the answer, where there is one.
	allows func(skat.Action) error
	kind   coach.Kind
	// skips tells that the bots play the cards, the player's too.
	skips bool
	// again opens the next table when the result was seen; nil: back.
	again func() tea.Cmd
}

// answerTo is what an action answers to a drill.
func (t *table) answerTo(a skat.Action) coach.Answer {
	if t.view.Phase() != skat.PhaseAuction {
		return coach.Answer{Action: a}
	}
	switch {
	case a.Kind == skat.KindPass:
		return coach.Answer{}
	case t.limit > 0:
		return coach.Answer{Limit: t.limit}
	}
	return coach.Answer{Limit: coach.Call(t.view)}
}

// drillDecision is what a drill asks: as at the table, but that it asks either
// for the first call alone or for the limit, and for the game before the
// discard where that is practised.
func (t *table) drillDecision() decision {
	d := t.question()
	switch t.practice.kind {
	case coach.WhichGame, coach.NullOrNot:
		return t.declare()
	}
	call, asked := d.(*choice)
	if !asked || t.view.Phase() != skat.PhaseAuction {
		return d
	}
	if t.practice.kind == coach.BidOrPass {
		call.options = call.options[:2]
		return call
	}
	call.ask = t.env.Text.T(i18n.PracticeHowFar)
	call.options = call.options[1:]
	call.options[0], call.options[1] = call.options[1], call.options[0]
	call.options[0].keys = []string{"m", "y", "j"}
	return call
}

// playOut is the table on which a drill's deal is played on.
func (e *Env) playOut(d coach.Drill) (screen, error) {
	m, err := e.oneDeal(&d.Deal, d.Seat())
	if err != nil {
		return nil, err
	}
	t := newTable(e, m, nil).(*table)
	t.practice = &practising{title: e.Text.T(i18n.PracticePlayOut)}
	return t, nil
}

// freeTable is a fresh deal to be bid and declared; the bots play it.
func (e *Env) freeTable() (screen, error) {
	rng := rand.NewPCG(e.drillSeed(), 0)
	d := skat.New(skat.DealPack(skat.Shuffle(rng)), coach.Rules(coach.Whole))
	m, err := e.oneDeal(&d, skat.SeatAt(int(rng.Uint64()%3)))
	if err != nil {
		return nil, err
	}
	t := newTable(e, m, nil).(*table)
	t.practice = &practising{
		title: e.Text.T(i18n.PracticeFree), skips: true,
		again: func() tea.Cmd { return e.openWith(e.freeTable, replace) },
	}
	return t, nil
}
