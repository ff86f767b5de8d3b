package match

import "github.com/af22046e/skat/internal/skat"

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

// Rounds returns the length in rounds, in each of which everyone deals once; a
// broken round counts as one.
func (s Settings) Rounds() int { return (s.Deals + s.Table - 1) / max(1, s.Table) }

// WithRounds returns the settings of a match of n whole rounds.
func (s Settings) WithRounds(n int) Settings {
	s.Deals = n * s.Table
	return s
}

// WithTable returns the settings for a table of n players and as many rounds
// as before, or the most that there may be.
func (s Settings) WithTable(n int) Settings {
	rounds := s.Rounds()
	s.Table = n
	return s.WithRounds(min(rounds, s.MaxRounds()))
}

// MaxRounds returns how many whole rounds a match may have.
func (s Settings) MaxRounds() int { return MaxDeals / max(1, s.Table) }

// Sensible returns the settings without what others of them leave no room for:
// pushing the skat and where it goes without Ramsch, and a Bock round after a
// game lost under Kontra without Kontra.
func (s Settings) Sensible() Settings {
	if !s.Ramsch {
		s.Schiebe, s.RamschSkat = false, skat.SkatToLastTrick
	}
	if s.Kontra == skat.KontraOff {
		s.Bock.LostKontra = false
	}
	return s
}

// MaxDeals bounds the length of a match.
const MaxDeals = 480

// Check tells what makes no sense in the settings, as a [SettingsError].
func (s Settings) Check() error {
	switch {
	case s.Table != 3 && s.Table != 4:
		return &SettingsError{BadTable, s.Table}
	case s.Deals < 1 || s.Deals > MaxDeals:
		return &SettingsError{BadDeals, s.Deals}
	case s.Valuation > skat.ISkO:
		return &SettingsError{BadValuation, int(s.Valuation)}
	case s.Kontra > skat.KontraHeld18:
		return &SettingsError{BadKontra, int(s.Kontra)}
	case s.RamschSkat > skat.SkatToLoser:
		return &SettingsError{BadRamschSkat, int(s.RamschSkat)}
	case s.Schiebe && !s.Ramsch:
		return &SettingsError{Reason: PushWithoutRamsch}
	case s.RamschSkat != skat.SkatToLastTrick && !s.Ramsch:
		return &SettingsError{Reason: SkatWithoutRamsch}
	case s.Bock.LostKontra && s.Kontra == skat.KontraOff:
		return &SettingsError{Reason: BockWithoutKontra}
	}
	return nil
}

// Rules returns the settings of one deal.
func (s Settings) Rules(bock bool) skat.Rules {
	return skat.Rules{
		Valuation: s.Valuation, Kontra: s.Kontra, Ramsch: s.Ramsch, Schieberamsch: s.Schiebe, RamschSkat: s.RamschSkat, Bock: bock,
	}
}
