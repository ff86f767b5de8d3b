package match

import "github.com/af22046e/skat/internal/skat"

// BockTrigger is an event that starts a Bock round (section 10).
type BockTrigger uint8

// The triggers.
const (
	BockLostWith60   BockTrigger = iota // the declarer lost with exactly 60
	BockLostKontra                      // a game was lost under Kontra
	BockGrandHandWon                    // a Grand Hand was won
)

// BockLeft returns how many deals after the finished ones are Bock deals,
// those of waiting rounds included. A round lasts as many deals as the table
// has players and starts with the next deal; rounds queue and never stack;
// every deal uses one up, a passed-in deal too (section 10).
func (m *Match) BockLeft() int { return m.BockAfter(m.Number()) }

// BockAfter is BockLeft as it was once deal n, from 1, had its result.
func (m *Match) BockAfter(n int) int {
	left := 0
	for i := 0; i < min(n, len(m.deals)) && m.deals[i].Phase() == skat.PhaseDone; i++ {
		left = max(0, left-1) + m.settings.Table*len(m.BockTriggered(i+1))
	}
	return left
}

// BockTriggered returns why Bock rounds were started by deal n, from 1: one
// round each. A deal that is not over has started none.
func (m *Match) BockTriggered(n int) []BockTrigger {
	if n < 1 || n > len(m.deals) || m.deals[n-1].Phase() != skat.PhaseDone {
		return nil
	}
	return m.settings.Bock.by(m.deals[n-1].Result())
}

// by returns the triggers that are on and that a result sets off.
func (b BockTriggers) by(r skat.Result) []BockTrigger {
	var list []BockTrigger
	k := r.Calculation
	// Points count at the end of the play: who gives up has not lost with 60.
	counted := r.Outcome == skat.Lost && r.Ending != skat.EndConceded && k.Contract.Game != skat.Null
	if b.LostWith60 && counted && r.Points[r.Declarer.Index()] == 60 {
		list = append(list, BockLostWith60)
	}
	if b.LostKontra && r.Outcome == skat.Lost && k.Kontra {
		list = append(list, BockLostKontra)
	}
	if b.GrandHandWon && r.Outcome == skat.Won && k.Contract.Game == skat.Grand && k.Contract.Hand {
		list = append(list, BockGrandHandWon)
	}
	return list
}
