//go:build unix

package coach_test

import (
	"context"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
)

// spent returns the processor time that the process has used; on a busy machine
// it tells more than the clock.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// measureEach runs a benchmark and reports the mean and the greatest processor
// time of a run in milliseconds.
func measureEach(b *testing.B, run func(n int)) {
	b.Helper()
	var worst, sum time.Duration
	n := 0
	for ; b.Loop(); n++ {
		from := spent()
		run(n)
		took := spent() - from
		worst, sum = max(worst, took), sum+took
	}
	b.ReportMetric(float64(worst.Milliseconds()), "worst-cpu-ms")
	b.ReportMetric(float64((sum / time.Duration(n)).Milliseconds()), "cpu-ms")
}

// BenchmarkStudy measures the first verdict on each kind of drill, 200 samples,
// which must not take more than two seconds. -benchtime 4x takes each of the
// drills of a kind once.
func BenchmarkStudy(b *testing.B) {
	for _, k := range coach.Kinds() {
		b.Run(string(k), func(b *testing.B) {
			drills := someDrills(b, k)
			measureEach(b, func(n int) {
				s, err := drills[n%len(drills)].Study(3)
				require.NoError(b, err)
				require.NoError(b, s.Run(context.Background(), 200))
			})
		})
	}
}

// BenchmarkNewDrill measures how long it takes to deal a drill, which must not
// be more than a second.
func BenchmarkNewDrill(b *testing.B) {
	for _, k := range coach.Kinds() {
		for _, l := range coach.Levels() {
			b.Run(string(k)+"/"+string(l), func(b *testing.B) {
				measureEach(b, func(n int) {
					_, err := coach.NewDrill(context.Background(), k, l, uint64(n))
					require.NoError(b, err)
				})
			})
		}
	}
}
