package training

import (
	"context"
	"fmt"
	"io"
	"sync"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

// passTally counts what became of deals that were passed.
type passTally struct{ deals, declared, won, wonValue, lostValue int }

type passTallies [appraisal.NumPasses][appraisal.PassStrengths]passTally

// near is how close to indifferent a player is whose pass is counted, in the
// points of the stakes: only there it matters what passing is worth.
const near = 45.0

// LearnPassing plays deals in which one player passes at one of its decisions
// that were nearly even, whatever it would have done, and learns what
// passing comes to.
func LearnPassing(ctx context.Context, r Run, o bot.ExpertOptions, deals int) error {
	o.Model = r.Model
	const stretch = 600
	var all passTallies
	for first := 0; first < deals; first += stretch {
		n := max(1, r.Workers)
		parts, errs := make([]passTallies, n), make([]error, n)
		var workers sync.WaitGroup
		for w := range n {
			workers.Go(func() {
				for i := w; i < min(stretch, deals-first) && errs[w] == nil; i += n {
					errs[w] = gamester{ctx, o, r.Model}.pass(r.Seed, uint64(first+i+1), &parts[w])
				}
			})
		}
		workers.Wait()
		for w := range n {
			if errs[w] != nil {
				return errs[w]
			}
			all.add(&parts[w])
		}
		fmt.Fprintf(r.Out, "%d of %d deals\n", min(first+stretch, deals), deals)
	}
	all.teach(&r.Model.Passing, r.Out)
	r.Model.Origin.Passes = uint32(deals)
	return nil
}

func (t *passTallies) add(o *passTallies) {
	for i := range t {
		for j := range t[i] {
			t[i][j].join(&o[i][j])
		}
	}
}

// pass plays a deal once for each seat as the one that passes.
func (g gamester) pass(seed, n uint64, to *passTallies) error {
	return g.each(seed, n, func(t *sitting, s skat.Seat) error { return t.passedBy(s, to) })
}

// passedBy plays on until s has a nearly even decision and passes there.
func (t *sitting) passedBy(s skat.Seat, to *passTallies) error {
	for t.deal.Phase() == skat.PhaseAuction {
		if t.deal.ToMove() != s {
			if err := t.act(); err != nil {
				return err
			}
			continue
		}
		v := t.deal.View(s)
		play, pass := t.options.Prospects(&v)
		if play < pass-near {
			return nil // it passes anyhow, and far from even
		}
		if play > pass+near || t.rng.IntN(3) == 0 { // it goes on
			if err := t.deal.Apply(stay(&t.deal, s)); err != nil {
				return err
			}
			continue
		}
		tally := &to[bot.SituationOfPass(&v)][appraisal.Strength(v.Dealt)]
		if err := t.deal.Apply(skat.Pass(s)); err != nil {
			return err
		}
		for t.deal.Phase() != skat.PhaseDone {
			if err := t.act(); err != nil {
				return err
			}
		}
		tally.count(t.deal.Result())
		return nil
	}
	return nil
}

func (t *passTally) count(r skat.Result) {
	t.deals++
	if r.Declarer == skat.NoSeat {
		return
	}
	t.declared++
	if r.Outcome == skat.Won {
		t.won++
		t.wonValue += r.Score[r.Declarer.Index()]
	} else {
		t.lostValue -= r.Score[r.Declarer.Index()] / 2
	}
}

// teach turns the counts into means. A class with few deals leans on its
// situation, and this on all.
func (t *passTallies) teach(p *appraisal.Passing, out io.Writer) {
	const few = 40
	var all passTally
	for i := range t {
		for j := range t[i] {
			all.join(&t[i][j])
		}
	}
	base := all.mean(appraisal.Passed{Declared: 0.9, Won: 0.8, WonValue: 35, LostValue: 35}, few)
	names := [...]string{"first", "last", "one rival", "one rival, 24 or more", "two rivals"}
	for i := range t {
		var situation passTally
		for j := range t[i] {
			situation.join(&t[i][j])
		}
		base.Declared = certainty[i]
		mean := situation.mean(base, few)
		fmt.Fprintf(out, "%s: %d deals, %+.2f\n", names[i], situation.deals, mean)
		for j := range t[i] {
			p[i][j] = t[i][j].mean(mean, few)
			fmt.Fprintf(out, "    strength %d: %d deals, %+.2f\n", j, t[i][j].deals, p[i][j])
		}
	}
}

// certainty is a first guess of the share of deals that another declares: once
// somebody has called it is certain.
var certainty = [appraisal.NumPasses]float32{appraisal.PassFirst: 0.7, appraisal.PassLast: 0, appraisal.PassOne: 1, appraisal.PassHigh: 1, appraisal.PassTwo: 1}

func (t *passTally) join(o *passTally) {
	t.deals += o.deals
	t.declared += o.declared
	t.won += o.won
	t.wonValue += o.wonValue
	t.lostValue += o.lostValue
}

// mean returns the shares and values, with some deals of a prior mixed in.
func (t *passTally) mean(prior appraisal.Passed, weight float64) appraisal.Passed {
	mix := func(sum, n int, prior float32) float32 {
		return float32((float64(sum) + weight*float64(prior)) / (float64(n) + weight))
	}
	return appraisal.Passed{
		Declared: mix(t.declared, t.deals, prior.Declared), Won: mix(t.won, t.declared, prior.Won),
		WonValue: mix(t.wonValue, t.won, prior.WonValue), LostValue: mix(t.lostValue, t.declared-t.won, prior.LostValue),
	}
}
