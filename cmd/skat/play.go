package main

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/adrg/xdg"
	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/af22046e/skat/internal/tui"
)

// playFlags are what the command line says for this time only.
type playFlags struct {
	seed        matchSeed
	lang, deck  string
	ascii       bool
	light, dark bool
	rules       ruleSet
	bots        []string
	first       firstMatch
	think       time.Duration
	practice    *tui.PracticeAsk // what is practised instead; nil: nothing
}

// matchSeed is what --seed says; 0, which it cannot say, is none. It implements
// [pflag.Value].
type matchSeed uint64

func (s *matchSeed) Type() string { return "uint" }

func (s *matchSeed) String() string {
	if *s == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(*s), 10)
}

// Set implements [pflag.Value].
func (s *matchSeed) Set(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 {
		return fmt.Errorf("want a whole number from 1 to %d", uint64(math.MaxUint64))
	}
	*s = matchSeed(n)
	return nil
}

// newPlayCommand is `skat play`, and `skat` alone.
func newPlayCommand() *cobra.Command {
	f := &playFlags{rules: ruleSet{}}
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play at the table (what skat alone does)",
		Long:  playHelp,
		Args:  f.first.args,
		RunE: func(cmd *cobra.Command, args []string) error {
			err := f.check()
			if err == nil {
				err = f.first.check(f, args, time.Now)
			}
			if err != nil {
				return &exitError{statusUsage, err}
			}
			return play(cmd, f)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	f.first.flags(flags)
	f.rules.flags(flags)
	flags.StringSliceVar(&f.bots, "bots", nil, "the bots' levels, clockwise from your left: "+strings.Join(bot.Levels(), ", "))
	flags.DurationVar(&f.think, "think", 0, "what an Expert takes for a decision, at most: 10ms to 4s (usually 1s)")
	f.screenFlags(flags)
	return cmd
}

// screenFlags adds the flags that every game at the table has.
func (f *playFlags) screenFlags(flags *pflag.FlagSet) {
	flags.Var(&f.seed, "seed", "what the cards of the next new match are drawn from; each sheet shows its own")
	f.lookFlags(flags)
}

// lookFlags are the flags for language and appearance.
func (f *playFlags) lookFlags(flags *pflag.FlagSet) {
	flags.StringVar(&f.lang, "lang", "", "language: en or de")
	flags.BoolVar(&f.ascii, "ascii", false, "plain ASCII: letters for suits, no frames")
	flags.BoolVar(&f.light, "light", false, "colours for a light background")
	flags.BoolVar(&f.dark, "dark", false, "colours for a dark background")
	flags.StringVar(&f.deck, "deck", "", "cards: french, tournament (four colours) or german")
}

// check tells what is wrong with the flags.
func (f *playFlags) check() error {
	languages, decks := i18n.Languages(), tui.Decks()
	switch {
	case f.lang != "" && !slices.Contains(languages[:], f.lang):
		return fmt.Errorf("--lang %q: want one of %s", f.lang, strings.Join(languages[:], ", "))
	case f.deck != "" && !slices.Contains(decks[:], tui.Deck(f.deck)):
		return fmt.Errorf("--deck %q: want french, tournament or german", f.deck)
	case len(f.bots) > len(tui.NextMatch{}.Bots):
		return fmt.Errorf("--bots: %d levels: want at most %d", len(f.bots), len(tui.NextMatch{}.Bots))
	case f.think != 0 && checkThink(f.think) != nil:
		return checkThink(f.think)
	case f.light && f.dark:
		return errors.New("--light and --dark: want one of them")
	}
	for _, level := range f.bots {
		if !slices.Contains(bot.Levels(), level) {
			return fmt.Errorf("--bots %q: want %s", level, strings.Join(bot.Levels(), " or "))
		}
	}
	return nil
}

// checkThink tells what is wrong with a time to think: the table waits no
// longer than that.
func checkThink(d time.Duration) error {
	if d < 10*time.Millisecond || d > 4*time.Second {
		return fmt.Errorf("--think %v: want 10ms to 4s", d)
	}
	return nil
}

// thinkingBots makes the table's bots: an Expert takes some time for a
// decision, and no more.
func thinkingBots(think time.Duration) func(level string, seed uint64) (bot.Player, error) {
	return func(level string, seed uint64) (bot.Player, error) {
		if level == "expert" {
			return bot.NewExpert(seed, bot.TimedExpert(think, time.Now)), nil
		}
		return bot.New(level, seed)
	}
}

// asks returns what the matches of this time are to be, where the flags say
// so: next is what they would be.
func (f *playFlags) asks(next tui.NextMatch) (*tui.NextMatch, error) {
	if len(f.rules) == 0 && len(f.bots) == 0 && !f.first.daily {
		return nil, nil
	}
	if f.first.daily {
		next.Settings = match.Defaults(match.Standard) // the same for everybody
	}
	settings, err := f.rules.apply(next.Settings)
	if f.first.daily {
		settings = settings.Daily()
	}
	next.Settings = settings
	copy(next.Bots[:], f.bots)
	return &next, err
}

// look returns what the flags make of a remembered look.
func (f *playFlags) look(l tui.Look) tui.Look {
	l.ASCII = l.ASCII || f.ascii
	l.Light = (l.Light || f.light) && !f.dark
	if f.deck != "" {
		l.Deck = tui.Deck(f.deck)
	}
	return l
}

// noTerminal tells why the screens cannot be shown here.
func noTerminal() error {
	for _, one := range []struct {
		name string
		file *os.File
	}{{"input", os.Stdin}, {"output", os.Stdout}} {
		if fd := one.file.Fd(); !isatty.IsTerminal(fd) && !isatty.IsCygwinTerminal(fd) {
			return fmt.Errorf("standard %s is no terminal, and the table needs one", one.name)
		}
	}
	if os.Getenv("TERM") == "dumb" {
		return errors.New("this terminal cannot show the table (TERM is dumb)")
	}
	return nil
}

// play shows the screens until the player leaves.
func play(cmd *cobra.Command, f *playFlags) error {
	if err := noTerminal(); err != nil {
		return &exitError{statusUsage, err}
	}
	env, closeStore := newEnv(f)
	asked, err := f.asks(tui.NextMatch{Settings: env.Prefs.Settings, Bots: env.Prefs.Bots})
	if err != nil {
		_ = closeStore()
		return &exitError{statusUsage, err}
	}
	env.Asked, env.Practice = asked, f.practice
	f.first.begin(env)
	return show(cmd, env, closeStore)
}

// show runs the screens until the player leaves, and closes the store.
func show(cmd *cobra.Command, env *tui.Env, closeStore func() error) error {
	ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGHUP) // Bubble Tea minds the others
	defer stop()
	err := tui.Run(ctx, env)
	if closeErr := closeStore(); err == nil {
		err = closeErr
	}
	if errors.Is(err, tea.ErrInterrupted) {
		return &exitError{status: 130} // as a shell says of Ctrl-C
	}
	return err
}

// reviewSampling is what the verdicts of the review rest on: with it a deal is
// judged in some seconds.
var reviewSampling = coach.Sampling{Worlds: 80, Deals: 48}

// newEnv opens what the screens need. Nothing that goes wrong here keeps
// anybody from playing: it becomes a notice. The function closes the store.
func newEnv(f *playFlags) (*tui.Env, func() error) {
	prefs := tui.DefaultPrefs()
	prefs.Look.Light = lightBackground(os.Getenv("COLORFGBG"))
	configFile := filepath.Join(xdg.ConfigHome, "skat", "config.toml")
	var faults []configFault
	if found(xdg.ConfigHome) {
		faults = readConfig(configFile, &prefs)
	}
	think := prefs.Think
	if f.think != 0 {
		think = f.think
	}
	renderer := lipgloss.NewRenderer(os.Stdout)
	renderer.SetHasDarkBackground(true) // never ask the terminal: the theme picks colours itself
	env := &tui.Env{
		Prefs: prefs, Defaults: prefs, Seed: uint64(f.seed), Now: time.Now, NewBot: thinkingBots(think), Levels: bot.Levels(),
		NewOffizier: bot.NewOffizier, OffizierLevels: bot.OffizierLevels(),
		Sampling: reviewSampling,
		NewSeed:  func() uint64 { return 1 + rand.Uint64N(999_999_999) }, // short enough to be typed
	}
	kept, notices, err := openStore()
	if kept != nil {
		env.Store = kept
		if recalled, err := tui.Recall(kept, prefs, env.Levels); err == nil {
			env.Prefs = recalled
		}
	}
	env.Text = i18n.New(language(f.lang, env.Prefs.Language))
	env.Theme = tui.NewTheme(renderer, f.look(env.Prefs.Look))
	for _, fault := range faults {
		env.Notices = append(env.Notices, fault.sentence(env.Text, configFile))
	}
	env.Notices = append(env.Notices, storeNotices(env.Text, kept, notices, err)...)
	if kept == nil {
		return env, func() error { return nil }
	}
	return env, kept.Close
}

// language is the first that is set, at last the environment's.
func language(wishes ...string) string {
	for _, lang := range wishes {
		if lang != "" {
			return lang
		}
	}
	return i18n.Detect(os.Getenv)
}

// lightBackground reads COLORFGBG, which some terminals set to the numbers of
// their colours: "0;15" is black on white.
func lightBackground(value string) bool {
	return strings.HasSuffix(value, ";15") || strings.HasSuffix(value, ";7")
}

// errNoHome says that there is no folder of the player's to keep files in.
var errNoHome = errors.New("no home folder")

// found tells whether an XDG folder lies where the player wants it: without
// HOME the library would take the root folder's.
func found(folder string) bool {
	_, err := os.UserHomeDir()
	return err == nil || folder == os.Getenv("XDG_CONFIG_HOME") || folder == os.Getenv("XDG_STATE_HOME")
}

// openStore opens the store in the state folder.
func openStore() (*store.Store, []store.Notice, error) {
	if !found(xdg.StateHome) {
		return nil, nil, errNoHome
	}
	return store.Open(filepath.Join(xdg.StateHome, "skat", "skat.db"), time.Now)
}

// storeNotices are the sentences about the store: what was set aside, why
// nothing can be kept, and that another program is playing.
func storeNotices(p *i18n.Printer, s *store.Store, notices []store.Notice, err error) []string {
	var list []string
	for _, n := range notices {
		m := i18n.NoticeDamaged
		if n.Kind == store.Newer {
			m = i18n.NoticeNewer
		}
		list = append(list, p.T(m, i18n.Args{"Path": n.Path}))
	}
	switch {
	case errors.Is(err, errNoHome):
		list = append(list, p.T(i18n.NoticeNoStore, i18n.Args{"Why": p.T(i18n.NoticeNoHome)}))
	case err != nil:
		list = append(list, p.T(i18n.NoticeNoStore, i18n.Args{"Why": err}))
	case s != nil:
		matches, _ := s.Unfinished()
		sessions, _ := s.UnfinishedSessions() // the start screen says what is wrong
		if slices.ContainsFunc(matches, func(e store.Entry) bool { return e.InUse }) ||
			slices.ContainsFunc(sessions, func(e store.SessionEntry) bool { return e.InUse }) {
			list = append(list, p.T(i18n.NoticeElsewhere))
		}
	}
	return list
}
