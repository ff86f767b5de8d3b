package store_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/store"
)

const (
	importedCards = "MV[w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7 "
	grandWon      = "(;GM[Skat]DT[2007-11-02/15:24:24/UTC]P0[Ann]P1[B\\]o]P2[Cy]" + importedCards + "1 p 2 p 0 18 0 GH 1 RE 2 RE ] ;)"
	allPassed     = "(;GM[Skat]" + importedCards + "1 p 2 p 0 p ] ;)"
	ramsch        = "(;GM[Skat]RU[ramsch]" + importedCards + "1 p 2 p 0 p 0 CJ 1 S7 2 D8 0 claim ] ;)"
	left          = "(;GM[Skat]" + importedCards + "1 p w LE.1 ] ;)"
	stopped       = "(;GM[Skat]" + importedCards + "1 p 2 p 0 18 0 GH 0 CJ ] ;)"
	broken        = "(;GM[Skat]" + importedCards + "1 p 1 p ] ;)"
)

func recordsOf(t *testing.T, texts ...string) (recs []record.Record) {
	r := record.NewReader(strings.NewReader(strings.Join(texts, "\n")))
	for range texts {
		rec, err := r.Read()
		require.NoError(t, err)
		recs = append(recs, rec)
	}
	return recs
}

func TestImportedDealsAreKeptAsTheyWereWritten(t *testing.T) {
	s := open(t, t.TempDir())
	added, without, err := s.Import("games.sgf", recordsOf(t, grandWon, left, allPassed, stopped, broken, ramsch))
	require.NoError(t, err)
	assert.Equal(t, 3, added)
	var why []string
	for _, bad := range without {
		why = append(why, bad.Error())
	}
	assert.Equal(t, []string{
		"line 2: middlehand left before the discard, no result to compare",
		`line 4: the deal stops in its phase "play"`,
		"line 5: move 2: 1 p: rearhand is to move",
	}, why)

	list, err := s.Imported(-1)
	require.NoError(t, err)
	require.Len(t, list, 3)
	var texts []string
	for _, i := range list {
		rec, err := i.Record()
		require.NoError(t, err)
		assert.Equal(t, i.Text(), rec.String())
		texts = append(texts, i.Text())
		assert.Equal(t, "games.sgf", i.Source)
	}
	assert.Equal(t, []string{ramsch, allPassed, grandWon}, texts, "the last one first")
	grand := list[2]
	assert.Equal(t, [3]string{"Ann", "B]o", "Cy"}, grand.Players)
	assert.Equal(t, time.Date(2007, 11, 2, 15, 24, 24, 0, time.UTC), grand.Played)
	assert.Equal(t, "GH", grand.Contract)
	assert.Equal(t, 0, grand.Declarer)
	assert.True(t, grand.Won)
	assert.Equal(t, 192, grand.Value, "with 4, game, Hand, Schneider, Schwarz")
	assert.Equal(t, "-", list[1].Contract)
	assert.Equal(t, -1, list[1].Declarer)
	assert.True(t, list[1].Played.IsZero())
	assert.Equal(t, "R", list[0].Contract)

	newest, err := s.Imported(1)
	require.NoError(t, err)
	assert.Equal(t, list[:1], newest)
}

// What is there already does not come twice, in the same file or in another.
func TestADealIsImportedOnce(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	added, _, err := s.Import("one.sgf", recordsOf(t, grandWon, grandWon))
	require.NoError(t, err)
	assert.Equal(t, 1, added)
	added, _, err = s.Import("two.sgf", recordsOf(t, grandWon, allPassed))
	require.NoError(t, err)
	assert.Equal(t, 1, added)
	require.NoError(t, s.Close())

	looked, err := store.Look(path(folder))
	require.NoError(t, err)
	list, err := looked.Imported(-1)
	require.NoError(t, err)
	assert.Len(t, list, 2)
	assert.Equal(t, "one.sgf", list[1].Source)
	_, _, err = looked.Import("three.sgf", recordsOf(t, ramsch))
	assert.ErrorContains(t, err, "import three.sgf: ")
	require.NoError(t, looked.Close())
}
