package bot

import (
	"math"
	"math/bits"

	"github.com/af22046e/skat/internal/skat"
)

// An outlook tells quickly how good games can be made by the discard at best,
// without which cards that takes. Most games of most hands are settled by it.
type outlook struct {
	sides     [4]uint8 // each suit's cards without the jack
	suits     [4]uint8 // and with it
	maybeSafe bool     // a Null that nothing can beat may be in it
}

// rounding is more than what sums in another order differ by, in logits.
const rounding = 1e-9

func quickLook(twelve skat.Cards) (q outlook) {
	uncovered := 0 // cards of suits that lack the seven
	for i, s := range skat.Suits() {
		q.suits[i], q.sides[i] = suitByte(twelve, s), sideMask(twelve, s)
		if q.suits[i]&1 == 0 {
			uncovered += bits.OnesCount8(q.suits[i])
		}
	}
	q.maybeSafe = uncovered <= 2
	return q
}

// trump returns the logits of the side suits in a suit game or Grand after the
// best discard, infinitely many where too few side cards are there for it.
func (q *outlook) trump(g skat.Game) float64 {
	d := judge(g).drops
	var b bestDrop
	for i, s := range skat.Suits() {
		if s != g.Suit() {
			b.add(d, q.sides[i])
		}
	}
	if math.IsInf(b.two, -1) {
		return math.Inf(1)
	}
	return b.two
}

// null returns the logits of a Null after the best discard, if it can be
// beaten.
func (q *outlook) null(open bool) float64 {
	d := nullJudgeFor(open).drops
	var b bestDrop
	for _, mask := range q.suits {
		b.add(d, mask)
	}
	return b.two
}

// A bestDrop sums suits up: the best value with none, one and two cards laid.
type bestDrop struct {
	none, one, two float64
	begun          bool
}

func (b *bestDrop) add(d *drops, mask uint8) {
	x0, x1, x2 := d[0][mask].value, d[1][mask].value, d[2][mask].value
	if !b.begun {
		*b = bestDrop{x0, x1, x2, true}
		return
	}
	two := b.two + x0
	if x := b.one + x1; x > two {
		two = x
	}
	if x := b.none + x2; x > two {
		two = x
	}
	one := b.one + x0
	if x := b.none + x1; x > one {
		one = x
	}
	b.none, b.one, b.two = b.none+x0, one, two
}
