package record_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestFromDealWritesWhatTheServerWrites(t *testing.T) {
	d, err := skat.ParseDeal(world+" 1 p 2 p 0 18 0 s 0 D7.C8 0 G 0 CJ 1 S7 2 D8 0 claim", skat.Rules{Valuation: skat.ISkO})
	require.NoError(t, err)
	rec, err := record.FromDeal(&d, record.Meta{
		Program: "skat", Series: "42", ID: "3", Players: [3]string{"Ann", `B]o\b`, "Cy\nDee"},
		Date: time.Date(2026, 3, 24, 18, 37, 57, 0, time.FixedZone("CET", 3600)),
	})
	require.NoError(t, err)
	assert.Equal(t, "(;GM[Skat]PC[skat]CO[]SE[42]ID[3]DT[2026-03-24/17:37:57/UTC]"+`P0[Ann]P1[B\]o\\b]P2[Cy Dee]R0[]R1[]R2[]`+
		"MV[w "+d.Layout().String()+" 1 p 2 p 0 18 0 s w C7.D7 0 G.C8.D7 0 CJ 1 S7 2 D8 0 claim ]"+
		"R[d:0 win v:168 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)", rec.String())
	name, _ := rec.Tag("P1")
	assert.Equal(t, `B]o\b`, name)
}

func TestFromDealRefusesALayoutThatIsNone(t *testing.T) {
	d := skat.New(skat.Layout{}, skat.Rules{})
	_, err := record.FromDeal(&d, record.Meta{})
	require.EqualError(t, err, "layout: forehand has 0 cards, want 10")
}

// What each way to go on is written as: moves, rules, result.
func TestFromDealTokens(t *testing.T) {
	const grandHand = "1 p 2 p 0 18 0 hand 0 GH"
	for _, row := range []struct {
		name, actions string
		rules         skat.Rules
		moves         string
		ru, r         string
	}{
		{"to be bid", "", skat.Rules{Valuation: skat.ISkO}, "", "", ""},
		{"Hand, no game yet", "1 p 2 p 0 18 0 hand", skat.Rules{}, "1 p 2 p 0 18 0 hand ", "RU[plain]", ""},
		{"Hand", "1 p 2 p 0 18 0 hand 0 CHS", skat.Rules{}, "1 p 2 p 0 18 0 CHS ", "RU[plain]", ""},
		{"discarded, no game yet", "1 p 2 p 0 18 0 s 0 CJ.SJ", skat.Rules{}, "1 p 2 p 0 18 0 s w C7.D7 0 CJ.SJ ", "RU[plain]", ""},
		{"Kontra, Re", grandHand + " 1 p 2 kontra 0 re", skat.Rules{Kontra: skat.KontraAny}, "1 p 2 p 0 18 0 GH 1 p 2 kontra 0 re ",
			"RU[plain kontra]", ""},
		{"a defender resigned", grandHand + " 0 CJ 1 RE", skat.Rules{}, "1 p 2 p 0 18 0 GH 0 CJ 2 RE 1 RE ",
			"RU[plain]", "R[d:0 win v:192 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1]"},
		{"conceded", grandHand + " 0 CJ 0 concede", skat.Rules{}, "1 p 2 p 0 18 0 GH 0 CJ 0 concede ",
			"RU[plain]", "R[d:0 loss v:-288 m:4 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1]"},
		{"passed in", "1 p 2 p 0 p", skat.Rules{Bock: true}, "1 p 2 p 0 p ", "RU[plain bock]", "R[passed]"},
		{"Schieberamsch", "1 p 2 p 0 p 0 push 1 s 1 CK.CQ 2 s 2 CQ.DA 0 claim",
			skat.Rules{Valuation: skat.ISkO, Ramsch: true, Schieberamsch: true, RamschSkat: skat.SkatToLoser},
			"1 p 2 p 0 p 0 push 1 s w C7.D7 1 CK.CQ 2 s w CK.CQ 2 CQ.DA 0 claim ", "RU[ramsch schieberamsch skat-to-loser]",
			"R[d:-1 durchmarsch v0:120 v1:0 v2:0 c0:120 c1:0 c2:0 t0:10 t1:0 t2:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0]"},
	} {
		t.Run(row.name, func(t *testing.T) {
			// Schieberamsch's claim must be certain: forehand has all high cards.
			const rich = "CJ.SJ.HJ.DJ.CA.CT.SA.ST.HA.HT.CK.CQ.C9.C8.SK.SQ.S9.S8.S7.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7"
			layout := world
			if row.rules.Ramsch {
				layout = rich
			}
			d, err := skat.ParseDeal(strings.TrimSpace(layout+" "+row.actions), row.rules)
			require.NoError(t, err)
			rec, err := record.FromDeal(&d, record.Meta{})
			require.NoError(t, err)
			assert.Equal(t, "(;GM[Skat]PC[]CO[]SE[]ID[]DT[]P0[]P1[]P2[]R0[]R1[]R2[]"+row.ru+
				"MV[w "+d.Layout().String()+" "+row.moves+"]"+row.r+" ;)", rec.String())
			assert.Equal(t, row.rules, rec.Rules())
		})
	}
}

// Whatever is played here, Ramsch, Kontra, claims and all, and wherever it
// stops: the record read again gives the same deal.
func TestRecordOfAnyDealGivesTheDealBack(t *testing.T) {
	endings := map[skat.Ending]int{}
	for seed := range uint64(2000) {
		d := playSome(t, seed)
		endings[d.Ending()]++
		givesBack(t, d, record.Meta{})
	}
	for e := skat.EndNone; e <= skat.EndResigned; e++ {
		assert.NotZero(t, endings[e], "no deal ended in way %d: the property saw too little", e)
	}
	rapid.Check(t, func(t *rapid.T) {
		givesBack(t, playSome(t, rapid.Uint64().Draw(t, "seed")), record.Meta{
			Comment: rapid.String().Draw(t, "comment"),
			ID:      rapid.StringOf(rapid.RuneFrom([]rune("a(;[]) \\\n"))).Draw(t, "id"),
			Players: [3]string{rapid.String().Draw(t, "forehand")},
		})
	})
}

func givesBack(t require.TestingT, d skat.Deal, m record.Meta) {
	rec, err := record.FromDeal(&d, m)
	require.NoError(t, err)
	again := readOne(t, rec.String())
	require.Equal(t, rec.String(), again.String())
	require.Equal(t, d.Rules(), again.Rules())
	replayed, err := again.Replay(again.Rules())
	require.NoError(t, err, rec.String())
	require.True(t, d == replayed, "want %s\ngot  %s", d.String(), replayed.String())
	require.Equal(t, d.Phase() == skat.PhaseDone, !again.Stated().Empty())
}

// playSome plays a random deal by random rules, as a rule to its end.
func playSome(t require.TestingT, seed uint64) skat.Deal {
	rng := rand.New(rand.NewPCG(seed, 0))
	yes := func() bool { return rng.IntN(2) == 0 }
	d := skat.New(skat.DealPack(skat.Shuffle(rng)), skat.Rules{
		Valuation: skat.Valuation(rng.IntN(2)), Kontra: skat.KontraRule(rng.IntN(3)), Ramsch: yes(), Schieberamsch: yes(),
		RamschSkat: skat.RamschSkat(rng.IntN(2)), Bock: yes(),
	})
	stop := [...]int{1000, 1000, 1000, rng.IntN(40)}[rng.IntN(4)] // after so many actions
	passes := rng.IntN(5)                                         // in four calls
	out := [...]int{0, 0, 2, 10}[rng.IntN(4)]                     // gives up, in a hundred actions
	for i := 0; i < stop && d.Phase() != skat.PhaseDone; i++ {
		legal := d.Legal(d.ToMove())
		a := legal[rng.IntN(len(legal))]
		if d.Phase() == skat.PhaseAuction && rng.IntN(4) < passes {
			a = skat.Pass(d.ToMove())
		}
		some := skat.SeatAt(rng.IntN(3))
		if rng.IntN(100) < out {
			a = [...]skat.Action{skat.Concede(d.Declarer()), skat.Resign(some)}[rng.IntN(2)]
		} else if d.Tricks() >= 8 && rng.IntN(4) == 0 {
			a = skat.Claim(some)
		}
		if err := d.Apply(a); err != nil {
			require.Contains(t, []skat.Kind{skat.KindConcede, skat.KindResign, skat.KindClaim}, a.Kind, "%v", err)
		}
	}
	return d
}

// The recorded games, replayed and written anew, state the same result and
// give the same deal.
func TestFromDealOfRecordedGames(t *testing.T) {
	for _, file := range []struct{ few, all string }{{"iss.sgf", "iss-sample.sgf"}, {"xskat.sgf", "xskat-sample.sgf"}} {
		t.Run(file.all, func(t *testing.T) {
			eachOf(t, file.few, file.all, func(t *testing.T, path string) {
				recs, _ := readAll(t, contents(t, path))
				require.NotEmpty(t, recs)
				for _, rec := range recs {
					d, err := rec.Replay(rec.Rules())
					var none *record.NoResultError
					if !assert.True(t, err == nil || errors.As(err, &none), "%v", err) {
						continue
					}
					anew, err := record.FromDeal(&d, record.Meta{})
					require.NoError(t, err)
					replayed, err := anew.Replay(rec.Rules())
					require.NoError(t, err)
					require.True(t, d == replayed, "%s:%d", path, rec.Line())
					for _, name := range []string{"outcome", "d", "v", "m", "bid", "p", "t", "s", "z"} {
						want, _ := rec.Stated().Get(name)
						got, ok := anew.Stated().Get(name)
						require.True(t, want == got || none != nil && !ok, "%s:%d: %s", path, rec.Line(), name)
					}
				}
			})
		})
	}
}
