package store_test

import (
	"testing"
	"time"
	_ "time/tzdata" // also where the machine has no time zones

	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// day is half past eleven at night on a day of March 2026.
func day(n int) time.Time { return time.Date(2026, 3, n, 23, 30, 0, 0, time.UTC) }

func answered(t *testing.T, s *store.Store, kind, state string, right bool, loss float64, now time.Time) store.Drill {
	t.Helper()
	d, err := s.Answered(store.Drill{Kind: kind, State: state, Answer: "18"}, right, loss, now)
	require.NoError(t, err)
	return d
}

func due(t *testing.T, s *store.Store, now time.Time, kinds ...string) string {
	t.Helper()
	d, found, err := s.NextDue(now, kinds...)
	require.NoError(t, err)
	require.Equal(t, found, d.Box > 0)
	return d.State
}

// A mistake comes back after 1, 2, 4, 8, 16 and 32 days, each from the day of
// the last right answer, then it is learned.
func TestLeitnerBoxes(t *testing.T) {
	s := open(t, t.TempDir())
	assert.Equal(t, 1, answered(t, s, "bid", "a hand", false, 12.5, day(1)).Box)
	at := 1
	for box, days := range []int{1, 2, 4, 8, 16, 32} {
		assert.Empty(t, due(t, s, day(at+days-1)), "box %d waits %d days", box+1, days)
		at += days
		morning := day(at).Truncate(24 * time.Hour)
		assert.Equal(t, "a hand", due(t, s, morning), "box %d: at the beginning of the day", box+1)
		d, found, err := s.NextDue(day(at))
		require.NoError(t, err)
		require.True(t, found)
		assert.Equal(t, box+1, d.Box)
		assert.Equal(t, morning, d.Due.UTC())
		got, err := s.Answered(d, true, 0, day(at))
		require.NoError(t, err)
		assert.Equal(t, box+2, got.Box)
	}
	assert.Empty(t, due(t, s, day(at+1000)), "learned")

	assert.Equal(t, 1, answered(t, s, "bid", "a hand", false, 3, day(at)).Box, "and forgotten")
	assert.Equal(t, "a hand", due(t, s, day(at+1)))
}

func TestWhatMovesADrill(t *testing.T) {
	s := open(t, t.TempDir())
	assert.Zero(t, answered(t, s, "bid", "new and right", true, 0, day(1)).Box)
	assert.Empty(t, due(t, s, day(365)), "it does not come back")

	answered(t, s, "bid", "a hand", false, 5, day(1))
	got := answered(t, s, "bid", "a hand", true, 0, day(1))
	assert.Equal(t, 1, got.Box, "right before it is due: it stays")
	assert.Equal(t, day(2).Truncate(24*time.Hour), got.Due.UTC())
	assert.Equal(t, 2, answered(t, s, "bid", "a hand", true, 0.5, day(2)).Box)
	d, found, err := s.NextDue(day(4))
	require.NoError(t, err)
	require.True(t, found)
	assert.Equal(t, store.Drill{Kind: "bid", State: "a hand", Box: 2, Due: d.Due, Answered: d.Answered, Answer: "18", Loss: 0.5}, d)
	assert.True(t, d.Answered.Equal(day(2)))
	assert.Equal(t, 1, answered(t, s, "bid", "a hand", false, 7, day(4)).Box, "a mistake goes to the first box")
	assert.Zero(t, answered(t, s, "kontra", "a hand", true, 0, day(4)).Box, "the same hand of another kind is another question")
}

func TestTheLongestDueComesFirst(t *testing.T) {
	s := open(t, t.TempDir())
	answered(t, s, "bid", "second", false, 1, day(2))
	answered(t, s, "discard", "first", false, 1, day(1))
	answered(t, s, "bid", "third", false, 1, day(2))
	assert.Equal(t, "first", due(t, s, day(9)))
	assert.Equal(t, "second", due(t, s, day(9), "bid"))
	assert.Equal(t, "first", due(t, s, day(9), "bid", "discard"))
	assert.Empty(t, due(t, s, day(9), "kontra"))
	assert.Equal(t, "first", due(t, s, day(2)))
	assert.Empty(t, due(t, s, day(1)))
}

// Days begin at the player's midnight, also where a clock is put forward.
func TestDrillDaysAreThePlayers(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	require.NoError(t, err)
	s := open(t, t.TempDir())
	now := time.Date(2026, 3, 28, 23, 59, 0, 0, berlin) // the night of the change
	d := answered(t, s, "bid", "a hand", false, 1, now)
	assert.True(t, d.Due.Equal(time.Date(2026, 3, 29, 0, 0, 0, 0, berlin)))
	d = answered(t, s, "bid", "a hand", true, 0, d.Due)
	assert.True(t, d.Due.Equal(time.Date(2026, 3, 31, 0, 0, 0, 0, berlin)))
	days, err := s.Progress(now)
	require.NoError(t, err)
	require.Len(t, days, 2)
	assert.Equal(t, "2026-03-28", days[0].Day)
	assert.Equal(t, "2026-03-29", days[1].Day)
}

func TestProgress(t *testing.T) {
	s := open(t, t.TempDir())
	answered(t, s, "bid", "a", true, 0, day(1))
	answered(t, s, "bid", "b", false, 12, day(3))
	answered(t, s, "bid", "c", true, 1.5, day(3))
	answered(t, s, "bid", "b", true, 0, day(3))
	answered(t, s, "discard", "d", false, 8, day(3))
	answered(t, s, "discard", "d", true, 0, day(4))
	bid, discard := store.DrillDay{Day: "2026-03-03", Kind: "bid", Answers: 3, Right: 2, Loss: 4.5}, store.DrillDay{Day: "2026-03-03", Kind: "discard", Answers: 1, Right: 0, Loss: 8}
	next := store.DrillDay{Day: "2026-03-04", Kind: "discard", Answers: 1, Right: 1, Loss: 0}
	for name, row := range map[string]struct {
		from  int
		kinds []string
		want  []store.DrillDay
	}{
		"since the second": {2, nil, []store.DrillDay{bid, discard, next}},
		"all":              {1, nil, []store.DrillDay{{Day: "2026-03-01", Kind: "bid", Answers: 1, Right: 1}, bid, discard, next}},
		"one kind":         {2, []string{"discard"}, []store.DrillDay{discard, next}},
		"two kinds":        {4, []string{"bid", "discard"}, []store.DrillDay{next}},
		"nothing":          {5, nil, nil},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := s.Progress(day(row.from), row.kinds...)
			require.NoError(t, err)
			assert.Equal(t, row.want, got)
		})
	}
}
