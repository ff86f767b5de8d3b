package appraisal

// Weights are the entries of all tables of a kind for one outcome, in logits,
// in the order of features.
type Weights []float32

// Model has the tables and how open-card logits become those of real games.
type Model struct {
	Origin   Origin
	Tables   [NumKinds][NumOutcomes]Weights
	Real     [NumKinds][NumOutcomes]Calibration
	Passing  Passing
	compiled [NumKinds][NumOutcomes]compiled
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
	}
	m.Compile()
	return m
}

// Compile makes what has been changed in Tables count.
func (m *Model) Compile() {
	for k := range NumKinds {
		for o := range NumOutcomes {
			m.compiled[k][o].fill(k, m.Tables[k][o])
		}
	}
}

// Direct returns the open-card logits of an outcome, table by table. It is what
// [Model.Open] returns, slower.
func (m *Model) Direct(h Holding, o Outcome) float64 {
	var room [40]uint16
	z := float32(0)
	w := m.Tables[h.Kind][o]
	for _, i := range h.features(room[:0]) {
		z += w[i]
	}
	return float64(z)
}

// Open returns the open-card logits of an outcome.
func (m *Model) Open(h Holding, o Outcome) float64 {
	return float64(m.compiled[h.Kind][o].value(h))
}
