package tui

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// lively is a player who calls, declares, doubles, plays and gives up by
// chance.
func lively(seed uint64) func(skat.View) skat.Action {
	rng := rand.New(rand.NewPCG(seed, 0))
	return func(v skat.View) skat.Action {
		legal := v.Legal()
		a := legal[rng.IntN(len(legal))]
		switch v.Phase() {
		case skat.PhaseAuction:
			a = legal[len(legal)-1] // pass
			if v.Bid() < 18+rng.IntN(12) && rng.IntN(2) > 0 {
				a = legal[0]
			}
		case skat.PhasePickUp:
			a = legal[0]
			if rng.IntN(5) == 0 {
				a = legal[1]
			}
		case skat.PhaseDeclare:
			a = legal[rng.IntN(min(6, len(legal)))]
		case skat.PhasePlay:
			if v.Declarer() == v.Seat && v.Hand.Len() == 10 && rng.IntN(10) == 0 {
				a = skat.Concede(v.Seat)
			}
		}
		return a
	}
}

// tournamentList is a whole list of twelve rounds.
func tournamentList(t testing.TB, table int) *match.Match {
	s := match.Defaults(match.Tournament)
	s.Table, s.Deals = table, 12*table
	return playedMatch(t, s, 7, s.Deals, lively(3))
}

// pubList is a list with Kontra, Re, Bock and Ramsch, of which one deal is
// still to play.
func pubList(t testing.TB, table int) *match.Match {
	s := match.Defaults(match.Kneipe)
	s.Table, s.Deals = table, 13
	m := playedMatch(t, s, 8, 12, lively(12))
	found := map[string]bool{}
	for _, row := range m.Sheet().Rows {
		k := row.Result.Calculation
		found["Ramsch"] = found["Ramsch"] || row.Result.Outcome == skat.RamschLost
		found["Kontra"], found["Re"], found["Bock"] = found["Kontra"] || k.Kontra, found["Re"] || k.Re, found["Bock"] || k.Bock
	}
	require.Equal(t, map[string]bool{"Ramsch": true, "Kontra": true, "Re": true, "Bock": true}, found)
	return m
}

func sheetOf(e *Env, m *match.Match) screen { return newSheetScreen(e, m.Sheet(), m) }

// sheetCells are the figures in the players' columns of a line of a sheet.
func sheetCells(line string) [][]string {
	var cells [][]string
	for _, block := range strings.Split(line, "│")[1:] {
		cells = append(cells, strings.Fields(strings.TrimRight(block, "┃")))
	}
	return cells
}

// rulebookMatch replays deals of match's rulebook, the player dealing the
// first.
func rulebookMatch(t testing.TB, s match.Settings, names ...string) *match.Match {
	t.Helper()
	text, err := os.ReadFile("../match/testdata/rulebook.txt")
	require.NoError(t, err)
	deals := map[string]string{}
	for line := range strings.SplitSeq(string(text), "\n") {
		if name, deal, ok := strings.Cut(line, "|"); ok {
			deals[name] = deal
		}
	}
	players := []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea", Bot: "club"}, {Name: "Carl", Bot: "club"}}[:s.Table]
	s.Deals = max(s.Deals, len(names))
	saved := match.Saved{Settings: s, Players: players}
	for _, name := range names {
		require.Contains(t, deals, name)
		saved.Deals = append(saved.Deals, deals[name])
	}
	m, err := match.Restore(saved)
	require.NoError(t, err)
	return m
}
