package tui

import (
	"strconv"
	"time"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

// drillBook keeps the drills that were answered: those answered wrong come back
// after growing intervals.
type drillBook interface {
	// NextDue returns the drill of one of the kinds that is most overdue, "" when
	// none is due.
	NextDue(now time.Time, kinds []string) (string, error)
	// Answered notes an answer: loss in Seeger-Fabian points.
	Answered(kind, drill, answer string, right bool, loss float64, now time.Time) error
	// Progress returns what was answered, oldest day first.
	Progress() ([]drillDay, error)
}

// drillDay is what was answered of a kind on a day.
type drillDay struct {
	Day    string // 2006-01-02
	Kind   string
	Right  int
	Asked  int
	Losses float64 // Seeger-Fabian points lost in all
}

// storeBook is the book in the store.
type storeBook struct{ store *store.Store }

func (b storeBook) NextDue(now time.Time, kinds []string) (string, error) {
	d, _, err := b.store.NextDue(now, kinds...)
	return d.State, err
}

func (b storeBook) Answered(kind, drill, answer string, right bool, loss float64, now time.Time) error {
	_, err := b.store.Answered(store.Drill{Kind: kind, State: drill, Answer: answer}, right, loss, now)
	return err
}

func (b storeBook) Progress() ([]drillDay, error) {
	days, err := b.store.Progress(time.Unix(0, 0))
	var list []drillDay
	for _, d := range days {
		list = append(list, drillDay{d.Day, d.Kind, d.Right, d.Answers, d.Loss * float64(d.Answers)})
	}
	return list, err
}

// drills is the book of the drills, nil when nothing is kept.
func (e *Env) drills() drillBook {
	switch {
	case e.Drills != nil:
		return e.Drills
	case e.Store != nil:
		return storeBook{e.Store}
	}
	return nil
}

// PracticeAsk is what is to be practised at once.
type PracticeAsk struct {
	Kind  coach.Kind // "": the menu
	Level coach.Level
	Seed  uint64 // 0: a fresh one
}

var kindWords = map[coach.Kind]i18n.Message{
	coach.BidOrPass: i18n.PracticeBid, coach.HowHigh: i18n.PracticeLimit, coach.HandOrNot: i18n.PracticeHand,
	coach.WhichGame: i18n.PracticeGame, coach.NullOrNot: i18n.PracticeNull, coach.Discards: i18n.PracticeDiscard,
	coach.KontraOr: i18n.PracticeKontra, coach.Defence: i18n.PracticeDefend, coach.Whole: i18n.PracticeWhole,
}

var kindDetails = map[coach.Kind]i18n.Message{
	coach.BidOrPass: i18n.PracticeBidWhy, coach.HowHigh: i18n.PracticeLimitWhy, coach.HandOrNot: i18n.PracticeHandWhy,
	coach.WhichGame: i18n.PracticeGameWhy, coach.NullOrNot: i18n.PracticeNullWhy, coach.Discards: i18n.PracticeDiscardWhy,
	coach.KontraOr: i18n.PracticeKontraWhy, coach.Defence: i18n.PracticeDefendWhy, coach.Whole: i18n.PracticeWholeWhy,
}

// practice is the menu of what can be practised.
type practice struct {
	env  *Env
	menu menu
	w, h int
}

func newPractice(env *Env) screen {
	s := &practice{env: env}
	s.fill()
	return s
}

func (s *practice) init() tea.Cmd {
	s.fill()
	return nil
}

func (s *practice) setSize(w, h int) { s.w, s.h = w, h }

// fill writes the menu.
func (s *practice) fill() {
	e, t := s.env, s.env.Text
	at := s.menu.at
	var list []entry
	for i, k := range coach.Kinds() {
		list = append(list, entry{cardKeys[i], t.T(kindWords[k]), t.T(kindDetails[k]), func() tea.Cmd {
			return push(newDrillScreen(e, k, e.Prefs.drillLevel(), e.drillSeed()))
		}})
	}
	level := i18n.PracticeClear
	if e.Prefs.drillLevel() == coach.Close {
		level = i18n.PracticeClose
	}
	list = append(list,
		entry{"l", t.T(i18n.PracticeLevel, i18n.Args{"Level": t.T(level)}), t.T(i18n.PracticeLevelWhy), s.turnLevel},
		entry{"f", t.T(i18n.PracticeFree), t.T(i18n.PracticeFreeWhy), func() tea.Cmd { return e.openWith(e.freeTable, push) }},
		entry{"p", t.T(i18n.PracticeProgress), t.T(i18n.PracticeProgressWhy), func() tea.Cmd { return push(newProgress(e)) }},
	)
	s.menu.entries = list
	s.menu.at = min(at, len(list)-1)
}

// drillLevel is the level of the drills that the player likes.
func (p Prefs) drillLevel() coach.Level {
	if p.CloseDrills {
		return coach.Close
	}
	return coach.Clear
}

func (s *practice) turnLevel() tea.Cmd {
	s.env.remember(func(p *Prefs) { p.CloseDrills = !p.CloseDrills })
	s.fill()
	return nil
}

// drillSeed is the seed of the next drill: the one that was asked for, once.
func (e *Env) drillSeed() uint64 {
	seed := e.Seed
	if e.Seed = 0; seed == 0 {
		seed = e.NewSeed()
	}
	return seed
}

func (s *practice) keys() []key.Binding {
	e, list := s.env, s.menu.bindings(s.env)
	all := coach.Kinds()
	n := len(all[:])
	kinds := e.bind("1"+e.Theme.glyphs.dash+strconv.Itoa(n), i18n.PracticeKinds, cardKeys[:n]...)
	return append(append(list[:2:2], e.backKey(), e.helpKey(), kinds), list[2+n:]...)
}

func (s *practice) update(msg tea.Msg) tea.Cmd {
	s.fill()
	if k, ok := msg.(tea.KeyMsg); ok {
		switch k.String() {
		case "?":
			return push(newHelp(s.env, s.env.Text.T(i18n.PracticeTitle), s.keys()))
		case "esc", "q":
			return pop
		}
	}
	return s.menu.update(msg, s.room())
}

// room is where the menu lies.
func (s *practice) room() rect {
	r := body(s.w, s.h)
	if spare := r.h - len(s.menu.entries); spare > 3 {
		r.y, r.h = r.y+spare/3, r.h-spare/3
	}
	return r
}

func (s *practice) draw(c *canvas) {
	s.fill()
	frame(c, s.env.Text.T(i18n.PracticeTitle), "")
	s.menu.draw(c, s.room())
	footer(c, s.keys())
}

// oneDeal is a match of one deal that stands as d does, for practice: the
// player has the given seat, bots the others.
func (e *Env) oneDeal(d *skat.Deal, seat skat.Seat) (*match.Match, error) {
	next := e.next()
	players := []match.Player{{Name: e.Prefs.Name}, {Name: botNames[0], Bot: next.Bots[0]}, {Name: botNames[1], Bot: next.Bots[1]}}
	return match.Single(match.Defaults(match.Tournament), *d, seat, 0, players)
}
