package tui

import (
	"fmt"
	"slices"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
)

// historyPage is one of the history's pages.
type historyPage uint8

const (
	historyDeals historyPage = iota
	historyMatches
	historyStatistics
	historyForm
	historyBots
)

// history shows what was played: deals and matches, chosen by a filter, and
// what the chosen deals come to. Everything is read when the screen opens.
type history struct {
	env    *Env
	books  []*book
	game   int // the book that is open
	page   historyPage
	search *search // what is being typed; nil: nothing
	panel  *filterPanel
	level  int // of the bot that is to play the deals
	replay replaying
	note   string // why something could not be shown
	view   pager  // of the pages of lines
	w, h   int
}

// newHistory is the history with everything that the store has.
func newHistory(env *Env) screen { return openHistory(env, "") }

// openHistory is the history with a filter in words.
func openHistory(env *Env, words string) screen {
	s := &history{env: env, books: []*book{newBook(env, skatBook), newBook(env, offizierBook), newBook(env, importedBook)}, level: max(0, len(env.Levels)-1)}
	b := s.book()
	b.open()
	s.search = newSearch(b, words)
	s.search.apply(b)
	if len(s.search.unknown) == 0 {
		s.search = nil
	}
	return s
}

func (s *history) init() tea.Cmd { return nil }

func (s *history) setSize(w, h int) {
	s.w, s.h = w, h
	s.readMatches()
}

func (s *history) book() *book { return s.books[s.game] }

// pages are those of the open book.
func (s *history) pages() []historyPage {
	switch s.book().kind {
	case offizierBook:
		return []historyPage{historyDeals, historyMatches, historyStatistics, historyForm}
	case importedBook:
		return []historyPage{historyDeals, historyStatistics}
	}
	return []historyPage{historyDeals, historyMatches, historyStatistics, historyForm, historyBots}
}

// pageName is the word for a page.
func (s *history) pageName(p historyPage) i18n.Message {
	if p == historyMatches && s.book().kind == offizierBook {
		return i18n.HistorySessions
	}
	return [...]i18n.Message{i18n.HistoryDeals, i18n.HistoryMatches, i18n.StatisticsTitle, i18n.HistoryForm, i18n.HistoryBots}[p]
}

// listed tells whether the page is a list with a cursor.
func (s *history) listed() bool { return s.page <= historyMatches }

// historyKeys are the keys of the history's pages.
type historyKeys struct {
	Choose, Scroll, Open, Sheet, Page, Filter, Search, Clear, Game, Replay, Level, Back, Help key.Binding
}

func (s *history) bindings() historyKeys {
	e, b := s.env, s.book()
	k := historyKeys{
		Choose: e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "pgup", "pgdown", "home", "end"),
		Scroll: e.scrollKey(),
		Open:   e.bind("enter", i18n.ShellOpen, "enter", " "),
		Sheet:  e.bind("s", i18n.HistoryKeySheet, "s"),
		Page:   e.bind(e.leftRight(), i18n.HistoryKeyPage, "right", "left", "l", "h", "tab"),
		Filter: e.bind("f", i18n.HistoryKeyFilter, "f"),
		Search: e.bind("/", i18n.HistoryKeySearch, "/"),
		Clear:  e.bind("x", i18n.HistoryKeyClear, "x"),
		Game:   e.bind("g", i18n.HistoryKeyGame, "g"),
		Replay: e.bind("b", i18n.HistoryKeyReplay, "b"),
		Level:  e.bind("v", i18n.HistoryKeyLevel, "v"),
		Back:   e.backKey(), Help: e.helpKey(),
	}
	lines := 0
	if !s.listed() {
		lines = len(s.lines(s.room().w - 1))
	}
	k.Choose.SetEnabled(s.listed())
	k.Scroll.SetEnabled(lines > s.room().h)
	k.Open.SetEnabled(s.length() > 0)
	k.Sheet.SetEnabled(s.length() > 0 && b.kind != importedBook)
	k.Clear.SetEnabled(b.filter != historyFilter{})
	k.Replay.SetEnabled(s.page == historyBots && len(b.chosen) > 0 && len(e.Levels) > 0)
	k.Level.SetEnabled(s.page == historyBots && len(e.Levels) > 1 && !s.replay.running())
	if s.replay.running() {
		k.Replay.SetHelp("b", e.Text.T(i18n.HistoryKeyStop))
	}
	return k
}

func (s *history) keys() []key.Binding {
	switch {
	case s.search != nil:
		return []key.Binding{s.env.bind("enter", i18n.HistoryKeyDone, "enter", "esc")}
	case s.panel != nil:
		return s.panel.keys(s.env)
	}
	k := s.bindings()
	return []key.Binding{k.Choose, k.Scroll, k.Open, k.Replay, k.Page, k.Filter, k.Help, k.Search, k.Clear, k.Game, k.Sheet, k.Level, k.Back}
}

// length is how many lines the list of the page has; 0: it is no list.
func (s *history) length() int {
	switch s.page {
	case historyDeals:
		return len(s.book().chosen)
	case historyMatches:
		return s.book().matches.count
	}
	return 0
}

// cursor is the number of the line under the cursor.
func (s *history) cursor() *int {
	if s.page == historyMatches {
		return &s.book().matchAt
	}
	return &s.book().at
}

func (s *history) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case replayedMsg:
		return s.replayed(msg)
	case tea.KeyMsg:
		s.note = ""
		switch {
		case s.search != nil:
			s.typeKey(msg)
			return nil
		case s.panel != nil:
			s.inPanel(msg)
			return nil
		}
		if cmd, done := s.press(msg); done {
			return cmd
		}
	case tea.MouseMsg:
		if s.panel != nil {
			s.inPanel(msg)
			return nil
		}
		if msg.Button == tea.MouseButtonLeft {
			if msg.Action == tea.MouseActionPress {
				return s.click(msg.X, msg.Y)
			}
			return nil
		}
	}
	r := s.room()
	if !s.listed() {
		s.view.scroll(msg, len(s.lines(r.w-1)), r.h)
		return nil
	}
	at := s.cursor()
	*at = max(0, moved(msg, *at, s.length(), r.h))
	s.readMatches()
	return nil
}

// press does what a key asks for and tells whether it was none of the cursor's.
func (s *history) press(msg tea.KeyMsg) (tea.Cmd, bool) {
	k := s.bindings()
	switch {
	case key.Matches(msg, k.Open):
		return s.open(*s.cursor(), false), true
	case key.Matches(msg, k.Sheet):
		return s.open(*s.cursor(), true), true
	case key.Matches(msg, k.Page):
		by := 1
		if msg.String() == "left" || msg.String() == "h" {
			by = -1
		}
		s.turn(turned(s.pages(), s.page, by))
	case key.Matches(msg, k.Filter):
		s.panel = &filterPanel{}
	case key.Matches(msg, k.Search):
		s.search = newSearch(s.book(), s.book().words())
	case key.Matches(msg, k.Clear):
		s.choose(historyFilter{})
	case key.Matches(msg, k.Game):
		s.replay.stop()
		s.game = (s.game + 1) % len(s.books)
		s.book().open()
		if p := s.page; slices.Contains(s.pages(), p) {
			s.turn(p)
		} else {
			s.turn(historyDeals)
		}
	case key.Matches(msg, k.Replay) && s.replay.running():
		s.replay.stop()
		s.book().compared = nil
	case key.Matches(msg, k.Replay):
		return s.startReplay(), true
	case key.Matches(msg, k.Level):
		s.level = (s.level + 1) % len(s.env.Levels)
	case key.Matches(msg, k.Back):
		s.replay.stop()
		return pop, true
	case key.Matches(msg, k.Help):
		return s.push(s.help()), true
	default:
		return nil, false
	}
	return nil, true
}

// turn goes to a page. Bots stop playing: nobody would see how far they are.
func (s *history) turn(p historyPage) {
	s.replay.stop()
	s.page, s.view = p, pager{}
	s.readMatches()
}

// push shows another screen on top of this one.
func (s *history) push(other screen) tea.Cmd {
	s.replay.stop()
	return push(other)
}

// choose takes another filter over.
func (s *history) choose(f historyFilter) {
	s.replay.stop()
	s.book().choose(f)
	s.view = pager{}
	s.readMatches()
}

// click chooses a line of a list, or opens the filter.
func (s *history) click(x, y int) tea.Cmd {
	r := s.room()
	switch {
	case s.search != nil:
	case y == s.filterLine().y:
		s.panel = &filterPanel{}
	case s.listed() && r.holds(x, y) && s.top()+y-r.y < s.length():
		*s.cursor() = s.top() + y - r.y
		return s.open(*s.cursor(), false)
	}
	return nil
}

// open shows a deal, or a match; with sheet the sheet of either.
func (s *history) open(i int, sheet bool) tea.Cmd {
	other, err := s.book().screen(s.page, i, sheet)
	if err != nil {
		s.note = s.env.whyNotOpened(err)
		return nil
	}
	if other == nil {
		return nil
	}
	return s.push(other)
}

// help is the page of all keys and of what can be typed.
func (s *history) help() screen {
	e, keys := s.env, s.keys()
	title := e.Text.T(i18n.HistoryTitle)
	return &page{
		env:   e,
		title: func() string { return e.Text.T(i18n.HelpTitle, i18n.Args{"Screen": title}) },
		lines: func(w int) []line {
			list := keyLines(e, keys, w)
			for _, m := range []i18n.Message{i18n.HistoryHelp, i18n.HistoryHelpDate} {
				list = append(append(list, line{}), wrap(stylePlain, e.Text.T(m), w)...)
			}
			return append(list, everywhereLines(e, w)...)
		},
	}
}

// widestHistory is the widest list: more would only tear its columns apart.
const widestHistory = 110

// filterLine is where the filter stands.
func (s *history) filterLine() rect {
	r := body(s.w, s.h)
	return rect{r.x, r.y, r.w, 1}.centred(widestHistory, 1)
}

// room is where the page lies, below the filter and, in a list, its columns'
// heads.
func (s *history) room() rect {
	r := body(s.w, s.h)
	above := 2
	if s.h < 20 && !s.listed() {
		above = 1
	}
	return rect{r.x, r.y + above, r.w, max(0, r.h-above)}.centred(widestHistory, s.h)
}

// top is the first line of the list shown.
func (s *history) top() int {
	h := s.room().h
	return min(max(0, *s.cursor()-h/2), max(0, s.length()-h))
}

// readMatches has the matches around the cursor read, where they are listed.
func (s *history) readMatches() {
	if s.page == historyMatches {
		s.book().fillMatches(s.top(), s.room().h)
	}
}

func (s *history) draw(c *canvas) {
	b, t := s.book(), s.env.Text
	title := t.T(i18n.HistoryTitle) + " " + s.env.Theme.glyphs.dot + " " + t.T(b.name())
	frame(c, title, s.pageMark(title))
	s.drawFilter(c, s.filterLine())
	r := s.room()
	switch {
	case s.note != "" || b.err != nil:
		s.drawNote(c, r)
	case s.page == historyMatches:
		b.drawMatches(c, r, s.top())
	case len(b.all) == 0:
		drawNothing(c, r, t.T(i18n.HistoryNone))
	case len(b.chosen) == 0:
		drawNothing(c, r, t.T(i18n.HistoryEmpty))
	case s.page == historyDeals:
		b.drawDeals(c, r, s.top())
	case s.page == historyForm:
		b.drawForm(c, r)
	default:
		s.view.draw(c, r, s.lines(r.w-1))
	}
	if s.panel != nil {
		s.drawPanel(c)
	}
	footer(c, s.keys())
}

// drawNothing says why there is nothing to show.
func drawNothing(c *canvas, r rect, why string) {
	for i, l := range wrap(styleDim, why, r.w) {
		c.centre(r, r.h/3+i, l[0].style, l[0].text)
	}
}

// drawNote says what went wrong.
func (s *history) drawNote(c *canvas, r rect) {
	text := s.note
	if text == "" {
		text = s.env.Text.T(i18n.HistoryBroken, i18n.Args{"Why": s.book().err})
	}
	for i, l := range wrap(styleWarning, text, r.w) {
		c.line(r.x, r.y+i, r.w, l)
	}
}

// lines are those of a page that is no list.
func (s *history) lines(w int) []line {
	switch b := s.book(); {
	case len(b.chosen) == 0:
		return nil
	case s.page == historyStatistics:
		return b.statisticsLines(min(w, readable))
	case s.page == historyBots:
		return s.botLines(min(w, readable))
	}
	return nil
}

// pageMark says which page this is, in short where the title leaves no room.
func (s *history) pageMark(title string) string {
	g, n, at := s.env.Theme.glyphs, len(s.pages()), slices.Index(s.pages(), s.page)+1
	text := fmt.Sprintf("%s %s %d/%d %s", g.left, s.env.Text.T(s.pageName(s.page)), at, n, g.right)
	if width(title)+1+width(text) > s.w-2 {
		text = fmt.Sprintf("%s %d/%d %s", g.left, at, n, g.right)
	}
	return text
}

// drawFilter says how many deals there are and which are shown, or what is
// being typed.
func (s *history) drawFilter(c *canvas, r rect) {
	b, t := s.book(), s.env.Text
	if s.search != nil {
		x := c.text(r.x, r.y, styleAccent, "/ ")
		x = c.text(c.text(x, r.y, styleStrong, string(s.search.text)), r.y, styleAccent, "_")
		for _, word := range s.search.unknown {
			x = c.text(x+2, r.y, styleWarning, t.T(i18n.HistoryUnknown, i18n.Args{"Word": word}))
		}
		c.right(r.x+r.w, r.y, styleDim, " "+b.count(s.page))
		return
	}
	l := plain(styleDim, b.count(s.page))
	words := b.filterWords(s.page)
	if r.w < 60 && len(words) > 0 && s.page != historyMatches {
		l = plain(styleDim, number(len(b.chosen)))
	}
	for _, word := range words {
		l = append(l, piece{styleDim, " " + s.env.Theme.glyphs.dot + " "}, piece{styleAccent, word})
	}
	c.line(r.x, r.y, r.w, l)
}
