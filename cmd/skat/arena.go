package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/mattn/go-isatty"
	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/af22046e/skat/internal/arena"
	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// newArenaCommand is `skat arena`: bots against bots.
func newArenaCommand() *cobra.Command {
	config := arena.Config{
		Seats: []string{"club", "club", "novice"}, Level: bot.New, Deals: 600, Seed: 1, Limit: 10 * time.Second,
		Workers: runtime.GOMAXPROCS(0), Referee: bot.Referee{Now: time.Now},
	}
	rules := ruleSet{}
	f := arenaFlags{game: skatGame, mode: arena.ModeAuction}
	cmd := &cobra.Command{
		Use:   "arena",
		Short: "Let bots, and programs that speak SSP, play against one another",
		Long: "Let three players play many deals against one another by the tournament's rules,\n" +
			"and say what each scored. A player is a level (" + strings.Join(bot.Levels(), ", ") + ") or, with exec:, a\n" +
			"program that speaks SSP, and its arguments. The rules can be changed; the points\n" +
			"are those of the tournament all the same, and Bock rounds, which follow from the\n" +
			"deals before, are not played. What stands behind a level's colon are its options.\n\n" +
			"Everybody gets the same cards and the same chances: with --rotate every deal is\n" +
			"played in all three seatings, so that a level against itself differs by exactly\n" +
			"0, and the standard errors are those over deals. With --mode fixed one bot, Club,\n" +
			"bids, takes the skat and declares for all, the same in each seating, and only the\n" +
			"card play is compared; \"won\" is then how much more often a player won the very\n" +
			"games that the other declared too.\n\n" +
			"With --game offizier two of our bots (" + strings.Join(bot.OffizierLevels(), ", ") + ") play two-handed\n" +
			"Offiziersskat by its usual rules, and --rotate plays every deal in both seatings.",
		Example: "  skat arena --seats club,club,novice --deals 600 --seed 1 --rotate\n" +
			"  skat arena --seats club,club,'exec:./mybot --fast' --limit 2s --json\n" +
			"  skat arena --mode fixed --seats club,novice,novice --rotate --report\n" +
			"  skat arena --preset kneipe --schieberamsch --deals 200\n" +
			"  skat arena --game offizier --seats expert,club --deals 200 --rotate",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if f.game == offizierGame {
				if err := f.offizier(cmd.Flags(), rules); err != nil {
					return &exitError{statusUsage, err}
				}
				return runOffizierArena(cmd, config, f.json)
			}
			settings, err := f.check(rules)
			if err != nil {
				return &exitError{statusUsage, err}
			}
			config.Referee.Rules = settings.Rules(false)
			if f.mode == arena.ModeFixed {
				config.Contract = bot.NewClub
			}
			return runArena(cmd, config, f)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.StringVar(&f.game, "game", f.game, "skat or offizier")
	flags.StringVar(&f.mode, "mode", f.mode, "auction, or fixed: Club makes the contracts for all")
	flags.StringSliceVar(&config.Seats, "seats", config.Seats, "the three players, in Offiziersskat two")
	flags.IntVar(&config.Deals, "deals", config.Deals, "how many deals")
	flags.Uint64Var(&config.Seed, "seed", config.Seed, "what the cards and the players' chances are drawn from")
	flags.BoolVar(&config.Rotate, "rotate", false, "play every deal in all three seatings")
	flags.DurationVar(&config.Limit, "limit", config.Limit, "the time that a program has for one answer")
	flags.BoolVar(&f.report, "report", false, "also print declarer and defender apart, and every contract")
	flags.StringVar(&f.games, "games", "", "also write every game to this file, as CSV")
	flags.BoolVar(&f.json, "json", false, "print one JSON object, with all of that")
	rules.flags(flags, arenaRules...)
	return cmd
}

// arenaFlags say what is played and what is printed.
type arenaFlags struct {
	game, mode   string
	games        string // a file
	report, json bool
}

// offizier tells what was asked for that Offiziersskat does not have.
func (f arenaFlags) offizier(flags *pflag.FlagSet, rules ruleSet) error {
	if len(rules) > 0 {
		return errors.New("--game offizier: that game has none of Skat's rule flags")
	}
	for _, name := range []string{"mode", "report", "games"} {
		if flags.Changed(name) {
			return fmt.Errorf("--game offizier: that game has no --%s", name)
		}
	}
	return nil
}

// check returns the rules to play by.
func (f arenaFlags) check(rules ruleSet) (match.Settings, error) {
	switch {
	case f.game != skatGame:
		return match.Settings{}, fmt.Errorf("--game %q: want skat or offizier", f.game)
	case f.mode != arena.ModeAuction && f.mode != arena.ModeFixed:
		return match.Settings{}, fmt.Errorf("--mode %q: want auction or fixed", f.mode)
	}
	return rules.arena()
}

// arenaRules are the rules that an arena may be asked for.
var arenaRules = []string{presetName, "table", "valuation", "kontra", "bock", "ramsch", "schieberamsch", "ramsch-skat"}

// arena returns the rules to play by: the tournament's with what was asked
// for. Deals are played apart, so there are no Bock rounds.
func (r ruleSet) arena() (match.Settings, error) {
	_, bock := r["bock"]
	settings, err := r.apply(match.Defaults(match.Tournament))
	switch {
	case err != nil:
		return settings, err
	case settings.Table != 3:
		return settings, fmt.Errorf("--table %d: the arena has three seats, and all three play every deal", settings.Table)
	case bock && settings.Bock.Any():
		return settings, errors.New("--bock: the arena plays each deal by itself, and Bock rounds follow from the deals before")
	}
	return settings, nil
}

// runArena plays until all is done or Ctrl-C; a second Ctrl-C ends the program.
func runArena(cmd *cobra.Command, config arena.Config, f arenaFlags) error {
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop)
	progress, finish := progressBar(config.Deals)
	config.Progress = progress
	report, err := arena.Run(ctx, config)
	finish()
	if f.games != "" && report.Games > 0 {
		if err := writeGames(f.games, report); err != nil {
			return err
		}
	}
	if err := writeReport(cmd, report, report.Deals, err, f.json); err != nil || f.json || !f.report {
		return err
	}
	return report.WriteDetails(cmd.OutOrStdout())
}

func writeGames(path string, report arena.Report) (err error) {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	return report.WriteGames(file)
}

// progressBar shows on a terminal how many deals are done; finish clears it
// before the report.
func progressBar(deals int) (progress, finish func()) {
	if !isatty.IsTerminal(os.Stderr.Fd()) {
		return nil, func() {}
	}
	bar := progressbar.NewOptions(deals, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSetDescription("deals"),
		progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(100*time.Millisecond))
	return func() { _ = bar.Add(1) }, func() { _ = bar.Finish() }
}

// reporter is what an arena came to.
type reporter interface {
	WriteJSON(io.Writer) error
	WriteText(io.Writer) error
}

// writeReport prints what was played, all of it or what Ctrl-C left.
func writeReport(cmd *cobra.Command, r reporter, deals int, err error, asJSON bool) error {
	switch {
	case errors.Is(err, context.Canceled) && deals == 0:
		return fmt.Errorf("stopped before the first deal was over")
	case err != nil && !errors.Is(err, context.Canceled):
		return err
	case asJSON:
		return r.WriteJSON(cmd.OutOrStdout())
	}
	return r.WriteText(cmd.OutOrStdout())
}
