package training

import (
	"context"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/skat"
)

// gamester makes labels of games as bots play them: every seat of every deal
// becomes the declarer once, so that hands that would have passed are seen too,
// against opponents that bid as they like.
type gamester struct {
	ctx     context.Context
	options bot.ExpertOptions
	model   *appraisal.Model
}

// Play collects games that Experts play with the given options; the tables to
// bid by are the run's model.
func Play(ctx context.Context, r Run, o bot.ExpertOptions) error {
	o.Model = r.Model
	return r.collect(ctx, func() dealer { return gamester{ctx, o, r.Model}.deal })
}

func (g gamester) deal(seed, n uint64, dst []Label) ([]Label, error) {
	err := g.each(seed, n, func(t *sitting, s skat.Seat) error {
		label, ok, err := t.declaredBy(s)
		if ok {
			dst = append(dst, label)
		}
		return err
	})
	return dst, err
}

// each plays deal n of a seed once for each seat.
func (g gamester) each(seed, n uint64, play func(*sitting, skat.Seat) error) error {
	rng := rand.New(rand.NewPCG(seed, n))
	layout := skat.DealPack(skat.Shuffle(rng))
	for _, s := range skat.Seats() {
		t := sitting{gamester: g, rng: rng, deal: skat.New(layout, skat.Rules{Valuation: skat.ISkO})}
		for i := range t.players {
			t.players[i] = bot.NewExpert(rng.Uint64(), g.options)
		}
		if err := play(&t, s); err != nil {
			return err
		}
	}
	return nil
}

// sitting is one game.
type sitting struct {
	gamester
	rng     *rand.Rand
	deal    skat.Deal
	players [3]bot.Player
}

// act has the seat to move do what it likes.
func (t *sitting) act() error {
	v := t.deal.View(t.deal.ToMove())
	a, err := t.players[v.Seat.Index()].Act(t.ctx, v)
	if err != nil {
		return err
	}
	return t.deal.Apply(a)
}

// declaredBy has s win the auction, at whatever it costs, and play; not ok
// when s has nothing that anybody would play.
func (t *sitting) declaredBy(s skat.Seat) (label Label, ok bool, err error) {
	layout, hand := t.deal.Layout(), t.rng.IntN(12) == 0
	if len(t.ventures(s, layout.Hands[s.Index()], layout.Skat, hand, 0)) == 0 {
		return label, false, nil
	}
	for t.deal.Phase() == skat.PhaseAuction {
		if t.deal.ToMove() == s {
			err = t.deal.Apply(stay(&t.deal, s))
		} else {
			err = t.act()
		}
		if err != nil {
			return label, false, err
		}
	}
	label.Reach = reach(&t.deal, s)
	if ok, err = t.exchange(s, hand, &label); !ok || err != nil {
		return label, false, err
	}
	for t.deal.Phase() != skat.PhaseDone {
		if err = t.act(); err != nil {
			return label, false, err
		}
	}
	l := ended(label.Holding, t.deal.Result())
	l.Reach = label.Reach
	return l, true, nil
}

// stay is the call with which s goes on.
func stay(d *skat.Deal, s skat.Seat) skat.Action {
	v := d.View(s)
	if _, hearer := v.Caller(); hearer == s {
		return skat.Hold(s)
	}
	return skat.Bid(s, skat.NextBid(v.Bid()))
}

// reach is what the rivals of s said, as of appraisal.Reach.
func reach(d *skat.Deal, s skat.Seat) uint8 {
	v := d.View(s)
	return uint8(bot.RivalsReach(&v, s))
}

// exchange brings s to the first card: with what it likes best, or now and
// then with another game that it might like.
func (t *sitting) exchange(s skat.Seat, hand bool, label *Label) (bool, error) {
	ten, two := t.deal.Layout().Hands[s.Index()], t.deal.Layout().Skat
	list := t.ventures(s, ten, two, hand, int(label.Reach))
	if len(list) == 0 {
		return false, nil
	}
	h := list[t.rng.IntN(len(list))]
	first := skat.PickUp(s)
	if hand {
		first = skat.PlayHand(s)
	}
	if err := t.deal.Apply(first); err != nil {
		return false, err
	}
	if t.rng.IntN(2) == 0 { // as it likes
		for p := t.deal.Phase(); p == skat.PhaseDiscard || p == skat.PhaseDeclare; p = t.deal.Phase() {
			if err := t.act(); err != nil {
				return false, err
			}
		}
		v, c := t.deal.View(s), t.deal.Contract()
		h = appraisal.Holding{Kind: appraisal.KindOf(c), Suit: c.Game.Suit(), Hand: c.Hand, Seat: s, Ten: v.Hand, Laid: v.Laid}
	} else {
		if !hand {
			if err := t.deal.Apply(skat.Discard(s, h.Laid)); err != nil {
				return false, err
			}
		}
		c := skat.Contract{Game: h.Game(), Hand: hand, Ouvert: h.Kind == appraisal.NullOuvert}
		if err := t.deal.Apply(skat.Declare(s, c)); err != nil {
			return false, err
		}
	}
	label.Holding = h
	return true, nil
}

// ventures are the games that are not hopeless.
func (t *sitting) ventures(s skat.Seat, ten, two skat.Cards, hand bool, reach int) (list []appraisal.Holding) {
	for _, h := range games(s) {
		if h.Hand = hand; hand {
			h.Ten = ten
		} else {
			l := t.model.Lay(h, ten|two)
			h.Ten, h.Laid = (ten|two)&^l.Laid, l.Laid
		}
		c := &t.model.Real[h.Kind][appraisal.Won]
		if appraisal.Chance(c.Of(t.model, h, appraisal.Won, reach)) > 0.25 || h.Kind >= appraisal.Null && t.model.OpenLogit(h) > -3.5 {
			list = append(list, h)
		}
	}
	return list
}
