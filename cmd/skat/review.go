package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
	"github.com/af22046e/skat/internal/tui"
)

const reviewHelp = `Go through finished deals step by step: who did what, all hands open, a verdict
on every decision with what it cost, and where the game turned.

Without an argument, or with --last, it is the match played last; with a number
that match; with a deal code the deal of that code, which must be over; with a
FILE the deals recorded in it, in the notation of the Internet Skat Server (- is
standard input).`

// newReviewCommand is `skat review`.
func newReviewCommand() *cobra.Command {
	f := &playFlags{}
	last := false
	cmd := &cobra.Command{
		Use:     "review [MATCH | CODE | FILE]",
		Short:   "Review finished deals, of a match, a deal code or a file",
		Long:    reviewHelp,
		Example: "  skat review\n  skat review 17\n  skat review games.sgf",
		Args:    atMostOne("MATCH, CODE or FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			err := f.check()
			if last && len(args) > 0 {
				err = fmt.Errorf("--last and %s: want one of them", args[0])
			}
			if err != nil {
				return &exitError{statusUsage, err}
			}
			return review(cmd, f, args)
		},
	}
	cmd.Flags().BoolVar(&last, "last", false, "the match played last (what it is without an argument)")
	f.lookFlags(cmd.Flags())
	return cmd
}

// review shows the review of what the arguments name.
func review(cmd *cobra.Command, f *playFlags, args []string) error {
	if err := noTerminal(); err != nil {
		return &exitError{statusUsage, err}
	}
	env, closeStore := newEnv(f)
	deals, err := reviewed(env.Store, args)
	if err != nil {
		_ = closeStore()
		return &exitError{statusUsage, err}
	}
	env.Review = deals
	return show(cmd, env, closeStore)
}

// reviewed returns the deals that the arguments name, at least one.
func reviewed(kept *store.Store, args []string) ([]tui.Reviewed, error) {
	id := int64(0)
	if len(args) > 0 {
		n, err := strconv.ParseInt(args[0], 10, 64)
		if err != nil {
			return named(args[0])
		}
		if n < 1 {
			return nil, fmt.Errorf("there is no match %d: matches are numbered from 1", n)
		}
		id = n
	}
	if kept == nil {
		return nil, errors.New("there is no store to review a match from")
	}
	_, m, err := kept.Last()
	if id > 0 {
		_, m, err = kept.Match(id)
	}
	if err != nil {
		return nil, err
	}
	if list := tui.FinishedDeals(m); len(list) > 0 {
		return list, nil
	}
	return nil, errors.New("no deal of that match is over yet")
}

// named returns the deal of a deal code; what is none is the name of a file.
func named(name string) ([]tui.Reviewed, error) {
	d, err := record.ParseCode(name, skat.Rules{})
	if err != nil {
		list, unread := recorded(name)
		if errors.Is(unread, os.ErrNotExist) {
			return nil, fmt.Errorf("want the number of a match, a deal code or a file: %w, and %w", err, unread)
		}
		return list, unread
	}
	m, err := tui.MatchOf(d, [3]string{})
	if err != nil {
		return nil, fmt.Errorf("deal code %s: %w", name, err)
	}
	return []tui.Reviewed{{Match: m, Deal: 1}}, nil
}

// recorded returns the finished deals of a file of records. Records that are
// damaged, or that stop before the end, are left out.
func recorded(name string) ([]tui.Reviewed, error) {
	in := os.Stdin
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		in = file
	}
	var list []tui.Reviewed
	var first error
	for r := record.NewReader(in); ; {
		rec, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		var damaged *record.Error
		if err != nil && !errors.As(err, &damaged) {
			return nil, err
		}
		if err == nil {
			var one tui.Reviewed
			if one, err = reviewedRecord(&rec); err == nil {
				list = append(list, one)
			}
		}
		if err != nil && first == nil {
			first = err
		}
	}
	switch {
	case len(list) > 0:
		return list, nil
	case first != nil:
		return nil, fmt.Errorf("%s: no finished deal: %w", name, first)
	}
	return nil, fmt.Errorf("%s: want records of deals, found none", name)
}

func reviewedRecord(rec *record.Record) (tui.Reviewed, error) {
	d, err := rec.Replay(rec.Rules())
	if err != nil {
		return tui.Reviewed{}, err
	}
	var names [3]string
	for i := range names {
		names[i], _ = rec.Tag("P" + strconv.Itoa(i))
	}
	m, err := tui.MatchOf(d, names)
	return tui.Reviewed{Match: m, Deal: 1}, err
}
