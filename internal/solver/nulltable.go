package solver

// nullTable remembers which shapes are safe for the declarer. An entry:
//
//	bits 0–31 shape, 32–33 leader, 34–57 generation,
//	58–61 cards a hand, 62 safe
type nullTable struct {
	sets       [][ways]uint64
	generation uint64
}

const (
	nullBits       = 13
	nullID         = 1<<58 - 1
	nullGeneration = 1<<24 - 1
)

func newNullTable() nullTable {
	return nullTable{sets: make([][ways]uint64, 1<<(nullBits-2))}
}

func (t *nullTable) forget() {
	t.generation++
	if t.generation > nullGeneration {
		clear(t.sets)
		t.generation = 1
	}
}

func (t *nullTable) id(shape uint32, leader int) uint64 {
	return t.generation<<34 | uint64(leader)<<32 | uint64(shape)
}

func (t *nullTable) set(id uint64) *[ways]uint64 {
	return &t.sets[id&(1<<34-1)*golden>>(64-nullBits+2)]
}

func (t *nullTable) get(id uint64) (safe, known bool) {
	for _, e := range t.set(id) {
		if e&nullID == id {
			return e>>62 != 0, true
		}
	}
	return false, false
}

func (t *nullTable) put(id uint64, safe bool, n int) {
	set := t.set(id)
	at, least := 0, uint64(1<<63)
	for i, e := range set {
		rank := e >> 58 & 15
		if e>>34&nullGeneration != t.generation {
			rank = 0
		}
		if rank < least {
			at, least = i, rank
		}
	}
	e := id | uint64(n)<<58
	if safe {
		e |= 1 << 62
	}
	set[at] = e
}
