package main

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/store"
)

// playedIn plays a match of two deals in the home's store by what bots do when
// they don't know better, and returns its number. It is left open.
func (h *home) playedIn(t *testing.T, s match.Settings, deals int) (*store.Store, int64) {
	kept, _, err := store.Open(h.store(), time.Now)
	require.NoError(t, err)
	t.Cleanup(func() { _ = kept.Close() })
	players := []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea", Bot: "club"}, {Name: "Carl", Bot: "club"}}
	m, err := match.New(s, 7, players[:s.Table])
	require.NoError(t, err)
	running, err := kept.Begin(m)
	require.NoError(t, err)
	for m.Number() < deals || !m.DealOver() {
		if m.DealOver() {
			require.NoError(t, m.Next())
		} else {
			require.NoError(t, m.Apply(bot.Fallback(m.View(m.ToMove()))))
		}
	}
	require.NoError(t, running.Save(m))
	return kept, running.ID()
}

// The sheet of a match that is open in another program is printed from what is
// stored, and the match stays that program's.
func TestSheetWhileTheMatchIsOpen(t *testing.T) {
	h := newHome(t)
	kept, id := h.playedIn(t, match.Settings{Table: 4, Deals: 4, Tournament: true, Ramsch: true}, 2)

	out, errs, status := h.plain("sheet", "--last", "--csv")
	assert.Empty(t, errs)
	assert.Zero(t, status)
	lines, err := csv.NewReader(strings.NewReader(out)).ReadAll()
	require.NoError(t, err)
	require.Len(t, lines, 1+2)
	assert.Equal(t, record.SheetColumns(), lines[0])

	out, errs, status = h.plain("sheet", fmt.Sprint(id), "--json")
	assert.Empty(t, errs)
	assert.Zero(t, status)
	sheet, err := record.ReadSheet(strings.NewReader(out))
	require.NoError(t, err)
	_, m, err := kept.Match(id)
	require.NoError(t, err)
	assert.Equal(t, record.NewSheet(m, record.SheetMeta{Match: id, Started: sheet.Started, Updated: sheet.Updated}), sheet)
	assert.False(t, sheet.Over)

	out, _, status = h.plain("sheet")
	assert.Zero(t, status)
	assert.Contains(t, out, "# Score sheet of match 1, 20")
	assert.Contains(t, out, "**deal 2 of 4**")
	assert.Contains(t, out, "| # | Dealer | Plays | Game | Bid | Value | You | Abel | Bea | Carl |\n")
	assert.Contains(t, out, "| 30 × lost by others |")

	out, _, _ = h.plain("sheet", "--lang", "de")
	assert.Contains(t, out, "# Spielliste der Partie 1, 20")
	_, _, err = kept.Resume(id)
	assert.ErrorContains(t, err, "open in another program", "its lock is where it was")
}

// A match that is over, in the language of the configuration.
func TestSheetOfAFinishedMatch(t *testing.T) {
	h := newHome(t)
	h.configure(t, "language = \"de\"\n")
	kept, _ := h.playedIn(t, match.Settings{Table: 3, Deals: 1}, 1)
	require.NoError(t, kept.Close())
	before, err := os.ReadFile(h.store())
	require.NoError(t, err)
	out, errs, status := h.plain("sheet", "--markdown")
	assert.Empty(t, errs)
	assert.Zero(t, status)
	assert.Contains(t, out, "**Unentschieden: Du und Abel und Bea.**")
	assert.Contains(t, out, "| 1 | Abel |  | eingepasst |  | – |")
	after, err := os.ReadFile(h.store())
	require.NoError(t, err)
	assert.Equal(t, string(before), string(after))
}

func TestSheetSaysWhatIsWrong(t *testing.T) {
	h := newHome(t)
	for _, row := range []struct {
		args   []string
		want   string
		status int
	}{
		{[]string{"--last"}, "no match has been played yet", 1},
		{[]string{"--csv", "--json"}, "--markdown, --csv and --json: want one of them", 2},
		{[]string{"--last", "3"}, "--last and match 3: want one of them", 2},
		{[]string{"zero"}, `match "zero": want its number`, 2},
		{[]string{"0"}, `match "0": want its number`, 2},
		{[]string{"--lang", "fr"}, `--lang "fr": want one of en, de`, 2},
	} {
		out, errs, status := h.plain(append([]string{"sheet"}, row.args...)...)
		assert.Empty(t, out)
		assert.Equal(t, "skat: "+row.want+"\n", errs)
		assert.Equal(t, row.status, status, row.want)
	}
	assert.NoDirExists(t, filepath.Dir(h.store()), "nothing is made")

	h.playedIn(t, match.Settings{Table: 3, Deals: 1}, 1)
	_, errs, status := h.plain("sheet", "17")
	assert.Equal(t, "skat: match 17: there is none of that number\n", errs)
	assert.Equal(t, 1, status)

	h.env = nil
	_, errs, _ = h.plain("sheet")
	assert.Equal(t, "skat: no home folder\n", errs)
}

// The help names every column of the CSV, in order.
func TestSheetHelpNamesTheColumns(t *testing.T) {
	var names []string
	for _, column := range record.SheetColumns() {
		name, _, each := strings.Cut(column, "_1")
		switch {
		case each:
			names = append(names, name+"…")
		case !strings.HasSuffix(column, "_2") && !strings.HasSuffix(column, "_3") && !strings.HasSuffix(column, "_4"):
			names = append(names, column)
		}
	}
	assert.Contains(t, strings.Join(strings.Fields(sheetHelp), " "), strings.Join(names, " "))
}
