package solver

import (
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

// Position is a deal in play with all cards open, at any point of a trick.
type Position struct {
	Game skat.Game

	// Declarer plays alone; in Ramsch the player whose card points are asked
	// for.
	Declarer skat.Seat

	// Hands are the cards left to each seat, by Seat.Index, 0 to 10 of them,
	// without those on the table.
	Hands [3]skat.Cards

	// Trick has who leads and the cards on the table, 0 to 2. The winner is
	// ignored.
	Trick skat.Trick

	// Taken are the declarer's card points so far, the skat included: 0 to 120.
	// Null ignores it: the declarer has no trick yet, or the game is over.
	Taken int

	// LastTrick are card points that go to the taker of the last trick: in
	// Ramsch those of the skat (RULES.md section 10). In other games 0.
	LastTrick int
}

// Mover returns the seat to play.
func (p Position) Mover() skat.Seat {
	s := p.Trick.Leader
	for range p.Trick.Len() {
		s = s.Next()
	}
	return s
}

// Legal returns the cards that the seat to play may play.
func (p Position) Legal() skat.Cards {
	m := p.Mover()
	if m == skat.NoSeat {
		return 0
	}
	return p.Game.Playable(p.Hands[m.Index()], p.Trick.Cards[0])
}

// check tells what is inconsistent.
func (p Position) check() error {
	switch {
	case p.Game == skat.NoGame || p.Game > skat.Ramsch:
		return fmt.Errorf("position: game %v: want D H S C G N or R", p.Game)
	case p.Declarer == skat.NoSeat || p.Declarer > skat.Rearhand:
		return fmt.Errorf("position: declarer %v: want a seat", p.Declarer)
	case p.Trick.Leader == skat.NoSeat || p.Trick.Leader > skat.Rearhand:
		return fmt.Errorf("position: leader %v: want a seat", p.Trick.Leader)
	}
	var seen skat.Cards
	count := 0
	add := func(where string, s skat.Cards) error {
		if both := seen & s; both != 0 {
			return fmt.Errorf("position: %s: %v is elsewhere too", where, both.First())
		}
		seen |= s
		return nil
	}
	for _, s := range skat.Seats() {
		if err := add(s.String(), p.Hands[s.Index()]); err != nil {
			return err
		}
	}
	n := p.Trick.Len()
	for i, c := range p.Trick.Cards {
		if i >= n && c != skat.NoCard || c > 32 || n == 3 {
			return fmt.Errorf("position: trick %v: want 0 to 2 cards, the first ones", p.Trick.Cards)
		}
		if err := add("trick", skat.NewCards(c)); err != nil {
			return err
		}
	}
	s := p.Trick.Leader
	for i := range 3 {
		left := p.Hands[s.Index()].Len()
		if i < n {
			left++
		}
		if i == 0 {
			count = left
		}
		if left != count || left > 10 {
			return fmt.Errorf("position: %v has %d cards where the leader has %d: want as many, 10 at most", s, left, count)
		}
		if i == 1 && n == 2 && !p.Game.Playable(p.Hands[s.Index()].With(p.Trick.Cards[1]), p.Trick.Cards[0]).Has(p.Trick.Cards[1]) {
			return fmt.Errorf("position: %v played %v and holds a card that follows %v", s, p.Trick.Cards[1], p.Trick.Cards[0])
		}
		s = s.Next()
	}
	switch {
	case p.Taken < 0, p.LastTrick < 0, p.Game != skat.Null && p.Taken+p.LastTrick+seen.Points() > 120:
		return fmt.Errorf("position: %d points taken, %d for the last trick and %d left: want 0 to 120 in all",
			p.Taken, p.LastTrick, seen.Points())
	case p.LastTrick != 0 && p.Game != skat.Ramsch:
		return fmt.Errorf("position: %d points for the last trick: only in Ramsch", p.LastTrick)
	}
	return nil
}

// play plays a legal card, and completes the trick if it can. It tells whether
// that ends a Null: the declarer took the trick, and the value is 0.
func (p *Position) play(c skat.Card) (lost bool) {
	i := p.Mover().Index()
	p.Hands[i] = p.Hands[i].Without(c)
	n := p.Trick.Len()
	p.Trick.Cards[n] = c
	if n < 2 {
		return false
	}
	winner, _ := p.Trick.Best(p.Game)
	gain := p.Trick.Set().Points()
	p.Trick = skat.Trick{Leader: winner}
	if p.left() == 0 {
		gain += p.LastTrick
		p.LastTrick = 0
	}
	if winner != p.Declarer {
		return false
	}
	p.Taken += gain
	return p.Game == skat.Null
}

// left returns the cards that are still to be counted.
func (p Position) left() skat.Cards {
	return p.Hands[0] | p.Hands[1] | p.Hands[2] | p.Trick.Set()
}

// least and most are the limits of the value.
func (p Position) least() int {
	if p.Game == skat.Null {
		if p.left() == 0 {
			return 1
		}
		return 0
	}
	return p.Taken
}

func (p Position) most() int {
	if p.Game == skat.Null {
		return 1
	}
	if p.left() == 0 {
		return p.Taken
	}
	return p.Taken + p.left().Points() + p.LastTrick
}

// needed returns what the declarer usually has to reach, a first guess of the
// value.
func (p Position) needed() int {
	switch p.Game {
	case skat.Null:
		return 1
	case skat.Ramsch:
		return 30
	}
	return 61
}

// wantsMany tells whether the seat to play wants the value to be high.
func (p Position) wantsMany() bool {
	return (p.Mover() == p.Declarer) == (p.Game != skat.Ramsch)
}
