package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/tui"
)

const practiceHelp = `Practise bidding, the skat, Kontra and defence. Each drill deals you a decision
and answers yours at once with what every choice comes to: it is measured by
playing samples of the cards you cannot see, and a choice within the confidence
range of the best counts as right. What was wrong comes back after growing
intervals.

Kinds of drill:
  bid       bid or pass: the first call
  limit     how far to go in the auction
  hand      play Hand or pick the skat up
  game      which game with twelve cards in hand
  null      the same, where a Null is near
  discard   which two cards to lay away
  kontra    Kontra or not
  defend    a defender's card
  whole     a whole hand: auction, skat and game, step by step

Without --kind there is a menu, with free practice at the table and your
progress on it.`

// practiceFlags are what the command line says about practice.
type practiceFlags struct {
	play        playFlags
	kind, level string
}

// newPracticeCommand is `skat practice`.
func newPracticeCommand() *cobra.Command {
	f := &practiceFlags{play: playFlags{rules: ruleSet{}}}
	cmd := &cobra.Command{
		Use:     "practice",
		Short:   "Practise bidding, discards and defence",
		Long:    practiceHelp,
		Example: "  skat practice\n  skat practice --kind limit --level close",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ask, err := f.ask()
			if err == nil {
				err = f.play.check()
			}
			if err != nil {
				return &exitError{statusUsage, err}
			}
			f.play.practice = ask
			return play(cmd, &f.play)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.StringVar(&f.kind, "kind", "", "kind of drill: "+strings.Join(kindNames(), ", "))
	flags.StringVar(&f.level, "level", "", "clear or close decisions (default: as set on the menu)")
	flags.Var(&f.play.seed, "seed", "what the first drill is dealt from")
	f.play.lookFlags(flags)
	return cmd
}

func kindNames() []string {
	var list []string
	for _, k := range coach.Kinds() {
		list = append(list, string(k))
	}
	return list
}

// ask tells what the flags ask for.
func (f *practiceFlags) ask() (*tui.PracticeAsk, error) {
	ask := &tui.PracticeAsk{Level: coach.Level(f.level), Seed: uint64(f.play.seed)}
	if levels := coach.Levels(); f.level != "" && !slices.Contains(levels[:], ask.Level) {
		return nil, fmt.Errorf("--level %q: want clear or close", f.level)
	}
	if f.kind != "" {
		kind, err := coach.ParseKind(f.kind)
		if err != nil {
			return nil, fmt.Errorf("--kind: %w", err)
		}
		ask.Kind = kind
	}
	return ask, nil
}
