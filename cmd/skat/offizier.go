package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/tui"
)

const offizierHelp = `Play Offiziersskat, the game for two, against a bot. Without a flag for the
rules, --bot, --seed or --deal it opens the unfinished match that was played
last, or begins one if there is none; while it is open in another window, the
start screen says so.

Those flags begin a match at once: the rules that were set in the program, with
these changes, which hold for this match only. Without --best-of and --to it goes
on for any number of deals, unless the program was told otherwise.

--deal takes the code of a deal, as skat offizier log prints it, and has you sit
forehand. Where what happened follows it after a colon, you go on from there; a
deal that is over is played anew. Such a match counts as practice, since you
may know the cards.`

// The words of the rules, in the order of their values.
var (
	offizierKontra    = []string{"takeover", "double"}
	offizierEven      = []string{"draw", "defender"}
	offizierSchneider = []string{"29", "30"}
)

// offizierFlags are what the command line says for this time only.
type offizierFlags struct {
	playFlags                      // of the screens
	bot                     string // level
	kontra, even, schneider string
	bestOf, to              int
	code                    string
	given                   func(name string) bool
}

// newOffizierCommand is `skat offizier`.
func newOffizierCommand() *cobra.Command {
	var f *offizierFlags
	cmd := &cobra.Command{
		Use:     "offizier",
		Short:   "Play Offiziersskat, the game for two",
		Long:    offizierHelp,
		Example: "  skat offizier --best-of 5 --bot expert\n  skat offizier --deal O35V5X7620F9FTCV3FYH",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := f.check(); err != nil {
				return &exitError{statusUsage, err}
			}
			return playOffizier(cmd, f)
		},
	}
	cmd.Flags().SortFlags = false
	f = newOffizierFlags(cmd.Flags())
	cmd.AddCommand(newOffizierLogCommand())
	return cmd
}

// newOffizierFlags adds the flags to those of a command.
func newOffizierFlags(flags *pflag.FlagSet) *offizierFlags {
	f := &offizierFlags{given: flags.Changed}
	flags.StringVar(&f.bot, "bot", "", "the opponent's level: "+strings.Join(bot.OffizierLevels(), ", "))
	flags.StringVar(&f.kontra, "kontra", "", "Kontra takes the game over (takeover) or doubles it (double)")
	flags.StringVar(&f.even, "even", "", "60:60 is a draw (draw) or the declarer has lost (defender)")
	flags.StringVar(&f.schneider, "schneider", "", "a loser is Schneider with at most so many points: 29 or 30")
	flags.IntVar(&f.bestOf, "best-of", 0, "until somebody has won more than half of so many deals, an odd number")
	flags.IntVar(&f.to, "to", 0, "until somebody has so many points")
	flags.StringVar(&f.code, "deal", "", "the code of the first deal")
	f.screenFlags(flags)
	return f
}

// check tells what is wrong with the flags, each on its own.
func (f *offizierFlags) check() error {
	for _, one := range []struct {
		flag, word string
		words      []string
	}{
		{"bot", f.bot, bot.OffizierLevels()}, {"kontra", f.kontra, offizierKontra},
		{"even", f.even, offizierEven}, {"schneider", f.schneider, offizierSchneider},
	} {
		if f.given(one.flag) && !slices.Contains(one.words, one.word) {
			return fmt.Errorf("--%s %q: want %s", one.flag, one.word, strings.Join(one.words, " or "))
		}
	}
	if f.given("best-of") && f.given("to") {
		return errors.New("--best-of and --to: want one of them")
	}
	return f.playFlags.check()
}

// begins tells whether the flags are for a new session.
func (f *offizierFlags) begins() bool {
	return slices.ContainsFunc([]string{"bot", "kontra", "even", "schneider", "best-of", "to", "seed", "deal"}, f.given)
}

// asks returns what the flags make of the next session, and its first deal,
// nil where it is to be drawn.
func (f *offizierFlags) asks(next tui.NextSession) (tui.NextSession, *offizier.Deal, error) {
	s := &next.Settings
	if f.bot != "" {
		next.Bot = f.bot
	}
	if f.kontra != "" {
		s.Kontra = offizier.KontraRule(slices.Index(offizierKontra, f.kontra))
	}
	if f.even != "" {
		s.Even = offizier.EvenRule(slices.Index(offizierEven, f.even))
	}
	if f.schneider != "" {
		s.Schneider = offizier.SchneiderLimit(slices.Index(offizierSchneider, f.schneider))
	}
	switch {
	case f.given("best-of"):
		s.Length, s.Target = match.BestOf, f.bestOf
	case f.given("to"):
		s.Length, s.Target = match.ToPoints, f.to
	}
	if err := s.Check(); err != nil || !f.given("deal") {
		return next, nil, err
	}
	d, err := offizier.ParseCode(f.code, s.Rules())
	if err != nil {
		return next, nil, fmt.Errorf("--deal: %w", err)
	}
	return next, &d, nil
}

// playOffizier shows the table until the player leaves.
func playOffizier(cmd *cobra.Command, f *offizierFlags) error {
	if err := noTerminal(); err != nil {
		return &exitError{statusUsage, err}
	}
	env, closeStore := newEnv(&f.playFlags)
	next, first, err := f.asks(env.Prefs.Session)
	if err != nil {
		return &exitError{statusUsage, errors.Join(err, closeStore())}
	}
	elsewhere := false
	if !f.begins() {
		env.SessionID, elsewhere = lastUnfinishedSession(env)
	}
	if env.SessionID == 0 && !elsewhere {
		env.AskedSession, env.FirstDeal = &next, first
	}
	return show(cmd, env, closeStore)
}

// lastUnfinishedSession returns the session played last that can be played on
// here, 0 when there is none, and whether there is only one that is open
// elsewhere: then the start screen, which says so, lets the player choose.
func lastUnfinishedSession(env *tui.Env) (id int64, elsewhere bool) {
	if env.Store == nil {
		return 0, false
	}
	list, err := env.Store.UnfinishedSessions()
	if err != nil {
		return 0, false // beginning one will say why
	}
	for _, e := range list {
		if !e.InUse && e.Err == nil {
			return e.ID, false
		}
		elsewhere = elsewhere || e.InUse
	}
	return 0, elsewhere
}
