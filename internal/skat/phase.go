package skat

// Phase is what the deal waits for; zero is none.
type Phase uint8

// The phases in order.
const (
	NoPhase         Phase = iota
	PhaseAuction          // bid, hold or pass
	PhasePickUp           // the declarer: pick up the skat, or Hand
	PhasePush             // Schieberamsch: pick up the skat, or push it unseen
	PhaseDiscard          // two of twelve cards go to the skat
	PhaseDeclare          // the declarer names the game
	PhaseKontra           // a defender: Kontra or pass
	PhaseRe               // the declarer: Re or pass
	PhasePlay             // a card
	PhaseConcession       // a defender: does he agree to the declarer's giving up
	PhaseDone             // Result is there
)

// String returns a word for logs.
func (p Phase) String() string {
	if p > PhaseDone {
		return "phase?"
	}
	return [...]string{"none", "auction", "pick up", "push", "discard", "declare", "kontra", "re", "play", "concession", "done"}[p]
}
