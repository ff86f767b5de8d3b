package match

import "github.com/af22046e/skat/internal/skat"

// SeegerFabian is a deal's tournament points by player (section 10): the
// ordinary score, and what the tournament adds to it.
type SeegerFabian struct {
	Score int // ordinary: the game, doubled by Kontra, Re and Bock, or the Ramsch
	Own   int // +50 for a game won, −50 for a game lost
	Other int // +40 (table of three) or +30 (of four) when another's game was lost
}

// OwnGame is what a game won adds and a game lost takes away.
const OwnGame = 50

// OthersGame returns what a game lost by another adds at a table of three or
// four.
func OthersGame(table int) int {
	if table == 4 {
		return 30
	}
	return 40
}

// Total returns the sum.
func (p SeegerFabian) Total() int { return p.Score + p.Own + p.Other }

// TournamentPoints returns a finished deal's points by seat (Seat.Index) at a
// table of three or four, and those of the dealer who sat out at a table of
// four. Kontra, Re and Bock double the game value only; a Ramsch has no 50,
// 40 or 30.
func TournamentPoints(r skat.Result, table int) (seats [3]SeegerFabian, out SeegerFabian) {
	other := OthersGame(table)
	for i := range seats {
		seats[i].Score = r.Score[i]
		switch {
		case r.Declarer == skat.NoSeat:
		case i == r.Declarer.Index() && r.Outcome == skat.Won:
			seats[i].Own = OwnGame
		case i == r.Declarer.Index():
			seats[i].Own = -OwnGame
		case r.Outcome == skat.Lost:
			seats[i].Other = other
		}
	}
	if r.Outcome == skat.Lost && table == 4 {
		out.Other = other
	}
	return seats, out
}
