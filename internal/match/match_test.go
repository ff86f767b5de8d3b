package match_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func newMatch(t require.TestingT, s match.Settings, seed uint64) *match.Match {
	m, err := match.New(s, seed, people(s.Table))
	require.NoError(t, err)
	return m
}

// These deals end the same way whatever the cards are; middlehand plays them.
const (
	passedIn     = "1 p 2 p 0 p"
	lost         = "1 18 0 p 2 p 1 hand 1 DH 1 concede"
	won          = "1 18 0 p 2 p 1 hand 1 DH 0 RE"
	grandHandWon = "1 18 0 p 2 p 1 hand 1 GH 0 RE"
)

// act applies actions, written as seat and token, to the current deal.
func act(t require.TestingT, m *match.Match, actions string) {
	words := strings.Fields(actions)
	for i := 0; i+1 < len(words); i += 2 {
		a, err := skat.ParseAction(words[i], words[i+1])
		require.NoError(t, err)
		require.NoError(t, m.Apply(a), actions)
	}
}

// drawSettings draws any rule set that makes sense, for a short match.
func drawSettings(t *rapid.T) match.Settings {
	s := match.Settings{
		Table: rapid.IntRange(3, 4).Draw(t, "table"), Deals: rapid.IntRange(1, 6).Draw(t, "deals"),
		Valuation:  rapid.SampledFrom([]skat.Valuation{skat.Plain, skat.ISkO}).Draw(t, "valuation"),
		Tournament: rapid.Bool().Draw(t, "tournament"),
		Kontra:     rapid.SampledFrom([]skat.KontraRule{skat.KontraOff, skat.KontraAny, skat.KontraHeld18}).Draw(t, "kontra"),
		Ramsch:     rapid.Bool().Draw(t, "ramsch"),
		Rated:      rapid.Bool().Draw(t, "rated"),
	}
	s.Bock.LostWith60, s.Bock.GrandHandWon = rapid.Bool().Draw(t, "60"), rapid.Bool().Draw(t, "Grand Hand")
	s.Bock.LostKontra = s.Kontra != skat.KontraOff && rapid.Bool().Draw(t, "lost under Kontra")
	if s.Ramsch && rapid.Bool().Draw(t, "skat in Ramsch") {
		s.RamschSkat = skat.SkatToLoser
	}
	s.Schiebe = s.Ramsch && rapid.Bool().Draw(t, "schieberamsch")
	return s
}

// step deals, or does a legal action by chance in the current deal, with fewer
// calls than chance would make, and now and then one that ends the deal.
func step(t require.TestingT, m *match.Match, rng *rand.Rand) {
	if m.DealOver() {
		require.NoError(t, m.Next())
		return
	}
	v := m.View(m.ToMove())
	legal := v.Legal()
	a := legal[rng.IntN(len(legal))]
	if v.Phase() == skat.PhaseAuction && rng.IntN(4) > 0 {
		a = legal[len(legal)-1] // pass
		if v.Bid() == 0 && rng.IntN(2) > 0 {
			a = legal[0] // call 18
		}
	}
	if v.Phase() == skat.PhasePlay && v.Declarer() != skat.NoSeat && rng.IntN(20) == 0 {
		switch rng.IntN(3) {
		case 0:
			a = skat.Resign(v.Seat)
		case 1:
			a = skat.Concede(v.Declarer())
		case 2:
			if m.Apply(skat.Claim(v.Seat)) == nil {
				return
			}
		}
	}
	if a.Kind == skat.KindConcede && m.Apply(a) != nil { // refused in this trick already
		a = legal[0]
	} else if a.Kind == skat.KindConcede {
		return
	}
	require.NoError(t, m.Apply(a))
}

// drawMatch plays a random match to its end and calls each after every step.
func drawMatch(t *rapid.T, s match.Settings, each func(*match.Match)) *match.Match {
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	m := newMatch(t, s, rng.Uint64())
	for !m.Over() {
		step(t, m, rng)
		each(m)
	}
	return m
}

func TestTheCourseOfAMatch(t *testing.T) {
	s := match.Defaults(match.Standard)
	s.Deals = 2
	m := newMatch(t, s, 5)
	assert.Equal(t, s, m.Settings())
	assert.Equal(t, uint64(5), m.Seed())
	assert.Equal(t, people(3), m.Players())
	assert.Equal(t, 1, m.Number())
	assert.False(t, m.DealOver())
	assert.False(t, m.Practice())

	// Middlehand has the first word; the player who sits there must speak.
	assert.Equal(t, m.Seating().Player(skat.Middlehand), m.ToMove())
	for player := range 3 {
		v := m.View(player)
		assert.Equal(t, m.Seating().Seat(player), v.Seat)
		assert.Equal(t, match.Layout(5, 1).Hands[v.Seat.Index()], v.Hand)
	}
	spectator := m.View(-1)
	assert.Equal(t, skat.NoSeat, spectator.Seat)
	assert.Zero(t, spectator.Hand)

	_, err := m.Deal(1)
	require.EqualError(t, err, "deal 1 is being played")
	require.EqualError(t, m.Next(), "deal 1 is being played")
	before := m.Save()
	illegal := (*skat.IllegalError)(nil)
	require.ErrorAs(t, m.Apply(skat.Hold(skat.Rearhand)), &illegal)
	require.Equal(t, before, m.Save(), "what is illegal changes nothing")

	act(t, m, passedIn)
	assert.True(t, m.DealOver())
	assert.False(t, m.Over(), "a passed-in deal is one of the match's deals, here of two")
	assert.Equal(t, -1, m.ToMove())
	d, err := m.Deal(1)
	require.NoError(t, err)
	assert.Equal(t, match.Layout(5, 1), d.Layout())
	assert.Equal(t, skat.PassedIn, d.Result().Outcome)

	require.NoError(t, m.Next())
	assert.Equal(t, 2, m.Number())
	assert.Equal(t, match.Layout(5, 2).String(), m.Line())
	act(t, m, lost)
	assert.True(t, m.Over())
	require.EqualError(t, m.Next(), "the match of 2 deals is over")
	for _, n := range []int{-1, 0, 3} {
		_, err = m.Deal(n)
		require.ErrorContains(t, err, "want 1 to 2")
	}
}

func TestNewSaysWhatIsWrong(t *testing.T) {
	_, err := match.New(match.Settings{Table: 5, Deals: 1}, 1, people(4))
	require.EqualError(t, err, "table of 5: want 3 or 4 players")
	_, err = match.New(match.Defaults(match.Standard), 1, people(4))
	require.EqualError(t, err, "4 players: want 3")
	four := match.Defaults(match.Tournament)
	four.Table = 4
	_, err = match.New(four, 1, people(3))
	require.EqualError(t, err, "3 players: want 4")
}

// Who changes what Players returned, or what New was given, changes no match.
func TestPlayersAreItsOwn(t *testing.T) {
	given := append([]match.Player(nil), people(3)...)
	m, err := match.New(match.Defaults(match.Standard), 1, given)
	require.NoError(t, err)
	given[0].Name = "Eve"
	m.Players()[1].Name = "Eve"
	assert.Equal(t, people(3), m.Players())
}

// Bots draw other chances in each deal and at each place, and the same ones
// when the match is repeated.
func TestBotSeeds(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(3) {
		m, again := newMatch(t, match.Defaults(match.Standard), seed), newMatch(t, match.Defaults(match.Standard), seed)
		for range 12 {
			for player := range 3 {
				require.Equal(t, m.BotSeed(player), again.BotSeed(player))
				require.False(t, seen[m.BotSeed(player)])
				seen[m.BotSeed(player)] = true
			}
			for _, m := range []*match.Match{m, again} {
				act(t, m, passedIn)
				if !m.Over() {
					require.NoError(t, m.Next())
				}
			}
		}
	}
}
