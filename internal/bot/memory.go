package bot

import "github.com/af22046e/skat/internal/skat"

// skatPlace is where [memory] keeps the skat beside the three hands, which
// have their Seat.Index.
const skatPlace = 3

// memory is what a seat that paid attention knows during the play: which
// cards are out, where they may be, and how the trick on the table stands.
type memory struct {
	v        *skat.View
	game     skat.Game
	me       skat.Seat
	declarer skat.Seat // NoSeat in Ramsch
	partner  skat.Seat // of a defender, else NoSeat
	hand     skat.Cards
	out      skat.Cards    // in another hand or the skat
	may      [4]skat.Cards // of the cards out, those that may be in a place
	free     [4]float64    // unknown cards in a place
	fixed    [4]skat.Cards // cards that can only be there
	trick    skat.Trick
	winner   skat.Seat // leads the trick on the table
	best     skat.Card // with this card
}

func remember(v *skat.View) memory {
	m := memory{
		v: v, game: v.Contract().Game, me: v.Seat, declarer: v.Declarer(), hand: v.Hand,
		out: v.Unseen(), trick: v.Trick(),
	}
	if m.declarer != skat.NoSeat && m.declarer != m.me {
		for _, s := range skat.Seats() {
			if s != m.me && s != m.declarer {
				m.partner = s
			}
		}
	}
	m.winner, m.best = m.trick.Best(m.game)
	var room [4]int
	for _, s := range skat.Seats() {
		if s == m.me {
			continue
		}
		i := s.Index()
		m.may[i] = m.out
		room[i] = 10 - v.Tricks()
		if m.trick.By(s) != skat.NoCard {
			room[i]--
		}
	}
	room[skatPlace] = m.out.Len() - room[0] - room[1] - room[2]
	if i := m.declarer.Index(); v.Open != 0 && m.me != m.declarer {
		// Open cards are not out.
		m.may[i] = v.Open
		room[skatPlace] += room[i]
	}
	if room[skatPlace] > 0 {
		m.may[skatPlace] = m.out
	}
	m.noteVoids()
	m.settle(room)
	return m
}

// noteVoids takes away what a seat cannot have because it did not follow.
func (m *memory) noteVoids() {
	for i := 0; i <= m.v.Tricks() && i < 10; i++ {
		t := m.v.TrickAt(i)
		led := t.Cards[0]
		if led == skat.NoCard {
			return
		}
		follow := m.game.SameSuit(led)
		s := t.Leader
		for _, c := range t.Cards[1:] {
			s = s.Next()
			if c != skat.NoCard && !follow.Has(c) {
				m.may[s.Index()] &^= follow
			}
		}
	}
}

// settle draws the conclusions: a place with as many possible cards as room
// has them all.
func (m *memory) settle(room [4]int) {
	for range 3 {
		for p := range m.may {
			if room[p] > 0 && m.may[p].Len() == room[p] {
				for q := range m.may {
					if q != p {
						m.may[q] &^= m.may[p]
					}
				}
			}
		}
	}
	for p := range m.may {
		m.fixed[p] = m.may[p]
		for q := range m.may {
			if q != p {
				m.fixed[p] &^= m.may[q]
			}
		}
		m.free[p] = float64(max(0, room[p]-m.fixed[p].Len()))
	}
}

// opponents tells whether s plays against this seat.
func (m *memory) opponent(s skat.Seat) bool {
	return s != skat.NoSeat && s != m.me && s != m.partner
}

// class returns the cards that follow c, in whatever hand.
func (m *memory) class(c skat.Card) skat.Cards { return m.game.SameSuit(c) }

// against returns the cards out that an opponent may hold.
func (m *memory) against() skat.Cards {
	var s skat.Cards
	for _, o := range skat.Seats() {
		if m.opponent(o) {
			s |= m.may[o.Index()]
		}
	}
	return s
}

// above returns the cards of set that beat c within its suit.
func (m *memory) above(c skat.Card, set skat.Cards) skat.Cards {
	var s skat.Cards
	p := m.game.Power(c)
	for o := range (set & m.class(c)).All() {
		if m.game.Power(o) > p {
			s = s.With(o)
		}
	}
	return s
}

// below returns the cards of set that c beats within its suit.
func (m *memory) below(c skat.Card, set skat.Cards) skat.Cards {
	return set & m.class(c) &^ m.above(c, set) &^ skat.NewCards(c)
}

// points returns the card points taken by this seat's side and by the other;
// a declarer who knows the skat has it counted.
func (m *memory) points() (ours, theirs int) {
	for _, s := range skat.Seats() {
		if m.opponent(s) {
			theirs += m.v.TrickPoints(s)
		} else {
			ours += m.v.TrickPoints(s)
		}
	}
	if m.me == m.declarer && m.me != skat.NoSeat {
		ours += m.v.Laid.Points()
	}
	return ours, theirs
}
