package tui

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/match"
)

func TestStatisticsScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return onPage(sheetOf(e, tournamentList(t, 4)), pageStatistics) })
}

// The games by contract add up to the games won and lost, a player's and all.
func TestGamesByContractAddUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, w := drawnMatch(t).Sheet(), rapid.IntRange(37, 80).Draw(t, "w")
		text := textOf(statisticsLines(testEnv(looks[1]), s, w))
		players := len(s.Players)
		row := func(label string) []string {
			found := regexp.MustCompile(`(?m)^` + label + `((?: +[+−]?[\d/%–]+)+)$`).FindStringSubmatch(text)
			if found == nil {
				return nil
			}
			return strings.Fields(found[1])
		}
		won, lost := row("Games won"), row("Games lost")
		require.Len(t, won, players+1, text)
		for p := range players + 1 {
			sum := match.Tally{}
			for _, game := range []string{"♣ Clubs", "♠ Spades", "♥ Hearts", "♦ Diamonds", "Grand", "Null"} {
				if cells := row(game); cells != nil && cells[p] != "–" {
					games := strings.Split(cells[p], "/")
					sum.Won += figure(t, games[0])
					sum.Lost += figure(t, games[1])
				}
			}
			require.Equal(t, won[p], strconv.Itoa(sum.Won), text)
			require.Equal(t, lost[p], strconv.Itoa(sum.Lost), text)
		}
		for _, l := range strings.Split(text, "\n") {
			require.LessOrEqual(t, width(l), max(w, 50), l)
		}
	})
}

func TestStatisticsNameTheBestAndTheWorstDeal(t *testing.T) {
	text := textOf(statisticsLines(testEnv(looks[1]), testMatch(t, 1, 12).Sheet(), 70))
	assert.Contains(t, text, "Best deal: 2, You +99\n  ♠ with 7, game 8, Schneider\n")
	assert.Contains(t, text, "Worst deal: 3, You −66\n  ♠ with 1, game 2, Schneider\n")
	assert.NotContains(t, text, "passed in")

	// Two tied in a Ramsch cost both as much.
	m := rulebookMatch(t, match.Settings{Table: 3, Ramsch: true}, "ramschtie", "durchmarsch")
	text = textOf(statisticsLines(testEnv(looks[1]), m.Sheet(), 70))
	assert.Contains(t, text, "Best deal: 2, Bea +120\n  Durchmarsch Bea\n")
	assert.Contains(t, text, "Worst deal: 1, You and Abel −43\n  Ramsch You+Abel 43\n")
	assert.Contains(t, text, "2 deals were Ramsch.")
	text = textOf(statisticsLines(testEnv(looks[3]), rulebookMatch(t, match.Settings{Table: 3}, "passed").Sheet(), 70))
	assert.Contains(t, text, "1 Spiel wurde eingepasst.")
	assert.NotContains(t, text, "Bestes Spiel")
}

// On a small terminal the statistics scroll; other pages don't.
func TestStatisticsScroll(t *testing.T) {
	e := testEnv(looks[1])
	s := onPage(sheetOf(e, tournamentList(t, 4)), pageStatistics)
	first := frameOf(t, e, s, 40, 15)
	assert.Contains(t, first, "Games won")
	assert.NotContains(t, first, "Worst deal: ")
	s.update(pressed("end"))
	assert.Contains(t, frameOf(t, e, s, 40, 15), "Worst deal: ")
	s.update(pressed("right"))
	assert.Contains(t, frameOf(t, e, s, 40, 15), "Total", "the sheet again")
	s.update(pressed("left"))
	assert.Equal(t, first, frameOf(t, e, s, 40, 15), "from the top")
}
