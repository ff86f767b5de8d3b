package bot

import (
	"flag"
	"fmt"
	"go/format"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The weights of weights.go are fitted on games that Club plays against
// itself: every seat of every deal becomes the declarer once and plays one of
// its better games, now and then a worse one or with odd discards; then the chance to win is
// fitted to what came out, by logistic regression. To make them anew, about
// three times until they settle:
//
//	go test ./internal/bot -run TestFitWeights -fit 300000
var fitDeals = flag.Int("fit", 0, "fit weights.go anew on this many deals")

func TestFitWeights(t *testing.T) {
	if *fitDeals == 0 {
		t.Skip("only with -fit")
	}
	games := selfPlay(*fitDeals, 1)
	f := fitAll(games)
	require.NoError(t, os.WriteFile("weights.go", []byte(f.source()), 0o644))
	for k, bands := range f.bands(games) {
		for _, b := range bands {
			t.Logf("%s: %6.0f games, given %.2f, won %.2f, Schneider %.2f", kinds[k], b.n, b.given/b.n, b.won/b.n, b.schneider/b.n)
		}
	}
}

type fitted struct {
	suit, grand trumpModel
	null, open  nullModel
}

func fitAll(games []game) fitted {
	var by [4][]game
	for _, g := range games {
		by[kind(g.contract)] = append(by[kind(g.contract)], g)
	}
	return fitted{fitTrump(by[0]), fitTrump(by[1]), fitNull(by[2]), fitNull(by[3])}
}

func kind(c skat.Contract) int {
	switch {
	case c.Game == skat.Null && c.Ouvert:
		return 3
	case c.Game == skat.Null:
		return 2
	case c.Game == skat.Grand:
		return 1
	}
	return 0
}

// source writes the weights as Go.
func (f fitted) source() string {
	var b strings.Builder
	b.WriteString("package bot\n\n// Made by TestFitWeights -fit; see weights_test.go. All in logits.\n")
	list := func(w []float64) string {
		var s []string
		for _, x := range w {
			s = append(s, decimals(x, 2))
		}
		return strings.Join(s, ", ")
	}
	for _, m := range []struct {
		name string
		m    trumpModel
	}{{"suitWeights", f.suit}, {"grandWeights", f.grand}} {
		fmt.Fprintf(&b, "\nvar %s = trumpModel{\n", m.name)
		fmt.Fprintf(&b, "seat: [3]float64{%s},\nrivals: [3]float64{%s},\n", list(m.m.seat[:]), list(m.m.rivals[:]))
		fmt.Fprintf(&b, "jacks: [16]float64{%s},\n", list(m.m.jacks[:]))
		fmt.Fprintf(&b, "length: [12]float64{%s},\ntop: [16]float64{%s},\n", list(m.m.length[:]), list(m.m.top[:]))
		fmt.Fprintf(&b, "side: [64]float64{\n")
		for i := 0; i < 64; i += 16 {
			fmt.Fprintf(&b, "%s,\n", list(m.m.side[i:i+16]))
		}
		fmt.Fprintf(&b, "},\nlaid: %.3f,\nhand: %.3f,\n}\n", m.m.laid, m.m.hand)
	}
	for _, m := range []struct {
		name string
		m    nullModel
	}{{"nullWeights", f.null}, {"openNullWeights", f.open}} {
		fmt.Fprintf(&b, "\nvar %s = nullModel{\n", m.name)
		fmt.Fprintf(&b, "seat: [3]float64{%s},\nrivals: [3]float64{%s},\n", list(m.m.seat[:]), list(m.m.rivals[:]))
		fmt.Fprintf(&b, "suit: [nullShapes]float64{\n")
		for i := 0; i < nullShapes; i += 10 {
			fmt.Fprintf(&b, "%s,\n", list(m.m.suit[i:min(i+10, nullShapes)]))
		}
		fmt.Fprintf(&b, "},\n}\n")
	}
	return formatSource(b.String())
}

// decimals writes x with n of them, and zero without a sign.
func decimals(x float64, n int) string {
	if s := strconv.FormatFloat(x, 'f', n, 64); strings.Trim(s, "-0.") != "" {
		return s
	}
	return "0"
}

func formatSource(text string) string {
	src, err := format.Source([]byte(text))
	if err != nil {
		panic(err)
	}
	return string(src)
}

func (f fitted) logit(g game) float64 {
	switch kind(g.contract) {
	case 0:
		return f.suit.logit(g.contract.Game, g.ten, g.laid, g.contract.Hand) + f.suit.table(g.seat, g.rivals)
	case 1:
		return f.grand.logit(g.contract.Game, g.ten, g.laid, g.contract.Hand) + f.grand.table(g.seat, g.rivals)
	case 2:
		return f.null.logit(g.ten) + f.null.table(g.seat, g.rivals)
	}
	return f.open.logit(g.ten) + f.open.table(g.seat, g.rivals)
}

// reliability is how often games were won that were given a chance in a band.
type reliability struct{ n, won, given, schneider float64 }

// bands sorts games by kind and by tenths of the chance they were given.
func (f fitted) bands(games []game) (table [4][10]reliability) {
	for _, g := range games {
		p := chance(f.logit(g))
		b := &table[kind(g.contract)][min(9, int(p*10))]
		b.n++
		b.given += p
		if g.won {
			b.won++
		}
		if g.points >= 90 {
			b.schneider++
		}
	}
	return table
}

var kinds = [4]string{"suit", "grand", "null", "open null"}

// TestWeightsAreCalibrated: of the games that are given a chance of 60 %, about
// 60 % are won.
func TestWeightsAreCalibrated(t *testing.T) {
	f := fitted{suitWeights, grandWeights, nullWeights, openNullWeights}
	for k, bands := range f.bands(selfPlay(160, 99)) {
		for _, b := range bands {
			if b.n < 30 {
				continue
			}
			// Three standard errors and five points of a hundred.
			p := b.given / b.n
			assert.InDelta(t, p, b.won/b.n, 0.05+3*math.Sqrt(p*(1-p)/b.n), "%s, %v games", kinds[k], b.n)
		}
	}
}
