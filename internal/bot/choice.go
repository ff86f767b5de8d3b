package bot

import "github.com/af22046e/skat/internal/skat"

// pick returns the card of the highest score; the seed settles ties.
func (m *memory) pick(cards skat.Cards, seed uint64, score func(skat.Card) float64) skat.Card {
	best, top := skat.NoCard, 0.0
	for c := range cards.All() {
		if s := score(c) + tieBreak(seed, m.hand, c); best == skat.NoCard || s > top {
			best, top = c, s
		}
	}
	return best
}

// tieBreak is a tiny number that depends on the seed, the hand and the card.
func tieBreak(seed uint64, hand skat.Cards, c skat.Card) float64 {
	x := seed ^ uint64(hand)<<8 ^ uint64(c)
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return float64((x^x>>31)>>40) * 1e-10
}

const (
	decided      = 55.0 // points of swing that deciding the game is worth
	schneidering = 12.0 // and that Schneider is, once the game is decided
)

// stakes is what a trick is worth beyond its points because it decides the
// game, or Schneider.
func (m *memory) stakes(p prospect) float64 {
	ours, theirs := m.points()
	goal := m.v.Contract().NeedsPoints()
	if goal == 0 {
		return 0
	}
	need, theirNeed := goal-ours, 121-goal-theirs
	if m.me != m.declarer {
		// Two points are what a declarer lays into the skat when he can spare none.
		need, theirNeed = 121-goal-ours, goal-theirs-2
	}
	prize := decided
	if need <= 0 || theirNeed <= 0 {
		// Decided: Schneider is what is left to make or to avoid.
		prize = schneidering
		if need <= 0 {
			need, theirNeed = 90-ours, 31-theirs
		} else {
			need, theirNeed = 31-ours, 90-theirs
		}
	}
	return prize * (p.win*reach(p.pts, need) - (1-p.win)*reach(p.pts, theirNeed))
}

// reach is how surely pts expected points cover need.
func reach(pts float64, need int) float64 {
	if need <= 0 {
		return 0
	}
	return min(1, max(0, 0.5+(pts-float64(need)+0.5)/4))
}
