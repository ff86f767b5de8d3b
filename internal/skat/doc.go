// Package skat holds the rules of one deal of Skat, pure: no I/O, no clock,
// no random source of its own.
//
// A [Deal] is a value-like state machine; `a := b` copies it and `a == b`
// compares it. Everything that happens is one [Action]:
//
//	d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{})
//	for d.Phase() != skat.PhaseDone {
//		seat := d.ToMove()
//		if err := d.Apply(choose(d.View(seat))); err != nil {
//			return err // says what was expected; d is unchanged
//		}
//	}
//	fmt.Println(d.Result())
//
// Whoever chooses actions gets a [View]: all that one seat may know, and
// nothing else.
//
// Section numbers in comments are those of RULES.md.
package skat
