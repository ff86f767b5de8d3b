package coach

import "math"

// Grade is how good a decision was; zero is not judged yet.
type Grade uint8

// The grades, best first.
const (
	Ungraded   Grade = iota
	Forced           // nothing was to be decided
	Best             // as good as the best, by the numbers that are told
	Fine             // a little worse, or not proven to be worse
	Inaccuracy       //
	Mistake          //
	Blunder          //
)

// The limits by what a seat could know, in the chance to win the game: from
// each on, the grade is at least that. A gain or loss that is told in
// tournament points counts perPoint of win chance each, for in a usual game a
// win and a loss lie about 200 points apart.
const (
	InaccuracyFrom = 0.05
	MistakeFrom    = 0.10
	BlunderFrom    = 0.20
	// least is what rounding to whole per cent hides.
	least    = 0.005
	perPoint = 1.0 / 200
)

// The limits against open cards, in card points. A game won turned into a game
// lost is a blunder, Schneider lost or let go at least a mistake.
const (
	OpenInaccuracyFrom = 5
	OpenMistakeFrom    = 10
	OpenBlunderFrom    = 25 // only in Ramsch, where card points are what is lost
)

// Grade is how good a decision was: by what the seat could know where that
// was found out, else against open cards.
func (j *Judgement) Grade() Grade {
	switch {
	case j.Options <= 1:
		return Forced
	case j.Known != nil:
		return j.Known.Grade()
	case j.Open != nil:
		return j.Open.Grade()
	}
	return Ungraded
}

// Grade grades a card against open cards.
func (o *Open) Grade() Grade {
	switch {
	case o.Cost == 0:
		return Best
	case o.Turned(), o.Unit == UnitRamsch && o.Cost >= OpenBlunderFrom:
		return Blunder
	case o.Before != o.After, o.Cost >= OpenMistakeFrom:
		return Mistake
	case o.Cost >= OpenInaccuracyFrom:
		return Inaccuracy
	}
	return Fine
}

// Grade grades a decision by what the seat could know.
func (k *Known) Grade() Grade {
	switch cost := k.Cost(); {
	case k.Right():
		return Best
	case k.Unproven():
		return Fine
	case cost >= BlunderFrom:
		return Blunder
	case cost >= MistakeFrom:
		return Mistake
	case cost >= InaccuracyFrom:
		return Inaccuracy
	}
	return Fine
}

// halving is the win chance thrown away that halves a decision's accuracy.
const halving = 0.10

// Accuracy of a decision is 100 · 2^(−cost ÷ 0.10): 100 for the best, 50 for one
// that throws away 10 % of win chance, 25 for 20 %. Against open cards, where
// there are only card points, 10 of them count like 10 %, and a game that
// turned like 40 %. What is not proven to be worse costs nothing. It tells false where nothing was to be decided or the
// judgement is not there yet.
func (j *Judgement) Accuracy() (percent float64, ok bool) {
	cost := 0.0
	switch {
	case j.Options <= 1 || j.Known == nil && j.Open == nil:
		return 0, false
	case j.Known != nil:
		cost = j.Known.Cost()
		if j.Known.Right() || j.Known.Unproven() {
			cost = 0
		}
	case j.Open.Turned():
		cost = 0.40
	default:
		cost = float64(j.Open.Cost) / 100
	}
	return 100 * math.Exp2(-cost/halving), true
}

// Tally is how a number of decisions were judged.
type Tally struct {
	Decisions int // that were judged
	Grades    [Blunder + 1]int
	accuracy  float64 // the sum
}

// Add counts a decision.
func (t *Tally) Add(j *Judgement) {
	if a, ok := j.Accuracy(); ok {
		t.Decisions++
		t.accuracy += a
		t.Grades[j.Grade()]++
	}
}

// Join counts what another tally has.
func (t *Tally) Join(o Tally) {
	t.Decisions += o.Decisions
	t.accuracy += o.accuracy
	for i, n := range o.Grades {
		t.Grades[i] += n
	}
}

// Accuracy is the mean of the decisions' accuracies in per cent; false when
// there was none.
func (t *Tally) Accuracy() (percent float64, ok bool) {
	if t.Decisions == 0 {
		return 0, false
	}
	return t.accuracy / float64(t.Decisions), true
}
