package tui

import (
	"slices"
	"strings"
	"unicode"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// setting is one line of the options.
type setting struct {
	label, value string
	hint         i18n.Message
	turn         func(by int) // to the next (+1) or last (−1) value; nil: the text is typed
}

// options is the screen on which the player sets the program to taste. Every
// change counts at once and is remembered.
type options struct {
	env    *Env
	at     int
	typing bool // the name
	typed  []rune
	w, h   int
}

// longestName bounds the player's name so that it fits on the sheet.
const longestName = 12

func newOptions(env *Env) screen { return &options{env: env} }

func (s *options) init() tea.Cmd    { return nil }
func (s *options) setSize(w, h int) { s.w, s.h = w, h }

// turned is the value by steps behind now in the list, round at the ends.
func turned[T comparable](list []T, now T, by int) T {
	if len(list) == 0 {
		return now
	}
	return list[(slices.Index(list, now)+by+len(list))%len(list)]
}

var (
	deckWords = map[Deck]i18n.Message{
		DeckFrench: i18n.OptionsFrench, DeckTournament: i18n.OptionsTournament, DeckGerman: i18n.OptionsGerman,
	}
	paceWords = map[Pace]i18n.Message{
		PaceNone: i18n.OptionsNone, PaceBrisk: i18n.OptionsBrisk, PaceNormal: i18n.OptionsNormal, PaceSlow: i18n.OptionsSlow, PaceKey: i18n.OptionsKey,
	}
	levelNames = map[string]i18n.Message{"novice": i18n.OptionsNovice, "club": i18n.OptionsClub, "expert": i18n.OptionsExpert}
)

// setLook changes how this terminal looks and what is remembered of it. A
// look that a flag asked for is changed too, but not remembered as a whole.
func (e *Env) setLook(change func(*Look)) {
	look := e.Theme.look
	change(&look)
	e.Theme = e.Theme.with(look)
	e.remember(func(p *Prefs) { change(&p.Look) })
}

// settings are the lines, with the values as they are now.
func (s *options) settings() []setting {
	e, t := s.env, s.env.Text
	look := e.Theme.look
	either := func(on bool, yes, no i18n.Message) string {
		if on {
			return t.T(yes)
		}
		return t.T(no)
	}
	decks, paces, languages := Decks(), Paces(), i18n.Languages()
	list := []setting{
		{t.T(i18n.OptionsLanguage), t.T(i18n.OptionsSpoken), i18n.OptionsLanguageHint, func(by int) {
			lang := turned(languages[:], t.Lang(), by)
			e.Text = i18n.New(lang)
			e.remember(func(p *Prefs) { p.Language = lang })
		}},
		{t.T(i18n.OptionsDeck), t.T(deckWords[look.Deck]), i18n.OptionsDeckHint, func(by int) {
			e.setLook(func(l *Look) { l.Deck = turned(decks[:], look.Deck, by) })
		}},
		{t.T(i18n.OptionsBackground), either(look.Light, i18n.OptionsLight, i18n.OptionsDark), i18n.OptionsBackgroundHint, func(int) {
			e.setLook(func(l *Look) { l.Light = !look.Light })
		}},
		{t.T(i18n.OptionsSigns), either(look.ASCII, i18n.OptionsPlain, i18n.OptionsUnicode), i18n.OptionsSignsHint, func(int) {
			e.setLook(func(l *Look) { l.ASCII = !look.ASCII })
		}},
		{t.T(i18n.OptionsPace), t.T(paceWords[e.Prefs.Pace]), i18n.OptionsPaceHint, func(by int) {
			e.remember(func(p *Prefs) { p.Pace = turned(paces[:], p.Pace, by) })
		}},
		{t.T(i18n.OptionsCounts), either(e.Prefs.Counts, i18n.OptionsOn, i18n.OptionsOff), i18n.OptionsCountsHint, func(int) {
			e.remember(func(p *Prefs) { p.Counts = !p.Counts })
		}},
		{t.T(i18n.OptionsName), e.Prefs.Name, i18n.OptionsNameHint, nil},
	}
	next := e.next()
	for i := range next.Settings.Table - 1 {
		list = append(list, setting{botNames[i], e.levelName(next.Bots[i]), i18n.OptionsBotHint, func(by int) {
			e.setBot(i, turned(e.Levels, next.Bots[i], by))
		}})
	}
	return list
}

// levelName is the word for a bot's level.
func (e *Env) levelName(level string) string {
	if m, ok := levelNames[level]; ok {
		return e.Text.T(m)
	}
	return level
}

func (s *options) keys() []key.Binding {
	e := s.env
	if s.typing {
		return []key.Binding{e.bind("enter", i18n.OptionsTake, "enter"), e.bind("esc", i18n.OptionsKeep, "esc")}
	}
	return []key.Binding{
		e.bind(e.upDown(), i18n.ShellChoose, "up", "down", "k", "j", "home", "end"),
		e.bind(e.leftRight(), i18n.OptionsChange, "right", "left", "l", "h", "enter", " "),
		e.backKey(), e.helpKey(),
	}
}

func (s *options) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok {
		if s.typing {
			s.typeKey(k)
			return nil
		}
		keys := s.keys()
		switch {
		case key.Matches(k, keys[1]):
			by := 1
			if k.String() == "left" || k.String() == "h" {
				by = -1
			}
			s.change(s.at, by)
			return nil
		case key.Matches(k, keys[2]):
			return pop
		case key.Matches(k, keys[3]):
			return push(newHelp(s.env, s.env.Text.T(i18n.StartOptions), keys))
		}
	}
	l := s.layout()
	if m, ok := msg.(tea.MouseMsg); ok && m.Button == tea.MouseButtonLeft && m.Action == tea.MouseActionPress {
		if row := l.top + m.Y - l.rows.y; l.rows.holds(m.X, m.Y) && row < len(s.settings()) {
			s.at, s.typing = row, false
			s.change(row, 1)
		}
		return nil
	}
	s.at = moved(msg, s.at, len(s.settings()), l.rows.h)
	return nil
}

// change turns a setting, or begins to type the name.
func (s *options) change(i, by int) {
	if turn := s.settings()[i].turn; turn != nil {
		turn(by)
		return
	}
	s.typing, s.typed = true, []rune(s.env.Prefs.Name)
}

// typeKey takes a key while the name is typed. (The bubbles' text input looks
// for clipboard programs whenever the program starts.)
func (s *options) typeKey(k tea.KeyMsg) {
	switch k.Type {
	case tea.KeyEnter:
		s.env.remember(func(p *Prefs) { p.Name = strings.TrimSpace(string(s.typed)) })
		s.typing = false
	case tea.KeyEsc:
		s.typing = false
	default:
		s.typed = typed(s.typed, k, longestName)
	}
}

// typed is a text of at most longest letters after a key.
func typed(text []rune, k tea.KeyMsg, longest int) []rune {
	switch k.Type {
	case tea.KeyBackspace:
		return text[:max(0, len(text)-1)]
	case tea.KeyCtrlU:
		return nil
	case tea.KeyRunes, tea.KeySpace:
		for _, r := range k.Runes {
			if unicode.IsPrint(r) && len(text) < longest {
				text = append(text, r)
			}
		}
	}
	return text
}

// optionsLayout is where the screen's parts lie.
type optionsLayout struct {
	rows    rect
	top     int // the first setting shown
	value   int // column of the values within a row
	preview rect
	hint    rect
}

func (s *options) layout() optionsLayout {
	r := body(s.w, s.h)
	settings := s.settings()
	l := optionsLayout{}
	for _, one := range settings {
		l.value = max(l.value, width(one.label))
	}
	l.value += 2 + 2
	const cards, cardW, cardH, values = 5, 7, 5, 24
	air := min(2, max(0, (r.h-len(settings)-4)/4))
	w, beside := min(r.w, l.value+values), false
	if r.w >= w+cards*cardW {
		w, beside = w+cards*cardW, true
	}
	l.rows = rect{r.x + (r.w-w)/2, r.y + air, min(w, l.value+values), min(len(settings), r.h-3)}
	l.top = min(max(0, s.at-l.rows.h/2), len(settings)-l.rows.h)
	l.hint = rect{l.rows.x + 2, l.rows.y + l.rows.h + air/2, min(76, r.x+r.w-l.rows.x-2), 1}
	if l.hint.w < 74 {
		l.hint.h = 2
	}
	below := rect{l.rows.x + 2, l.hint.y + l.hint.h + air/2, cards * cardW, cardH}
	switch {
	case beside:
		l.preview = rect{l.rows.x + l.rows.w, l.rows.y + 1, cards * cardW, cardH}
	case below.y+below.h <= r.y+r.h:
		l.preview = below
	default:
		l.preview = rect{below.x, below.y, cards * 4, 1}
	}
	return l
}

func (s *options) draw(c *canvas) {
	e := s.env
	frame(c, e.Text.T(i18n.StartOptions), "")
	l, settings, g := s.layout(), s.settings(), e.Theme.glyphs
	for i := range l.rows.h {
		one, y := settings[l.top+i], l.rows.y+i
		st, x := stylePlain, l.rows.x+l.value
		if l.top+i == s.at {
			st = styleChosen
			c.text(l.rows.x, y, styleAccent, g.pointer)
			if one.turn != nil {
				c.text(x-2, y, styleAccent, g.left)
				c.text(x+width(one.value)+1, y, styleAccent, g.right)
			}
		}
		c.fit(l.rows.x+2, y, l.value-4, stylePlain, one.label)
		switch {
		case one.turn == nil && s.typing:
			c.text(c.text(x, y, styleStrong, string(s.typed)), y, styleAccent, "_")
		case one.value == "":
			c.text(x, y, styleDim, e.Text.T(i18n.OptionsNoName))
		default:
			c.fit(x, y, l.rows.x+l.rows.w-x, st, one.value)
		}
	}
	c.thumb(l.rows.x+l.rows.w, l.rows, l.top, len(settings))
	s.drawPreview(c, l.preview)
	for i, text := range wrap(styleDim, e.Text.T(settings[s.at].hint), l.hint.w) {
		if i < l.hint.h {
			c.line(l.hint.x, l.hint.y+i, l.hint.w, text)
		}
	}
	footer(c, s.keys())
}

// drawPreview shows what cards look like.
func (s *options) drawPreview(c *canvas, r rect) {
	f := newFaces(s.env.Theme, s.env.Text)
	cards := []skat.Card{
		skat.NewCard(skat.Clubs, skat.Jack), skat.NewCard(skat.Clubs, skat.Ace), skat.NewCard(skat.Spades, skat.Ten),
		skat.NewCard(skat.Hearts, skat.Queen), skat.NewCard(skat.Diamonds, skat.King),
	}
	for i, card := range cards {
		w := r.w / len(cards)
		c.card(rect{r.x + i*w, r.y, w, r.h}, f, card, cardPlain)
	}
}
