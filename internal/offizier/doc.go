// Package offizier holds the rules of one deal of Offiziersskat, the game for
// two (RULES.md, section 11), pure: no I/O, no clock, no random source of its
// own. Cards, trumps and the trick rule are those of package skat.
//
// A [Deal] is a value-like state machine; `a := b` copies it and `a == b`
// compares it. Everything that happens is one [Action]:
//
//	d := offizier.New(offizier.DealPack(skat.Shuffle(rng)), offizier.Rules{})
//	for d.Phase() != offizier.PhaseDone {
//		seat := d.ToMove()
//		if err := d.Apply(choose(d.View(seat))); err != nil {
//			return err // says what was expected; d is unchanged
//		}
//	}
//	fmt.Println(d.Result())
//
// Whoever chooses actions gets a [View]: all that one seat may know, and
// nothing else. [Deal.String] is the deal as one line, [Deal.Log] as a text
// that a person can follow trick by trick.
package offizier
