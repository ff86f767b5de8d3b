package bot

import (
	"flag"
	"fmt"
	"go/format"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/require"
)

// The weights of weights.go are fitted on games that Club plays against
// itself: every seat of every deal becomes the declarer once and plays one of
// its better games, now and then a worse one or with odd discards; then the chance to win is
// fitted to what came out, by logistic regression. To make them anew, about
// three times until they settle:
//
//	go test ./internal/bot -run TestFitWeights -fit 300000
var fitDeals = flag.Int("fit", 0, "fit weights.go anew on this many deals")

func TestFitWeights(t *testing.T) {
	if *fitDeals == 0 {
		t.Skip("only with -fit")
	}
	games := selfPlay(*fitDeals, 1)
	f := fitAll(games)
	require.NoError(t, os.WriteFile("weights.go", []byte(f.source()), 0o644))
	reportCalibration(t, games, f)
}

// A game is what one self-played game tells the fit.
type game struct {
	contract  skat.Contract
	seat      skat.Seat
	rivals    int
	ten, laid skat.Cards
	won       bool
	points    int
}

// selfPlay plays deals from seed on with each seat as declarer.
func selfPlay(deals int, seed uint64) []game {
	const workers = 2
	parts := make([][]game, workers)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for i := w; i < deals; i += workers {
				parts[w] = append(parts[w], allDeclare(seed, uint64(i))...)
			}
		})
	}
	wg.Wait()
	return append(parts[0], parts[1]...)
}

func allDeclare(seed, i uint64) (games []game) {
	rng := rand.New(rand.NewPCG(seed, i))
	l := skat.DealPack(skat.Shuffle(rng))
	var limits [3]int
	for s, h := range l.Hands {
		t := tableSense{skat.SeatAt(s), 0}
		if suitWeights.length[8] != 0 {
			limits[s] = t.limit(h)
		}
	}
	for _, s := range skat.Seats() {
		if g, ok := playForced(l, s, limits, rng); ok {
			games = append(games, g)
		}
	}
	return games
}

// playForced has s win the auction against opponents that bid up to their limits.
func playForced(l skat.Layout, s skat.Seat, limits [3]int, rng *rand.Rand) (game, bool) {
	d := skat.New(l, skat.Rules{})
	for d.Phase() == skat.PhaseAuction {
		v := d.View(d.ToMove())
		limit := 264
		if v.Seat != s {
			limit = limits[v.Seat.Index()]
		}
		if err := d.Apply(answerCall(&v, limit)); err != nil {
			panic(err)
		}
	}
	v := d.View(s)
	t := sense(&v)
	g := game{seat: s, rivals: t.rivals}
	hand := rng.IntN(10) == 0
	list := t.pickedUp(l.Hands[s.Index()]|l.Skat, -2, nil)
	if hand {
		list = t.unseenSkat(l.Hands[s.Index()])
	}
	if len(list) == 0 {
		return g, false
	}
	o, ok := explore(list, rng)
	if !ok {
		return g, false
	}
	g.contract, g.ten, g.laid = o.contract, l.Hands[s.Index()], l.Skat
	apply := func(a skat.Action) {
		if err := d.Apply(a); err != nil {
			panic(err)
		}
	}
	if hand {
		apply(skat.PlayHand(s))
	} else {
		apply(skat.PickUp(s))
		laid := o.laid
		if rng.IntN(6) == 0 {
			laid = oddDiscard(d.Hand(s), laid, o.contract.Game, rng)
		}
		apply(skat.Discard(s, laid))
		g.ten, g.laid = d.Hand(s), laid
	}
	apply(skat.Declare(s, o.contract))
	for d.Phase() != skat.PhaseDone {
		v := d.View(d.ToMove())
		apply(skat.Play(v.Seat, club{}.card(&v)))
	}
	r := d.Result()
	g.points = r.Points[s.Index()]
	g.won = g.points >= 61
	if o.contract.Game == skat.Null {
		g.won = r.Tricks[s.Index()] == 0
	}
	return g, true
}

func explore(list []offer, rng *rand.Rand) (offer, bool) {
	top := 0.0
	for _, o := range list {
		top = max(top, o.win)
	}
	if rng.IntN(3) > 0 {
		o, _ := best(list, 18)
		if o.win > 0.1 {
			return o, true
		}
	}
	var fit []offer
	for _, o := range list {
		if o.win > 0.2 && o.win > top-0.4 {
			fit = append(fit, o)
		}
	}
	if len(fit) == 0 {
		return offer{}, false
	}
	return fit[rng.IntN(len(fit))], true
}

func oddDiscard(twelve, laid skat.Cards, g skat.Game, rng *rand.Rand) skat.Cards {
	keep := laid.First()
	if rng.IntN(2) == 0 {
		keep = laid.Last()
	}
	var rest []skat.Card
	for c := range (twelve &^ g.Trumps()).Without(keep).All() {
		rest = append(rest, c)
	}
	if len(rest) == 0 {
		return laid
	}
	return skat.NewCards(keep, rest[rng.IntN(len(rest))])
}

// A term is one weight's share in a game's logit.
type term struct {
	weight int
	x      float64
}

// regression is a logistic regression on sparse terms.
type regression struct {
	w, square []float64
	l2        []float64
}

func newRegression(n int) *regression {
	return &regression{make([]float64, n), make([]float64, n), make([]float64, n)}
}

func (r *regression) logit(terms []term) float64 {
	z := 0.0
	for _, t := range terms {
		z += r.w[t.weight] * t.x
	}
	return z
}

// fit runs AdaGrad over the games in random order.
func (r *regression) fit(rows [][]term, won []bool, rounds int) {
	rng := rand.New(rand.NewPCG(7, 7))
	n := float64(len(rows))
	for round := range rounds {
		rate := 0.15 / math.Sqrt(1+float64(round))
		for _, i := range rng.Perm(len(rows)) {
			y := 0.0
			if won[i] {
				y = 1
			}
			e := chance(r.logit(rows[i])) - y
			for _, t := range rows[i] {
				g := e*t.x + r.l2[t.weight]*r.w[t.weight]/n
				r.square[t.weight] += g * g
				r.w[t.weight] -= rate * g / math.Sqrt(r.square[t.weight]+1)
			}
		}
	}
}

// Numbers of the weights in a trump regression; the linear ones below the
// side shapes share what all shapes have in common, so that rare shapes are
// not left to chance.
const (
	wSeat   = 0
	wRivals = wSeat + 3
	wJacks  = wRivals + 3
	wJack   = wJacks + 16
	wLength = wJack + 4
	wLong   = wLength + 12
	wTop    = wLong + 1
	wTops   = wTop + 16
	wSide   = wTops + 4
	wSides  = wSide + 64
	wLaid   = wSides + 6
	wHand   = wLaid + 1
	wTrump  = wHand + 1
)

func trumpTerms(g game) []term {
	c := g.contract.Game
	row := []term{{wSeat + g.seat.Index(), 1}, {wRivals + g.rivals, 1}}
	j := jackBits(g.ten)
	row = append(row, term{wJacks + j, 1})
	for b := range 4 {
		if j>>b&1 == 1 {
			row = append(row, term{wJack + b, 1})
		}
	}
	if c.IsSuit() {
		n := (g.ten & c.Trumps()).Len()
		top := int(sideMask(g.ten, c.Suit()) >> 3)
		row = append(row, term{wLength + n, 1}, term{wLong, float64(n - 6)}, term{wTop + top, 1})
		for b := range 4 {
			if top>>b&1 == 1 {
				row = append(row, term{wTops + b, 1})
			}
		}
	}
	for _, s := range skat.Suits() {
		if s != c.Suit() {
			sh := shape(sideMask(g.ten, s))
			row = append(row, term{wSide + sh, 1})
			row = append(row, shapeTerms(sh)...)
		}
	}
	if g.contract.Hand {
		return append(row, term{wHand, 1})
	}
	return append(row, term{wLaid, float64(g.laid.Points()) / 10})
}

func shapeTerms(sh int) (row []term) {
	for b := range 4 {
		if sh>>b&1 == 1 {
			row = append(row, term{wSides + b, 1})
		}
	}
	row = append(row, term{wSides + 4, float64(sh / 16)})
	if sh&12 == 12 {
		row = append(row, term{wSides + 5, 1})
	}
	return row
}

func fitTrump(games []game) trumpModel {
	r := newRegression(wTrump)
	for i := range r.l2 {
		r.l2[i] = 20
		if i >= wSides {
			r.l2[i] = 1
		}
	}
	var rows [][]term
	var won []bool
	for _, g := range games {
		rows = append(rows, trumpTerms(g))
		won = append(won, g.won)
	}
	r.fit(rows, won, 12)
	var m trumpModel
	copy(m.seat[:], r.w[wSeat:])
	copy(m.rivals[:], r.w[wRivals:])
	for j := range m.jacks {
		m.jacks[j] = r.w[wJacks+j]
		for b := range 4 {
			if j>>b&1 == 1 {
				m.jacks[j] += r.w[wJack+b]
			}
		}
	}
	for n := range m.length {
		m.length[n] = r.w[wLength+n] + r.w[wLong]*float64(n-6)
	}
	for k := range m.top {
		m.top[k] = r.w[wTop+k]
		for b := range 4 {
			if k>>b&1 == 1 {
				m.top[k] += r.w[wTops+b]
			}
		}
	}
	for sh := range m.side {
		m.side[sh] = r.w[wSide+sh] + r.logit(shapeTerms(sh))
	}
	m.laid, m.hand = r.w[wLaid], r.w[wHand]
	return m
}

// Null: seats, rivals, then shapes, then gaps and lengths that shapes share.
const (
	nwSuit  = 6
	nwGap   = nwSuit + nullShapes
	nwTotal = nwGap + 6
)

func nullTerms(g game) []term {
	row := []term{{g.seat.Index(), 1}, {3 + g.rivals, 1}}
	for _, s := range skat.Suits() {
		b := suitByte(g.ten, s)
		row = append(row, term{nwSuit + nullShape(b), 1})
		row = append(row, gapTerms(nullShape(b))...)
	}
	return row
}

func gapTerms(sh int) []term {
	switch {
	case sh == 0:
		return nil
	case sh < nullDouble:
		return []term{{nwGap, float64(sh - nullSingle)}}
	case sh < nullTriple:
		k := sh - nullDouble
		return []term{{nwGap + 1, float64(k / 5)}, {nwGap + 2, float64(k % 5)}}
	}
	k := sh - nullTriple
	return []term{{nwGap + 3, float64(k / 20)}, {nwGap + 4, float64(k / 5 % 4)}, {nwGap + 5, float64(k % 5)}}
}

func fitNull(games []game) nullModel {
	r := newRegression(nwTotal)
	for i := range r.l2 {
		r.l2[i] = 20
		if i >= nwGap {
			r.l2[i] = 1
		}
	}
	var rows [][]term
	var won []bool
	for _, g := range games {
		rows = append(rows, nullTerms(g))
		won = append(won, g.won)
	}
	r.fit(rows, won, 12)
	var m nullModel
	copy(m.seat[:], r.w)
	copy(m.rivals[:], r.w[3:])
	for sh := range m.suit {
		m.suit[sh] = r.w[nwSuit+sh] + r.logit(gapTerms(sh))
	}
	return m
}

type fitted struct {
	suit, grand trumpModel
	null, open  nullModel
}

func fitAll(games []game) fitted {
	var by [4][]game
	for _, g := range games {
		by[kind(g.contract)] = append(by[kind(g.contract)], g)
	}
	return fitted{fitTrump(by[0]), fitTrump(by[1]), fitNull(by[2]), fitNull(by[3])}
}

func kind(c skat.Contract) int {
	switch {
	case c.Game == skat.Null && c.Ouvert:
		return 3
	case c.Game == skat.Null:
		return 2
	case c.Game == skat.Grand:
		return 1
	}
	return 0
}

// source writes the weights as Go.
func (f fitted) source() string {
	var b strings.Builder
	b.WriteString("package bot\n\n// Made by TestFitWeights -fit; see weights_test.go. All in logits.\n")
	list := func(w []float64) string {
		var s []string
		for _, x := range w {
			s = append(s, fmt.Sprintf("%.2f", x))
		}
		return strings.Join(s, ", ")
	}
	for _, m := range []struct {
		name string
		m    trumpModel
	}{{"suitWeights", f.suit}, {"grandWeights", f.grand}} {
		fmt.Fprintf(&b, "\nvar %s = trumpModel{\n", m.name)
		fmt.Fprintf(&b, "seat: [3]float64{%s},\nrivals: [3]float64{%s},\n", list(m.m.seat[:]), list(m.m.rivals[:]))
		fmt.Fprintf(&b, "jacks: [16]float64{%s},\n", list(m.m.jacks[:]))
		fmt.Fprintf(&b, "length: [12]float64{%s},\ntop: [16]float64{%s},\n", list(m.m.length[:]), list(m.m.top[:]))
		fmt.Fprintf(&b, "side: [64]float64{\n")
		for i := 0; i < 64; i += 16 {
			fmt.Fprintf(&b, "%s,\n", list(m.m.side[i:i+16]))
		}
		fmt.Fprintf(&b, "},\nlaid: %.3f,\nhand: %.3f,\n}\n", m.m.laid, m.m.hand)
	}
	for _, m := range []struct {
		name string
		m    nullModel
	}{{"nullWeights", f.null}, {"openNullWeights", f.open}} {
		fmt.Fprintf(&b, "\nvar %s = nullModel{\n", m.name)
		fmt.Fprintf(&b, "seat: [3]float64{%s},\nrivals: [3]float64{%s},\n", list(m.m.seat[:]), list(m.m.rivals[:]))
		fmt.Fprintf(&b, "suit: [nullShapes]float64{\n")
		for i := 0; i < nullShapes; i += 10 {
			fmt.Fprintf(&b, "%s,\n", list(m.m.suit[i:min(i+10, nullShapes)]))
		}
		fmt.Fprintf(&b, "},\n}\n")
	}
	src, err := format.Source([]byte(b.String()))
	if err != nil {
		panic(err)
	}
	return string(src)
}

func (f fitted) logit(g game) float64 {
	switch kind(g.contract) {
	case 0:
		return f.suit.logit(g.contract.Game, g.ten, g.laid, g.contract.Hand) + f.suit.table(g.seat, g.rivals)
	case 1:
		return f.grand.logit(g.contract.Game, g.ten, g.laid, g.contract.Hand) + f.grand.table(g.seat, g.rivals)
	case 2:
		return f.null.logit(g.ten) + f.null.table(g.seat, g.rivals)
	}
	return f.open.logit(g.ten) + f.open.table(g.seat, g.rivals)
}

func reportCalibration(t *testing.T, games []game, f fitted) {
	names := [4]string{"suit", "grand", "null", "open null"}
	for k, name := range names {
		for hand := range 2 {
			var n, w, s [10]float64
			ll, tot := 0.0, 0.0
			for _, g := range games {
				if kind(g.contract) != k || g.contract.Hand != (hand == 1) {
					continue
				}
				p := chance(f.logit(g))
				b := min(9, int(p*10))
				n[b]++
				tot++
				if g.won {
					w[b]++
					ll -= math.Log(p)
				} else {
					ll -= math.Log(1 - p)
				}
				if g.points >= 90 {
					s[b]++
				}
			}
			line := ""
			for b := range 10 {
				line += fmt.Sprintf(" %.2f/%.2f(%d)", w[b]/n[b], s[b]/n[b], int(n[b]))
			}
			t.Logf("%s hand=%d ll=%.4f %s", name, hand, ll/tot, line)
		}
	}
}
