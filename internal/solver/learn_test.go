//go:build learn

package solver

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
)

var learnDeals = flag.Int("deals", 4000, "how many deals to learn from")

const (
	learnSeed   = 1 // of the deals, with their number
	learnRounds = 16
	learnRate   = 0.1
)

// TestLearn makes weights.go:
//
//	cd internal/solver && go test -tags learn -run Learn -timeout 2h . -deals 4000
//
// In searches of random deals it stops at some choices of cards and finds which
// cards decide and how many nodes each takes. The weights are those of a
// softmax over the cards that makes the expected number of nodes until one
// decides small (stochastic gradient descent with Adagrad). A second run
// starts from the weights of the first and sees the choices that matter then.
func TestLearn(t *testing.T) {
	rng := rand.New(rand.NewPCG(learnSeed, uint64(*learnDeals)))
	l := learner{rng: rng, s: newSearch()}
	learn = l.choice
	for i := range *learnDeals {
		l.deal(i)
	}
	w := l.fit(learnRounds, learnRate)
	text := &bytes.Buffer{}
	fmt.Fprintf(text, "package solver\n\n// weights are the order's: 256 times the logarithm of the odds that a feature\n"+
		"// gives a card. Made by TestLearn of learn_test.go from %d choices of cards in\n// %d deals, seed %d, in %d rounds.\n"+
		"var weights = [features]int16{", len(l.samples), *learnDeals, learnSeed, learnRounds)
	for i, v := range w {
		if i%16 == 0 {
			text.WriteString("\n\t")
		}
		fmt.Fprintf(text, "%d, ", int(math.Round(max(-30000, min(30000, 256*v)))))
	}
	text.WriteString("\n}\n")
	source, err := format.Source(text.Bytes())
	require.NoError(t, err)
	require.NoError(t, os.WriteFile("weights.go", source, 0o644))
}

type learner struct {
	rng     *rand.Rand
	s       *search
	samples []sample
	busy    bool // making a sample
}

// A sample is a choice of cards: the features of each, whether it decides, and
// the nodes that takes.
type sample struct {
	features [][]uint16
	decides  []bool
	nodes    []float64
	weight   float64
	place    int
}

// deal searches a deal that a player would play.
func (l *learner) deal(i int) {
	p := playable(l.rng, i%3 == 0)
	l.s.begin(nil, 0)
	l.s.prepare(p)
	if i%2 == 0 {
		l.s.bound(max(1, 61-p.Taken))
	} else {
		exact(p.left().Points(), 61-p.Taken, l.s.bound)
	}
}

// rates are how likely a choice becomes a sample, by cards in hand: there are
// fewer of those that matter most.
var rates = [11]float64{3: 0.0005, 4: 0.001, 5: 0.003, 6: 0.006, 7: 0.015, 8: 0.04, 9: 0.15, 10: 0.4}

// choice may make a sample of a choice that is about to be searched.
func (l *learner) choice(s *search, c *choice, alive uint32, t int, tr trick, at *spot) {
	seat := (tr.leader + tr.n) % 3
	hand := bits.OnesCount32(alive & s.hands[seat])
	if l.busy || c.cards&(c.cards-1) == 0 || l.rng.Float64() >= rates[hand] {
		return
	}
	l.busy = true
	defer func() { l.busy = false }()
	p := sample{weight: 1 / rates[hand], place: tr.n}
	var cards []uint8
	for rest := c.cards; rest != 0; rest &= rest - 1 {
		x := uint8(bits.TrailingZeros32(rest))
		cards = append(cards, x)
		p.features = append(p.features, l.features(s, x, alive, t, tr, at))
	}
	p.decides, p.nodes = make([]bool, len(cards)), make([]float64, len(cards))
	useful := false
	for _, i := range l.rng.Perm(len(cards)) {
		before := s.nodes
		v := 0
		switch left := alive &^ (1 << cards[i]); tr.n {
		case 0:
			v = s.second(left, t, trick{tr.leader, 1, cards[i], 0})
		case 1:
			v = s.third(left, t, trick{tr.leader, 2, tr.c0, cards[i]})
		default:
			v = s.finish(alive, t, tr, seat, cards[i])
		}
		p.decides[i] = (v >= t) == s.many(seat)
		p.nodes[i] = float64(s.nodes - before)
		useful = useful || p.decides[i]
	}
	if useful {
		l.samples = append(l.samples, p)
	}
}

func (l *learner) features(s *search, x uint8, alive uint32, t int, tr trick, at *spot) []uint16 {
	seat := (tr.leader + tr.n) % 3
	switch tr.n {
	case 0:
		m := s.leadMover(alive, seat, t, at)
		f := s.leadFeatures(&m, x)
		return f[:]
	case 1:
		m := s.mover(alive, seat, tr)
		f := s.secondFeatures(&m, tr, x)
		return f[:]
	}
	m := s.mover(alive, seat, tr)
	f := s.thirdFeatures(&m, tr, x)
	var next spot
	winner, gain := s.taken(tr, seat, x)
	s.look(alive&^(1<<x), winner, t-gain, &next)
	return append(f[:], uint16(outlook(m.role, t-gain, &next)))
}

// fit returns the weights. The last tenth of the samples is held out to print
// how the expected nodes compare with a random order (1000) and with the best.
func (l *learner) fit(rounds int, rate float64) []float64 {
	w, squares := make([]float64, features), make([]float64, features)
	train := len(l.samples) * 9 / 10
	for round := range rounds {
		l.rng.Shuffle(train, func(i, j int) { l.samples[i], l.samples[j] = l.samples[j], l.samples[i] })
		var loss, best, random [3]float64
		for i, p := range l.samples {
			expected, chance, cost, least, mean := p.expect(w)
			scale := math.Sqrt(mean*p.weight) / mean
			if i >= train {
				loss[p.place] += scale * expected
				best[p.place] += scale * least
				random[p.place] += scale * mean
				continue
			}
			for i, f := range p.features {
				for _, j := range f {
					g := scale*chance[i]*(cost[i]-expected) + 1e-5*w[j]
					squares[j] += g * g
					w[j] -= rate * g / math.Sqrt(squares[j]+1e-8)
				}
			}
		}
		fmt.Printf("%d samples, round %d:", len(l.samples), round)
		for place := range loss {
			fmt.Printf(" %.0f (%.0f)", 1000*loss[place]/random[place], 1000*best[place]/random[place])
		}
		fmt.Println()
	}
	return w
}

// expect returns the expected nodes until a card decides, when each card is
// tried first with the chance that the weights give it, and the best of those
// that decide next.
func (p *sample) expect(w []float64) (expected float64, chance, cost []float64, least, mean float64) {
	n := len(p.features)
	chance, cost = make([]float64, n), make([]float64, n)
	high := math.Inf(-1)
	least = math.Inf(1)
	for i, f := range p.features {
		for _, j := range f {
			chance[i] += w[j]
		}
		high = max(high, chance[i])
		if p.decides[i] {
			least = min(least, p.nodes[i]+1)
		}
	}
	total := 0.0
	for i := range chance {
		chance[i] = math.Exp(chance[i] - high)
		total += chance[i]
	}
	for i := range chance {
		chance[i] /= total
		cost[i] = p.nodes[i] + 1
		if !p.decides[i] {
			cost[i] += least
		}
		expected += chance[i] * cost[i]
		mean += cost[i] / float64(n)
	}
	return expected, chance, cost, least, mean
}

// playable is a random deal in which the best hand plays its longest suit, or
// Grand, and has discarded from short suits.
func playable(rng *rand.Rand, grand bool) Position {
	pack := skat.Shuffle(rng)
	p := Position{Trick: skat.Trick{Leader: skat.SeatAt(rng.IntN(3))}}
	most := -1
	for i := range p.Hands {
		p.Hands[i] = skat.NewCards(pack[10*i : 10*i+10]...)
		h := p.Hands[i]
		worth := 3*(h&skat.Jacks).Len() + 2*(h&skat.OfRank(skat.Ace)).Len() + 2*(h&longest(h).Trumps()&^skat.Jacks).Len()
		if worth > most {
			most, p.Declarer = worth, skat.SeatAt(i)
		}
	}
	all := p.Hands[p.Declarer.Index()] | skat.NewCards(pack[30:]...)
	p.Game = longest(all)
	if grand {
		p.Game = skat.Grand
	}
	for range 2 {
		discard, best := all.First(), math.Inf(-1)
		for c := range (all &^ p.Game.Trumps()).All() {
			v := float64(c.Points())/2 - 3*float64((all&p.Game.SameSuit(c)).Len())
			if c.Rank() != skat.Ace && v > best {
				discard, best = c, v
			}
		}
		all = all.Without(discard)
		p.Taken += discard.Points()
	}
	p.Hands[p.Declarer.Index()] = all
	return p
}

func longest(h skat.Cards) skat.Game {
	best := skat.GameDiamonds
	for g := skat.GameDiamonds; g <= skat.GameClubs; g++ {
		if (h & g.Trumps()).Len() > (h & best.Trumps()).Len() {
			best = g
		}
	}
	return best
}
