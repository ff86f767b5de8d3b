package appraisal

// Weights are the entries of all tables of a kind for one outcome, in logits,
// in the order of features.
type Weights []float32

// Model has what was learned.
type Model struct {
	Origin Origin
	// Tables say what comes of a hand: first learned with open cards, then from
	// hands that were played.
	Tables [NumKinds][NumOutcomes]Weights
	// Real turns their logits into those of real games.
	Real    [NumKinds][NumOutcomes]Calibration
	Passing Passing
	// Open are the tables for winning as they were with open cards, by which
	// solved worlds are judged.
	Open [NumKinds]Weights

	compiled     [NumKinds][NumOutcomes]compiled
	compiledOpen [NumKinds]compiled
}

// Origin says what a model was learned from.
type Origin struct {
	Seed   uint64 // of the last labels
	Labels uint32 // hands solved or tried
	Games  uint32 // games played for the calibration
	Passes uint32 // deals played for the value of passing
}

// NewModel returns a model that knows nothing: all logits are 0.
func NewModel() *Model {
	m := &Model{}
	for k := range NumKinds {
		n, _ := sizes(k)
		for o := range NumOutcomes {
			m.Tables[k][o] = make(Weights, n)
			m.Real[k][o] = identity()
		}
		m.Open[k] = make(Weights, n)
	}
	m.Compile()
	return m
}

// Compile makes what has been changed in the tables count.
func (m *Model) Compile() {
	for k := range NumKinds {
		for o := range NumOutcomes {
			m.compiled[k][o].fill(k, m.Tables[k][o])
		}
		m.compiledOpen[k].fill(k, m.Open[k])
	}
}

// Keep takes the tables for winning as those with open cards.
func (m *Model) Keep() {
	for k := range NumKinds {
		copy(m.Open[k], m.Tables[k][Won])
	}
	m.Compile()
}

// Direct returns what [Model.Logit] returns, table by table and slower.
func (m *Model) Direct(h Holding, o Outcome) float64 {
	var room [40]uint16
	z := float32(0)
	w := m.Tables[h.Kind][o]
	for _, i := range h.features(room[:0]) {
		z += w[i]
	}
	return float64(z)
}

// Logit returns the logits of an outcome by the tables.
func (m *Model) Logit(h Holding, o Outcome) float64 {
	return float64(m.compiled[h.Kind][o].value(h))
}

// OpenLogit returns the logits of winning with open cards.
func (m *Model) OpenLogit(h Holding) float64 {
	return float64(m.compiledOpen[h.Kind].value(h))
}
