package tui

import (
	"math"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

// historyCounts are what the chosen deals come to.
type historyCounts struct {
	all                store.DealStatistics
	declarer, defender store.DealStatistics
	seats              [3]store.DealStatistics
}

// count counts the chosen deals, once for each filter.
func (b *book) countAll() *historyCounts {
	if b.counts == nil {
		b.counts = &historyCounts{
			all:      b.chosen.Statistics(),
			declarer: b.chosen.Select(store.DealFilter{Role: store.Declarer}).Statistics(),
			defender: b.chosen.Select(store.DealFilter{Role: store.Defender}).Statistics(),
		}
		for seat := range b.seatWords() {
			b.counts.seats[seat] = b.chosen.Select(store.DealFilter{Seats: []int{seat}}).Statistics()
		}
	}
	return b.counts
}

// countTable is a table of counts: a word and right of it figures.
type countTable struct {
	env           *Env
	label, column int // widths
	lines         []line
}

// newCountTable is a table with n columns of figures in at most w cells.
func newCountTable(env *Env, w, n int) *countTable {
	c := &countTable{env: env, column: min(10, max(6, (w-22)/n))}
	c.label = min(24, w-n*c.column)
	return c
}

// head begins a part of the table.
func (c *countTable) head(title i18n.Message, columns ...i18n.Message) {
	if len(c.lines) > 0 {
		c.lines = append(c.lines, line{})
	}
	l := line{{styleHeading, pad(clip(c.env.Text.T(title), c.label), c.label)}}
	for _, m := range columns {
		l = append(l, piece{styleDim, padLeft(clip(c.env.Text.T(m), c.column-1), c.column)})
	}
	c.lines = append(c.lines, l)
}

// row writes a line of figures.
func (c *countTable) row(label line, figures ...string) {
	l := append(line{{stylePlain, "  "}}, label...)
	if over := l.width() - c.label; over > 0 {
		last := &l[len(l)-1]
		last.text = clip(last.text, width(last.text)-over)
	}
	l = append(l, piece{stylePlain, pad("", c.label-l.width())})
	for _, text := range figures {
		l = append(l, piece{stylePlain, padLeft(text, c.column)})
	}
	c.lines = append(c.lines, l)
}

// percent, mean and average are figures; of nothing there is none.
func (c *countTable) percent(share float64, of int) string {
	if of == 0 {
		return c.env.Theme.glyphs.dash
	}
	return c.env.Text.T(i18n.StatisticsPercent, i18n.Args{"N": int(math.Round(100 * share))})
}

func (c *countTable) mean(x float64, of int) string {
	if of == 0 {
		return c.env.Theme.glyphs.dash
	}
	return number(int(math.Round(x)))
}

func (c *countTable) average(x float64, of int) string {
	if of == 0 {
		return c.env.Theme.glyphs.dash
	}
	if text := tenths(c.env.Text, x); width(text) < c.column {
		return text
	}
	return signed(int(math.Round(x)))
}

// tenths writes x with one decimal, a score's sign before it.
func tenths(t *i18n.Printer, x float64) string {
	text := strconv.FormatFloat(math.Abs(x), 'f', 1, 64)
	if t.Lang() == "de" {
		text = strings.Replace(text, ".", ",", 1)
	}
	switch {
	case text == "0.0" || text == "0,0":
		return text
	case x < 0:
		return "−" + text
	}
	return "+" + text
}

// games writes the deals of a role by contract.
func (c *countTable) games(title i18n.Message, s store.DealStatistics) {
	if s.All.Deals == 0 {
		return
	}
	c.head(title, i18n.HistoryPlayed, i18n.HistoryWonShare, i18n.HistoryValue, i18n.HistoryPoints)
	c.byContract(s, func(label line, n store.DealCount) {
		c.row(label, strconv.Itoa(n.Games), c.percent(n.MineShare(), n.Mine+n.Theirs), c.mean(n.MeanValue(), n.Games), c.mean(n.MeanPoints(), n.Games))
	})
}

// played writes the games by contract as their declarers saw them.
func (c *countTable) played(s store.DealStatistics) {
	c.head(i18n.HistoryGames, i18n.HistoryPlayed, i18n.HistoryWonShare, i18n.HistoryValue)
	c.byContract(s, func(label line, n store.DealCount) {
		c.row(label, strconv.Itoa(n.Games), c.percent(n.WonShare(), n.Games), c.mean(n.MeanValue(), n.Games))
	})
}

// byContract writes a line for each contract and one for all.
func (c *countTable) byContract(s store.DealStatistics, write func(label line, n store.DealCount)) {
	for _, one := range s.Contracts {
		contract, err := skat.ParseContract(string(one.Kind))
		if err != nil || !contract.Game.IsSuit() && contract.Game != skat.Grand && contract.Game != skat.Null {
			continue // passed in, or Ramsch
		}
		label := gameMark(c.env, contract.Game)
		if contract.Game.IsSuit() {
			label = append(label, piece{stylePlain, " " + gameText(c.env.Text, contract.Game)})
		}
		write(label, one.DealCount)
	}
	write(plain(styleStrong, c.env.Text.T(i18n.HistoryAll)), s.All)
}

// statisticsLines are the statistics of the chosen deals in at most w cells.
func (b *book) statisticsLines(w int) []line {
	t, s := b.env.Text, b.countAll()
	c := newCountTable(b.env, w, 4)
	if b.kind == importedBook {
		c.played(s.all)
		b.addOthers(c, s.all)
		return c.lines
	}
	c.games(i18n.HistoryAsDeclarer, s.declarer)
	c.games(i18n.HistoryAsDefender, s.defender)
	c.head(i18n.HistoryBySeat, i18n.HistoryPlayed, i18n.HistoryDeclared, i18n.HistoryDefended, i18n.HistoryScore)
	for seat, m := range b.seatWords() {
		n := s.seats[seat]
		alone, against := n.Roles[store.Declarer], n.Roles[store.Defender]
		c.row(plain(stylePlain, t.T(m)), strconv.Itoa(n.All.Deals), c.percent(alone.MineShare(), alone.Mine+alone.Theirs),
			c.percent(against.MineShare(), against.Mine+against.Theirs), c.average(n.All.MeanScore(), n.All.Deals))
	}
	all := s.all
	alone, against := all.Roles[store.Declarer], all.Roles[store.Defender]
	c.row(plain(styleStrong, t.T(i18n.HistoryAll)), strconv.Itoa(all.All.Deals), c.percent(alone.MineShare(), alone.Mine+alone.Theirs),
		c.percent(against.MineShare(), against.Mine+against.Theirs), c.average(all.All.MeanScore(), all.All.Deals))
	b.addOthers(c, all)
	c.lines = append(append(c.lines, line{}), wrap(styleDim, t.T(i18n.HistoryWhatShares), w)...)
	return c.lines
}

// addOthers writes the deals without a declarer.
func (b *book) addOthers(c *countTable, s store.DealStatistics) {
	began, columns := false, []i18n.Message{i18n.HistoryPlayed, i18n.HistoryWonShare, i18n.HistoryScore}
	if b.kind == importedBook {
		columns = columns[:1]
	}
	write := func(m i18n.Message, n store.DealCount) {
		if n.Deals == 0 {
			return
		}
		if !began {
			c.head(i18n.HistoryOthers, columns...)
			began = true
		}
		if b.kind == importedBook {
			c.row(plain(stylePlain, b.env.Text.T(m)), strconv.Itoa(n.Deals))
			return
		}
		c.row(plain(stylePlain, b.env.Text.T(m)), strconv.Itoa(n.Deals), c.percent(n.MineShare(), n.Mine+n.Theirs), c.average(n.MeanScore(), n.Deals))
	}
	for _, one := range s.Contracts {
		switch one.Kind {
		case 'R':
			write(i18n.Ramsch, one.DealCount)
		case '-':
			write(i18n.PassedIn, one.DealCount)
		}
	}
}
