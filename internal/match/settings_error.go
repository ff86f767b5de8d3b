package match

import "fmt"

// Reason says what makes no sense in a rule set.
type Reason uint8

// The reasons. The first five are values that no setting has, the others
// settings that need another one.
const (
	BadTable Reason = iota + 1
	BadDeals
	BadValuation
	BadKontra
	BadRamschSkat
	PushWithoutRamsch
	SkatWithoutRamsch
	BockWithoutKontra
)

// SettingsError tells what makes no sense in a rule set.
type SettingsError struct {
	Reason Reason
	Got    int // the value, where Reason is about one
}

// Error implements error.
func (e *SettingsError) Error() string {
	switch e.Reason {
	case BadTable:
		return fmt.Sprintf("table of %d: want 3 or 4 players", e.Got)
	case BadDeals:
		return fmt.Sprintf("%d deals: want 1 to %d", e.Got, MaxDeals)
	case BadValuation:
		return fmt.Sprintf("valuation %d: want plain or isko", e.Got)
	case BadKontra:
		return fmt.Sprintf("kontra %d: want off, any or held18", e.Got)
	case BadRamschSkat:
		return fmt.Sprintf("skat in Ramsch %d: want last or loser", e.Got)
	case PushWithoutRamsch:
		return "schieberamsch without ramsch: a skat can only be pushed where Ramsch is played"
	case SkatWithoutRamsch:
		return "skat to the loser without ramsch: a loser can only take it where Ramsch is played"
	}
	return "bock after a game lost under Kontra: Kontra is off"
}
