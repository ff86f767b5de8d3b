package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/mattn/go-isatty"
	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"

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
	asJSON := false
	cmd := &cobra.Command{
		Use:   "arena",
		Short: "Let bots, and programs that speak SSP, play against one another",
		Long: "Let three players play many deals against one another by the tournament's rules,\n" +
			"and say what each scored. A player is a level (" + strings.Join(bot.Levels(), ", ") + ") or, with exec:, a\n" +
			"program that speaks SSP, and its arguments. The rules can be changed; the points\n" +
			"are those of the tournament all the same, and Bock rounds, which follow from the\n" +
			"deals before, are not played.",
		Example: "  skat arena --seats club,club,novice --deals 600 --seed 1 --rotate\n" +
			"  skat arena --seats club,club,'exec:./mybot --fast' --limit 2s --json\n" +
			"  skat arena --preset kneipe --schieberamsch --deals 200",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			settings, err := rules.arena()
			if err != nil {
				return &exitError{statusUsage, err}
			}
			config.Referee.Rules = settings.Rules(false)
			return runArena(cmd, config, asJSON)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.StringSliceVar(&config.Seats, "seats", config.Seats, "the three players")
	flags.IntVar(&config.Deals, "deals", config.Deals, "how many deals")
	flags.Uint64Var(&config.Seed, "seed", config.Seed, "what the cards and the players' chances are drawn from")
	flags.BoolVar(&config.Rotate, "rotate", false, "play every deal in all three seatings")
	flags.DurationVar(&config.Limit, "limit", config.Limit, "the time that a program has for one answer")
	flags.BoolVar(&asJSON, "json", false, "print one JSON object")
	rules.flags(flags, arenaRules...)
	return cmd
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
func runArena(cmd *cobra.Command, config arena.Config, asJSON bool) error {
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop)
	finish := func() error { return nil }
	if isatty.IsTerminal(os.Stderr.Fd()) {
		bar := progressbar.NewOptions(config.Deals, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSetDescription("deals"),
			progressbar.OptionShowCount(), progressbar.OptionClearOnFinish(), progressbar.OptionThrottle(100*time.Millisecond))
		config.Progress = func() { _ = bar.Add(1) }
		finish = bar.Finish
	}
	report, err := arena.Run(ctx, config)
	_ = finish() // clears its line before the report
	switch {
	case errors.Is(err, context.Canceled) && report.Deals == 0:
		return fmt.Errorf("stopped before the first deal was over")
	case err != nil && !errors.Is(err, context.Canceled):
		return err
	case asJSON:
		return report.WriteJSON(cmd.OutOrStdout())
	}
	return report.WriteText(cmd.OutOrStdout())
}
