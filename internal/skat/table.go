package skat

// maxLog bounds the actions of a deal: 129 calls (63 bids, 63 holds, 3
// passes), 6 until the first card, 30 cards, 30 for one refused concession a
// trick, 1 ending.
const maxLog = 196

// Trick is one trick. Cards are in the order played, from Leader on; NoCard
// is not yet played.
type Trick struct {
	Leader Seat
	Cards  [3]Card
	Winner Seat // NoSeat while incomplete
}

// Len returns the number of cards played to the trick.
func (t Trick) Len() int {
	n := 0
	for n < 3 && t.Cards[n] != NoCard {
		n++
	}
	return n
}

// Set returns the trick's cards as a set.
func (t Trick) Set() Cards { return NewCards(t.Cards[:]...) }

// By returns the card that a seat played, or NoCard.
func (t Trick) By(s Seat) Card {
	if t.Leader == NoSeat || s == NoSeat {
		return NoCard
	}
	return t.Cards[(int(s)+3-int(t.Leader))%3]
}

// Best returns who leads the trick so far and with what card.
func (t Trick) Best(g Game) (Seat, Card) {
	if t.Cards[0] == NoCard {
		return NoSeat, NoCard
	}
	seat, best := t.Leader, t.Cards[0]
	for i, s := 1, t.Leader.Next(); i < 3 && t.Cards[i] != NoCard; i, s = i+1, s.Next() {
		if g.Beats(t.Cards[i], best) {
			seat, best = s, t.Cards[i]
		}
	}
	return seat, best
}

// table is what everybody at the table sees or hears. Deal and View share it,
// so nothing in it may be secret: discards stand in the log without cards.
type table struct {
	rules    Rules
	phase    Phase
	toMove   Seat
	stage    uint8 // of the auction: 1 M to F, 2 R to the survivor, 3 forehand alone
	caller   Seat  // who calls in this stage
	hearer   Seat  // who holds in this stage
	bid      int16
	bidder   Seat    // who called or held bid last
	spoke    [3]bool // called or held at least 18
	declarer Seat
	contract Contract
	pickedUp [3]bool
	pushes   uint8 // unseen ones
	kontra   Seat
	re       bool
	tricks   [10]Trick // tricks[done] is the one on the table
	done     uint8
	points   [3]int16
	won      [3]uint8 // tricks taken
	resume   Seat     // to move after a refused concession
	refused  uint8    // 1 + the trick in which a concession was refused last
	ending   Ending
	log      [maxLog]Action
	logged   uint8
}

// Rules returns the settings of the deal.
func (t *table) Rules() Rules { return t.rules }

// Phase returns what the deal waits for.
func (t *table) Phase() Phase { return t.phase }

// ToMove returns who must act, NoSeat when the deal is over.
func (t *table) ToMove() Seat { return t.toMove }

// Bid returns the highest value called so far in game points, 0 for none.
func (t *table) Bid() int { return int(t.bid) }

// Bidder returns who called or held that value last.
func (t *table) Bidder() Seat { return t.bidder }

// Caller returns who calls and who answers in this stage of the auction. In
// the last stage, forehand alone, the hearer is NoSeat.
func (t *table) Caller() (caller, hearer Seat) { return t.caller, t.hearer }

// Spoke tells whether s called or held at least 18.
func (t *table) Spoke(s Seat) bool { return s != NoSeat && t.spoke[s.Index()] }

// Declarer returns who plays alone, NoSeat before that is known, in a
// passed-in deal and in Ramsch.
func (t *table) Declarer() Seat { return t.declarer }

// Contract returns what is played; the zero Contract before the declaration.
func (t *table) Contract() Contract { return t.contract }

// PickedUp tells whether s picked up the skat.
func (t *table) PickedUp(s Seat) bool { return s != NoSeat && t.pickedUp[s.Index()] }

// Pushes returns how many players pushed the skat on unseen (Schieberamsch).
func (t *table) Pushes() int { return int(t.pushes) }

// Kontra returns who said Kontra, or NoSeat.
func (t *table) Kontra() Seat { return t.kontra }

// Re tells whether the declarer answered Re.
func (t *table) Re() bool { return t.re }

// Tricks returns the number of complete tricks, 0 to 10.
func (t *table) Tricks() int { return int(t.done) }

// TrickAt returns trick i, 0 to 9: complete ones first, then the one on the
// table, then empty ones.
func (t *table) TrickAt(i int) Trick {
	if i < 0 || i > 9 {
		return Trick{}
	}
	return t.tricks[i]
}

// Trick returns the trick on the table; after the last it is empty.
func (t *table) Trick() Trick { return t.TrickAt(int(t.done)) }

// Led returns the card that opened the trick on the table, or NoCard.
func (t *table) Led() Card { return t.Trick().Cards[0] }

// Played returns all cards that have been played, the trick on the table
// included.
func (t *table) Played() Cards {
	var s Cards
	for i := 0; i <= int(t.done) && i < 10; i++ {
		s |= t.tricks[i].Set()
	}
	return s
}

// TrickPoints returns the card points of the tricks that s took, the skat
// not counted.
func (t *table) TrickPoints(s Seat) int {
	if s == NoSeat {
		return 0
	}
	return int(t.points[s.Index()])
}

// TricksWon returns how many tricks s took.
func (t *table) TricksWon(s Seat) int {
	if s == NoSeat {
		return 0
	}
	return int(t.won[s.Index()])
}

// Ending returns how the deal ended, EndNone before that.
func (t *table) Ending() Ending { return t.ending }

// SameSide tells whether a and b play together: the defenders do, and
// everybody with himself.
func (t *table) SameSide(a, b Seat) bool {
	return a == b || t.declarer != NoSeat && a != t.declarer && b != t.declarer
}

// canPlay returns what hand may play to the trick on the table.
func (t *table) canPlay(hand Cards) Cards { return t.contract.Game.Playable(hand, t.Led()) }

// appendLegal appends what the phase offers the seat to move, who holds hand.
func (t *table) appendLegal(dst []Action, hand Cards) []Action {
	s := t.toMove
	switch t.phase {
	case PhaseAuction:
		if s == t.hearer {
			return append(dst, Hold(s), Pass(s))
		}
		for v := NextBid(int(t.bid)); v != 0; v = NextBid(v) {
			dst = append(dst, Bid(s, v))
		}
		return append(dst, Pass(s))
	case PhasePickUp:
		return append(dst, PickUp(s), PlayHand(s))
	case PhasePush:
		return append(dst, PickUp(s), Push(s))
	case PhaseDiscard:
		if t.declarer == NoSeat {
			hand &^= Jacks
		}
		for rest := hand; rest != 0; rest = rest.Without(rest.First()) {
			for second := range rest.Without(rest.First()).All() {
				dst = append(dst, Discard(s, NewCards(rest.First(), second)))
			}
		}
		return dst
	case PhaseDeclare:
		for _, c := range Contracts(!t.PickedUp(s)) {
			dst = append(dst, Declare(s, c))
		}
		return dst
	case PhaseKontra:
		return append(dst, Kontra(s), Pass(s))
	case PhaseRe:
		return append(dst, Re(s), Pass(s))
	case PhasePlay:
		for rest := t.canPlay(hand); rest != 0; rest &= rest - 1 {
			dst = append(dst, Play(s, rest.First()))
		}
		return dst
	case PhaseConcession:
		return append(dst, Agree(s), Refuse(s))
	}
	return dst
}
