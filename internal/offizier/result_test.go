package offizier_test

import (
	"os"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// played returns testdata/played.txt: by game and by the card points that
// forehand takes ("C 61"), the layout and the 32 cards as played.
func played(t testing.TB) map[string][2]string {
	t.Helper()
	text, err := os.ReadFile("testdata/played.txt")
	require.NoError(t, err)
	deals := map[string][2]string{}
	for line := range strings.Lines(string(text)) {
		words := strings.SplitN(strings.TrimSpace(line), " ", 4)
		deals[words[0]+" "+words[1]] = [2]string{words[2], words[3]}
	}
	return deals
}

// scoreRow is a row of section 11, 6: what forehand takes, what was said after
// the game was named, the rules; and what the winner scores in each game.
type scoreRow struct {
	points  string
	said    string
	rules   string
	winner  offizier.Seat
	outcome offizier.Outcome // of the declarer
	score   [5]int           // D H S C G
}

const (
	nobody = offizier.NoSeat
	fore   = offizier.Forehand
	dealer = offizier.Dealer
	won    = offizier.Won
	lost   = offizier.Lost
	drawn  = offizier.Drawn
)

var scoreRows = []scoreRow{
	// The declarer with more than 60 points scores the game, else the opponent.
	{"61", "1 p", "takeover draw 29", fore, won, [5]int{9, 10, 11, 12, 24}},
	{"59", "1 p", "takeover draw 29", dealer, lost, [5]int{9, 10, 11, 12, 24}},
	{"60", "1 p", "takeover draw 29", nobody, drawn, [5]int{}},
	{"60", "1 p", "takeover defender 29", dealer, lost, [5]int{9, 10, 11, 12, 24}},
	// 29 points or fewer give the other 3 more; the limit may be 30.
	{"91", "1 p", "takeover draw 29", fore, won, [5]int{12, 13, 14, 15, 27}},
	{"90", "1 p", "takeover draw 29", fore, won, [5]int{9, 10, 11, 12, 24}},
	{"90", "1 p", "takeover draw 30", fore, won, [5]int{12, 13, 14, 15, 27}},
	{"29", "1 p", "takeover draw 29", dealer, lost, [5]int{12, 13, 14, 15, 27}},
	{"30", "1 p", "takeover draw 29", dealer, lost, [5]int{9, 10, 11, 12, 24}},
	{"30", "1 p", "takeover draw 30", dealer, lost, [5]int{12, 13, 14, 15, 27}},
	// Kontra takes the game over, and the winner gets 1 more.
	{"61", "1 kontra", "takeover draw 29", fore, lost, [5]int{10, 11, 12, 13, 25}},
	{"59", "1 kontra", "takeover draw 29", dealer, won, [5]int{10, 11, 12, 13, 25}},
	{"60", "1 kontra", "takeover draw 29", nobody, drawn, [5]int{}},
	{"60", "1 kontra", "takeover defender 29", fore, lost, [5]int{10, 11, 12, 13, 25}},
	{"91", "1 kontra", "takeover draw 29", fore, lost, [5]int{13, 14, 15, 16, 28}},
	{"29", "1 kontra", "takeover draw 29", dealer, won, [5]int{13, 14, 15, 16, 28}},
	{"30", "1 kontra", "takeover draw 29", dealer, won, [5]int{10, 11, 12, 13, 25}},
	{"30", "1 kontra", "takeover draw 30", dealer, won, [5]int{13, 14, 15, 16, 28}},
	// Or Kontra doubles the game, Re again; the 3 and the 1 are not doubled.
	{"61", "1 p", "double draw 29", fore, won, [5]int{9, 10, 11, 12, 24}},
	{"61", "1 kontra 0 p", "double draw 29", fore, won, [5]int{19, 21, 23, 25, 49}},
	{"59", "1 kontra 0 p", "double draw 29", dealer, lost, [5]int{19, 21, 23, 25, 49}},
	{"61", "1 kontra 0 re", "double draw 29", fore, won, [5]int{37, 41, 45, 49, 97}},
	{"59", "1 kontra 0 re", "double draw 29", dealer, lost, [5]int{37, 41, 45, 49, 97}},
	{"60", "1 kontra 0 re", "double draw 29", nobody, drawn, [5]int{}},
	{"60", "1 kontra 0 p", "double defender 29", dealer, lost, [5]int{19, 21, 23, 25, 49}},
	{"91", "1 kontra 0 re", "double draw 29", fore, won, [5]int{40, 44, 48, 52, 100}},
	{"29", "1 kontra 0 p", "double draw 29", dealer, lost, [5]int{22, 24, 26, 28, 52}},
}

// Section 11, 6.
func TestScores(t *testing.T) {
	deals := played(t)
	for _, row := range scoreRows {
		rules, err := offizier.ParseRules(row.rules)
		require.NoError(t, err)
		for i, game := range offizier.Games() {
			cards, found := deals[game.String()+" "+row.points]
			require.True(t, found)
			line := strings.Join([]string{cards[0], "0", game.String(), row.said, cards[1]}, " ")
			d, err := offizier.ParseDeal(line, rules)
			require.NoError(t, err)
			r := d.Result()
			name := strings.Join([]string{game.String(), row.points, row.said, row.rules}, ", ")
			assert.Equal(t, row.outcome, r.Outcome, name)
			assert.Equal(t, row.winner, r.Winner, name)
			var want [2]int
			if row.winner != nobody {
				want[row.winner.Index()] = row.score[i]
			}
			assert.Equal(t, want, r.Score, name)
			assert.Equal(t, 120, r.Points[0]+r.Points[1], name)
			assert.Equal(t, 16, r.Tricks[0]+r.Tricks[1], name)
			assert.Equal(t, game, r.Game, name)
		}
	}
}

// A result says how its score comes about.
func TestResultCalculation(t *testing.T) {
	cards := played(t)["C 29"]
	d, err := offizier.ParseDeal(cards[0]+" 0 C 1 kontra 0 re "+cards[1], offizier.Rules{Kontra: offizier.KontraDouble})
	require.NoError(t, err)
	r := d.Result()
	assert.Equal(t, []int{12, 4, 3, 1, 52}, []int{r.Value, r.Factor, r.Schneider, r.Kontra, r.Score[1]})
	assert.Equal(t, [2]int{29, 91}, r.Points)
	assert.Equal(t, fore, r.Declarer)

	d, err = offizier.ParseDeal(cards[0]+" 0 C 1 kontra", offizier.Rules{})
	require.NoError(t, err)
	assert.Equal(t, dealer, d.Declarer(), "the dealer took the game over")
	assert.Equal(t, offizier.Result{}, d.Result(), "the deal goes on")
}
