package i18n

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRulesArePagesOfPlainLines(t *testing.T) {
	marks := regexp.MustCompile("[*_`<>\\[\\]|\t]|^##")
	for _, lang := range languages {
		page := New(lang).Rules()
		require.NotEmpty(t, page, lang)
		for _, line := range strings.Split(page, "\n") {
			assert.LessOrEqual(t, utf8.RuneCountInString(line), 72, "%s: %s", lang, line)
			assert.Equal(t, strings.TrimRight(line, " "), line, "%s: no spaces at the end", lang)
			assert.NotRegexp(t, marks, line, "%s: Markdown that the page's screen does not show", lang)
			for _, r := range line {
				assert.True(t, unicode.IsPrint(r) && r < 0x1F000 && !unicode.Is(unicode.Variation_Selector, r), "%s: %U", lang, r)
			}
		}
	}
}

// Both pages say the same: section by section, list by list, number by number.
func TestRulesSayTheSameInBothLanguages(t *testing.T) {
	en, de := sections(New("en").Rules()), sections(New("de").Rules())
	require.Len(t, de, len(en))
	number := regexp.MustCompile(`\d+`)
	for i := range en {
		assert.Equal(t, strings.Count(en[i], "\n- "), strings.Count(de[i], "\n- "), "list items\n%s\n%s", en[i], de[i])
		assert.ElementsMatch(t, number.FindAllString(en[i], -1), number.FindAllString(de[i], -1), "numbers\n%s\n%s", en[i], de[i])
	}
}

// sections are the parts of a page, each beginning with its heading.
func sections(page string) []string { return strings.Split(page, "\n# ") }
