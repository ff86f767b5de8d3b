package bot

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
)

// TestUnseenCardsChangeNothing plays deals and at every decision deals the
// cards that the seat cannot know anew: the View is the same, and so must be
// every bot's action.
func TestUnseenCardsChangeNothing(t *testing.T) {
	type amount struct {
		deals, anew                uint64 // how often, and how often each decision is dealt anew
		atLeast, inRamsch, pushing int    // decisions of a phase, cards in Ramsch, skats pushed
	}
	for level, n := range map[string]amount{
		"novice": {45, 3, 10, 200, 5}, "club": {45, 3, 10, 200, 5}, "expert:worlds=1:bid=tables": {18, 3, 10, 200, 5},
		"expert:worlds=1": {7, 1, 2, 30, 2}, // its discards by sampled play are slow
	} {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			p, err := New(level, 9)
			require.NoError(t, err)
			tried, inRamsch := map[skat.Phase]int{}, map[skat.Phase]int{}
			for i := range n.deals {
				// In every third deal all pass, so that Ramsch is played, in every
				// sixth with pushing.
				ramsch := i%3 == 0
				rules := skat.Rules{Kontra: skat.KontraAny, Ramsch: ramsch, Schieberamsch: i%6 == 0, Valuation: skat.Valuation(i % 2)}
				rng := rand.New(rand.NewPCG(21, i))
				d := skat.New(skat.DealPack(skat.Shuffle(rng)), rules)
				for d.Phase() != skat.PhaseDone {
					v := d.View(d.ToMove())
					a, err := p.Act(context.Background(), v)
					require.NoError(t, err)
					for range n.anew {
						w, ok := dealtAnew(d, v, rng)
						if !ok {
							continue
						}
						tried[d.Phase()]++
						if v.Contract().Game == skat.Ramsch {
							inRamsch[d.Phase()]++
						}
						b, err := p.Act(context.Background(), w.View(v.Seat))
						require.NoError(t, err)
						require.Equal(t, a, b, "%s\n%s", d.String(), w.String())
					}
					if ramsch && d.Phase() == skat.PhaseAuction {
						a = skat.Pass(v.Seat)
					}
					require.NoError(t, d.Apply(a))
				}
			}
			for _, phase := range []skat.Phase{skat.PhaseAuction, skat.PhasePickUp, skat.PhaseDiscard, skat.PhaseDeclare, skat.PhaseKontra, skat.PhasePlay} {
				require.GreaterOrEqual(t, tried[phase], n.atLeast, "%v was hardly tried", phase)
			}
			require.GreaterOrEqual(t, inRamsch[skat.PhasePlay], n.inRamsch)
			require.GreaterOrEqual(t, tried[skat.PhasePush], n.pushing)
		})
	}
}

// dealtAnew returns a deal with other cards where v's seat cannot see them, in
// which the same has happened; not ok when the cards drawn could not have been
// played so, or show the seat something else.
func dealtAnew(d skat.Deal, v skat.View, rng *rand.Rand) (w skat.Deal, ok bool) {
	var played [3]skat.Cards
	for i := 0; i <= v.Tricks() && i < 10; i++ {
		for _, s := range skat.Seats() {
			played[s.Index()] = played[s.Index()].With(v.TrickAt(i).By(s))
		}
	}
	l := skat.Layout{Skat: v.Found}
	hidden := skat.AllCards &^ v.Dealt &^ v.Found
	for _, s := range skat.Seats() {
		i := s.Index()
		switch {
		case s == v.Seat:
			l.Hands[i] = v.Dealt
		case s == v.Declarer() && v.Open != 0:
			l.Hands[i] = v.Open | played[i]
		default:
			l.Hands[i] = played[i]
		}
		hidden &^= l.Hands[i]
	}
	var list []skat.Card
	for c := range hidden.All() {
		list = append(list, c)
	}
	rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for i := range l.Hands {
		n := 10 - l.Hands[i].Len()
		l.Hands[i] |= skat.NewCards(list[:n]...)
		list = list[n:]
	}
	l.Skat |= skat.NewCards(list...)
	w = skat.New(l, d.Rules())
	for _, a := range d.Actions() {
		if a.Kind == skat.KindDiscard && a.Seat != v.Seat {
			a.Cards = l.Skat // whatever he laid, here he lays what he found
		}
		if w.Apply(a) != nil {
			return w, false
		}
	}
	return w, w.View(v.Seat) == v
}
