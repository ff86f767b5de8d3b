package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
)

// Tally counts records that were checked. Unreadable are the damaged ones and
// those without a result to compare.
type Tally struct {
	Records, Agree, Differ, Unreadable int
}

// String returns the line that ends a check.
func (t Tally) String() string {
	return fmt.Sprintf("%d records, %d agree, %d differ, %d unreadable", t.Records, t.Agree, t.Differ, t.Unreadable)
}

// CheckFiles replays every record of the files under its own rules (see
// [Record.Rules]) and compares what the engine makes of it with R. To w it
// writes a line for each difference, each illegal move (which counts as a
// difference) and each unreadable record, and last the [Tally] of all files.
// The error joins those of files that could not be opened or read to their
// end, and of w; the other files are checked all the same.
func CheckFiles(w io.Writer, paths ...string) (Tally, error) {
	out := bufio.NewWriter(w)
	var t Tally
	var errs []error
	for _, path := range paths {
		errs = append(errs, t.checkFile(out, path))
	}
	fmt.Fprintln(out, t)
	errs = append(errs, out.Flush())
	return t, errors.Join(errs...)
}

func (t *Tally) checkFile(w io.Writer, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return t.check(w, path, f)
}

// check reads the records of src, which lines to w call name.
func (t *Tally) check(w io.Writer, name string, src io.Reader) error {
	r := NewReader(src)
	for {
		rec, err := r.Read()
		var damaged *Error
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &damaged):
			t.Records++
			t.Unreadable++
			fmt.Fprintf(w, "%s:%d: %s\n", name, damaged.Line, damaged.Msg)
			continue
		case err != nil:
			return fmt.Errorf("%s: %w", name, err)
		}
		t.Records++
		lines, readable := compare(&rec)
		for _, line := range lines {
			fmt.Fprintf(w, "%s:%d: %s\n", name, rec.Line(), line)
		}
		switch {
		case !readable:
			t.Unreadable++
		case len(lines) > 0:
			t.Differ++
		default:
			t.Agree++
		}
	}
}

// fieldNames are what a person calls the fields of R that are compared.
var fieldNames = map[string]string{
	"d": "declarer", fieldOutcome: "outcome", "v": "value", "m": "matadors", fieldBid: "overbid", "p": "card points", "t": "tricks",
	"s": "Schneider", "z": "Schwarz",
	"v0": "score of forehand", "v1": "score of middlehand", "v2": "score of rearhand",
	"c0": "card points of forehand", "c1": "card points of middlehand", "c2": "card points of rearhand",
	"t0": "tricks of forehand", "t1": "tricks of middlehand", "t2": "tricks of rearhand",
}

// compare replays a record and returns a line for each difference, or one that
// says why there is nothing to compare.
func compare(r *Record) (lines []string, readable bool) {
	d, err := r.Replay(r.Rules())
	var none *NoResultError
	switch {
	case errors.As(err, &none):
		return []string{err.Error()}, false
	case err != nil:
		return []string{r.name() + ": " + err.Error()}, true
	case r.Stated().Empty():
		return []string{"want a result R[…], the record has none"}, false
	}
	got := resultOf(&d)
	if got.Empty() {
		want, _ := r.Stated().Get(fieldOutcome)
		return []string{fmt.Sprintf("%s: outcome: want %s, got a deal that stops in its phase %q", r.name(), want, d.Phase())}, true
	}
	for _, f := range got.fields {
		want, ok := r.Stated().Get(f.name)
		if !ok {
			want = "nothing"
		}
		if want == f.value {
			continue
		}
		lines = append(lines, fmt.Sprintf("%s: %s: want %s, got %s", r.name(), fieldNames[f.name], want, f.value))
		if f.name == fieldOutcome && want != "win" && want != "loss" {
			break // not the same kind of result: nothing more to compare
		}
	}
	return lines, true
}
