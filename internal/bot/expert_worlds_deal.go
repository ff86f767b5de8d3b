package bot

import "github.com/af22046e/skat/internal/skat"

// deal returns the deal that came to the hands of a world, as far as it has
// been played; not ok when it could not have come to it. What the world leaves
// open it decides in the simplest way: who picked up the skat without this
// seat seeing it laid what he found.
func (w *world) deal(m *memory) (d skat.Deal, ok bool) {
	v := m.v
	l := skat.Layout{Skat: w.skat}
	for _, s := range skat.Seats() {
		l.Hands[s.Index()] = w.dealt(v, s)
	}
	laid := [3]skat.Cards{w.skat, w.skat, w.skat}
	if me := m.me.Index(); v.PickedUp(m.me) {
		l.Skat, l.Hands[me], laid[me] = v.Found, v.Dealt, v.Laid
		for i := range me {
			laid[i] = v.Found
		}
		if !w.passOnAfter(m, &l, &laid) {
			return d, false
		}
	}
	d = skat.New(l, v.Rules())
	for _, a := range v.Actions() {
		if a.Kind == skat.KindDiscard {
			a.Cards = laid[a.Seat.Index()]
		}
		if d.Apply(a) != nil {
			return d, false
		}
	}
	return d, true
}

// passOnAfter settles in Schieberamsch who found what this seat passed on, and
// what he passed on himself.
func (w *world) passOnAfter(m *memory, l *skat.Layout, laid *[3]skat.Cards) bool {
	given := m.v.Laid
	var takers []int
	for i := m.me.Index() + 1; i < 3; i++ {
		if m.v.PickedUp(skat.SeatAt(i)) {
			takers = append(takers, i)
		}
	}
	for k, i := range takers {
		passed := w.skat
		if k+1 < len(takers) {
			// Of what he found he passed on what he does not hold, and with it
			// cards that are in the skat or the next hand now.
			passed = given &^ l.Hands[i]
			for c := range ((w.skat | l.Hands[takers[k+1]]) &^ skat.Jacks).All() {
				if passed.Len() < 2 {
					passed = passed.With(c)
				}
			}
		}
		if passed.Len() != 2 || given&^(l.Hands[i]|passed) != 0 {
			return false
		}
		l.Hands[i] = (l.Hands[i] | passed) &^ given
		laid[i] = passed
		given = passed
	}
	return given == w.skat
}

// notePassedOn adds to memory what is known of a skat that was passed on in
// Schieberamsch: it holds no jack once somebody laid cards there, and what
// this seat laid is with one who picked it up later, or in the skat.
func (m *memory) notePassedOn() {
	if m.game != skat.Ramsch {
		return
	}
	given, taken := skat.Cards(0), false
	for _, s := range skat.Seats() {
		if m.v.PickedUp(s) {
			m.may[skatPlace] &^= skat.Jacks
			taken = m.me < s
		}
	}
	if m.v.PickedUp(m.me) {
		given = m.v.Laid
	}
	for _, s := range skat.Seats() {
		if s != m.me && (s < m.me || !m.v.PickedUp(s)) {
			m.may[s.Index()] &^= given
		}
	}
	if given != 0 && !taken {
		m.may[skatPlace] = given
	}
	var room [4]int
	for p := range room {
		room[p] = m.fixed[p].Len() + int(m.free[p])
	}
	m.settle(room)
}
