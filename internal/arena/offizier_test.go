package arena

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// How strong the levels are is measured by hand, every deal in both seatings:
//
//	go test ./internal/arena -run TestMeasureOffizier -timeout 0 -v -offizier expert,club -offizier-deals 2000
var (
	offizierSeats = flag.String("offizier", "", "two levels of Offiziersskat that play against each other")
	offizierDeals = flag.Int("offizier-deals", 2000, "in so many deals")
	offizierSeed  = flag.Uint64("offizier-seed", 1, "from this seed")
)

func TestMeasureOffizier(t *testing.T) {
	a, b, both := strings.Cut(*offizierSeats, ",")
	if !both {
		t.Skip("only with -offizier")
	}
	r, err := RunOffizier(context.Background(), OffizierConfig{
		Seats: [2]string{a, b}, Level: bot.NewOffizier, Deals: *offizierDeals, Seed: *offizierSeed, Rotate: true,
		Workers: runtime.GOMAXPROCS(0), Now: time.Now,
	})
	require.NoError(t, err)
	require.NoError(t, r.WriteText(os.Stdout))
}

func offizierConfig(a, b string) OffizierConfig {
	return OffizierConfig{
		Seats: [2]string{a, b}, Deals: 100, Seed: 3, Rotate: true, Workers: 2, Now: func() time.Time { return time.Time{} },
		Level: func(name string, seed uint64) (bot.OffizierPlayer, error) {
			if name == "faulty" {
				return faultyOffizier{}, nil
			}
			return bot.NewOffizier(name, seed)
		},
	}
}

// faultyOffizier never has an answer.
type faultyOffizier struct{}

func (faultyOffizier) Act(context.Context, offizier.View) (offizier.Action, error) {
	return offizier.Action{}, errors.New("no idea")
}

func runOffizier(t *testing.T, c OffizierConfig) OffizierReport {
	t.Helper()
	r, err := RunOffizier(context.Background(), c)
	require.NoError(t, err)
	return r
}

func TestOffizierWorkersDoNotChangeTheResult(t *testing.T) {
	c := offizierConfig("club", "novice")
	c.Workers = 0
	alone := runOffizier(t, c)
	c.Workers = 3
	assert.Equal(t, alone, runOffizier(t, c))
	c.Seed++
	assert.NotEqual(t, alone.Players, runOffizier(t, c).Players)
}

// A player against its like in both seatings has half of every deal.
func TestOffizierPlayerDoesNotDifferFromItself(t *testing.T) {
	r := runOffizier(t, offizierConfig("club", "club"))
	assert.Equal(t, 200, r.Games)
	for _, p := range r.Players {
		assert.Equal(t, 0.5, p.Share)
		assert.Zero(t, p.ShareError)
		assert.Zero(t, p.Points)
		assert.Equal(t, 100, p.Forehand)
	}
	assert.Equal(t, r.Games, r.Players[0].Won+r.Players[1].Won+r.Drawn)
	named := 0
	for _, n := range r.Named {
		named += n
	}
	assert.Equal(t, r.Games, named)
	c := offizierConfig("club", "club")
	c.Rotate = false
	r = runOffizier(t, c)
	assert.Equal(t, 100, r.Games)
	assert.NotZero(t, r.Players[0].ShareError, "in one seating the cards differ")
}

// The Club wins clearly more than the Novice: the full measurement says how
// much.
func TestOffizierClubBeatsNovice(t *testing.T) {
	c := offizierConfig("club", "novice")
	c.Deals = 1000
	r := runOffizier(t, c)
	assert.Greater(t, r.Players[0].Share, 0.65)
	assert.Less(t, r.Players[0].ShareError, 0.01)
	assert.InDelta(t, 1, r.Players[0].Share+r.Players[1].Share, 1e-9)
	assert.Equal(t, -r.Players[0].Points, r.Players[1].Points)
	assert.Positive(t, r.Players[0].Points)
}

func TestOffizierWrongAnswersAreCounted(t *testing.T) {
	c := offizierConfig("club", "faulty")
	c.Deals, c.Settings = 1, match.SessionSettings{Length: match.BestOf, Target: 3}
	r := runOffizier(t, c)
	p := r.Players[1]
	assert.Equal(t, p.Answers, p.Illegal)
	assert.Greater(t, p.Illegal, 32)
	assert.Contains(t, []string{"deal 1, name: no idea", "deal 1, kontra: no idea"}, p.FirstIllegal)
	assert.Zero(t, r.Players[0].Illegal)
}

func TestOffizierThinkingIsMeasured(t *testing.T) {
	c := offizierConfig("novice", "novice")
	c.Workers, c.Deals = 1, 1
	now := time.Time{}
	ticks := 0
	c.Now = func() time.Time { // every answer takes 4 ms, and the first 9
		ticks++
		if ticks%2 == 0 {
			now = now.Add(4 * time.Millisecond)
		}
		if ticks == 2 {
			now = now.Add(5 * time.Millisecond)
		}
		return now
	}
	r := runOffizier(t, c)
	worst := max(r.Players[0].WorstThinking, r.Players[1].WorstThinking)
	assert.Equal(t, 9.0, worst)
	assert.Equal(t, 4.0, min(r.Players[0].MeanThinking, r.Players[1].MeanThinking))
}

func TestOffizierStoppingKeepsWhatIsDone(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	c := offizierConfig("club", "novice")
	done := 0
	c.Progress = func() {
		if done++; done == 10 {
			stop()
		}
	}
	r, err := RunOffizier(ctx, c)
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, done, r.Deals)
	assert.Less(t, r.Deals, 13)
	var text strings.Builder
	require.NoError(t, r.WriteText(&text))
	assert.True(t, strings.HasPrefix(text.String(), fmt.Sprintf("stopped after %d of 100 deals\n", done)))
}

func TestOffizierWhatCannotBePlayed(t *testing.T) {
	c := offizierConfig("club", "queen")
	_, err := RunOffizier(context.Background(), c)
	assert.ErrorContains(t, err, `level "queen"`)
	c = offizierConfig("club", "club")
	c.Deals = 0
	_, err = RunOffizier(context.Background(), c)
	assert.EqualError(t, err, "0 deals: want at least 1")
	c = offizierConfig("club", "club")
	c.Settings.Kontra = 9
	_, err = RunOffizier(context.Background(), c)
	assert.EqualError(t, err, "kontra 9: want takeover or double")
}
