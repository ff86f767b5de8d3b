package coach

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// result is what a deal came to for a seat.
type result struct {
	points   float64 // as Lead
	won      bool    // by the seat's side
	declarer bool    // the seat was it
	contract skat.Contract
}

// Lead returns what a finished deal is worth to a seat at a table of three, in
// Seeger-Fabian points (RULES.md section 10): its own less the average of the
// others'. That is what it gains on the table; without the others' part Kontra
// would not matter to a defender, nor a game that is left to another.
func Lead(r skat.Result, seat skat.Seat) float64 {
	own, all := 0, 0
	for _, s := range skat.Seats() {
		p := r.Score[s.Index()]
		switch {
		case r.Outcome == skat.Won && s == r.Declarer:
			p += 50
		case r.Outcome == skat.Lost && s == r.Declarer:
			p -= 50
		case r.Outcome == skat.Lost:
			p += 40
		}
		all += p
		if s == seat {
			own = p
		}
	}
	return float64(own) - float64(all-own)/2
}

// branch is how a sample's auction ends for one who goes as far as reach.
type branch struct {
	reach int // the next call would be above it
	result
}

// play plays a sample with an option to its end.
func (s *Study) play(ctx context.Context, sample int, o Option) (result, error) {
	d, err := s.world(ctx, sample)
	if err != nil {
		return result{}, err
	}
	if s.view.Phase() != skat.PhaseAuction {
		return s.finish(ctx, sample, &d, o)
	}
	if o.If {
		s.othersPass(&d)
		return s.finish(ctx, sample, &d, o)
	}
	list, err := s.auction(ctx, sample, d, o.Limit)
	if err != nil {
		return result{}, err
	}
	for _, b := range list {
		if b.reach >= o.Limit {
			return b.result, nil
		}
	}
	return list[len(list)-1].result, nil // unreachable: the last reaches any limit
}

// auction plays a sample's auction with the seat calling on and on, and at each
// of its calls the deal in which it passes there; as far as the limit needs.
func (s *Study) auction(ctx context.Context, sample int, d skat.Deal, limit int) ([]branch, error) {
	list := s.branches[sample]
	if n := len(list); n > 0 && list[n-1].reach >= limit {
		return list, nil
	}
	list = nil
	for d.Phase() == skat.PhaseAuction {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		v := d.View(d.ToMove())
		if v.Seat != s.view.Seat {
			_ = d.Apply(s.call(sample, &v))
			continue
		}
		need := Call(v)
		passes := d
		_ = passes.Apply(skat.Pass(v.Seat))
		r, err := s.known(ctx, sample, len(list), &passes)
		if err != nil {
			return nil, err
		}
		reach := need - 1
		if need == 0 {
			reach = math.MaxInt
		}
		list = append(list, branch{reach, r})
		if reach >= limit {
			s.branches[sample] = list
			return list, nil
		}
		_ = d.Apply(callTo(&v, need))
	}
	r, err := s.finish(ctx, sample, &d, Option{})
	if err != nil {
		return nil, err
	}
	list = append(list, branch{math.MaxInt, r})
	s.branches[sample] = list
	return list, nil
}

// known returns the result of the n-th branch of a sample, where it was played
// before, else plays it.
func (s *Study) known(ctx context.Context, sample, n int, d *skat.Deal) (result, error) {
	if old := s.branches[sample]; n < len(old) {
		return old[n].result, nil
	}
	for d.Phase() == skat.PhaseAuction {
		v := d.View(d.ToMove())
		_ = d.Apply(s.call(sample, &v))
	}
	return s.finish(ctx, sample, d, Option{})
}

// timid is by how much of Club's limit the others stop short of it at most.
// Were it always the very limit, a call would cost nothing that another is
// sure to go above, and with the poorest cards one could call as one likes.
const timid = 0.3

// call is what another seat says in the auction: by Club's limit, cut by a part
// that is drawn for each sample and seat.
func (s *Study) call(sample int, v *skat.View) skat.Action {
	rng := rand.New(rand.NewPCG(s.seed^uint64(v.Seat)<<60, uint64(sample)+1))
	limit := float64(s.limit(v)) * (1 - timid*rng.Float64())
	need := Call(*v)
	if need != 0 && float64(need) <= limit || need == 18 && limit > 0 {
		return callTo(v, need)
	}
	return skat.Pass(v.Seat)
}

// callTo says yes to the value on the table, or calls it.
func callTo(v *skat.View, value int) skat.Action {
	if _, hearer := v.Caller(); hearer == v.Seat {
		return skat.Hold(v.Seat)
	}
	return skat.Bid(v.Seat, value)
}

// othersPass has the seat call once and everybody else pass.
func (s *Study) othersPass(d *skat.Deal) {
	for d.Phase() == skat.PhaseAuction {
		v := d.View(d.ToMove())
		a := skat.Pass(v.Seat)
		if v.Seat == s.view.Seat {
			a = callTo(&v, Call(v))
		}
		_ = d.Apply(a)
	}
}

// finish plays a deal, which came from a sample, with the option's plan to its
// end.
func (s *Study) finish(ctx context.Context, sample int, d *skat.Deal, o Option) (result, error) {
	me := s.view.Seat
	for first := true; d.Phase() != skat.PhaseDone; first = false {
		if d.Phase() == skat.PhasePlay && d.Declarer() != skat.NoSeat && s.view.Phase() != skat.PhasePlay {
			if err := s.playCards(ctx, sample, d); err != nil {
				return result{}, err
			}
			break
		}
		v := d.View(d.ToMove())
		a, err := skat.Action{}, error(nil)
		switch {
		case v.Seat == me && d.Phase() == skat.PhasePickUp && o.Action.Kind != skat.NoKind, first && s.view.Phase() != skat.PhaseAuction:
			a = o.Action
		case v.Seat == me && d.Phase() == skat.PhaseDiscard && o.Contract.Game != skat.NoGame:
			a = skat.Discard(me, bot.Lay(o.Contract, v.Hand))
		case v.Seat == me && d.Phase() == skat.PhaseDeclare && o.Contract.Game != skat.NoGame:
			a = skat.Declare(me, o.Contract)
		default:
			if a, err = s.players[v.Seat.Index()].Act(ctx, v); ctx.Err() != nil {
				return result{}, ctx.Err()
			}
		}
		if err == nil {
			err = d.Apply(a)
		}
		if err != nil {
			if err := d.Apply(bot.Fallback(v)); err != nil {
				return result{}, err // unreachable: it is legal
			}
		}
	}
	return s.resultOf(d), nil
}

func (s *Study) resultOf(d *skat.Deal) result {
	me := s.view.Seat
	r := d.Result()
	declarer := r.Declarer == me && me != skat.NoSeat
	return result{
		points: Lead(r, me), won: r.Outcome == skat.Won && declarer || r.Outcome == skat.Lost && !declarer,
		declarer: declarer, contract: d.Contract(),
	}
}

// playKey is what Club's cards in a sample depend on: the bids that led there
// do not matter any more.
type playKey struct {
	sample     int
	declarer   skat.Seat
	contract   skat.Contract
	laid       skat.Cards
	kontra, re bool
}

// playCards plays all ten tricks: as in the same game of the sample before,
// where there was one.
func (s *Study) playCards(ctx context.Context, sample int, d *skat.Deal) error {
	key := playKey{
		sample: sample, declarer: d.Declarer(), contract: d.Contract(), laid: d.View(d.Declarer()).Laid,
		kontra: d.Kontra() != skat.NoSeat, re: d.Re(),
	}
	cards, known := s.played[key]
	for i := 0; d.Phase() == skat.PhasePlay; i++ {
		if known {
			if err := d.Apply(skat.Play(d.ToMove(), cards[i])); err != nil {
				return err // unreachable: it was legal before
			}
			continue
		}
		v := d.View(d.ToMove())
		a, err := s.players[v.Seat.Index()].Act(ctx, v)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil || d.Apply(a) != nil {
			if a = bot.Fallback(v); d.Apply(a) != nil {
				return fmt.Errorf("study: %v is not legal", a) // unreachable: it is
			}
		}
		cards[i] = a.Card
	}
	s.played[key] = cards
	return nil
}
