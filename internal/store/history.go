package store

import (
	"cmp"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// PastDeal is a finished deal in the history.
type PastDeal struct {
	Match    int64
	Deal     int // number, from 1
	Finished time.Time
	DealFacts
}

// Deals are finished deals, newest first: a list scrolls over it by index.
type Deals []*PastDeal

// History reads all finished deals of Skat, those of matches in play and of
// abandoned ones too. It is meant to be read once for a screen, which then
// chooses and counts without the file: see [Deals.Select].
func (s *Store) History() (Deals, error) { return s.history(gameSkat) }

// SessionHistory reads all finished deals of Offiziersskat, as
// [Store.History] does those of Skat.
func (s *Store) SessionHistory() (Deals, error) { return s.history(gameOffizier) }

func (s *Store) history(game string) (Deals, error) {
	deals, err := s.readHistory(game)
	if err != nil {
		return nil, fmt.Errorf("read the history: %w", err)
	}
	slices.SortFunc(deals, newer)
	return deals, nil
}

// newer is asked a million times for 100,000 deals: nearly always the first
// comparison decides, and the others are not made.
func newer(a, b *PastDeal) int {
	if c := b.Finished.Compare(a.Finished); c != 0 {
		return c
	}
	if c := cmp.Compare(b.Match, a.Match); c != 0 {
		return c
	}
	return cmp.Compare(b.Deal, a.Deal)
}

// readHistory has SQLite write each column as one text: the driver takes longer
// for the rows of 100,000 deals than a list may take to open.
func (s *Store) readHistory(game string) (Deals, error) {
	tx, err := s.db.Begin()
	if err != nil {
		return nil, err
	}
	defer func() { _ = tx.Rollback() }()
	ids, err := idsOf(tx, `SELECT id FROM matches WHERE game = '`+game+`' ORDER BY id`)
	if err != nil {
		return nil, err
	}
	var texts [11]sql.NullString
	var count int
	to := []any{&count}
	for i := range texts {
		to = append(to, &texts[i])
	}
	query := `SELECT count(*)`
	for _, name := range historyColumns {
		query += `, group_concat(ifnull(` + name + `, ''))`
	}
	if err := tx.QueryRow(query + ` FROM results`).Scan(to...); err != nil {
		return nil, err
	}
	r := historyReader{}
	for i, text := range texts {
		r.columns[i] = text.String
	}
	all, deals := make([]PastDeal, count), make(Deals, 0, count)
	for i := range all {
		d := &all[i]
		*d = r.deal()
		for len(ids) > 0 && ids[0] < d.Match {
			ids = ids[1:]
		}
		if len(ids) > 0 && ids[0] == d.Match {
			deals = append(deals, d)
		}
	}
	slices.Reverse(deals)
	return deals, r.end()
}

// historyColumns are those of results that readHistory reads, in the order of
// historyReader's.
var historyColumns = [11]string{"match", "deal", "finished", "contract", "declarer", "won", "value", "seat", "score", "points", "tourney"}

// historyReader goes through the columns row by row until something is not as
// this program writes it.
type historyReader struct {
	columns [11]string // what is left of each
	err     error
}

func (r *historyReader) deal() PastDeal {
	d := PastDeal{Match: r.number(0, 0), Deal: int(r.number(1, 0)), Finished: time.UnixMilli(r.number(2, 0))}
	d.Contract, d.Declarer = r.text(3), int(r.number(4, none))
	var won *bool
	if n := r.number(5, none); n >= 0 {
		yes := n > 0
		won = &yes
	}
	d.Outcome = outcome(d.Contract, d.Declarer, won)
	d.Value, d.Seat, d.Score = int(r.number(6, 0)), int(r.number(7, none)), int(r.number(8, 0))
	d.Points, d.Tourney = int(r.number(9, none)), int(r.number(10, 0))
	return d
}

// end returns what was not as this program writes it.
func (r *historyReader) end() error {
	for i, rest := range r.columns {
		if rest != "" && r.err == nil {
			r.err = fmt.Errorf("%s: a comma within", historyColumns[i])
		}
	}
	return r.err
}

// text returns the next of column i.
func (r *historyReader) text(i int) string {
	word, rest, _ := strings.Cut(r.columns[i], ",")
	r.columns[i] = rest
	return word
}

// number returns the next of column i, null where it is NULL.
func (r *historyReader) number(i int, null int64) int64 {
	word := r.text(i)
	if word == "" {
		return null
	}
	n, err := strconv.ParseInt(word, 10, 64)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("%s: %w", historyColumns[i], err)
	}
	return n
}
