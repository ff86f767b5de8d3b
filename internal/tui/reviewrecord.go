package tui

import (
	"fmt"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// elsewhere is the level of players who are neither here nor bots of ours.
const elsewhere = "elsewhere"

// MatchOf makes a match of one deal that was played elsewhere by the given
// players, by seat. It returns an error when the deal is not over.
func MatchOf(d skat.Deal, names [3]string) (*match.Match, error) {
	if d.Phase() != skat.PhaseDone {
		return nil, fmt.Errorf("the deal stops in its phase %q: want one that is over", d.Phase())
	}
	var players []match.Player
	for i, name := range names {
		if name == "" {
			name = skat.SeatAt(i).String()
		}
		players = append(players, match.Player{Name: name, Bot: elsewhere})
	}
	return match.Single(match.Settings{}, d, skat.Forehand, 0, players)
}
