package appraisal

import (
	"math/rand/v2"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scrambled is a model of random entries.
func scrambled(rng *rand.Rand) *Model {
	m := NewModel()
	for k := range m.Tables {
		for o := range m.Tables[k] {
			for i := range m.Tables[k][o] {
				m.Tables[k][o][i] = float32(rng.IntN(1<<13)-1<<12) / steps
			}
		}
	}
	m.Keep()
	m.Tables[Null][Won][5]++
	m.Real[Grand][Won] = Calibration{Shift: 0.5, Slope: 0.75, Hand: -1, Seat: [3]float32{1, 2, 3}, Reach: [MaxReach]float32{4, 5, 6, 7, 8}}
	m.Passing[PassTwo][1] = Passed{0.5, 0.25, 30, 40}
	m.Origin = Origin{Seed: 7, Labels: 8}
	m.Compile()
	return m
}

// holding draws a hand for a game.
func holding(rng *rand.Rand) Holding {
	l := skat.DealPack(skat.Shuffle(rng))
	s := skat.SeatAt(rng.IntN(3))
	h := Holding{Kind: Kind(rng.IntN(int(NumKinds))), Seat: s, Ten: l.Hands[s.Index()], Laid: l.Skat, Hand: rng.IntN(4) == 0}
	if h.Kind == Suit {
		h.Suit = skat.Suits()[rng.IntN(4)]
	}
	return h
}

func TestCompiledTablesSayWhatTheTablesSay(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	m := scrambled(rng)
	for range 20_000 {
		h := holding(rng)
		for o := range NumOutcomes {
			require.InDelta(t, m.Direct(h, o), m.Logit(h, o), 1e-4, "%+v", h)
		}
	}
}

// Suits are equal: a hand with its suits permuted has the same chance.
func TestSuitsAreEqual(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	m := scrambled(rng)
	for range 2_000 {
		h := holding(rng)
		p := rng.Perm(4)
		move := func(cards skat.Cards) (to skat.Cards) {
			for i, s := range skat.Suits() {
				to |= skat.Cards(suitByte(cards, s)) << (8 * p[i])
			}
			return to
		}
		// Jacks have a rank among one another, so they stay where they are
		// trumps.
		q := h
		for i, s := range skat.Suits() {
			if s == h.Suit {
				q.Suit = skat.Suit(p[i] + 1)
			}
		}
		q.Ten, q.Laid = move(h.Ten), move(h.Laid)
		if h.Kind < Null {
			q.Ten = q.Ten&^skat.Jacks | h.Ten&skat.Jacks
			q.Laid = q.Laid&^skat.Jacks | h.Laid&skat.Jacks
		}
		require.InDelta(t, m.Logit(h, Won), m.Logit(q, Won), 1e-4, "%+v, %+v", h, q)
	}
}

func TestBestLayingIsTheBestOfAll(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 4))
	m := scrambled(rng)
	for range 300 {
		h := holding(rng)
		h.Hand = false
		twelve := h.Ten | h.Laid
		best := m.Lay(h, twelve)
		require.Equal(t, twelve, twelve|best.Laid)
		for _, l := range m.Layings(h, twelve, nil) {
			require.Equal(t, 2, l.Laid.Len())
			require.LessOrEqual(t, l.Logit, best.Logit)
			h.Ten, h.Laid = twelve&^l.Laid, l.Laid
			require.InDelta(t, m.Direct(h, Won), l.Logit, 1e-4)
		}
	}
}

func TestTrumpsAreLaidOnlyWhereNothingElseIsLeft(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 5))
	m := scrambled(rng)
	cards := func(text string) skat.Cards {
		c, err := skat.ParseCards(text)
		require.NoError(t, err)
		return c
	}
	h := Holding{Kind: Suit, Suit: skat.Clubs, Seat: skat.Forehand}
	l := m.Lay(h, cards("CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.HA"))
	assert.Equal(t, cards("SA.HA"), l.Laid)
	l = m.Lay(h, cards("CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.C7.HA"))
	assert.Equal(t, 2, l.Laid.Len())
}

func TestFileKeepsTheModel(t *testing.T) {
	m := scrambled(rand.New(rand.NewPCG(1, 6)))
	file := m.Encode()
	n, err := Decode(file)
	require.NoError(t, err)
	assert.Equal(t, m, n)
	assert.Equal(t, file, n.Encode())
	assert.Equal(t, m.Hash(), n.Hash())
	m.Tables[Null][Won][0] += 0.5
	assert.NotEqual(t, m.Hash(), n.Hash())

	for _, broken := range [][]byte{nil, file[:9], file[:len(file)-1], append(file, 0), append([]byte("skateva0"), file[8:]...)} {
		_, err := Decode(broken)
		assert.ErrorContains(t, err, "evaluation tables: ")
	}
}

// Fitted to what a model says, the tables say much the same.
func TestFitFindsWhatIsThere(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 7))
	truth, m := Primer(), NewModel()
	samples := make([]Sample, 0, 20_000)
	for len(samples) < cap(samples) {
		h := holding(rng)
		h.Kind, h.Suit = Grand, skat.NoSuit
		samples = append(samples, Sample{h, rng.Float64() < Chance(truth.Logit(h, Won))})
	}
	m.Fit(Grand, Won, samples, 15, 1)
	m.Compile()
	off, average := 0.0, 0.0
	for range 2_000 {
		h := holding(rng)
		h.Kind, h.Suit = Grand, skat.NoSuit
		p := Chance(truth.Logit(h, Won))
		off += (p - Chance(m.Logit(h, Won))) * (p - Chance(m.Logit(h, Won)))
		average += (p - 0.5) * (p - 0.5)
	}
	assert.Less(t, off, average/20)
}

func TestRivalsAreClassedByHowFarTheyWent(t *testing.T) {
	for _, c := range []struct{ rivals, highest, want int }{
		{0, 0, 0}, {1, 18, 1}, {1, 20, 1}, {1, 22, 2}, {1, 27, 2}, {1, 30, 3}, {1, 72, 3}, {2, 18, 4}, {2, 60, 4},
	} {
		assert.Equal(t, c.want, Reach(c.rivals, c.highest), "%+v", c)
	}
}

func TestNullCannotBeLost(t *testing.T) {
	for hand, want := range map[string]bool{
		"C7.C8.C9.S7.S8.S9.H7.H8.H9.D7": true,
		"C7.C9.CJ.S7.S9.H7.H9.HJ.D7.D9": true,
		"C7.C9.CJ.S7.S9.H7.H9.HJ.D8.D9": false,
		"C7.C9.CQ.S7.S9.H7.H9.HJ.D7.D9": false,
	} {
		c, err := skat.ParseCards(hand)
		require.NoError(t, err)
		assert.Equal(t, want, SafeNull(c), hand)
	}
}
