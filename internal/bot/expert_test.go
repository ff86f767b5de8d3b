package bot

import (
	"context"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/skat"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// quickExpert looks at few worlds.
func quickExpert(t *testing.T, options string) Player {
	t.Helper()
	p, err := New("expert:"+options, 5)
	require.NoError(t, err)
	return p
}

// It does not matter how many solve at a time.
func TestWorkersDoNotMatter(t *testing.T) {
	one, four := quickExpert(t, "worlds=6"), quickExpert(t, "worlds=6:workers=4")
	n := 0
	everyDecision(t, 6, func(d *skat.Deal, v skat.View) {
		a, err := one.Act(context.Background(), v)
		require.NoError(t, err)
		b, err := four.Act(context.Background(), v)
		require.NoError(t, err)
		require.Equal(t, a, b)
		n++
	})
	assert.Greater(t, n, 100)
}

// firstCard is a decision at the first card of a suit game.
func firstCard(t *testing.T) skat.View {
	d := declaredAt(t, "C8.C7.SQ.S9.S8.HQ.H9.H8.D8.D7", "CJ.SJ.DJ.CA.CT.CK.SA.ST.DA.DT", "S7.H7", "C")
	for d.Phase() == skat.PhaseKontra {
		require.NoError(t, d.Apply(skat.Pass(d.ToMove())))
	}
	return d.View(d.ToMove())
}

// When the context ends, the best card so far comes soon.
func TestExpertStopsWithItsContext(t *testing.T) {
	v := firstCard(t)
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	start := time.Now()
	a, err := quickExpert(t, "worlds=50000:inference=off").Act(ctx, v)
	require.NoError(t, err)
	assert.Equal(t, skat.KindPlay, a.Kind)
	assert.Less(t, time.Since(start), 2*time.Second)
}

// A clock that moves on by a step whenever it is looked at.
func steppingClock(step time.Duration) func() time.Time {
	now := time.Unix(0, 0)
	return func() time.Time {
		now = now.Add(step)
		return now
	}
}

// The time to think bounds the worlds: all of it for those that a decision
// should rest on, a quarter for more.
func TestTimeToThink(t *testing.T) {
	for _, c := range []struct {
		step time.Duration
		want int
	}{{10 * time.Millisecond, 32}, {20 * time.Millisecond, 32}, {100 * time.Millisecond, 10}, {5 * time.Millisecond, 50}} {
		v := firstCard(t)
		m := remember(&v)
		o := TimedExpert(time.Second, steppingClock(c.step))
		o.Workers = 1
		table := expert{1, o}.table(context.Background(), &m)
		n := 0
		for !table.late(n) {
			n++
		}
		assert.InDelta(t, c.want, n, 1, "%v a world", c.step)
	}
}

func TestExpertOptions(t *testing.T) {
	for _, text := range []string{"worlds=0", "worlds=many", "workers=-1", "think=soon", "think=-1s", "inference=some", "depth=3", "worlds"} {
		_, err := New("expert:"+text, 1)
		assert.ErrorContains(t, err, "option \""+text+"\": want ")
	}
	for _, text := range []string{"", ":worlds=7", ":worlds=7:workers=2:think=200ms:inference=auction"} {
		_, err := New("expert"+text, 1)
		assert.NoError(t, err)
	}
	_, err := New("club:worlds=3", 1)
	assert.Error(t, err)
}

// Endings in which one card is right however the cards lie.
func TestExpertEndings(t *testing.T) {
	checkPositions(t, quickExpert(t, "worlds=12"), []position{})
}
