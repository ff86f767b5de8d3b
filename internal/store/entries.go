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

// Entry is a match of Skat in a list.
type Entry = EntryOf[match.Settings]

// SessionEntry is a session of Offiziersskat in a list. Its totals are what
// decides: deals won in a best-of, else game points.
type SessionEntry = EntryOf[match.SessionSettings]

// EntryOf is a match in a list, with settings S.
type EntryOf[S any] struct {
	ID      int64
	Started time.Time
	Updated time.Time // by the last action; the end of one that is over
	Over    bool
	// Abandoned: it was given up, and is not to be resumed.
	Abandoned bool
	Practice  bool
	Settings  S
	Players   []match.Player
	Deal      int   // number of the current deal
	Totals    []int // by player, what decides (of Skat match.Sheet.Totals), after the finished deals
	Leaders   []int // the players with the highest total; more than one at the end: a draw
	InUse     bool  // open in another program, or in this one
	// Err is why a row that this program did not write so could not be read;
	// then settings, players, totals and leaders may be missing, and Resume
	// would fail.
	Err error
}

// Unfinished lists the matches that may be resumed, the one played last first.
func (s *Store) Unfinished() ([]Entry, error) { return unfinished[match.Settings](s, gameSkat) }

// UnfinishedSessions lists the sessions that may be resumed, the one played
// last first.
func (s *Store) UnfinishedSessions() ([]SessionEntry, error) {
	return unfinished[match.SessionSettings](s, gameOffizier)
}

func unfinished[S any](s *Store, game string) ([]EntryOf[S], error) {
	list, err := entries[S](s, `game = ? AND state = 'running'`, -1, game)
	for i := range list {
		list[i].InUse = s.locks.matchInUse(list[i].ID)
	}
	return list, err
}

// Finished lists up to limit matches that are over, newest first.
func (s *Store) Finished(limit int) ([]Entry, error) {
	return entries[match.Settings](s, `game = ? AND state = 'finished'`, limit, gameSkat)
}

// FinishedSessions lists up to limit sessions that are over, newest first.
func (s *Store) FinishedSessions(limit int) ([]SessionEntry, error) {
	return entries[match.SessionSettings](s, `game = ? AND state = 'finished'`, limit, gameOffizier)
}

// Last returns the match played last, over or not, but not an abandoned one;
// [ErrNoMatch] when there is none.
func (s *Store) Last() (Entry, *match.Match, error) {
	e, m, err := last[match.Settings](s, gameSkat, restoreMatch)
	return e, m.Match, err
}

// LastSession returns the session played last, as [Store.Last] does a match.
func (s *Store) LastSession() (SessionEntry, *match.Session, error) {
	e, m, err := last[match.SessionSettings](s, gameOffizier, restoreSession)
	return e, m.Session, err
}

func last[S, M any](s *Store, game string, restore func(stored) (M, error)) (EntryOf[S], M, error) {
	list, err := entries[S](s, `game = ? AND state <> 'abandoned'`, 1, game)
	if err == nil && len(list) == 0 {
		err = ErrNoMatch
	}
	return look(s, list, err, restore)
}

// Match returns the match of a number, over or not, as its last Save left it,
// without opening it: another program may play on in it.
func (s *Store) Match(id int64) (Entry, *match.Match, error) {
	e, m, err := numbered[match.Settings](s, id, restoreMatch)
	return e, m.Match, err
}

// Session returns the session of a number, as [Store.Match] does a match.
func (s *Store) Session(id int64) (SessionEntry, *match.Session, error) {
	e, m, err := numbered[match.SessionSettings](s, id, restoreSession)
	return e, m.Session, err
}

func numbered[S, M any](s *Store, id int64, restore func(stored) (M, error)) (EntryOf[S], M, error) {
	list, err := entries[S](s, `id = ?`, 1, id)
	if err == nil && len(list) == 0 {
		err = fmt.Errorf("match %d: there is none of that number", id)
	}
	return look(s, list, err, restore)
}

// look replays the match of the one entry of a list, unless there was an error.
func look[S, M any](s *Store, list []EntryOf[S], err error, restore func(stored) (M, error)) (e EntryOf[S], m M, _ error) {
	if err != nil {
		return e, m, err
	}
	e = list[0]
	e.InUse = s.locks.matchInUse(e.ID)
	m, _, err = load(s, e.ID, restore)
	return e, m, err
}

// entries lists up to limit matches, all when it is negative, the one played
// last first. args fill the placeholders of where.
func entries[S any](s *Store, where string, limit int, args ...any) ([]EntryOf[S], error) {
	return entriesFrom[S](s, where, 0, limit, args...)
}

// entriesFrom leaves out the first, as many as offset says.
func entriesFrom[S any](s *Store, where string, offset, limit int, args ...any) ([]EntryOf[S], error) {
	list, err := readEntries[S](s, where, offset, limit, args...)
	if err != nil {
		return nil, fmt.Errorf("list the matches: %w", err)
	}
	return list, nil
}

func readEntries[S any](s *Store, where string, offset, limit int, args ...any) ([]EntryOf[S], error) {
	rows, err := s.db.Query(`SELECT id, started, updated, state, practice, settings, players, deal, totals, leaders
		FROM matches WHERE `+where+` ORDER BY updated DESC, id DESC LIMIT ? OFFSET ?`, append(args, limit, offset)...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var list []EntryOf[S]
	for rows.Next() {
		var e EntryOf[S]
		var started, updated int64
		var state string
		var texts [4]string
		err := rows.Scan(&e.ID, &started, &updated, &state, &e.Practice, &texts[0], &texts[1], &e.Deal, &texts[2], &texts[3])
		if err != nil {
			return nil, err
		}
		e.Started, e.Updated = time.UnixMilli(started), time.UnixMilli(updated)
		e.Over, e.Abandoned = state == stateFinished, state == stateAbandoned
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
