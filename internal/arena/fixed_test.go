package arena

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
)

// onlooker plays like drawn and keeps, by the cards dealt to it, what was done
// before the first card.
type onlooker struct {
	drawn
	asked  *[]skat.Phase
	before map[skat.Cards][][]skat.Action
}

func (p onlooker) Act(ctx context.Context, v skat.View) (skat.Action, error) {
	*p.asked = append(*p.asked, v.Phase())
	if v.Tricks() == 0 {
		list := v.Actions()
		p.before[v.Dealt] = append(p.before[v.Dealt], list[:len(list)-v.Trick().Len()])
	}
	return p.drawn.Act(ctx, v)
}

// fixedConfig has the contracts made by Club.
func fixedConfig(seats ...string) Config {
	c := config(seats...)
	c.Contract, c.Rotate = bot.NewClub, true
	return c
}

// In fixed mode the players are asked for cards only, and what a chair knows
// before the first card is the same in every seating.
func TestFixedModeGivesTheSameContractInEverySeating(t *testing.T) {
	c := fixedConfig("drawn", "other", "fallback")
	c.Referee.Rules.Kontra = skat.KontraAny
	c.Workers, c.Deals = 1, 20
	var asked []skat.Phase
	before := map[skat.Cards][][]skat.Action{}
	c.Level = func(_ string, seed uint64) (bot.Player, error) { return onlooker{drawn{seed}, &asked, before}, nil }
	r := run(t, c)
	assert.Equal(t, ModeFixed, r.Mode)
	assert.Greater(t, r.Table.Declared, 40)
	require.NotEmpty(t, asked)
	for _, phase := range asked {
		require.Contains(t, []skat.Phase{skat.PhasePlay, skat.PhaseConcession}, phase)
	}
	for _, lists := range before {
		require.Len(t, lists, 3, "one a seating")
		require.Equal(t, lists[0], lists[1])
		require.Equal(t, lists[0], lists[2])
	}
	for _, p := range r.Players {
		assert.Equal(t, r.Table.Declared/3, p.Declared, "each declares every game once")
		assert.Equal(t, r.Players[0].Contracts[0].Games, p.Contracts[0].Games)
	}
}

func TestInFixedModeAPlayerDoesNotDifferFromItself(t *testing.T) {
	for name, rules := range map[string]skat.Rules{
		"tournament": {Valuation: skat.ISkO}, "pub": {Valuation: skat.ISkO, Kontra: skat.KontraAny, Ramsch: true, Schieberamsch: true},
	} {
		c := fixedConfig("drawn", "drawn", "drawn")
		c.Referee.Rules = rules
		r := run(t, c)
		for _, p := range r.Pairs {
			zero := Estimate{Error: new(0.0)}
			assert.Equal(t, Pair{p.A, p.B, zero, zero, zero, &zero}, p, name)
		}
		assert.NotZero(t, *r.Players[0].Points.Error)
	}
}

func TestInFixedModeWorkersDoNotChangeTheResult(t *testing.T) {
	c := fixedConfig("drawn", "other", "fallback")
	c.Workers = 1
	alone := run(t, c)
	assert.NotZero(t, alone.Pairs[0].WonShare.Mean)
	c.Workers = 5
	assert.Equal(t, alone, run(t, c))

	c.Rotate = false
	assert.Nil(t, run(t, c).Pairs[0].WonShare, "in one seating they declare different games")
}

// What the pair's won share means, by hand: in one deal the first wins the
// game and the second loses it, in the other both lose it.
func TestTheWonShareComparesTheSameGames(t *testing.T) {
	seating := func(wins ...bool) *deal {
		d := &deal{}
		for i, won := range wins {
			d.games = append(d.games, game{contract: "G", declarer: i, won: won})
		}
		return d
	}
	c := fixedConfig("a", "b", "c")
	r := newReport(c, [3]string{"a", "b", "c"}, []*deal{seating(true, false, true), seating(false, false, true)})
	assert.Equal(t, Estimate{0.5, new(0.5)}, *r.Pairs[0].WonShare)  // 1 and 0
	assert.Equal(t, Estimate{-0.5, new(0.5)}, *r.Pairs[1].WonShare) // 0 and −1
	assert.Equal(t, Estimate{-1, new(0.0)}, *r.Pairs[2].WonShare)
}
