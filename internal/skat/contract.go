package skat

import (
	"fmt"
	"strings"
)

// Contract is what the declarer plays: the game and what is announced with
// it (section 4). Schwarz implies Schneider; Ouvert in a suit game or Grand
// implies both and Hand.
type Contract struct {
	Game      Game
	Hand      bool
	Schneider bool // announced
	Schwarz   bool // announced
	Ouvert    bool
}

// Declarable tells what is wrong with a contract that is to be declared by a
// player who did (hand false) or did not (hand true) pick up the skat.
func (c Contract) Declarable(hand bool) error {
	switch {
	case c.Game == NoGame || c.Game > Null:
		return fmt.Errorf("contract %v: want one of D H S C G N", c)
	case c.Hand && !hand:
		return fmt.Errorf("contract %v: no Hand game after picking up the skat", c)
	case hand && !c.Hand:
		return fmt.Errorf("contract %v: a Hand game was chosen, want H", c)
	case c.Game == Null && (c.Schneider || c.Schwarz):
		return fmt.Errorf("contract %v: Null has no Schneider and no Schwarz", c)
	case c.Game == Null:
		return nil
	case !c.Hand && (c.Schneider || c.Schwarz || c.Ouvert):
		return fmt.Errorf("contract %v: only a Hand game may be announced higher", c)
	case c.Schwarz && !c.Schneider, c.Ouvert && !c.Schwarz:
		return fmt.Errorf("contract %v: a higher announcement includes the lower ones", c)
	}
	return nil
}

// String returns the SSP code: D H S C G N, then O, H, S or Z, as in "GHS",
// "CH", "NO", "NOH", "CO". Ramsch is "R".
func (c Contract) String() string {
	var b strings.Builder
	b.WriteString(c.Game.String())
	if c.Ouvert {
		b.WriteByte('O')
		if c.Game != Null {
			return b.String()
		}
	}
	if c.Hand {
		b.WriteByte('H')
	}
	switch {
	case c.Schwarz:
		b.WriteByte('Z')
	case c.Schneider:
		b.WriteByte('S')
	}
	return b.String()
}

// ParseContract reads an SSP code; announcements may stand in any order and
// imply what they include.
func ParseContract(code string) (Contract, error) {
	bad := fmt.Errorf("contract %q: want D H S C G N, then O H S Z", code)
	if code == "" {
		return Contract{}, bad
	}
	c := Contract{Game: Game(strings.IndexByte("-DHSCGN", code[0]))}
	if i := strings.IndexByte("-DHSCGN", code[0]); i < 1 {
		return Contract{}, bad
	}
	for _, l := range code[1:] {
		switch l {
		case 'O':
			c.Ouvert = true
			if c.Game != Null {
				c.Hand, c.Schneider, c.Schwarz = true, true, true
			}
		case 'H':
			c.Hand = true
		case 'S':
			c.Schneider, c.Hand = true, true
		case 'Z':
			c.Schwarz, c.Schneider, c.Hand = true, true, true
		default:
			return Contract{}, bad
		}
	}
	if err := c.Declarable(c.Hand); err != nil {
		return Contract{}, err
	}
	return c, nil
}

// Contracts returns all contracts that may be declared with (hand) or without
// the skat untouched, cheapest game first.
func Contracts(hand bool) []Contract {
	var list []Contract
	for g := GameDiamonds; g <= Null; g++ {
		list = append(list, Contract{Game: g, Hand: hand})
		switch {
		case g == Null:
			list = append(list, Contract{Game: g, Hand: hand, Ouvert: true})
		case hand:
			list = append(list,
				Contract{Game: g, Hand: true, Schneider: true},
				Contract{Game: g, Hand: true, Schneider: true, Schwarz: true},
				Contract{Game: g, Hand: true, Schneider: true, Schwarz: true, Ouvert: true})
		}
	}
	return list
}

// NeedsPoints returns the card points the declarer must reach: 61, or 90 with
// Schneider announced; 0 when tricks decide (Schwarz announced, Null).
// Section 6.
func (c Contract) NeedsPoints() int {
	switch {
	case c.Game == Null || c.Game == Ramsch || c.Schwarz:
		return 0
	case c.Schneider:
		return 90
	}
	return 61
}
