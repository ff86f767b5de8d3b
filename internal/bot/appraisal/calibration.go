package appraisal

// MaxReach is the number of classes of how far rivals went.
const MaxReach = 5

// A Calibration turns the tables' logits into those of games as they are really
// played: Shift + Slope × the table's + Open × that with open cards, and what
// the table shows.
type Calibration struct {
	Shift, Slope float32
	Open         float32
	Hand         float32           // when the skat was left unseen
	Seat         [3]float32        // by Seat.Index
	Reach        [MaxReach]float32 // by Reach
}

func identity() Calibration { return Calibration{Slope: 1} }

// Reach classes what the declarer's rivals said: 0 when nobody else called or
// held, else by the highest value in game points that one did.
func Reach(rivals, highest int) int {
	switch {
	case rivals == 0:
		return 0
	case rivals == 2:
		return 4
	case highest < 22:
		return 1
	case highest < 30:
		return 2
	}
	return 3
}

// Of returns a real game's logit for a holding.
func (c *Calibration) Of(m *Model, h Holding, o Outcome, reach int) float64 {
	return c.Logit(m.Logit(h, o), m.OpenLogit(h), h.Hand, h.Seat.Index(), reach)
}

// Logit returns a real game's logit.
func (c *Calibration) Logit(table, open float64, hand bool, seat, reach int) float64 {
	z := float64(c.Shift) + float64(c.Slope)*table + float64(c.Open)*open + float64(c.Seat[seat]) + float64(c.Reach[reach])
	if hand {
		z += float64(c.Hand)
	}
	return z
}
