package main

import (
	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/record"
)

// newCheckCommand is `skat check`: recorded games through the engine.
func newCheckCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "check FILE...",
		Short: "Replay recorded games (ISS format) and compare their results",
		Long: "Replay every record of the files through the engine: all actions must be legal,\n" +
			"and the result must be the one that the record states. The status is 1 when a\n" +
			"record differs, and 2 when a file cannot be read.",
		Args: atLeastOne("FILE"),
		RunE: func(cmd *cobra.Command, files []string) error {
			tally, err := record.CheckFiles(cmd.OutOrStdout(), files...)
			switch {
			case err != nil:
				return &exitError{statusUsage, err}
			case tally.Differ > 0:
				return &exitError{status: 1}
			}
			return nil
		},
	}
}
