package tui

import (
	"math"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/store"
)

// formSpans are the numbers of newest deals that the form names.
var formSpans = [...]int{12, 50, 250}

// running is the player's score after each of the chosen deals, oldest first,
// from 0 before the first on.
func (b *book) running() []int {
	if b.form == nil {
		b.form = make([]int, len(b.chosen)+1)
		for i := range b.chosen {
			b.form[i+1] = b.form[i] + b.chosen[len(b.chosen)-1-i].Score
		}
	}
	return b.form
}

// formLegend says what the score is, and what the newest deals brought.
func (b *book) formLegend(w int) []line {
	t, total := b.env.Text, b.running()
	now := plain(styleStrong, t.T(i18n.HistoryFormTotal, i18n.Args{"Score": number(total[len(total)-1])}))
	var list []line
	for _, n := range formSpans {
		if n >= len(b.chosen) {
			break
		}
		c := store.Deals(b.chosen[:n]).Statistics().All
		text := t.T(i18n.HistoryFormLast, i18n.Args{"N": n, "Score": signed(c.Score), "Share": int(math.Round(100 * c.MineShare()))})
		if now.width()+3+width(text) > w {
			list, now = append(list, now), nil
		}
		if len(now) > 0 {
			text = "   " + text
		}
		now = append(now, piece{styleDim, text})
	}
	return append(list, now)
}

// drawForm draws the running score as a chart.
func (b *book) drawForm(c *canvas, r rect) {
	total := b.running()
	ch := &chart{env: b.env, steps: len(b.chosen), marks: []string{b.env.Theme.glyphs.bullet}, totals: [][]int{total}}
	for _, n := range total {
		ch.most, ch.least = max(ch.most, n), min(ch.least, n)
	}
	if ch.most == ch.least {
		ch.most++
	}
	r.h = min(r.h, tallestChart)
	legend := b.formLegend(r.w)
	if r.h < 4*len(legend) {
		legend = legend[:1]
	}
	ch.draw(c, r, legend, []int{0})
}
