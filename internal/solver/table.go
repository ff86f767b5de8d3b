package solver

// The table of positions at the start of a trick. Four entries share a cache
// line; with so few shapes to tell apart a table that stays in the second-level
// cache is large enough.
const (
	tableBits = 14
	ways      = 4
)

// An entry holds bounds on the declarer's points from here on for one
// position of a shape.
//
//	id:   0–31 shape, 32–33 leader, 34–63 generation
//	data: 0–31 cards alive, 32–38 lower bound, 39–45 upper bound,
//	      46–50 best card, 51–54 cards a hand
type entry struct{ id, data uint64 }

func (e entry) alive() uint32 { return uint32(e.data) }
func (e entry) lo() int       { return int(e.data >> 32 & 127) }
func (e entry) hi() int       { return int(e.data >> 39 & 127) }
func (e entry) card() uint8   { return uint8(e.data >> 46 & 31) }
func (e entry) depth() uint64 { return e.data >> 51 }

type table struct {
	sets       [][ways]entry
	generation uint64
}

const maxGeneration = 1<<30 - 1

// golden spreads ids over a table: 2^64 divided by the golden ratio.
const golden = 0x9E3779B97F4A7C15

func newTable() table {
	return table{sets: make([][ways]entry, 1<<(tableBits-2))}
}

// forget makes all entries strangers.
func (t *table) forget() {
	t.generation++
	if t.generation > maxGeneration {
		clear(t.sets)
		t.generation = 1
	}
}

func (t *table) id(shape uint32, leader int) uint64 {
	return t.generation<<34 | uint64(leader)<<32 | uint64(shape)
}

func (t *table) set(id uint64) *[ways]entry {
	return &t.sets[id&(1<<34-1)*golden>>(64-tableBits+2)]
}

// put stores in place of the same shape, else of a stranger, else of the
// position with the fewest cards.
func (t *table) put(id uint64, alive uint32, lo, hi int, card uint8, depth int) {
	set := t.set(id)
	at, least := 0, uint64(1<<63)
	for i := range set {
		if set[i].id == id {
			at = i
			break
		}
		rank := set[i].depth() + 1
		if set[i].id>>34 != t.generation {
			rank = 0
		}
		if rank < least {
			at, least = i, rank
		}
	}
	set[at] = entry{id, uint64(alive) | uint64(lo)<<32 | uint64(hi)<<39 | uint64(card)<<46 | uint64(depth)<<51}
}
