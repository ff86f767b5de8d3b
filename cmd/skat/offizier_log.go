package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

const offizierLogHelp = `Print the deals of a match of Offiziersskat that are over, trick by trick: of
the match played last, or of the one with the given number. The store is only
read, so the match may be going on in another window meanwhile.

For each deal: the rules, the cards and all that happened as one line for
programs; then, for people, its code (skat offizier --deal CODE), the cards, the
game and Kontra, each trick with its leader first, and the result. In a trick
C9^CQ is an open card from the table and the card that was turned up in its
place, C9^ one with none beneath it; the others came from the hand.`

// errNoSession says that there is nothing to print.
var errNoSession = errors.New("no match of Offiziersskat has been played yet")

// newOffizierLogCommand is `skat offizier log`.
func newOffizierLogCommand() *cobra.Command {
	last := false
	cmd := &cobra.Command{
		Use:     "log [MATCH]",
		Short:   "Print the deals of a match trick by trick",
		Long:    offizierLogHelp,
		Example: "  skat offizier log --last\n  skat offizier log 17 > match.log",
		Args:    atMostOne("MATCH"),
		RunE: func(cmd *cobra.Command, args []string) error {
			id, err := matchNumber(args, last)
			if err != nil {
				return &exitError{statusUsage, err}
			}
			return printOffizierLog(cmd.OutOrStdout(), id)
		},
	}
	cmd.Flags().BoolVar(&last, "last", false, "the match played last (what it is without a number)")
	return cmd
}

// printOffizierLog writes the log of a session, 0 for the last.
func printOffizierLog(w io.Writer, id int64) (err error) {
	kept, err := lookStore()
	if errors.Is(err, store.ErrNoMatch) {
		return errNoSession
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	var e store.SessionEntry
	var m *match.Session
	if id == 0 {
		e, m, err = kept.LastSession()
	} else {
		e, m, err = kept.Session(id)
	}
	if errors.Is(err, store.ErrNoMatch) {
		return errNoSession
	}
	if err == nil {
		_, err = io.WriteString(w, offizierLog(e, m))
	}
	return err
}

// offizierLog is the text: which session this is, the deals that are over, and
// how it stands after them.
func offizierLog(e store.SessionEntry, m *match.Session) string {
	var b strings.Builder
	players := m.Players()
	names := [2]string{players[0].Label(), players[1].Label()}
	fmt.Fprintf(&b, "# match %d of %s, %s against %s, seed %d\n\n%s", e.ID, e.Started.Format("2006-01-02 15:04"), names[0], names[1], m.Seed(), m.Log())
	sheet := m.Sheet()
	state, deals := "goes on", "deals"
	if e.Over {
		state = "is over"
	}
	if len(sheet.Rows) == 1 {
		deals = "deal"
	}
	fmt.Fprintf(&b, "# the match %s: %d %s, %s %d points (%d won), %s %d points (%d won), %d drawn\n", state, len(sheet.Rows), deals,
		names[0], sheet.Totals[0], sheet.Won[0], names[1], sheet.Totals[1], sheet.Won[1], sheet.Drawn)
	return b.String()
}
