package match

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// Session is a series of deals of Offiziersskat (section 11) between players
// 0 and 1. The first dealer is drawn; then they take turns. A Session hands
// out [offizier.View]s and takes [offizier.Action]s; everything else is
// derived from the deals.
type Session struct {
	settings SessionSettings
	seed     uint64
	players  [2]Player
	first    int             // the first dealer
	deals    []offizier.Deal // those played and, last, the current one
	practice bool
}

// NewSession begins a session with its first deal.
func NewSession(s SessionSettings, seed uint64, players [2]Player) (*Session, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	m := &Session{settings: s, seed: seed, players: players, first: firstDealer(seed, 2)}
	m.deals = append(m.deals, offizier.New(SessionLayout(seed, 1), s.Rules()))
	return m, nil
}

// SessionLayout returns the cards of deal n (from 1) of the session with that
// seed.
func SessionLayout(seed uint64, n int) offizier.Layout {
	return offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, uint64(n))))
}

// Settings returns the rule set.
func (m *Session) Settings() SessionSettings { return m.settings }

// Seed returns what the deals are drawn from.
func (m *Session) Seed() uint64 { return m.seed }

// Players returns who plays.
func (m *Session) Players() [2]Player { return m.players }

// Practice tells whether a decision was taken back in this session, or cards
// were given.
func (m *Session) Practice() bool { return m.practice }

// Number returns the number of the current deal, from 1.
func (m *Session) Number() int { return len(m.deals) }

// Dealer returns who deals deal n, from 1.
func (m *Session) Dealer(n int) int { return (m.first + n - 1) % 2 }

// Seat returns a player's seat in deal n, NoSeat of a number that nobody has.
func (m *Session) Seat(n, player int) offizier.Seat {
	switch {
	case player < 0 || player > 1:
		return offizier.NoSeat
	case player == m.Dealer(n):
		return offizier.Dealer
	}
	return offizier.Forehand
}

// Player returns who sits at a seat in deal n, −1 for NoSeat.
func (m *Session) Player(n int, seat offizier.Seat) int {
	switch seat {
	case offizier.Dealer:
		return m.Dealer(n)
	case offizier.Forehand:
		return 1 - m.Dealer(n)
	}
	return nobody
}

func (m *Session) current() *offizier.Deal { return &m.deals[len(m.deals)-1] }

// View returns what a player may know of the current deal: for −1, what a
// spectator sees.
func (m *Session) View(player int) offizier.View {
	return m.current().View(m.Seat(m.Number(), player))
}

// ToMove returns the player who must act, −1 when the deal is over.
func (m *Session) ToMove() int { return m.Player(m.Number(), m.current().ToMove()) }

// DealOver tells whether the current deal has its result.
func (m *Session) DealOver() bool { return m.current().Phase() == offizier.PhaseDone }

// Over tells whether the session is decided. One of any number of deals never
// is: its players stop when they like.
func (m *Session) Over() bool {
	if !m.DealOver() || m.settings.Length == AnyNumber {
		return false
	}
	sheet := m.Sheet()
	for p := range m.players {
		if m.settings.decided(sheet.Won[p], sheet.Totals[p]) {
			return true
		}
	}
	return false
}

// Apply does an action in the current deal; the seats are that deal's.
func (m *Session) Apply(a offizier.Action) error { return m.current().Apply(a) }

// Deal returns deal n, from 1, once it is over: only then may a screen show
// its cards.
func (m *Session) Deal(n int) (offizier.Deal, error) {
	if n < 1 || n > len(m.deals) {
		return offizier.Deal{}, fmt.Errorf("deal %d: want 1 to %d", n, len(m.deals))
	}
	if m.deals[n-1].Phase() != offizier.PhaseDone {
		return offizier.Deal{}, fmt.Errorf("deal %d is being played", n)
	}
	return m.deals[n-1], nil
}

// Next deals the next deal. The current one must be over and the session not
// decided.
func (m *Session) Next() error {
	switch {
	case !m.DealOver():
		return fmt.Errorf("deal %d is being played", m.Number())
	case m.Over():
		return fmt.Errorf("the session is decided after %d deals", m.Number())
	case m.Number() >= MaxDeals:
		return fmt.Errorf("a session has at most %d deals", MaxDeals)
	}
	m.deals = append(m.deals, offizier.New(SessionLayout(m.seed, m.Number()+1), m.settings.Rules()))
	return nil
}

// Undo takes the current deal back to just before the player's last decision
// and marks the session as practice. It tells whether there was one.
func (m *Session) Undo(player int) bool {
	seat := m.Seat(m.Number(), player)
	d := m.current()
	actions := d.Actions()
	last := len(actions) - 1
	for last >= 0 && actions[last].Seat != seat {
		last--
	}
	if last < 0 {
		return false
	}
	back := offizier.New(d.Layout(), d.Rules())
	for _, a := range actions[:last] {
		if back.Apply(a) != nil {
			return false // unreachable: these actions were legal before
		}
	}
	*d = back
	m.practice = true
	return true
}

// BotSeed returns what a player's bot draws its chances from in the current
// deal: the same for the same session seed, deal and player.
func (m *Session) BotSeed(player int) uint64 {
	return m.seed ^ uint64(m.Number())<<32 ^ uint64(player+1)<<56
}

// Log returns the finished deals as a text that [offizier.ParseLog] reads.
func (m *Session) Log() string {
	var b strings.Builder
	for i := range m.deals {
		if m.deals[i].Phase() == offizier.PhaseDone {
			n := i + 1
			fmt.Fprintf(&b, "# deal %d, forehand %s, dealer %s\n%s\n", n, m.players[1-m.Dealer(n)].Label(), m.players[m.Dealer(n)].Label(), m.deals[i].Log())
		}
	}
	return b.String()
}
