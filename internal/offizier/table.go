package offizier

import "github.com/af22046e/skat/internal/skat"

// Tricks is how many tricks a deal has.
const Tricks = 16

// Pile is one of a player's four piles as everybody sees it.
type Pile struct {
	Open    skat.Card // NoCard: none lies open
	Covered bool      // a covered card lies there
}

// InHand is the place in [Trick] of a card that came from the hand.
const InHand = 0

// Trick is one trick.
type Trick struct {
	Leader Seat
	Cards  [2]skat.Card // in the order played; NoCard is not yet played
	From   [2]uint8     // where each came from: InHand, or the pile, 1 to 4
	Turned [2]skat.Card // what was turned up for each after the trick, or NoCard
	Winner Seat         // NoSeat while incomplete
}

// Len returns the number of cards played to the trick.
func (t Trick) Len() int {
	switch {
	case t.Cards[0] == skat.NoCard:
		return 0
	case t.Cards[1] == skat.NoCard:
		return 1
	}
	return 2
}

// Set returns the trick's cards as a set.
func (t Trick) Set() skat.Cards { return skat.NewCards(t.Cards[:]...) }

// Order returns which card of the trick a seat plays: 0 leads, 1 follows, −1
// for NoSeat and when there is no trick.
func (t Trick) Order(s Seat) int {
	switch {
	case t.Leader == NoSeat || !s.sits():
		return -1
	case s == t.Leader:
		return 0
	}
	return 1
}

// By returns the card that a seat played, or NoCard.
func (t Trick) By(s Seat) skat.Card {
	if i := t.Order(s); i >= 0 {
		return t.Cards[i]
	}
	return skat.NoCard
}

// table is what everybody at the table sees or hears. Deal and View share it,
// so nothing in it may be secret.
type table struct {
	rules  Rules
	phase  Phase
	toMove Seat
	game   skat.Game
	kontra bool
	re     bool
	piles  [2][Piles]Pile
	inHand [2]uint8      // cards in hand
	tricks [Tricks]Trick // tricks[done] is the one on the table
	done   uint8
	points [2]uint8
	won    [2]uint8 // tricks taken
}

// Rules returns the settings of the deal.
func (t *table) Rules() Rules { return t.rules }

// Phase returns what the deal waits for.
func (t *table) Phase() Phase { return t.phase }

// ToMove returns who must act, NoSeat when the deal is over.
func (t *table) ToMove() Seat { return t.toMove }

// Game returns what is played, NoGame before it is named.
func (t *table) Game() skat.Game { return t.game }

// Declarer returns who must reach 61 card points: forehand, or the dealer who
// took the game over; NoSeat before the game is named.
func (t *table) Declarer() Seat {
	switch {
	case t.game == skat.NoGame:
		return NoSeat
	case t.kontra && t.rules.Kontra == KontraTakeOver:
		return Dealer
	}
	return Forehand
}

// Kontra tells whether the dealer said Kontra.
func (t *table) Kontra() bool { return t.kontra }

// Re tells whether forehand answered Re.
func (t *table) Re() bool { return t.re }

// Pile returns pile i, 0 to 3 from the left, of a seat.
func (t *table) Pile(s Seat, i int) Pile {
	if !s.sits() || i < 0 || i >= Piles {
		return Pile{}
	}
	return t.piles[s.Index()][i]
}

// Open returns the cards that lie open before a seat.
func (t *table) Open(s Seat) skat.Cards {
	var open skat.Cards
	if s.sits() {
		for _, p := range t.piles[s.Index()] {
			open = open.With(p.Open)
		}
	}
	return open
}

// Covered returns how many covered cards lie before a seat.
func (t *table) Covered(s Seat) int {
	n := 0
	if s.sits() {
		for _, p := range t.piles[s.Index()] {
			if p.Covered {
				n++
			}
		}
	}
	return n
}

// InHand returns how many cards a seat has in hand: none before the play.
func (t *table) InHand(s Seat) int {
	if !s.sits() {
		return 0
	}
	return int(t.inHand[s.Index()])
}

// Tricks returns the number of complete tricks, 0 to 16.
func (t *table) Tricks() int { return int(t.done) }

// TrickAt returns trick i, 0 to 15: complete ones first, then the one on the
// table, then empty ones.
func (t *table) TrickAt(i int) Trick {
	if i < 0 || i >= Tricks {
		return Trick{}
	}
	return t.tricks[i]
}

// Trick returns the trick on the table; after the last it is empty.
func (t *table) Trick() Trick { return t.TrickAt(int(t.done)) }

// Led returns the card that opened the trick on the table, or NoCard.
func (t *table) Led() skat.Card { return t.Trick().Cards[0] }

// Played returns all cards that have been played, the trick on the table
// included.
func (t *table) Played() skat.Cards {
	var s skat.Cards
	for i := 0; i <= int(t.done) && i < Tricks; i++ {
		s |= t.tricks[i].Set()
	}
	return s
}

// Points returns the card points that a seat has taken.
func (t *table) Points(s Seat) int {
	if !s.sits() {
		return 0
	}
	return int(t.points[s.Index()])
}

// TricksWon returns how many tricks a seat took.
func (t *table) TricksWon(s Seat) int {
	if !s.sits() {
		return 0
	}
	return int(t.won[s.Index()])
}

// Actions returns everything that happened, in order: applied to [New] with
// the same layout and rules they give the same Deal.
func (t *table) Actions() []Action {
	var list []Action
	if t.game == skat.NoGame {
		return list
	}
	list = append(list, Name(Forehand, t.game))
	switch {
	case t.kontra:
		list = append(list, Kontra(Dealer))
	case t.phase > PhaseKontra:
		list = append(list, Pass(Dealer))
	}
	switch {
	case t.re:
		list = append(list, Re(Forehand))
	case t.kontra && t.rules.Kontra == KontraDouble && t.phase > PhaseRe:
		list = append(list, Pass(Forehand))
	}
	for i := 0; i <= int(t.done) && i < Tricks; i++ {
		s := t.tricks[i].Leader
		for _, c := range t.tricks[i].Cards {
			if c != skat.NoCard {
				list = append(list, Play(s, c))
			}
			s = s.Other()
		}
	}
	return list
}

// appendLegal appends what the phase offers the seat to move, which has these
// cards in hand or open.
func (t *table) appendLegal(dst []Action, cards skat.Cards) []Action {
	s := t.toMove
	switch t.phase {
	case PhaseName:
		for _, g := range Games() {
			dst = append(dst, Name(s, g))
		}
	case PhaseKontra:
		return append(dst, Kontra(s), Pass(s))
	case PhaseRe:
		return append(dst, Re(s), Pass(s))
	case PhasePlay:
		for rest := t.game.Playable(cards, t.Led()); rest != 0; rest &= rest - 1 {
			dst = append(dst, Play(s, rest.First()))
		}
	}
	return dst
}
