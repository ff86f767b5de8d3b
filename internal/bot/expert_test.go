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
	one, four := quickExpert(t, "worlds=3"), quickExpert(t, "worlds=3:workers=4")
	n := 0
	everyDecision(t, 2, func(d *skat.Deal, v skat.View) {
		a, err := one.Act(context.Background(), v)
		require.NoError(t, err)
		b, err := four.Act(context.Background(), v)
		require.NoError(t, err)
		require.Equal(t, a, b)
		n++
	})
	assert.Greater(t, n, 40)
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
		table := expert{seed: 1, options: o}.table(context.Background(), &m)
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
	checkPositions(t, quickExpert(t, "worlds=100"), []position{
		{rule: "trumps a ten so high that nobody goes above", contract: "H", declarer: 1, me: 1, laid: "CQ.DK",
			hand: "CJ.SA.SK.S7.HJ.HT.HQ.H7.DJ.D9", played: "DA D9 DQ CK S7 CA S9 SQ SK DJ HA SJ DT", want: "HT HJ CJ"},
		{rule: "the ace now, before the rest is the others'", contract: "G", declarer: 2, me: 2, laid: "CQ.DT",
			hand: "CJ.CA.SJ.SK.SQ.S8.HA.HK.HQ.D7", played: "CK C9 CA CJ DJ C8 SJ HJ H8 S8 S9 ST H7 HQ H9", want: "HA"},
		{rule: "the trump ten on a cheap trick brings it home", contract: "S", declarer: 2, me: 2, laid: "CK.C7",
			hand: "SJ.SA.ST.SQ.S9.HA.HQ.H7.DA.DT", played: "C9 CA SA S9 S7 SK D8 DT DQ SJ DJ CJ CQ", want: "ST"},
		{rule: "trumps the defenders' ace and queen with a jack", contract: "G", declarer: 0, me: 0, laid: "CT.HK",
			hand: "CJ.SJ.SA.SQ.S8.H9.DJ.DT.DK.D7", played: "CJ C8 HJ DK DA HA SK S9 S8 D9 C7 D7 CQ CA", want: "DJ SJ"},
		{rule: "trumps a queen rather than trust the king", contract: "C", declarer: 0, me: 0, laid: "S9.D8",
			hand: "CA.CT.CK.CQ.SJ.HJ.HA.HK.H8.D9", played: "HJ C7 C8 SJ CJ DT DA DK D9 SA ST CA CQ DJ SK H7 H9 H8 DQ", want: "CK CT"},
		{rule: "a jack takes the ace that makes 61", contract: "G", declarer: 2, me: 2, laid: "DK.DQ",
			hand: "CJ.CT.CK.SJ.SA.SK.HJ.HT.HQ.H8", played: "S9 ST SA CJ H7 DJ CK CA C8 CQ C7 CT HT HA H9 D8 DA", want: "HJ SJ"},
	})
}
