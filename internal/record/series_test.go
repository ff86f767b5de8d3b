package record_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
)

// A match at a table of four: the deals that are over, with whoever sat at
// each seat; the dealer, who sat out, is not named.
func TestRecordsOfAMatch(t *testing.T) {
	names := []string{"Ann", "Bo", "Cy", "Di"}
	players := make([]match.Player, len(names))
	for i, name := range names {
		players[i].Name = name
	}
	m, err := match.New(match.Defaults(match.Kneipe).WithTable(4), 3, players)
	require.NoError(t, err)
	for n := 1; n <= 3; n++ {
		for _, words := range []string{"1 18", "0 p", "2 p", "1 hand", "1 GH", "0 p", "2 p", "1 concede"} {
			who, what, _ := strings.Cut(words, " ")
			a, err := skat.ParseAction(who, what)
			require.NoError(t, err)
			require.NoError(t, m.Apply(a))
		}
		require.NoError(t, m.Next())
	}
	began := time.Date(2026, 11, 30, 20, 15, 0, 0, time.FixedZone("CET", 3600))
	recs, err := record.OfMatch(m, 17, began)
	require.NoError(t, err)
	require.Len(t, recs, 3, "the fourth is being played")
	for i := range recs {
		rec := readOne(t, recs[i].String())
		seating := m.SeatingAt(i + 1)
		assert.Equal(t, [3]string{names[seating.Players[0]], names[seating.Players[1]], names[seating.Players[2]]}, rec.Players())
		assert.Equal(t, began.UTC(), rec.Played())
		series, _ := rec.Tag("SE")
		assert.Equal(t, "17", series)
		want, err := m.Deal(i + 1)
		require.NoError(t, err)
		got, err := rec.Replay(rec.Rules())
		require.NoError(t, err)
		assert.True(t, want == got)
	}
}

func TestARecordWithoutADateHasNone(t *testing.T) {
	for _, tag := range []string{"", "DT[]", "DT[yesterday]", "DT[2026-13-01/00:00:00/UTC]"} {
		rec := readOne(t, "(;GM[Skat]"+tag+"MV[w "+world+" 1 p ] ;)")
		assert.True(t, rec.Played().IsZero(), tag)
		assert.Equal(t, [3]string{}, rec.Players())
	}
}
