package main

import (
	"strings"

	"github.com/spf13/cobra"
)

const historyHelp = `Show the matches and deals that were played, with statistics, the running form,
and a comparison with what bots make of the same deals.

Words choose deals, each as it is written in the filter or by how it begins, in
the language of the screens: won, lost, passed, ramsch; clubs, spades, hearts,
diamonds, suit, grand, null; forehand, middlehand, rearhand; declarer, defender;
today, week, month, year; a day, a month, a year, or two of them with .. between.`

// newHistoryCommand is `skat history`.
func newHistoryCommand() *cobra.Command {
	f := &playFlags{}
	cmd := &cobra.Command{
		Use:     "history [WORD...]",
		Short:   "Look through the matches and deals that were played",
		Long:    historyHelp,
		Example: "  skat history\n  skat history grand lost 2026-03",
		RunE: func(cmd *cobra.Command, words []string) error {
			if err := f.check(); err != nil {
				return &exitError{statusUsage, err}
			}
			if err := noTerminal(); err != nil {
				return &exitError{statusUsage, err}
			}
			env, closeStore := newEnv(f)
			filter := strings.Join(words, " ")
			env.History = &filter
			return show(cmd, env, closeStore)
		},
	}
	cmd.Flags().SortFlags = false
	f.lookFlags(cmd.Flags())
	return cmd
}
