package match

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// Player is one at the table: a name, and the level of the bot that plays for
// it ("" for a person).
type Player struct {
	Name string `json:"name"`
	Bot  string `json:"bot,omitempty"`
}

// Label returns what the player is called in one line of a text: by name, a
// bot without one by its level, a person without one "you".
func (p Player) Label() string {
	for _, name := range []string{p.Name, p.Bot} {
		if line := strings.Join(strings.Fields(name), " "); line != "" {
			return line
		}
	}
	return "you"
}

// Match is a series of deals in progress or over.
type Match struct {
	settings Settings
	seed     uint64
	players  []Player
	first    int         // the first dealer
	deals    []skat.Deal // those played and, last, the current one
	practice bool
	hints    int // that were given to the person who plays
	refused  []RefusedClaim
}

// New begins a match with its first deal. The number of players must be that
// of the table.
func New(s Settings, seed uint64, players []Player) (*Match, error) {
	m, err := empty(s, seed, players)
	if err != nil {
		return nil, err
	}
	m.deals = append(m.deals, skat.New(Layout(seed, 1), s.Rules(false)))
	return m, nil
}

func empty(s Settings, seed uint64, players []Player) (*Match, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	if len(players) != s.Table {
		return nil, fmt.Errorf("%d players: want %d", len(players), s.Table)
	}
	return &Match{settings: s, seed: seed, players: append([]Player(nil), players...), first: firstDealer(seed, s.Table)}, nil
}

// Settings returns the rule set.
func (m *Match) Settings() Settings { return m.settings }

// Seed returns what the deals are drawn from.
func (m *Match) Seed() uint64 { return m.seed }

// Players returns who plays, clockwise.
func (m *Match) Players() []Player { return append([]Player(nil), m.players...) }

// Practice tells whether a decision was taken back in this match, or its cards
// were given.
func (m *Match) Practice() bool { return m.practice }

// CountHint notes that a hint was given. Undo does not take it back.
func (m *Match) CountHint() { m.hints++ }

// Hints returns how many hints were given in this match.
func (m *Match) Hints() int { return m.hints }

// Number returns the number of the current deal, from 1.
func (m *Match) Number() int { return len(m.deals) }

// Seating returns who sits where in the current deal.
func (m *Match) Seating() Seating { return m.SeatingAt(m.Number()) }

// SeatingAt returns who sits where in deal n, from 1.
func (m *Match) SeatingAt(n int) Seating { return seating(m.settings.Table, m.first, n) }

func (m *Match) current() *skat.Deal { return &m.deals[len(m.deals)-1] }

// View returns what a player may know of the current deal: for one who sits
// out, and for −1, what a spectator sees.
func (m *Match) View(player int) skat.View { return m.current().View(m.Seating().Seat(player)) }

// ToMove returns the player who must act, −1 when the deal is over.
func (m *Match) ToMove() int { return m.Seating().Player(m.current().ToMove()) }

// DealOver tells whether the current deal has its result.
func (m *Match) DealOver() bool { return m.current().Phase() == skat.PhaseDone }

// Over tells whether the last deal has its result.
func (m *Match) Over() bool { return m.DealOver() && m.Number() >= m.settings.Deals }

// Apply does an action in the current deal; the seats are that deal's.
func (m *Match) Apply(a skat.Action) error { return m.current().Apply(a) }

// Deal returns deal n, from 1, once it is over: only then may a screen show
// its cards.
func (m *Match) Deal(n int) (skat.Deal, error) {
	if n < 1 || n > len(m.deals) {
		return skat.Deal{}, fmt.Errorf("deal %d: want 1 to %d", n, len(m.deals))
	}
	if m.deals[n-1].Phase() != skat.PhaseDone {
		return skat.Deal{}, fmt.Errorf("deal %d is being played", n)
	}
	return m.deals[n-1], nil
}

// Next deals the next deal. The current one must be over and not the last.
func (m *Match) Next() error {
	switch {
	case !m.DealOver():
		return fmt.Errorf("deal %d is being played", m.Number())
	case m.Over():
		return fmt.Errorf("the match of %d deals is over", m.settings.Deals)
	}
	n := m.Number() + 1
	m.deals = append(m.deals, skat.New(Layout(m.seed, n), m.settings.Rules(m.BockLeft() > 0)))
	return nil
}

// Undo takes the current deal back to just before the player's last decision
// and marks the match as practice. It tells whether there was one; a rated
// match has none to take back.
func (m *Match) Undo(player int) bool {
	seat := m.Seating().Seat(player)
	if m.settings.Rated || seat == skat.NoSeat {
		return false
	}
	d := m.current()
	actions := d.Actions()
	last := len(actions) - 1
	for last >= 0 && actions[last].Seat != seat {
		last--
	}
	if last < 0 {
		return false
	}
	back := skat.New(d.Layout(), d.Rules())
	for _, a := range actions[:last] {
		if back.Apply(a) != nil {
			return false // unreachable: these actions were legal before
		}
	}
	*d = back
	m.forgetRefused(last)
	m.practice = true
	return true
}

// BotSeed returns what a player's bot draws its chances from in the current
// deal: the same for the same match seed, deal and player.
func (m *Match) BotSeed(player int) uint64 { return m.BotSeedAt(m.Number(), player) }

// BotSeedAt is BotSeed in deal n, from 1.
func (m *Match) BotSeedAt(n, player int) uint64 {
	return m.seed ^ uint64(n)<<32 ^ uint64(player+1)<<56
}
