package match

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"time"

	"github.com/af22046e/skat/internal/skat"
)

// dailyDeals is the length of the daily match: four dealt by each of three.
const dailyDeals = 12

// Daily returns the settings of the daily match by these rules: twelve deals
// at a table of three.
func (s Settings) Daily() Settings {
	s.Table, s.Deals = 3, dailyDeals
	return s
}

// DailySeed returns the seed of the daily match of a day: the same twelve deals
// and the same first dealer for everybody who plays by the same rules. It is
// the first eight bytes, the highest first, of the SHA-256 of a text, modulo
// 999,999,999, plus 1. The text is
//
//	skat daily 2026-11-30
//
// with the year, month and day that the time has where it is, and, behind it
// in this order, a space and a word for each rule that is not the Standard
// match's: isko, tournament, kontra-any or kontra-held18, bock-lost60,
// bock-kontra, bock-grandhand, ramsch, schieberamsch, skat-to-loser. Whether a
// decision may be taken back makes no difference.
func (s Settings) DailySeed(day time.Time) uint64 {
	text := "skat daily " + day.Format(time.DateOnly)
	for _, rule := range [...]struct {
		on   bool
		word string
	}{
		{s.Valuation == skat.ISkO, "isko"}, {s.Tournament, "tournament"},
		{s.Kontra == skat.KontraAny, "kontra-any"}, {s.Kontra == skat.KontraHeld18, "kontra-held18"},
		{s.Bock.LostWith60, "bock-lost60"}, {s.Bock.LostKontra, "bock-kontra"}, {s.Bock.GrandHandWon, "bock-grandhand"},
		{s.Ramsch, "ramsch"}, {s.Schiebe, "schieberamsch"}, {s.RamschSkat == skat.SkatToLoser, "skat-to-loser"},
	} {
		if rule.on {
			text += " " + rule.word
		}
	}
	sum := sha256.Sum256([]byte(text))
	return binary.BigEndian.Uint64(sum[:8])%999_999_999 + 1
}

// ParseDay reads a day as 2026-11-30.
func ParseDay(text string) (time.Time, error) {
	day, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return time.Time{}, fmt.Errorf("day %q: want one as 2026-11-30", text)
	}
	return day, nil
}
