package store

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/af22046e/skat/internal/match"
)

// Replay is a deal as it went with a bot in player 0's seat.
type Replay struct {
	Level  string // of that bot
	Played time.Time
	Line   string // the deal, as skat.Deal.String
	DealFacts
}

// KeepReplay keeps what became of a match's deal with a bot of that level in
// player 0's seat: m is the match with that deal as it was then played, up to
// it at least. It takes the place of an earlier one.
func (s *Store) KeepReplay(id int64, deal int, level string, m *match.Match) error {
	if err := s.keepReplay(id, deal, level, skatMatch{m}); err != nil {
		return fmt.Errorf("keep how %s played deal %d of match %d: %w", level, deal, id, err)
	}
	return nil
}

func (s *Store) keepReplay(id int64, deal int, level string, m skatMatch) error {
	if level == "" {
		return errors.New("want the level of a bot")
	}
	line, err := m.line(deal)
	if err != nil {
		return err
	}
	_, err = s.db.Exec(`INSERT OR REPLACE INTO replays
		(match, deal, level, played, line, contract, declarer, won, value, seat, score, points, tourney)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		append([]any{id, deal, level, s.now().UnixMilli(), line}, m.result(deal).columns(gameSkat)...)...)
	return err
}

// Replays returns how bots played a deal, by their levels.
func (s *Store) Replays(id int64, deal int) ([]Replay, error) {
	var list []Replay
	err := s.eachReplay(`match = ? AND deal = ?`, func(_ dealKey, r Replay) { list = append(list, r) }, id, deal)
	return list, err
}

// dealKey names a deal.
type dealKey struct {
	match int64
	deal  int
}

// eachReplay calls do for those that where, with args, takes.
func (s *Store) eachReplay(where string, do func(dealKey, Replay), args ...any) error {
	if err := s.readReplays(where, do, args...); err != nil {
		return fmt.Errorf("read how bots played: %w", err)
	}
	return nil
}

func (s *Store) readReplays(where string, do func(dealKey, Replay), args ...any) error {
	rows, err := s.db.Query(`SELECT match, deal, level, played, line, contract, ifnull(declarer, -1), won, ifnull(value, 0), ifnull(seat, -1),
		score, ifnull(points, -1), ifnull(tourney, 0) FROM replays WHERE `+where+` ORDER BY match, deal, level`, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var key dealKey
		var r Replay
		var played int64
		var won *bool
		err := rows.Scan(&key.match, &key.deal, &r.Level, &played, &r.Line, &r.Contract, &r.Declarer, &won, &r.Value, &r.Seat,
			&r.Score, &r.Points, &r.Tourney)
		if err != nil {
			return err
		}
		r.Played, r.Outcome = time.UnixMilli(played), outcome(r.Contract, r.Declarer, won)
		do(key, r)
	}
	return rows.Err()
}

// Comparison is what player 0 and the bots of one level made of the same
// deals.
type Comparison struct {
	Level       string
	Player, Bot DealCount
}

// Compare compares the deals with what bots made of them, as far as they
// played them, by level.
func (s *Store) Compare(d Deals) ([]Comparison, error) {
	at := make(map[dealKey]int, len(d))
	for i := range d {
		at[dealKey{d[i].Match, d[i].Deal}] = i
	}
	var list []Comparison
	index := map[string]int{}
	err := s.eachReplay(`true`, func(key dealKey, r Replay) {
		i, wanted := at[key]
		if !wanted {
			return
		}
		k, known := index[r.Level]
		if !known {
			k = len(list)
			index[r.Level] = k
			list = append(list, Comparison{Level: r.Level})
		}
		list[k].Player.add(&d[i].DealFacts)
		list[k].Bot.add(&r.DealFacts)
	})
	slices.SortFunc(list, func(a, b Comparison) int { return cmp.Compare(a.Level, b.Level) })
	return list, err
}
