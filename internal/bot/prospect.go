package bot

import "github.com/af22046e/skat/internal/skat"

// A prospect is how a trick is likely to end when a card is played to it.
type prospect struct {
	win float64 // chance that this seat's side takes it
	pts float64 // card points that will lie in it
}

// prospect judges c played now to the trick on the table, in a game with a
// declarer and points to take.
func (m *memory) prospect(c skat.Card) prospect {
	led, winner, best := m.trick.Cards[0], m.winner, m.best
	if led == skat.NoCard {
		led, winner, best = c, m.me, c
	} else if m.game.Beats(c, best) {
		winner, best = m.me, c
	}
	p := prospect{pts: float64(m.trick.Set().Points() + c.Points())}
	next := m.me.Next()
	switch m.trick.Len() {
	case 2:
		if !m.opponent(winner) {
			p.win = 1
		}
	case 1:
		m.oneToCome(&p, next, led, best, !m.opponent(winner))
	default:
		m.twoToCome(&p, next, led, best)
	}
	return p
}

// oneToCome: s plays last to a trick that best leads, for our side or not.
func (m *memory) oneToCome(p *prospect, s skat.Seat, led, best skat.Card, ours bool) {
	if m.opponent(s) != ours { // he is on the side that leads: he adds to it
		if ours {
			p.win = 1
		}
		p.pts += m.most(s, led)
		return
	}
	b := m.beats(s, led, best)
	p.pts += b*3 + (1-b)*m.least(s, led)
	if ours {
		p.win = 1 - b
	} else {
		p.win = b
	}
}

// twoToCome: this seat leads best.
func (m *memory) twoToCome(p *prospect, next skat.Seat, led, best skat.Card) {
	last := next.Next()
	if m.me == m.declarer {
		a, b := m.beats(next, led, best), m.beats(last, led, best)
		p.win = (1 - a) * (1 - b)
		lost := 1 - p.win
		p.pts += p.win*(m.least(next, led)+m.least(last, led)) + lost*(2+max(m.most(next, led), m.most(last, led)))
		return
	}
	d := m.beats(m.declarer, led, best)
	helped := 0.0 // the partner takes what the declarer has beaten
	if p2 := m.beats(m.partner, led, best); p2 > 0 {
		if m.partner == next {
			// The partner's best card must hold against the declarer.
			helped = p2 * (1 - m.ruffs(m.declarer, led)) * m.topShare(m.partner, led, best)
			d *= 1 - helped
			p.win = 1 - d
		} else {
			helped = p2 * 0.5
			p.win = 1 - d + d*helped
		}
	} else {
		p.win = 1 - d
	}
	smear := m.most(m.partner, led)
	if m.partner == next {
		smear *= 0.7 // he plays before he knows
	}
	p.pts += p.win*(smear+m.least(m.declarer, led)) + (1-p.win)*(3+m.least(m.partner, led))
}

// ruffs returns the chance that s trumps a plain card led.
func (m *memory) ruffs(s skat.Seat, led skat.Card) float64 {
	trumps := m.game.Trumps()
	if trumps.Has(led) || m.may[s.Index()]&trumps == 0 {
		return 0
	}
	return m.void(s, led) * m.some(s.Index(), trumps)
}

// topShare returns the chance that the highest card above best is the
// partner's rather than the declarer's.
func (m *memory) topShare(s skat.Seat, led, best skat.Card) float64 {
	i, d := s.Index(), m.declarer.Index()
	over := m.above(best, m.may[i]|m.may[d])
	top := skat.NoCard
	for c := range over.All() {
		if top == skat.NoCard || m.game.Power(c) > m.game.Power(top) {
			top = c
		}
	}
	if top == skat.NoCard || !m.may[i].Has(top) {
		return 0
	}
	return m.some(i, skat.NewCards(top))
}
