package solver_test

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/solver"
	"github.com/stretchr/testify/require"
)

// problem is a line of the oracle files: a full deal and its value.
type problem struct {
	id    string
	pos   solver.Position
	value int
}

func oracle(t testing.TB, name string) []problem {
	file, err := os.Open(filepath.Join("..", "..", "..", "shared", "data", name))
	if os.IsNotExist(err) {
		t.Skipf("%s is absent: its solved deals are not compared", filepath.Join("..", "..", "..", "shared", "data", name))
	}
	require.NoError(t, err)
	defer file.Close()
	var list []problem
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		f := strings.Fields(lines.Text())
		require.Len(t, f, 9)
		p := problem{id: f[0]}
		p.pos.Game = skat.Game(strings.Index("-DHSCGN", f[1]))
		seats := [2]skat.Seat{}
		for i := range seats {
			n, err := strconv.Atoi(f[2+i])
			require.NoError(t, err)
			seats[i] = skat.SeatAt(n)
		}
		p.pos.Declarer, p.pos.Trick.Leader = seats[0], seats[1]
		for i := range p.pos.Hands {
			p.pos.Hands[i], err = skat.ParseCards(f[4+i])
			require.NoError(t, err)
		}
		discards, err := skat.ParseCards(f[7])
		require.NoError(t, err)
		p.pos.Taken = discards.Points()
		p.value, err = strconv.Atoi(f[8])
		require.NoError(t, err)
		list = append(list, p)
	}
	require.NoError(t, lines.Err())
	return list
}

func TestOracle(t *testing.T) {
	s := solver.New()
	for _, name := range []string{"oracle_played.txt", "oracle_random.txt"} {
		for _, p := range oracle(t, name) {
			v, err := s.Value(p.pos)
			require.NoError(t, err, p.id)
			require.Equal(t, p.value, v, p.id)
		}
	}
}

// BenchmarkOracle solves the deals that a player would play, exactly and for
// "are there 61"; a line's ms/deal is one full deal of ten cards, set-up
// included.
func BenchmarkOracle(b *testing.B) {
	all := oracle(b, "oracle_played.txt")
	for name, is := range map[string]func(skat.Game) bool{
		"suit": skat.Game.IsSuit, "grand": func(g skat.Game) bool { return g == skat.Grand }, "null": func(g skat.Game) bool { return g == skat.Null },
	} {
		var list []problem
		for _, p := range all {
			if is(p.pos.Game) {
				list = append(list, p)
			}
		}
		b.Run(name+"/exact", func(b *testing.B) {
			benchmark(b, list, func(s *solver.Solver, p problem) error { _, err := s.Value(p.pos); return err })
		})
		if name != "null" {
			b.Run(name+"/61", func(b *testing.B) {
				benchmark(b, list, func(s *solver.Solver, p problem) error { _, err := s.Reaches(p.pos, 61); return err })
			})
		}
	}
}

func benchmark(b *testing.B, list []problem, solve func(*solver.Solver, problem) error) {
	s := solver.New()
	b.ReportAllocs()
	for b.Loop() {
		for _, p := range list {
			if err := solve(s, p); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N*len(list)), "ms/deal")
	b.ReportMetric(float64(s.Nodes())/float64(b.N*len(list)), "nodes/deal")
}
