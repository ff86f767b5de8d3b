package skat_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func drawRules(t *rapid.T) skat.Rules {
	return skat.Rules{
		Valuation:     skat.Valuation(rapid.IntRange(0, 1).Draw(t, "valuation")),
		Kontra:        skat.KontraRule(rapid.IntRange(0, 2).Draw(t, "kontra")),
		Ramsch:        rapid.Bool().Draw(t, "ramsch"),
		Schieberamsch: rapid.Bool().Draw(t, "schieberamsch"),
		RamschSkat:    skat.RamschSkat(rapid.IntRange(0, 1).Draw(t, "ramsch skat")),
		Bock:          rapid.Bool().Draw(t, "bock"),
	}
}

// drawAction chooses among the legal actions, and now and then offers to
// claim or give up out of turn. It prefers passing, so that auctions stay
// short.
func drawAction(t *rapid.T, d *skat.Deal) skat.Action {
	legal := d.Legal(d.ToMove())
	if len(legal) == 0 {
		t.Fatalf("nothing is legal in phase %v", d.Phase())
	}
	if d.Phase() == skat.PhaseAuction && rapid.IntRange(0, 2).Draw(t, "pass") > 0 {
		return legal[len(legal)-1]
	}
	if d.Phase() == skat.PhasePlay {
		s := skat.SeatAt(rapid.IntRange(0, 2).Draw(t, "seat"))
		switch rapid.IntRange(0, 60).Draw(t, "offer") {
		case 60:
			return skat.Claim(s)
		case 59:
			return skat.Concede(s)
		case 58:
			return skat.Resign(s)
		}
	}
	return legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")]
}

func drawLayout(t *rapid.T) skat.Layout {
	seed := rapid.Uint64().Draw(t, "seed")
	return skat.DealPack(skat.Shuffle(rand.NewPCG(seed, 0)))
}

// held returns every card of the deal wherever it is, and how many.
func held(d *skat.Deal) (skat.Cards, int) {
	all, n := d.Played(), d.Played().Len()
	for _, s := range skat.Seats() {
		all |= d.Hand(s)
		n += d.Hand(s).Len()
	}
	return all | d.Skat(), n + d.Skat().Len()
}

func TestWhatAlwaysHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := drawRules(t)
		d := skat.New(drawLayout(t), rules)
		for d.Phase() != skat.PhaseDone {
			before := d
			if err := d.Apply(drawAction(t, &d)); err != nil {
				require.True(t, before == d, "an illegal action changed the deal")
			}
			all, n := held(&d)
			require.Equal(t, skat.AllCards, all, "a card is missing")
			require.Equal(t, 32, n, "a card is there twice")
			for _, s := range skat.Seats() {
				if s != d.ToMove() {
					require.Empty(t, d.Legal(s))
				}
			}
		}
		r := d.Result()
		require.NotZero(t, r.Outcome)
		tricks := r.Tricks[0] + r.Tricks[1] + r.Tricks[2]
		switch r.Ending {
		case skat.EndPlayed, skat.EndClaimed:
			require.Equal(t, 10, tricks)
			if r.Outcome != skat.RamschLost || r.Ramsch.SkatTo != skat.NoSeat {
				require.Equal(t, 120, r.Points[0]+r.Points[1]+r.Points[2])
			}
		case skat.EndNullLost:
			require.Equal(t, 1, r.Tricks[r.Declarer.Index()])
		}
		again, err := skat.ParseDeal(d.String(), rules)
		require.NoError(t, err)
		require.True(t, again == d, "apply then replay is not the same state")
	})
}

// A View leaks nothing: whatever a seat cannot know may be otherwise, and its
// View is the same to the byte.
func TestViewLeaksNothing(t *testing.T) {
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		rules := drawRules(t)
		l := drawLayout(t)
		d := skat.New(l, rules)
		seat := skat.SeatAt(rapid.IntRange(0, 2).Draw(t, "who"))
		steps := rapid.IntRange(0, 60).Draw(t, "steps")
		for i := 0; i < steps && d.Phase() != skat.PhaseDone; i++ {
			_ = d.Apply(drawAction(t, &d))
		}
		if d.Phase() == skat.PhaseDone {
			return // a claim lays the cards open
		}
		for range 5 {
			other := permuted(t, &d, seat)
			if other == nil {
				continue // those cards would have had to be played otherwise
			}
			a, b := d.View(seat), other.View(seat)
			require.True(t, a == b, "the View of %v tells %s from %s", seat, d.String(), other.String())
			compared++
		}
	})
	assert.Greater(t, compared, 50, "too few other deals were possible to compare with")
}

// permuted returns a deal with the same history in public and for the seat,
// whose unseen cards lie otherwise, or nil when that one is not legal.
func permuted(t *rapid.T, d *skat.Deal, seat skat.Seat) *skat.Deal {
	v := d.View(seat)
	free := v.Unseen() | v.Laid
	if d.Declarer() == seat {
		free = v.Unseen()
	}
	if v.Found != 0 {
		free &^= v.Found // it knows where they came from
	}
	l := d.Layout()
	swap := permutation(t, free)
	for i := range l.Hands {
		if skat.SeatAt(i) != seat {
			l.Hands[i] = apply(swap, l.Hands[i])
		}
	}
	l.Skat = apply(swap, l.Skat)
	other := skat.New(l, d.Rules())
	for _, a := range d.Actions() {
		if a.Kind == skat.KindDiscard && a.Seat != seat {
			a.Cards = apply(swap, a.Cards)
		}
		if other.Apply(a) != nil {
			return nil
		}
	}
	return &other
}

func permutation(t *rapid.T, free skat.Cards) map[skat.Card]skat.Card {
	var list []skat.Card
	for c := range free.All() {
		list = append(list, c)
	}
	to := rapid.Permutation(list).Draw(t, "cards")
	swap := map[skat.Card]skat.Card{}
	for i, c := range list {
		swap[c] = to[i]
	}
	return swap
}

func apply(swap map[skat.Card]skat.Card, s skat.Cards) skat.Cards {
	var out skat.Cards
	for c := range s.All() {
		if to, ok := swap[c]; ok {
			c = to
		}
		out = out.With(c)
	}
	return out
}

// The spectator sees no hand.
func TestSpectator(t *testing.T) {
	d := deal(t, forehandClubs+"0 CJ", skat.Rules{})
	v := d.View(skat.NoSeat)
	assert.Zero(t, v.Hand|v.Dealt|v.Found|v.Laid|v.Open)
	assert.Empty(t, v.Legal())
	d = deal(t, "1 p 2 p 0 18 0 hand 0 NOH", skat.Rules{})
	v = d.View(skat.NoSeat)
	assert.Equal(t, d.Hand(skat.Forehand), v.Open, "an ouvert hand lies open for everybody")
}

func TestShuffleIsForEver(t *testing.T) {
	l := skat.DealPack(skat.Shuffle(rand.NewPCG(1, 1)))
	require.NoError(t, l.Check())
	assert.Equal(t, "CJ.CA.SJ.SA.SK.HA.HQ.H9.H8.DQ.CT.CQ.C9.ST.HJ.HT.H7.DK.D8.D7.CK.C8.C7.SQ.S9.S7.DJ.DA.DT.D9.S8.HK", l.String())
}

// The packets of section 2.
func TestDealPack(t *testing.T) {
	var pack [32]skat.Card
	for i := range pack {
		pack[i] = skat.Card(i + 1)
	}
	l := skat.DealPack(pack)
	want := skat.NewCards(1, 2, 3, 12, 13, 14, 15, 24, 25, 26)
	assert.Equal(t, want, l.Hands[0])
	assert.Equal(t, skat.NewCards(10, 11), l.Skat)
	require.NoError(t, l.Check())
}
