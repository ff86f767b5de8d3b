package bot

import "fmt"

// Bidding is how the Expert comes to its game.
type Bidding uint8

// By the tables, the discard and the game decided by sampled play; by the
// tables alone; as Club does.
const (
	BidSampled Bidding = iota
	BidByTables
	BidAsClub
)

// parseBidding takes the options "bid" and "play".
func (o *ExpertOptions) parseBidding(name, value string) error {
	ways := map[string]Bidding{"sampled": BidSampled, "tables": BidByTables, "club": BidAsClub}
	way, ok := ways[value]
	switch {
	case name == "play" && value != "club":
		return fmt.Errorf("want club")
	case name == "play":
		o.PlayAsClub = true
	case !ok:
		return fmt.Errorf("want sampled, tables or club")
	default:
		o.Bidding = way
	}
	return nil
}
