package appraisal

import "github.com/af22046e/skat/internal/skat"

// The situations in which a player stops bidding.
const (
	// PassFirst: nobody has called yet, others are still to speak.
	PassFirst = iota
	// PassLast: all others have passed.
	PassLast
	// PassOne: one rival has called or held below 24.
	PassOne
	// PassHigh: one rival has called or held 24 or more.
	PassHigh
	// PassTwo: both rivals have called or held.
	PassTwo
	NumPasses
)

// PassStrengths is the number of classes of the passer's own strength.
const PassStrengths = 6

// What becomes of a deal that is passed: the shares of games that others
// declare, of those they win, and what these are worth.
type Passed struct {
	Declared            float32 // share of the deals in which another declares
	Won                 float32 // share of these that he wins
	WonValue, LostValue float32 // mean game values, positive
}

// Passing is by situation and strength.
type Passing [NumPasses][PassStrengths]Passed

// Strength classes a passer's own cards by how they hurt another's game: 0 to
// PassStrengths − 1, by aces, tens behind and jacks.
func Strength(ten skat.Cards) int {
	n := 3*(ten&skat.OfRank(skat.Ace)).Len() + 2*(ten&skat.Jacks).Len() + (ten & skat.OfRank(skat.Ten)).Len()
	return min(max(0, n-2)/2, PassStrengths-1)
}
