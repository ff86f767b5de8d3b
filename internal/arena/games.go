package arena

import (
	"encoding/csv"
	"io"
	"strconv"
)

// WriteGames writes a table with a line for each player of each game, so that
// runs with the same seed and seatings can be compared game by game: the number
// of the deal, of the seating from 1, the player's name and chair (1 is
// forehand, 2 middlehand, 3 rearhand), the contract ("R" is Ramsch, "" passed
// in), whether the player declared it, whether the declarer won, and the
// player's Seeger-Fabian points. The columns are stable.
func (r Report) WriteGames(w io.Writer) error {
	c := csv.NewWriter(w)
	if err := c.Write([]string{"deal", "seating", "player", "chair", "contract", "declarer", "won", "points"}); err != nil {
		return err
	}
	yes := func(b bool) string { return strconv.Itoa(map[bool]int{true: 1}[b]) }
	for _, d := range r.played {
		for seating, g := range d.games {
			for chair, i := range g.sits {
				if err := c.Write([]string{
					strconv.Itoa(d.number), strconv.Itoa(seating + 1), r.Players[i].Name, strconv.Itoa(chair + 1),
					g.contract, yes(g.declarer == i), yes(g.won), strconv.Itoa(g.points[i]),
				}); err != nil {
					return err
				}
			}
		}
	}
	c.Flush()
	return c.Error()
}
