package skat_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// digits are those of a code.
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

var (
	skatSizes = []int{10, 10, 10, 2}
	allSingle = []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}
)

// groupsOf deals a pack in groups of these sizes.
func groupsOf(pack [32]skat.Card, sizes []int) []skat.Cards {
	var groups []skat.Cards
	at := 0
	for _, size := range sizes {
		groups = append(groups, skat.NewCards(pack[at:at+size]...))
		at += size
	}
	return groups
}

func TestCardsCodeReadsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sizes := rapid.SampledFrom([][]int{skatSizes, {32}, {1, 31}, {8, 8, 16}, allSingle}).Draw(t, "sizes")
		groups := groupsOf(skat.Shuffle(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1)), sizes)
		code := skat.CardsCode('S', groups)
		got, err := skat.ParseCardsCode('S', code, sizes)
		require.NoError(t, err)
		require.Equal(t, groups, got)
	})
}

// The first and the last deal there are.
func TestCardsCodeOfTheEnds(t *testing.T) {
	low := []skat.Cards{0x3FF, 0x3FF << 10, 0x3FF << 20, 3 << 30}
	high := []skat.Cards{0x3FF << 22, 0x3FF << 12, 0x3FF << 2, 3}
	assert.Equal(t, "S000000000000", skat.CardsCode('S', low))
	assert.Equal(t, "S2E83D7JWN9ZE", skat.CardsCode('S', high))
	var found []string
	for _, check := range digits {
		_, err := skat.ParseCardsCode('S', "SZZZZZZZZZZZ"+string(check), skatSizes)
		require.Error(t, err)
		if strings.HasSuffix(err.Error(), ": there are not so many deals") {
			found = append(found, string(check))
		}
	}
	assert.Len(t, found, 1, "the check digit is right, the number is not")
	assert.Equal(t, "?", skat.CardsCode('S', low[:3]), "the skat is missing")
	assert.Equal(t, "?", skat.CardsCode('S', []skat.Cards{low[0], low[0], low[2], low[3]}), "cards twice")
}

func TestCardsCodeAsPeopleWriteIt(t *testing.T) {
	code := skat.CardsCode('O', groupsOf(skat.Shuffle(rand.NewPCG(3, 1)), skatSizes))
	want, err := skat.ParseCardsCode('O', code, skatSizes)
	require.NoError(t, err)
	for _, written := range []string{
		strings.ToLower(code), code[:5] + "-" + code[5:9] + "-" + code[9:], "0" + code[1:],
		strings.NewReplacer("0", "o", "1", "l").Replace(code), strings.ReplaceAll(code, "1", "I"),
	} {
		got, err := skat.ParseCardsCode('O', written, skatSizes)
		require.NoError(t, err, written)
		assert.Equal(t, want, got)
	}
	for text, why := range map[string]string{
		"":              `deal code "": want one that begins with O`,
		"S":             `deal code "S": want one that begins with O`,
		"O0":            `deal code "O0": want O and 12 digits`,
		code + "0":      `deal code "` + code + `0": want O and 12 digits`,
		"OU" + code[2:]: `deal code "OU` + code[2:] + `": "U" is no digit of one`,
	} {
		_, err := skat.ParseCardsCode('O', text, skatSizes)
		assert.EqualError(t, err, why)
	}
}

// Every single wrong digit is found, and every two that changed places.
func TestCardsCodeFindsSlips(t *testing.T) {
	code := skat.CardsCode('S', groupsOf(skat.Shuffle(rand.NewPCG(4, 1)), allSingle))
	for i := 1; i < len(code); i++ {
		for _, d := range digits {
			wrong := code[:i] + string(d) + code[i+1:]
			_, err := skat.ParseCardsCode('S', wrong, allSingle)
			assert.Equal(t, wrong == code, err == nil, wrong)
		}
		for j := i + 1; j < len(code); j++ {
			slip := code[:i] + code[j:j+1] + code[i+1:j] + code[i:i+1] + code[j+1:]
			_, err := skat.ParseCardsCode('S', slip, allSingle)
			assert.Equal(t, slip == code, err == nil, slip)
		}
	}
}
