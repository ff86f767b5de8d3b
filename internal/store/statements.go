package store

import (
	"database/sql"
	"errors"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// statements are those that a Save runs, prepared once.
type statements struct {
	match, deal, action, cut, result, noResult *sql.Stmt
}

// prepareStatements readies the statements, reads the newest rows and tries to
// write none. That finds tables and columns that are missing, damage at the
// end of the file, where writing goes on, and a file that is read-only.
func (s *Store) prepareStatements() error {
	for _, p := range []struct {
		to   **sql.Stmt
		text string
	}{
		{&s.write.match, `UPDATE matches SET updated = ?, state = ?, practice = ?, hints = ?, refused = ?, deal = ?, totals = ?, leaders = ? WHERE id = ?`},
		{&s.write.deal, `INSERT INTO deals (match, deal, layout) VALUES (?, ?, ?)
			ON CONFLICT DO UPDATE SET layout = excluded.layout`},
		{&s.write.action, `INSERT INTO actions (match, deal, seq, action) VALUES (?, ?, ?, ?)
			ON CONFLICT DO UPDATE SET action = excluded.action`},
		{&s.write.cut, `DELETE FROM actions WHERE match = ? AND deal = ? AND seq >= ?`},
		{&s.write.result, `INSERT OR REPLACE INTO results (match, deal, finished, contract, declarer, won, value, seat, score, points, tourney)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`},
		{&s.write.noResult, `DELETE FROM results WHERE match = ? AND deal = ?`},
	} {
		stmt, err := s.db.Prepare(p.text)
		if err != nil {
			return asMissing(err)
		}
		*p.to = stmt
	}
	for _, text := range []string{
		`SELECT id, game, started, settings, players, seed, first, hints, refused FROM matches ORDER BY id DESC LIMIT 1`,
		`SELECT * FROM deals ORDER BY match DESC, deal DESC LIMIT 1`,
		`SELECT * FROM actions ORDER BY match DESC, deal DESC, seq DESC LIMIT 1`,
		`SELECT * FROM results ORDER BY match DESC, deal DESC LIMIT 1`,
		`SELECT key, value FROM preferences LIMIT 1`,
		`SELECT * FROM replays LIMIT 1`,
		`SELECT * FROM drills LIMIT 1`,
		`SELECT * FROM drill_days LIMIT 1`,
		`DELETE FROM preferences WHERE false`,
	} {
		if _, err := s.db.Exec(text); err != nil {
			return asMissing(err)
		}
	}
	return nil
}

// asMissing marks an error in the text of a statement: ours are right, so the
// file lacks what they name.
func asMissing(err error) error {
	if e := (*sqlite.Error)(nil); errors.As(err, &e) && e.Code() == sqlite3.SQLITE_ERROR {
		return &fault{Damaged, err}
	}
	return asFault(err)
}
