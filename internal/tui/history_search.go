package tui

import (
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// search is a filter that is being typed, in words.
type search struct {
	text    []rune
	unknown []string // words that mean nothing, or more than one thing
}

// longestSearch bounds what can be typed.
const longestSearch = 60

func newSearch(b *book, words string) *search {
	s := &search{text: []rune(words)}
	if words != "" {
		s.text = append(s.text, ' ')
	}
	return s
}

// typeKey takes a key while a filter is typed; the list follows at once.
func (s *history) typeKey(k tea.KeyMsg) {
	q := s.search
	if k.Type == tea.KeyEnter || k.Type == tea.KeyEsc {
		s.search = nil
		return
	}
	q.text = typed(q.text, k, longestSearch)
	q.apply(s.book())
	s.choose(s.book().filter)
}

// apply makes the book's filter of what was typed.
func (q *search) apply(b *book) {
	f := historyFilter{}
	q.unknown = nil
	for _, word := range strings.Fields(string(q.text)) {
		if days, ok := parsePeriod(word, b.env.Now().Location()); ok {
			f.days, f.picks[filterWhen] = days, 0
		} else if field, pick := b.meaning(strings.ToLower(word)); pick > 0 {
			f.picks[field] = pick
		} else {
			q.unknown = append(q.unknown, word)
		}
	}
	if f != b.filter {
		b.choose(f)
	}
}

// meaning is the choice that a word, or its beginning, stands for; pick 0: none,
// or several.
func (b *book) meaning(word string) (field filterField, pick int) {
	found := 0
	for _, f := range b.fields() {
		for i, c := range b.choices(f) {
			switch is := c.word(b.env.Text); {
			case is == word:
				return f, i + 1
			case strings.HasPrefix(is, word):
				field, pick = f, i+1
				found++
			}
		}
	}
	if found > 1 {
		pick = 0
	}
	return field, pick
}

// parsePeriod reads a day, a month or a year, or two of them with .. between
// or one before or behind it.
func parsePeriod(text string, in *time.Location) (period, bool) {
	first, last, is := strings.Cut(text, "..")
	if !is {
		last = first
	}
	var p period
	if first == "" && last == "" {
		return p, false
	}
	if first != "" {
		days, ok := parseDays(first, in)
		if !ok {
			return p, false
		}
		p.from = days.from
	}
	if last != "" {
		days, ok := parseDays(last, in)
		if !ok {
			return p, false
		}
		p.until = days.until
	}
	return p, true
}

// parseDays reads a day, a month or a year.
func parseDays(text string, in *time.Location) (period, bool) {
	for _, form := range []struct {
		layout              string
		years, months, days int
	}{{"2006-01-02", 0, 0, 1}, {"2.1.2006", 0, 0, 1}, {"2006-01", 0, 1, 0}, {"1.2006", 0, 1, 0}, {"2006", 1, 0, 0}} {
		if at, err := time.ParseInLocation(form.layout, text, in); err == nil {
			return period{at, at.AddDate(form.years, form.months, form.days)}, true
		}
	}
	return period{}, false
}

// String is the period as it is typed.
func (p period) String() string {
	first, last := "", ""
	if !p.from.IsZero() {
		first = p.from.Format(time.DateOnly)
	}
	if !p.until.IsZero() {
		last = p.until.AddDate(0, 0, -1).Format(time.DateOnly)
	}
	if first == last {
		return first
	}
	return first + ".." + last
}

// words say from when until when; of one day only that.
func (p period) words(t *i18n.Printer) []string {
	first, last, several := strings.Cut(p.String(), "..")
	if !several {
		return []string{first}
	}
	var list []string
	if first != "" {
		list = append(list, t.T(i18n.HistoryFrom, i18n.Args{"Day": first}))
	}
	if last != "" {
		list = append(list, t.T(i18n.HistoryUntil, i18n.Args{"Day": last}))
	}
	return list
}
