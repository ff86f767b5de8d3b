package store

import (
	"fmt"
	"strings"
	"time"

	"github.com/af22046e/skat/internal/match"
)

// MatchFilter says which matches are wanted. Zero fields want all.
type MatchFilter struct {
	From, Until time.Time    // last played from From on, before Until
	State       MatchState   //
	Standing    MatchOutcome //
}

// MatchState is whether a match is over; zero is any.
type MatchState uint8

// The states.
const (
	AnyState MatchState = iota
	Unfinished
	Finished
	Abandoned
)

// MatchOutcome is how player 0 stands in a match, or has done at its end; zero
// is any.
type MatchOutcome uint8

// The outcomes.
const (
	AnyOutcome MatchOutcome = iota
	Ahead                   // alone
	Level                   // with others
	Behind
)

// where returns the condition and its arguments.
func (f MatchFilter) where(game string) (string, []any) {
	conditions, args := []string{`game = ?`}, []any{game}
	and := func(condition string, arg ...any) {
		conditions, args = append(conditions, condition), append(args, arg...)
	}
	if !f.From.IsZero() {
		and(`updated >= ?`, f.From.UnixMilli())
	}
	if !f.Until.IsZero() {
		and(`updated < ?`, f.Until.UnixMilli())
	}
	switch f.State {
	case Unfinished:
		and(`state = ?`, stateRunning)
	case Finished:
		and(`state = ?`, stateFinished)
	case Abandoned:
		and(`state = ?`, stateAbandoned)
	}
	switch f.Standing {
	case Ahead:
		and(`leaders = '[0]'`)
	case Level:
		and(`leaders LIKE '[0,%'`)
	case Behind:
		and(`leaders NOT LIKE '[0%'`)
	}
	return strings.Join(conditions, " AND "), args
}

// Matches lists up to limit of the matches that a filter wants, from offset
// on, the one played last first, and returns how many there are in all.
func (s *Store) Matches(f MatchFilter, offset, limit int) ([]Entry, int, error) {
	return page[match.Settings](s, gameSkat, f, offset, limit)
}

// Sessions lists sessions of Offiziersskat, as [Store.Matches] does matches.
func (s *Store) Sessions(f MatchFilter, offset, limit int) ([]SessionEntry, int, error) {
	return page[match.SessionSettings](s, gameOffizier, f, offset, limit)
}

func page[S any](s *Store, game string, f MatchFilter, offset, limit int) ([]EntryOf[S], int, error) {
	where, args := f.where(game)
	var count int
	if err := s.db.QueryRow(`SELECT count(*) FROM matches WHERE `+where, args...).Scan(&count); err != nil {
		return nil, 0, fmt.Errorf("count the matches: %w", err)
	}
	list, err := entriesFrom[S](s, where, max(0, offset), max(0, limit), args...)
	return list, count, err
}
