package record

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
)

// sheetSeats is how many players the columns of a CSV sheet have room for. At
// a table of three the fourth's stay empty, so that the columns are always the
// same.
const sheetSeats = 4

// sheetColumn is a column of a CSV sheet that a deal has once, sheetSeries one
// that it has for each player.
type (
	sheetColumn struct {
		name string
		text func(Sheet, SheetDeal) string
	}
	sheetSeries struct {
		name string
		text func(s Sheet, d SheetDeal, player int) string // player from 0
	}
)

var sheetColumns = []sheetColumn{
	{"match", func(s Sheet, _ SheetDeal) string { return strconv.FormatInt(s.Match, 10) }},
	{"deal", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Deal) }},
	{"dealer", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Dealer) }},
	{"declarer", func(_ Sheet, d SheetDeal) string { return someone(d.Declarer) }},
	{"outcome", func(_ Sheet, d SheetDeal) string { return d.Outcome }},
	{"ending", func(_ Sheet, d SheetDeal) string { return d.Ending }},
	{"contract", func(_ Sheet, d SheetDeal) string { return d.Contract }},
	{"bid", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Bid) }},
	{"matadors", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Matadors) }},
	{"schneider", func(_ Sheet, d SheetDeal) string { return strconv.FormatBool(d.Schneider) }},
	{"schwarz", func(_ Sheet, d SheetDeal) string { return strconv.FormatBool(d.Schwarz) }},
	{"overbid", func(_ Sheet, d SheetDeal) string { return strconv.FormatBool(d.Overbid) }},
	{"kontra", func(_ Sheet, d SheetDeal) string { return strconv.FormatBool(d.Kontra) }},
	{"re", func(_ Sheet, d SheetDeal) string { return strconv.FormatBool(d.Re) }},
	{"bock", func(_ Sheet, d SheetDeal) string { return strconv.FormatBool(d.Bock) }},
	{"value", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Value) }},
	{"price", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Price) }},
	{"jungfrau", func(_ Sheet, d SheetDeal) string { return someone(d.Jungfrau) }},
	{"pushes", func(_ Sheet, d SheetDeal) string { return strconv.Itoa(d.Pushes) }},
}

var sheetSeriesList = []sheetSeries{
	{"player", func(s Sheet, _ SheetDeal, p int) string { return s.Players[p].Name }},
	{"card_points", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.CardPoints[p]) }},
	{"tricks", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.Tricks[p]) }},
	{"score", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.Score[p]) }},
	{"own", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.Own[p]) }},
	{"others", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.Others[p]) }},
	{"total", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.Total[p]) }},
	{"tournament", func(_ Sheet, d SheetDeal, p int) string { return strconv.Itoa(d.Tournament[p]) }},
}

// someone is a player's number, nothing for nobody.
func someone(player int) string {
	if player == 0 {
		return ""
	}
	return strconv.Itoa(player)
}

// SheetColumns returns the heads of a CSV sheet, left to right: those of
// [SheetDeal]'s fields, then for each of its lists four columns, one a player
// ("score_1" to "score_4"), with the names as "player_1" to "player_4".
func SheetColumns() []string {
	var heads []string
	for _, c := range sheetColumns {
		heads = append(heads, c.name)
	}
	for _, c := range sheetSeriesList {
		for p := range sheetSeats {
			heads = append(heads, fmt.Sprintf("%s_%d", c.name, p+1))
		}
	}
	return heads
}

// WriteCSV writes a line a deal below the line of [SheetColumns]. Tournament
// points are there whether the match is played for them or not.
func (s Sheet) WriteCSV(w io.Writer) error {
	out := csv.NewWriter(w)
	_ = out.Write(SheetColumns()) // Error tells
	for _, d := range s.Deals {
		var cells []string
		for _, c := range sheetColumns {
			cells = append(cells, c.text(s, d))
		}
		for _, c := range sheetSeriesList {
			for p := range s.Players {
				cells = append(cells, c.text(s, d, p))
			}
			cells = append(cells, slices.Repeat([]string{""}, sheetSeats-len(s.Players))...)
		}
		_ = out.Write(cells)
	}
	out.Flush()
	return out.Error()
}
