package tui

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
)

// The tables of the Kneipe are tested on the deal of seed 16, and on finished
// deals of the match's rule book, played before it.

// At a table of four the first dealer decides who sits out: when it is Bea,
// who sits opposite, the player is middlehand, Carl to the right forehand and
// Abel to the left rearhand; when it is the player, Abel is forehand, Bea
// middlehand, Carl rearhand.
const (
	theyDeal = 2
	youDeal  = 0
)

// pubPlayers are the player and his bots.
func pubPlayers(n int) []match.Player {
	players := []match.Player{{}}
	for i := range n - 1 {
		players = append(players, match.Player{Name: botNames[i], Bot: "club"})
	}
	return players
}

// pub is the Kneipe for so many players.
func pub(table int) match.Settings {
	s := match.Defaults(match.Kneipe)
	s.Table, s.Deals = table, 12*table
	return s
}

// pushingPub is the Kneipe with Schieberamsch.
func pushingPub(table int) match.Settings {
	s := pub(table)
	s.Schiebe = true
	return s
}

// pubMatch is a match in which the deals of those names were played, as the
// rule book has them, and now that of seed 16 has come as far as the actions.
// first deals the first of them.
func pubMatch(t testing.TB, s match.Settings, first int, names, actions string) *match.Match {
	t.Helper()
	return dealtMatch(t, s, first, append(ruleDeals(t, names), match.Layout(sceneSeed, 1).String()+" "+actions)...)
}

// overMatch is a match in which the deals of those names were played, the last
// one just now.
func overMatch(t testing.TB, s match.Settings, first int, names string) *match.Match {
	t.Helper()
	return dealtMatch(t, s, first, ruleDeals(t, names)...)
}

// dealtMatch is a match of the deals in those lines.
func dealtMatch(t testing.TB, s match.Settings, first int, lines ...string) *match.Match {
	t.Helper()
	m, err := match.Restore(match.Saved{Settings: s, Seed: sceneSeed, Players: pubPlayers(s.Table), First: first, Deals: lines})
	require.NoError(t, err)
	return m
}

// upTo cuts a deal's line behind an action.
func upTo(t testing.TB, line, action string) string {
	t.Helper()
	before, _, found := strings.Cut(line, " "+action)
	require.True(t, found, action)
	return before + " " + action
}

func ruleDeals(t testing.TB, names string) []string {
	t.Helper()
	var lines []string
	for _, name := range strings.Fields(names) {
		lines = append(lines, ruleDeal(t, name))
	}
	return lines
}

// ruleDeal is a finished deal of the match's rule book. Those with a game are
// written there without Kontra: each defender says nothing.
func ruleDeal(t testing.TB, name string) string {
	t.Helper()
	f, err := os.Open("../match/testdata/rulebook.txt")
	require.NoError(t, err)
	defer f.Close()
	for scan := bufio.NewScanner(f); scan.Scan(); {
		if found, line, ok := strings.Cut(scan.Text(), "|"); ok && found == name {
			if !strings.Contains(line, "kontra") {
				line = strings.NewReplacer(" 0 D ", " 0 D 1 p 2 p ", " 0 GH ", " 0 GH 1 p 2 p ").Replace(line)
			}
			return line
		}
	}
	require.Fail(t, "not in the rule book", name)
	return ""
}
