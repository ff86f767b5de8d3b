package main

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/bot"
	"github.com/spf13/cobra"
)

// newSeatCommand is `skat seat`: one of our bots for anybody's referee.
func newSeatCommand() *cobra.Command {
	level, seed := "club", uint64(1)
	cmd := &cobra.Command{
		Use:   "seat",
		Short: "Play one seat for another program's table (SSP on standard input and output)",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if _, err := bot.New(level, seed); err != nil {
				return err
			}
			return bot.ServeSSP(cmd.Context(), cmd.InOrStdin(), cmd.OutOrStdout(), "skat "+level, seed,
				func(seed uint64) (bot.Player, error) { return bot.New(level, seed) })
		},
	}
	cmd.Flags().StringVar(&level, "bot", level, fmt.Sprintf("who plays: %s", strings.Join(bot.Levels(), ", ")))
	cmd.Flags().Uint64Var(&seed, "seed", seed, "what the bot's chances are drawn from in the first deal")
	return cmd
}
