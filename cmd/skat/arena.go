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
	"github.com/af22046e/skat/internal/skat"
)

// newArenaCommand is `skat arena`: bots against bots.
func newArenaCommand() *cobra.Command {
	config := arena.Config{
		Seats: []string{"club", "club", "novice"}, Level: bot.New, Deals: 600, Seed: 1, Limit: 10 * time.Second,
		Workers: runtime.GOMAXPROCS(0),
		Referee: bot.Referee{Rules: skat.Rules{Valuation: skat.ISkO}, Now: time.Now},
	}
	asJSON := false
	cmd := &cobra.Command{
		Use:   "arena",
		Short: "Let bots, and programs that speak SSP, play against one another",
		Long: "Let three players play many deals against one another by the tournament's rules,\n" +
			"and say what each scored. A player is a level (" + strings.Join(bot.Levels(), ", ") + ") or, with exec:, a\n" +
			"program that speaks SSP, and its arguments.",
		Example: "  skat arena --seats club,club,novice --deals 600 --seed 1 --rotate\n" +
			"  skat arena --seats club,club,'exec:./mybot --fast' --limit 2s --json",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return runArena(cmd, config, asJSON)
		},
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&config.Seats, "seats", config.Seats, "the three players")
	flags.IntVar(&config.Deals, "deals", config.Deals, "how many deals")
	flags.Uint64Var(&config.Seed, "seed", config.Seed, "what the cards and the players' chances are drawn from")
	flags.BoolVar(&config.Rotate, "rotate", false, "play every deal in all three seatings")
	flags.DurationVar(&config.Limit, "limit", config.Limit, "the time that a program has for one answer")
	flags.BoolVar(&asJSON, "json", false, "print one JSON object")
	return cmd
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
