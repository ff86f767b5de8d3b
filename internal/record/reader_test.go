package record_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	world = "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7"
	sound = "(;GM[Skat]SE[1]ID[2]MV[w " + world + " 1 p 2 p 0 p ]R[passed] ;)"
)

func TestWriteGivesBackWhatWasRead(t *testing.T) {
	for _, file := range []struct{ few, all string }{{"iss.sgf", "iss-sample.sgf"}, {"xskat.sgf", "xskat-sample.sgf"}} {
		t.Run(file.all, func(t *testing.T) {
			eachOf(t, file.few, file.all, func(t *testing.T, path string) {
				text := contents(t, path)
				recs, damaged := readAll(t, text)
				require.Empty(t, damaged)
				var b strings.Builder
				for i, rec := range recs {
					assert.Equal(t, i+1, rec.Line())
					b.WriteString(rec.String() + "\n")
				}
				require.True(t, text == b.String(), "the text read from %s and written again differs", path)
			})
		})
	}
}

func TestReadKeepsEveryTag(t *testing.T) {
	rec := readOne(t, `(;GM[Skat]XY[a \] b \\ c]P0[näme]XY[second]MV[w `+world+` 1 18 ] ;)`)
	for name, want := range map[string]string{"GM": "Skat", "XY": `a ] b \ c`, "P0": "näme"} {
		got, ok := rec.Tag(name)
		assert.True(t, ok, name)
		assert.Equal(t, want, got)
	}
	_, ok := rec.Tag("SE")
	assert.False(t, ok)
	assert.Equal(t, `(;GM[Skat]XY[a \] b \\ c]P0[näme]XY[second]MV[w `+world+` 1 18 ] ;)`, rec.String())
	layout, err := skat.ParseLayout(world)
	require.NoError(t, err)
	assert.Equal(t, layout, rec.Layout())
	require.Len(t, rec.Moves(), 1)
	assert.Equal(t, "18", rec.Moves()[0].Token)
	assert.Equal(t, skat.Middlehand, rec.Moves()[0].Seat)
	assert.True(t, rec.Stated().Empty())
}

func TestReadTakesOtherLayoutsOfTheText(t *testing.T) {
	for name, text := range map[string]string{
		"several lines":            "\n(;GM[Skat]\n  SE[1]ID[2]\nMV[w " + world + "\n1 p 2 p\n0 p]\nR[passed]\n;)\n",
		"Windows line ends":        "\r\n" + sound + "\r\n",
		"no line end":              "\n" + sound,
		"byte order mark, indents": "\uFEFF\n  " + sound,
	} {
		t.Run(name, func(t *testing.T) {
			rec := readOne(t, text)
			assert.Equal(t, 2, rec.Line())
			d, err := rec.Replay(rec.Rules())
			require.NoError(t, err)
			assert.Equal(t, skat.PassedIn, d.Result().Outcome)
		})
	}
	recs, damaged := readAll(t, sound+" "+sound+sound)
	assert.Empty(t, damaged)
	assert.Len(t, recs, 3, "three records in one line")
	recs, damaged = readAll(t, " \n\n")
	assert.Empty(t, recs)
	assert.Empty(t, damaged)
}

// Each damaged record stands in line 3 between sound ones and costs neither.
func TestReadGoesOnAfterDamage(t *testing.T) {
	mv := func(moves string) string { return "(;GM[Skat]MV[w " + world + " " + moves + "]R[passed] ;)" }
	for name, row := range map[string]struct{ text, want string }{
		"no record":       {"hello", `want a record, beginning with (;, got "hello`},
		"breaks off":      {"(;GM[Skat]", "want a tag like GM[Skat], or ;) to end the record, the record breaks off"},
		"tag's name":      {"(;gm[Skat];)", `want a tag like GM[Skat], or ;) to end the record, got "gm[Skat];)`},
		"no bracket":      {"(;GM Skat;)", `want [ after the tag's name "GM", got " Skat;)`},
		"open bracket":    {"(;GM[Skat", `want ] after the value of "GM", the record breaks off`},
		"another game":    {"(;GM[Go];)", `GM: want Skat, got "Go"`},
		"no game":         {"(;MV[w " + world + "];)", "want the tag GM[…], the record has none"},
		"no moves":        {"(;GM[Skat];)", "want the tag MV[…], the record has none"},
		"moves twice":     {"(;GM[Skat]MV[w " + world + "]MV[w " + world + "];)", "MV: want it once"},
		"no deal":         {"(;GM[Skat]MV[1 18];)", `MV: want w and the 32 cards first, got "1 18"`},
		"31 cards":        {"(;GM[Skat]MV[w " + world[3:] + "];)", "MV: layout: 31 cards, want 32"},
		"a card twice":    {"(;GM[Skat]MV[w CJ" + world[2:29] + ".CJ" + world[32:] + "];)", "MV: layout: CJ stands there twice"},
		"no card":         {"(;GM[Skat]MV[w XX" + world[2:] + "];)", `MV: card "XX": want a suit (C S H D) then a rank (7 8 9 T J Q K A)`},
		"odd word":        {mv("1 p 2"), `MV: move 2, "2": stands alone, want who and what`},
		"no seat":         {mv("3 p"), `MV: move 1, "3 p": want w, 0, 1 or 2 first`},
		"unknown token":   {mv("1 hold"), `MV: move 1, "1 hold": want a bid, y, p, s, a game, two cards, a card, ??, SC, RE, hand, push, kontra, re, claim, concede, agree or refuse`},
		"huge bid":        {mv("1 99999"), `MV: move 1, "1 99999": want a bid from 18 to 264`},
		"world's cards":   {mv("w C7"), `MV: move 1, "w C7": want the two cards of the skat, TI.n or LE.n`},
		"world's word":    {mv("w XY.1"), `MV: move 1, "w XY.1": want the two cards of the skat, TI.n or LE.n`},
		"time-out of 3":   {mv("w TI.3"), `MV: move 1, "w TI.3": want a seat after TI, as in TI.0`},
		"left, of nobody": {mv("w LE"), `MV: move 1, "w LE": want a seat after LE, as in LE.0`},
		"one discard":     {mv("1 G.C7"), `MV: move 1, "1 G.C7": want two discards after the game unless it is Hand, and ten open cards or none if it is ouvert`},
		"Hand, discards":  {mv("1 GH.C7.C8"), `MV: move 1, "1 GH.C7.C8": want two discards after the game unless it is Hand, and ten open cards or none if it is ouvert`},
		"three discards":  {mv("1 C7.C8.C9"), `MV: move 1, "1 C7.C8.C9": want the two cards discarded`},
		"discard twice":   {mv("1 G.C7.C7"), `MV: move 1, "1 G.C7.C7": C7 stands there twice`},
		"no game letter":  {mv("1 X.C7.C8"), `MV: move 1, "1 X.C7.C8": contract "X": want D H S C G N, then O H S Z`},
		"result's word":   {"(;GM[Skat]MV[w " + world + "]R[won];)", `R: "won": want win, loss, passed, penalty, bidok, overbid, ramsch, durchmarsch or a number like v:24`},
		"result's number": {"(;GM[Skat]MV[w " + world + "]R[win v:x];)", `R: "v:x": want a name and a number, like v:24`},
		"result twice":    {"(;GM[Skat]MV[w " + world + "]R[win loss];)", `R: "loss": want one outcome only`},
		"no outcome":      {"(;GM[Skat]MV[w " + world + "]R[v:24];)", `R: want win, loss, passed, penalty, ramsch or durchmarsch, got "v:24"`},
		"rules":           {"(;GM[Skat]RU[plain chess]MV[w " + world + "];)", `RU: "chess": want any of plain, kontra, kontra18, ramsch, schieberamsch, skat-to-loser, bock`},
		"too long":        {"(;GM[Skat]CO[" + strings.Repeat("x", 1<<20) + "];)", "want a record of at most 1048576 bytes, got a longer one"},
	} {
		t.Run(name, func(t *testing.T) {
			recs, damaged := readAll(t, "\n"+sound+"\n"+row.text+"\n"+sound+"\n")
			require.Len(t, recs, 2)
			require.Len(t, damaged, 1)
			assert.Equal(t, 3, damaged[0].Line)
			assert.True(t, strings.HasPrefix(damaged[0].Msg, row.want), "got %s", damaged[0].Msg)
			assert.True(t, strings.HasPrefix(damaged[0].Error(), "line 3: "+row.want), "got %v", damaged[0])
		})
	}
}

func TestReadGoesOnInTheSameLine(t *testing.T) {
	for _, line := range []string{"rubbish " + sound, "(;GM[Skat]mv;) " + sound, "(;GM[Skat]mv;) ;) " + sound, "(;GM[Go]SE[1];)" + sound} {
		recs, damaged := readAll(t, line)
		assert.Len(t, damaged, 1, line)
		assert.Len(t, recs, 1, line)
	}
}

// What came is quoted up to a few letters, never half of one.
func TestReadQuotesWhatCame(t *testing.T) {
	_, damaged := readAll(t, "(;GM[Skat]éééééééééééé;)")
	require.Len(t, damaged, 1)
	assert.Equal(t, `want a tag like GM[Skat], or ;) to end the record, got "éééééééé"…`, damaged[0].Msg)
	_, damaged = readAll(t, "(;GM[Skat]aéééééééééééé;)")
	require.Len(t, damaged, 1)
	assert.Equal(t, `want a tag like GM[Skat], or ;) to end the record, got "aééééééé"…`, damaged[0].Msg)
}

func TestReadNamesTheLineOfTheTag(t *testing.T) {
	_, damaged := readAll(t, "(;GM[Skat]\nMV[w "+world+"]\nR[nothing]\n;)")
	require.Len(t, damaged, 1)
	assert.Equal(t, 3, damaged[0].Line)
}

func TestReadEndsWithTheErrorOfTheSource(t *testing.T) {
	broken := errors.New("disk on fire")
	r := record.NewReader(io.MultiReader(strings.NewReader(sound+"\n"), iotest.ErrReader(broken)))
	_, err := r.Read()
	require.NoError(t, err)
	for range 2 {
		_, err = r.Read()
		require.ErrorIs(t, err, broken)
	}
}
