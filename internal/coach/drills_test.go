package coach_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
)

// someDrills are the drills of a kind in testdata/drills.txt: two clear
// and two close ones of each kind, as they were dealt with the seeds 1 and 2.
func someDrills(t testing.TB, k coach.Kind) (list []coach.Drill) {
	t.Helper()
	text, err := os.ReadFile("testdata/drills.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		d, err := coach.ParseDrill(strings.TrimSpace(line))
		require.NoError(t, err)
		if d.Kind == k {
			list = append(list, d)
		}
	}
	require.NotEmpty(t, list, k)
	return list
}
