package match

import "github.com/af22046e/skat/internal/skat"

// Row is one finished deal on the sheet. Slices are by player.
type Row struct {
	Deal     int // number, from 1
	Dealer   int
	Declarer int // −1: passed in or Ramsch
	Contract skat.Contract
	Bid      int
	Bock     bool
	Result   skat.Result
	Points   []SeegerFabian // of this deal
	Totals   []int          // running, ordinary score
	Tourney  []int          // running, tournament points
	Games    Tally          // the declarer's so far, this one included
}

// Account is what a player has collected so far, so that the tournament total
// can be checked by hand.
type Account struct {
	Score      int // ordinary
	Won, Lost  int // own games
	OthersLost int // games lost by others
	Own        int // 50 × (Won − Lost)
	Other      int // 40 or 30 × OthersLost
}

// Total returns the tournament total.
func (a Account) Total() int { return a.Score + a.Own + a.Other }

// Sheet is the score sheet of a match.
type Sheet struct {
	Players    []Player
	Tournament bool // which total decides
	Rows       []Row
	Accounts   []Account // by player
}

// Sheet returns the sheet with all finished deals.
func (m *Match) Sheet() Sheet {
	s := Sheet{
		Players: m.Players(), Tournament: m.settings.Tournament, Accounts: make([]Account, m.settings.Table),
		Rows: make([]Row, 0, len(m.deals)),
	}
	for i := range m.deals {
		if m.deals[i].Phase() == skat.PhaseDone {
			s.add(m.row(i + 1))
		}
	}
	return s
}

func (m *Match) row(n int) Row {
	d := &m.deals[n-1]
	at := m.SeatingAt(n)
	r := d.Result()
	counts := make([]int, 0, 2*m.settings.Table) // both running totals in one piece
	row := Row{
		Totals: counts[:0:m.settings.Table], Tourney: counts[m.settings.Table:m.settings.Table],
		Deal: n, Dealer: at.Dealer, Declarer: at.Player(r.Declarer), Contract: d.Contract(), Bid: d.Bid(), Bock: d.Rules().Bock,
		Result: r, Points: make([]SeegerFabian, m.settings.Table),
	}
	seats, out := TournamentPoints(r, m.settings.Table)
	for i, p := range seats {
		row.Points[at.Players[i]] = p
	}
	if m.settings.Table == 4 {
		row.Points[at.Dealer] = out
	}
	return row
}

func (s *Sheet) add(row Row) {
	for p := range s.Accounts {
		a := &s.Accounts[p]
		points := row.Points[p]
		a.Score += points.Score
		a.Own += points.Own
		a.Other += points.Other
		if points.Other != 0 {
			a.OthersLost++
		}
		if p == row.Declarer {
			if row.Result.Outcome == skat.Won {
				a.Won++
			} else {
				a.Lost++
			}
			row.Games = Tally{a.Won, a.Lost}
		}
		row.Totals = append(row.Totals, a.Score)
		row.Tourney = append(row.Tourney, a.Total())
	}
	s.Rows = append(s.Rows, row)
}

// Totals returns what decides, by player: the tournament total or the
// ordinary score.
func (s Sheet) Totals() []int {
	list := make([]int, len(s.Accounts))
	for p, a := range s.Accounts {
		list[p] = a.Score
		if s.Tournament {
			list[p] = a.Total()
		}
	}
	return list
}

// Leaders returns the players with the highest total. More than one after the
// last deal is a draw.
func (s Sheet) Leaders() []int {
	var best []int
	totals := s.Totals()
	for p, t := range totals {
		if len(best) == 0 || t > totals[best[0]] {
			best = []int{p}
		} else if t == totals[best[0]] {
			best = append(best, p)
		}
	}
	return best
}
