package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
)

// A finished deal as the server writes it, and one that was never bid out.
const (
	finishedRecord = `(;GM[Skat]PC[Internet Skat Server]P0[Xaver]P1[Yvonne]P2[Zita]MV[w CJ.S7.H8.SA.DA.CQ.DK.CK.C8.D8.D9.HK.HA.SQ.CT.S8.HJ.SJ.DT.ST.H9.S9.HQ.SK.HT.CA.C9.C7.D7.DQ.H7.DJ 1 18 0 p 2 p 1 NOH 0 C8 1 CT 2 C9 ]R[d:1 loss v:-118 m:0 bidok p:12 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)`
	brokenOff      = `(;GM[Skat]PC[Internet Skat Server]P0[X]P1[Y]P2[Z]MV[w HT.ST.DK.HK.CT.CJ.SJ.SA.C8.S7.DQ.H8.HA.CA.DA.SK.HJ.C9.DJ.SQ.S9.H7.C7.DT.H9.S8.CK.D9.D8.CQ.HQ.D7 1 p w TI.2 ]R[d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:-1 to:2 r:0] ;)`
)

// Of a file the finished deals are reviewed, with the players' names; damaged
// records and deals without a game are left out.
func TestReviewOfAFile(t *testing.T) {
	for text, want := range map[string]int{
		finishedRecord: 1, finishedRecord + "\n" + brokenOff + "\n" + finishedRecord: 2,
		"(;GM[Skat]MV[w CJ ;)\n" + finishedRecord: 1,
	} {
		file := filepath.Join(t.TempDir(), "games.sgf")
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		deals, err := recorded(file)
		require.NoError(t, err)
		require.Len(t, deals, want)
		assert.Equal(t, "Yvonne", deals[0].Match.Players()[1].Name)
	}
	for text, want := range map[string]string{"": "found none", brokenOff: "no finished deal", "nonsense": "no finished deal"} {
		file := filepath.Join(t.TempDir(), "games.sgf")
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		_, err := recorded(file)
		assert.ErrorContains(t, err, want)
	}
	_, err := recorded(filepath.Join(t.TempDir(), "none"))
	require.ErrorIs(t, err, os.ErrNotExist)
}

// Without a store there is no match to review.
func TestReviewOfNoMatch(t *testing.T) {
	for _, number := range []string{"0", "-1"} {
		_, err := reviewed(nil, []string{number})
		assert.EqualError(t, err, "there is no match "+number+": matches are numbered from 1")
	}
}

func TestReviewNeedsAStore(t *testing.T) {
	_, err := reviewed(nil, nil)
	assert.ErrorContains(t, err, "no store")
	_, err = reviewed(nil, []string{"17"})
	assert.ErrorContains(t, err, "no store")
}

// A deal code stands for its deal before a file of that name does; the deal must
// be over. Its rules are its own.
func TestReviewOfADealCode(t *testing.T) {
	rec, err := record.NewReader(strings.NewReader(finishedRecord)).Read()
	require.NoError(t, err)
	d, err := rec.Replay(rec.Rules())
	require.NoError(t, err)
	code := record.DealCode(&d)
	t.Chdir(t.TempDir())
	deals, err := reviewed(nil, []string{code})
	require.NoError(t, err)
	require.Len(t, deals, 1)
	again, err := deals[0].Match.Deal(1)
	require.NoError(t, err)
	assert.True(t, d == again)

	begun := skat.New(d.Layout(), d.Rules())
	_, err = reviewed(nil, []string{record.DealCode(&begun)})
	require.ErrorContains(t, err, `the deal stops in its phase "auction": want one that is over`)

	_, err = reviewed(nil, []string{"neither"})
	require.ErrorContains(t, err, "want the number of a match, a deal code or a file")
	require.NoError(t, os.WriteFile("neither", []byte(finishedRecord), 0o600))
	deals, err = reviewed(nil, []string{"neither"})
	require.NoError(t, err)
	assert.Len(t, deals, 1)
}

func TestReviewOfTheLastMatchOrAnother(t *testing.T) {
	cmd := newReviewCommand()
	cmd.SetArgs([]string{"--last", "17"})
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	assert.ErrorContains(t, cmd.Execute(), "--last and 17: want one of them")
}
