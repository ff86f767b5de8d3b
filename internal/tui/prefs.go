package tui

import (
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
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

// sweepDelay returns how long a complete trick stays on the table, 0 for none
// and for PaceKey.
func (p Pace) sweepDelay() time.Duration {
	switch p {
	case PaceBrisk:
		return 900 * time.Millisecond
	case PaceSlow:
		return 3 * time.Second
	case PaceNone, PaceKey:
		return 0
	}
	return 1700 * time.Millisecond
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
	Think    time.Duration  `json:"think"`  // of an Expert for a decision, at most
	Settings match.Settings `json:"settings"`
	Own      match.Settings `json:"own"` // the last settings that were no preset; zero: none
	Session  NextSession    `json:"session"`
	// CloseDrills: practice deals close decisions.
	CloseDrills bool `json:"close_drills"`
}

// DefaultPrefs returns what a new player starts with.
func DefaultPrefs() Prefs {
	return Prefs{
		Look: Look{Deck: DeckFrench}, Pace: PaceNormal, Order: Order{By: ByTrumps}, Counts: true,
		Bots: [3]string{"club", "club", "club"}, Think: time.Second, Settings: match.Defaults(match.Standard),
		Session: NextSession{Bot: "club"},
	}
}

const prefsKey = "prefs"

// remember changes the preferences and keeps what now differs from the
// defaults, so that the rest still follows the configuration. That it could
// not be kept is no reason to stop a game: the next start has the old ones.
func (e *Env) remember(change func(*Prefs)) {
	change(&e.Prefs)
	if e.Store == nil {
		return
	}
	if set, err := difference(e.Defaults, e.Prefs); err == nil {
		if e.Prefs.Settings != e.Defaults.Settings {
			set["settings"] = e.Prefs.Settings // whole: rules that were edited apart would make a set nobody chose
		}
		_ = e.Store.SetPrefs(prefsKey, set)
	}
}

// Recall returns the defaults with what the player has set before. levels are
// the bots' that there are.
func Recall(s *store.Store, defaults Prefs, levels []string) (Prefs, error) {
	p := defaults
	if _, err := s.Prefs(prefsKey, &p); err != nil {
		return defaults, err
	}
	return p.known(defaults, levels), nil
}

// known takes back what this version of the program does not know.
func (p Prefs) known(defaults Prefs, levels []string) Prefs {
	if languages := i18n.Languages(); !slices.Contains(languages[:], p.Language) {
		p.Language = defaults.Language
	}
	if decks := Decks(); !slices.Contains(decks[:], p.Look.Deck) {
		p.Look.Deck = defaults.Look.Deck
	}
	if paces := Paces(); !slices.Contains(paces[:], p.Pace) {
		p.Pace = defaults.Pace
	}
	if !slices.Contains([]SortBy{ByTrumps, BySuits, ByAlternating}, p.Order.By) {
		p.Order = defaults.Order
	}
	for i, level := range p.Bots {
		if !slices.Contains(levels, level) {
			p.Bots[i] = defaults.Bots[i]
		}
	}
	if p.Settings.Check() != nil {
		p.Settings = defaults.Settings
	}
	if p.Session.Settings.Check() != nil {
		p.Session.Settings = defaults.Session.Settings
	}
	if !slices.Contains(bot.OffizierLevels(), p.Session.Bot) {
		p.Session.Bot = defaults.Session.Bot
	}
	if p.Own.Check() != nil {
		p.Own = defaults.Own
	}
	return p
}

// difference returns the fields of b as JSON has them, less those that are
// the same in a.
func difference(a, b any) (map[string]any, error) {
	var was, is map[string]any
	for _, side := range []struct {
		from any
		to   *map[string]any
	}{{a, &was}, {b, &is}} {
		text, err := json.Marshal(side.from)
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(text, side.to); err != nil {
			return nil, err
		}
	}
	return without(was, is), nil
}

func without(was, is map[string]any) map[string]any {
	left := map[string]any{}
	for name, value := range is {
		before, inner := was[name].(map[string]any)
		now, too := value.(map[string]any)
		switch {
		case inner && too:
			if sub := without(before, now); len(sub) > 0 {
				left[name] = sub
			}
		case !reflect.DeepEqual(was[name], value):
			left[name] = value
		}
	}
	return left
}
