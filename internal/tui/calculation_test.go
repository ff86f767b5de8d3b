package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// The breakdowns of RULES.md, sections 7 and 8, in both languages.
func TestCalculationsReadAsPlayersSayThem(t *testing.T) {
	contract := func(code string) skat.Contract {
		c, err := skat.ParseContract(code)
		require.NoError(t, err)
		return c
	}
	for _, c := range []struct {
		k      skat.Calculation
		en, de string
	}{
		{
			skat.Calculation{Contract: contract("H"), Bid: 20, Matadors: -2, Schneider: true, Multiplier: 4, Value: 40, Price: 40, Won: true, Score: 40},
			"without 2, game 3, Schneider 4 × Hearts 10 = 40",
			"ohne 2, Spiel 3, Schneider 4 × Herz 10 = 40",
		},
		{
			skat.Calculation{Contract: contract("GHS"), Bid: 96, Matadors: 3, Schneider: true, Multiplier: 7, Value: 168, Price: 168, Won: true, Score: 168},
			"with 3, game 4, Hand 5, Schneider 6, Schneider announced 7 × Grand 24 = 168",
			"mit 3, Spiel 4, Hand 5, Schneider 6, Schneider angesagt 7 × Grand 24 = 168",
		},
		{
			skat.Calculation{Contract: contract("G"), Bid: 48, Matadors: 1, Multiplier: 2, Value: 48, Price: 48, Score: -96},
			"with 1, game 2 × Grand 24 = 48, lost × −2 = −96",
			"mit 1, Spiel 2 × Grand 24 = 48, verloren × −2 = −96",
		},
		{
			skat.Calculation{
				Contract: contract("C"), Bid: 30, Matadors: 1, Multiplier: 2, Value: 24, Overbid: true,
				Price: 36, PriceBase: 12, PriceMultiplier: 3, Score: -72,
			},
			"with 1, game 2 × Clubs 12 = 24, overbid (bid 30), counted as 3 × 12 = 36, lost × −2 = −72",
			"mit 1, Spiel 2 × Kreuz 12 = 24, überreizt (Gebot 30), zählt als 3 × 12 = 36, verloren × −2 = −72",
		},
		{
			skat.Calculation{Contract: contract("NOH"), Bid: 59, Value: 59, Price: 59, Won: true, Bock: true, Score: 118},
			"Null ouvert Hand = 59, Bock × 2 = +118",
			"Null ouvert Hand = 59, Bock × 2 = +118",
		},
		{
			skat.Calculation{
				Contract: contract("D"), Bid: 20, Matadors: 1, Multiplier: 2, Value: 18, Overbid: true, Price: 18, Kontra: true, Re: true, Score: -144,
			},
			"with 1, game 2 × Diamonds 9 = 18, overbid (bid 20), lost × −2, Kontra × 2, Re × 2 = −144",
			"mit 1, Spiel 2 × Karo 9 = 18, überreizt (Gebot 20), verloren × −2, Kontra × 2, Re × 2 = −144",
		},
	} {
		assert.Equal(t, c.en, calculationText(i18n.New("en"), c.k))
		assert.Equal(t, c.de, calculationText(i18n.New("de"), c.k))
	}
}

// The English text is the engine's own.
func TestCalculationsSayWhatTheEngineSays(t *testing.T) {
	for seed := range uint64(40) {
		m := testMatch(t, seed, 12)
		for n := range 12 {
			d, err := m.Deal(n + 1)
			require.NoError(t, err)
			if k := d.Result().Calculation; k.Contract.Game != skat.NoGame {
				want := strings.NewReplacer("= -", "= −", "priced", "counted as").Replace(k.String())
				assert.Equal(t, want, calculationText(i18n.New("en"), k))
			}
		}
	}
}

func TestContractsAreNamedInFull(t *testing.T) {
	for code, want := range map[string]string{
		"H": "Hearts", "GH": "Grand Hand", "SHS": "Spades Hand, Schneider announced", "CHZ": "Clubs Hand, Schwarz announced",
		"GO": "Grand Hand ouvert", "N": "Null", "NH": "Null Hand", "NO": "Null ouvert", "NOH": "Null ouvert Hand",
	} {
		c, err := skat.ParseContract(code)
		require.NoError(t, err)
		assert.Equal(t, want, contractText(i18n.New("en"), c), code)
	}
	assert.Equal(t, "Pik Hand, Schwarz angesagt", contractText(i18n.New("de"), skat.Contract{Game: skat.GameSpades, Hand: true, Schneider: true, Schwarz: true}))
	assert.Equal(t, "Ramsch", contractText(i18n.New("de"), skat.Contract{Game: skat.Ramsch}))
	assert.Empty(t, contractText(i18n.New("de"), skat.Contract{}))
}
