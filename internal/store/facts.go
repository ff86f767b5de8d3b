package store

// Outcome is what became of a deal's game; zero is none.
type Outcome uint8

// The outcomes.
const (
	NoOutcome Outcome = iota
	GameWon           // by its declarer
	GameLost          // by its declarer
	PassedIn          //
	Ramsch            //
	Drawn             // of Offiziersskat, 60:60
)

// Role is what player 0 did in a deal; zero is none.
type Role uint8

// The roles.
const (
	NoRole   Role = iota
	Declarer      //
	Defender      //
	Together      // nobody plays alone: Ramsch or passed in
	SatOut        // as the dealer of four
)

// Side says for whom a deal went well; zero is neither.
type Side uint8

// The sides.
const (
	Neither Side = iota // passed in, drawn, no points in Ramsch, or player 0 sat out
	Mine                // player 0 won: the own game, the defence, or points in Ramsch
	Theirs              // player 0 lost
)

// none stands for a player, a seat or points where there are none.
const none = -1

// ramsch is the contract of a Ramsch.
const ramsch = "R"

// DealFacts is what the history knows of a finished deal. Players are
// match.Match's numbers or match.Session's; player 0 is whose history it is.
type DealFacts struct {
	Contract string // as skat.Contract.String: "R" Ramsch, "-" passed in
	Declarer int    // player, −1: passed in or Ramsch
	Outcome  Outcome
	Value    int // of the game, in game points; 0 without one
	Points   int // the declarer's card points, −1 without one
	Seat     int // of player 0: 0 forehand, 1 middlehand, 2 rearhand, −1 sat out; of two, 1 is the dealer
	Score    int // of player 0, in game points; of two, less the opponent's
	Tourney  int // of player 0, with the 50, 40 or 30 that a tournament adds; 0 of two
}

// Kind returns the contract's letter: D H S C G N, R Ramsch, - passed in.
func (f DealFacts) Kind() byte {
	if f.Contract == "" {
		return '-'
	}
	return f.Contract[0]
}

// Role returns what player 0 did.
func (f DealFacts) Role() Role {
	switch {
	case f.Seat < 0:
		return SatOut
	case f.Declarer < 0:
		return Together
	case f.Declarer == 0:
		return Declarer
	}
	return Defender
}

// Side returns for whom the deal went well.
func (f DealFacts) Side() Side {
	mine := f.Role() == Declarer
	switch {
	case f.Role() == SatOut:
		return Neither
	case f.Outcome == GameWon:
		return sideOf(mine)
	case f.Outcome == GameLost:
		return sideOf(!mine)
	case f.Outcome == Ramsch && f.Score != 0:
		return sideOf(f.Score > 0)
	}
	return Neither
}

func sideOf(mine bool) Side {
	if mine {
		return Mine
	}
	return Theirs
}

func outcomeOf(won bool) Outcome {
	if won {
		return GameWon
	}
	return GameLost
}

// columns returns the facts as their rows have them: contract, declarer, won,
// value, seat, score, points, tourney.
func (f DealFacts) columns(game string) []any {
	var won, value, tourney any
	if f.Outcome == GameWon || f.Outcome == GameLost {
		won = f.Outcome == GameWon
	}
	if f.Declarer >= 0 {
		value = f.Value
	}
	if game == gameSkat {
		tourney = f.Tourney
	}
	return []any{f.Contract, orNull(f.Declarer), won, value, orNull(f.Seat), f.Score, orNull(f.Points), tourney}
}

// orNull returns n, or NULL for −1.
func orNull(n int) any {
	if n < 0 {
		return nil
	}
	return n
}

// outcome returns what became of a game from the columns of its row; won is
// nil where that is NULL.
func outcome(contract string, declarer int, won *bool) Outcome {
	switch {
	case won != nil:
		return outcomeOf(*won)
	case declarer >= 0:
		return Drawn
	case contract == ramsch:
		return Ramsch
	}
	return PassedIn
}
