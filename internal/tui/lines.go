package tui

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// piece is text in one style; a line is pieces side by side.
type piece struct {
	style style
	text  string
}

type line []piece

// plain is a line in one style.
func plain(st style, text string) line { return line{{st, text}} }

// width returns the columns that the line takes.
func (l line) width() int {
	w := 0
	for _, p := range l {
		w += width(p.text)
	}
	return w
}

// line writes l from (x, y), cut to w columns.
func (c *canvas) line(x, y, w int, l line) {
	end := x + w
	for _, p := range l {
		if x >= end {
			return
		}
		c.fit(x, y, end-x, p.style, p.text)
		x += width(p.text)
	}
}

// wrap breaks text between words into lines of at most w columns; a word that
// is longer is cut. Blanks between words of one line stay; a number and the % of
// it are one word.
func wrap(st style, text string, w int) []line {
	w = max(1, w)
	var list []line
	now, gap := "", ""
	for _, word := range splitWords(text) {
		word, blank := strings.CutSuffix(word, " ")
		if width(now)+width(gap)+width(word) > w {
			if now != "" {
				list = append(list, plain(st, now))
			}
			now, gap = "", ""
		}
		for width(word) > w {
			list = append(list, plain(st, clip(word, w)))
			word = word[len(clip(word, w)):]
		}
		if word != "" {
			now, gap = now+gap+word, ""
		}
		if blank {
			gap += " "
		}
	}
	if now != "" || len(list) == 0 {
		list = append(list, plain(st, now))
	}
	return list
}

// splitWords splits a text after the blanks at which a line may end.
func splitWords(text string) []string {
	var list []string
	for _, word := range strings.SplitAfter(text, " ") {
		if n := len(list); n > 0 && strings.HasPrefix(word, "%") {
			list[n-1] += word
			continue
		}
		list = append(list, word)
	}
	return list
}

// pad fills s with blanks to w columns.
func pad(s string, w int) string { return s + strings.Repeat(" ", max(0, w-width(s))) }

// padLeft fills s with blanks on the left to w columns.
func padLeft(s string, w int) string { return strings.Repeat(" ", max(0, w-width(s))) + s }

// signed writes a score: +40, −48, 0.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return number(n)
}

// number writes n with a minus sign as wide as a figure.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// clip cuts s to w columns.
func clip(s string, w int) string { return ansi.Truncate(s, max(0, w), "") }
