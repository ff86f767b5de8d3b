package match

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/af22046e/skat/internal/skat"
)

// Section 10, "loses with exactly 60": by counting, not by giving up there.
func TestLostWith60(t *testing.T) {
	for _, row := range []struct {
		ending skat.Ending
		game   skat.Game
		points int
		want   int
	}{
		{skat.EndPlayed, skat.GameHearts, 60, 1},
		{skat.EndClaimed, skat.Grand, 60, 1},
		{skat.EndPlayed, skat.GameHearts, 59, 0},
		{skat.EndConceded, skat.GameHearts, 60, 0},
		{skat.EndNullLost, skat.Null, 60, 0},
	} {
		r := skat.Result{Outcome: skat.Lost, Ending: row.ending, Declarer: skat.Forehand, Points: [3]int{row.points}}
		r.Calculation.Contract.Game = row.game
		assert.Len(t, BockTriggers{LostWith60: true}.by(r), row.want, "%v", row)
	}
}
