package skat_test

import (
	"fmt"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
)

// perft counts the legal continuations of a position to the end of the trick
// numbered last.
func perft(d skat.Deal, last int) int {
	if d.Tricks() >= last || d.Phase() != skat.PhasePlay {
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

// naive counts the same with the rules written down once more, from
// RULES.md sections 1 and 5, card by card.
func naive(hands [3][]string, game string, leader, tricks int) int {
	if tricks == 0 {
		return 1
	}
	trump := func(c string) bool { return game != "N" && (c[1] == 'J' || c[:1] == game) }
	follows := func(c, led string) bool { return trump(c) == trump(led) && (trump(c) || c[0] == led[0]) }
	order := "789QKTA"
	if game == "N" {
		order = "789TJQKA"
	}
	value := func(c string) int {
		for i := range order {
			if c[1] == order[i] {
				return i
			}
		}
		for i := range "DHSC" {
			if c[0] == "DHSC"[i] {
				return 100 + i
			}
		}
		return -1
	}
	beats := func(c, best string) bool {
		if trump(c) != trump(best) {
			return trump(c)
		}
		return (trump(c) || c[0] == best[0]) && value(c) > value(best)
	}
	n := 0
	var play func(trick []string, hands [3][]string)
	play = func(trick []string, hands [3][]string) {
		if len(trick) == 3 {
			winner := 0
			for i := range trick {
				if beats(trick[i], trick[winner]) {
					winner = i
				}
			}
			if seat := (leader + winner) % 3; game != "N" || seat != 0 {
				n += naive(hands, game, seat, tricks-1)
			} else {
				n++
			}
			return
		}
		seat := (leader + len(trick)) % 3
		must := false
		for _, c := range hands[seat] {
			must = must || len(trick) > 0 && follows(c, trick[0])
		}
		for i, c := range hands[seat] {
			if must && !follows(c, trick[0]) {
				continue
			}
			next := hands
			next[seat] = append(append([]string(nil), hands[seat][:i]...), hands[seat][i+1:]...)
			play(append(append([]string(nil), trick...), c), next)
		}
	}
	play(nil, hands)
	return n
}

// Node counts of fixed positions: another program can check itself against
// them. The deal is [layout], declared by forehand, the skat put back.
func TestPerft(t *testing.T) {
	for _, row := range []struct {
		game  string
		skat  string // what forehand discards
		nodes [3]int // continuations to the end of trick 1, 2, 3
	}{
		{"C", "HJ.D7", [3]int{136, 9670, 608368}},
		{"G", "HJ.D7", [3]int{118, 8768, 1127432}},
		{"S", "HA.DA", [3]int{33, 5935, 666128}},
		{"N", "CJ.CA", [3]int{150, 3545, 18209}},
	} {
		d := deal(t, fmt.Sprintf("1 p 2 p 0 18 0 s 0 %s 0 %s", row.skat, row.game), skat.Rules{})
		var hands [3][]string
		for i, s := range skat.Seats() {
			for c := range d.Hand(s).All() {
				hands[i] = append(hands[i], c.String())
			}
		}
		for i, want := range row.nodes {
			assert.Equal(t, want, perft(d, i+1), "%s to trick %d", row.game, i+1)
		}
		assert.Equal(t, row.nodes[1], naive(hands, row.game, 0, 2), "%s by the rules written twice", row.game)
	}
}
