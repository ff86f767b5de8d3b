package record

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

const (
	opening = "(;"
	closing = ";)"
	blanks  = " \t\r\n"
)

// syntaxError is what is wrong, and at which byte of the text.
type syntaxError struct {
	at  int
	msg string
}

// parseTags reads one record from the start of text: its tags, and the offset
// of what follows it.
func parseTags(text string) (tags []tag, end int, err *syntaxError) {
	pos := skipBlanks(text, 0)
	if !strings.HasPrefix(text[pos:], opening) {
		return nil, pos, wanted(text, pos, "a record, beginning with (;")
	}
	pos += len(opening)
	for {
		pos = skipBlanks(text, pos)
		if strings.HasPrefix(text[pos:], closing) {
			return tags, pos + len(closing), nil
		}
		n := nameLen(text[pos:])
		if n == 0 {
			return nil, pos, wanted(text, pos, "a tag like GM[Skat], or ;) to end the record")
		}
		open := pos + n
		if open == len(text) || text[open] != '[' {
			return nil, open, wanted(text, open, fmt.Sprintf("[ after the tag's name %s", clip(text[pos:open])))
		}
		shut := valueEnd(text, open+1)
		if shut < 0 {
			return nil, open, &syntaxError{at: open, msg: fmt.Sprintf("want ] after the value of %s, the record breaks off", clip(text[pos:open]))}
		}
		tags = append(tags, tag{name: text[pos:open], raw: text[open+1 : shut], at: pos})
		pos = shut + 1
	}
}

func wanted(text string, at int, what string) *syntaxError {
	got := "the record breaks off"
	if at < len(text) {
		got = "got " + clip(text[at:])
	} else {
		at = len(strings.TrimRight(text, blanks))
	}
	return &syntaxError{at: at, msg: "want " + what + ", " + got}
}

// clip quotes the beginning of a text.
func clip(text string) string {
	const most = 16
	if len(text) <= most {
		return fmt.Sprintf("%q", text)
	}
	n := most
	for n > most-utf8.UTFMax && !utf8.RuneStart(text[n]) {
		n--
	}
	return fmt.Sprintf("%q…", text[:n])
}

func skipBlanks(text string, pos int) int {
	for pos < len(text) && strings.IndexByte(blanks, text[pos]) >= 0 {
		pos++
	}
	return pos
}

// nameLen returns the length of the tag's name, capitals and digits, that text
// begins with.
func nameLen(text string) int {
	n := 0
	for n < len(text) && (text[n] >= 'A' && text[n] <= 'Z' || n > 0 && text[n] >= '0' && text[n] <= '9') {
		n++
	}
	return n
}

// valueEnd returns the offset of the bracket that closes the value beginning
// at pos, or -1.
func valueEnd(text string, pos int) int {
	for ; pos < len(text); pos++ {
		switch text[pos] {
		case '\\':
			pos++
		case ']':
			return pos
		}
	}
	return -1
}
