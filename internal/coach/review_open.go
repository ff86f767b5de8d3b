package coach

import (
	"context"
	"fmt"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// Unit is what an open-card value counts.
type Unit uint8

// The units.
const (
	// UnitPoints are the declarer's card points at the end, the skat included.
	UnitPoints Unit = iota
	// UnitGame is 1 when the declarer makes a Null, or an announced Schwarz,
	// else 0.
	UnitGame
	// UnitRamsch are the card points that the player can be made to take when
	// both others play together against him.
	UnitRamsch
)

// Standing is what open-card best play makes of a game with a declarer.
type Standing uint8

// The standings, from the declarer's worst to his best.
const (
	NoStanding    Standing = iota // Ramsch
	LostSchneider                 // 30 points or fewer
	Lost
	Won
	WonSchneider // 90 points or more
)

// Open is one decision against best play with all cards open.
type Open struct {
	Unit Unit
	// Values has every card that could be played with the value that best play
	// by all leads to from there.
	Values []solver.CardValue
	// Best and Played are the values of the best card and of the one played;
	// Cost is how much worse that is for who played it, 0 or more.
	Best, Played, Cost int
	// Before and After are what the game comes to with either.
	Before, After Standing
}

// Turned tells whether the decision gave the game away: won and lost changed
// places.
func (o *Open) Turned() bool {
	return o.Before != NoStanding && (o.Before >= Won) != (o.After >= Won)
}

// BestCards are the cards that lead to the best value.
func (o *Open) BestCards() skat.Cards {
	var s skat.Cards
	for _, v := range o.Values {
		if v.Value == o.Best {
			s = s.With(v.Card)
		}
	}
	return s
}

// OpenJudge judges cards against open-card best play. It is not safe for
// concurrent use, and fastest when it is asked for the cards of a deal in
// order.
type OpenJudge struct {
	solver *solver.Solver
}

// NewOpenJudge returns a judge.
func NewOpenJudge() *OpenJudge { return &OpenJudge{solver.New()} }

// Judge judges an action of d, the deal before it: a card, or the declarer's
// giving up. For another it returns nil.
func (j *OpenJudge) Judge(ctx context.Context, d *skat.Deal, a skat.Action) (*Open, error) {
	if d.Phase() != skat.PhasePlay || a.Kind != skat.KindPlay && a.Kind != skat.KindConcede {
		return nil, nil
	}
	j.solver.Limit(ctx, 0)
	o := Open{Unit: unitOf(d.Contract())}
	var err error
	if o.Unit == UnitGame && d.Contract().Game != skat.Null {
		o.Values, err = sweepValues(ctx, d)
	} else {
		o.Values, err = j.solver.Each(position(d, d.ToMove()))
	}
	if err != nil {
		return nil, fmt.Errorf("open-card values: %w", err)
	}
	if a.Kind == skat.KindConcede {
		o.conceded(d)
		return &o, nil
	}
	o.compare(d, a.Card)
	return &o, nil
}

func unitOf(c skat.Contract) Unit {
	switch {
	case c.Game == skat.Ramsch:
		return UnitRamsch
	case c.Game == skat.Null || c.Schwarz:
		return UnitGame
	}
	return UnitPoints
}

// position is a deal in play as the solver takes it; in Ramsch me is whose
// card points are asked for.
func position(d *skat.Deal, me skat.Seat) solver.Position {
	p := solver.Position{Game: d.Contract().Game, Declarer: d.Declarer(), Trick: d.Trick()}
	for _, s := range skat.Seats() {
		p.Hands[s.Index()] = d.Hand(s)
	}
	if p.Game == skat.Ramsch {
		p.Declarer = me
		if d.Rules().RamschSkat == skat.SkatToLastTrick {
			p.LastTrick = d.Skat().Points()
		}
		p.Taken = d.TrickPoints(me)
		return p
	}
	p.Taken = d.TrickPoints(p.Declarer) + d.Skat().Points()
	return p
}

// compare takes up which card was played.
func (o *Open) compare(d *skat.Deal, played skat.Card) {
	many := d.ToMove() == d.Declarer() // who wants the value to be high
	o.Best = o.Values[0].Value
	for _, v := range o.Values {
		if many == (v.Value > o.Best) {
			o.Best = v.Value
		}
		if v.Card == played {
			o.Played = v.Value
		}
	}
	o.Cost = max(o.Best-o.Played, o.Played-o.Best)
	o.Before, o.After = standing(d, o.Unit, o.Best), standing(d, o.Unit, o.Played)
}

// conceded takes up that the declarer gave up: what he could still have
// reached, against a lost game. Whoever is to move plays best.
func (o *Open) conceded(d *skat.Deal) {
	many := d.ToMove() == d.Declarer()
	o.Best = o.Values[0].Value
	for _, v := range o.Values {
		if many == (v.Value > o.Best) {
			o.Best = v.Value
		}
	}
	o.Values = nil
	o.Before, o.After = standing(d, o.Unit, o.Best), Lost
	if o.Before >= Won {
		o.Cost = o.Best
	} else {
		o.Before = Lost // at the levels declared, no Schneider is invented
	}
}

// standing returns what a value comes to.
func standing(d *skat.Deal, u Unit, value int) Standing {
	switch {
	case u == UnitRamsch:
		return NoStanding
	case u == UnitGame && value == 1 && winnable(d):
		return Won
	case u == UnitGame:
		return Lost
	case value <= 30:
		return LostSchneider
	case value < needed(d):
		return Lost
	case value >= 90:
		return WonSchneider
	}
	return Won
}

// winnable tells whether the bid is covered when the contract is made.
func winnable(d *skat.Deal) bool {
	i := d.Declarer().Index()
	return d.Contract().Least(d.Layout().Hands[i]|d.Layout().Skat) >= d.Bid()
}

// needed returns the card points with which the declarer wins: those of the
// contract, 90 where only Schneider covers the bid, 121 where that does not
// either. (A bid that only Schwarz covers counts as lost.)
func needed(d *skat.Deal) int {
	c := d.Contract()
	i := d.Declarer().Index()
	matadors := c.Game.Matadors(d.Layout().Hands[i] | d.Layout().Skat)
	switch {
	case c.Value(matadors, c.Schneider, c.Schwarz) >= d.Bid():
		return c.NeedsPoints()
	case c.Value(matadors, true, c.Schwarz) >= d.Bid():
		return 90
	}
	return 121
}
