package appraisal

import "math/bits"

// Primer returns a model by rules of thumb, good enough to choose the hands of
// a first round of training: trumps, jacks and aces win, losers lose.
func Primer() *Model {
	m := NewModel()
	suit, grand := m.table(Suit, 1), m.table(Grand, 0)
	for i := range suit {
		suit[i] = 0.9*(float32(i%maxTrumps)-5) + 0.5*float32(bits.OnesCount(uint(i/maxTrumps)))
	}
	for i := range grand {
		grand[i] = 1.2 * (float32(bits.OnesCount(uint(i/3))) - 2)
	}
	for i, t := 0, m.table(Suit, 7); i < len(t); i++ {
		t[i] = 1.6 - 0.6*float32(i/maxTrumps)
	}
	for i, t := 0, m.table(Grand, 4); i < len(t); i++ {
		t[i] = 2.4 - 0.6*float32(i%maxLosers)
	}
	for _, k := range [...]Kind{Suit, Grand} {
		points := m.table(k, map[Kind]int{Suit: 9, Grand: 7}[k])
		for i := range points {
			points[i] = 0.12 * float32(i)
		}
		points[pointBins-1] = 0.5 // a Hand game
	}
	for _, k := range [...]Kind{Null, NullOuvert} {
		for i, t := 0, m.table(k, 5); i < len(t); i++ {
			t[i] = 0.5 - 1.1*float32(i/27)
		}
	}
	m.Compile()
	return m
}

// table returns table i of a kind for winning.
func (m *Model) table(k Kind, i int) []float32 {
	offset := 0
	for _, t := range specs[k][:i] {
		offset += t.size
	}
	return m.Tables[k][Won][offset : offset+specs[k][i].size]
}
