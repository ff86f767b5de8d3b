package store

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"
)

// Drill is a question of a drill that was answered wrongly and comes back: a
// right answer moves it to the next Leitner box, whose interval is twice as
// long, a wrong one to the first.
type Drill struct {
	Kind     string    // of drill, in the drill's own word
	State    string    // the question, as the drill writes it: deal code, seat, actions
	Box      int       // 1 to 6, 7 once it is learned; 0 of one that is not kept
	Due      time.Time // the beginning of a day
	Answered time.Time // when last
	Answer   string    // the last one, as the drill writes it
	Loss     float64   // points that it lost
}

// boxes is how many Leitner boxes there are: box b waits 2^(b−1) days, 1 to 32.
const boxes = 6

// dueAfter returns when a question answered now is asked again from a box.
func dueAfter(now time.Time, box int) time.Time {
	year, month, day := now.Date()
	return time.Date(year, month, day+1<<(box-1), 0, 0, 0, 0, now.Location())
}

// NextDue returns the question of these kinds, of all without any, that has
// been due longest by now, and whether there is one.
func (s *Store) NextDue(now time.Time, kinds ...string) (Drill, bool, error) {
	where, args := ofKinds(kinds)
	args = append(args, boxes, now.UnixMilli())
	d, err := readDrill(s.db.QueryRow(drillColumns+` WHERE `+where+` AND box <= ? AND due <= ? ORDER BY due, id LIMIT 1`, args...))
	if errors.Is(err, sql.ErrNoRows) {
		return Drill{}, false, nil
	}
	if err != nil {
		return Drill{}, false, fmt.Errorf("look for a drill that is due: %w", err)
	}
	return d, true, nil
}

// ofKinds returns the condition that the kind is one of these, and its
// arguments.
func ofKinds(kinds []string) (string, []any) {
	if len(kinds) == 0 {
		return `true`, nil
	}
	args := make([]any, len(kinds))
	for i, kind := range kinds {
		args[i] = kind
	}
	return `kind IN (?` + strings.Repeat(`, ?`, len(kinds)-1) + `)`, args
}

const drillColumns = `SELECT kind, state, box, due, answered, answer, loss FROM drills`

func readDrill(row *sql.Row) (d Drill, err error) {
	var due, answered int64
	err = row.Scan(&d.Kind, &d.State, &d.Box, &due, &answered, &d.Answer, &d.Loss)
	d.Due, d.Answered = time.UnixMilli(due), time.UnixMilli(answered)
	return d, err
}

// Answered keeps the answer d.Answer to the question d.Kind and d.State, given
// now, whether it was right and how many points it lost, and returns how the
// question stands then. A new question that is answered rightly does not come
// back; one that is answered rightly before it is due stays where it is. Every
// answer counts in the [Store.Progress] of its day.
func (s *Store) Answered(d Drill, right bool, loss float64, now time.Time) (Drill, error) {
	err := s.transaction(func(tx *sql.Tx) error {
		kept, err := readDrill(tx.QueryRow(drillColumns+` WHERE kind = ? AND state = ?`, d.Kind, d.State))
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		d.Box, d.Due = kept.Box, kept.Due
		d.move(right, now)
		d.Answered, d.Loss = now, loss
		if d.Box > 0 {
			if err := writeDrill(tx, d); err != nil {
				return err
			}
		}
		_, err = tx.Exec(`INSERT INTO drill_days (day, kind, answers, right, loss) VALUES (?, ?, 1, ?, ?)
			ON CONFLICT DO UPDATE SET answers = answers + 1, right = right + excluded.right, loss = loss + excluded.loss`,
			now.Format(time.DateOnly), d.Kind, right, loss)
		return err
	})
	if err != nil {
		return d, fmt.Errorf("keep an answer to a drill: %w", err)
	}
	return d, nil
}

// move puts the question where an answer moves it; box 0 is none.
func (d *Drill) move(right bool, now time.Time) {
	switch {
	case !right:
		d.Box = 1
	case d.Box == 0 || d.Box > boxes || now.Before(d.Due):
		return
	default:
		d.Box++
	}
	d.Due = dueAfter(now, d.Box)
}

func writeDrill(tx *sql.Tx, d Drill) error {
	_, err := tx.Exec(`INSERT INTO drills (kind, state, box, due, answered, answer, loss) VALUES (?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (kind, state) DO UPDATE SET box = excluded.box, due = excluded.due, answered = excluded.answered,
			answer = excluded.answer, loss = excluded.loss`,
		d.Kind, d.State, d.Box, d.Due.UnixMilli(), d.Answered.UnixMilli(), d.Answer, d.Loss)
	return err
}

// DrillDay is what the answers of one kind on one day come to.
type DrillDay struct {
	Day     string // 2006-01-02
	Kind    string
	Answers int
	Right   int
	Loss    float64 // points lost an answer, the mean
}

// Progress returns the days since from on which questions of these kinds, of
// all without any, were answered, oldest first.
func (s *Store) Progress(from time.Time, kinds ...string) ([]DrillDay, error) {
	list, err := s.readProgress(from.Format(time.DateOnly), kinds)
	if err != nil {
		return nil, fmt.Errorf("read the progress of the drills: %w", err)
	}
	return list, nil
}

func (s *Store) readProgress(from string, kinds []string) ([]DrillDay, error) {
	where, args := ofKinds(kinds)
	rows, err := s.db.Query(`SELECT day, kind, answers, right, loss / answers FROM drill_days WHERE `+where+` AND day >= ? ORDER BY day, kind`,
		append(args, from)...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var list []DrillDay
	for rows.Next() {
		var d DrillDay
		if err := rows.Scan(&d.Day, &d.Kind, &d.Answers, &d.Right, &d.Loss); err != nil {
			return nil, err
		}
		list = append(list, d)
	}
	return list, rows.Err()
}
