package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSeatSpeaksSSP(t *testing.T) {
	out, err := execute(newSeatCommand(), "ssp 1\n"+
		"newdeal 1 CJ.SJ.HJ.DJ.CA.CT.SA.ST.HA.DA\nask bid 18\nevent bid 1 18\nevent pass 0\nevent pass 2\nevent declarer 1 18\nask pickup\nquit\n",
		"--bot", "club", "--seed", "7")
	require.NoError(t, err)
	assert.Regexp(t, `^id name skat club\nsspok\nbid 18\n(hand|pickup)\n$`, out)

	out, err = execute(newSeatCommand(), "ssp 1\n", "--bot", "novice")
	require.NoError(t, err, "the end of the input is an end")
	assert.Equal(t, "id name skat novice\nsspok\n", out)

	out, err = execute(newSeatCommand(), "", "--bot", "queen")
	assert.ErrorContains(t, err, `level "queen"`)
	assert.Empty(t, out)
}
