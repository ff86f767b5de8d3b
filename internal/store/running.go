package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/af22046e/skat/internal/match"
	"github.com/gofrs/flock"
)

// The states of a match.
const (
	stateRunning   = "running"
	stateFinished  = "finished"
	stateAbandoned = "abandoned"
)

// Running is a match of Skat that this program has open and nobody else can
// open.
type Running struct{ *running }

// RunningSession is a session of Offiziersskat that this program has open and
// nobody else can open.
type RunningSession struct{ *running }

// running is a match that this program has open.
type running struct {
	store *Store
	id    int64
	seed  uint64
	lock  *flock.Flock

	mu     sync.Mutex
	stored snapshot
	closed bool
}

// snapshot is what is known to be stored of a match. The zero snapshot says
// nothing; saving against it writes everything.
type snapshot struct {
	deal     int      // number of the last deal, 0 unknown
	words    []string // of that deal: the layout, then "seat token" for each action
	over     bool     // that deal has its result
	finished bool
	practice bool
	hints    int
	refused  string
	totals   string
	leaders  string
}

// ID returns the number of the match in the store.
func (r *running) ID() int64 { return r.id }

// Begin stores a new match as it stands and locks it.
func (s *Store) Begin(m *match.Match) (*Running, error) {
	r, err := s.begin(skatMatch{m})
	if err != nil {
		return nil, fmt.Errorf("begin a match: %w", err)
	}
	return &Running{r}, nil
}

// BeginSession stores a new session as it stands and locks it.
func (s *Store) BeginSession(m *match.Session) (*RunningSession, error) {
	r, err := s.begin(session{Session: m})
	if err != nil {
		return nil, fmt.Errorf("begin a session: %w", err)
	}
	return &RunningSession{r}, nil
}

func (s *Store) begin(m kept) (*running, error) {
	h := m.head()
	settings, err := json.Marshal(h.settings)
	if err != nil {
		return nil, err
	}
	players, err := json.Marshal(h.players)
	if err != nil {
		return nil, err
	}
	r := &running{store: s, seed: m.Seed()}
	next, err := r.next(m)
	if err != nil {
		return nil, err
	}
	at := s.now().UnixMilli()
	err = s.transaction(func(tx *sql.Tx) error {
		if err := tx.QueryRow(`SELECT coalesce(max(id), 0) + 1 FROM matches`).Scan(&r.id); err != nil {
			return err
		}
		// Locked before anybody else can see it.
		if err := r.lockNew(); err != nil {
			return err
		}
		_, err := tx.Exec(`INSERT INTO matches (id, game, started, updated, state, settings, players, seed, first, practice, deal, totals, leaders)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			r.id, m.game(), at, at, stateRunning, string(settings), string(players), strconv.FormatUint(m.Seed(), 10), h.first, 0, 1, "[]", "[]")
		if err != nil {
			return err
		}
		return r.write(tx, m, next, at)
	})
	if err != nil {
		if r.lock != nil {
			err = errors.Join(err, s.locks.dropMatch(r.lock))
		}
		return nil, err
	}
	r.stored = next
	s.add(r)
	return r, nil
}

// lockNew locks the first number from r.id on that nobody has locked: where a
// database was taken away, a program may still play on in it.
func (r *running) lockNew() error {
	for ; ; r.id++ {
		lock, err := r.store.locks.match(r.id, 0)
		if inUse := (*InUseError)(nil); errors.As(err, &inUse) {
			continue
		}
		r.lock = lock
		return err
	}
}

// Save stores how the match stands now, in one transaction: what was added
// since the last Save, and what was taken back. It is to be called after each
// Apply, Next and Undo, before anything else is done; m must not change
// meanwhile. When nothing changed it does nothing. After an error the file
// holds what it held before, and the next Save writes what is missing.
func (r *Running) Save(m *match.Match) error { return r.save(skatMatch{m}) }

// Save stores how the session stands now, as [Running.Save] does a match.
func (r *RunningSession) Save(m *match.Session) error { return r.save(session{Session: m}) }

// Finish saves the session as one that its players ended: any number of deals
// ends so, after a deal. A Save of more would take it up again.
func (r *RunningSession) Finish(m *match.Session) error {
	if !m.DealOver() {
		return fmt.Errorf("finish match %d: deal %d is being played", r.id, m.Number())
	}
	return r.save(session{Session: m, ended: true})
}

func (r *running) save(m kept) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.saveNow(m); err != nil {
		return fmt.Errorf("save match %d: %w", r.id, err)
	}
	return nil
}

func (r *running) saveNow(m kept) error {
	switch {
	case r.closed:
		return errors.New("it was closed")
	case m.Seed() != r.seed || m.Number() < r.stored.deal:
		return fmt.Errorf("another match came (seed %d, deal %d): want seed %d, deal %d or later", m.Seed(), m.Number(), r.seed, r.stored.deal)
	}
	next, err := r.next(m)
	if err != nil || next.same(r.stored) {
		return err
	}
	at := r.store.now().UnixMilli()
	if err := r.store.transaction(func(tx *sql.Tx) error { return r.write(tx, m, next, at) }); err != nil {
		// Whether a commit that failed left its mark is for the file to know:
		// the next Save relies on nothing but the deals before.
		r.stored.words, r.stored.over = nil, false
		return err
	}
	r.stored = next
	return nil
}

// next returns what will be stored of m.
func (r *running) next(m kept) (snapshot, error) {
	n := snapshot{
		deal: m.Number(), words: strings.Fields(m.Line()), over: m.DealOver(), finished: m.Over(), practice: m.Practice(), hints: m.Hints(),
		totals: r.stored.totals, leaders: r.stored.leaders,
	}
	refused, err := json.Marshal(m.Refused())
	if err != nil {
		return n, err
	}
	n.refused = string(refused)
	if r.stored.finished && n.deal == r.stored.deal && slices.Equal(n.words, r.stored.words) {
		n.finished = true // by Finish, and nothing came since
	}
	if n.deal == r.stored.deal && r.stored.words != nil && !n.over && !r.stored.over {
		return n, nil // totals change with the end of a deal, or its undoing
	}
	counts, ahead := m.standing()
	totals, err := json.Marshal(counts)
	if err != nil {
		return n, err
	}
	leaders, err := json.Marshal(ahead)
	n.totals, n.leaders = string(totals), string(leaders)
	return n, err
}

// same tells whether both say the same.
func (n snapshot) same(o snapshot) bool {
	return n.deal == o.deal && n.over == o.over && n.finished == o.finished && n.practice == o.practice && n.hints == o.hints && n.refused == o.refused && slices.Equal(n.words, o.words)
}

// common returns how many words both begin with: none, or the layout and
// whole actions.
func (n snapshot) common(o snapshot) int {
	if len(n.words) == 0 || len(o.words) == 0 || n.words[0] != o.words[0] {
		return 0
	}
	i := 1
	for i+1 < len(n.words) && i+1 < len(o.words) && slices.Equal(n.words[i:i+2], o.words[i:i+2]) {
		i += 2
	}
	return i
}

// write brings the rows of the match from what is stored to next; at is now,
// in Unix milliseconds.
func (r *running) write(tx *sql.Tx, m kept, next snapshot, at int64) error {
	state := stateRunning
	if next.finished {
		state = stateFinished
	}
	w := writer{tx: tx, stmts: &r.store.write, match: r.id}
	updated := w.exec(w.stmts.match, at, state, next.practice, next.hints, next.refused, next.deal, next.totals, next.leaders, r.id)
	if w.err == nil && updated != 1 {
		return errors.New("its row is gone")
	}
	from := r.stored
	for n := max(1, from.deal); n < next.deal; n++ {
		line, err := m.line(n)
		if err != nil {
			return err
		}
		over := snapshot{deal: n, words: strings.Fields(line), over: true}
		w.writeDeal(m, over, from, at)
		from = snapshot{}
	}
	w.writeDeal(m, next, from, at)
	return w.err
}

// writer runs statements until one fails.
type writer struct {
	tx    *sql.Tx
	stmts *statements
	match int64
	err   error
}

// exec returns the number of rows changed.
func (w *writer) exec(stmt *sql.Stmt, args ...any) int64 {
	if w.err != nil {
		return 0
	}
	var result sql.Result
	if result, w.err = w.tx.Stmt(stmt).Exec(args...); w.err != nil {
		return 0
	}
	var n int64
	n, w.err = result.RowsAffected()
	return n
}

// writeDeal brings the rows of a deal from what is stored (which says nothing
// when it is of another deal) to next.
func (w *writer) writeDeal(m kept, next, stored snapshot, at int64) {
	common := next.common(stored)
	if stored.deal != next.deal || common == 0 {
		stored, common = snapshot{}, 1
		w.exec(w.stmts.deal, w.match, next.deal, next.words[0])
	}
	for i := common; i+1 < len(next.words); i += 2 {
		w.exec(w.stmts.action, w.match, next.deal, i/2, next.words[i]+" "+next.words[i+1])
	}
	unknown := stored.words == nil
	if unknown || len(stored.words) > len(next.words) {
		w.exec(w.stmts.cut, w.match, next.deal, len(next.words)/2)
	}
	switch {
	case next.over && !(stored.over && slices.Equal(next.words, stored.words)):
		w.writeResult(m, next.deal, at)
	case !next.over && (stored.over || unknown):
		w.exec(w.stmts.noResult, w.match, next.deal)
	}
}

func (w *writer) writeResult(m kept, deal int, at int64) {
	w.exec(w.stmts.result, append([]any{w.match, deal, at}, m.result(deal).columns(m.game())...)...)
}

// transaction runs do, and undoes it all when it fails.
func (s *Store) transaction(do func(*sql.Tx) error) error {
	tx, err := s.db.Begin()
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		_ = tx.Rollback() // SQLite may have done so already
		return err
	}
	return tx.Commit()
}

// Close gives the match up for others to resume.
func (r *running) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return nil
	}
	r.closed = true
	r.store.mu.Lock()
	delete(r.store.running, r.id)
	r.store.mu.Unlock()
	if r.stored.finished {
		return r.store.locks.dropMatch(r.lock)
	}
	return r.lock.Unlock()
}

// add notes that the match is open here.
func (s *Store) add(r *running) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.running[r.id] = r
}
