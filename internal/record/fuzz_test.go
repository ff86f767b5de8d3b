package record_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Whatever a file holds: an error or a record, never a panic; and the record
// written and read again is the same and replays alike.
func FuzzRead(f *testing.F) {
	for _, file := range []string{"testdata/iss.sgf", "testdata/xskat.sgf"} {
		recs, _ := readAll(f, contents(f, file))
		for _, rec := range recs {
			f.Add(rec.String())
		}
	}
	for _, moves := range []string{
		"1 18 0 y 1 20 0 p 2 p 1 hand 1 CHZ 0 claim", "1 p 2 p 0 p 0 s w C7.D7 0 CA.CT 1 push 2 s 2 SA.ST 0 CJ 1 SA 2 HQ w LE.1",
		forehandPlays + "0 s 0 NO 0 C7.D7 1 kontra 0 re 0 CJ 0 concede 1 refuse 2 agree", forehandPlays + "0 GO.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8 0 SC 0 ??",
	} {
		f.Add("(;GM[Skat]RU[kontra ramsch schieberamsch]XY[\\]]MV[w " + world + " " + moves + "]R[win v:1];)\n(;GM[Skat]\n(;")
	}
	f.Fuzz(func(t *testing.T, text string) {
		recs, damaged := readAll(t, text)
		for _, bad := range damaged {
			require.NotEmpty(t, bad.Msg)
			require.Positive(t, bad.Line)
		}
		for _, rec := range recs {
			again := readOne(t, rec.String())
			require.Equal(t, rec.String(), again.String())
			require.Equal(t, rec.Layout(), again.Layout())
			require.Equal(t, rec.Moves(), again.Moves())
			require.Equal(t, rec.Stated(), again.Stated())
			require.Equal(t, rec.Rules(), again.Rules())
			d, err := rec.Replay(rec.Rules())
			e, err2 := again.Replay(again.Rules())
			require.Equal(t, err, err2)
			require.True(t, d == e)
		}
	})
}
