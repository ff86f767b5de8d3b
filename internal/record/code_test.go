package record_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
)

// Codes are given to other people: the same deal has the same one for ever.
func TestDealCode(t *testing.T) {
	for _, row := range []struct {
		name, actions string
		rules         skat.Rules
		code          string
	}{
		{"to be bid", "", skat.Rules{Kontra: skat.KontraAny}, worldCode},
		{"in the auction", " 1 18 0 y", skat.Rules{Valuation: skat.ISkO}, worldCode + ":1 18 0 y"},
		{"discards, a card", " 1 p 2 p 0 18 0 s 0 D7.C8 0 G 0 CJ", skat.Rules{Valuation: skat.ISkO}, worldCode + ":1 p 2 p 0 18 0 s 0 C8.D7 0 G 0 CJ"},
		{"other rules", " 1 p 2 p 0 18 0 hand 0 GH 1 kontra", skat.Rules{Kontra: skat.KontraAny, Bock: true},
			worldCode + ":plain kontra bock 1 p 2 p 0 18 0 hand 0 GH 1 kontra"},
	} {
		d, err := skat.ParseDeal(world+row.actions, row.rules)
		require.NoError(t, err, row.name)
		assert.Equal(t, row.code, record.DealCode(&d), row.name)
		again, err := record.ParseCode(row.code, row.rules)
		require.NoError(t, err, row.name)
		assert.True(t, d == again, row.name)
	}
	empty := skat.Deal{}
	assert.Equal(t, "?", record.DealCode(&empty))
}

const worldCode = "S2E82WNWJ0NMD"

func TestDealCodeAsPeopleWriteIt(t *testing.T) {
	want, err := record.ParseCode(worldCode, skat.Rules{})
	require.NoError(t, err)
	for _, text := range []string{
		strings.ToLower(worldCode), worldCode[:5] + "-" + worldCode[5:9] + "-" + worldCode[9:], " " + worldCode + " \n",
		strings.NewReplacer("0", "o", "1", "l").Replace(worldCode),
	} {
		got, err := record.ParseCode(text, skat.Rules{})
		require.NoError(t, err, text)
		assert.True(t, want == got, text)
	}
	got, err := record.ParseCode(worldCode+":", skat.Rules{})
	require.NoError(t, err)
	assert.Equal(t, skat.Rules{Valuation: skat.ISkO}, got.Rules(), "a colon says that the rules are the server's")
}

func TestWhatIsNoDealCode(t *testing.T) {
	for text, want := range map[string]string{
		"":                                `deal code "": want one that begins with S`,
		"O" + worldCode[1:]:               `want one that begins with S`,
		worldCode[:12]:                    `want S and 12 digits`,
		"SU" + worldCode[2:]:              `"U" is no digit of one`,
		worldCode[:12] + "E":              `a digit is wrong`,
		worldCode + ":queens 1 18":        `deal code, rules: "queens": want any of plain, kontra,`,
		worldCode + ":1 18 0":             `"0" stands alone, want a seat and an action`,
		worldCode + ":1 18 0 what":        `deal, action 2: action "what": want a bid,`,
		worldCode + ":1 18 0 p 2 p 0 s":   `deal, action 4: 0 s: middlehand is to move`,
		worldCode + ":1 p 2 p 0 p 0 push": `deal, action 4: 0 push: the deal is over`,
	} {
		_, err := record.ParseCode(text, skat.Rules{})
		require.Error(t, err, text)
		assert.ErrorContains(t, err, want)
		var bad *record.CodeError
		require.ErrorAs(t, err, &bad)
		assert.Equal(t, text, bad.Text)
		var illegal *skat.IllegalError
		assert.Equal(t, strings.Contains(want, "0 s") || strings.Contains(want, "push"), errors.As(err, &illegal), text)
	}
}

// Whatever is played and wherever it stops, its code gives the deal back.
func TestTheCodeOfAnyDealGivesTheDealBack(t *testing.T) {
	for seed := range uint64(500) {
		d := playSome(t, seed)
		again, err := record.ParseCode(record.DealCode(&d), d.Rules())
		require.NoError(t, err)
		require.True(t, d == again, "want %s\ngot  %s", d.String(), again.String())
	}
}

// No text makes it panic, and what it reads it writes again.
func FuzzCode(f *testing.F) {
	for seed := range uint64(20) {
		d := playSome(f, seed)
		f.Add(record.DealCode(&d))
	}
	f.Add("s2e83-d7jwn-9ze:1 18 0 Y")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := record.ParseCode(text, skat.Rules{})
		if err != nil {
			var bad *record.CodeError
			require.ErrorAs(t, err, &bad)
			require.NotEmpty(t, err.Error())
			return
		}
		again, err := record.ParseCode(record.DealCode(&d), d.Rules())
		require.NoError(t, err)
		require.True(t, d == again)
	})
}
