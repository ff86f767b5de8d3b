package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Forehand has four jacks and seven clubs but for the seven, middlehand all
// spades and the high hearts, rearhand the low hearts and diamonds without
// the seven; C7 and D7 are the skat.
const clubsCode = "S2E82WNWJ0NMD"

func TestSolveTakesADealCode(t *testing.T) {
	text, err := execute(newSolveCommand(), "", "--deal", "s2e82-wnwj-0nmd")
	require.NoError(t, err)
	lines := strings.Split(text, "\n")
	assert.Equal(t, clubsCode+", forehand leads", lines[0])
	assert.Equal(t, "middlehand  SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK", lines[3])
	assert.Equal(t, "declarer         D       H       S       C       G       N", lines[7])
	// Forehand takes all tricks in Clubs and Grand, rearhand none in Null.
	assert.Regexp(t, `^forehand +\d+ +\d+ +\d+ +120 +120 +0$`, lines[8])
	assert.Regexp(t, `^rearhand .* 1$`, lines[10])

	text, err = execute(newSolveCommand(), "", "--win", "--deal", clubsCode)
	require.NoError(t, err)
	assert.Regexp(t, `\nforehand +[01] +[01] +[01] +1 +1 +0\n`, text)

	text, err = execute(newSolveCommand(), "", "--best", "--deal", clubsCode)
	require.NoError(t, err)
	assert.Regexp(t, `\nforehand .* 120 \w\w +0 \w\w\n`, text)
}

func TestSolveTakesADealInPlay(t *testing.T) {
	// Grand of forehand: after SA of middlehand nothing but a trump wins.
	const grand = ":1 p 2 p 0 18 0 s 0 C8.D7 0 G 0 "
	text, err := execute(newSolveCommand(), "", "--deal", clubsCode+grand+"C7 1 S7 2 D8")
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(text, "G by forehand, trick 2: forehand plays\n\ncard  value\n"), text)
	assert.Contains(t, text, "\nCJ      120\n")
	assert.Equal(t, 1, strings.Count(text, "best"))

	text, err = execute(newSolveCommand(), "", "--win", "--deal", clubsCode+grand+"C7")
	require.NoError(t, err)
	assert.Contains(t, text, "middlehand plays to C7\n\ncard    61?\n")
	assert.Equal(t, 10, strings.Count(text, "      1\n"), "all cards lose: forehand reaches 61")

	text, err = execute(newSolveCommand(), "", "--best", "--deal", clubsCode+grand+"C7")
	require.NoError(t, err)
	assert.Contains(t, text, "\n\nbest S7, value 120\n")

	// In Ramsch the value is what the player to move must fear.
	text, err = execute(newSolveCommand(), "", "--best", "--deal", clubsCode+":ramsch 1 p 2 p 0 p 0 CK")
	require.NoError(t, err)
	assert.Equal(t, "R, trick 1: middlehand plays to CK\n\nbest S7, value 0\n", text)
}

// With Kontra still to be said nobody has led yet.
func TestSolveTakesADealBeforeTheFirstCard(t *testing.T) {
	text, err := execute(newSolveCommand(), "", "--deal", clubsCode+":kontra 1 p 2 p 0 18 0 hand 0 CHS")
	require.NoError(t, err)
	assert.Contains(t, text, "CHS by forehand, trick 1: forehand plays\n")
	text, err = execute(newSolveCommand(), "", "--win", "--deal", clubsCode+":kontra 1 p 2 p 0 18 0 hand 0 CHS")
	require.NoError(t, err)
	assert.Contains(t, text, "90?\n", "Schneider is announced")
}

func TestSolveSaysWhatIsNoDeal(t *testing.T) {
	for want, args := range map[string][]string{
		"a digit is wrong":          {"--deal", clubsCode[:12] + "E"},
		"one of them":               {"--deal", clubsCode, "file"},
		"FILE or --deal CODE":       {},
		"1 18: forehand is to move": {"--deal", clubsCode + ":1 18 1 18"},
		"no points that win":        {"--win", "--deal", clubsCode + ":ramsch 1 p 2 p 0 p"},
	} {
		out, err := execute(newSolveCommand(), "", args...)
		var exit *exitError
		require.ErrorAs(t, err, &exit, want)
		assert.Equal(t, statusUsage, exit.status)
		assert.ErrorContains(t, err, want)
		assert.Empty(t, out)
	}
}
