package bot

import (
	"context"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/skat"
)

// expert plays by sampling: it deals the unseen cards in the ways that the
// auction and the play so far make likely, has each such world solved with
// all cards open, and plays the card that does best over all of them. Before
// the first card it goes by tables learned from many deals.
type expert struct {
	seed     uint64
	options  ExpertOptions
	standing *Standing // nil: not told
}

// NewExpert returns the strongest player. It may be asked by several at once.
func NewExpert(seed uint64, o ExpertOptions) Player { return expert{seed: seed, options: o} }

// Act implements [Player].
func (p expert) Act(ctx context.Context, v skat.View) (skat.Action, error) {
	if err := ready(ctx, &v); err != nil {
		return skat.Action{}, err
	}
	switch v.Phase() {
	case skat.PhaseKontra:
		return p.kontra(ctx, &v)
	case skat.PhaseRe:
		return p.re(ctx, &v)
	case skat.PhasePush:
		return p.push(ctx, &v)
	case skat.PhaseDiscard:
		if v.Declarer() == skat.NoSeat {
			return p.passOn(ctx, &v)
		}
	case skat.PhasePlay:
		return skat.Play(v.Seat, p.card(ctx, &v)), nil
	}
	if p.options.Bidding != BidAsClub && v.Phase() < skat.PhaseKontra {
		return p.contest(ctx, &v), nil
	}
	return club{p.seed}.Act(ctx, v)
}

// rng returns the chances of a decision: the same whenever it is asked.
func (p expert) rng(v *skat.View) *rand.Rand {
	return rand.New(rand.NewPCG(p.seed, uint64(v.Dealt)<<32|uint64(v.Played())))
}
