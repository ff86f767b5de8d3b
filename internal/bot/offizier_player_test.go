package bot

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var allOffizierRules = []offizier.Rules{
	{},
	{Kontra: offizier.KontraDouble},
	{Even: offizier.EvenDefender, Schneider: offizier.Schneider30},
	{Kontra: offizier.KontraDouble, Even: offizier.EvenDefender},
}

// quick returns a player of a level that thinks little.
func quick(t testing.TB, level string, seed uint64) OffizierPlayer {
	p, err := NewOffizier(level, seed)
	require.NoError(t, err)
	if x, is := p.(*offizierExpert); is {
		x.effort = offizierEffort{worlds: 4, nodes: 2000, exact: 6, depth: 2}
	}
	return p
}

// Every level plays legally to the end, under all rules and against all.
func TestOffizierPlayersPlayLegally(t *testing.T) {
	ctx := context.Background()
	said := map[offizier.Kind]bool{}
	for seed := range uint64(36) {
		rules := allOffizierRules[seed%4]
		players := [2]OffizierPlayer{quick(t, OffizierLevels()[seed/4%3], seed), quick(t, OffizierLevels()[seed/12%3], seed)}
		d := offizier.New(offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, 5))), rules)
		for d.Phase() != offizier.PhaseDone {
			a, err := players[d.ToMove().Index()].Act(ctx, d.View(d.ToMove()))
			require.NoError(t, err)
			said[a.Kind] = true
			require.NoError(t, d.Apply(a), "%s", d.String())
		}
	}
	for _, k := range []offizier.Kind{offizier.KindName, offizier.KindKontra, offizier.KindPass, offizier.KindPlay} {
		assert.True(t, said[k], "nobody ever says %v", k)
	}
	_, err := NewOffizier("queen", 1)
	assert.EqualError(t, err, `level "queen": want one of novice, club, expert`)
}

// Forehand answers Re exactly where it would not have said Kontra as the
// dealer: both see the same eight cards.
func TestOffizierRe(t *testing.T) {
	ctx := context.Background()
	answers := map[offizier.Kind]int{}
	for _, level := range []string{"club", "expert"} {
		for seed := range uint64(100) {
			p := quick(t, level, seed)
			d := offizier.New(offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, 5))), offizier.Rules{Kontra: offizier.KontraDouble})
			a, err := p.Act(ctx, d.View(offizier.Forehand))
			require.NoError(t, err)
			require.NoError(t, d.Apply(a))
			dealer, err := p.Act(ctx, d.View(offizier.Dealer))
			require.NoError(t, err)
			require.NoError(t, d.Apply(offizier.Kontra(offizier.Dealer)))
			forehand, err := p.Act(ctx, d.View(offizier.Forehand))
			require.NoError(t, err)
			assert.NotEqual(t, dealer.Kind == offizier.KindKontra, forehand.Kind == offizier.KindRe, d.String())
			answers[forehand.Kind]++
		}
	}
	assert.Greater(t, answers[offizier.KindRe], 20)
	assert.Greater(t, answers[offizier.KindPass], 20)
}

// exchanged returns a deal with the same View for a seat, whose unseen cards
// lie otherwise, or nil when the cards drawn could not have been played so.
func exchanged(d *offizier.Deal, s offizier.Seat, rng *rand.Rand) *offizier.Deal {
	v := d.View(s)
	from := appendCards(nil, v.Unseen())
	to := append([]skat.Card(nil), from...)
	rng.Shuffle(len(to), func(i, j int) { to[i], to[j] = to[j], to[i] })
	var swap [33]skat.Card
	for c := range skat.AllCards.All() {
		swap[c] = c
	}
	for i := range from {
		swap[from[i]] = to[i]
	}
	l := d.Layout()
	for p := range 2 {
		var hand skat.Cards
		for c := range l.Hands[p].All() {
			hand = hand.With(swap[c])
		}
		l.Hands[p] = hand
		for i := range offizier.Piles {
			l.Covered[p][i], l.Open[p][i] = swap[l.Covered[p][i]], swap[l.Open[p][i]]
		}
	}
	other := offizier.New(l, d.Rules())
	for _, a := range d.Actions() {
		if other.Apply(a) != nil {
			return nil
		}
	}
	return &other
}

// No level sees a hidden card: wherever they lie, it acts the same.
func TestOffizierPlayersSeeNothingHidden(t *testing.T) {
	ctx := context.Background()
	compared := 0
	for seed := range uint64(40) {
		rng := rand.New(rand.NewPCG(seed, 31))
		d := offizier.New(offizier.DealPack(skat.Shuffle(rng)), allOffizierRules[seed%4])
		for range seed % 34 {
			legal := d.Legal(d.ToMove())
			require.NoError(t, d.Apply(legal[rng.IntN(len(legal))]))
		}
		s := d.ToMove()
		for range 3 {
			other := exchanged(&d, s, rng)
			if other == nil {
				continue
			}
			compared++
			for _, level := range OffizierLevels() {
				a, err := quick(t, level, seed).Act(ctx, d.View(s))
				require.NoError(t, err)
				b, err := quick(t, level, seed).Act(ctx, other.View(s))
				require.NoError(t, err)
				assert.Equal(t, a, b, "%s tells %s from %s", level, d.String(), other.String())
			}
		}
	}
	assert.Greater(t, compared, 30)
}

// The fallback plays a whole deal legally, and says nothing out of turn.
func TestOffizierFallback(t *testing.T) {
	for seed := range uint64(20) {
		d := offizier.New(offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, 6))), allOffizierRules[seed%4])
		for d.Phase() != offizier.PhaseDone {
			assert.Zero(t, OffizierFallback(d.View(d.ToMove().Other())))
			if d.Phase() == offizier.PhaseKontra && d.Rules().Kontra == offizier.KontraDouble {
				require.NoError(t, d.Apply(offizier.Kontra(offizier.Dealer)))
				continue
			}
			require.NoError(t, d.Apply(OffizierFallback(d.View(d.ToMove()))))
		}
	}
}

// waning is a context that ends after being asked so many times.
type waning struct {
	context.Context
	left *int
}

func (w waning) Err() error {
	if *w.left--; *w.left < 0 {
		return context.DeadlineExceeded
	}
	return nil
}

// A context that has ended is honoured; one that ends in the middle of the
// search leaves the best card so far, or the Club's.
func TestOffizierPlayersHonourTheContext(t *testing.T) {
	d := offizierPosition(1, 2, false)
	v := d.View(d.ToMove())
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	for _, level := range OffizierLevels() {
		_, err := quick(t, level, 1).Act(ended, v)
		assert.ErrorIs(t, err, context.Canceled, level)
	}
	club, err := NewOffizierClub().Act(context.Background(), v)
	require.NoError(t, err)
	for asked, want := range map[int]int{1: 1, 2: 2, 3: 3} {
		left := asked
		expert := NewOffizierExpert(1).(*offizierExpert)
		a, err := expert.Act(waning{context.Background(), &left}, v)
		require.NoError(t, err)
		assert.True(t, v.Playable().Has(a.Card))
		assert.Equal(t, -1, left, "it stops at once")
		if want == 1 {
			assert.Equal(t, club, a)
		}
	}
	soon, stop := context.WithTimeout(context.Background(), time.Nanosecond)
	defer stop()
	_, err = NewOffizierExpert(1).Act(soon, v)
	assert.True(t, err == nil || errors.Is(err, context.DeadlineExceeded))
}

// A world that is too hard is given up: the answer comes all the same.
func TestOffizierExpertBoundsItsSearch(t *testing.T) {
	d := offizierPosition(2, 0, false)
	x := NewOffizierExpert(1).(*offizierExpert)
	x.effort = offizierEffort{worlds: 4, nodes: 100, exact: 16}
	a, err := x.Act(context.Background(), d.View(d.ToMove()))
	require.NoError(t, err)
	require.NoError(t, d.Apply(a))
	assert.LessOrEqual(t, x.solver.nodes, nodesOver*100+1)
}

// One line is one decision of an Expert about a card, early in the deal, where
// it looks ahead, and where it begins to search to the end.
func BenchmarkOffizierExpert(b *testing.B) {
	for _, at := range []struct {
		name   string
		tricks int
	}{{"first trick", 0}, {"fifth trick", 4}, {"eighth trick", 7}, {"eleventh trick", 10}} {
		b.Run(at.name, func(b *testing.B) {
			var views []offizier.View
			for seed := range uint64(50) {
				d := offizierPosition(seed, at.tricks, seed%2 == 1)
				if v := d.View(d.ToMove()); v.Playable().Len() > 1 {
					views = append(views, v)
				}
			}
			x := NewOffizierExpert(1)
			for n := 0; b.Loop(); n++ {
				if _, err := x.Act(context.Background(), views[n%len(views)]); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
