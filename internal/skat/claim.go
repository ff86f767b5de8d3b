package skat

// Claiming (section 9): accepted only when it is certain on the actual cards.

func (d *Deal) checkClaim(s Seat) IllegalError {
	switch {
	case d.phase != PhasePlay:
		return because(ReasonPhase)
	case d.contract.Game == Null && s != d.declarer:
		return because(ReasonClaimNull)
	case !d.certain(s):
		return because(ReasonClaim)
	}
	return IllegalError{}
}

func (d *Deal) claim(s Seat) {
	taker := s
	if d.contract.Game == Null {
		taker = s.Next()
	}
	d.creditRest(taker)
	d.end(EndClaimed, s)
}

// certain tells whether the side of s can take every trick that is left,
// whatever the others play; in Null, whether the declarer can avoid them.
func (d *Deal) certain(s Seat) bool {
	r := rest{game: d.contract.Game, hands: d.hands, memo: map[restKey]bool{}}
	for _, o := range Seats() {
		r.side[o.Index()] = d.SameSide(s, o)
	}
	return r.certain(d.Trick(), d.toMove)
}

// rest searches the remaining tricks for one that the claiming side cannot be
// sure of. Card points do not matter, so neighbours in rank are one card.
type rest struct {
	game  Game
	hands [3]Cards
	side  [3]bool // who claims
	memo  map[restKey]bool
}

type restKey struct {
	alive  Cards
	leader Seat
}

func (r *rest) certain(t Trick, mover Seat) bool {
	n := t.Len()
	if n == 3 {
		winner, _ := t.Best(r.game)
		if r.side[winner.Index()] == (r.game == Null) {
			return false
		}
		return r.certain(Trick{Leader: winner}, winner)
	}
	alive := r.hands[0] | r.hands[1] | r.hands[2]
	if alive == 0 && n == 0 {
		return true
	}
	key := restKey{alive, mover}
	if n == 0 {
		if v, ok := r.memo[key]; ok {
			return v
		}
		if r.plain(mover) {
			return true
		}
	}
	claiming := r.side[mover.Index()]
	hand := r.hands[mover.Index()]
	result := !claiming
	for c := range r.distinct(r.game.Playable(hand, t.Cards[0]), alive|t.Set()).All() {
		next := t
		next.Cards[n] = c
		r.hands[mover.Index()] = hand.Without(c)
		ok := r.certain(next, mover.Next())
		r.hands[mover.Index()] = hand
		if ok == claiming {
			result = claiming
			break
		}
	}
	if n == 0 {
		r.memo[key] = result
	}
	return result
}

// distinct keeps one of every run of own cards that no other living card
// separates.
func (r *rest) distinct(own, alive Cards) Cards {
	var keep Cards
	for c := range own.All() {
		covered := false
		others := r.game.SameSuit(c) & alive &^ own
		for k := range (keep & r.game.SameSuit(c)).All() {
			between := false
			for o := range others.All() {
				if p := r.game.Power(o); (p > r.game.Power(k)) != (p > r.game.Power(c)) {
					between = true
					break
				}
			}
			if !between {
				covered = true
				break
			}
		}
		if !covered {
			keep = keep.With(c)
		}
	}
	return keep
}

// plain sees without search that a single claimer is safe: in Null when each
// suit is covered from below and others lead; else when the claimer leads, his
// top cards draw each suit dry, and trumps are drawn before the rest.
func (r *rest) plain(leader Seat) bool {
	who := NoSeat
	for i, in := range r.side {
		if in && who != NoSeat {
			return false
		}
		if in {
			who = SeatAt(i)
		}
	}
	own := r.hands[who.Index()]
	a, b := r.hands[who.Next().Index()], r.hands[who.Next().Next().Index()]
	if r.game == Null {
		if leader == who {
			return false
		}
		for _, s := range Suits() {
			if !r.under(own&OfSuit(s), (a|b)&OfSuit(s)) {
				return false
			}
		}
		return true
	}
	if leader != who {
		return false
	}
	trumps := r.game.Trumps()
	if own&^trumps != 0 && (own&trumps).Len() < max((a&trumps).Len(), (b&trumps).Len()) {
		return false
	}
	if !r.over(own&trumps, a&trumps, b&trumps) {
		return false
	}
	for _, s := range Suits() {
		in := OfSuit(s) &^ trumps
		if !r.over(own&in, a&in, b&in) {
			return false
		}
	}
	return true
}

// under: the i-th lowest own card has fewer than i lower cards against it.
func (r *rest) under(own, others Cards) bool {
	for c := range own.All() {
		mine, theirs := 0, 0
		for o := range own.All() {
			if r.game.Power(o) <= r.game.Power(c) {
				mine++
			}
		}
		for o := range others.All() {
			if r.game.Power(o) < r.game.Power(c) {
				theirs++
			}
		}
		if theirs > mine-1 {
			return false
		}
	}
	return true
}

// over: as many own top cards as the longer of a and b has beat all of both.
func (r *rest) over(own, a, b Cards) bool {
	high := 0
	for o := range (a | b).All() {
		high = max(high, r.game.Power(o))
	}
	tops := 0
	for c := range own.All() {
		if r.game.Power(c) > high {
			tops++
		}
	}
	return tops >= min(own.Len(), max(a.Len(), b.Len()))
}
