package skat_test

import (
	"testing"

	"github.com/af22046e/skat/internal/skat"
)

// Whatever text comes, ParseDeal gives an error or a deal that writes and
// reads back the same.
func FuzzParseDeal(f *testing.F) {
	f.Add(layout)
	f.Add(layout + " 1 p 2 p 0 p")
	f.Add(layout + " " + forehandClubs + "0 CJ 1 C8 2 C7 0 concede")
	f.Add(layout + " 1 18 0 p 2 p 1 hand 1 NOH 0 claim")
	f.Fuzz(func(t *testing.T, line string) {
		rules := skat.Rules{Kontra: skat.KontraAny, Ramsch: true, Schieberamsch: true}
		d, err := skat.ParseDeal(line, rules)
		if err != nil {
			return
		}
		again, err := skat.ParseDeal(d.String(), rules)
		if err != nil || again != d {
			t.Fatalf("%q became %q (%v)", line, d.String(), err)
		}
	})
}

// Whatever actions come, Apply does them or changes nothing, and a deal ends.
func FuzzActions(f *testing.F) {
	f.Add(uint8(0), []byte{0, 1, 2, 3, 4, 5})
	f.Add(uint8(255), []byte("any bytes are actions: kind, seat, card, value"))
	f.Fuzz(func(t *testing.T, setting uint8, data []byte) {
		d := skat.New(mustLayout(t), skat.Rules{
			Valuation: skat.Valuation(setting & 1), Kontra: skat.KontraRule(setting >> 1 % 3), Ramsch: setting&8 != 0,
			Schieberamsch: setting&16 != 0, RamschSkat: skat.RamschSkat(setting >> 5 & 1), Bock: setting&64 != 0,
		})
		for len(data) >= 4 {
			a := skat.Action{
				Seat: skat.Seat(data[0] & 3), Kind: skat.Kind(data[1] & 31), Card: skat.Card(data[2] & 63),
				Value: int16(data[3]) + int16(data[2])<<1, Cards: skat.NewCards(skat.Card(data[2]%33), skat.Card(data[3]%33)),
				Contract: skat.Contract{Game: skat.Game(data[2] & 15), Hand: data[3]&1 != 0, Schneider: data[3]&2 != 0, Schwarz: data[3]&4 != 0, Ouvert: data[3]&8 != 0},
			}
			if legal := d.Legal(d.ToMove()); data[1]&128 != 0 && len(legal) > 0 {
				a = legal[int(data[2])%len(legal)]
				if err := d.Apply(a); err != nil {
					t.Fatalf("%v is in Legal, yet %v", a, err)
				}
			} else if before := d; d.Apply(a) != nil && d != before {
				t.Fatalf("the illegal %v changed the deal", a)
			}
			_ = d.Result()
			data = data[4:]
		}
	})
}

func mustLayout(t *testing.T) skat.Layout {
	l, err := skat.ParseLayout(layout)
	if err != nil {
		t.Fatal(err)
	}
	return l
}
