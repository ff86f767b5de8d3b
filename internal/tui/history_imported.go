package tui

import (
	"slices"
	"strings"
	"time"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

// readImported takes in the deals that were played elsewhere, the newest
// first. One whose record does not say when it was played has the day on which
// it was imported.
func (b *book) readImported() error {
	list, err := b.env.Store.Imported(-1)
	if err != nil {
		return err
	}
	b.imported = make(map[int64]*store.Imported, len(list))
	for i := range list {
		one := &list[i]
		b.imported[one.ID] = one
		d := &store.PastDeal{Match: one.ID, Deal: 1, Finished: one.Played}
		if d.Finished.IsZero() {
			d.Finished = one.At
		}
		d.Contract, d.Declarer, d.Value, d.Points, d.Seat = one.Contract, one.Declarer, one.Value, -1, -1
		d.Outcome = importedOutcome(one)
		b.all = append(b.all, d)
	}
	slices.SortStableFunc(b.all, func(x, y *store.PastDeal) int { return y.Finished.Compare(x.Finished) })
	return nil
}

func importedOutcome(i *store.Imported) store.Outcome {
	switch {
	case i.Declarer >= 0 && i.Won:
		return store.GameWon
	case i.Declarer >= 0:
		return store.GameLost
	case i.Contract == "R":
		return store.Ramsch
	}
	return store.PassedIn
}

// importedMatch makes a match of one deal that was played elsewhere.
func importedMatch(i *store.Imported) (*match.Match, error) {
	rec, err := i.Record()
	if err != nil {
		return nil, err
	}
	d, err := rec.Replay(rec.Rules())
	if err != nil {
		return nil, err
	}
	return MatchOf(d, i.Players)
}

// importedColumns are those of deals that were played elsewhere, for w cells.
func (b *book) importedColumns(w int) []historyColumn[*store.PastDeal] {
	layout, date, name, contract := time.DateOnly, 10, 12, 10
	switch {
	case w < 50:
		layout, date, contract, name = "06-01-02", 8, 8, 9
	case w >= 100:
		contract = 28
	}
	type column = historyColumn[*store.PastDeal]
	list := []column{
		{i18n.HistoryColumnDate, date, false, func(d *store.PastDeal) line { return plain(styleDim, d.Finished.Format(layout)) }},
		{"", 1, false, func(d *store.PastDeal) line { return plain(b.sideSign(d)) }},
		{i18n.HistoryColumnGame, contract, false, func(d *store.PastDeal) line { return b.contractLine(d.Contract, contract) }},
		{i18n.HistoryColumnDeclarer, name, false, func(d *store.PastDeal) line {
			if d.Declarer < 0 {
				return nil
			}
			return plain(stylePlain, b.imported[d.Match].Players[d.Declarer])
		}},
		{i18n.HistoryColumnValue, 5, true, func(d *store.PastDeal) line { return valueLine(b.env, d) }},
	}
	if used := 2 + date + 1 + contract + name + 5 + 5; w-used > 20 {
		list = append(list, column{i18n.HistoryColumnPlayers, w - used - 2, false, func(d *store.PastDeal) line {
			return plain(styleDim, strings.Trim(strings.Join(b.imported[d.Match].Players[:], ", "), ", "))
		}})
	}
	return list
}
