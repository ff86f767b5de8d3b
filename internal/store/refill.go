package store

import "database/sql"

// refill writes what results lack that earlier versions wrote: it replays
// their matches. One that no longer replays keeps its rows as they are.
func refill(tx *sql.Tx) error {
	ids, err := idsOf(tx, `SELECT DISTINCT match FROM results JOIN matches ON id = match WHERE game = 'skat' AND tourney IS NULL`)
	if err != nil {
		return err
	}
	for _, id := range ids {
		m, _, err := read(tx, id, restoreMatch)
		if err != nil {
			continue
		}
		for _, row := range m.Sheet().Rows {
			f := m.result(row.Deal)
			_, err := tx.Exec(`UPDATE results SET points = ?, tourney = ? WHERE match = ? AND deal = ?`, orNull(f.Points), f.Tourney, id, row.Deal)
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func idsOf(tx *sql.Tx, query string) (ids []int64, err error) {
	rows, err := tx.Query(query)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}
