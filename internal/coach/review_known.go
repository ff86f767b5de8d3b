package coach

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// Choice is one thing that a seat could do, by what it could know.
type Choice struct {
	Action skat.Action
	// Win is the chance that the seat's side wins the game, 0 to 1.
	Win float64
	// Points is what it brings on average in tournament points; in Ramsch the
	// own score less the mean of the others'.
	Points float64
	// Behind is by how much it falls short of the best choice, in win chance, and
	// Error the standard error of that, over the same samples.
	Behind, Error float64
}

// Known is one decision by what the seat could know.
type Known struct {
	Choices []Choice // best first
	Taken   Choice
	// InPoints tells that the choices are told apart by Points, and not by Win:
	// before the first card, and in Ramsch.
	InPoints bool
	Samples  int
	// All tells that the samples are all ways in which the cards may lie: then
	// nothing is left to chance, and the choices' errors are 0.
	All bool
}

// Margin is how far Cost may be from the truth at a confidence of 95 %.
func (k *Known) Margin() float64 { return confident * k.Taken.Error }

// Right tells whether the action taken is the best by its number as that is
// told: in whole per cent, or whole points.
func (k *Known) Right() bool {
	if k.InPoints {
		return k.Cost() <= perPoint/2
	}
	return k.Cost() <= least
}

// Unproven tells that the action taken has a worse number than the best, but
// by no more than what the samples may be wrong by.
func (k *Known) Unproven() bool { return !k.Right() && k.Cost() <= k.Margin() }

// Cost is how much win chance the action taken gave away, 0 or more; where
// choices are told apart by points, those that it lost times perPoint.
func (k *Known) Cost() float64 { return max(0, k.Taken.Behind) }

// Lost is how many points the action taken lost on average, where choices are
// told apart by points.
func (k *Known) Lost() float64 { return InPoints(k.Cost()) }

// InPoints is how many tournament points count as much as a win chance.
func InPoints(chance float64) float64 { return chance / perPoint }

// Sampling judges decisions by what their seats could know: it samples the
// cards that they could not see. Equal Samplings judge alike.
type Sampling struct {
	Seed   uint64
	Worlds int // ways in which the unseen cards may lie, for a card
	Deals  int // deals played out, for a decision before the first card
}

// Judges tells whether Judge has anything to say of an action of d, the deal
// before it: of cards, of giving up in one's turn, and of what is said and laid
// away in a game with a declarer.
func (s Sampling) Judges(d *skat.Deal, a skat.Action) bool {
	if a.Seat != d.ToMove() || freedom(d, a) <= 1 {
		return false
	}
	switch d.Phase() {
	case skat.PhasePlay:
		return a.Kind == skat.KindPlay || a.Kind == skat.KindConcede
	case skat.PhaseDiscard:
		return a.Kind == skat.KindDiscard && d.Declarer() != skat.NoSeat
	case skat.PhaseAuction, skat.PhasePickUp, skat.PhaseDeclare, skat.PhaseKontra, skat.PhaseRe:
		return a.Kind != skat.KindResign
	}
	return false
}

// Judge judges an action of d, the deal before it.
func (s Sampling) Judge(ctx context.Context, d *skat.Deal, a skat.Action) (*Known, error) {
	judge := s.game
	if d.Phase() == skat.PhasePlay {
		judge = s.card
	}
	k, err := judge(ctx, d.View(a.Seat), a)
	if err != nil {
		return nil, fmt.Errorf("sampled values: %w", err)
	}
	slices.SortStableFunc(k.Choices, func(a, b Choice) int { return cmp.Compare(a.Behind, b.Behind) })
	return k, nil
}

// deeper is how many times as many samples are taken where those of a Sampling
// leave the grade open.
const deeper = 3

// open tells whether more samples may change the grade: the action taken looks
// worse than the best, and the error that excuses it is beyond the least cost
// that is told from fine.
func (k *Known) open() bool { return k.Unproven() && k.Margin() > InaccuracyFrom }

// card asks the Expert about the cards that could be played.
func (s Sampling) card(ctx context.Context, v skat.View, taken skat.Action) (*Known, error) {
	k, err := s.cards(ctx, v, taken, s.Worlds)
	if err == nil && k.open() {
		return s.cards(ctx, v, taken, s.Worlds*deeper)
	}
	return k, err
}

func (s Sampling) cards(ctx context.Context, v skat.View, taken skat.Action, worlds int) (*Known, error) {
	all, err := bot.Consider(ctx, v, s.Seed, worlds)
	if err != nil {
		return nil, err
	}
	k := &Known{Samples: all.Worlds, All: all.All, InPoints: v.Contract().Game == skat.Ramsch}
	for _, c := range all.Cards {
		o := Choice{Action: skat.Play(v.Seat, c.Card), Win: c.Win, Points: c.Points, Behind: c.Behind, Error: c.BehindError}
		if k.InPoints {
			o.Behind, o.Error = o.Behind*perPoint, o.Error*perPoint
		}
		if o.Action == taken {
			k.Taken = o
		}
		k.Choices = append(k.Choices, o)
	}
	if taken.Kind == skat.KindConcede {
		k.concede(taken, all.Cards)
	}
	if k.Taken.Action != taken {
		return nil, fmt.Errorf("%v: none of the choices that are measured", taken)
	}
	return k, nil
}

// concede takes up giving up: it loses for certain, so the best card's chance
// to win is what it gives away. What it brings in points is not measured.
func (k *Known) concede(taken skat.Action, cards []bot.Considered) {
	for _, c := range cards {
		if o := (Choice{Action: taken, Behind: c.Win, Error: c.Error}); o.Behind >= k.Taken.Behind {
			k.Taken = o
		}
	}
	k.Choices = append(k.Choices, k.Taken)
}

// game has the choices before the first card played out.
func (s Sampling) game(ctx context.Context, v skat.View, taken skat.Action) (*Known, error) {
	study, err := NewStudy(v, AskMove, s.Seed)
	if err != nil {
		return nil, err
	}
	limit := 0
	if v.Phase() == skat.PhaseAuction && taken.Kind != skat.KindPass {
		limit = max(Call(v), int(taken.Value))
	}
	at := study.IndexOf(limit, taken)
	if at < 0 {
		return nil, fmt.Errorf("%v: none of the choices that are measured", taken)
	}
	if err := study.Run(ctx, s.Deals, 0, at); err != nil {
		return nil, err
	}
	k := knownOf(study.Verdict(), &v, taken, at)
	if !k.open() {
		return k, nil
	}
	if err := study.Run(ctx, s.Deals*deeper, 0, at); err != nil {
		return nil, err
	}
	return knownOf(study.Verdict(), &v, taken, at), nil
}

// knownOf takes up what was measured before the first card; the action taken
// is option number at.
func knownOf(verdict Verdict, v *skat.View, taken skat.Action, at int) *Known {
	k := &Known{Samples: verdict.Samples, InPoints: true}
	if v.Phase() == skat.PhaseAuction {
		k.auction(verdict, taken, max(Call(*v), verdict.Options[at].Option.Limit))
		return k
	}
	for _, i := range verdict.Choices() {
		if c := verdict.choice(i, verdict.Options[i].Option.Action); i == at {
			k.Taken = c
			k.Choices = append(k.Choices, c)
		} else if len(k.Choices) < mostChoices {
			k.Choices = append(k.Choices, c)
		}
	}
	return k
}

// mostChoices are told of many that there were.
const mostChoices = 6

// choice is option i. Its points are told on the samples that it shares with the
// best, of which it may have fewer, so that they say what Behind says.
func (v Verdict) choice(i int, a skat.Action) Choice {
	e := v.Options[i]
	win, _, _ := e.Win()
	behind := max(0, e.Behind)
	return Choice{Action: a, Win: win, Points: v.Options[v.Best].Points - behind, Behind: behind * perPoint, Error: e.BehindError * perPoint}
}

// auction takes up what passing is worth, and going on: as far as is best from
// there. A call leaves open how far one goes.
func (k *Known) auction(v Verdict, taken skat.Action, need int) {
	on := -1
	for _, i := range v.Choices() {
		if v.Options[i].Option.Limit >= need && (on < 0 || v.Options[i].Behind < v.Options[on].Behind) {
			on = i
		}
	}
	call := taken
	if taken.Kind == skat.KindPass {
		call = skat.Bid(taken.Seat, need)
	}
	pass := v.choice(0, skat.Pass(taken.Seat))
	k.Taken, k.Choices = pass, []Choice{pass}
	if on >= 0 && need > 0 { // no value is left else
		c := v.choice(on, call)
		k.Choices = append(k.Choices, c)
		if taken.Kind != skat.KindPass {
			k.Taken = c
		}
	}
}
