package offizier

import "github.com/af22046e/skat/internal/skat"

// Outcome is the kind of a result; zero while the deal goes on.
type Outcome uint8

// The outcomes.
const (
	NoOutcome Outcome = iota
	Won               // by the declarer
	Lost              // by the declarer
	Drawn             // 60:60, nobody scores
)

// What is added to the game (section 11, 6), in game points.
const (
	schneiderBonus = 3
	kontraBonus    = 1
)

// Result is what a finished deal came to.
type Result struct {
	Outcome  Outcome
	Game     skat.Game
	Declarer Seat
	Winner   Seat   // NoSeat of a draw
	Points   [2]int // card points by Seat.Index, together 120
	Tricks   [2]int // taken, by Seat.Index
	// The winner's score in game points is Value × Factor + Schneider + Kontra;
	// of a draw the last three are 0.
	Value     int    // of the game: 24 Grand, 12 C, 11 S, 10 H, 9 D
	Factor    int    // 1; 2 where Kontra doubled, 4 after Re
	Schneider int    // 3 when the loser stayed at or below the limit
	Kontra    int    // 1 when Kontra was said
	Score     [2]int // by Seat.Index
}

// Result returns what the deal came to (section 11, 6); its Outcome is
// NoOutcome while the deal goes on.
func (d *Deal) Result() Result {
	if d.phase != PhaseDone {
		return Result{}
	}
	r := Result{Game: d.game, Declarer: d.Declarer(), Value: d.game.Base()}
	for i := range r.Points {
		r.Points[i], r.Tricks[i] = int(d.points[i]), int(d.won[i])
	}
	switch points := r.Points[r.Declarer.Index()]; {
	case points > 60:
		r.Outcome, r.Winner = Won, r.Declarer
	case points == 60 && d.rules.Even == EvenDraw:
		r.Outcome = Drawn
		return r
	default:
		r.Outcome, r.Winner = Lost, r.Declarer.Other()
	}
	r.Factor = d.factor()
	if r.Points[r.Winner.Other().Index()] <= d.rules.Schneider.Points() {
		r.Schneider = schneiderBonus
	}
	if d.kontra {
		r.Kontra = kontraBonus
	}
	r.Score[r.Winner.Index()] = r.Value*r.Factor + r.Schneider + r.Kontra
	return r
}

func (d *Deal) factor() int {
	switch {
	case d.re:
		return 4
	case d.kontra && d.rules.Kontra == KontraDouble:
		return 2
	}
	return 1
}
