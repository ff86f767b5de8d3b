package match

import (
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// SessionRow is one finished deal on the sheet of a session. Arrays are by
// player.
type SessionRow struct {
	Deal     int // number, from 1
	Dealer   int
	Declarer int
	Winner   int // −1: a draw
	Game     skat.Game
	Kontra   bool
	Re       bool
	Points   [2]int          // card points
	Score    [2]int          // game points of this deal
	Totals   [2]int          // running
	Won      [2]int          // deals won, running
	Result   offizier.Result // its arrays are by Seat.Index
}

// SessionSheet is the score sheet of a session.
type SessionSheet struct {
	Players [2]Player
	Length  Length // what decides: ToPoints and AnyNumber the totals, BestOf the deals won
	Rows    []SessionRow
	Totals  [2]int
	Won     [2]int // deals
	Drawn   int    // deals
}

// Sheet returns the sheet with all finished deals.
func (m *Session) Sheet() SessionSheet {
	s := SessionSheet{Players: m.players, Length: m.settings.Length}
	for i := range m.deals {
		if m.deals[i].Phase() == offizier.PhaseDone {
			s.add(m.row(i + 1))
		}
	}
	return s
}

func (m *Session) row(n int) SessionRow {
	d := &m.deals[n-1]
	r := d.Result()
	row := SessionRow{
		Deal: n, Dealer: m.Dealer(n), Declarer: m.Player(n, r.Declarer), Winner: m.Player(n, r.Winner),
		Game: r.Game, Kontra: d.Kontra(), Re: d.Re(), Result: r,
	}
	for i, s := range offizier.Seats() {
		p := m.Player(n, s)
		row.Points[p], row.Score[p] = r.Points[i], r.Score[i]
	}
	return row
}

func (s *SessionSheet) add(row SessionRow) {
	for p := range s.Totals {
		s.Totals[p] += row.Score[p]
	}
	if row.Winner == nobody {
		s.Drawn++
	} else {
		s.Won[row.Winner]++
	}
	row.Totals, row.Won = s.Totals, s.Won
	s.Rows = append(s.Rows, row)
}

// Leader returns the player who is ahead in what decides, −1 when neither is.
func (s SessionSheet) Leader() int {
	counts := s.Totals
	if s.Length == BestOf {
		counts = s.Won
	}
	switch {
	case counts[0] > counts[1]:
		return 0
	case counts[1] > counts[0]:
		return 1
	}
	return nobody
}
