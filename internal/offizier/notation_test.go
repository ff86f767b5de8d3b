package offizier_test

import (
	"os"
	"strings"
	"testing"

	"github.com/af22046e/skat/internal/offizier"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestActionsReadTheSame(t *testing.T) {
	for _, text := range []string{"0 D", "0 H", "0 S", "0 C", "0 G", "1 kontra", "1 p", "0 re", "0 CJ", "1 D7"} {
		a, err := offizier.ParseAction(text[:1], text[2:])
		require.NoError(t, err)
		assert.Equal(t, text, a.String())
	}
	for token, want := range map[string]string{
		"N":  `action "N": want a game (D H S C G), kontra, re, p or a card`,
		"C1": `action "C1": want a game (D H S C G), kontra, re, p or a card`,
		"":   `action "": want a game (D H S C G), kontra, re, p or a card`,
	} {
		_, err := offizier.ParseAction("0", token)
		assert.EqualError(t, err, want)
	}
	_, err := offizier.ParseAction("2", "CJ")
	assert.EqualError(t, err, `seat "2": want 0 or 1`)
}

func TestRulesReadTheSame(t *testing.T) {
	for _, text := range []string{"takeover draw 29", "double defender 30", "takeover defender 29", "double draw 30"} {
		r, err := offizier.ParseRules(text)
		require.NoError(t, err)
		assert.Equal(t, text, r.String())
		assert.NoError(t, r.Check())
	}
	assert.Equal(t, "takeover draw 29", offizier.Rules{}.String(), "the defaults of section 11")
	_, err := offizier.ParseRules("takeover 29")
	assert.EqualError(t, err, `rules "takeover 29": want three words, as in "takeover draw 29"`)
	_, err = offizier.ParseRules("takeover draw 28")
	assert.EqualError(t, err, `rules "takeover draw 28": "28" is not one of 29, 30`)
	assert.EqualError(t, offizier.Rules{Kontra: 2}.Check(), "kontra 2: want takeover or double")
	assert.EqualError(t, offizier.Rules{Even: 2}.Check(), "60:60 2: want draw or defender")
	assert.EqualError(t, offizier.Rules{Schneider: 2}.Check(), "schneider limit 2: want 29 or 30")
}

func TestDamagedDeals(t *testing.T) {
	for line, want := range map[string]string{
		"":                                     "deal: empty, want 32 cards and actions",
		"CJ.CA":                                "layout: 2 cards, want 32 joined by dots",
		layout + " 0":                          `deal: "0" stands alone, want a seat and an action`,
		layout + " 0 C 0 p":                    "deal, action 2: 0 p: dealer is to move",
		layout + " 0 X":                        `deal, action 1: action "X": want a game (D H S C G), kontra, re, p or a card`,
		strings.Replace(layout, "C7", "CA", 1): "layout: CA stands there twice",
		strings.Replace(layout, "C7", "C1", 1): `layout: card "C1": want a suit (C S H D) then a rank (7 8 9 T J Q K A)`,
		strings.Replace(layout, "DK", "D9", 1): "layout: dealer has 7 cards in hand, want 8",
		strings.Replace(layout, "DK", "SJ", 1): "layout: SJ stands there twice",
	} {
		_, err := offizier.ParseDeal(line, offizier.Rules{})
		assert.EqualError(t, err, want, line)
	}
	_, err := offizier.ParseDeal(layout, offizier.Rules{Even: 7})
	assert.EqualError(t, err, "60:60 7: want draw or defender")
	assert.EqualError(t, offizier.Layout{}.Check(), "layout: forehand lacks a card on the table")
}

// A log is the same text for ever, and reads back; a damaged one names the
// line.
func TestLog(t *testing.T) {
	deals := played(t)
	var text string
	var want []offizier.Deal
	for _, row := range []struct {
		deal, said string
		rules      offizier.Rules
	}{
		{"C 91", "1 kontra", offizier.Rules{}},
		{"G 29", "1 kontra 0 re", offizier.Rules{Kontra: offizier.KontraDouble, Schneider: offizier.Schneider30}},
		{"D 60", "1 p", offizier.Rules{}},
	} {
		d, err := offizier.ParseDeal(strings.Join([]string{deals[row.deal][0], "0", row.deal[:1], row.said, deals[row.deal][1]}, " "), row.rules)
		require.NoError(t, err)
		want = append(want, d)
		text += d.Log() + "\n"
	}
	golden, err := os.ReadFile("testdata/session.log")
	require.NoError(t, err)
	assert.Equal(t, string(golden), text)
	read, err := offizier.ParseLog(text)
	require.NoError(t, err)
	assert.Equal(t, want, read)

	for broken, message := range map[string]string{
		"offiziersskat takeover draw 29\n\nhello":                       `line 3: "hello": want offiziersskat, deal or #`,
		"offiziersskat never draw 29":                                   `line 1: rules "never draw 29": "never" is not one of takeover, double`,
		"# played\noffiziersskat takeover draw 29\ndeal CJ\n# forehand": "line 3: layout: 1 cards, want 32 joined by dots",
	} {
		_, err := offizier.ParseLog(broken)
		assert.EqualError(t, err, message)
	}
}
