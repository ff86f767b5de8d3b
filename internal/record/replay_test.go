package record_test

import (
	"testing"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// In the table's deal forehand holds all jacks and CA CT CK CQ C9 C8,
// middlehand SA ST SK SQ S9 S8 S7 HA HT HK, rearhand HQ H9 H8 H7 DA DT DK DQ D9
// D8; the skat is C7 D7.
const (
	forehandPlays = "1 p 2 p 0 18 "
	rearhandPlays = "1 p 2 18 0 p "
)

func replay(t *testing.T, tags, moves, result string, rules skat.Rules) (skat.Deal, error) {
	text := "(;GM[Skat]" + tags + "MV[w " + world + " " + moves + "]"
	if result != "" {
		text += "R[" + result + "]"
	}
	rec := readOne(t, text+" ;)")
	return rec.Replay(rules)
}

// What the engine was told, one line a record.
func TestReplay(t *testing.T) {
	const win, loss = "win", "loss"
	kontra := skat.Rules{Kontra: skat.KontraAny}
	schieben := skat.Rules{Ramsch: true, Schieberamsch: true}
	for _, row := range []struct {
		name, tags, moves, result string
		rules                     skat.Rules
		actions                   string // the last ones, as the engine logs them
		phase                     skat.Phase
	}{
		{"game with discards", "", forehandPlays + "0 s w C7.D7 0 G.C7.D7", "", skat.Rules{}, "0 s 0 C7.D7 0 G", skat.PhasePlay},
		{"game, later the discards", "", forehandPlays + "0 s w C7.D7 0 G 0 C7.D7", "", skat.Rules{}, "0 s 0 C7.D7 0 G", skat.PhasePlay},
		{"game without the discards yet", "", forehandPlays + "0 s w C7.D7 0 G", "", skat.Rules{}, "0 18 0 s", skat.PhaseDiscard},
		{"discards, later the game", "", forehandPlays + "0 s 0 C7.D7 0 G", "", skat.Rules{}, "0 s 0 C7.D7 0 G", skat.PhasePlay},
		{"Hand", "", forehandPlays + "0 CHS", "", skat.Rules{}, "0 18 0 hand 0 CHS", skat.PhasePlay},
		{"Hand before the game", "", forehandPlays + "0 hand 0 CHS", "", skat.Rules{}, "0 18 0 hand 0 CHS", skat.PhasePlay},
		{"ouvert in Grand is Hand", "", forehandPlays + "0 GO", "", skat.Rules{}, "0 hand 0 GO", skat.PhasePlay},
		{"ouvert Hand, ten open cards", "", forehandPlays + "0 GO.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8", "", skat.Rules{}, "0 hand 0 GO", skat.PhasePlay},
		{"ouvert, discards, ten open cards", "", rearhandPlays + "2 s 2 NO.DA.DT.HQ.H9.H8.H7.DK.DQ.D9.D8.C7.D7", "", skat.Rules{}, "2 s 2 DA.DT 2 NO", skat.PhasePlay},
		{"ouvert, ten open cards, the rest discarded", "", rearhandPlays + "2 s 2 NO.HQ.H9.H8.H7.DK.DQ.D9.D8.C7.D7", "", skat.Rules{}, "2 s 2 DA.DT 2 NO", skat.PhasePlay},
		{"cards shown and hidden change nothing", "", forehandPlays + "0 GH 0 SC.CJ.SJ 0 CJ 1 SC 1 ?? w TI.1", "", skat.Rules{}, "0 CJ 1 RE", skat.PhaseDone},

		{"the declarer resigns", "", forehandPlays + "0 GH 0 CJ 0 RE", loss, skat.Rules{}, "0 CJ 0 RE", skat.PhaseDone},
		{"one defender resigns", "", forehandPlays + "0 GH 2 RE 0 CJ", "", skat.Rules{}, "0 GH 0 CJ", skat.PhasePlay},
		{"one defender resigns twice", "", forehandPlays + "0 GH 2 RE 0 CJ 2 RE", "", skat.Rules{}, "0 GH 0 CJ", skat.PhasePlay},
		{"both defenders resign", "", forehandPlays + "0 GH 2 RE 0 CJ 1 RE", win, skat.Rules{}, "0 CJ 1 RE", skat.PhaseDone},
		{"in ISS2 one is enough", "PC[ISS2]", forehandPlays + "0 GH 2 RE 1 RE", win, skat.Rules{}, "0 GH 2 RE", skat.PhaseDone},
		{"a defender's time-out", "", forehandPlays + "0 GH 0 CJ w TI.2", win, skat.Rules{}, "0 CJ 2 RE", skat.PhaseDone},
		{"a defender leaves", "", forehandPlays + "0 GH 0 CJ w LE.1", win, skat.Rules{}, "0 CJ 1 RE", skat.PhaseDone},
		{"the declarer leaves", "", forehandPlays + "0 GH w LE.0 w TI.1", loss, skat.Rules{}, "0 GH 0 RE", skat.PhaseDone},

		{"stops when Schwarz is lost", "", rearhandPlays + "2 DHZ 0 CJ 1 S7 2 D8", loss, skat.Rules{}, "2 D8 2 concede", skat.PhaseDone},
		{"stops so, but states no result", "", rearhandPlays + "2 DHZ 0 CJ 1 S7 2 D8", "", skat.Rules{}, "1 S7 2 D8", skat.PhasePlay},
		{"stops when 61 can still be had", "", rearhandPlays + "2 DH 0 CJ 1 S7 2 D8", loss, skat.Rules{}, "1 S7 2 D8", skat.PhasePlay},
		{"stops late: a defender agrees", "", rearhandPlays + "2 DHZ 0 CJ 1 S7 2 D8 0 SJ 1 S8 2 D9", loss, skat.Rules{}, "2 concede 0 agree", skat.PhaseDone},
		{"stops when 90 cannot be had", "", rearhandPlays + "2 DHS 0 CJ 1 HT 2 DA 0 CA 1 HA 2 H7", loss, skat.Rules{}, "2 concede 0 agree", skat.PhaseDone},

		{"stops, Null still to be lost", "", forehandPlays + "0 NH 0 C8", loss, skat.Rules{}, "0 NH 0 C8", skat.PhasePlay},

		{"claim", "", forehandPlays + "0 GH 0 claim", win, skat.Rules{}, "0 GH 0 claim", skat.PhaseDone},
		{"concession refused", "", rearhandPlays + "2 DH 0 CJ 1 S7 2 D8 0 SJ 1 S8 2 D9 2 concede 0 refuse 1 refuse", "", skat.Rules{}, "0 refuse 1 refuse", skat.PhasePlay},
		{"Kontra, Re", "", forehandPlays + "0 GH 1 p 2 kontra 0 re", "", kontra, "2 kontra 0 re", skat.PhasePlay},
		{"Schieberamsch", "", "1 p 2 p 0 p 0 s w C7.D7 0 CA.CT 1 push 2 s w CA.CT 2 CA.CT", "", schieben, "2 s 2 CA.CT", skat.PhasePlay},
	} {
		t.Run(row.name, func(t *testing.T) {
			d, err := replay(t, row.tags, row.moves, row.result, row.rules)
			require.NoError(t, err)
			assert.Equal(t, row.phase, d.Phase())
			line := d.String()
			require.GreaterOrEqual(t, len(line), len(row.actions))
			assert.Equal(t, row.actions, line[len(line)-len(row.actions):])
		})
	}
}

// A move that cannot be is named, and the deal stays as it was before.
func TestReplayRefuses(t *testing.T) {
	for _, row := range []struct{ name, moves, want string }{
		{"bid of 19", "1 19", `move 1: 1 19: no legal bid: want a value of the table from 18 to 264`},
		{"out of turn", "0 18", `move 1: 0 18: middlehand is to move`},
		{"another skat", forehandPlays + "0 s w C7.C8", `move 5, "w C7.C8": the skat picked up was C7.D7`},
		{"skat not picked up", forehandPlays + "w C7.D7", `move 4, "w C7.D7": the skat was not picked up yet`},
		{"no Hand, no pick-up", forehandPlays + "0 G", `move 4: 0 G: not now: the deal is in its phase "pick up"`},
		{"discards without pick-up", forehandPlays + "0 G.C8.C9", `move 4, "0 G.C8.C9": no cards to discard now: the deal is in its phase "pick up"`},
		{"Hand after pick-up", forehandPlays + "0 s 0 GH", `move 5, "0 GH": contract GH: no Hand game after picking up the skat`},
		{"Hand of another seat", forehandPlays + "1 GH", `move 4: 1 hand: forehand is to move`},
		{"pick-up of another seat", forehandPlays + "1 s", `move 4: 1 s: forehand is to move`},
		{"Schneider announced after pick-up", forehandPlays + "0 s 0 GS", `move 5, "0 GS": contract GHS: no Hand game after picking up the skat`},
		{"discards not held", forehandPlays + "0 s 0 G.SA.ST", `move 5: 0 SA.ST: forehand does not hold that`},
		{"discards not held, split", forehandPlays + "0 s 0 G 0 SA.ST", `move 6: 0 SA.ST: forehand does not hold that`},
		{"open cards of another", forehandPlays + "0 GO.SA.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8", `move 4, "0 GO.SA.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8": the open cards are CJ.CA.CT.CK.CQ.C9.C8.SJ.HJ.DJ`},
		{"card not held", forehandPlays + "0 GH 0 SA", `move 5: 0 SA: forehand does not hold that`},
		{"resigned without a game", "1 18 1 RE", `move 2: 1 RE: no game is declared yet`},
		{"after the end", "1 p 2 p 0 p 1 18", `move 4: 1 18: the deal is over`},
		{"claim of nothing certain", forehandPlays + "0 NH 0 claim", `move 5: 0 claim: the rest is not certain`},
	} {
		t.Run(row.name, func(t *testing.T) {
			d, err := replay(t, "", row.moves, "", skat.Rules{})
			require.EqualError(t, err, row.want)
			sound := readOne(t, "(;GM[Skat]MV[w "+world+" "+lastMoveOff(row.moves)+"] ;)")
			before, err := sound.Replay(skat.Rules{})
			require.NoError(t, err)
			assert.True(t, before == d, "the deal changed: %s", d.String())
		})
	}
}

func lastMoveOff(moves string) string {
	spaces := 0
	for i := len(moves) - 1; i >= 0; i-- {
		if moves[i] == ' ' {
			if spaces++; spaces == 2 {
				return moves[:i]
			}
		}
	}
	return ""
}

func TestReplayWithoutAResult(t *testing.T) {
	for _, row := range []struct {
		moves string
		seat  skat.Seat
		want  string
	}{
		{"1 18 w TI.0", skat.Forehand, "time-out of forehand before the discard, no result to compare"},
		{forehandPlays + "0 s w C7.D7 0 G w TI.0", skat.Forehand, "time-out of forehand before the discard, no result to compare"},
		{"1 18 w LE.2", skat.Rearhand, "rearhand left before the discard, no result to compare"},
	} {
		_, err := replay(t, "", row.moves, "penalty", skat.Rules{})
		var none *record.NoResultError
		require.ErrorAs(t, err, &none)
		assert.Equal(t, row.seat, none.Seat)
		assert.Equal(t, row.want, none.Error())
	}
}
