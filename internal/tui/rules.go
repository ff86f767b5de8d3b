package tui

import (
	"regexp"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// newRulesScreen is the page of rules.
func newRulesScreen(env *Env) screen {
	read := func(w int) rulesText {
		text := rulesText{env: env, w: w}
		text.read(env.Text.Rules())
		return text
	}
	return &page{
		env: env, title: func() string { return env.Text.T(i18n.StartRules) },
		lines: func(w int) []line { return read(w).lines },
		heads: func(w int) []int { return read(w).heads },
	}
}

// newOffizierRules is the page of rules, opened at those of Offiziersskat,
// which stand last.
func newOffizierRules(env *Env) screen {
	p := newRulesScreen(env).(*page)
	p.opensAtLast = true
	all := p.lines
	p.lines = func(w int) []line {
		list, heads := all(w), p.heads(w)
		for len(list) < heads[len(heads)-1]+p.room().h {
			list = append(list, line{}) // so that the heading may stand on top
		}
		return list
	}
	return p
}

// rulesText lays the simple Markdown of the rules out: headings, paragraphs,
// lists, and lines that keep their columns (see assets).
type rulesText struct {
	env   *Env
	w     int
	lines []line
	heads []int // the lines of headings

	mark  string   // what stands before the paragraph: "", "- ", "1. "
	words []string // its lines as they came
}

var listMark = regexp.MustCompile(`^(- |\d+\. )`)

func (t *rulesText) read(text string) {
	for _, s := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		heading, isHeading := strings.CutPrefix(s, "# ")
		kept, isKept := strings.CutPrefix(s, "    ")
		mark := listMark.FindString(s)
		if s == "" || isHeading || isKept || mark != "" {
			t.flush()
		}
		switch {
		case s == "":
			t.lines = append(t.lines, line{})
		case isHeading:
			t.heads = append(t.heads, len(t.lines))
			t.lines = append(t.lines, wrap(styleAccent, heading, t.w)...)
		case isKept:
			t.paragraph("  ", kept)
		case mark != "":
			t.mark, t.words = mark, []string{s[len(mark):]}
		default:
			t.words = append(t.words, strings.TrimSpace(s))
		}
	}
	t.flush()
}

func (t *rulesText) flush() {
	if len(t.words) > 0 {
		t.paragraph(strings.Replace(t.mark, "-", t.env.Theme.glyphs.bullet, 1), strings.Join(t.words, " "))
	}
	t.mark, t.words = "", nil
}

// paragraph breaks text into lines behind a mark, the suits in their colours.
func (t *rulesText) paragraph(mark, text string) {
	indent := width(mark)
	for _, l := range wrap(stylePlain, text, t.w-indent) {
		t.lines = append(t.lines, append(line{{styleDim, mark}}, t.suits(l[0].text)...))
		mark = pad("", indent)
	}
}

// suits writes the signs of the suits as the player's deck has them.
func (t *rulesText) suits(text string) line {
	f := newFaces(t.env.Theme, t.env.Text)
	var l line
	for text != "" {
		i := strings.IndexAny(text, "♣♠♥♦")
		if i < 0 {
			return append(l, piece{stylePlain, text})
		}
		suit := skat.Diamonds
		for s, sign := range unicodeGlyphs.suits {
			if strings.HasPrefix(text[i:], sign) {
				suit = skat.Suit(s)
			}
		}
		l = append(l, piece{stylePlain, text[:i]}, piece{suitStyle(suit, false), f.suit(suit)})
		text = text[i+len("♣"):]
	}
	return l
}
