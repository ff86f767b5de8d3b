package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/af22046e/skat/internal/match"
)

// ErrNoMatch says that no match was ever stored.
var ErrNoMatch = errors.New("no match has been played yet")

// Entry is a match in a list.
type Entry struct {
	ID       int64
	Started  time.Time
	Updated  time.Time // by the last action; the end of one that is over
	Over     bool
	Practice bool
	Settings match.Settings
	Players  []match.Player
	Deal     int   // number of the current deal
	Totals   []int // by player, what decides (match.Sheet.Totals), after the finished deals
	Leaders  []int // the players with the highest total; more than one at the end: a draw
	InUse    bool  // open in another program, or in this one
	// Err is why a row that this program did not write so could not be read;
	// then settings, players, totals and leaders may be missing, and Resume
	// would fail.
	Err error
}

// Unfinished lists the matches that may be resumed, the one played last first.
func (s *Store) Unfinished() ([]Entry, error) {
	list, err := s.entries(`state = 'running'`, -1)
	for i := range list {
		list[i].InUse = s.locks.matchInUse(list[i].ID)
	}
	return list, err
}

// Finished lists up to limit matches that are over, newest first.
func (s *Store) Finished(limit int) ([]Entry, error) {
	return s.entries(`state = 'finished'`, limit)
}

// Last returns the match played last, over or not, but not an abandoned one;
// [ErrNoMatch] when there is none.
func (s *Store) Last() (Entry, *match.Match, error) {
	list, err := s.entries(`state <> 'abandoned'`, 1)
	if err != nil {
		return Entry{}, nil, err
	}
	if len(list) == 0 {
		return Entry{}, nil, ErrNoMatch
	}
	return s.look(list[0])
}

// Match returns the match of a number, over or not, as its last Save left it,
// without opening it: another program may play on in it.
func (s *Store) Match(id int64) (Entry, *match.Match, error) {
	list, err := s.entries(`id = ?`, 1, id)
	if err != nil {
		return Entry{}, nil, err
	}
	if len(list) == 0 {
		return Entry{}, nil, fmt.Errorf("match %d: there is none of that number", id)
	}
	return s.look(list[0])
}

// look replays an entry's match.
func (s *Store) look(e Entry) (Entry, *match.Match, error) {
	e.InUse = s.locks.matchInUse(e.ID)
	m, _, err := s.load(e.ID)
	return e, m, err
}

// entries lists up to limit matches, all when it is negative, the one played
// last first. args fill the placeholders of where.
func (s *Store) entries(where string, limit int, args ...any) ([]Entry, error) {
	list, err := s.readEntries(where, limit, args...)
	if err != nil {
		return nil, fmt.Errorf("list the matches: %w", err)
	}
	return list, nil
}

func (s *Store) readEntries(where string, limit int, args ...any) ([]Entry, error) {
	rows, err := s.db.Query(`SELECT id, started, updated, state, practice, settings, players, deal, totals, leaders
		FROM matches WHERE `+where+` ORDER BY updated DESC, id DESC LIMIT ?`, append(args, limit)...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var list []Entry
	for rows.Next() {
		var e Entry
		var started, updated int64
		var state string
		var texts [4]string
		err := rows.Scan(&e.ID, &started, &updated, &state, &e.Practice, &texts[0], &texts[1], &e.Deal, &texts[2], &texts[3])
		if err != nil {
			return nil, err
		}
		e.Started, e.Updated, e.Over = time.UnixMilli(started), time.UnixMilli(updated), state == stateFinished
		for i, to := range [...]any{&e.Settings, &e.Players, &e.Totals, &e.Leaders} {
			if err := json.Unmarshal([]byte(texts[i]), to); err != nil {
				e.Err = errors.Join(e.Err, fmt.Errorf("match %d: %w", e.ID, err))
			}
		}
		list = append(list, e)
	}
	return list, rows.Err()
}

// Abandon takes an unfinished match off the list of those that may be resumed.
// Its rows stay. It returns an [*InUseError] when the match is open; close an
// own one first.
func (s *Store) Abandon(id int64) error {
	lock, err := s.locks.match(id, matchPatience)
	if err != nil {
		return err
	}
	changed, err := s.abandon(id)
	if err == nil && changed == 0 {
		err = errors.New("there is no unfinished one of that number")
	}
	if err != nil {
		return errors.Join(fmt.Errorf("abandon match %d: %w", id, err), lock.Unlock())
	}
	return s.locks.dropMatch(lock)
}

func (s *Store) abandon(id int64) (int64, error) {
	result, err := s.db.Exec(`UPDATE matches SET state = ? WHERE id = ? AND state = ?`, stateAbandoned, id, stateRunning)
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}
