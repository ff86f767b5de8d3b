package bot_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// someRules runs through the settings of a deal.
func someRules(i uint64) skat.Rules {
	return skat.Rules{
		Valuation: skat.Valuation(i % 2), Kontra: skat.KontraRule(i % 3), Ramsch: i%5 < 3, Schieberamsch: i%5 == 0,
		RamschSkat: skat.RamschSkat(i / 2 % 2), Bock: i%7 == 0,
	}
}

// play plays a deal to the end. Now and then a random legal action comes in
// place of a player's, so that all sorts of positions arise; and where Ramsch
// is on, in every second deal everybody passes.
func play(t *testing.T, rng *rand.Rand, rules skat.Rules, players [3]bot.Player, odd int, each func(*skat.Deal, skat.View, skat.Action)) skat.Deal {
	d := skat.New(skat.DealPack(skat.Shuffle(rng)), rules)
	allPass := rules.Ramsch && rng.IntN(2) == 0
	for d.Phase() != skat.PhaseDone {
		v := d.View(d.ToMove())
		a, err := players[v.Seat.Index()].Act(context.Background(), v)
		require.NoError(t, err)
		if each != nil {
			each(&d, v, a)
		}
		next := d
		require.NoError(t, next.Apply(a), "%s", d.String())
		if odd > 0 && rng.IntN(odd) == 0 {
			legal := d.Legal(v.Seat)
			// Of the bids only the next one, so that auctions stay low.
			if a = legal[rng.IntN(len(legal))]; a.Kind == skat.KindBid {
				a = legal[0]
			}
			if v.Phase() == skat.PhasePlay && v.CanConcede() && v.Hand.Len() < 9 && rng.IntN(4) == 0 {
				a = skat.Concede(v.Seat)
			}
			require.NoError(t, d.Apply(a))
			continue
		}
		if allPass && d.Phase() == skat.PhaseAuction {
			require.NoError(t, d.Apply(skat.Pass(v.Seat)))
			continue
		}
		d = next
	}
	return d
}

func TestEveryActionIsLegal(t *testing.T) {
	for level, deals := range map[string]uint64{"novice": 450, "club": 450, "expert:worlds=1": 45} {
		t.Run(level, func(t *testing.T) {
			t.Parallel()
			p, err := bot.New(level, 3)
			require.NoError(t, err)
			seen := map[skat.Phase]int{}
			for i := range deals {
				odd := []int{0, 4, 12}[i%3]
				play(t, rand.New(rand.NewPCG(11, i)), someRules(i), [3]bot.Player{p, p, p}, odd, func(d *skat.Deal, v skat.View, _ skat.Action) {
					seen[v.Phase()]++
				})
			}
			for phase := skat.PhaseAuction; phase < skat.PhaseDone; phase++ {
				assert.NotZero(t, seen[phase], "phase %v never came", phase)
			}
		})
	}
}

func TestActRefusesWhatIsNotItsTurn(t *testing.T) {
	d := skat.New(skat.DealPack(skat.Shuffle(rand.NewPCG(1, 1))), skat.Rules{})
	for _, level := range bot.Levels() {
		p, err := bot.New(level, 1)
		require.NoError(t, err)
		for name, v := range map[string]skat.View{
			"zero View": {}, "spectator": d.View(skat.NoSeat), "another seat": d.View(skat.Rearhand),
		} {
			a, err := p.Act(context.Background(), v)
			assert.Error(t, err, "%s, %s", level, name)
			assert.Zero(t, a, "%s, %s", level, name)
		}
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		_, err = p.Act(ctx, d.View(d.ToMove()))
		assert.ErrorIs(t, err, context.Canceled, level)
	}
}

func TestNewKnowsItsLevels(t *testing.T) {
	for _, level := range bot.Levels() {
		p, err := bot.New(level, 1)
		require.NoError(t, err)
		assert.NotNil(t, p)
	}
	_, err := bot.New("grandmaster", 1)
	assert.ErrorContains(t, err, `"grandmaster": want one of novice, club, expert`)
}
