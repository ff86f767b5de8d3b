package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/store"
)

// newImportCommand is `skat import`.
func newImportCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "import FILE...",
		Short: "Take recorded games (ISS format) into the store",
		Long: "Take the deals of recorded games into the store, each once however often it comes,\n" +
			"with their players' names, their date and the file they came from, exactly as they\n" +
			"were written. A record that cannot be read, breaks the rules or has no finished\n" +
			"deal is named and left out; the others are imported all the same. The status is 1\n" +
			"when a file has no record that can be read, and 2 when there is no such file.",
		Example: "  skat import games.sgf\n  skat export --all > everything.sgf",
		Args:    atLeastOne("FILE"),
		RunE: func(cmd *cobra.Command, files []string) error {
			kept, notices, err := openStore()
			for _, notice := range storeNotices(i18n.New("en"), nil, notices, nil) {
				fmt.Fprintln(cmd.ErrOrStderr(), "skat:", notice)
			}
			if err != nil {
				return err
			}
			err = importFiles(cmd.OutOrStdout(), kept, files)
			return errors.Join(err, kept.Close())
		},
	}
}

// importFiles takes files into the store, and writes what it left out and how
// many deals it took.
func importFiles(w io.Writer, kept *store.Store, files []string) error {
	records, added, left := 0, 0, 0
	var errs []error
	for _, path := range files {
		recs, damaged, err := readRecords(path)
		if err != nil {
			errs = append(errs, &exitError{statusUsage, err})
			continue
		}
		if len(recs) == 0 {
			errs = append(errs, fmt.Errorf("%s: want recorded games (ISS format), found none that can be read", path))
		}
		n, without, err := kept.Import(filepath.Base(path), recs)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		for _, bad := range damaged {
			fmt.Fprintf(w, "%s:%d: %s\n", path, bad.Line, bad.Msg)
		}
		for _, none := range without {
			fmt.Fprintf(w, "%s:%d: %v\n", path, none.Line, none.Err)
		}
		records += len(recs) + len(damaged)
		added += n
		left += len(damaged) + len(without)
	}
	noun := "records"
	if records == 1 {
		noun = "record"
	}
	fmt.Fprintf(w, "%d %s: %d imported, %d there already, %d left out\n", records, noun, added, records-added-left, left)
	return errors.Join(errs...)
}

// readRecords returns a file's sound records and the damaged ones' errors.
func readRecords(path string) (recs []record.Record, damaged []*record.Error, err error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	for r := record.NewReader(file); ; {
		rec, err := r.Read()
		var bad *record.Error
		switch {
		case err == io.EOF:
			return recs, damaged, nil
		case errors.As(err, &bad):
			damaged = append(damaged, bad)
		case err != nil:
			return nil, nil, fmt.Errorf("%s: %w", path, err)
		default:
			recs = append(recs, rec)
		}
	}
}
