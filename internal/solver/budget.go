package solver

import (
	"context"
	"errors"
)

// ErrBudget is the error of a call that has visited as many nodes as
// [Solver.Limit] allows.
var ErrBudget = errors.New("solver: the node budget is used up")

// patience is how many nodes are visited between looks at the context, about a
// millisecond's worth.
const patience = 1 << 13

// budget counts the nodes of a search. While the search unwinds after nodes
// has reached limit, its values mean nothing and none is stored.
type budget struct {
	nodes uint64
	limit uint64 // when to look again whether to go on
	last  uint64 // when to give up
	ctx   context.Context
	err   error // why it gave up
}

// begin starts a call that may visit so many nodes, 0 for any number.
func (b *budget) begin(ctx context.Context, nodes uint64) {
	b.ctx, b.err = ctx, nil
	b.last = ^uint64(0)
	if nodes != 0 {
		b.last = b.nodes + nodes
	}
	b.limit = b.last
	if ctx != nil {
		b.limit = min(b.last, b.nodes+patience)
	}
}

// exhausted tells, when nodes has reached limit, whether to give up.
func (b *budget) exhausted() bool {
	switch {
	case b.err != nil:
	case b.nodes >= b.last:
		b.err = ErrBudget
	case b.ctx.Err() != nil:
		b.err = b.ctx.Err()
	default:
		b.limit = min(b.last, b.nodes+patience)
		return false
	}
	return true
}

func (b *budget) failed() error { return b.err }
