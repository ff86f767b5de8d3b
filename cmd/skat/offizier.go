package main

import "github.com/spf13/cobra"

// newOffizierCommand is `skat offizier`.
func newOffizierCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "offizier",
		Short: "Offiziersskat, the game for two",
	}
	cmd.AddCommand(newOffizierLogCommand())
	return cmd
}
