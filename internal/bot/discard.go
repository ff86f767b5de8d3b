package bot

import (
	"math"

	"github.com/af22046e/skat/internal/skat"
)

// A drop is the best way to lay k cards of one suit into the skat.
type drop struct {
	value float64 // logits of what stays, and of the points laid
	cards uint8   // laid, as the suit's bits
}

// drops[k][mask]: the best drop of k cards from a suit that holds mask. A drop
// that is impossible has the value -Inf.
type drops [3][256]drop

// newDrops prices every holding. value judges what stays; points tells what
// ten card points laid are worth.
func newDrops(value func(mask uint8) float64, points float64) *drops {
	var d drops
	for k := range d {
		for mask := range d[k] {
			d[k][mask] = drop{value: math.Inf(-1)}
		}
	}
	for m := range 256 {
		mask := uint8(m)
		d[0][mask] = drop{value: value(mask)}
		for a := mask; a != 0; a &= a - 1 {
			one := a & -a
			d.offer(1, mask, one, value(mask&^one), points)
			for b := a & (a - 1); b != 0; b &= b - 1 {
				two := one | b&-b
				d.offer(2, mask, two, value(mask&^two), points)
			}
		}
	}
	return &d
}

func (d *drops) offer(k int, mask, laid uint8, value, points float64) {
	value += points * float64(skat.Cards(laid).Points()) / 10
	if value > d[k][mask].value {
		d[k][mask] = drop{value, laid}
	}
}

// lay chooses the two cards to lay from the given suits: the best sum over
// all ways to split them. masks are the suits' bits without trumps.
func (d *drops) lay(suits []skat.Suit, masks [4]uint8) (value float64, laid skat.Cards) {
	keep := 0.0
	for i := range suits {
		keep += d[0][masks[i]].value
	}
	best := math.Inf(-1)
	ai, bi := -1, -1
	for i := range suits {
		base := keep - d[0][masks[i]].value
		if x := base + d[2][masks[i]].value; x > best {
			best, ai, bi = x, i, i
		}
		for j := i + 1; j < len(suits); j++ {
			if x := base - d[0][masks[j]].value + d[1][masks[i]].value + d[1][masks[j]].value; x > best {
				best, ai, bi = x, i, j
			}
		}
	}
	switch {
	case ai < 0:
		return best, 0
	case ai == bi:
		return best, skat.Cards(d[2][masks[ai]].cards) << (8 * (suits[ai] - 1))
	}
	return best, skat.Cards(d[1][masks[ai]].cards)<<(8*(suits[ai]-1)) | skat.Cards(d[1][masks[bi]].cards)<<(8*(suits[bi]-1))
}

// layTrump chooses the discards for a suit game or Grand from twelve cards and
// returns the logits without what the table shows. Only a hand with fewer than
// two side cards lays trumps, its lowest.
func layTrump(g skat.Game, twelve skat.Cards) (logit float64, laid skat.Cards) {
	e := judge(g)
	var masks [4]uint8
	for i, s := range e.sides {
		masks[i] = sideMask(twelve, s)
	}
	value, laid := e.drops.lay(e.sides, masks)
	if laid == 0 {
		laid = twelve &^ g.Trumps()
		for rest := twelve & g.Trumps(); laid.Len() < 2; {
			low := rest.First()
			for c := range rest.All() {
				if g.Power(c) < g.Power(low) {
					low = c
				}
			}
			laid, rest = laid.With(low), rest.Without(low)
		}
		return e.model.logit(g, twelve&^laid, laid, false), laid
	}
	return value + e.model.trumpPart(g, twelve), laid
}

// layNull chooses the discards for a Null, open or not.
func layNull(twelve skat.Cards, open bool) (logit float64, laid skat.Cards) {
	e := nullJudgeFor(open)
	suits := skat.Suits()
	var masks [4]uint8
	for i, s := range suits {
		masks[i] = suitByte(twelve, s)
	}
	logit, laid = e.drops.lay(suits[:], masks)
	if safeNull(twelve &^ laid) {
		logit = certain
	}
	return logit, laid
}

// A trumpJudge has a model and what is worked out from it.
type trumpJudge struct {
	model *trumpModel
	drops *drops
	sides []skat.Suit
}

type nullJudge struct {
	model *nullModel
	drops *drops
}

var (
	trumpJudges = newTrumpJudges(&suitWeights, &grandWeights)
	nullJudges  = newNullJudges(&nullWeights, &openNullWeights)
)

// newTrumpJudges returns the judges by game.
func newTrumpJudges(suit, grand *trumpModel) (j [skat.Grand + 1]trumpJudge) {
	value := func(m *trumpModel) *drops {
		return newDrops(func(mask uint8) float64 {
			if mask > 0x7F {
				return math.Inf(-1)
			}
			return m.side[shape(mask)]
		}, m.laid)
	}
	suitDrops, grandDrops := value(suit), value(grand)
	for g := skat.GameDiamonds; g <= skat.Grand; g++ {
		j[g] = trumpJudge{model: suit, drops: suitDrops}
		if g == skat.Grand {
			j[g] = trumpJudge{model: grand, drops: grandDrops}
		}
		for _, s := range skat.Suits() {
			if s != g.Suit() {
				j[g].sides = append(j[g].sides, s)
			}
		}
	}
	return j
}

func newNullJudges(closed, open *nullModel) (j [2]nullJudge) {
	for i, m := range []*nullModel{closed, open} {
		j[i] = nullJudge{m, newDrops(func(mask uint8) float64 { return m.suit[nullShape(mask)] }, 0)}
	}
	return j
}

func judge(g skat.Game) *trumpJudge { return &trumpJudges[g] }

func nullJudgeFor(open bool) *nullJudge {
	if open {
		return &nullJudges[1]
	}
	return &nullJudges[0]
}
