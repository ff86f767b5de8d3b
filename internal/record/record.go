package record

import (
	"fmt"
	"strings"

	"github.com/af22046e/skat/internal/skat"
)

// Record is one recorded deal: its tags as they were written, and what the
// tags MV, R and RU mean. It does not change once made.
type Record struct {
	line   int
	tags   []tag
	layout skat.Layout
	moves  []Move
	stated Stated
	rules  skat.Rules
}

// A tag is name[raw]. In raw, a backslash keeps the next character from its
// meaning: `\]` is a bracket, `\\` a backslash.
type tag struct {
	name, raw string
	at        int // offset in the text it was read from
}

// Line returns the line of its source on which the record begins, from 1 on;
// 0 when it was not read.
func (r *Record) Line() int { return r.line }

// Tag returns the value of a tag, and whether the record has it. Of several
// with one name it is the first.
func (r *Record) Tag(name string) (string, bool) {
	for _, t := range r.tags {
		if t.name == name {
			return unescape(t.raw), true
		}
	}
	return "", false
}

// Layout returns the cards as dealt.
func (r *Record) Layout() skat.Layout { return r.layout }

// Moves returns what happened after the deal, in order. The slice is the
// record's own: read it only.
func (r *Record) Moves() []Move { return r.moves }

// Stated returns the result that R states; empty without R.
func (r *Record) Stated() Stated { return r.stated }

// Rules returns the rules the deal was played by: those named in RU, else the
// server's, ISkO without Kontra and Ramsch.
func (r *Record) Rules() skat.Rules { return r.rules }

// name says which record it is, as "50/8": series (SE) and number (ID).
func (r *Record) name() string {
	series, _ := r.Tag("SE")
	id, _ := r.Tag("ID")
	return series + "/" + id
}

// String returns the record as one text without a newline at the end. What
// was read from the server's files comes back byte for byte; elsewhere white
// space between tags is lost.
func (r *Record) String() string {
	var b strings.Builder
	b.WriteString(opening)
	for _, t := range r.tags {
		b.WriteString(t.name)
		b.WriteByte('[')
		b.WriteString(t.raw)
		b.WriteByte(']')
	}
	b.WriteByte(' ')
	b.WriteString(closing)
	return b.String()
}

func unescape(raw string) string {
	if strings.IndexByte(raw, '\\') < 0 {
		return raw
	}
	var b strings.Builder
	for i := 0; i < len(raw); i++ {
		if raw[i] == '\\' && i+1 < len(raw) {
			i++
		}
		b.WriteByte(raw[i])
	}
	return b.String()
}

// escape makes one line of a value and keeps its brackets from closing it.
func escape(value string) string {
	var b strings.Builder
	for _, c := range value {
		switch {
		case c < ' ' || c == 0x7f:
			c = ' '
		case c == ']' || c == '\\':
			b.WriteByte('\\')
		}
		b.WriteRune(c)
	}
	return b.String()
}

// interpret makes a Record of its tags.
func interpret(tags []tag) (Record, *syntaxError) {
	r := Record{tags: tags, rules: skat.Rules{Valuation: skat.ISkO}}
	seen := map[string]bool{}
	for _, t := range tags {
		value, err := unescape(t.raw), error(nil)
		again := seen[t.name]
		seen[t.name] = true
		switch t.name {
		case "GM":
			if value != "Skat" {
				err = fmt.Errorf("want Skat, got %q", value)
			}
		case "MV":
			r.layout, r.moves, err = parseMoves(value)
		case "R":
			r.stated, err = parseStated(value)
		case "RU":
			r.rules, err = parseRules(value)
		default:
			continue
		}
		if again {
			err = fmt.Errorf("want it once")
		}
		if err != nil {
			return Record{}, &syntaxError{at: t.at, msg: t.name + ": " + err.Error()}
		}
	}
	for _, name := range [...]string{"GM", "MV"} {
		if !seen[name] {
			return Record{}, &syntaxError{msg: fmt.Sprintf("want the tag %s[…], the record has none", name)}
		}
	}
	return r, nil
}
