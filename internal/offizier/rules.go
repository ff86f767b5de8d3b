package offizier

import (
	"fmt"
	"slices"
	"strings"
)

// KontraRule is what the dealer's Kontra does.
type KontraRule uint8

// The settings.
const (
	KontraTakeOver KontraRule = iota // the dealer becomes the declarer of the named game
	KontraDouble                     // the game counts double; forehand may answer Re: four times
)

// EvenRule is what 60 card points each come to.
type EvenRule uint8

// The settings.
const (
	EvenDraw     EvenRule = iota // nobody scores
	EvenDefender                 // the declarer has lost
)

// SchneiderLimit is with how many card points at most a loser is Schneider.
type SchneiderLimit uint8

// The settings.
const (
	Schneider29 SchneiderLimit = iota
	Schneider30
)

// Points returns the limit in card points, 29 or 30.
func (l SchneiderLimit) Points() int { return 29 + int(l) }

// Rules are the settings of one deal. The zero value has the defaults.
type Rules struct {
	Kontra    KontraRule
	Even      EvenRule
	Schneider SchneiderLimit
}

// The words of String, by setting.
var (
	kontraWords    = []string{"takeover", "double"}
	evenWords      = []string{"draw", "defender"}
	schneiderWords = []string{"29", "30"}
)

// Check tells which setting is none of those above.
func (r Rules) Check() error {
	switch {
	case r.Kontra > KontraDouble:
		return fmt.Errorf("kontra %d: want takeover or double", r.Kontra)
	case r.Even > EvenDefender:
		return fmt.Errorf("60:60 %d: want draw or defender", r.Even)
	case r.Schneider > Schneider30:
		return fmt.Errorf("schneider limit %d: want 29 or 30", r.Schneider)
	}
	return nil
}

// String returns the settings as three words, as in "takeover draw 29".
func (r Rules) String() string {
	if r.Check() != nil {
		return "?"
	}
	return kontraWords[r.Kontra] + " " + evenWords[r.Even] + " " + schneiderWords[r.Schneider]
}

// ParseRules reads what String writes.
func ParseRules(text string) (Rules, error) {
	var r Rules
	words := strings.Fields(text)
	if len(words) != 3 {
		return r, fmt.Errorf("rules %q: want three words, as in %q", text, r)
	}
	for i, setting := range []struct {
		words []string
		set   func(int)
	}{
		{kontraWords, func(n int) { r.Kontra = KontraRule(n) }},
		{evenWords, func(n int) { r.Even = EvenRule(n) }},
		{schneiderWords, func(n int) { r.Schneider = SchneiderLimit(n) }},
	} {
		n := slices.Index(setting.words, words[i])
		if n < 0 {
			return Rules{}, fmt.Errorf("rules %q: %q is not one of %s", text, words[i], strings.Join(setting.words, ", "))
		}
		setting.set(n)
	}
	return r, nil
}
