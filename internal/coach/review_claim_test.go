package coach_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// A refuted claim comes with legal cards that end in a trick for the other
// side; a certain one with none.
func TestRefute(t *testing.T) {
	for _, c := range []struct{ name, layout, contract, before, refuted string }{
		{"every trump", allTrumps, "CH", "", ""},
		{"the seven of spades is lost", drawFirst, "GH", "CJ DJ C7", "some"},
		{"Null: the eight catches the nine", lostNine, "NH", "H7", "some"},
		{"Null: one trick is taken anyway", allTrumps, "NH", "", "some"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := inPlay(t, c.layout, c.contract, c.before)
			line, err := coach.Refute(context.Background(), &d, skat.Forehand)
			require.NoError(t, err)
			if c.refuted == "" {
				assert.Empty(t, line)
				require.NoError(t, d.Apply(skat.Claim(skat.Forehand)))
				return
			}
			require.NotEmpty(t, line)
			refuted(t, d, skat.Forehand, line)
		})
	}
}

// refuted plays a line and finds that it refutes the claim of a seat.
func refuted(t *testing.T, d skat.Deal, s skat.Seat, line []skat.Action) {
	t.Helper()
	side := func(seat skat.Seat) bool { return d.SameSide(s, seat) }
	for i, a := range line {
		before := d.Tricks()
		require.NoError(t, d.Apply(a))
		if d.Tricks() == before {
			continue
		}
		mine := side(d.TrickAt(before).Winner)
		if last := i == len(line)-1; d.Contract().Game == skat.Null {
			assert.Equal(t, last, mine)
		} else {
			assert.Equal(t, !last, mine)
		}
	}
}

// In deals played by chance the line is there exactly when the engine refuses
// the claim.
func TestRefuteAgreesWithTheEngine(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 7))
	accepted, refused := 0, 0
	for n := range 200 {
		d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{})
		for _, word := range []string{"1 p", "2 p", "0 18", "0 hand", []string{"0 GH", "0 NH", "0 SH", "0 DH"}[n%4]} {
			require.NoError(t, d.Apply(must(skat.ParseAction(word[:1], word[2:]))))
		}
		for range 12 + rng.IntN(16) {
			if d.Phase() == skat.PhaseDone {
				break
			}
			l := d.Legal(d.ToMove())
			require.NoError(t, d.Apply(l[rng.IntN(len(l))]))
		}
		for _, s := range skat.Seats() {
			v := d.View(s)
			if !v.CanClaim() {
				continue
			}
			line, err := coach.Refute(context.Background(), &d, s)
			require.NoError(t, err)
			now := d
			if now.Apply(skat.Claim(s)) == nil {
				assert.Empty(t, line, "%v: %v", &d, s)
				accepted++
				continue
			}
			refused++
			require.NotEmpty(t, line, "%v: %v", &d, s)
			refuted(t, d, s, line)
		}
	}
	assert.Greater(t, accepted, 20)
	assert.Greater(t, refused, 20)
}
