package tui

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// anyOffizierScene draws a scene as the table for two makes it.
func anyOffizierScene(t *rapid.T) scene {
	s := scene{kind: scenePlay}
	if rapid.Bool().Draw(t, "asked") {
		s.kind, s.text = sceneCalls, rapid.IntRange(0, 3).Draw(t, "text")
		s.buttons = rapid.SliceOfN(rapid.IntRange(3, 12), 0, 5).Draw(t, "buttons")
		return s
	}
	n := rapid.IntRange(0, 8).Draw(t, "cards")
	for range n {
		s.cards = append(s.cards, rapid.IntRange(2, 3).Draw(t, "card"))
	}
	s.raised = uint16(rapid.IntRange(0, 1<<n-1).Draw(t, "raised"))
	return s
}

func TestTheLayoutForTwoKeepsItsZonesApartAndOnTheScreen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(smallestW, 200).Draw(t, "w"), rapid.IntRange(smallestH, 60).Draw(t, "h")
		l := layOutOffizier(w, h, anyOffizierScene(t))
		z := zones(l.layout)
		z["keys of the piles"] = rect{l.below[0].x, l.pileKeysY, 1, 1}
		for i := range l.above {
			z[fmt.Sprint("pile above ", i)], z[fmt.Sprint("pile below ", i)] = l.above[i], l.below[i]
			require.Positive(t, l.above[i].w*l.above[i].h*l.below[i].w*l.below[i].h)
		}
		for name, r := range z {
			require.True(t, r.w >= 0 && r.h >= 0 && within(r, rect{0, 0, w, h}), "%s %+v on %d×%d", name, r, w, h)
			for other, o := range z {
				require.False(t, name < other && overlap(r, o), "%s %+v over %s %+v on %d×%d", name, r, other, o, w, h)
			}
		}
		for i, r := range l.cards {
			require.True(t, within(r, l.hand), "card %d %+v in hand %+v", i, r, l.hand)
			require.Equal(t, i, l.cardAt(r.x+1, r.y))
		}
		for i, r := range l.below {
			require.Equal(t, i, l.pileAt(r.x, r.y))
			require.Equal(t, -1, l.cardAt(r.x, r.y))
		}
		require.Equal(t, -1, l.pileAt(l.above[0].x, l.above[0].y))
	})
}
