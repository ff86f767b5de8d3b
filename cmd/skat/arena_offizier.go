package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/arena"
	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
)

// The games that an arena can play.
const (
	skatGame     = "skat"
	offizierGame = "offizier"
)

// runOffizierArena plays two-handed deals with what config says of seats,
// deals, seed and workers, until all is done or Ctrl-C.
func runOffizierArena(cmd *cobra.Command, config arena.Config, asJSON bool) error {
	if len(config.Seats) != 2 {
		return &exitError{statusUsage, fmt.Errorf("--seats: %d players, want 2 in Offiziersskat", len(config.Seats))}
	}
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop)
	progress, finish := progressBar(config.Deals)
	report, err := arena.RunOffizier(ctx, arena.OffizierConfig{
		Seats: [2]string{config.Seats[0], config.Seats[1]}, Level: bot.NewOffizier, Settings: match.SessionSettings{},
		Deals: config.Deals, Seed: config.Seed, Rotate: config.Rotate, Workers: config.Workers, Now: time.Now, Progress: progress,
	})
	finish()
	return writeReport(cmd, report, report.Deals, err, asJSON)
}
