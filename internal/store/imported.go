package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/af22046e/skat/internal/record"
)

// importedSchema is for deals that were played elsewhere. Players and declarer
// are seats: 0 forehand, 1 middlehand, 2 rearhand.
const importedSchema = `
CREATE TABLE imported (
	id       INTEGER PRIMARY KEY,
	imported INTEGER NOT NULL,
	source   TEXT    NOT NULL, -- the file that it came from
	played   INTEGER,          -- NULL: the record does not say
	players  TEXT    NOT NULL, -- three names, JSON
	contract TEXT    NOT NULL, -- as skat.Contract.String: "R" Ramsch, "-" passed in
	declarer INTEGER,          -- NULL: passed in or Ramsch, as with won and value
	won      INTEGER,          -- 0 or 1
	value    INTEGER,          -- of the game, in game points
	record   TEXT    NOT NULL UNIQUE -- as it was written
) STRICT;
CREATE INDEX imported_by_time ON imported (played);
`

// Imported is a deal that was played elsewhere, in a list.
type Imported struct {
	ID       int64
	At       time.Time // when it was imported
	Source   string    // the file that it came from
	Played   time.Time // the zero Time: the record does not say
	Players  [3]string // names by Seat.Index
	Contract string    // as skat.Contract.String: "R" Ramsch, "-" passed in
	Declarer int       // Seat.Index, −1: passed in or Ramsch
	Won      bool      // by the declarer
	Value    int       // of the game, in game points
	text     string
}

// Record returns the deal to be replayed under its own rules.
func (i Imported) Record() (record.Record, error) {
	rec, err := record.NewReader(strings.NewReader(i.text)).Read()
	if err != nil {
		if errors.Is(err, io.EOF) {
			err = errors.New("it is empty")
		}
		return rec, fmt.Errorf("imported deal %d: %w", i.ID, err)
	}
	return rec, nil
}

// Text returns the record as it was written.
func (i Imported) Text() string { return i.text }

// NoDealError tells why a record has no finished deal that could be kept.
type NoDealError struct {
	Line int // of its source, from 1
	Err  error
}

// Error returns the line and why.
func (e *NoDealError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns Err.
func (e *NoDealError) Unwrap() error { return e.Err }

// Import keeps the finished deals of records from a source, all or none, each
// once however often it comes, and returns how many it did not have yet. The
// records without a finished deal are left out, and named.
func (s *Store) Import(source string, recs []record.Record) (added int, without []*NoDealError, err error) {
	at := s.now().UnixMilli()
	err = s.transaction(func(tx *sql.Tx) error {
		insert, err := tx.Prepare(`INSERT INTO imported (imported, source, played, players, contract, declarer, won, value, record)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (record) DO NOTHING`)
		if err != nil {
			return err
		}
		defer func() { _ = insert.Close() }()
		for i := range recs {
			columns, err := importColumns(&recs[i])
			if err != nil {
				without = append(without, &NoDealError{recs[i].Line(), err})
				continue
			}
			result, err := insert.Exec(append([]any{at, source}, columns...)...)
			if err != nil {
				return err
			}
			n, err := result.RowsAffected()
			if err != nil {
				return err
			}
			added += int(n)
		}
		return nil
	})
	if err != nil {
		return 0, nil, fmt.Errorf("import %s: %w", source, err)
	}
	return added, without, nil
}

// importColumns returns a record's row from played on.
func importColumns(rec *record.Record) ([]any, error) {
	d, err := rec.Replay(rec.Rules())
	if err != nil {
		return nil, err
	}
	r := d.Result()
	if r.Outcome == 0 {
		return nil, fmt.Errorf("the deal stops in its phase %q", d.Phase())
	}
	names, err := json.Marshal(rec.Players())
	if err != nil {
		return nil, err
	}
	var played, declarer, won, value any
	if at := rec.Played(); !at.IsZero() {
		played = at.UnixMilli()
	}
	contract := "-"
	if d.Contract().Game != 0 {
		contract = d.Contract().String()
	}
	if i := r.Declarer.Index(); i >= 0 {
		declarer, won, value = i, r.Calculation.Won, r.Calculation.Value
	}
	return []any{played, string(names), contract, declarer, won, value, rec.String()}, nil
}

// Imported lists up to limit imported deals, all when it is negative, the one
// imported last first.
func (s *Store) Imported(limit int) ([]Imported, error) {
	list, err := s.readImported(limit)
	if err != nil {
		return nil, fmt.Errorf("list the imported deals: %w", err)
	}
	return list, nil
}

func (s *Store) readImported(limit int) ([]Imported, error) {
	rows, err := s.db.Query(`SELECT id, imported, source, played, players, contract, coalesce(declarer, -1), coalesce(won, 0),
		coalesce(value, 0), record FROM imported ORDER BY id DESC LIMIT ?`, limit)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var list []Imported
	for rows.Next() {
		var i Imported
		var at int64
		var played sql.NullInt64
		var names string
		err := rows.Scan(&i.ID, &at, &i.Source, &played, &names, &i.Contract, &i.Declarer, &i.Won, &i.Value, &i.text)
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal([]byte(names), &i.Players); err != nil {
			return nil, fmt.Errorf("imported deal %d: players: %w", i.ID, err)
		}
		i.At = time.UnixMilli(at)
		if played.Valid {
			i.Played = time.UnixMilli(played.Int64).UTC()
		}
		list = append(list, i)
	}
	return list, rows.Err()
}
