package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// anyScene draws a scene as the decisions make them.
func anyScene(t *rapid.T) scene {
	n := rapid.IntRange(0, 12).Draw(t, "cards")
	s := scene{kind: sceneKind(rapid.IntRange(0, 3).Draw(t, "kind")), open: noPlace}
	s.bench = rapid.SampledFrom([]bench{benchEmpty, benchOther, benchOwn}).Draw(t, "bench")
	if s.bench == benchOwn { // who watches has no cards and is asked nothing
		n = 0
		if s.kind != scenePlay {
			s.kind = sceneCalls
		}
	}
	tens := 0
	for range n {
		w := 2
		if tens < 4 && rapid.Bool().Draw(t, "ten") {
			w, tens = 3, tens+1
		}
		s.cards = append(s.cards, w)
	}
	s.raised = uint16(rapid.IntRange(0, 1<<n-1).Draw(t, "raised"))
	switch s.kind {
	case sceneDeclare:
		s.rows = 7
	case scenePlay:
		s.open = rapid.SampledFrom([]place{noPlace, placeLeft, placeRight}).Draw(t, "open")
		if s.bench == benchOwn && rapid.Bool().Draw(t, "opposite") {
			s.open = placeTop
		}
	case sceneDiscard:
		s.text = 1
		s.buttons = []int{8}
	default:
		if s.bench != benchOwn {
			s.text = rapid.IntRange(0, 4).Draw(t, "text")
			s.buttons = rapid.SliceOfN(rapid.IntRange(4, 22), 0, 3).Draw(t, "buttons")
		}
	}
	if rapid.Bool().Draw(t, "dialog") {
		s.dialog = &dialogSize{w: rapid.IntRange(10, 46).Draw(t, "dialog width"), h: rapid.IntRange(1, 8).Draw(t, "dialog height"), buttons: []int{10, 6}}
	}
	return s
}

// zones are the parts of a layout that may not cover one another, by name.
func zones(l layout) map[string]rect {
	z := map[string]rect{
		"header": l.header, "left": l.seats[placeLeft], "right": l.seats[placeRight], "own": l.seats[placeOwn], "log": l.log, "text": l.text,
		"heading": l.heading, "slots": l.slots[0], "second slot": l.slots[1], "slots' text": l.slotsText, "notes": l.notes, "counts": l.counts,
		"open": l.open, "message": l.message, "hand": l.hand, "last trick": l.last, "auction": l.auction, "sheet": l.sheet, "footer": l.footer,
		"left card": l.trick[placeLeft], "right card": l.trick[placeRight], "own card": l.trick[placeOwn],
		"left label": l.labels[placeLeft], "right label": l.labels[placeRight],
		"top": l.seats[placeTop], "top card": l.trick[placeTop], "top label": l.labels[placeTop],
	}
	for i, r := range l.buttons {
		z["button "+string(rune('1'+i))] = r
	}
	for i, r := range l.list {
		z["line "+string(rune('1'+i))] = r
	}
	return z
}

func within(r, in rect) bool {
	return r.x >= in.x && r.y >= in.y && r.x+r.w <= in.x+in.w && r.y+r.h <= in.y+in.h
}

func overlap(a, b rect) bool {
	return a.w > 0 && a.h > 0 && b.w > 0 && b.h > 0 && a.x < b.x+b.w && b.x < a.x+a.w && a.y < b.y+b.h && b.y < a.y+a.h
}

func TestLayoutKeepsItsZonesApartAndOnTheScreen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(smallestW, 200).Draw(t, "w"), rapid.IntRange(smallestH, 60).Draw(t, "h")
		l := layOut(w, h, anyScene(t))
		screen := rect{0, 0, w, h}
		z := zones(l)
		for name, r := range z {
			require.True(t, r.w >= 0 && r.h >= 0 && within(r, screen), "%s %+v on %d×%d", name, r, w, h)
			for other, o := range z {
				require.False(t, name < other && overlap(r, o), "%s %+v over %s %+v on %d×%d", name, r, other, o, w, h)
			}
		}
		for i, r := range l.cards {
			require.True(t, within(r, l.hand), "card %d %+v in hand %+v", i, r, l.hand)
		}
		require.True(t, within(l.dialog, screen), "dialog %+v", l.dialog)
		require.True(t, within(l.dialogText, l.dialog))
		for i, r := range l.dialogKeys {
			require.True(t, within(r, l.dialog), "button %d %+v of dialog %+v", i, r, l.dialog)
		}
	})
}

// Every own card can be clicked on, and the click finds that card.
func TestEveryCardCanBeClicked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(smallestW, 200).Draw(t, "w"), rapid.IntRange(smallestH, 60).Draw(t, "h")
		l := layOut(w, h, anyScene(t))
		for i, r := range l.cards {
			require.Equal(t, i, l.cardAt(r.x+1, r.y), "card %d of %d at %+v on %d×%d", i+1, len(l.cards), r, w, h)
		}
		require.Equal(t, -1, l.cardAt(0, 0))
	})
}

// At a table of four all four have their place whatever the size, and whoever
// watches has room for the tricks.
func TestFourPlayersAlwaysHaveTheirPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.IntRange(smallestW, 200).Draw(t, "w"), rapid.IntRange(smallestH, 60).Draw(t, "h")
		s := anyScene(t)
		l := layOut(w, h, s)
		for at, r := range l.seats {
			hidden := at == int(placeTop) && s.bench == benchEmpty || at == int(placeOwn) && s.kind == sceneDeclare && l.scale == scaleChips
			require.Equal(t, hidden, r.w == 0, "place %d of %d×%d", at, w, h)
			require.True(t, hidden || r.h > 0, "place %d of %d×%d", at, w, h)
		}
		if s.bench != benchOwn || s.kind != scenePlay {
			return
		}
		if l.scale == scaleChips {
			columns := (l.hand.w + 2) / (2 + playersAtPlay*5 + 2)
			require.GreaterOrEqual(t, columns*(l.hand.h-1), 10, "all tricks, their heads above, on %d×%d", w, h)
			return
		}
		require.GreaterOrEqual(t, l.hand.h, 1+1+playersAtPlay)
		require.NotZero(t, l.trick[placeTop].w)
		require.Zero(t, l.trick[placeOwn].w)
	})
}

func TestWhatASizeShows(t *testing.T) {
	ten := scene{kind: scenePlay, open: noPlace, cards: []int{2, 2, 2, 2, 2, 2, 2, 2, 2, 2}}
	for _, c := range []struct {
		name       string
		w, h       int
		scale      scale
		aside, fan bool
	}{
		{"the least", 40, 15, scaleChips, false, false},
		{"too narrow for cards", 79, 40, scaleChips, false, false},
		{"too low for cards", 140, 23, scaleChips, false, false},
		{"the usual", 80, 24, scaleMedium, false, true},
		{"wide but low", 140, 29, scaleMedium, false, false},
		{"a side panel", 100, 30, scaleMedium, true, false},
		{"large cards", 140, 40, scaleLarge, true, false},
		{"the largest", 200, 60, scaleLarge, true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := layOut(c.w, c.h, ten)
			assert.Equal(t, c.scale, l.scale)
			assert.Equal(t, c.aside, l.sheet.w > 0, "side panel")
			assert.Equal(t, c.fan, overlap(l.cards[0], l.cards[1]), "cards overlap")
			assert.Len(t, l.cards, 10)
		})
	}
}

// A raised card stands one line above the others, and the one below the
// pointer is the one on top.
func TestRaisedCardLiesOnTop(t *testing.T) {
	s := scene{kind: scenePlay, open: noPlace, cards: []int{2, 2, 2}, raised: 0b010}
	l := layOut(80, 24, s)
	assert.Equal(t, l.cards[0].y-1, l.cards[1].y)
	assert.Equal(t, 1, l.cardAt(l.cards[1].x+6, l.cards[1].y+2), "over the next card's edge")
	assert.Equal(t, 2, l.cardAt(l.cards[2].x, l.cards[2].y+4), "below the raised card")
}
