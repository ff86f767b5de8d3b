package solver_test

import (
	"math/rand/v2"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// minimax finds values by the rules of package skat and the definition of best
// play alone: every legal card, no bounds. It remembers positions at the start
// of a trick by what can still be won in them.
type minimax map[solver.Position]int

func (m minimax) value(p solver.Position) int {
	taken := p.Taken
	p.Taken = 0
	if p.Trick.Len() > 0 {
		return taken + m.best(p)
	}
	v, ok := m[p]
	if !ok {
		v = m.best(p)
		m[p] = v
	}
	return taken + v
}

func (m minimax) best(p solver.Position) int {
	mover := p.Trick.Leader
	for range p.Trick.Len() {
		mover = mover.Next()
	}
	legal := p.Game.Playable(p.Hands[mover.Index()], p.Trick.Cards[0])
	if legal == 0 { // all cards are played
		if p.Game == skat.Null {
			return 1
		}
		return 0
	}
	wantsMany := mover == p.Declarer
	if p.Game == skat.Ramsch {
		wantsMany = !wantsMany
	}
	best := -1
	for c := range legal.All() {
		v := m.after(p, mover, c)
		if best < 0 || wantsMany && v > best || !wantsMany && v < best {
			best = v
		}
	}
	return best
}

// after is the value once mover has played c.
func (m minimax) after(p solver.Position, mover skat.Seat, c skat.Card) int {
	p.Hands[mover.Index()] = p.Hands[mover.Index()].Without(c)
	p.Trick.Cards[p.Trick.Len()] = c
	if p.Trick.Len() == 3 {
		winner, _ := p.Trick.Best(p.Game)
		if winner == p.Declarer {
			if p.Game == skat.Null {
				return 0
			}
			p.Taken += p.Trick.Set().Points()
			if p.Hands == [3]skat.Cards{} {
				p.Taken += p.LastTrick
			}
		}
		p.Trick = skat.Trick{Leader: winner}
	}
	return m.value(p)
}

// ending is a random position with so many cards a hand for those who have not
// played to the trick, which has onTable cards.
func ending(rng *rand.Rand, game skat.Game, cards, onTable int) solver.Position {
	pack := skat.Shuffle(rng)
	p := solver.Position{Game: game, Declarer: skat.SeatAt(rng.IntN(3)), Trick: skat.Trick{Leader: skat.SeatAt(rng.IntN(3))}}
	for i := range p.Hands {
		p.Hands[i] = skat.NewCards(pack[i*cards : (i+1)*cards]...)
	}
	rest := skat.AllCards &^ (p.Hands[0] | p.Hands[1] | p.Hands[2])
	if game == skat.Ramsch {
		p.LastTrick = skat.NewCards(pack[30:]...).Points()
		rest &^= skat.NewCards(pack[30:]...)
	}
	if game != skat.Null {
		p.Taken = rng.IntN(rest.Points() + 1)
	}
	seat := p.Trick.Leader
	for n := range onTable {
		legal := game.Playable(p.Hands[seat.Index()], p.Trick.Cards[0])
		for range rng.IntN(legal.Len()) {
			legal = legal.Without(legal.First())
		}
		p.Trick.Cards[n] = legal.First()
		p.Hands[seat.Index()] = p.Hands[seat.Index()].Without(legal.First())
		seat = seat.Next()
	}
	return p
}
