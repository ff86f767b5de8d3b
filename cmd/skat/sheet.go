package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/store"
	"github.com/af22046e/skat/internal/tui"
)

const sheetHelp = `Print the score sheet of a match, over or not: of the one played last, or of
the one with the given number. The store is only read, so a match may be going
on in another window meanwhile.

Players are numbered from 1, clockwise. The CSV has a line a deal, always with
the same columns. "score…" is score_1 to score_4, one a player; at a table of
three the fourth is empty.

  match deal dealer declarer outcome ending contract bid matadors schneider
  schwarz overbid kontra re bock value price jungfrau pushes player…
  card_points… tricks… score… own… others… total… tournament…

declarer is empty where all passed. contract is D H S C G N (Diamonds, Hearts,
Spades, Clubs, Grand, Null) with H Hand, S Schneider announced, Z Schwarz
announced, O ouvert; R is Ramsch, - passed in. score, own (50) and others (40
or 30) are of the deal, total and tournament are running totals. The JSON has
the same names, the match's settings and the closing computation.`

// sheetFlags say which match, and how its sheet is written.
type sheetFlags struct {
	last                bool
	csv, markdown, json bool
	lang                string
}

// newSheetCommand is `skat sheet`.
func newSheetCommand() *cobra.Command {
	f := &sheetFlags{}
	cmd := &cobra.Command{
		Use:     "sheet [MATCH]",
		Short:   "Print the score sheet of a match as Markdown, CSV or JSON",
		Long:    sheetHelp,
		Example: "  skat sheet --last --csv > list.csv\n  skat sheet 17 --json",
		Args:    atMostOne("MATCH"),
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := f.check(args)
			if err != nil {
				return &exitError{statusUsage, err}
			}
			return f.print(cmd.OutOrStdout(), id)
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.last, "last", false, "the match played last (what it is without a number)")
	flags.BoolVar(&f.markdown, "markdown", false, "tables in Markdown (what it is without the others)")
	flags.BoolVar(&f.csv, "csv", false, "a line a deal, for a spreadsheet")
	flags.BoolVar(&f.json, "json", false, "everything, for programs")
	flags.StringVar(&f.lang, "lang", "", "language of the Markdown: en or de")
	return cmd
}

// check returns the number of the match, 0 for the last.
func (f *sheetFlags) check(args []string) (id int64, err error) {
	languages := i18n.Languages()
	formats := 0
	for _, on := range []bool{f.markdown, f.csv, f.json} {
		if on {
			formats++
		}
	}
	switch {
	case formats > 1:
		return 0, errors.New("--markdown, --csv and --json: want one of them")
	case f.lang != "" && !slices.Contains(languages[:], f.lang):
		return 0, fmt.Errorf("--lang %q: want one of %s", f.lang, strings.Join(languages[:], ", "))
	}
	return matchNumber(args, f.last)
}

// matchNumber returns the number that the one argument of a command is, 0 for
// the match played last: without an argument, or with --last.
func matchNumber(args []string, last bool) (id int64, err error) {
	switch {
	case last && len(args) > 0:
		return 0, fmt.Errorf("--last and match %s: want one of them", args[0])
	case len(args) == 0:
		return 0, nil
	}
	if id, err = strconv.ParseInt(args[0], 10, 64); err != nil || id < 1 {
		return 0, fmt.Errorf("match %q: want its number", args[0])
	}
	return id, nil
}

// print writes the sheet of a match, 0 for the last.
func (f *sheetFlags) print(w io.Writer, id int64) (err error) {
	kept, err := lookStore()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	var e store.Entry
	var m *match.Match
	if id == 0 {
		e, m, err = kept.Last()
	} else {
		e, m, err = kept.Match(id)
	}
	if err != nil {
		return err
	}
	sheet := record.NewSheet(m, record.SheetMeta{Match: e.ID, Started: e.Started, Updated: e.Updated})
	switch {
	case f.csv:
		return sheet.WriteCSV(w)
	case f.json:
		return sheet.WriteJSON(w)
	}
	words := tui.SheetWords(i18n.New(language(f.lang, remembered(kept).Language)), m, e.ID, e.Updated)
	return sheet.WriteMarkdown(w, words)
}

// lookStore opens the store in the state folder to read it only.
func lookStore() (*store.Store, error) {
	if !found(xdg.StateHome) {
		return nil, errNoHome
	}
	return store.Look(filepath.Join(xdg.StateHome, "skat", "skat.db"))
}

// remembered are the player's preferences, as far as they can be read.
func remembered(kept *store.Store) tui.Prefs {
	prefs := tui.DefaultPrefs()
	if found(xdg.ConfigHome) {
		readConfig(filepath.Join(xdg.ConfigHome, "skat", "config.toml"), &prefs)
	}
	if recalled, err := tui.Recall(kept, prefs, bot.Levels()); err == nil {
		return recalled
	}
	return prefs
}
