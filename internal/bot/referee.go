package bot

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/af22046e/skat/internal/skat"
)

// Observer is a [Player] that wants to be told how a deal ended.
type Observer interface {
	// Observe is given the seat's View when the deal is over.
	Observe(v skat.View)
}

// Referee has three players play a deal.
type Referee struct {
	Rules skat.Rules
	Now   func() time.Time // the clock that thinking is measured by
}

// Lapse is a question that a player did not answer legally; [Fallback] was
// played for it.
type Lapse struct {
	Seat  skat.Seat
	Phase skat.Phase
	Late  bool // no answer in time
	Err   error
}

// Thinking is how long a player took for its answers.
type Thinking struct {
	Answers int
	Total   time.Duration
	Worst   time.Duration
}

// Add joins what two Thinkings measured.
func (t Thinking) Add(o Thinking) Thinking {
	return Thinking{Answers: t.Answers + o.Answers, Total: t.Total + o.Total, Worst: max(t.Worst, o.Worst)}
}

// Protocol is a deal that was played, and how.
type Protocol struct {
	Deal     skat.Deal
	Lapses   []Lapse
	Thinking [3]Thinking // by Seat.Index
}

// Play plays a deal to its end. The players sit by Seat.Index; an [Observer]
// among them is told the end. The only error is ctx's.
func (r Referee) Play(ctx context.Context, l skat.Layout, players [3]Player) (Protocol, error) {
	return r.Finish(ctx, skat.New(l, r.Rules), players)
}

// Open plays a deal up to its first card: the auction, the skat, the game and
// Kontra. A deal that is passed in is over. The only error is ctx's.
func (r Referee) Open(ctx context.Context, l skat.Layout, players [3]Player) (skat.Deal, error) {
	p := Protocol{Deal: skat.New(l, r.Rules)}
	for p.Deal.Phase() != skat.PhasePlay && p.Deal.Phase() != skat.PhaseDone {
		if err := r.step(ctx, &p, players); err != nil {
			return p.Deal, err
		}
	}
	return p.Deal, nil
}

// Finish plays on from where a deal stands, as Play does from its beginning.
func (r Referee) Finish(ctx context.Context, d skat.Deal, players [3]Player) (Protocol, error) {
	p := Protocol{Deal: d}
	for p.Deal.Phase() != skat.PhaseDone {
		if err := r.step(ctx, &p, players); err != nil {
			return p, err
		}
	}
	for i, player := range players {
		if o, ok := player.(Observer); ok {
			o.Observe(p.Deal.View(skat.SeatAt(i)))
		}
	}
	return p, nil
}

// step has the player to move do one action, or [Fallback] for it.
func (r Referee) step(ctx context.Context, p *Protocol, players [3]Player) error {
	d := &p.Deal
	seat := d.ToMove()
	v := d.View(seat)
	start := r.Now()
	a, err := players[seat.Index()].Act(ctx, v)
	took := r.Now().Sub(start)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	t := &p.Thinking[seat.Index()]
	*t = t.Add(Thinking{Answers: 1, Total: took, Worst: took})
	if err == nil {
		err = apply(d, seat, a)
	}
	if err == nil {
		return nil
	}
	p.Lapses = append(p.Lapses, Lapse{Seat: seat, Phase: d.Phase(), Late: errors.Is(err, context.DeadlineExceeded), Err: err})
	if err := d.Apply(Fallback(v)); err != nil {
		return fmt.Errorf("fallback: %w", err) // unreachable: it is legal
	}
	return nil
}

// apply does what a player chose: in its own name, and no resignation, which
// is for records from elsewhere.
func apply(d *skat.Deal, seat skat.Seat, a skat.Action) error {
	if a.Seat != seat || a.Kind == skat.KindResign {
		return fmt.Errorf("action %v of %v: not one that a player has", a, seat)
	}
	return d.Apply(a)
}
