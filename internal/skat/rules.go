package skat

// Valuation is how a lost game is priced (section 8).
type Valuation uint8

// The two ways.
const (
	Plain Valuation = iota // twice the value reached: the 12-deal match
	ISkO                   // Internationale Skatordnung: the tournament
)

// KontraRule says who may say Kontra (section 10).
type KontraRule uint8

// The settings.
const (
	KontraOff    KontraRule = iota
	KontraAny               // any defender
	KontraHeld18            // a defender who called or held at least 18
)

// RamschSkat says who gets the points of the skat in Ramsch (section 10).
type RamschSkat uint8

// The settings.
const (
	SkatToLastTrick RamschSkat = iota // the taker of the last trick
	SkatToLoser                       // the player with most points in tricks
)

// Rules are the settings of one deal. The zero value is the Standard match.
type Rules struct {
	Valuation     Valuation
	Kontra        KontraRule
	Ramsch        bool // when all pass, Ramsch is played
	Schieberamsch bool // with Ramsch: the skat is pushed round first
	RamschSkat    RamschSkat
	Bock          bool // this deal belongs to a Bock round: all doubles
}
