package bot

import (
	"math"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// offizierChoice is a card that the opponent played, and what it knew then but
// for its own hand: memory.mine has its open cards only, and memory.unseen and
// memory.may still have its hand in them.
type offizierChoice struct {
	memory offizierMemory
	spent  skat.Cards // in its hand then and played from there by now
	card   skat.Card
}

// offizierReplay is the table as it was at some moment of the play. Arrays
// have this seat first, then the opponent.
type offizierReplay struct {
	game   skat.Game
	piles  [2][offizier.Piles]offizier.Pile
	inHand [2]int
	notIn  [2]skat.Cards // cannot be in that hand: did not follow
	played skat.Cards
	spent  skat.Cards // what the opponent has still to play from its hand
}

// choicesOf returns what the opponent of v.Seat chose so far, first to last.
func choicesOf(v *offizier.View) []offizierChoice {
	r := firstTrick(v)
	var list []offizierChoice
	for i := 0; i <= v.Tricks() && i < offizier.Tricks; i++ {
		t := v.TrickAt(i)
		for j := range t.Len() {
			p := playedBy(t, v.Seat, j)
			if p == 1 {
				list = append(list, r.choice(t, j))
			}
			r.play(p, t, j)
		}
		for j, c := range t.Turned {
			if c != skat.NoCard {
				r.piles[playedBy(t, v.Seat, j)][t.From[j]-1] = offizier.Pile{Open: c}
			}
		}
	}
	return list
}

// playedBy returns 0 when a seat played card j of a trick, 1 when the other
// did.
func playedBy(t offizier.Trick, s offizier.Seat, j int) int {
	if t.Order(s) == j {
		return 0
	}
	return 1
}

// firstTrick returns the table at the start of the play.
func firstTrick(v *offizier.View) offizierReplay {
	r := offizierReplay{game: v.Game()}
	for p, s := range [2]offizier.Seat{v.Seat, v.Seat.Other()} {
		r.inHand[p] = v.InHand(s)
		for i := range offizier.Piles {
			r.piles[p][i] = offizier.Pile{Open: v.Pile(s, i).Open, Covered: true}
		}
	}
	for i := v.Tricks(); i >= 0; i-- { // backwards: the first card of a pile stays
		t := v.TrickAt(i)
		for j := t.Len() - 1; j >= 0; j-- {
			p := playedBy(t, v.Seat, j)
			if t.From[j] != offizier.InHand {
				r.piles[p][t.From[j]-1].Open = t.Cards[j]
				continue
			}
			r.inHand[p]++
			if p == 1 {
				r.spent = r.spent.With(t.Cards[j])
			}
		}
	}
	return r
}

func (r *offizierReplay) open(p int) (open, lids skat.Cards) {
	for _, pile := range r.piles[p] {
		open = open.With(pile.Open)
		if pile.Covered {
			lids = lids.With(pile.Open)
		}
	}
	return open, lids
}

// choice returns the opponent's, who now plays card j of a trick.
func (r *offizierReplay) choice(t offizier.Trick, j int) offizierChoice {
	m := offizierMemory{game: r.game, inHand: r.inHand[0]}
	m.mine, m.lids = r.open(1)
	m.theirs, _ = r.open(0)
	m.unseen = skat.AllCards &^ (m.mine | m.theirs | r.played)
	if m.inHand > 0 {
		m.may = m.unseen &^ r.notIn[0]
	}
	if j == 1 {
		m.led = t.Cards[0]
	}
	return offizierChoice{memory: m, spent: r.spent, card: t.Cards[j]}
}

// play plays card j of a trick for p.
func (r *offizierReplay) play(p int, t offizier.Trick, j int) {
	c := t.Cards[j]
	r.played = r.played.With(c)
	if t.From[j] == offizier.InHand {
		r.inHand[p]--
		r.spent = r.spent.Without(c)
	} else {
		r.piles[p][t.From[j]-1].Open = skat.NoCard
	}
	if follow := r.game.SameSuit(t.Cards[0]); j == 1 && !follow.Has(c) {
		r.notIn[p] |= follow
	}
}

// likelihood returns the logarithm of how likely the opponent, had it hand in
// its hand now, would have chosen as it did, if it weighs cards as the Club
// does and the more rarely misses the best the more card points that costs.
func likelihood(choices []offizierChoice, hand skat.Cards) float64 {
	sum := 0.0
	for i := range choices {
		c := &choices[i]
		m := c.memory
		then := hand | c.spent
		m.mine |= then
		m.unseen &^= then
		m.may &^= then
		all, chosen := 0.0, 0.0
		for o := range m.game.Playable(m.mine, m.led).All() {
			worth := m.worth(o) / readingError
			all += math.Exp(worth)
			if o == c.card {
				chosen = worth
			}
		}
		sum += chosen - math.Log(all)
	}
	return sum
}

// readingError is by how many card points the opponent misjudges a card,
// about.
const readingError = 4.0
