package bot

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Given the hand that the opponent really has, each of its choices is
// remembered with just what it knew when it chose.
func TestOffizierChoicesAreRemembered(t *testing.T) {
	for seed := range uint64(25) {
		rng := rand.New(rand.NewPCG(seed, 21))
		d := offizierPosition(seed, 0, false)
		knew := map[offizier.Seat][]offizierMemory{}
		var played []skat.Card
		for d.Phase() == offizier.PhasePlay {
			s := d.ToMove()
			v := d.View(s)
			knew[s] = append(knew[s], rememberOffizier(&v))
			legal := v.Legal()
			a := legal[rng.IntN(len(legal))]
			require.NoError(t, d.Apply(a))
			played = append(played, a.Card)
			for _, s := range offizier.Seats() {
				v := d.View(s)
				list := choicesOf(&v)
				require.Len(t, list, len(knew[s.Other()]))
				for i, c := range list {
					m, hand := c.memory, d.Hand(s.Other())|c.spent
					m.mine |= hand
					m.unseen &^= hand
					m.may &^= hand
					require.Equal(t, knew[s.Other()][i], m, "choice %d of %s", i, d.String())
					require.Contains(t, played, c.card)
				}
			}
		}
	}
}

// Whoever did not take a trick that it would have taken has not got the card:
// the likelihood says so.
func TestOffizierReading(t *testing.T) {
	d, err := offizier.ParseDeal("C7.H9.SK.DT.S7.HQ.CK.D8.CA.CJ.S9.D7.CT.HJ.HA.DQ."+
		"SJ.C9.C8.S8.SA.HT.H8.DA.DJ.CQ.ST.SQ.HK.H7.DK.D9 0 C 1 p 0 S8 1 SQ", offizier.Rules{})
	require.NoError(t, err)
	v := d.View(offizier.Forehand)
	list := choicesOf(&v)
	hand := d.Hand(offizier.Dealer)
	without := hand.Without(card(t, "ST")).With(card(t, "S7"))
	assert.Greater(t, likelihood(list, without), likelihood(list, hand), "it would have taken with the ten")
}

func card(t *testing.T, text string) skat.Card {
	c, err := skat.ParseCard(text)
	require.NoError(t, err)
	return c
}

// The worlds agree with what is known, all of them are there when they are
// few, and none twice.
func TestOffizierWorlds(t *testing.T) {
	enumerated := 0
	for seed := range uint64(200) {
		d := offizierPosition(seed, int(seed%15), seed%2 == 0)
		v := d.View(d.ToMove())
		m := rememberOffizier(&v)
		slots := slotsOf(&v)
		few := m.count(len(slots), 40) <= 40
		seen := map[offizierWorld]bool{}
		n := 0
		for w, weight := range m.worlds(&v, 40, rand.New(rand.NewPCG(seed, 1))) {
			n++
			seen[w] = true
			assert.Positive(t, weight)
			assert.Equal(t, v.InHand(v.Seat.Other()), w.hand.Len())
			assert.Zero(t, w.hand&^m.may, "a card that it cannot have")
			all := w.hand
			for _, s := range slots {
				all = all.With(w.covered[s.player][s.pile])
			}
			assert.Equal(t, v.Unseen(), all)
		}
		if !few {
			assert.Equal(t, 40, n)
			continue
		}
		enumerated++
		assert.Equal(t, m.count(len(slots), 40), n)
		assert.Len(t, seen, n, "a world stands there twice")
		assert.True(t, seen[worldOf(&d, v.Seat)], "the world as it is must be among them")
	}
	assert.Greater(t, enumerated, 20)
}

// Of worlds that are equally likely each is drawn as often.
func TestOffizierDrawsAreFair(t *testing.T) {
	d := offizierPosition(3, 0, false)
	v := d.View(d.ToMove())
	m := rememberOffizier(&v)
	rng := rand.New(rand.NewPCG(1, 1))
	var held [33]int
	for range 3200 {
		for c := range m.draw(slotsOf(&v), nil, rng).hand.All() {
			held[c]++
		}
	}
	for c := range m.unseen.All() {
		assert.InDelta(t, 1600, held[c], 150, "8 of 16 unseen cards are in hand: %v", c)
	}
}
