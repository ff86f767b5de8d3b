package match

import (
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// OfDeal returns a match of one deal at a table of three, which goes on where
// d stands: player 0 has a seat in it, the others sit clockwise from there. Of
// a deal that is over only the cards count. The deal's own rules stand in for
// those of s, but it is never in a Bock round: such follow from the deals
// before. The players' chances are drawn from the seed; the cards are not. It
// is practice: the player may know the cards.
func OfDeal(s Settings, d skat.Deal, seat skat.Seat, seed uint64, players []Player) (*Match, error) {
	if err := d.Layout().Check(); err != nil {
		return nil, err
	}
	line, r := d.String(), d.Rules()
	if d.Phase() == skat.PhaseDone {
		line = d.Layout().String()
	}
	s.Table, s.Deals, s.Bock = 3, 1, BockTriggers{}
	s.Valuation, s.Kontra, s.Ramsch, s.Schiebe, s.RamschSkat = r.Valuation, r.Kontra, r.Ramsch, r.Schieberamsch, r.RamschSkat
	// Player 0 sits as many chairs behind the dealer as the seat says.
	first := (s.Table - 1 - max(0, seat.Index())) % s.Table
	return Restore(Saved{Settings: s.Sensible(), Seed: seed, Players: players, First: first, Practice: true, Deals: []string{line}})
}

// SessionOfDeal returns a session whose first deal goes on where d stands,
// with player 0 as forehand; of a deal that is over only the cards count. It is
// practice, as in [OfDeal]. The later deals are drawn from the seed.
func SessionOfDeal(s SessionSettings, d offizier.Deal, seed uint64, players [2]Player) (*Session, error) {
	line := d.String()
	if d.Phase() == offizier.PhaseDone {
		line = d.Layout().String()
	}
	return RestoreSession(SavedSession{Settings: s, Seed: seed, Players: players, First: 1, Practice: true, Deals: []string{line}})
}
