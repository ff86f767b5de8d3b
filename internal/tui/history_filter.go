package tui

import (
	"strings"
	"time"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/store"
)

// filterField is what a filter can ask about.
type filterField uint8

const (
	filterWhen filterField = iota
	filterResult
	filterContract
	filterSeat
	filterRole
	numFilterFields
)

var filterFieldNames = [numFilterFields]i18n.Message{
	i18n.HistoryWhen, i18n.HistoryResult, i18n.HistoryContract, i18n.HistorySeat, i18n.HistoryRole,
}

// historyFilter chooses deals, and matches by date and result; the zero one
// wants all.
type historyFilter struct {
	picks [numFilterFields]int // of each field the number of a choice, 0 any
	days  period               // typed days
}

// period is from one day on, before another; zero days: no end.
type period struct{ from, until time.Time }

// filterChoice is one thing that a field can ask for.
type filterChoice struct {
	label i18n.Message
	apply func(*store.DealFilter)
}

// word is what is typed for the choice: the label's first word in small
// letters.
func (c filterChoice) word(t *i18n.Printer) string {
	word, _, _ := strings.Cut(strings.ToLower(t.T(c.label)), " ")
	return word
}

// fields are what the book can be asked about: who was the player is not known
// of deals played elsewhere.
func (b *book) fields() []filterField {
	list := []filterField{filterWhen, filterResult, filterContract, filterSeat, filterRole}
	if b.kind == importedBook {
		return list[:filterSeat]
	}
	return list
}

// choices are those of a field behind any.
func (b *book) choices(f filterField) []filterChoice {
	switch f {
	case filterWhen:
		return b.whenChoices()
	case filterResult:
		return b.resultChoices()
	case filterContract:
		return b.contractChoices()
	case filterSeat:
		return b.seatChoices()
	}
	role := func(r store.Role) func(*store.DealFilter) { return func(f *store.DealFilter) { f.Role = r } }
	return []filterChoice{{i18n.HistoryDeclarer, role(store.Declarer)}, {i18n.HistoryDefender, role(store.Defender)}}
}

// whenChoices are today and the last so many days.
func (b *book) whenChoices() []filterChoice {
	now := b.env.Now()
	today := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	last := func(days int) func(*store.DealFilter) {
		return func(f *store.DealFilter) { f.From = today.AddDate(0, 0, 1-days) }
	}
	return []filterChoice{{i18n.HistoryToday, last(1)}, {i18n.HistoryWeek, last(7)}, {i18n.HistoryMonth, last(30)}, {i18n.HistoryYear, last(365)}}
}

func (b *book) resultChoices() []filterChoice {
	side := func(s store.Side) func(*store.DealFilter) { return func(f *store.DealFilter) { f.Side = s } }
	outcome := func(o store.Outcome) func(*store.DealFilter) {
		return func(f *store.DealFilter) { f.Outcomes = []store.Outcome{o} }
	}
	list := []filterChoice{{i18n.HistoryWon, side(store.Mine)}, {i18n.HistoryLost, side(store.Theirs)}}
	switch b.kind {
	case offizierBook:
		return append(list, filterChoice{i18n.HistoryDrawn, outcome(store.Drawn)})
	case importedBook: // by the declarer
		list = []filterChoice{{i18n.HistoryWon, outcome(store.GameWon)}, {i18n.HistoryLost, outcome(store.GameLost)}}
	}
	return append(list, filterChoice{i18n.PassedIn, outcome(store.PassedIn)}, filterChoice{i18n.Ramsch, outcome(store.Ramsch)})
}

func (b *book) contractChoices() []filterChoice {
	contracts := func(letters string) func(*store.DealFilter) {
		return func(f *store.DealFilter) { f.Contracts = letters }
	}
	list := []filterChoice{
		{i18n.Clubs, contracts("C")}, {i18n.Spades, contracts("S")}, {i18n.Hearts, contracts("H")}, {i18n.Diamonds, contracts("D")},
		{i18n.HistorySuit, contracts("CSHD")}, {i18n.Grand, contracts("G")},
	}
	if b.kind == offizierBook {
		return list
	}
	return append(list, filterChoice{i18n.Null, contracts("N")})
}

func (b *book) seatChoices() []filterChoice {
	var list []filterChoice
	for i, m := range b.seatWords() {
		list = append(list, filterChoice{m, func(f *store.DealFilter) { f.Seats = []int{i} }})
	}
	return list
}

// seatWords are the names of the seats by their numbers.
func (b *book) seatWords() []i18n.Message {
	if b.kind == offizierBook {
		return []i18n.Message{i18n.Forehand, i18n.Dealer}
	}
	return []i18n.Message{i18n.Forehand, i18n.Middlehand, i18n.Rearhand}
}

// deals is the filter as the store takes it.
func (f historyFilter) deals(b *book) store.DealFilter {
	var d store.DealFilter
	for field, pick := range f.picks {
		if pick > 0 {
			b.choices(filterField(field))[pick-1].apply(&d)
		}
	}
	if f.days != (period{}) {
		d.From, d.Until = f.days.from, f.days.until
	}
	return d
}

// forMatches is what of the filter concerns matches.
func (f historyFilter) forMatches(b *book) store.MatchFilter {
	d := f.deals(b)
	m := store.MatchFilter{From: d.From, Until: d.Until}
	switch d.Side {
	case store.Mine:
		m.State, m.Standing = store.Finished, store.Ahead
	case store.Theirs:
		m.State, m.Standing = store.Finished, store.Behind
	}
	return m
}

// with is the filter with a field turned by steps; typed days give way to a
// choice.
func (f historyFilter) with(b *book, field filterField, by int) historyFilter {
	n := len(b.choices(field)) + 1
	f.picks[field] = (f.picks[field] + by + n) % n
	if field == filterWhen {
		f.days = period{}
	}
	return f
}

// label is what a field asks for, in words.
func (f historyFilter) label(b *book, field filterField) string {
	t := b.env.Text
	if field == filterWhen && f.days != (period{}) {
		return strings.Join(f.days.words(t), ", ")
	}
	if pick := f.picks[field]; pick > 0 {
		return t.T(b.choices(field)[pick-1].label)
	}
	return t.T(i18n.HistoryAny)
}

// filterWords say what the filter asks for, as far as it concerns a page.
func (b *book) filterWords(p historyPage) []string {
	var list []string
	f := b.filter
	for _, field := range b.fields() {
		result := f.picks[filterResult]
		if p == historyMatches && (field > filterResult || field == filterResult && result > 2) {
			continue
		}
		if f.picks[field] > 0 || field == filterWhen && f.days != (period{}) {
			list = append(list, f.label(b, field))
		}
	}
	return list
}

// words are the filter as it is typed.
func (b *book) words() string {
	var list []string
	for field, pick := range b.filter.picks {
		if pick > 0 {
			list = append(list, b.choices(filterField(field))[pick-1].word(b.env.Text))
		}
	}
	if b.filter.days != (period{}) {
		list = append(list, b.filter.days.String())
	}
	return strings.Join(list, " ")
}
