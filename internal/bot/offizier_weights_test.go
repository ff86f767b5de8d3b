package bot

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The weights of the open cards are fitted on games that Club plays against
// itself: in every deal forehand plays each of the five games once, and its
// chance to win is fitted to what came out, by logistic regression, once by
// its own four open cards and once by all eight. To print them anew, with
// plain sevens to nines as the measure of the others:
//
//	go test ./internal/bot -run TestFitOffizierWeights -offizier-fit 60000 -v
var offizierFit = flag.Int("offizier-fit", 0, "fit the weights of Offiziersskat's open cards anew on this many deals")

func TestFitOffizierWeights(t *testing.T) {
	if *offizierFit == 0 {
		t.Skip("only with -offizier-fit")
	}
	naming, kontra := fitOffizier(*offizierFit, 77)
	t.Logf("naming %+.2f\nkontra %+.2f", naming, kontra)
}

// The weights that are in use foretell games of other deals: of those that
// they hold for likely more are won than of those that they do not.
func TestOffizierWeightsForetell(t *testing.T) {
	const deals = 400
	var won, games [3]float64 // by chance: below 0.45, between, above 0.55
	for seed := range uint64(deals) {
		l := offizier.DealPack(skat.Shuffle(rand.NewPCG(1234, seed)))
		for _, g := range offizier.Games() {
			d, result := clubPlays(l, g)
			v := d.View(offizier.Dealer)
			c := kontraChance(&v)
			i := 1
			if c < 0.45 {
				i = 0
			} else if c > 0.55 {
				i = 2
			}
			games[i]++
			won[i] += result
		}
	}
	require.Greater(t, min(games[0], games[2]), 200.0)
	assert.Less(t, won[0]/games[0], 0.42)
	assert.Greater(t, won[2]/games[2], 0.58)
}

// clubPlays returns a deal after the game was named, and what forehand made of
// it: 1 won, 0.5 a draw.
func clubPlays(l offizier.Layout, g skat.Game) (offizier.Deal, float64) {
	d := offizier.New(l, offizier.Rules{})
	_ = d.Apply(offizier.Name(offizier.Forehand, g))
	named := d
	_ = d.Apply(offizier.Pass(offizier.Dealer))
	for d.Phase() != offizier.PhaseDone {
		a, _ := NewOffizierClub().Act(context.Background(), d.View(d.ToMove()))
		_ = d.Apply(a)
	}
	switch d.Result().Winner {
	case offizier.Forehand:
		return named, 1
	case offizier.Dealer:
		return named, 0
	}
	return named, 0.5
}

// features counts open cards: the jacks from diamonds up, trump ace, ten,
// king, queen, others, plain ace, ten, king, queen; and one for the constant.
func features(g skat.Game, mine, theirs skat.Cards) [14]float64 {
	var f [14]float64
	count := func(cards skat.Cards, sign float64) {
		for c := range cards.All() {
			place := map[skat.Rank]int{skat.Ace: 4, skat.Ten: 5, skat.King: 6, skat.Queen: 7}
			i, court := place[c.Rank()]
			switch {
			case c.Rank() == skat.Jack:
				f[c.Suit()-skat.Diamonds] += sign
			case g.Trumps().Has(c) && court:
				f[i] += sign
			case g.Trumps().Has(c):
				f[8] += sign
			case court:
				f[i+5] += sign
			}
		}
	}
	count(mine, 1)
	count(theirs, -1)
	f[13] = 1
	return f
}

// fitOffizier returns the weights of the features, for suit games and Grand.
func fitOffizier(deals int, seed uint64) (naming, kontra [2][14]float64) {
	var own, both [2][][14]float64
	var results [2][]float64
	for n := range deals {
		l := offizier.DealPack(skat.Shuffle(rand.NewPCG(seed, uint64(n))))
		for _, g := range offizier.Games() {
			_, result := clubPlays(l, g)
			i := 0
			if g == skat.Grand {
				i = 1
			}
			mine, theirs := skat.NewCards(l.Open[0][:]...), skat.NewCards(l.Open[1][:]...)
			own[i] = append(own[i], features(g, mine, 0))
			both[i] = append(both[i], features(g, mine, theirs))
			results[i] = append(results[i], result)
		}
	}
	for i := range results {
		naming[i], kontra[i] = regress(own[i], results[i]), regress(both[i], results[i])
	}
	return naming, kontra
}

// regress fits a logistic regression by Newton's method.
func regress(rows [][14]float64, results []float64) (w [14]float64) {
	for range 10 {
		var m [14][15]float64
		for i := range m {
			m[i][i], m[i][14] = 1, -w[i] // a weight of 1 on being small
		}
		for n := range rows {
			x := &rows[n]
			z := 0.0
			for i := range w {
				z += w[i] * x[i]
			}
			p := 1 / (1 + math.Exp(-z))
			for i := range m {
				for j := range w {
					m[i][j] += p * (1 - p) * x[i] * x[j]
				}
				m[i][14] += (results[n] - p) * x[i]
			}
		}
		for i := range m { // Gauss and Jordan
			for j := 14; j >= i; j-- {
				m[i][j] /= m[i][i]
			}
			for k := range m {
				for j := 14; k != i && j >= i; j-- {
					m[k][j] -= m[k][i] * m[i][j]
				}
			}
		}
		for i := range w {
			w[i] += m[i][14]
		}
	}
	return w
}
