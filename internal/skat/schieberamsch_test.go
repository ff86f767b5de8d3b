package skat_test

import (
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
)

// Section 10: all pass, and Ramsch is on.
func TestRamschBegins(t *testing.T) {
	ramsch := skat.Rules{Ramsch: true}
	schiebe := skat.Rules{Ramsch: true, Schieberamsch: true}
	for _, row := range []struct {
		tokens string
		rules  skat.Rules
		phase  skat.Phase
		toMove skat.Seat
		pushes int
	}{
		{"1 p 2 p 0 p", skat.Rules{}, skat.PhaseDone, skat.NoSeat, 0},
		{"1 p 2 p 0 p", ramsch, skat.PhasePlay, skat.Forehand, 0},
		{"1 p 2 p 0 p", schiebe, skat.PhasePush, skat.Forehand, 0},
		{"1 p 2 p 0 p 0 push", schiebe, skat.PhasePush, skat.Middlehand, 1},
		{"1 p 2 p 0 p 0 s", schiebe, skat.PhaseDiscard, skat.Forehand, 0},
		{"1 p 2 p 0 p 0 s 0 CA.SA", schiebe, skat.PhasePush, skat.Middlehand, 0},
		{"1 p 2 p 0 p 0 s 0 CA.SA 1 push 2 push", schiebe, skat.PhasePlay, skat.Forehand, 2},
		{"1 p 2 p 0 p 0 s 0 CA.SA 1 s 1 CA.C8 2 s 2 DA.DT", schiebe, skat.NoPhase, skat.NoSeat, 0}, // DA is forehand's
	} {
		if row.phase == skat.NoPhase {
			_, err := skat.ParseDeal(layout+" "+row.tokens, row.rules)
			assert.EqualError(t, err, "deal, action 9: 2 DA.DT: rearhand does not hold that")
			continue
		}
		d := deal(t, row.tokens, row.rules)
		assert.Equal(t, row.phase, d.Phase(), row.tokens)
		assert.Equal(t, row.toMove, d.ToMove(), row.tokens)
		assert.Equal(t, row.pushes, d.Pushes(), row.tokens)
	}
	d := deal(t, "1 p 2 p 0 p 0 s", schiebe)
	assert.EqualError(t, d.Apply(skat.Discard(skat.Forehand, cards(t, "HJ CA"))), "0 CA.HJ: no jack may be passed on")
	d = deal(t, "1 p 2 p 0 p 0 s 0 CA.SA 1 s", schiebe)
	v := d.View(skat.Middlehand)
	assert.Equal(t, cards(t, "CA SA"), v.Found, "middlehand picks up what forehand passed on")
	v = d.View(skat.Rearhand)
	assert.Zero(t, v.Found)
}
