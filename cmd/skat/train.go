package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/bot/appraisal"
	"github.com/af22046e/skat/internal/bot/training"
)

const trainHelp = `Make the tables by which the Expert bids, in stages; each reads and writes
files, and the same seeds and counts give the same bytes. Stages that take long
say how far they are, and go on where they were left when run again.

  labels     solve hands of random deals with open cards
  fit        learn the tables from such hands
  play       have Experts play such hands against one another
  calibrate  learn from the games how open cards differ from real ones
  passing    learn from more games what passing is worth

internal/bot/EXPERT-TRAINING.md in the source says how those that the program
carries were made.`

// trainFlags are the flags of all stages; each takes those it needs.
type trainFlags struct {
	tables, out                    string
	seed                           uint64
	count, workers, worlds, rounds int
	stiffness                      float64
	played                         bool
}

// primer names the rules of thumb that a first round begins with.
const primer = "primer"

// newTrainCommand is `skat train`.
func newTrainCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "train", Short: "Make the tables by which the Expert bids", Long: trainHelp, Args: cobra.NoArgs}
	cmd.AddCommand(newTrainLabels(), newTrainFit(), newTrainPlay(), newTrainCalibrate(), newTrainPassing())
	return cmd
}

func newTrainLabels() *cobra.Command {
	f := &trainFlags{count: 150_000}
	cmd := f.drawing(&cobra.Command{
		Use:     "labels",
		Short:   "Solve hands of random deals with open cards",
		Long:    "Choose hands of random deals that somebody might play, by the tables, and solve\nthem with open cards.",
		Example: "  skat train labels --tables primer --seed 1 --count 150000 --out labels0",
	}, func(ctx context.Context, r training.Run) error {
		if f.played {
			return training.Try(ctx, r)
		}
		return training.Solve(ctx, r)
	})
	cmd.Flags().BoolVar(&f.played, "played", false, "have Clubs play the hands instead of solving them")
	return cmd
}

func newTrainPlay() *cobra.Command {
	f := &trainFlags{count: 20_000}
	cmd := f.drawing(&cobra.Command{
		Use:   "play",
		Short: "Have Experts play hands against one another",
		Long: "Have each player of random deals win the auction and play, what it likes best or\n" +
			"now and then another game, against two that bid as they like.",
		Example: "  skat train play --tables tables0 --seed 11 --count 20000 --worlds 0 --out games0",
	}, func(ctx context.Context, r training.Run) error { return training.Play(ctx, r, f.options()) })
	f.playing(cmd.Flags())
	return cmd
}

func newTrainPassing() *cobra.Command {
	f := &trainFlags{count: 6_000}
	cmd := f.drawing(&cobra.Command{
		Use:     "passing",
		Short:   "Learn what passing is worth",
		Long:    "Play deals in which one player passes where that is nearly as good as going on,\nand learn what becomes of them.",
		Example: "  skat train passing --tables tables1 --seed 21 --count 6000 --worlds 0 --out tables2",
	}, func(ctx context.Context, r training.Run) error {
		if err := training.LearnPassing(ctx, r, f.options(), f.count); err != nil {
			return err
		}
		return os.WriteFile(f.out, r.Model.Encode(), 0o644)
	})
	f.playing(cmd.Flags())
	return cmd
}

// drawing makes cmd a stage that draws deals. It ends with Ctrl-C.
func (f *trainFlags) drawing(cmd *cobra.Command, do func(context.Context, training.Run) error) *cobra.Command {
	cmd.Args = cobra.NoArgs
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if f.out == "" {
			return &exitError{statusUsage, errors.New("--out: want the file to write")}
		}
		m, err := readTables(f.tables)
		if err != nil {
			return err
		}
		ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
		defer stop()
		return do(ctx, training.Run{
			Seed: f.seed, Labels: f.count, File: f.out, Workers: f.workers, Model: m, Out: cmd.ErrOrStderr(), Now: time.Now,
		})
	}
	flags := cmd.Flags()
	f.input(flags)
	f.output(flags)
	flags.Uint64Var(&f.seed, "seed", 1, "what the deals are drawn from")
	flags.IntVar(&f.count, "count", f.count, "how many, at least")
	flags.IntVar(&f.workers, "workers", 1, "how many work at a time; it does not matter for the result")
	return cmd
}

func newTrainFit() *cobra.Command {
	f := &trainFlags{}
	cmd := &cobra.Command{
		Use:     "fit LABELS...",
		Short:   "Learn the tables from solved hands",
		Long:    "Learn the tables from solved hands, and say how well they foretell the tenth that\nwas kept back: given chance / share that came, by tenths.",
		Example: "  skat train fit labels0 labels1 --out tables1",
		Args:    atLeastOne("LABELS file"),
		RunE: func(cmd *cobra.Command, args []string) error {
			labels, seed, err := readLabels(args)
			if err != nil {
				return err
			}
			m := appraisal.NewModel()
			if f.played {
				if m, err = readTables(f.tables); err != nil {
					return err
				}
			}
			m.Origin.Seed = seed
			training.FitTables(m, labels, !f.played, f.rounds, f.stiffness, cmd.OutOrStdout())
			return os.WriteFile(f.out, m.Encode(), 0o644)
		},
	}
	flags := cmd.Flags()
	f.output(flags)
	f.input(flags)
	flags.BoolVar(&f.played, "played", false, "the hands were played: begin with the tables so far")
	flags.IntVar(&f.rounds, "rounds", 40, "how many times each table is improved")
	flags.Float64Var(&f.stiffness, "stiffness", 1, "how strongly entries are drawn to what they were")
	return cmd
}

func newTrainCalibrate() *cobra.Command {
	f := &trainFlags{}
	cmd := &cobra.Command{
		Use:     "calibrate GAMES...",
		Short:   "Learn how open cards differ from real games",
		Long:    "Learn from games how the chances with open cards become those of real games, and\nsay how well they foretell the tenth that was kept back.",
		Example: "  skat train calibrate games0 --tables tables0 --out tables1",
		Args:    atLeastOne("GAMES file"),
		RunE: func(cmd *cobra.Command, args []string) error {
			games, _, err := readLabels(args)
			if err != nil {
				return err
			}
			m, err := readTables(f.tables)
			if err != nil {
				return err
			}
			training.Calibrate(m, games, cmd.OutOrStdout())
			return os.WriteFile(f.out, m.Encode(), 0o644)
		},
	}
	f.input(cmd.Flags())
	f.output(cmd.Flags())
	return cmd
}

func (f *trainFlags) input(flags *pflag.FlagSet) {
	flags.StringVar(&f.tables, "tables", "", "the tables so far: a file, \"primer\" for rules of thumb; default the program's own")
}

func (f *trainFlags) output(flags *pflag.FlagSet) {
	flags.StringVar(&f.out, "out", "", "the file to write")
}

func (f *trainFlags) playing(flags *pflag.FlagSet) {
	flags.IntVar(&f.worlds, "worlds", 0, "worlds that the Experts solve for a card; 0: they play as Club")
}

// options are those of the Experts that play.
func (f *trainFlags) options() bot.ExpertOptions {
	return bot.ExpertOptions{Bidding: bot.BidByTables, PlayAsClub: f.worlds == 0, Worlds: f.worlds, Workers: 1, Now: time.Now}
}

// readTables reads tables: the program's own, rules of thumb or a file.
func readTables(name string) (*appraisal.Model, error) {
	switch name {
	case "":
		return bot.Evaluation()
	case primer:
		return appraisal.Primer(), nil
	}
	file, err := os.ReadFile(name)
	if err != nil {
		return nil, &exitError{statusUsage, err}
	}
	m, err := appraisal.Decode(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return m, nil
}

// readLabels reads label files and returns the last one's seed.
func readLabels(names []string) (all []training.Label, seed uint64, err error) {
	for _, name := range names {
		labels, s, err := training.ReadLabels(name)
		if err != nil {
			return nil, 0, err
		}
		all, seed = append(all, labels...), s
	}
	return all, seed, nil
}
