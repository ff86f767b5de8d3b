package appraisal

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
)

// fileMagic names the format and its version; the version changes with the
// tables.
const fileMagic = "skateva1"

// steps is how many steps a logit has in a file: entries are stored in two
// bytes each.
const steps = 1 << 11

// fileHead are the parts of a file before the tables.
type fileHead struct {
	Magic  [8]byte
	Origin Origin
	Real   [NumKinds][NumOutcomes]Calibration
	Pass   Passing
}

// Encode returns the model as a file.
func (m *Model) Encode() []byte {
	b := m.encode()
	for k := range NumKinds {
		b = m.Open[k].encode(b)
	}
	return b
}

// encode returns the file without the open tables at its end.
func (m *Model) encode() []byte {
	head := fileHead{Origin: m.Origin, Real: m.Real, Pass: m.Passing}
	copy(head.Magic[:], fileMagic)
	b, _ := binary.Append(nil, binary.LittleEndian, head) // of fixed size
	for k := range NumKinds {
		for o := range NumOutcomes {
			b = m.Tables[k][o].encode(b)
		}
	}
	return b
}

func (w Weights) encode(b []byte) []byte {
	for _, x := range w {
		y := math.Round(float64(x) * steps)
		b = binary.LittleEndian.AppendUint16(b, uint16(int16(max(math.MinInt16, min(math.MaxInt16, y)))))
	}
	return b
}

func (w Weights) decode(r *bytes.Reader) error {
	raw := make([]int16, len(w))
	if err := binary.Read(r, binary.LittleEndian, raw); err != nil {
		return err
	}
	for i, x := range raw {
		w[i] = float32(x) / steps
	}
	return nil
}

// Decode reads a file.
func Decode(file []byte) (*Model, error) {
	r := bytes.NewReader(file)
	var head fileHead
	if err := binary.Read(r, binary.LittleEndian, &head); err != nil || string(head.Magic[:]) != fileMagic {
		return nil, fmt.Errorf("evaluation tables: not a file of this version, want %q", fileMagic)
	}
	m := NewModel()
	m.Origin, m.Real, m.Passing = head.Origin, head.Real, head.Pass
	for k := range NumKinds {
		for _, w := range m.Tables[k] {
			if err := w.decode(r); err != nil {
				return nil, fmt.Errorf("evaluation tables: cut off in those of %v", k)
			}
		}
	}
	for k := range NumKinds {
		if err := m.Open[k].decode(r); err != nil {
			return nil, fmt.Errorf("evaluation tables: cut off in the open ones of %v", k)
		}
	}
	if r.Len() > 0 {
		return nil, fmt.Errorf("evaluation tables: %d bytes too many", r.Len())
	}
	m.Compile()
	return m, nil
}

// Hash tells models apart that choose or play hands differently.
func (m *Model) Hash() uint64 {
	h := fnv.New64a()
	_, _ = h.Write(m.encode()) // never fails
	return h.Sum64()
}
