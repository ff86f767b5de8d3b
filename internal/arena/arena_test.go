package arena

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// drawn chooses at random, mostly passing in the auction: a fresh draw for
// every View and seed.
type drawn struct{ seed uint64 }

func (p drawn) Act(_ context.Context, v skat.View) (skat.Action, error) {
	rng := rand.New(rand.NewPCG(p.seed, uint64(len(v.Actions()))))
	legal := v.Legal()
	if last := legal[len(legal)-1]; last.Kind == skat.KindPass && rng.IntN(4) > 0 {
		return last, nil
	}
	return legal[rng.IntN(len(legal))], nil
}

// fallback plays as the referee does for one who does not answer.
type fallback struct{}

func (fallback) Act(_ context.Context, v skat.View) (skat.Action, error) { return bot.Fallback(v), nil }

// faulty always answers wrongly, and every other time too late.
type faulty struct{ asked *int }

func (p faulty) Act(_ context.Context, v skat.View) (skat.Action, error) {
	if *p.asked++; *p.asked%2 == 0 {
		return skat.Action{}, fmt.Errorf("still thinking: %w", context.DeadlineExceeded)
	}
	return skat.Play(v.Seat, skat.NoCard), nil
}

func level(name string, seed uint64) (bot.Player, error) {
	switch name {
	case "drawn":
		return drawn{seed}, nil
	case "other": // draws otherwise
		return drawn{^seed}, nil
	case "fallback":
		return fallback{}, nil
	case "faulty":
		return faulty{new(int)}, nil
	}
	return nil, fmt.Errorf("level %q: unknown", name)
}

// config is an arena whose clock stands still.
func config(seats ...string) Config {
	return Config{
		Seats: seats, Level: level, Deals: 60, Seed: 3, Limit: time.Minute, Workers: 2,
		Referee: bot.Referee{Rules: skat.Rules{Valuation: skat.ISkO}, Now: func() time.Time { return time.Time{} }},
	}
}

func run(t *testing.T, c Config) Report {
	r, err := Run(context.Background(), c)
	require.NoError(t, err)
	return r
}

func TestWorkersDoNotChangeTheResult(t *testing.T) {
	for _, rotate := range []bool{false, true} {
		c := config("drawn", "other", "fallback")
		c.Rotate, c.Workers = rotate, 1
		alone := run(t, c)
		for _, c.Workers = range []int{2, 3, 7, 1000} {
			assert.Equal(t, alone, run(t, c), "%d workers", c.Workers)
		}
		c.Seed++
		assert.NotEqual(t, alone.Players, run(t, c).Players, "another seed, other deals")
	}
}

func TestAPlayerDoesNotDifferFromItself(t *testing.T) {
	c := config("drawn", "drawn", "drawn")
	c.Rotate = true
	r := run(t, c)
	assert.Equal(t, 180, r.Games)
	assert.Greater(t, r.Table.Declared, 30)
	require.Len(t, r.Pairs, 3)
	for _, p := range r.Pairs {
		zero := Estimate{Error: new(0.0)}
		assert.Equal(t, Pair{p.A, p.B, zero, zero, zero, nil}, p)
	}
	for _, p := range r.Players[1:] {
		p.Name = r.Players[0].Name
		assert.Equal(t, r.Players[0], p)
	}
	assert.NotZero(t, *r.Players[0].Points.Error)

	c.Rotate = false
	assert.NotZero(t, run(t, c).Pairs[0].Points.Mean, "in one seating the cards differ")
}

// In every seating each chair of a deal is taken once by each player.
func TestRotationSeatsEveryPlayerEverywhere(t *testing.T) {
	c := config("drawn", "other", "fallback")
	chairs := map[string]map[skat.Seat]int{}
	asked := func(name string, v skat.View) {
		if chairs[name] == nil {
			chairs[name] = map[skat.Seat]int{}
		}
		chairs[name][v.Seat]++ // all pass: each is asked once a game
	}
	c.Level = func(name string, _ uint64) (bot.Player, error) { return witness{name, asked}, nil }
	c.Workers, c.Deals = 1, 6
	for _, c.Rotate = range []bool{true, false} {
		clear(chairs)
		run(t, c)
		each := 2 // two rounds of the dealer
		if c.Rotate {
			each = 6
		}
		for name, at := range chairs {
			assert.Equal(t, map[skat.Seat]int{skat.Forehand: each, skat.Middlehand: each, skat.Rearhand: each}, at, name)
		}
		assert.Len(t, chairs, 3)
	}
}

// witness passes, and says what it is asked.
type witness struct {
	name  string
	asked func(string, skat.View)
}

func (w witness) Act(_ context.Context, v skat.View) (skat.Action, error) {
	w.asked(w.name, v)
	return bot.Fallback(v), nil
}

func TestPassedInDealsBringNothing(t *testing.T) {
	r := run(t, config("fallback", "fallback", "fallback"))
	assert.Equal(t, 1.0, *r.PassedIn)
	assert.Zero(t, r.Table.Declared)
	assert.Nil(t, r.Table.WonShare)
	assert.Equal(t, 0.0, *r.Table.DeclaredShare)
	assert.Equal(t, Estimate{Error: new(0.0)}, r.Players[1].Points)
	assert.Equal(t, []string{"fallback 1", "fallback 2", "fallback 3"}, []string{r.Players[0].Name, r.Players[1].Name, r.Players[2].Name})

	c := config("fallback", "fallback", "fallback")
	c.Referee.Rules.Ramsch = true
	ramsch := run(t, c)
	assert.Equal(t, 0.0, *ramsch.PassedIn, "a Ramsch is no deal passed in")
	assert.Negative(t, ramsch.Players[0].Points.Mean)
}

func TestWrongAnswersAreCounted(t *testing.T) {
	c := config("fallback", "faulty", "fallback")
	c.Deals, c.Workers = 9, 1
	r := run(t, c)
	p := r.Players[1]
	assert.Equal(t, 9, p.Illegal, "one question in each deal, all pass")
	assert.Equal(t, 0, p.Late)
	assert.Equal(t, "deal 1, middlehand, auction: 1 --: not now: the deal is in its phase \"auction\"", p.FirstIllegal)
	assert.Zero(t, r.Players[0].Illegal)

	c.Referee.Rules.Ramsch = true // eleven questions
	p = run(t, c).Players[1]
	assert.Equal(t, 99, p.Illegal)
	assert.Equal(t, 45, p.Late)
}

func TestThinkingIsMeasured(t *testing.T) {
	c := config("fallback", "fallback", "fallback")
	c.Workers = 1
	now, step := time.Time{}, time.Duration(0)
	c.Referee.Now = func() time.Time { // each answer takes 2 ms longer than the last of its deal
		now = now.Add(step)
		step = (step + time.Millisecond) % (6 * time.Millisecond)
		return now
	}
	r := run(t, c)
	// Middlehand is asked first: 1 ms, then rearhand 3 ms, forehand 5 ms; each
	// player sits at each chair 20 times.
	for _, p := range r.Players {
		assert.InDelta(t, 3, p.MeanThinking, 1e-9)
		assert.InDelta(t, 5, p.WorstThinking, 1e-9)
	}
}

func TestStoppingKeepsWhatIsDone(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	c := config("drawn", "other", "fallback")
	done := 0
	c.Progress = func() {
		if done++; done == 10 {
			stop()
		}
	}
	r, err := Run(ctx, c)
	assert.ErrorIs(t, err, context.Canceled)
	assert.Equal(t, done, r.Deals)
	assert.Less(t, r.Deals, 13, "the other worker may end its deal")
	assert.Equal(t, 60, r.Planned)
	var text strings.Builder
	require.NoError(t, r.WriteText(&text))
	assert.True(t, strings.HasPrefix(text.String(), fmt.Sprintf("stopped after %d of 60 deals\n", done)))
}

func TestWhatCannotBePlayed(t *testing.T) {
	for want, c := range map[string]Config{
		"2 seats: want 3":            config("drawn", "drawn"),
		`seat "queen": level`:        config("drawn", "queen", "drawn"),
		"exec: want a program":       config("drawn", "exec:", "drawn"),
		"no-such-program":            config("drawn", "exec:./no-such-program", "drawn"),
		"0 deals: want at least 1":   {Seats: []string{"drawn", "drawn", "drawn"}, Level: level, Limit: 1},
		"limit 0s: want more than n": {Seats: []string{"drawn", "drawn", "drawn"}, Level: level, Deals: 1},
	} {
		_, err := Run(context.Background(), c)
		assert.ErrorContains(t, err, want)
	}
	broken := errors.New("out of chairs")
	c := config("drawn", "drawn", "drawn")
	c.Level = func(_ string, seed uint64) (bot.Player, error) {
		if seed == 0 { // when the seats are checked
			return fallback{}, nil
		}
		return nil, broken
	}
	_, err := Run(context.Background(), c)
	assert.ErrorIs(t, err, broken)
}

// TestSeat is no test: it is `skat seat` for the test after it, when the word
// behind "--" names a level.
func TestSeat(*testing.T) {
	if flag.Arg(0) == "" {
		return
	}
	err := bot.ServeSSP(context.Background(), os.Stdin, os.Stdout, "seat "+flag.Arg(0), 99,
		func(seed uint64) (bot.Player, error) { return level(flag.Arg(0), seed) })
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(0)
}

// A level behind SSP plays exactly as the same level in this process, in the
// richest rules that there are.
func TestAProgramPlaysAsTheLevelInIt(t *testing.T) {
	c := config("drawn", "other", "drawn")
	c.Deals, c.Rotate = 30, true
	c.Referee.Rules = skat.Rules{Valuation: skat.ISkO, Kontra: skat.KontraAny, Ramsch: true, Schieberamsch: true}
	within := run(t, c)
	for _, i := range []int{1, 2} {
		c.Seats[i] = execPrefix + os.Args[0] + " -test.run=^TestSeat$ -- " + c.Seats[i]
	}
	outside := run(t, c)
	assert.Equal(t, []string{"drawn", "seat other", "seat drawn"}, []string{outside.Players[0].Name, outside.Players[1].Name, outside.Players[2].Name})
	for i := range outside.Players {
		outside.Players[i].Name = within.Players[i].Name
	}
	for i := range outside.Pairs {
		outside.Pairs[i].A, outside.Pairs[i].B = within.Pairs[i].A, within.Pairs[i].B
	}
	assert.Equal(t, within, outside)
	assert.Zero(t, outside.Table.Illegal)
	assert.Greater(t, outside.Table.Declared, 30)
}

func TestReportsReadTheSame(t *testing.T) {
	e := func(x float64) *float64 { return &x }
	played := Performance{
		Declared: 5, DeclaredShare: e(5. / 6), WonShare: e(0.8), GrandShare: e(0.2), OverbidShare: e(0.2), Illegal: 2, Late: 1,
		MeanThinking: 0.125, WorstThinking: 12,
	}
	list := []Contract{{"D", 4, e(1), e(68)}, {"GHS", 1, e(0), e(-434)}}
	all := append(list[:2:2], Contract{"R", 1, nil, e(-12)})
	role := Role{Games: 5, WonShare: e(0.8), Points: Estimate{-1234.56, e(234.56)}, Average: e(-68.25)}
	nothing := Role{Points: Estimate{0, e(0)}}
	r := Report{
		Mode: ModeFixed, Deals: 2, Planned: 2, Games: 6, Seed: 1, Rotate: true, PassedIn: e(1. / 6), Table: played, Contracts: all,
		Players: []Player{
			{Name: "club", Points: Estimate{1018.44, e(33.21)}, Performance: Performance{Declared: 5, DeclaredShare: e(5. / 6), WonShare: e(0.8),
				GrandShare: e(0.2), OverbidShare: e(1)}, Declarer: role, Defender: nothing, Contracts: list},
			{Name: "expert:worlds=32", Points: Estimate{-0.01, e(0)}, Declarer: nothing, Defender: role, Contracts: all[2:]},
			{Name: "a program with a name of forty letters", Points: Estimate{-72, nil}, Performance: played, Declarer: nothing, Defender: nothing,
				Contracts: []Contract{}, FirstIllegal: "deal 1, forehand, play: no idea"},
		},
		Pairs: []Pair{
			{"club", "expert:worlds=32", Estimate{1018.45, e(40)}, Estimate{-1234.56, e(1)}, Estimate{0, e(0)}, &Estimate{0.034, e(0.0123)}},
			{"club", "x", Estimate{1090.44, nil}, Estimate{}, Estimate{}, &Estimate{}},
			{"expert:worlds=32", "x", Estimate{72, e(3)}, Estimate{36, e(3)}, Estimate{36, e(3)}, &Estimate{-1, e(0)}},
		},
	}
	var text, object bytes.Buffer
	require.NoError(t, r.WriteText(&text))
	require.NoError(t, r.WriteDetails(&text))
	require.NoError(t, r.WriteJSON(&object))
	for name, got := range map[string]string{"report.txt": text.String(), "report.json": object.String()} {
		want, err := os.ReadFile(filepath.Join("testdata", name))
		require.NoError(t, err)
		assert.Equal(t, string(want), got, name)
	}
	for line := range strings.Lines(text.String()) {
		assert.LessOrEqual(t, utf8.RuneCountInString(line), 80+1, line)
	}
	var again Report
	require.NoError(t, json.Unmarshal(object.Bytes(), &again))
	assert.Equal(t, r, again)
}
