package coach

import (
	"context"

	"github.com/af22046e/skat/internal/skat"
)

// Refute returns a line of play that refutes a claim of seat s in d, a deal in
// play: the cards up to and with the trick that s and his side do not take, or
// in Null the trick that he takes. His side plays its strongest cards; the
// others play what refutes them. The line is empty when the claim is certain.
// A context that ends ends the search with its error.
func Refute(ctx context.Context, d *skat.Deal, s skat.Seat) ([]skat.Action, error) {
	w := newSweep(ctx, d, s)
	t := sweepTableOf(d)
	if w.certain(t) || w.err != nil {
		return nil, w.err
	}
	var line []skat.Action
	for over := false; !over; {
		c := w.refuting(t)
		line = append(line, skat.Play(t.mover, c))
		t, over = w.play(t, c)
		if w.err != nil {
			return nil, w.err
		}
	}
	return line, nil
}

// refuting returns the next card of a line: none of the side's own keeps the
// sweep, and of the others' one breaks it.
func (w *sweep) refuting(t sweepTable) skat.Card {
	may := w.game.Playable(t.hands[t.mover.Index()], t.trick.Cards[0])
	if !w.side[t.mover.Index()] {
		for c := range may.All() {
			if next, over := w.play(t, c); over || !w.certain(next) {
				return c
			}
		}
	}
	best := may.First()
	for c := range may.All() {
		if (w.game.Power(c) > w.game.Power(best)) != (w.game == skat.Null) {
			best = c
		}
	}
	return best
}
