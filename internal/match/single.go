package match

import (
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// OfDeal returns a match of one deal at a table of three, which goes on where
// d stands, as [Single] does; of a deal that is over only the cards count, and
// it is never in a Bock round: such follow from the deals before.
func OfDeal(s Settings, d skat.Deal, seat skat.Seat, seed uint64, players []Player) (*Match, error) {
	r := d.Rules()
	r.Bock = false
	now := skat.New(d.Layout(), r)
	if d.Phase() != skat.PhaseDone {
		for _, a := range d.Actions() {
			if err := now.Apply(a); err != nil {
				return nil, err
			}
		}
	}
	return Single(s, now, seat, seed, players)
}

// Single returns a match of one deal at a table of three that stands as d does,
// over or not, a Bock deal too: player 0 has a seat in it, the others sit
// clockwise from there. The deal's own rules stand in for those of s. The
// players' chances are drawn from the seed; the cards are not. It is practice:
// the player may know the cards. What Save returns of a Bock deal alone is
// restored as an ordinary one.
func Single(s Settings, d skat.Deal, seat skat.Seat, seed uint64, players []Player) (*Match, error) {
	if err := d.Layout().Check(); err != nil {
		return nil, err
	}
	r := d.Rules()
	s.Table, s.Deals, s.Bock = 3, 1, BockTriggers{}
	s.Valuation, s.Kontra, s.Ramsch, s.Schiebe, s.RamschSkat = r.Valuation, r.Kontra, r.Ramsch, r.Schieberamsch, r.RamschSkat
	m, err := empty(s.Sensible(), seed, players)
	if err != nil {
		return nil, err
	}
	// Player 0 sits as many chairs behind the dealer as the seat says.
	m.first = (s.Table - 1 - max(0, seat.Index())) % s.Table
	m.deals, m.practice = []skat.Deal{d}, true
	return m, nil
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
