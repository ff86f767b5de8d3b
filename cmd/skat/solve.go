package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
)

const solveHelp = `Solve deals with all cards open: what does best play by all lead to?

FILE, or - for standard input, has a problem a line, with spaces between:

  name contract declarer leader hand0 hand1 hand2 skat [anything]

The contract is D H S C G N or R (Diamonds, Hearts, Spades, Clubs, Grand, Null,
Ramsch), seats are 0 forehand, 1 middlehand, 2 rearhand. Each hand has the same
number of cards, 1 to 10, such as CJ.D7 or CJD7, and the leader leads. The skat
has the cards that count for the declarer already, - for none; in Ramsch those
that go to the taker of the last trick. Empty lines and lines with # are left
out.

For each problem name and value are printed: the declarer's card points at the
end, the skat included; in Null 1 when he can avoid every trick, else 0; in
Ramsch the most points that "declarer" can be made to take. The last line has
the number of problems, their time and the nodes visited.

The status is 1 when a line was no problem; the others are solved all the same.

With --deal it solves the deal of a code such as S2E82WNWJ0NMD instead: what
each seat reaches as declarer of each Hand game, the dealt skat counted for the
declarer, with --win or --best as above. When what happened stands behind the
code (in the tokens of an ISS record, each with its seat) and goes on to the
play, it prints every card of the player to move with its value: --best prints a
best card alone, --win 1 for each card with which the declarer reaches what the
contract needs.`

// solveFlags say what is asked of each problem.
type solveFlags struct {
	win, best bool
	deal      string // a deal code
}

// newSolveCommand is `skat solve`.
func newSolveCommand() *cobra.Command {
	f := &solveFlags{}
	cmd := &cobra.Command{
		Use:   "solve FILE | --deal CODE",
		Short: "Solve deals with all cards open",
		Long:  solveHelp,
		Example: "  skat solve deals.txt\n  echo 'x G 0 0 CJ SJ HJ -' | skat solve --best -\n" +
			"  skat solve --deal S2E82WNWJ0NMD\n  skat solve --deal 'S2E82WNWJ0NMD:1 18 0 p 2 p 1 hand 1 GH 0 CJ'",
		Args: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("deal") == (len(args) == 0) {
				return atMostOne("FILE")(cmd, args)
			}
			return &exitError{statusUsage, errors.New("want a FILE or --deal CODE, one of them")}
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return f.solveDeal(cmd.Context(), cmd.OutOrStdout())
			}
			in := cmd.InOrStdin()
			if args[0] != "-" {
				file, err := os.Open(args[0])
				if err != nil {
					return &exitError{statusUsage, err}
				}
				defer file.Close()
				in = file
			}
			return f.solve(cmd.Context(), in, cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.win, "win", false, "print 1 when the declarer reaches 61 points (in Null: avoids every trick), else 0")
	flags.BoolVar(&f.best, "best", false, "also print a best card to lead, and each card's value")
	flags.StringVar(&f.deal, "deal", "", "a deal code to solve instead of a file")
	cmd.MarkFlagsMutuallyExclusive("win", "best")
	return cmd
}

// solve solves the problems of in, one after the other.
func (f *solveFlags) solve(ctx context.Context, in io.Reader, out, complaints io.Writer) error {
	s := solver.New()
	s.Limit(ctx, 0)
	w := bufio.NewWriter(out)
	lines := bufio.NewScanner(in)
	solved, bad := 0, false
	var total time.Duration
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		name, p, err := parseProblem(line)
		answer := ""
		if err == nil {
			start := time.Now()
			answer, err = f.answer(s, p)
			total += time.Since(start)
		}
		if err != nil {
			if ctx.Err() != nil {
				return errors.Join(w.Flush(), err)
			}
			bad = true
			fmt.Fprintf(complaints, "skat: line %d: %v\n", n, err)
			continue
		}
		solved++
		fmt.Fprintf(w, "%s %s\n", name, answer)
	}
	ms := float64(total) / float64(time.Millisecond)
	fmt.Fprintf(w, "%d problems, total %.1f ms, mean %.3f ms, %d nodes\n", solved, ms, ms/float64(max(solved, 1)), s.Nodes())
	if err := errors.Join(lines.Err(), w.Flush()); err != nil {
		return &exitError{statusUsage, err}
	}
	if bad {
		return &exitError{status: 1}
	}
	return nil
}

// answer solves one problem and returns what is printed after its name.
func (f *solveFlags) answer(s *solver.Solver, p solver.Position) (string, error) {
	switch {
	case f.win:
		target := 61
		if p.Game == skat.Null {
			target = 1
		}
		ok, err := s.Reaches(p, target)
		if ok {
			return "1", err
		}
		return "0", err
	case f.best:
		card, v, err := s.Best(p)
		if err != nil {
			return "", err
		}
		values, err := s.Each(p)
		if err != nil {
			return "", err
		}
		text := fmt.Sprintf("%d %v", v, card)
		for _, c := range values {
			text += fmt.Sprintf(" %v:%d", c.Card, c.Value)
		}
		return text, nil
	}
	v, err := s.Value(p)
	return fmt.Sprint(v), err
}

// parseProblem reads a line as solveHelp describes it.
func parseProblem(line string) (name string, p solver.Position, err error) {
	field := strings.Fields(line)
	if len(field) < 8 {
		return "", p, fmt.Errorf("%d words: want name contract declarer leader hand0 hand1 hand2 skat", len(field))
	}
	game := strings.Index("DHSCGNR", field[1])
	if len(field[1]) != 1 || game < 0 {
		return "", p, fmt.Errorf("contract %q: want D H S C G N or R", field[1])
	}
	p.Game = skat.GameDiamonds + skat.Game(game)
	var seats [2]skat.Seat
	for i, what := range []string{"declarer", "leader"} {
		seat := strings.Index("012", field[2+i])
		if len(field[2+i]) != 1 || seat < 0 {
			return "", p, fmt.Errorf("%s %q: want 0 1 or 2", what, field[2+i])
		}
		seats[i] = skat.SeatAt(seat)
	}
	p.Declarer, p.Trick.Leader = seats[0], seats[1]
	var all skat.Cards
	for i := range 4 {
		cards, err := skat.ParseCards(field[4+i])
		if err != nil {
			return "", p, err
		}
		if both := all & cards; both != 0 {
			return "", p, fmt.Errorf("%v is there twice: want different cards", both.First())
		}
		all |= cards
		switch {
		case i < 3:
			p.Hands[i] = cards
		case p.Game == skat.Ramsch:
			p.LastTrick = cards.Points()
		default:
			p.Taken = cards.Points()
		}
	}
	return field[0], p, nil
}
