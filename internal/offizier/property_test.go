package offizier_test

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func drawRules(t *rapid.T) offizier.Rules {
	return offizier.Rules{
		Kontra:    offizier.KontraRule(rapid.IntRange(0, 1).Draw(t, "kontra")),
		Even:      offizier.EvenRule(rapid.IntRange(0, 1).Draw(t, "60:60")),
		Schneider: offizier.SchneiderLimit(rapid.IntRange(0, 1).Draw(t, "schneider")),
	}
}

func drawLayout(t *rapid.T) offizier.Layout {
	return offizier.DealPack(skat.Shuffle(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)))
}

func drawAction(t *rapid.T, d *offizier.Deal) offizier.Action {
	legal := d.Legal(d.ToMove())
	if len(legal) == 0 {
		t.Fatalf("nothing is legal in phase %v", d.Phase())
	}
	return legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")]
}

// held returns every card of the deal wherever it is, and how many.
func held(d *offizier.Deal) (skat.Cards, int) {
	all, n := d.Played(), d.Played().Len()
	for i, s := range offizier.Seats() {
		all |= d.Hand(s) | d.Open(s)
		n += d.Hand(s).Len() + d.Open(s).Len()
		for p := range offizier.Piles {
			if c := d.Hidden(s, p); c != skat.NoCard {
				all = all.With(c)
				n++
			}
		}
		if d.Phase() < offizier.PhasePlay { // not yet dealt
			all |= d.Layout().Hands[i]
			n += 8
		}
	}
	if d.Phase() == offizier.PhaseName {
		for _, c := range d.Layout().Open[1] {
			all = all.With(c)
		}
		n += 4
	}
	return all, n
}

func TestWhatAlwaysHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := drawRules(t)
		d := offizier.New(drawLayout(t), rules)
		for d.Phase() != offizier.PhaseDone {
			a := drawAction(t, &d)
			before := d
			wrong := a
			wrong.Seat = a.Seat.Other()
			require.Error(t, d.Apply(wrong))
			require.True(t, before == d, "an illegal action changed the deal")
			require.Empty(t, d.Legal(wrong.Seat))
			require.NoError(t, d.Apply(a))
			all, n := held(&d)
			require.Equal(t, skat.AllCards, all, "a card is missing")
			require.Equal(t, 32, n, "a card is there twice")
			for _, s := range offizier.Seats() {
				require.Equal(t, d.Hand(s).Len(), d.InHand(s))
			}
		}
		r := d.Result()
		require.NotZero(t, r.Outcome)
		require.Equal(t, 16, r.Tricks[0]+r.Tricks[1])
		require.Equal(t, 120, r.Points[0]+r.Points[1])
		require.Equal(t, r.Outcome == offizier.Drawn, r.Score == [2]int{})
		if r.Winner != offizier.NoSeat {
			w := r.Winner.Index()
			require.Equal(t, r.Value*r.Factor+r.Schneider+r.Kontra, r.Score[w])
			require.Zero(t, r.Score[1-w])
			require.GreaterOrEqual(t, r.Points[w], r.Points[1-w])
		}
		again, err := offizier.ParseDeal(d.String(), rules)
		require.NoError(t, err)
		require.True(t, again == d, "apply then replay is not the same state")
		log, err := offizier.ParseLog(d.Log())
		require.NoError(t, err)
		require.Equal(t, []offizier.Deal{d}, log, "log then read is not the same deal")
	})
}

// permuted returns a deal with the same history in public and for the seat,
// whose unseen cards lie otherwise, or nil when that history is not legal
// with them.
func permuted(t *rapid.T, d *offizier.Deal, seat offizier.Seat) *offizier.Deal {
	v := d.View(seat)
	var unseen []skat.Card
	for c := range v.Unseen().All() {
		unseen = append(unseen, c)
	}
	swap := map[skat.Card]skat.Card{}
	for i, c := range rapid.Permutation(unseen).Draw(t, "cards") {
		swap[unseen[i]] = c
	}
	to := func(c skat.Card) skat.Card {
		if s, unknown := swap[c]; unknown {
			return s
		}
		return c
	}
	l := d.Layout()
	for s := range 2 {
		for i := range offizier.Piles {
			l.Covered[s][i], l.Open[s][i] = to(l.Covered[s][i]), to(l.Open[s][i])
		}
		var hand skat.Cards
		for c := range l.Hands[s].All() {
			hand = hand.With(to(c))
		}
		l.Hands[s] = hand
	}
	other := offizier.New(l, d.Rules())
	for _, a := range d.Actions() {
		if other.Apply(a) != nil {
			return nil
		}
	}
	return &other
}

// A View leaks nothing: whatever a seat cannot know may be otherwise, and its
// View is the same to the byte.
func TestViewLeaksNothing(t *testing.T) {
	compared := 0
	rapid.Check(t, func(t *rapid.T) {
		d := offizier.New(drawLayout(t), drawRules(t))
		seat := offizier.SeatAt(rapid.IntRange(-1, 1).Draw(t, "who"))
		for range rapid.IntRange(0, 34).Draw(t, "steps") {
			if d.Phase() != offizier.PhaseDone {
				require.NoError(t, d.Apply(drawAction(t, &d)))
			}
		}
		for range 5 {
			other := permuted(t, &d, seat)
			if other == nil {
				continue // those cards would have had to be played otherwise
			}
			require.True(t, d.View(seat) == other.View(seat), "the View of %v tells %s from %s", seat, d.String(), other.String())
			compared++
		}
	})
	assert.Greater(t, compared, 50, "too few other deals were possible to compare with")
}

// A View offers what the deal does.
func TestViewKnowsWhatIsLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := offizier.New(drawLayout(t), drawRules(t))
		for d.Phase() != offizier.PhaseDone {
			for _, s := range offizier.Seats() {
				v := d.View(s)
				require.ElementsMatch(t, d.Legal(s), v.Legal())
				require.Equal(t, d.Actions(), v.Actions())
				if d.Phase() == offizier.PhasePlay {
					require.Equal(t, len(v.Legal()), v.Playable().Len())
				}
			}
			require.NoError(t, d.Apply(drawAction(t, &d)))
		}
	})
}
