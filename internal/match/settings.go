package match

import (
	"fmt"

	"github.com/af22046e/skat/internal/skat"
)

// Preset names a rule set of RULES.md, section 10.
type Preset string

// The presets. Own is any other rule set.
const (
	Standard   Preset = "standard"
	Tournament Preset = "tournament"
	Kneipe     Preset = "kneipe"
	Own        Preset = "own"
)

// BockTriggers are the events that start a Bock round (section 10).
type BockTriggers struct {
	LostWith60   bool `json:"lost_with_60" toml:"lost_with_60"`     // the declarer loses with exactly 60
	LostKontra   bool `json:"lost_kontra" toml:"lost_kontra"`       // a game is lost under Kontra
	GrandHandWon bool `json:"grand_hand_won" toml:"grand_hand_won"` // a Grand Hand is won
}

// Any tells whether Bock is played at all.
func (b BockTriggers) Any() bool { return b != BockTriggers{} }

// Settings is the rule set of a match.
type Settings struct {
	Table      int             `json:"table" toml:"table"`                 // players at the table: 3 or 4
	Deals      int             `json:"deals" toml:"deals"`                 // length of the match
	Valuation  skat.Valuation  `json:"valuation" toml:"valuation"`         // of lost games
	Tournament bool            `json:"tournament" toml:"tournament"`       // Seeger-Fabian points decide
	Kontra     skat.KontraRule `json:"kontra" toml:"kontra"`               //
	Bock       BockTriggers    `json:"bock" toml:"bock"`                   //
	Ramsch     bool            `json:"ramsch" toml:"ramsch"`               // when all pass
	Schiebe    bool            `json:"schieberamsch" toml:"schieberamsch"` // Ramsch with pushing the skat
	RamschSkat skat.RamschSkat `json:"ramsch_skat" toml:"ramsch_skat"`     //
	Rated      bool            `json:"rated" toml:"rated"`                 // no undo
}

// Preset returns the preset that these settings are, whatever the number of
// players and deals and whether rated or not; else Own.
func (s Settings) Preset() Preset {
	for _, p := range Presets() {
		o := Defaults(p)
		o.Table, o.Deals, o.Rated = s.Table, s.Deals, s.Rated
		if o == s && (p != Standard || s.Table == 3) {
			return p
		}
	}
	return Own
}

// Presets lists the named rule sets.
func Presets() [3]Preset { return [3]Preset{Standard, Tournament, Kneipe} }

// Defaults returns the settings of a preset; those of Standard for Own and
// for any other name.
func Defaults(p Preset) Settings {
	switch p {
	case Tournament:
		return Settings{Table: 3, Deals: 36, Valuation: skat.ISkO, Tournament: true}
	case Kneipe:
		return Settings{
			Table: 3, Deals: 36, Valuation: skat.ISkO, Kontra: skat.KontraAny, Ramsch: true,
			Bock: BockTriggers{LostWith60: true, LostKontra: true, GrandHandWon: true},
		}
	}
	return Settings{Table: 3, Deals: 12}
}

// MaxDeals bounds the length of a match.
const MaxDeals = 480

// Check tells what makes no sense in the settings.
func (s Settings) Check() error {
	switch {
	case s.Table != 3 && s.Table != 4:
		return fmt.Errorf("table of %d: want 3 or 4 players", s.Table)
	case s.Deals < 1 || s.Deals > MaxDeals:
		return fmt.Errorf("%d deals: want 1 to %d", s.Deals, MaxDeals)
	case s.Valuation > skat.ISkO:
		return fmt.Errorf("valuation %d: want plain or isko", s.Valuation)
	case s.Kontra > skat.KontraHeld18:
		return fmt.Errorf("kontra %d: want off, any or held18", s.Kontra)
	case s.RamschSkat > skat.SkatToLoser:
		return fmt.Errorf("skat in Ramsch %d: want last or loser", s.RamschSkat)
	case s.Schiebe && !s.Ramsch:
		return fmt.Errorf("schieberamsch without ramsch: a skat can only be pushed where Ramsch is played")
	case s.Bock.LostKontra && s.Kontra == skat.KontraOff:
		return fmt.Errorf("bock after a game lost under Kontra: Kontra is off")
	}
	return nil
}

// rules returns the settings of one deal.
func (s Settings) rules(bock bool) skat.Rules {
	return skat.Rules{
		Valuation: s.Valuation, Kontra: s.Kontra, Ramsch: s.Ramsch, Schieberamsch: s.Schiebe, RamschSkat: s.RamschSkat, Bock: bock,
	}
}
