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
	head := fileHead{Origin: m.Origin, Real: m.Real, Pass: m.Passing}
	copy(head.Magic[:], fileMagic)
	var b bytes.Buffer
	_ = binary.Write(&b, binary.LittleEndian, head) // a buffer takes all
	for k := range NumKinds {
		for o := range NumOutcomes {
			for _, w := range m.Tables[k][o] {
				x := math.Round(float64(w) * steps)
				_ = binary.Write(&b, binary.LittleEndian, int16(max(math.MinInt16, min(math.MaxInt16, x))))
			}
		}
	}
	return b.Bytes()
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
		for o := range NumOutcomes {
			raw := make([]int16, len(m.Tables[k][o]))
			if err := binary.Read(r, binary.LittleEndian, raw); err != nil {
				return nil, fmt.Errorf("evaluation tables: cut off in those of %v", k)
			}
			for i, x := range raw {
				m.Tables[k][o][i] = float32(x) / steps
			}
		}
	}
	if r.Len() > 0 {
		return nil, fmt.Errorf("evaluation tables: %d bytes too many", r.Len())
	}
	m.Compile()
	return m, nil
}

// Hash tells models apart.
func (m *Model) Hash() uint64 {
	h := fnv.New64a()
	_, _ = h.Write(m.Encode()) // never fails
	return h.Sum64()
}
