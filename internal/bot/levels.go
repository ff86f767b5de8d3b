package bot

import (
	"fmt"
	"strings"
)

// Levels returns the names that [New] takes, weakest first.
func Levels() []string { return []string{"novice", "club", "expert"} }

// New returns a player of a level. All that a player does depends on the View
// and the seed alone; the seed only settles what is equally good. The Expert
// takes options, such as "expert:worlds=32:inference=off".
func New(level string, seed uint64) (Player, error) {
	name, options, has := strings.Cut(level, ":")
	if has && name != "expert" {
		name = level // which there is none of
	}
	switch name {
	case "novice":
		return NewNovice(seed), nil
	case "club":
		return NewClub(seed), nil
	case "expert":
		o, err := parseExpert(options)
		if err != nil {
			return nil, err
		}
		return NewExpert(seed, o), nil
	}
	return nil, fmt.Errorf("level %q: want one of %s", level, strings.Join(Levels(), ", "))
}

// NewNovice returns a sound beginner: follows the simple rules of thumb,
// bids by counting trumps and aces, and counts nothing in the play.
func NewNovice(seed uint64) Player { return novice{seed} }

// NewClub returns a good club player: weighs every possible skat in the
// auction, counts cards, voids and points in the play, and searches nothing.
func NewClub(seed uint64) Player { return club{seed} }
