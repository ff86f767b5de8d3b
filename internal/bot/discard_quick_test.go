package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/af22046e/skat/internal/skat"
)

// The quick look foretells what the discard comes to, and leaves out no game
// that is above the floor.
func TestTheQuickLookIsRight(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 1))
	for n := range 3000 {
		twelve := drawCards(skat.AllCards, 12, rng)
		if n%10 == 0 { // trumps only, but for one or two
			twelve = skat.GameClubs.Trumps() | drawCards(skat.AllCards&^skat.GameClubs.Trumps(), 1, rng)
		}
		q := quickLook(twelve)
		for g := skat.GameDiamonds; g <= skat.Grand; g++ {
			z, _ := layTrump(g, twelve)
			if quick := q.trump(g); !math.IsInf(quick, 1) {
				assert.InDelta(t, z, quick+judge(g).model.trumpPart(g, twelve), rounding, "%v %v", g, twelve)
			}
		}
		for _, open := range [2]bool{false, true} {
			z, laid := layNull(twelve, open)
			if safeNull(twelve &^ laid) {
				assert.True(t, q.maybeSafe, twelve)
			} else {
				assert.InDelta(t, z, q.null(open), rounding, twelve)
			}
		}
	}
}

func TestUncoveredBidsCostTheMoreTheHigher(t *testing.T) {
	for i := 1; i < maxBids; i++ {
		assert.Less(t, uncovered[i], uncovered[i-1], "addGains counts on it")
	}
}
