package tui

import (
	"strconv"
	"strings"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

// bookKind is which game a book is about.
type bookKind uint8

const (
	skatBook bookKind = iota
	offizierBook
	importedBook // deals of Skat that were played elsewhere
)

// book is the history of one game, with the deals that the filter has chosen
// and where the cursor stands in them. It is read once.
type book struct {
	env         *Env
	kind        bookKind
	opened      bool
	all, chosen store.Deals // newest first
	filter      historyFilter
	at, matchAt int
	imported    map[int64]*store.Imported // by PastDeal.Match
	matches     matchWindow
	counts      *historyCounts     // of chosen; nil: not counted yet
	compared    []store.Comparison // of chosen with bots; nil: not compared yet
	form        []int              // of chosen: the running score from 0 on; nil: not yet
	err         error
}

func newBook(env *Env, kind bookKind) *book { return &book{env: env, kind: kind} }

// open reads the book, the first time.
func (b *book) open() {
	if b.opened {
		return
	}
	b.opened = true
	switch {
	case b.env.Store == nil:
	case b.kind == skatBook:
		b.all, b.err = b.env.Store.History()
	case b.kind == offizierBook:
		b.all, b.err = b.env.Store.SessionHistory()
	default:
		b.err = b.readImported()
	}
	b.choose(b.filter)
}

// choose takes a filter over, and begins at the newest deal that it wants.
func (b *book) choose(f historyFilter) {
	b.filter, b.at, b.matchAt = f, 0, 0
	b.matches = matchWindow{}
	b.counts, b.compared, b.form = nil, nil, nil
	if b.chosen = b.all; f != (historyFilter{}) {
		b.chosen = b.all.Select(f.deals(b))
	}
}

// name is what the game is called.
func (b *book) name() i18n.Message {
	switch b.kind {
	case offizierBook:
		return i18n.OffizierTitle
	case importedBook:
		return i18n.HistoryImported
	}
	return i18n.Skat
}

// count says how many of how many deals or matches are shown.
func (b *book) count(p historyPage) string {
	t := b.env.Text
	switch {
	case p == historyMatches && b.kind == offizierBook:
		return t.T(i18n.HistorySessionCount, i18n.Args{"Count": b.matches.count})
	case p == historyMatches:
		return t.T(i18n.HistoryMatchCount, i18n.Args{"Count": b.matches.count})
	}
	if len(b.chosen) == len(b.all) {
		return t.T(i18n.HistoryDealCount, i18n.Args{"Count": len(b.all)})
	}
	return t.T(i18n.HistoryOf, i18n.Args{"N": len(b.chosen), "Count": len(b.all)})
}

// screen is what shows the deal or match of line i on a page; with sheet the
// sheet of its match.
func (b *book) screen(p historyPage, i int, sheet bool) (screen, error) {
	id, deal := int64(0), 0
	switch p {
	case historyDeals:
		id, deal = b.chosen[i].Match, b.chosen[i].Deal
	case historyMatches:
		row, ok := b.matches.row(i)
		if !ok {
			return nil, nil
		}
		id = row.id
	default:
		return nil, nil
	}
	switch b.kind {
	case importedBook:
		m, err := importedMatch(b.imported[id])
		if err != nil {
			return nil, err
		}
		return newReview(b.env, m, 1), nil
	case offizierBook:
		_, m, err := b.env.Store.Session(id)
		switch {
		case err != nil:
			return nil, err
		case sheet:
			return newOffizierSheet(b.env, m), nil
		case deal > 0:
			return newOffizierResult(b.env, m, deal, nil), nil
		}
		return newSessionLog(b.env, id, m), nil
	}
	_, m, err := b.env.Store.Match(id)
	switch {
	case err != nil:
		return nil, err
	case sheet || deal == 0:
		return newSheetScreen(b.env, m.Sheet(), m), nil
	}
	return newReview(b.env, m, deal), nil
}

// newSessionLog is a session's log to read, deal by deal.
func newSessionLog(env *Env, id int64, m *match.Session) screen {
	text := strings.Split(strings.TrimRight(m.Log(), "\n"), "\n")
	lay := func(w int) (list []line, heads []int) {
		for _, one := range text {
			st := stylePlain
			if strings.HasPrefix(one, "# deal ") {
				st = styleAccent
				heads = append(heads, len(list))
			}
			list = append(list, wrap(st, one, w)...)
		}
		return list, heads
	}
	return &page{
		env:   env,
		title: func() string { return env.Text.T(i18n.HistoryLog, i18n.Args{"N": strconv.FormatInt(id, 10)}) },
		lines: func(w int) []line { list, _ := lay(w); return list },
		heads: func(w int) []int { _, heads := lay(w); return heads },
	}
}
