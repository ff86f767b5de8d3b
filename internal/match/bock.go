package match

import "github.com/af22046e/skat/internal/skat"

// BockLeft returns how many deals after the finished ones are Bock deals,
// those of waiting rounds included. A round lasts as many deals as the table
// has players and starts with the next deal; rounds queue and never stack;
// every deal uses one up, a passed-in deal too (section 10).
func (m *Match) BockLeft() int {
	left := 0
	for i := range m.deals {
		d := &m.deals[i]
		if d.Phase() != skat.PhaseDone {
			break
		}
		if left > 0 {
			left--
		}
		left += m.settings.Table * m.settings.Bock.rounds(d.Result())
	}
	return left
}

// rounds returns how many Bock rounds a result triggers.
func (b BockTriggers) rounds(r skat.Result) int {
	n := 0
	k := r.Calculation
	if b.LostWith60 && r.Outcome == skat.Lost && k.Contract.Game != skat.Null && r.Points[r.Declarer.Index()] == 60 {
		n++
	}
	if b.LostKontra && r.Outcome == skat.Lost && k.Kontra {
		n++
	}
	if b.GrandHandWon && r.Outcome == skat.Won && k.Contract.Game == skat.Grand && k.Contract.Hand {
		n++
	}
	return n
}
