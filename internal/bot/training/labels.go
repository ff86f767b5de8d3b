package training

import (
	"context"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// A Label is a hand that was played, or solved with open cards, and what came
// of it.
type Label struct {
	Holding        appraisal.Holding
	Won, Schneider bool
	// Of played games only: what the rivals had said, as of appraisal.Reach.
	Reach uint8
}

// labeller makes labels of random deals.
type labeller struct {
	model   *appraisal.Model
	outcome func(appraisal.Holding, skat.Layout) (Label, error)
	room    []appraisal.Laying
}

// Solve collects hands solved with open cards.
func Solve(ctx context.Context, r Run) error {
	return r.collect(ctx, func() dealer {
		s := solver.New()
		s.Limit(ctx, 0)
		return (&labeller{model: r.Model, outcome: func(h appraisal.Holding, l skat.Layout) (Label, error) { return solve(s, h, l) }}).deal
	})
}

// Try collects the same hands, played out by Clubs after an auction in which
// the others passed.
func Try(ctx context.Context, r Run) error {
	return r.collect(ctx, func() dealer {
		return (&labeller{model: r.Model, outcome: func(h appraisal.Holding, l skat.Layout) (Label, error) { return try(ctx, h, l) }}).deal
	})
}

// deal appends the labels of deal n of a seed to dst: of each seat the games
// that somebody might play with its cards.
func (l *labeller) deal(seed, n uint64, dst []Label) ([]Label, error) {
	rng := rand.New(rand.NewPCG(seed, n))
	layout := skat.DealPack(skat.Shuffle(rng))
	for _, s := range skat.Seats() {
		for _, h := range games(s) {
			h, ok := l.choose(h, layout.Hands[s.Index()], layout.Skat, rng)
			if !ok {
				continue
			}
			label, err := l.outcome(h, layout)
			if err != nil {
				return dst, err
			}
			dst = append(dst, label)
		}
	}
	return dst, nil
}

// games are the games that a seat can play.
func games(s skat.Seat) []appraisal.Holding {
	list := []appraisal.Holding{
		{Kind: appraisal.Grand, Seat: s}, {Kind: appraisal.Null, Seat: s}, {Kind: appraisal.NullOuvert, Seat: s},
	}
	for _, suit := range skat.Suits() {
		list = append(list, appraisal.Holding{Kind: appraisal.Suit, Suit: suit, Seat: s})
	}
	return list
}

// choose decides whether a game is worth a label, and lays two cards for it:
// mostly the best two, else any that are not much worse.
func (l *labeller) choose(h appraisal.Holding, ten, two skat.Cards, rng *rand.Rand) (appraisal.Holding, bool) {
	if rng.IntN(8) == 0 {
		h.Ten, h.Hand = ten, true
		return h, rng.Float64() < interest(h.Kind, l.model.Logit(h, appraisal.Won))
	}
	twelve := ten | two
	best := l.model.Lay(h, twelve)
	if rng.Float64() >= interest(h.Kind, best.Logit) {
		return h, false
	}
	if rng.IntN(5) < 2 {
		l.room = l.model.Layings(h, twelve, l.room[:0])
		near := l.room[:0]
		for _, x := range l.room {
			if x.Logit > best.Logit-1.5 {
				near = append(near, x)
			}
		}
		best = near[rng.IntN(len(near))]
	}
	h.Ten, h.Laid = twelve&^best.Laid, best.Laid
	return h, true
}

// interest is the share of hands of a logit that are labelled: most where the
// decisions lie, few of those that are sure or hopeless.
func interest(k appraisal.Kind, logit float64) float64 {
	if k == appraisal.Null || k == appraisal.NullOuvert {
		logit += 2 // open cards are hard on Null
	}
	switch {
	case logit < -3:
		return 0.004
	case logit < -1.5:
		return 0.06
	case logit < 0:
		return 0.35
	case logit < 3:
		return 0.8
	case logit < 5:
		return 0.4
	}
	return 0.15
}

// solve plays a hand with open cards.
func solve(s *solver.Solver, h appraisal.Holding, layout skat.Layout) (Label, error) {
	label := Label{Holding: h}
	p := solver.Position{Game: h.Game(), Declarer: h.Seat, Hands: layout.Hands, Trick: skat.Trick{Leader: skat.Forehand}}
	p.Hands[h.Seat.Index()] = h.Ten
	target := 1
	if h.Game() != skat.Null {
		p.Taken = h.Laid.Points()
		if h.Hand {
			p.Taken = layout.Skat.Points()
		}
		target = 61
	}
	var err error
	if label.Won, err = s.Reaches(p, target); err != nil || !label.Won || target == 1 {
		return label, err
	}
	label.Schneider, err = s.Reaches(p, 90)
	return label, err
}

// try has Clubs play a hand.
func try(ctx context.Context, h appraisal.Holding, layout skat.Layout) (Label, error) {
	d := skat.New(layout, skat.Rules{})
	exchange := []skat.Action{skat.PickUp(h.Seat), skat.Discard(h.Seat, h.Laid)}
	if h.Hand {
		exchange = []skat.Action{skat.PlayHand(h.Seat)}
	}
	exchange = append(exchange, skat.Declare(h.Seat, skat.Contract{Game: h.Game(), Hand: h.Hand, Ouvert: h.Kind == appraisal.NullOuvert}))
	for d.Phase() == skat.PhaseAuction {
		a := skat.Pass(d.ToMove())
		if d.ToMove() == h.Seat {
			a = stay(&d, h.Seat)
		}
		if err := d.Apply(a); err != nil {
			return Label{}, err
		}
	}
	for _, a := range exchange {
		if err := d.Apply(a); err != nil {
			return Label{}, err
		}
	}
	club := bot.NewClub(uint64(h.Ten))
	for d.Phase() != skat.PhaseDone {
		a, err := club.Act(ctx, d.View(d.ToMove()))
		if err != nil {
			return Label{}, err
		}
		if err := d.Apply(a); err != nil {
			return Label{}, err
		}
	}
	return ended(h, d.Result()), nil
}

// ended is the label of a hand that was played.
func ended(h appraisal.Holding, r skat.Result) Label {
	l := Label{Holding: h}
	if h.Kind >= appraisal.Null {
		l.Won = r.Tricks[h.Seat.Index()] == 0
		return l
	}
	points := r.Points[h.Seat.Index()]
	l.Won, l.Schneider = points >= 61, points >= 90
	return l
}
