package store

import (
	"context"
	"database/sql"
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
	r, m, err := resume(s, id, restoreMatch)
	if err != nil {
		return nil, nil, err
	}
	return &Running{r}, m.Match, nil
}

// ResumeSession opens an unfinished session, as [Store.Resume] does a match.
func (s *Store) ResumeSession(id int64) (*RunningSession, *match.Session, error) {
	r, m, err := resume(s, id, restoreSession)
	if err != nil {
		return nil, nil, err
	}
	return &RunningSession{r}, m.Session, nil
}

func resume[M kept](s *Store, id int64, restore func(stored) (M, error)) (*running, M, error) {
	var none M
	lock, err := s.locks.match(id, matchPatience)
	if err != nil {
		return nil, none, err
	}
	// Read under the lock: nobody else writes now.
	m, state, err := load(s, id, restore)
	if err == nil && state != stateRunning {
		err = fmt.Errorf("match %d is %s, not to be played on", id, state)
	}
	r := &running{store: s, id: id, lock: lock}
	if err == nil {
		r.seed = m.Seed()
		r.stored, err = r.next(m)
	}
	if err != nil {
		return nil, none, errors.Join(err, lock.Unlock())
	}
	s.add(r)
	return r, m, nil
}

// load reads a match and replays it.
func load[M any](s *Store, id int64, restore func(stored) (M, error)) (m M, state string, err error) {
	tx, err := s.db.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return m, "", fmt.Errorf("match %d: %w", id, err)
	}
	defer func() { _ = tx.Rollback() }()
	if m, state, err = read(tx, id, restore); err != nil {
		return m, "", fmt.Errorf("match %d: %w", id, err)
	}
	return m, state, nil
}

func read[M any](tx *sql.Tx, id int64, restore func(stored) (M, error)) (m M, state string, err error) {
	saved, err := readMatch(tx, id)
	if err == nil {
		saved.deals, err = readDeals(tx, id)
	}
	if err == nil {
		m, err = restore(saved)
	}
	return m, saved.state, err
}

// readMatch reads all but the deals.
func readMatch(tx *sql.Tx, id int64) (r stored, err error) {
	var seed string
	err = tx.QueryRow(`SELECT game, state, settings, players, seed, first, practice, hints, refused FROM matches WHERE id = ?`, id).
		Scan(&r.game, &r.state, &r.settings, &r.players, &seed, &r.first, &r.practice, &r.hints, &r.refused)
	if errors.Is(err, sql.ErrNoRows) {
		return r, errors.New("there is none of that number")
	}
	if err != nil {
		return r, err
	}
	if r.seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return r, fmt.Errorf("seed: %w", err)
	}
	return r, nil
}

// readDeals returns the deals of a match as lines of skat.Deal.String or
// offizier.Deal.String.
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
