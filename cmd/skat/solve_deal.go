package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

// solveDeal solves the deal of a code: every game of every declarer, or, when
// the code goes on to the play, every card of the player to move.
func (f *solveFlags) solveDeal(ctx context.Context, out io.Writer) error {
	d, err := record.ParseCode(f.deal, skat.Rules{Valuation: skat.ISkO})
	if err != nil {
		return &exitError{statusUsage, err}
	}
	s := solver.New()
	s.Limit(ctx, 0)
	var b strings.Builder
	game := d.Contract().Game
	switch {
	case f.win && game == skat.Ramsch:
		return &exitError{statusUsage, errors.New("--win: a Ramsch has no points that win")}
	case game != skat.NoGame && d.Phase() != skat.PhaseDone:
		err = f.cards(s, &d, &b)
	default:
		err = f.games(s, d.Layout(), &b)
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, b.String())
	return err
}

// games writes what each seat reaches as declarer of each Hand game.
func (f *solveFlags) games(s *solver.Solver, l skat.Layout, b *strings.Builder) error {
	fmt.Fprintf(b, "%s, forehand leads\n\n", record.LayoutCode(l))
	for i, seat := range skat.Seats() {
		fmt.Fprintf(b, "%-10v  %v\n", seat, l.Hands[i])
	}
	fmt.Fprintf(b, "%-10s  %v\n\n%-10s", "skat", l.Skat, "declarer")
	for game := skat.GameDiamonds; game <= skat.Null; game++ {
		fmt.Fprintf(b, "  %6v", game)
	}
	for _, seat := range skat.Seats() {
		fmt.Fprintf(b, "\n%-10v", seat)
		for game := skat.GameDiamonds; game <= skat.Null; game++ {
			p := solver.Position{Game: game, Declarer: seat, Hands: l.Hands, Trick: skat.Trick{Leader: skat.Forehand}, Taken: l.Skat.Points()}
			answer, err := f.answer(s, p)
			if err != nil {
				return err
			}
			if f.best { // the card alone: each card's value has no room here
				words := strings.Fields(answer)
				answer = words[0] + " " + words[1]
			}
			fmt.Fprintf(b, "  %6s", answer)
		}
	}
	b.WriteByte('\n')
	return nil
}

// cards writes what each card of the player to move leads to.
func (f *solveFlags) cards(s *solver.Solver, d *skat.Deal, b *strings.Builder) error {
	p := positionOf(d)
	fmt.Fprintf(b, "%v", d.Contract())
	if p.Game != skat.Ramsch {
		fmt.Fprintf(b, " by %v", p.Declarer)
	}
	fmt.Fprintf(b, ", trick %d: %v plays", d.Tricks()+1, p.Mover())
	for i := range p.Trick.Len() {
		fmt.Fprintf(b, "%s%v", []string{" to ", " "}[i], p.Trick.Cards[i])
	}
	b.WriteString("\n\n")
	best, value, err := s.Best(p)
	if err != nil {
		return err
	}
	if f.best {
		fmt.Fprintf(b, "best %v, value %d\n", best, value)
		return nil
	}
	values, err := s.Each(p)
	if err != nil {
		return err
	}
	target := targetOf(d.Contract())
	head := "value"
	if f.win {
		head = fmt.Sprintf("%d?", target)
	}
	fmt.Fprintf(b, "card  %5s\n", head)
	for _, c := range values {
		switch {
		case f.win && c.Value >= target:
			fmt.Fprintf(b, "%-4v  %5d\n", c.Card, 1)
		case f.win:
			fmt.Fprintf(b, "%-4v  %5d\n", c.Card, 0)
		case c.Card == best:
			fmt.Fprintf(b, "%-4v  %5d  best\n", c.Card, c.Value)
		default:
			fmt.Fprintf(b, "%-4v  %5d\n", c.Card, c.Value)
		}
	}
	return nil
}

// targetOf returns the value that wins: what the contract needs in card
// points (Schwarz: all of them, though tricks decide), and 1 in Null.
func targetOf(c skat.Contract) int {
	switch {
	case c.Game == skat.Null:
		return 1
	case c.Schwarz:
		return 120
	}
	return c.NeedsPoints()
}

// positionOf returns where a deal stands that has its game; in Ramsch what is
// asked for are the points of the player to move.
func positionOf(d *skat.Deal) solver.Position {
	p := solver.Position{Game: d.Contract().Game, Declarer: d.Declarer(), Trick: d.Trick()}
	for i, seat := range skat.Seats() {
		p.Hands[i] = d.Hand(seat)
	}
	if p.Trick.Leader == skat.NoSeat {
		p.Trick.Leader = skat.Forehand // Kontra is still to be said
	}
	if p.Game == skat.Ramsch {
		p.Declarer = p.Mover()
		if d.Rules().RamschSkat == skat.SkatToLastTrick {
			p.LastTrick = d.Skat().Points()
		}
	} else {
		p.Taken = d.Skat().Points()
	}
	p.Taken += d.TrickPoints(p.Declarer)
	return p
}
