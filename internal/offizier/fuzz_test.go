package offizier_test

import (
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// Whatever text comes, ParseDeal gives an error or a deal that writes and
// reads back the same.
func FuzzParseDeal(f *testing.F) {
	f.Add(uint8(0), layout)
	f.Add(uint8(0), layout+" 0 C 1 kontra 0 CA 1 CT 0 C7")
	f.Add(uint8(1), layout+" 0 G 1 kontra 0 re")
	f.Add(uint8(1), layout+" 0 G 1 kontra 0 p 0 CJ")
	f.Fuzz(func(t *testing.T, setting uint8, line string) {
		rules := offizier.Rules{Kontra: offizier.KontraRule(setting & 1)}
		d, err := offizier.ParseDeal(line, rules)
		if err != nil {
			return
		}
		again, err := offizier.ParseDeal(d.String(), rules)
		if err != nil || again != d {
			t.Fatalf("%q became %q (%v)", line, d.String(), err)
		}
	})
}

// Whatever text comes, ParseLog gives an error or deals that can be written
// and read again.
func FuzzParseLog(f *testing.F) {
	d, _ := offizier.ParseDeal(layout+" 0 C 1 kontra 0 CA 1 CT 0 C7", offizier.Rules{})
	f.Add(d.Log())
	f.Add("offiziersskat double defender 30\n\ndeal " + layout + " 0 G 1 kontra 0 re\n# and so on\n" + d.Log())
	f.Add("offiziersskat\ndeal")
	f.Fuzz(func(t *testing.T, text string) {
		deals, err := offizier.ParseLog(text)
		if err != nil {
			return
		}
		var written string
		for i := range deals {
			written += deals[i].Log()
		}
		again, err := offizier.ParseLog(written)
		if err != nil || len(again) != len(deals) {
			t.Fatalf("%d deals became %d (%v)", len(deals), len(again), err)
		}
		for i := range deals {
			if deals[i] != again[i] {
				t.Fatalf("%q became %q", deals[i].String(), again[i].String())
			}
		}
	})
}

// Whatever actions come, Apply does them or changes nothing.
func FuzzActions(f *testing.F) {
	f.Add(uint8(0), []byte{0, 1, 2, 3, 4, 5})
	f.Add(uint8(255), []byte("any bytes are actions: kind, seat, card"))
	f.Fuzz(func(t *testing.T, setting uint8, data []byte) {
		l, err := offizier.ParseLayout(layout)
		if err != nil {
			t.Fatal(err)
		}
		d := offizier.New(l, offizier.Rules{
			Kontra: offizier.KontraRule(setting & 1), Even: offizier.EvenRule(setting >> 1 & 1), Schneider: offizier.SchneiderLimit(setting >> 2 & 1),
		})
		for ; len(data) >= 3; data = data[3:] {
			a := offizier.Action{
				Seat: offizier.Seat(data[0] & 3), Kind: offizier.Kind(data[0] >> 2 & 7), Card: skat.Card(data[1] & 63), Game: skat.Game(data[2] & 15),
			}
			if legal := d.Legal(d.ToMove()); data[0]&128 != 0 && len(legal) > 0 {
				a = legal[int(data[1])%len(legal)]
				if err := d.Apply(a); err != nil {
					t.Fatalf("%v is in Legal, yet %v", a, err)
				}
			} else if before := d; d.Apply(a) != nil && d != before {
				t.Fatalf("the illegal %v changed the deal", a)
			}
			_ = d.Result()
		}
	})
}
