package offizier

// Phase is what the deal waits for; zero is none.
type Phase uint8

// The phases in order.
const (
	NoPhase     Phase = iota
	PhaseName         // forehand names the game, seeing its four open cards
	PhaseKontra       // the dealer: Kontra or pass, seeing all eight open cards
	PhaseRe           // forehand: Re or pass (only where Kontra doubles)
	PhasePlay         // a card
	PhaseDone         // Result is there
)

// String returns a word for logs.
func (p Phase) String() string {
	if p > PhaseDone {
		return "phase?"
	}
	return [...]string{"none", "name", "kontra", "re", "play", "done"}[p]
}

func (p Phase) takes(k Kind) bool {
	switch p {
	case PhaseName:
		return k == KindName
	case PhaseKontra:
		return k == KindKontra || k == KindPass
	case PhaseRe:
		return k == KindRe || k == KindPass
	case PhasePlay:
		return k == KindPlay
	}
	return false
}
