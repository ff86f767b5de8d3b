package bot

import (
	"context"
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

type club struct{ seed uint64 }

// Act implements [Player].
func (p club) Act(ctx context.Context, v skat.View) (skat.Action, error) {
	if err := ready(ctx, &v); err != nil {
		return skat.Action{}, err
	}
	s := v.Seat
	switch v.Phase() {
	case skat.PhaseAuction:
		return answerCall(&v, bidLimit(&v)), nil
	case skat.PhasePickUp:
		if worthHand(&v) {
			return skat.PlayHand(s), nil
		}
		return skat.PickUp(s), nil
	case skat.PhaseDiscard:
		if v.Declarer() == skat.NoSeat {
			return skat.Discard(s, passOn(v.Hand)), nil
		}
		return skat.Discard(s, bestGame(&v).laid), nil
	case skat.PhaseDeclare:
		return skat.Declare(s, declaration(&v)), nil
	case skat.PhasePush:
		if worthPushing(v.Hand) {
			return skat.Push(s), nil
		}
		return skat.PickUp(s), nil
	case skat.PhaseKontra:
		if worthKontra(&v) {
			return skat.Kontra(s), nil
		}
	case skat.PhaseRe:
		if worthRe(&v) {
			return skat.Re(s), nil
		}
	case skat.PhasePlay:
		return skat.Play(s, p.card(&v)), nil
	case skat.PhaseConcession:
		if mayStillGain(&v) {
			return skat.Refuse(s), nil
		}
		return skat.Agree(s), nil
	}
	return skat.Pass(s), nil
}

// ready tells why a player cannot act: the context has ended, or it is not the
// seat's turn.
func ready(ctx context.Context, v *skat.View) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if v.Seat == skat.NoSeat || v.ToMove() != v.Seat {
		return fmt.Errorf("bot: asked to act for %v, but to move is %v", v.Seat, v.ToMove())
	}
	return nil
}

func (p club) card(v *skat.View) skat.Card {
	own := v.Playable()
	if own.Len() == 1 {
		return own.First()
	}
	m := remember(v)
	switch {
	case m.game == skat.Null:
		return m.nullCard(p.seed)
	case m.game == skat.Ramsch:
		return m.ramschCard(p.seed)
	}
	return m.cardByTraits(p.seed)
}

// answerCall calls or holds up to limit in game points, else passes.
func answerCall(v *skat.View, limit int) skat.Action {
	s := v.Seat
	if _, hearer := v.Caller(); hearer == s {
		if v.Bid() <= limit {
			return skat.Hold(s)
		}
	} else if next := skat.NextBid(v.Bid()); next != 0 && next <= limit {
		return skat.Bid(s, next)
	}
	return skat.Pass(s)
}
