package offizier_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/stretchr/testify/assert"
)

// perft counts the legal continuations of a position to the end of the trick
// numbered last.
func perft(d offizier.Deal, last int) int {
	if d.Tricks() >= last || d.Phase() != offizier.PhasePlay {
		return 1
	}
	n := 0
	for _, a := range d.Legal(d.ToMove()) {
		next := d
		if next.Apply(a) == nil {
			n += perft(next, last)
		}
	}
	return n
}

// side is one player's cards in the rules written twice: those that may be
// played, and what lies under some of them.
type side struct {
	cards []string
	under map[string]string
}

// naive counts the same with the rules written down once more, from RULES.md
// sections 1 and 11, card by card.
func naive(sides [2]side, game string, leader, tricks int) int {
	if tricks == 0 {
		return 1
	}
	trump := func(c string) bool { return c[1] == 'J' || c[:1] == game }
	follows := func(c, led string) bool { return trump(c) == trump(led) && (trump(c) || c[0] == led[0]) }
	value := func(c string) int {
		if c[1] == 'J' {
			return 100 + strings.IndexByte("DHSC", c[0])
		}
		return strings.IndexByte("789QKTA", c[1])
	}
	n := 0
	follower := 1 - leader
	for _, lead := range sides[leader].cards {
		must := slices.ContainsFunc(sides[follower].cards, func(c string) bool { return follows(c, lead) })
		for _, c := range sides[follower].cards {
			if must && !follows(c, lead) {
				continue
			}
			winner := leader
			if trump(c) && !trump(lead) || follows(c, lead) && value(c) > value(lead) {
				winner = follower
			}
			var next [2]side
			next[leader] = sides[leader].play(lead)
			next[follower] = sides[follower].play(c)
			n += naive(next, game, winner, tricks-1)
		}
	}
	return n
}

// play takes a card away and turns up what lay under it.
func (s side) play(c string) side {
	next := side{under: s.under}
	for _, o := range s.cards {
		if o != c {
			next.cards = append(next.cards, o)
		}
	}
	if turned := s.under[c]; turned != "" {
		next.cards = append(next.cards, turned)
	}
	return next
}

func sidesOf(d *offizier.Deal) [2]side {
	var sides [2]side
	for i, s := range offizier.Seats() {
		sides[i].under = map[string]string{}
		for c := range (d.Hand(s) | d.Open(s)).All() {
			sides[i].cards = append(sides[i].cards, c.String())
		}
		for p := range offizier.Piles {
			if pile := d.Pile(s, p); pile.Covered {
				sides[i].under[pile.Open.String()] = d.Hidden(s, p).String()
			}
		}
	}
	return sides
}

// Node counts of fixed positions: another program can check itself against
// them. Of the deal [layout] the first cards are played so that each plays the
// card that [offizier.Deal.Legal] lists first or last; then all continuations
// are counted.
func TestPerft(t *testing.T) {
	for _, row := range []struct {
		game  string
		last  bool  // the last legal card, not the first
		after int   // tricks played before
		nodes []int // continuations to the end of the next trick, the next two, …
	}{
		{"C", false, 0, []int{38, 1283}},
		{"G", false, 0, []int{28, 715}},
		{"H", true, 6, []int{42, 1157, 25745, 452205}},
		{"D", true, 8, []int{29, 576, 8425, 90113}},
		{"C", false, 11, []int{12, 77, 303, 710, 710}},
		{"C", true, 11, []int{8, 51, 232, 624, 624}},
		{"S", false, 11, []int{6, 30, 103, 249, 249}},
		{"G", true, 11, []int{8, 51, 232, 624, 624}},
	} {
		d := deal(t, "0 "+row.game+" 1 p", offizier.Rules{})
		for d.Tricks() < row.after {
			legal := d.Legal(d.ToMove())
			a := legal[0]
			if row.last {
				a = legal[len(legal)-1]
			}
			assert.NoError(t, d.Apply(a))
		}
		for i, want := range row.nodes {
			assert.Equal(t, want, perft(d, row.after+i+1), "%s after %d, %d tricks on", row.game, row.after, i+1)
			if i < 3 {
				assert.Equal(t, want, naive(sidesOf(&d), row.game, d.ToMove().Index(), i+1), "%s after %d, %d tricks on, by the rules written twice", row.game, row.after, i+1)
			}
		}
	}
}
