package main

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/store"
)

// exportFlags say what is exported.
type exportFlags struct{ last, all, codes bool }

// newExportCommand is `skat export`.
func newExportCommand() *cobra.Command {
	f := &exportFlags{}
	cmd := &cobra.Command{
		Use:   "export [MATCH]",
		Short: "Print the deals of matches as recorded games (ISS format)",
		Long: "Print the finished deals of a match as records in the format of the Internet Skat\n" +
			"Server, one a line: of the match played last, or of the one with the given number.\n" +
			"With --all it is every match, then every imported deal as it was written. Rules\n" +
			"other than the server's stand in the tag RU. The store is only read.",
		Example: "  skat export --last > match.sgf\n  skat export 17\n  skat export --all",
		Args:    atMostOne("MATCH"),
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := f.check(args)
			if err != nil {
				return &exitError{statusUsage, err}
			}
			if !found(xdg.StateHome) {
				return errNoHome
			}
			kept, err := store.Look(filepath.Join(xdg.StateHome, "skat", "skat.db"))
			if err != nil {
				return err
			}
			w := bufio.NewWriter(cmd.OutOrStdout())
			err = f.export(w, kept, id)
			return errors.Join(err, w.Flush(), kept.Close())
		},
	}
	flags := cmd.Flags()
	flags.BoolVar(&f.last, "last", false, "the match played last (what it is without a number)")
	flags.BoolVar(&f.all, "all", false, "all matches, and what was imported")
	flags.BoolVar(&f.codes, "codes", false, "codes of the deals instead of records, for skat play, review and solve")
	cmd.MarkFlagsMutuallyExclusive("last", "all")
	cmd.MarkFlagsMutuallyExclusive("codes", "all")
	return cmd
}

// check returns the number of the match, 0 for the last.
func (f *exportFlags) check(args []string) (id int64, err error) {
	switch {
	case len(args) == 0:
		return 0, nil
	case f.last || f.all:
		return 0, fmt.Errorf("match %s and --last or --all: want one of them", args[0])
	}
	if id, err = strconv.ParseInt(args[0], 10, 64); err != nil || id < 1 {
		return 0, fmt.Errorf("match %q: want its number", args[0])
	}
	return id, nil
}

func (f *exportFlags) export(w io.Writer, kept *store.Store, id int64) error {
	switch {
	case f.all:
		return exportAll(w, kept)
	case id == 0:
		e, m, err := kept.Last()
		return exportMatch(w, e, m, err, f.codes)
	}
	e, m, err := kept.Match(id)
	return exportMatch(w, e, m, err, f.codes)
}

// exportMatch writes the records, or codes, of a match that was read unless there was an
// error.
func exportMatch(w io.Writer, e store.Entry, m *match.Match, err error, codes bool) error {
	if err != nil {
		return err
	}
	recs, err := record.OfMatch(m, e.ID, e.Started)
	if err != nil {
		return err
	}
	for i := range recs {
		text := recs[i].String()
		if codes {
			d, err := recs[i].Replay(recs[i].Rules())
			if err != nil {
				return err
			}
			text = record.DealCode(&d)
		}
		if _, err := fmt.Fprintln(w, text); err != nil {
			return err
		}
	}
	return nil
}

// exportAll writes the matches, the first first, then the imported deals. A
// match that no longer replays is left out, and is the error.
func exportAll(w io.Writer, kept *store.Store) error {
	over, err := kept.Finished(-1)
	if err != nil {
		return err
	}
	running, err := kept.Unfinished()
	if err != nil {
		return err
	}
	list := append(over, running...)
	slices.SortFunc(list, func(a, b store.Entry) int { return cmp.Compare(a.ID, b.ID) })
	var errs []error
	for _, one := range list {
		e, m, err := kept.Match(one.ID)
		errs = append(errs, exportMatch(w, e, m, err, false))
	}
	imported, err := kept.Imported(-1)
	if err != nil {
		return errors.Join(append(errs, err)...)
	}
	for _, i := range slices.Backward(imported) {
		if _, err := fmt.Fprintln(w, i.Text()); err != nil {
			return err
		}
	}
	return errors.Join(errs...)
}
