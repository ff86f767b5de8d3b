package record

import (
	"strconv"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// program is what PC says of deals that were played here.
const program = "skat"

// OfMatch returns the records of a match's finished deals in order. SE is the
// number of the match, ID that of the deal, DT when the match began.
func OfMatch(m *match.Match, number int64, began time.Time) ([]Record, error) {
	var list []Record
	for n := 1; n <= m.Number(); n++ {
		if n == m.Number() && !m.DealOver() {
			break
		}
		d, err := m.Deal(n)
		if err != nil {
			return nil, err
		}
		meta := Meta{Program: program, Series: strconv.FormatInt(number, 10), ID: strconv.Itoa(n), Date: began}
		for i, seat := range skat.Seats() {
			meta.Players[i] = m.Players()[m.SeatingAt(n).Player(seat)].Name
		}
		rec, err := FromDeal(&d, meta)
		if err != nil {
			return nil, err
		}
		list = append(list, rec)
	}
	return list, nil
}
