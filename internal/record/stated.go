package record

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// Stated is a result as R states it: fields with a name and a value, in
// order. Values are as written, numbers in their shortest form.
type Stated struct {
	fields []field
}

type field struct{ name, value string }

// The names of the fields that R gives only a word for.
const (
	fieldOutcome = "outcome" // win, loss, passed, penalty, ramsch, durchmarsch
	fieldBid     = "bid"     // bidok, overbid
)

// wordField says which field a word of R is the value of.
var wordField = map[string]string{
	"win": fieldOutcome, "loss": fieldOutcome, "passed": fieldOutcome, "penalty": fieldOutcome,
	"ramsch": fieldOutcome, "durchmarsch": fieldOutcome, "bidok": fieldBid, "overbid": fieldBid,
}

// Empty tells that no result is stated.
func (s Stated) Empty() bool { return len(s.fields) == 0 }

// Get returns a field: one named in R (d v m p t s z …), "outcome" or "bid".
func (s Stated) Get(name string) (string, bool) {
	for _, f := range s.fields {
		if f.name == name {
			return f.value, true
		}
	}
	return "", false
}

// parseStated reads R.
func parseStated(text string) (Stated, error) {
	var s Stated
	for _, word := range strings.Fields(text) {
		name, value, ok := strings.Cut(word, ":")
		if !ok {
			name, value = wordField[word], word
			if name == "" {
				return Stated{}, fmt.Errorf("%q: want win, loss, passed, penalty, bidok, overbid, ramsch, durchmarsch or a number like v:24", word)
			}
		} else {
			n, err := strconv.Atoi(value)
			if err != nil || name == "" {
				return Stated{}, fmt.Errorf("%q: want a name and a number, like v:24", word)
			}
			value = strconv.Itoa(n)
		}
		if _, again := s.Get(name); again {
			return Stated{}, fmt.Errorf("%q: want one %s only", word, name)
		}
		s.fields = append(s.fields, field{name, value})
	}
	if _, ok := s.Get(fieldOutcome); !ok {
		return Stated{}, fmt.Errorf("want win, loss, passed, penalty, ramsch or durchmarsch, got %s", clip(text))
	}
	return s, nil
}

// resultOf states what a deal came to: all that a check compares. It is empty
// while the deal goes on.
func resultOf(d *skat.Deal) Stated {
	r := d.Result()
	number := func(name string, n int) field { return field{name, strconv.Itoa(n)} }
	switch r.Outcome {
	case skat.NoOutcome:
		return Stated{}
	case skat.PassedIn:
		return Stated{[]field{{fieldOutcome, "passed"}}}
	case skat.RamschLost, skat.Durchmarsch:
		outcome := "ramsch"
		if r.Outcome == skat.Durchmarsch {
			outcome = "durchmarsch"
		}
		f := []field{{fieldOutcome, outcome}, number("d", -1)}
		for _, of := range [...]struct {
			name string
			list [3]int
		}{{"v", r.Score}, {"c", r.Points}, {"t", r.Tricks}} {
			for i, n := range of.list {
				f = append(f, number(of.name+strconv.Itoa(i), n))
			}
		}
		return Stated{f}
	}
	outcome, bid := "loss", "bidok"
	if r.Outcome == skat.Won {
		outcome = "win"
	}
	if r.Overbid {
		bid = "overbid"
	}
	i := r.Declarer.Index()
	bit := map[bool]int{true: 1}
	return Stated{[]field{
		{fieldOutcome, outcome}, number("d", i), number("v", r.Score[i]), number("m", r.Calculation.Matadors), {fieldBid, bid},
		number("p", r.Points[i]), number("t", r.Tricks[i]), number("s", bit[r.Schneider]), number("z", bit[r.Schwarz]),
	}}
}

// text renders the result of d as R has it, with nobody punished, gone or too
// slow. The declarer stands before the outcome.
func (s Stated) text(d *skat.Deal) string {
	var words []string
	for _, f := range s.fields {
		if wordField[f.value] == f.name {
			words = append(words, f.value)
		} else {
			words = append(words, f.name+":"+f.value)
		}
	}
	if d.Ending() == skat.EndPassedIn {
		return words[0]
	}
	words[0], words[1] = words[1], words[0]
	gaveUp := "r:0"
	if d.Ending() == skat.EndResigned || d.Ending() == skat.EndConceded {
		gaveUp = "r:1"
	}
	return strings.Join(append(words, "p0:0", "p1:0", "p2:0", "l:-1", "to:-1", gaveUp), " ")
}
