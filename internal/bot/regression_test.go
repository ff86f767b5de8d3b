package bot

import (
	"math"
	"math/rand/v2"

	"github.com/af22046e/skat/internal/skat"
)

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
