package main

import (
	"runtime/debug"

	"github.com/spf13/cobra"
)

// The exit statuses beside 0 and 1.
const statusUsage = 2 // the command line, the terminal or a file is not as it must be

const rootHelp = `Skat in the terminal: twelve deals, tournament lists and pub rules against two
or three bots, which see nothing that a player at the table could not see.
Without a command it plays.

A flag for the rules, or --bots, begins a match of these rules at once: the
preset, or without --preset the rules of the next match, with those changes. A
preset that was changed is a rule set of your own.
  skat --preset kneipe --table 4
  skat --preset tournament --rounds 3 --kontra held18 --bock=lost60 --ramsch

What counts for rules, language and appearance, first to last:
  1. a flag, for this time only
  2. what was set in the program (Match setup, Options), which it remembers
  3. the configuration file, $XDG_CONFIG_HOME/skat/config.toml
     (~/.config/skat/config.toml)
  4. the environment: LC_ALL, LC_MESSAGES, LANG; COLORFGBG for the background
NO_COLOR switches colours off in any case.

The configuration file may have these keys, each shown with its default:
  language = "en"                   # or "de"; without it the environment's
  ascii = false                     # no suits, no frames
  background = "dark"               # or "light"
  deck = "french"                   # "tournament" (four colours) or "german"
  pace = "normal"                   # "none", "brisk", "slow", or "key": wait for one
  counts = true                     # points taken and trumps out
  name = ""                         # yours, on the score sheet
  bots = ["club", "club", "club"]   # or "novice", "expert", clockwise from your left
  think = "1s"                      # what an Expert takes for a decision, at most
  [match]                           # the rules, named as their flags
  preset = "standard"               # "tournament" or "kneipe"; the rest changes it
  table = 3                         # or 4
  rounds = 4
  rated = false
  valuation = "plain"               # or "isko"
  tournament = false
  kontra = "off"                    # "any" or "held18"
  bock = false                      # or true, or ["lost60", "kontra", "grandhand"]
  ramsch = false
  schieberamsch = false
  ramsch-skat = "last"              # or "loser"

Matches are kept in $XDG_STATE_HOME/skat/skat.db (~/.local/state/skat/skat.db).`

// newRootCommand is `skat` with all its commands.
func newRootCommand() *cobra.Command {
	play := newPlayCommand()
	cmd := &cobra.Command{
		Use:           "skat",
		Short:         "Play Skat in the terminal",
		Long:          rootHelp,
		Version:       version(),
		Args:          play.Args,
		RunE:          play.RunE,
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	cmd.SetVersionTemplate("{{.Name}} {{.Version}}\n")
	cmd.SetFlagErrorFunc(flagError)
	cmd.Flags().SortFlags = false
	cmd.Flags().AddFlagSet(play.Flags())
	cmd.AddCommand(play, newCheckCommand(), newArenaCommand(), newSeatCommand(), newSheetCommand(),
		newSolveCommand(), newTrainCommand(), newOffizierCommand(), newImportCommand(), newExportCommand(),
		newPracticeCommand(), newReviewCommand(), newHistoryCommand())
	cmd.CompletionOptions.HiddenDefaultCmd = true
	return cmd
}

// version is the module's version, and the revision it was built from where
// there is none.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "(unknown)"
	}
	text := info.Main.Version
	if text == "" || text == "(devel)" {
		text = "(devel)"
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 12 {
				text += " " + s.Value[:12]
			}
		}
	}
	return text + " " + info.GoVersion
}
