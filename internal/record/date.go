package record

import "time"

// dateLayout is how DT is written.
const dateLayout = "2006-01-02/15:04:05/UTC"

// Played returns when DT says that the deal was played; the zero Time when it
// does not.
func (r *Record) Played() time.Time {
	text, _ := r.Tag("DT")
	at, err := time.Parse(dateLayout, text)
	if err != nil {
		return time.Time{}
	}
	return at
}

// Players returns the names of P0, P1 and P2, by Seat.Index.
func (r *Record) Players() (names [3]string) {
	for i, tag := range [...]string{"P0", "P1", "P2"} {
		names[i], _ = r.Tag(tag)
	}
	return names
}
