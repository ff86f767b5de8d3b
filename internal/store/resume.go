package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/match"
)

// Resume opens an unfinished match where its last Save left it, and locks it.
// It returns an [*InUseError] when the match is open elsewhere; for one that
// no longer replays an error that names the match and the deal, whose rows
// are left as they are.
func (s *Store) Resume(id int64) (*Running, *match.Match, error) {
	lock, err := s.locks.match(id, matchPatience)
	if err != nil {
		return nil, nil, err
	}
	// Read under the lock: nobody else writes now.
	m, state, err := s.load(id)
	if err == nil && state != stateRunning {
		err = fmt.Errorf("match %d is %s, not to be played on", id, state)
	}
	r := &Running{store: s, id: id, lock: lock}
	if err == nil {
		r.seed = m.Seed()
		r.stored, err = r.next(m)
	}
	if err != nil {
		return nil, nil, errors.Join(err, lock.Unlock())
	}
	s.add(r)
	return r, m, nil
}

// load reads a match and replays it.
func (s *Store) load(id int64) (m *match.Match, state string, err error) {
	tx, err := s.db.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return nil, "", fmt.Errorf("match %d: %w", id, err)
	}
	defer func() { _ = tx.Rollback() }()
	var saved match.Saved
	if saved, state, err = readMatch(tx, id); err == nil {
		saved.Deals, err = readDeals(tx, id)
	}
	if err == nil {
		m, err = match.Restore(saved)
	}
	if err != nil {
		return nil, "", fmt.Errorf("match %d: %w", id, err)
	}
	return m, state, nil
}

// readMatch reads all but the deals.
func readMatch(tx *sql.Tx, id int64) (saved match.Saved, state string, err error) {
	var settings, players, seed string
	err = tx.QueryRow(`SELECT state, settings, players, seed, first, practice FROM matches WHERE id = ?`, id).
		Scan(&state, &settings, &players, &seed, &saved.First, &saved.Practice)
	if errors.Is(err, sql.ErrNoRows) {
		return saved, "", errors.New("there is none of that number")
	}
	if err != nil {
		return saved, "", err
	}
	if saved.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return saved, "", fmt.Errorf("seed: %w", err)
	}
	if err = json.Unmarshal([]byte(settings), &saved.Settings); err != nil {
		return saved, "", fmt.Errorf("settings: %w", err)
	}
	if err = json.Unmarshal([]byte(players), &saved.Players); err != nil {
		return saved, "", fmt.Errorf("players: %w", err)
	}
	return saved, state, nil
}

// readDeals returns the deals of a match as lines of skat.Deal.String.
func readDeals(tx *sql.Tx, id int64) ([]string, error) {
	rows, err := tx.Query(`SELECT deals.deal, layout, seq, action FROM deals LEFT JOIN actions USING (match, deal)
		WHERE match = ? ORDER BY deals.deal, seq`, id)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var lines []string
	var line strings.Builder
	number, actions := 0, 0
	for rows.Next() {
		var deal int
		var layout string
		var seq sql.NullInt64
		var action sql.NullString
		if err := rows.Scan(&deal, &layout, &seq, &action); err != nil {
			return nil, err
		}
		if deal != number {
			if number > 0 {
				lines = append(lines, line.String())
			}
			if number++; deal != number {
				return nil, fmt.Errorf("deal %d is missing", number)
			}
			line.Reset()
			line.WriteString(layout)
			actions = 0
		}
		if !seq.Valid {
			continue
		}
		if seq.Int64 != int64(actions) {
			return nil, fmt.Errorf("deal %d: action %d is missing", deal, actions+1)
		}
		actions++
		line.WriteString(" " + action.String)
	}
	if number > 0 {
		lines = append(lines, line.String())
	}
	return lines, rows.Err()
}
