package arena

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
)

// levelsConfig is an arena of the real levels.
func levelsConfig(deals int, seats ...string) Config {
	c := config(seats...)
	c.Level, c.Deals, c.Referee.Now = bot.New, deals, time.Now
	return c
}

// Club is far better than Novice: 250 points in 36 deals and more, where the
// difference measured over thousands of deals is above 600.
func TestClubBeatsNovice(t *testing.T) {
	c := levelsConfig(150, "club", "club", "novice")
	c.Rotate = true
	r := run(t, c)
	require.Len(t, r.Pairs, 3)
	for _, p := range r.Pairs[1:] {
		assert.Greater(t, p.Points.Mean, 250.0, "%s − %s", p.A, p.B)
	}
	assert.Zero(t, r.Table.Illegal)
}

// Three Clubs at one table play about as people do: they win 78 to 86 % of
// the games, pass in 2 to 8 % of the deals and play Grand in 20 to 35 % of the
// games. The bounds leave room for three standard errors of so few deals.
func TestThreeClubsPlayLikePeople(t *testing.T) {
	r := run(t, levelsConfig(500, "club", "club", "club"))
	assert.InDelta(t, 0.82, *r.Table.WonShare, 0.04+0.05)
	assert.InDelta(t, 0.05, *r.PassedIn, 0.03+0.03)
	assert.InDelta(t, 0.275, *r.Table.GrandShare, 0.075+0.06)
	assert.Zero(t, r.Table.Illegal)
}
