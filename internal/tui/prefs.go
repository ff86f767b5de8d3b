package tui

import (
	"time"

	"github.com/af22046e/skat/internal/match"
)

// Pace is how bots' moves appear.
type Pace string

// The paces.
const (
	PaceNone   Pace = "none"   // at once
	PaceBrisk  Pace = "brisk"  // a third of a second
	PaceNormal Pace = "normal" // two thirds
	PaceSlow   Pace = "slow"   // one and a half seconds
	PaceKey    Pace = "key"    // each waits for a key
)

// Paces lists the paces, quick to slow.
func Paces() [5]Pace { return [5]Pace{PaceNone, PaceBrisk, PaceNormal, PaceSlow, PaceKey} }

// delay returns how long a bot's move waits, 0 for none and for PaceKey.
func (p Pace) delay() time.Duration {
	switch p {
	case PaceBrisk:
		return 330 * time.Millisecond
	case PaceSlow:
		return 1500 * time.Millisecond
	case PaceNone, PaceKey:
		return 0
	}
	return 660 * time.Millisecond
}

// Prefs is what the program remembers of its player.
type Prefs struct {
	Language string         `json:"language"` // "en", "de", "" for the environment's
	Look     Look           `json:"look"`
	Pace     Pace           `json:"pace"`
	Order    Order          `json:"order"`
	Counts   bool           `json:"counts"` // show points taken and trumps out; off for purists
	Name     string         `json:"name"`   // the player's, on the sheet
	Bots     [3]string      `json:"bots"`   // levels of the other chairs
	Settings match.Settings `json:"settings"`
}

// DefaultPrefs returns what a new player starts with.
func DefaultPrefs() Prefs {
	return Prefs{
		Look: Look{Deck: DeckFrench}, Pace: PaceNormal, Order: Order{By: ByTrumps}, Counts: true,
		Bots: [3]string{"club", "club", "club"}, Settings: match.Defaults(match.Standard),
	}
}

const prefsKey = "prefs"

// remember changes the preferences and keeps them. That they could not be
// kept is no reason to stop a game: the next start has the old ones.
func (e *Env) remember(change func(*Prefs)) {
	change(&e.Prefs)
	if e.Store != nil {
		_ = e.Store.SetPrefs(prefsKey, e.Prefs)
	}
}
