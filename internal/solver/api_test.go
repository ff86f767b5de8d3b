package solver_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Reaches, Best, Each and Reaching say the same as Value, and what they say of a
// card is what Value says once it has been played.
func TestMethodsAgree(t *testing.T) {
	s, fresh := solver.New(), solver.New()
	endings(t, count()/4, func(p solver.Position, name string) {
		v, err := s.Value(p)
		require.NoError(t, err, name)
		for target := v - 1; target <= v+1; target++ {
			ok, err := s.Reaches(p, target)
			require.NoError(t, err, name)
			require.Equal(t, v >= target, ok, "%d: %s", target, name)
		}

		each, err := s.Each(p)
		require.NoError(t, err, name)
		legal := p.Legal()
		require.Len(t, each, legal.Len(), name)
		values := map[skat.Card]int{}
		best := each[0].Value
		reach := skat.Cards(0)
		for _, c := range each {
			require.True(t, legal.Has(c.Card), name)
			values[c.Card] = c.Value
			if (p.Mover() == p.Declarer) == (p.Game != skat.Ramsch) {
				best = max(best, c.Value)
			} else {
				best = min(best, c.Value)
			}
			if c.Value >= v+1 {
				reach = reach.With(c.Card)
			}
			m := minimax{}
			require.Equal(t, m.after(p, p.Mover(), c.Card), c.Value, "%v: %s", c.Card, name)
		}
		require.Equal(t, v, best, name)

		card, w, err := fresh.Best(p)
		require.NoError(t, err, name)
		require.Equal(t, v, w, name)
		require.Equal(t, v, values[card], "%v: %s", card, name)
		for c, other := range values {
			require.False(t, other == v && c.Points() < card.Points(), "%v is as good as %v: %s", c, card, name)
		}

		cards, err := fresh.Reaching(p, v+1)
		require.NoError(t, err, name)
		require.Equal(t, reach, cards, name)
	})
}

// A game along the cards that Best names keeps its value to the end.
func TestBestLineKeepsTheValue(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 8))
	s := solver.New()
	for i := range 60 {
		p := ending(rng, skat.GameDiamonds+skat.Game(i%7), 8, 0)
		want, err := s.Value(p)
		require.NoError(t, err)
		for p.Legal() != 0 {
			card, v, err := s.Best(p)
			require.NoError(t, err)
			require.Equal(t, want, v, "%+v", p)
			if p = played(p, card); p.Game == skat.Null && p.Trick.Leader == skat.NoSeat {
				require.Zero(t, v)
				break
			}
		}
		if p.Game != skat.Null {
			require.Equal(t, want, p.Taken)
		}
	}
}

// played is p after its mover played c; a Null that this loses has no leader.
func played(p solver.Position, c skat.Card) solver.Position {
	i := p.Mover().Index()
	p.Hands[i] = p.Hands[i].Without(c)
	p.Trick.Cards[p.Trick.Len()] = c
	if p.Trick.Len() < 3 {
		return p
	}
	winner, _ := p.Trick.Best(p.Game)
	if winner == p.Declarer {
		if p.Game == skat.Null {
			return solver.Position{Game: skat.Null}
		}
		p.Taken += p.Trick.Set().Points()
		if p.Legal() == 0 && p.Hands == [3]skat.Cards{} {
			p.Taken += p.LastTrick
		}
	}
	p.Trick = skat.Trick{Leader: winner}
	return p
}

// Suits that the game treats alike may change places, and so may the chairs.
func TestSymmetry(t *testing.T) {
	s := solver.New()
	rng := rand.New(rand.NewPCG(7, 7))
	n := 400
	if raceEnabled {
		n = 40
	}
	for i := range n {
		game := skat.GameDiamonds + skat.Game(i%7)
		p := ending(rng, game, 7+i%2, i/7%3)
		want, err := s.Value(p)
		require.NoError(t, err)
		q := turned(shifted(p, rng), 1+rng.IntN(2))
		got, err := s.Value(q)
		require.NoError(t, err)
		require.Equal(t, want, got, "%+v\n%+v", p, q)
	}
}

// shifted exchanges two suits in all cards but jacks, the trump suit with them.
// In Null the jacks go with their suits.
func shifted(p solver.Position, rng *rand.Rand) solver.Position {
	suits := skat.Suits()
	a, b := suits[rng.IntN(4)], suits[rng.IntN(4)]
	change := func(c skat.Card) skat.Card {
		switch {
		case c.Rank() == skat.Jack && p.Game != skat.Null:
			return c
		case c.Suit() == a:
			return skat.NewCard(b, c.Rank())
		case c.Suit() == b:
			return skat.NewCard(a, c.Rank())
		}
		return c
	}
	q := p
	for i, h := range p.Hands {
		q.Hands[i] = 0
		for c := range h.All() {
			q.Hands[i] = q.Hands[i].With(change(c))
		}
	}
	for i := range p.Trick.Len() {
		q.Trick.Cards[i] = change(p.Trick.Cards[i])
	}
	switch p.Game.Suit() {
	case skat.NoSuit:
	case a:
		q.Game = skat.Game(b)
	case b:
		q.Game = skat.Game(a)
	}
	return q
}

// turned moves everybody on by some chairs.
func turned(p solver.Position, by int) solver.Position {
	q := p
	for i := range p.Hands {
		q.Hands[(i+by)%3] = p.Hands[i]
	}
	q.Declarer = skat.SeatAt((p.Declarer.Index() + by) % 3)
	q.Trick.Leader = skat.SeatAt((p.Trick.Leader.Index() + by) % 3)
	return q
}

// One solver for many worlds in turn says what a new one for each says.
func TestTablesOfOtherDealsDoNotMatter(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 1))
	old := solver.New()
	for i := range 300 {
		p := ending(rng, skat.GameDiamonds+skat.Game(i%7), 1+rng.IntN(7), rng.IntN(3))
		want, err := solver.New().Value(p)
		require.NoError(t, err)
		got, err := old.Value(p)
		require.NoError(t, err)
		require.Equal(t, want, got, "%d: %+v", i, p)
	}
}

// hard is a full deal that takes at least so many nodes.
func hard(t *testing.T, game skat.Game, nodes uint64) (p solver.Position, value int) {
	rng := rand.New(rand.NewPCG(2, 2))
	for range 1000 {
		p = ending(rng, game, 10, 0)
		s := solver.New()
		v, err := s.Value(p)
		require.NoError(t, err)
		if s.Nodes() >= nodes {
			return p, v
		}
	}
	t.Fatalf("no deal of %v takes %d nodes", game, nodes)
	return p, 0
}

func TestLimits(t *testing.T) {
	for game, nodes := range map[skat.Game]uint64{skat.GameHearts: 40000, skat.Grand: 40000, skat.Null: 1000, skat.Ramsch: 40000} {
		p, want := hard(t, game, nodes)
		s := solver.New()
		limited := func(f func() error) {
			before := s.Nodes()
			assert.ErrorIs(t, f(), solver.ErrBudget)
			assert.Less(t, s.Nodes()-before, uint64(1000))
		}
		s.Limit(context.Background(), 50)
		limited(func() error { _, err := s.Value(p); return err })
		limited(func() error { _, err := s.Reaches(p, max(1, want)); return err })
		limited(func() error { _, _, err := s.Best(p); return err })
		limited(func() error { _, err := s.Each(p); return err })
		limited(func() error { _, err := s.Reaching(p, max(1, want)); return err })

		// What was left unfinished does no harm.
		s.Limit(context.Background(), 0)
		got, err := s.Value(p)
		require.NoError(t, err)
		assert.Equal(t, want, got)

		if game != skat.Null {
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			s = solver.New()
			s.Limit(ctx, 0)
			_, err = s.Value(p)
			assert.ErrorIs(t, err, context.Canceled)
			assert.Less(t, s.Nodes(), uint64(20000))
		}
	}
}

func TestInconsistentPositions(t *testing.T) {
	good := ending(rand.New(rand.NewPCG(1, 1)), skat.GameSpades, 3, 2)
	_, err := solver.New().Value(good)
	require.NoError(t, err)
	led := good.Trick.Cards[0]
	for want, spoil := range map[string]func(p *solver.Position){
		"game":               func(p *solver.Position) { p.Game = skat.NoGame },
		"declarer nobody":    func(p *solver.Position) { p.Declarer = skat.NoSeat },
		"declarer seat 9":    func(p *solver.Position) { p.Declarer = 9 },
		"leader nobody":      func(p *solver.Position) { p.Trick.Leader = skat.NoSeat },
		"leader seat 4":      func(p *solver.Position) { p.Trick.Leader = 4 },
		"is elsewhere too":   func(p *solver.Position) { p.Hands[0] = p.Hands[0].With(led) },
		"elsewhere":          func(p *solver.Position) { p.Hands[0] = p.Hands[1] },
		"want 0 to 2 cards":  func(p *solver.Position) { p.Trick.Cards[0] = skat.NoCard },
		"trick":              func(p *solver.Position) { p.Trick.Cards[2] = 77 },
		"want as many":       func(p *solver.Position) { p.Hands[2] = p.Hands[2].Without(p.Hands[2].First()) },
		"10 at most":         func(p *solver.Position) { *p = eleven() },
		"holds a card that":  func(p *solver.Position) { *p = revoked() },
		"-1 points taken":    func(p *solver.Position) { p.Taken = -1 },
		"want 0 to 120":      func(p *solver.Position) { p.Taken = 119 },
		"only in Ramsch":     func(p *solver.Position) { p.Taken, p.LastTrick = 0, 1 },
		"for the last trick": func(p *solver.Position) { p.Game, p.LastTrick = skat.Ramsch, -4 },
	} {
		p := good
		spoil(&p)
		s := solver.New()
		_, err := s.Value(p)
		assert.ErrorContains(t, err, want)
		_, err = s.Reaches(p, 61)
		assert.Error(t, err)
		_, _, err = s.Best(p)
		assert.Error(t, err)
		_, err = s.Each(p)
		assert.Error(t, err)
		_, err = s.Reaching(p, 61)
		assert.Error(t, err)
	}
}

func eleven() solver.Position {
	return solver.Position{
		Game: skat.Grand, Declarer: skat.Forehand,
		Hands: [3]skat.Cards{0x7FF, 0x7FF << 11, 0x3FF << 22},
		Trick: skat.Trick{Leader: skat.Forehand},
	}
}

// revoked: forehand led hearts, middlehand threw a club off and has a heart.
func revoked() solver.Position {
	cards := func(s string) skat.Cards {
		c, err := skat.ParseCards(s)
		if err != nil {
			panic(err)
		}
		return c
	}
	card := func(s string) skat.Card { return cards(s).First() }
	return solver.Position{
		Game: skat.Grand, Declarer: skat.Forehand,
		Hands: [3]skat.Cards{cards("D7"), cards("HT"), cards("C8.S8")},
		Trick: skat.Trick{Leader: skat.Forehand, Cards: [3]skat.Card{card("HA"), card("C7")}},
	}
}

// At the end there is a value, and no card to play.
func TestNoCardsLeft(t *testing.T) {
	s := solver.New()
	for game := skat.GameDiamonds; game <= skat.Ramsch; game++ {
		p := solver.Position{Game: game, Declarer: skat.Rearhand, Taken: 47, Trick: skat.Trick{Leader: skat.Forehand}}
		want := 47
		if game == skat.Null {
			want = 1
		}
		v, err := s.Value(p)
		require.NoError(t, err)
		assert.Equal(t, want, v)
		ok, err := s.Reaches(p, want)
		require.NoError(t, err)
		assert.True(t, ok)
		ok, err = s.Reaches(p, want+1)
		require.NoError(t, err)
		assert.False(t, ok)
		_, _, err = s.Best(p)
		assert.ErrorContains(t, err, "no cards are left")
		_, err = s.Each(p)
		assert.ErrorContains(t, err, "no cards are left")
		_, err = s.Reaching(p, 1)
		assert.ErrorContains(t, err, "no cards are left")
	}
}

func ExampleSolver() {
	hands := [3]string{"CJ.CA.DA", "SJ.C7.HT", "CT.DT.D7"}
	p := solver.Position{Game: skat.Grand, Declarer: skat.Forehand, Taken: 30, Trick: skat.Trick{Leader: skat.Forehand}}
	for i, h := range hands {
		p.Hands[i], _ = skat.ParseCards(h)
	}
	s := solver.New()
	fmt.Println(s.Best(p))
	fmt.Println(s.Each(p))
	// Output:
	// CJ 86 <nil>
	// [{DA 63} {CA 86} {CJ 86}] <nil>
}
