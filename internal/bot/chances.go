package bot

import "github.com/af22046e/skat/internal/skat"

// Chances of cards lying in a place, by counting. Cards are taken to lie at
// random but for three things that every player knows: the declarer has long
// trumps, he does not lay trumps or aces into the skat, and what has been seen.

const (
	trumpBias = 1.9  // how much likelier a trump is in the declarer's hand than its share
	skatTrump = 0.08 // how likely a trump or an ace is in a skat that the declarer laid
	skatPlain = 1.3  // and another card
)

// pull is how strongly a place attracts cards of a set: its unknown cards,
// weighted.
func (m *memory) pull(place int, set skat.Cards) float64 {
	w := m.free[place]
	if m.declarer == skat.NoSeat || m.me == m.declarer || m.v.Contract().Hand {
		return w
	}
	trumps := m.game.Trumps()
	switch {
	case place == skatPlace && set&(trumps|skat.OfRank(skat.Ace)) != 0 && m.game != skat.Null:
		return w * skatTrump
	case place == skatPlace:
		return w * skatPlain
	case place == m.declarer.Index() && set&trumps != 0 && m.game.IsSuit():
		return w * trumpBias
	}
	return w
}

// none returns the chance that a place holds none of set.
func (m *memory) none(place int, set skat.Cards) float64 {
	set &= m.may[place]
	if set == 0 {
		return 1
	}
	if set&m.fixed[place] != 0 {
		return 0
	}
	own := m.pull(place, set)
	total := own
	for q := range m.may {
		if q != place && m.may[q]&set != 0 {
			total += m.pull(q, set)
		}
	}
	p := 1.0
	for i := 0.0; i < float64(set.Len()); i++ {
		if total-own-i <= 0 || total-i <= 0 {
			return 0
		}
		p *= (total - own - i) / (total - i)
	}
	return p
}

func (m *memory) some(place int, set skat.Cards) float64 { return 1 - m.none(place, set) }

// void returns the chance that s cannot follow c.
func (m *memory) void(s skat.Seat, c skat.Card) float64 { return m.none(s.Index(), m.class(c)) }

// beats returns the chance that s, who is yet to play to a trick opened by
// led, can beat best.
func (m *memory) beats(s skat.Seat, led, best skat.Card) float64 {
	i := s.Index()
	trumps := m.game.Trumps()
	follow := m.class(led)
	p := 0.0
	if follow.Has(best) {
		p = m.some(i, m.above(best, m.may[i]))
	}
	if trumps&follow != 0 || m.may[i]&trumps == 0 {
		return p
	}
	ruff := m.may[i] & trumps
	if trumps.Has(best) {
		ruff = m.above(best, ruff)
	}
	if ruff == 0 {
		return p
	}
	return p + m.none(i, follow)*m.some(i, ruff)
}

// most returns the card points that s can be expected to add to a trick when
// it gives as much as it can, least when it gives as little. Both are for a
// trick that led opened.
func (m *memory) most(s skat.Seat, led skat.Card) float64 {
	i := s.Index()
	follow := m.class(led)
	v := m.none(i, follow)
	e := 0.0
	if v < 1 {
		e += m.expectMost(i, m.may[i]&follow)
	}
	if v > 0 {
		e += v * m.expectMost(i, m.may[i]&^follow&^m.game.Trumps())
	}
	return e
}

func (m *memory) least(s skat.Seat, led skat.Card) float64 {
	i := s.Index()
	follow := m.class(led)
	if m.may[i]&follow == 0 {
		return 0.5
	}
	return (1 - m.none(i, follow)) * m.expectLeast(i, m.may[i]&follow)
}

// ranksByPoints are the ranks from most to fewest card points.
var ranksByPoints = [...]skat.Cards{skat.OfRank(skat.Ace), skat.OfRank(skat.Ten), skat.OfRank(skat.King), skat.OfRank(skat.Queen), skat.Jacks,
	skat.OfRank(skat.Seven) | skat.OfRank(skat.Eight) | skat.OfRank(skat.Nine)}

var pointsOfRank = [...]float64{11, 10, 4, 3, 2, 0}

func (m *memory) expectMost(place int, set skat.Cards) float64 {
	e, before := 0.0, 1.0
	var upTo skat.Cards
	for k, r := range ranksByPoints {
		if set&r == 0 {
			continue
		}
		upTo |= set & r
		p := m.none(place, upTo)
		e += (before - p) * pointsOfRank[k]
		before = p
	}
	return e
}

func (m *memory) expectLeast(place int, set skat.Cards) float64 {
	e, before := 0.0, 1.0
	var upTo skat.Cards
	for k := len(ranksByPoints) - 1; k >= 0; k-- {
		if set&ranksByPoints[k] == 0 {
			continue
		}
		upTo |= set & ranksByPoints[k]
		p := m.none(place, upTo)
		e += (before - p) * pointsOfRank[k]
		before = p
	}
	return e
}
