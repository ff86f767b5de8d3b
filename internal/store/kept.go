package store

import (
	"encoding/json"
	"fmt"

	"github.com/af22046e/skat/internal/match"
)

// The games that a match can be of, as its row says.
const (
	gameSkat     = "skat"
	gameOffizier = "offizier"
)

// kept is what is stored action by action: a match of Skat or a session of
// Offiziersskat. In the store both are matches, numbered as one.
type kept interface {
	Seed() uint64
	Number() int
	Line() string
	DealOver() bool
	Over() bool
	Practice() bool
	Hints() int // that were given
	Refused() []match.RefusedClaim

	game() string
	head() head
	line(deal int) (string, error)     // of one that is over, as Line
	standing() (totals, leaders []int) // what decides, by player, and who is ahead
	result(deal int) DealFacts         // of one that is over
}

// head is what is stored of a match once.
type head struct {
	settings, players any // as JSON
	first             int
}

// skatMatch is a match of Skat as it is kept.
type skatMatch struct{ *match.Match }

func (skatMatch) game() string { return gameSkat }

func (m skatMatch) head() head { return head{m.Settings(), m.Players(), m.Save().First} }

func (m skatMatch) line(deal int) (string, error) {
	d, err := m.Deal(deal)
	return d.String(), err
}

func (m skatMatch) standing() (totals, leaders []int) {
	sheet := m.Sheet()
	return sheet.Totals(), sheet.Leaders()
}

func (m skatMatch) result(deal int) DealFacts {
	row := m.Sheet().Rows[deal-1]
	f := DealFacts{
		Contract: row.Contract.String(), Declarer: row.Declarer, Outcome: PassedIn, Points: none,
		Seat: m.SeatingAt(deal).Seat(0).Index(), Score: row.Points[0].Score, Tourney: row.Points[0].Total(),
	}
	switch {
	case row.Declarer >= 0:
		k := row.Result.Calculation
		f.Outcome, f.Value, f.Points = outcomeOf(k.Won), k.Value, row.Result.Points[row.Result.Declarer.Index()]
	case f.Contract == ramsch:
		f.Outcome = Ramsch
	}
	return f
}

// session is a session of Offiziersskat as it is kept. ended: its players
// stopped, though it may have gone on.
type session struct {
	*match.Session
	ended bool
}

func (m session) Over() bool { return m.ended && m.DealOver() || m.Session.Over() }

func (session) game() string { return gameOffizier }

// Hints is 0: at the table of two there are none.
func (session) Hints() int { return 0 }

// Refused is nil: nor are there claims.
func (session) Refused() []match.RefusedClaim { return nil }

func (m session) head() head { return head{m.Settings(), m.Players(), m.Save().First} }

func (m session) line(deal int) (string, error) {
	d, err := m.Deal(deal)
	return d.String(), err
}

func (m session) standing() (totals, leaders []int) {
	sheet := m.Sheet()
	counts := sheet.Totals
	if sheet.Length == match.BestOf {
		counts = sheet.Won
	}
	if leader := sheet.Leader(); leader >= 0 {
		return counts[:], []int{leader}
	}
	return counts[:], []int{0, 1}
}

func (m session) result(deal int) DealFacts {
	row := m.Sheet().Rows[deal-1]
	f := DealFacts{
		Contract: row.Game.String(), Declarer: row.Declarer, Outcome: Drawn, Value: row.Result.Value, Points: row.Points[row.Declarer],
		Seat: m.Seat(deal, 0).Index(), Score: row.Score[0] - row.Score[1],
	}
	if row.Winner >= 0 {
		f.Outcome = outcomeOf(row.Winner == row.Declarer)
	}
	return f
}

// stored is a match as its rows have it.
type stored struct {
	game, state       string
	settings, players string // JSON
	seed              uint64
	first             int
	practice          bool
	hints             int
	refused           string   // JSON
	deals             []string // lines
}

// decode reads the JSON of settings and players, and tells when the match is
// of another game than wanted.
func (r stored) decode(game string, settings, players any) error {
	if r.game != game {
		return fmt.Errorf("it is a match of %s, not of %s", r.game, game)
	}
	if err := json.Unmarshal([]byte(r.settings), settings); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	if err := json.Unmarshal([]byte(r.players), players); err != nil {
		return fmt.Errorf("players: %w", err)
	}
	return nil
}

func restoreMatch(r stored) (skatMatch, error) {
	saved := match.Saved{Seed: r.seed, First: r.first, Practice: r.practice, Hints: r.hints, Deals: r.deals}
	if err := r.decode(gameSkat, &saved.Settings, &saved.Players); err != nil {
		return skatMatch{}, err
	}
	if err := json.Unmarshal([]byte(r.refused), &saved.Refused); err != nil {
		return skatMatch{}, fmt.Errorf("refused claims: %w", err)
	}
	m, err := match.Restore(saved)
	return skatMatch{m}, err
}

func restoreSession(r stored) (session, error) {
	saved := match.SavedSession{Seed: r.seed, First: r.first, Practice: r.practice, Deals: r.deals}
	var players []match.Player
	if err := r.decode(gameOffizier, &saved.Settings, &players); err != nil {
		return session{}, err
	}
	if len(players) != len(saved.Players) {
		return session{}, fmt.Errorf("players: %d, want %d", len(players), len(saved.Players))
	}
	copy(saved.Players[:], players)
	m, err := match.RestoreSession(saved)
	return session{Session: m}, err
}
