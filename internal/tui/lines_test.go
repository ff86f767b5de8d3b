package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

func TestWrapBreaksBetweenWords(t *testing.T) {
	for _, c := range []struct {
		text string
		w    int
		want string
	}{
		{"the rest is mine", 8, "the rest|is mine"},
		{"lost, so -72.", 10, "lost, so|-72."},
		{"A 11    10 10", 20, "A 11    10 10"},
		{"A 11    10 10", 8, "A 11|10 10"},
		{"/home/ada/skat.db", 6, "/home/|ada/sk|at.db"},
		{"a /home/ada/skat.db b", 6, "a|/home/|ada/sk|at.db|b"},
		{"", 10, ""},
		{"it wins 27 % of them", 10, "it wins|27 % of|them"},
		{"überreizt 10", 9, "überreizt|10"},
	} {
		got := strings.ReplaceAll(strings.TrimSuffix(textOf(wrap(stylePlain, c.text, c.w)), "\n"), "\n", "|")
		assert.Equal(t, c.want, got, "%q in %d", c.text, c.w)
	}
}

func TestWrapLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-zäß♥ -]{0,80}`).Draw(t, "text")
		w := rapid.IntRange(1, 30).Draw(t, "width")
		lines := wrap(stylePlain, text, w)
		for _, l := range lines {
			assert.LessOrEqual(t, l.width(), w)
		}
		assert.Equal(t, strings.ReplaceAll(text, " ", ""), strings.NewReplacer(" ", "", "\n", "").Replace(textOf(lines)))
	})
}

func TestNumbersHaveASignAsWideAsAFigure(t *testing.T) {
	assert.Equal(t, []string{"+40", "−48", "0"}, []string{signed(40), signed(-48), signed(0)})
	assert.Equal(t, []string{"40", "−48", "0"}, []string{number(40), number(-48), number(0)})
}

// A German deck has its own letters, and no suit has the glyph of another.
func TestFacesOfTheDecks(t *testing.T) {
	card := func(lang string, l Look) string {
		e := testEnv(look{lang: lang, look: l})
		f := newFaces(e.Theme, e.Text)
		var all []string
		for _, s := range skat.Suits() {
			all = append(all, f.card(skat.NewCard(s, skat.Jack)))
		}
		return strings.Join(append(all, f.card(skat.NewCard(skat.Hearts, skat.Queen)), f.card(skat.NewCard(skat.Hearts, skat.Ace))), " ")
	}
	assert.Equal(t, "J♣ J♠ J♥ J♦ Q♥ A♥", card("en", Look{Deck: DeckFrench}))
	assert.Equal(t, "B♣ B♠ B♥ B♦ D♥ A♥", card("de", Look{Deck: DeckTournament}))
	assert.Equal(t, "JC JS JH JD QH AH", card("en", Look{Deck: DeckFrench, ASCII: true}))
	assert.Equal(t, "UE UG UR US OR DR", card("en", Look{Deck: DeckGerman}))
}

// Suits are told apart by sign or letter, so a canvas on an ASCII terminal
// folds signs wherever they come from.
func TestCanvasFoldsSignsInTexts(t *testing.T) {
	e := testEnv(look{lang: "en", look: Look{ASCII: true}})
	c := newCanvas(40, 1, e.Theme)
	c.text(0, 0, stylePlain, "♥ × −48 … König „gut“ "+e.Text.T(i18n.Clubs))
	assert.Equal(t, `H x -48 ~ König "gut" Clubs`, c.String())
}
