package record_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/record"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every recorded game must come out as its R field says, but for those in
// which somebody's time ran out before the discard.
func TestCheckRecordedGames(t *testing.T) {
	for _, row := range []struct {
		path  func(t *testing.T) string
		tally record.Tally
		lines []string // after the file's name
	}{
		{inTestdata("iss.sgf"), record.Tally{Records: 13, Agree: 12, Unreadable: 1},
			[]string{":1: time-out of rearhand before the discard, no result to compare"}},
		{inTestdata("xskat.sgf"), record.Tally{Records: 10, Agree: 10}, nil},
		{inShared("iss-sample.sgf"), record.Tally{Records: 52, Agree: 50, Unreadable: 2}, []string{
			":1: time-out of rearhand before the discard, no result to compare",
			":52: time-out of forehand before the discard, no result to compare",
		}},
		{inShared("xskat-sample.sgf"), record.Tally{Records: 4110, Agree: 4110}, nil},
	} {
		t.Run("", func(t *testing.T) {
			path := row.path(t)
			var out strings.Builder
			tally, err := record.CheckFiles(&out, path)
			require.NoError(t, err)
			assert.Equal(t, row.tally, tally)
			var want strings.Builder
			for _, line := range row.lines {
				want.WriteString(path + line + "\n")
			}
			assert.Equal(t, want.String()+tally.String()+"\n", out.String())
		})
	}
}

func inTestdata(name string) func(*testing.T) string {
	return func(*testing.T) string { return filepath.Join("testdata", name) }
}

func inShared(name string) func(*testing.T) string {
	return func(t *testing.T) string { return shared(t, name) }
}

// One record of each kind, and what the check says of it.
func TestCheckSaysWhatDiffers(t *testing.T) {
	const right = "d:0 win v:192 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
	const grand = forehandPlays + "0 GH 0 claim"
	var text, want strings.Builder
	line := 0
	add := func(moves, result string, lines ...string) {
		line++
		text.WriteString("(;GM[Skat]SE[7]ID[" + string(rune('0'+line)) + "]MV[w " + world + " " + moves + "]" + result + " ;)\n")
		for _, l := range lines {
			want.WriteString("FILE:" + string(rune('0'+line)) + ": " + l + "\n")
		}
	}
	add(grand, "R["+right+"]")
	add(grand, "R["+strings.NewReplacer("v:192", "v:168", "z:1", "z:0").Replace(right)+"]",
		"7/2: value: want 168, got 192", "7/2: Schwarz: want 0, got 1")
	add(grand, "R[d:1 loss v:-384 m:-4 overbid p:119 t:9 s:0]",
		"7/3: outcome: want loss, got win", "7/3: declarer: want 1, got 0", "7/3: value: want -384, got 192",
		"7/3: matadors: want -4, got 4", "7/3: overbid: want overbid, got bidok", "7/3: card points: want 119, got 120",
		"7/3: tricks: want 9, got 10", "7/3: Schneider: want 0, got 1", "7/3: Schwarz: want nothing, got 1")
	add("1 p 2 p 0 p", "R[passed]")
	add("1 p 2 p 0 p", "R["+right+"]", "7/5: outcome: want win, got passed")
	add(grand, "R[passed]", "7/6: outcome: want passed, got win")
	add(forehandPlays+"0 GH 0 CJ 1 S7", "R["+right+"]", `7/7: outcome: want win, got a deal that stops in its phase "play"`)
	add(forehandPlays+"0 GH 0 CJ 0 SJ", "R["+right+"]", "7/8: move 6: 0 SJ: middlehand is to move")
	add(grand, "", "want a result R[…], the record has none")
	text.WriteString("rubbish\n(;GM[Skat]\n")
	want.WriteString("FILE:10: want a record, beginning with (;, got \"rubbish\\n\"\n")
	want.WriteString("FILE:11: want a tag like GM[Skat], or ;) to end the record, the record breaks off\n")

	file := filepath.Join(t.TempDir(), "games.sgf")
	require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o600))
	missing := filepath.Join(t.TempDir(), "missing.sgf")
	var out strings.Builder
	tally, err := record.CheckFiles(&out, missing, file, t.TempDir())
	require.ErrorIs(t, err, os.ErrNotExist)
	assert.ErrorContains(t, err, "is a directory")
	assert.Equal(t, record.Tally{Records: 11, Agree: 2, Differ: 6, Unreadable: 3}, tally)
	assert.Equal(t, strings.ReplaceAll(want.String(), "FILE", file)+"11 records, 2 agree, 6 differ, 3 unreadable\n", out.String())
}

func TestCheckTellsWhenItCannotWrite(t *testing.T) {
	full, err := os.Open(filepath.Join("testdata", "xskat.sgf")) // for reading only
	require.NoError(t, err)
	defer full.Close()
	_, err = record.CheckFiles(full, filepath.Join("testdata", "xskat.sgf"))
	require.Error(t, err)
}

func BenchmarkCheck(b *testing.B) {
	path := shared(b, "xskat-sample.sgf")
	for b.Loop() {
		tally, err := record.CheckFiles(new(strings.Builder), path)
		require.NoError(b, err)
		require.Equal(b, 4110, tally.Agree)
	}
}
