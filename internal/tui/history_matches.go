package tui

import (
	"slices"
	"strconv"
	"time"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

// matchRow is a match or session in the list.
type matchRow struct {
	id      int64
	updated time.Time
	what    string
	state   line
}

// matchWindow is the part of the list of matches that has been read.
type matchWindow struct {
	rows   []matchRow
	offset int // of the first of rows
	count  int // of all
	read   bool
}

// row returns the match on line i, if it has been read.
func (m *matchWindow) row(i int) (matchRow, bool) {
	if i -= m.offset; i < 0 || i >= len(m.rows) {
		return matchRow{}, false
	}
	return m.rows[i], true
}

// fillMatches reads the h lines from top on, and as many before and behind them,
// unless they are there.
func (b *book) fillMatches(top, h int) {
	m := &b.matches
	_, first := m.row(top)
	_, last := m.row(min(top+h, m.count) - 1)
	if b.env.Store == nil || m.read && (m.count == 0 || first && last) {
		return
	}
	offset := max(0, top-h)
	rows, count, err := b.readMatches(offset, 3*max(1, h))
	if err != nil {
		b.err = err
		return
	}
	*m = matchWindow{rows, offset, count, true}
}

func (b *book) readMatches(offset, limit int) ([]matchRow, int, error) {
	f := b.filter.forMatches(b)
	if b.kind == offizierBook {
		list, count, err := b.env.Store.Sessions(f, offset, limit)
		return matchRows(b, list, func(e store.SessionEntry) string { return lengthText(b.env.Text, e.Settings) }), count, err
	}
	list, count, err := b.env.Store.Matches(f, offset, limit)
	return matchRows(b, list, func(e store.Entry) string { return settingsText(b.env.Text, e.Settings) }), count, err
}

func matchRows[S any](b *book, list []store.EntryOf[S], what func(store.EntryOf[S]) string) []matchRow {
	var rows []matchRow
	for _, e := range list {
		row := matchRow{id: e.ID, updated: e.Updated, state: plain(styleWarning, b.env.Text.T(i18n.StartBroken))}
		if e.Err == nil {
			row.what, row.state = what(e), stateLine(b.env.Text, e)
		}
		rows = append(rows, row)
	}
	return rows
}

// stateLine says how a match ended for the player, or that it has not.
func stateLine[S any](t *i18n.Printer, e store.EntryOf[S]) line {
	me := slices.IndexFunc(e.Players, func(p match.Player) bool { return p.Bot == "" })
	switch {
	case e.Abandoned:
		return plain(styleDim, t.T(i18n.HistoryAbandoned))
	case !e.Over:
		return plain(styleDim, t.T(i18n.HistoryUnfinished))
	case me < 0 || me >= len(e.Totals) || len(e.Totals) < 2:
		return nil
	}
	others := slices.Delete(slices.Clone(e.Totals), me, me+1)
	switch ahead := e.Totals[me] - slices.Max(others); {
	case ahead > 0:
		return plain(styleWon, t.T(i18n.HistoryWonBy, i18n.Args{"N": ahead}))
	case ahead < 0:
		return plain(styleLost, t.T(i18n.HistoryLostBy, i18n.Args{"N": -ahead}))
	}
	return plain(stylePlain, t.T(i18n.HistoryEven))
}

// drawMatches draws the matches that the filter wants from top on.
func (b *book) drawMatches(c *canvas, r rect, top int) {
	t := b.env.Text
	if b.matches.count == 0 {
		why := i18n.HistoryNoMatch
		if b.filter == (historyFilter{}) {
			why = i18n.HistoryNone
		}
		drawNothing(c, r, t.T(why))
		return
	}
	layout, date, number, state := time.DateOnly, 10, 0, 17
	if r.w >= 70 {
		layout, date, number, state = "2006-01-02 15:04", 16, 7, 22
	}
	type column = historyColumn[matchRow]
	list := []column{{i18n.HistoryColumnDate, date, false, func(m matchRow) line { return plain(styleDim, m.updated.Format(layout)) }}}
	if number > 0 {
		list = append(list, column{i18n.HistoryColumnMatch, number, true, func(m matchRow) line { return plain(styleDim, strconv.FormatInt(m.id, 10)) }})
	}
	list = append(list, column{i18n.HistoryColumnState, state, false, func(m matchRow) line { return m.state }})
	used := 2 + 1
	for _, one := range list {
		used += one.w + 1
	}
	list = append(list, column{i18n.HistoryColumnWhat, max(0, r.w-used), false, func(m matchRow) line { return plain(stylePlain, m.what) }})
	drawColumns(c, r, func(m i18n.Message) string { return t.T(m) }, list, b.matches.row, b.matches.count, top, b.matchAt)
}
