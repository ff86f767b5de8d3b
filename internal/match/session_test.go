package match_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

var twoPlayers = [2]match.Player{{Name: "Ada"}, {Name: "Bot", Bot: "club"}}

func session(t testing.TB, s match.SessionSettings, seed uint64) *match.Session {
	t.Helper()
	m, err := match.NewSession(s, seed, twoPlayers)
	require.NoError(t, err)
	return m
}

// playSessionDeal plays the current deal at random to its end.
func playSessionDeal(t require.TestingT, m *match.Session, rng *rand.Rand) {
	for !m.DealOver() {
		v := m.View(m.ToMove())
		legal := v.Legal()
		require.NoError(t, m.Apply(legal[rng.IntN(len(legal))]))
	}
}

// Section 11, 7: the dealer changes each deal.
func TestSessionDealerChanges(t *testing.T) {
	first := map[int]bool{}
	for seed := range uint64(20) {
		m := session(t, match.SessionSettings{}, seed)
		first[m.Dealer(1)] = true
		rng := rand.New(rand.NewPCG(seed, 9))
		for n := 1; n <= 4; n++ {
			assert.Equal(t, n, m.Number())
			assert.Equal(t, (m.Dealer(1)+n-1)%2, m.Dealer(n))
			assert.Equal(t, 1-m.Dealer(n), m.ToMove(), "forehand, who did not deal, names the game")
			for p := range 2 {
				v := m.View(p)
				assert.Equal(t, m.Seat(n, p), v.Seat)
				assert.Equal(t, p, m.Player(n, v.Seat))
			}
			playSessionDeal(t, m, rng)
			assert.Equal(t, -1, m.ToMove())
			d, err := m.Deal(n)
			require.NoError(t, err)
			assert.Equal(t, match.SessionLayout(seed, n), d.Layout())
			require.NoError(t, m.Next())
		}
	}
	assert.Len(t, first, 2, "the first dealer is drawn")
	m := session(t, match.SessionSettings{}, 1)
	assert.Equal(t, offizier.NoSeat, m.Seat(1, 2))
	assert.Equal(t, -1, m.Player(1, offizier.NoSeat))
	v := m.View(-1)
	assert.Zero(t, v.Hand)
	assert.Empty(t, v.Legal())
}

// The sheet adds up, whoever sits where.
func TestSessionSheet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		m, err := match.NewSession(match.SessionSettings{Kontra: offizier.KontraDouble}, seed, twoPlayers)
		require.NoError(t, err)
		rng := rand.New(rand.NewPCG(seed, 1))
		deals := rapid.IntRange(1, 8).Draw(t, "deals")
		for n := range deals {
			if n > 0 {
				require.NoError(t, m.Next())
			}
			playSessionDeal(t, m, rng)
		}
		sheet := m.Sheet()
		require.Len(t, sheet.Rows, deals)
		var totals, won [2]int
		for i, row := range sheet.Rows {
			d, err := m.Deal(i + 1)
			require.NoError(t, err)
			r := d.Result()
			require.Equal(t, i+1, row.Deal)
			require.Equal(t, m.Dealer(i+1), row.Dealer)
			require.Equal(t, 120, row.Points[0]+row.Points[1])
			require.Equal(t, 1-row.Dealer, row.Declarer, "nobody takes over where Kontra doubles")
			for p := range 2 {
				score := r.Score[m.Seat(i+1, p).Index()]
				require.Equal(t, score, row.Score[p])
				totals[p] += score
				if row.Winner == p {
					won[p]++
					require.Positive(t, score)
				}
			}
			require.Equal(t, totals, row.Totals)
			require.Equal(t, won, row.Won)
		}
		require.Equal(t, totals, sheet.Totals)
		require.Equal(t, won, sheet.Won)
		require.Equal(t, deals, won[0]+won[1]+sheet.Drawn)
		switch leader := sheet.Leader(); leader {
		case -1:
			require.Equal(t, totals[0], totals[1])
		default:
			require.Greater(t, totals[leader], totals[1-leader])
		}
		require.False(t, m.Over(), "any number of deals may follow")
	})
}

// A session ends when it is decided, and not before.
func TestSessionLength(t *testing.T) {
	for _, s := range []match.SessionSettings{
		{Length: match.BestOf, Target: 1},
		{Length: match.BestOf, Target: 5},
		{Length: match.ToPoints, Target: 1},
		{Length: match.ToPoints, Target: 60},
	} {
		for seed := range uint64(30) {
			m := session(t, s, seed)
			rng := rand.New(rand.NewPCG(seed, 2))
			playSessionDeal(t, m, rng)
			for !m.Over() {
				sheet := m.Sheet()
				assert.False(t, reached(s, sheet, 0) || reached(s, sheet, 1), "it goes on though it is decided")
				require.NoError(t, m.Next())
				assert.False(t, m.Over())
				playSessionDeal(t, m, rng)
			}
			sheet := m.Sheet()
			require.NotEqual(t, -1, sheet.Leader())
			assert.True(t, reached(s, sheet, sheet.Leader()))
			assert.False(t, reached(s, sheet, 1-sheet.Leader()))
			assert.ErrorContains(t, m.Next(), "the session is decided after")
		}
	}
}

func reached(s match.SessionSettings, sheet match.SessionSheet, player int) bool {
	if s.Length == match.BestOf {
		return 2*sheet.Won[player] > s.Target
	}
	return sheet.Totals[player] >= s.Target
}

// A draw decides nothing: a best of one goes on after 60:60.
func TestSessionDrawIsPlayedAgain(t *testing.T) {
	for seed := uint64(0); ; seed++ {
		m := session(t, match.SessionSettings{Length: match.BestOf, Target: 1}, seed)
		playSessionDeal(t, m, rand.New(rand.NewPCG(seed, 3)))
		if sheet := m.Sheet(); sheet.Drawn == 1 {
			assert.Equal(t, -1, sheet.Rows[0].Winner)
			assert.False(t, m.Over())
			assert.NoError(t, m.Next())
			return
		}
	}
}

func TestSessionSettingsThatMakeNoSense(t *testing.T) {
	for want, s := range map[string]match.SessionSettings{
		"length 3: want any number of deals, best of or to points": {Length: 3},
		"target 5: any number of deals has none":                   {Target: 5},
		"best of 4: want an odd number from 1 to 239":              {Length: match.BestOf, Target: 4},
		"best of 0: want an odd number from 1 to 239":              {Length: match.BestOf},
		"to 0 points: want 1 to 9999":                              {Length: match.ToPoints},
		"kontra 2: want takeover or double":                        {Kontra: 2},
	} {
		_, err := match.NewSession(s, 1, twoPlayers)
		assert.EqualError(t, err, want)
	}
}

func TestSessionUndo(t *testing.T) {
	m := session(t, match.SessionSettings{}, 5)
	fore, dealer := 1-m.Dealer(1), m.Dealer(1)
	assert.False(t, m.Undo(fore), "nothing to take back")
	assert.False(t, m.Undo(7))
	v := m.View(fore)
	require.NoError(t, m.Apply(v.Legal()[0]))
	assert.False(t, m.Undo(dealer), "the dealer has decided nothing")
	require.NoError(t, m.Apply(offizier.Kontra(offizier.Dealer)))
	before := m.Line()
	v = m.View(fore)
	require.NoError(t, m.Apply(v.Legal()[0]))
	v = m.View(dealer)
	require.NoError(t, m.Apply(v.Legal()[0]))
	assert.False(t, m.Practice())
	require.True(t, m.Undo(fore))
	assert.Equal(t, before, m.Line(), "the answer is taken back too")
	assert.True(t, m.Practice())
	require.True(t, m.Undo(fore))
	v = m.View(fore)
	assert.Equal(t, offizier.PhaseName, v.Phase())
}

// Saved at any moment and restored, a session is exactly there again.
func TestSessionSaved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		m, err := match.NewSession(match.SessionSettings{Length: match.ToPoints, Target: 40, Kontra: offizier.KontraDouble}, seed, twoPlayers)
		require.NoError(t, err)
		rng := rand.New(rand.NewPCG(seed, 4))
		for range rapid.IntRange(0, 200).Draw(t, "steps") {
			if m.DealOver() {
				if m.Over() {
					break
				}
				require.NoError(t, m.Next())
			}
			v := m.View(m.ToMove())
			legal := v.Legal()
			require.NoError(t, m.Apply(legal[rng.IntN(len(legal))]))
		}
		if rapid.Bool().Draw(t, "undo") {
			m.Undo(rapid.IntRange(0, 1).Draw(t, "who"))
		}
		text, err := json.Marshal(m.Save())
		require.NoError(t, err)
		var saved match.SavedSession
		require.NoError(t, json.Unmarshal(text, &saved))
		again, err := match.RestoreSession(saved)
		require.NoError(t, err)
		require.Equal(t, m, again)
	})
}

func TestDamagedSessions(t *testing.T) {
	m := session(t, match.SessionSettings{Length: match.BestOf, Target: 1}, 1)
	unfinished := m.Line()
	playSessionDeal(t, m, rand.New(rand.NewPCG(1, 5)))
	require.True(t, m.Over())
	sound := m.Save()
	for want, damage := range map[string]func(*match.SavedSession){
		"best of 2":                   func(s *match.SavedSession) { s.Settings.Target = 2 },
		"first dealer 2: want 0 or 1": func(s *match.SavedSession) { s.First = 2 },
		"0 deals: want 1":             func(s *match.SavedSession) { s.Deals = nil },
		"deal 1: layout":              func(s *match.SavedSession) { s.Deals[0] = "CJ" },
		"deal 1 is not over or":       func(s *match.SavedSession) { s.Deals = []string{unfinished, unfinished} },
		"decided the session":         func(s *match.SavedSession) { s.Deals = append(s.Deals, unfinished) },
	} {
		s := sound
		s.Deals = append([]string(nil), sound.Deals...)
		damage(&s)
		_, err := match.RestoreSession(s)
		assert.ErrorContains(t, err, want)
	}
}

// Cards are shown when the deal is over, and the log holds the deals that are.
func TestSessionLog(t *testing.T) {
	m := session(t, match.SessionSettings{Schneider: offizier.Schneider30}, 8)
	_, err := m.Deal(1)
	assert.EqualError(t, err, "deal 1 is being played")
	_, err = m.Deal(2)
	assert.EqualError(t, err, "deal 2: want 1 to 1")
	assert.EqualError(t, m.Next(), "deal 1 is being played")
	assert.Empty(t, m.Log())
	rng := rand.New(rand.NewPCG(8, 6))
	playSessionDeal(t, m, rng)
	require.NoError(t, m.Next())
	playSessionDeal(t, m, rng)
	require.NoError(t, m.Next())
	text := m.Log()
	deals, err := offizier.ParseLog(text)
	require.NoError(t, err)
	var want []offizier.Deal
	for n := 1; n <= 2; n++ {
		d, err := m.Deal(n)
		require.NoError(t, err)
		want = append(want, d)
	}
	assert.Equal(t, want, deals)
	dealer := twoPlayers[m.Dealer(2)].Name
	assert.Contains(t, text, "# deal 2, forehand "+twoPlayers[1-m.Dealer(2)].Name+", dealer "+dealer+"\noffiziersskat takeover draw 30\n")
}

// What a bot draws from depends on seed, deal and player alone.
func TestSessionBotSeed(t *testing.T) {
	m, same, other := session(t, match.SessionSettings{}, 5), session(t, match.SessionSettings{}, 5), session(t, match.SessionSettings{}, 6)
	assert.Equal(t, m.BotSeed(0), same.BotSeed(0))
	assert.NotEqual(t, m.BotSeed(0), m.BotSeed(1))
	assert.NotEqual(t, m.BotSeed(0), other.BotSeed(0))
	before := m.BotSeed(1)
	playSessionDeal(t, m, rand.New(rand.NewPCG(1, 7)))
	require.NoError(t, m.Next())
	assert.NotEqual(t, before, m.BotSeed(1))
}

func TestPlayerLabel(t *testing.T) {
	for want, p := range map[string]match.Player{
		"you": {}, "Ada Lovelace": {Name: " Ada\n Lovelace "}, "club": {Bot: "club"}, "Abel": {Name: "Abel", Bot: "club"},
	} {
		assert.Equal(t, want, p.Label())
	}
}
