package appraisal

// MaxReach is the number of classes of how far rivals went.
const MaxReach = 5

// A Calibration turns open-card logits into those of games as they are really
// played: Shift + Slope × open, and what the table shows.
type Calibration struct {
	Shift, Slope float32
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

// Logit returns a real game's logit.
func (c *Calibration) Logit(open float64, hand bool, seat, reach int) float64 {
	z := float64(c.Shift) + float64(c.Slope)*open + float64(c.Seat[seat]) + float64(c.Reach[reach])
	if hand {
		z += float64(c.Hand)
	}
	return z
}
