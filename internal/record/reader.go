package record

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

// maxRecord bounds a record's text, in bytes. The longest of the server's are
// below two thousand.
const maxRecord = 1 << 20

// Error says what is wrong with a record. The reader goes on after it.
type Error struct {
	Line int    // of the source, from 1 on
	Msg  string // what was expected and what came
}

// Error returns the line and what was expected.
func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Msg) }

// Reader reads records one after another. A record may go over several lines;
// a line that begins with (; always begins a record, so that a damaged one
// costs no other.
type Reader struct {
	src  *bufio.Reader
	line int    // how many lines were read
	next string // the line that begins the next chunk, read already
	text string // what is left of the chunk: a record, usually
	at   int    // the line on which text begins
	err  error  // why there is nothing more
}

// NewReader returns a reader of src.
func NewReader(src io.Reader) *Reader {
	return &Reader{src: bufio.NewReaderSize(src, 1<<16)}
}

// Read returns the next record, an [*Error] for a damaged one, io.EOF after the
// last, or the error of the source, for good.
func (r *Reader) Read() (Record, error) {
	for {
		r.advance(skipBlanks(r.text, 0))
		if r.text != "" {
			break
		}
		if err := r.chunk(); err != nil {
			return Record{}, err
		}
	}
	tags, end, bad := parseTags(r.text)
	if bad != nil {
		return Record{}, r.damaged(bad, resume(r.text, bad.at))
	}
	rec, bad := interpret(tags)
	if bad != nil {
		return Record{}, r.damaged(bad, end)
	}
	rec.line = r.at
	r.advance(end)
	return rec, nil
}

// damaged makes the error and goes on at offset next.
func (r *Reader) damaged(bad *syntaxError, next int) error {
	err := &Error{Line: r.at + strings.Count(r.text[:bad.at], "\n"), Msg: bad.msg}
	r.advance(next)
	return err
}

func (r *Reader) advance(n int) {
	r.at += strings.Count(r.text[:n], "\n")
	r.text = r.text[n:]
}

// resume returns the offset from which to read on after damage at offset at: a
// record that follows in the same lines, or the end.
func resume(text string, at int) int {
	if !strings.HasPrefix(text, opening) {
		if n := strings.Index(text, opening); n >= 0 {
			return n
		}
		return len(text)
	}
	for {
		n := strings.Index(text[at:], closing)
		if n < 0 {
			return len(text)
		}
		at = skipBlanks(text, at+n+len(closing))
		if strings.HasPrefix(text[at:], opening) {
			return at
		}
	}
}

// chunk reads the lines up to the next one that begins with (; into r.text.
func (r *Reader) chunk() error {
	var b strings.Builder
	long := false
	add := func(line string) {
		if long = long || b.Len()+len(line) > maxRecord; !long {
			b.WriteString(line)
			b.WriteByte('\n')
		}
	}
	r.at = r.line + 1
	if r.next != "" {
		r.at = r.line
		add(r.next)
		r.next = ""
	}
	for r.err == nil {
		var line string
		if line, r.err = r.readLine(); r.err != nil && line == "" {
			break
		}
		r.line++
		if strings.HasPrefix(line[skipBlanks(line, 0):], opening) && r.line > r.at {
			r.next = line
			break
		}
		add(line)
	}
	switch {
	case long:
		return &Error{Line: r.at, Msg: fmt.Sprintf("want a record of at most %d bytes, got a longer one", maxRecord)}
	case b.Len() > 0:
		r.text = b.String()
		return nil
	}
	return r.err
}

// readLine returns the next line without its end, cut off beyond maxRecord.
func (r *Reader) readLine() (string, error) {
	var long []byte
	for {
		part, err := r.src.ReadSlice('\n')
		if errors.Is(err, bufio.ErrBufferFull) {
			if len(long) <= maxRecord {
				long = append(long, part...)
			}
			continue
		}
		if long != nil {
			part = append(long, part...)
		}
		if r.line == 0 {
			part = bytes.TrimPrefix(part, []byte("\uFEFF"))
		}
		return string(bytes.TrimRight(part, "\r\n")), err
	}
}
