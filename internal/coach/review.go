package coach

import (
	"fmt"
	"slices"

	"github.com/af22046e/skat/internal/skat"
)

// Review is a deal step by step, with what each decision was worth as far as
// that is known. It starts without judgements; [OpenJudge] and [Sampling] make
// them, in any order, and the caller puts them where they belong.
type Review struct {
	// Actions are those of the deal, in order.
	Actions []skat.Action
	// States has the deal before each action, and behind the last what it came
	// to: one more than Actions.
	States []skat.Deal
	// Judged has what is known of each action.
	Judged []Judgement
}

// NewReview returns the review of a deal, which need not be over.
func NewReview(d skat.Deal) (*Review, error) {
	r := &Review{Actions: d.Actions()}
	now := skat.New(d.Layout(), d.Rules())
	for i, a := range r.Actions {
		r.States = append(r.States, now)
		r.Judged = append(r.Judged, Judgement{Options: freedom(&now, a)})
		if err := now.Apply(a); err != nil {
			return nil, fmt.Errorf("review, action %d: %w", i+1, err)
		}
	}
	r.States = append(r.States, now)
	return r, nil
}

// freedom returns between how many actions the choice of a lay. Who has one card
// left to play and gives up or claims instead has chosen.
func freedom(d *skat.Deal, a skat.Action) int {
	if d.Phase() != skat.PhasePlay || a.Kind != skat.KindPlay {
		return 2
	}
	return len(d.Legal(d.ToMove()))
}

// Judgement is what is known of one decision.
type Judgement struct {
	Options int    // how many there were; 1: nothing was to be decided
	Open    *Open  // against open-card best play; nil: not known, or no card
	Known   *Known // by what the seat could know; nil: not known
}

// OpenSteps returns the actions that [OpenJudge] judges, in order.
func (r *Review) OpenSteps() []int {
	var list []int
	for i, a := range r.Actions {
		if a.Kind == skat.KindPlay || a.Kind == skat.KindConcede {
			list = append(list, i)
		}
	}
	return list
}

// KnownSteps returns the actions that a [Sampling] judges: cards before the
// rest, and those of a seat before the others'. Of what a seat says in the
// auction it is the last, for that is how far it went.
func (r *Review) KnownSteps(s Sampling, first skat.Seat) []int {
	said := map[skat.Seat]int{}
	for i, a := range r.Actions {
		if r.States[i].Phase() == skat.PhaseAuction {
			said[a.Seat] = i
		}
	}
	var parts [4][]int
	for i, a := range r.Actions {
		d := &r.States[i]
		if !s.Judges(d, a) || d.Phase() == skat.PhaseAuction && said[a.Seat] != i {
			continue
		}
		part := 0
		if d.Phase() != skat.PhasePlay {
			part = 2
		}
		if a.Seat != first {
			part++
		}
		parts[part] = append(parts[part], i)
	}
	return slices.Concat(parts[:]...)
}
