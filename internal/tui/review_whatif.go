package tui

import (
	"context"
	"slices"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// whatIf asks how the deal might have gone on, over the review; then bots play
// it.
type whatIf struct {
	menu   menu
	cancel context.CancelFunc // bots are playing; nil: they are not
	gen    *int               // tells this playing from others
}

// playedOnMsg is a deal that bots have played to its end.
type playedOnMsg struct {
	gen  *int
	deal skat.Deal
	what string
	err  error
}

// newWhatIf offers what can be tried at the step that s shows.
func newWhatIf(s *review) *whatIf {
	w, t := &whatIf{}, s.env.Text
	cards, args := i18n.ReviewCardsOf, i18n.Args{"Name": s.deal.name(s.me), "Bot": t.T(levelNames[s.strongest()])}
	if s.deal.you(s.me) {
		cards = i18n.ReviewYourCards
	}
	if s.at < s.last() {
		w.menu.entries = append(w.menu.entries,
			entry{"1", t.T(i18n.ReviewTakeOver), "", func() tea.Cmd { return s.takeOver() }},
			entry{"2", t.T(i18n.ReviewPlayOn), "", func() tea.Cmd { return s.playOn(s.coach.States[s.at], t.T(i18n.ReviewPlayOn), s.strongest()) }})
	}
	w.menu.entries = append(w.menu.entries, entry{"3", t.T(cards, args), "", func() tea.Cmd {
		return s.playOn(s.coach.States[0], t.T(cards, args), "")
	}})
	return w
}

// strongest is the best bot there is.
func (s *review) strongest() string {
	if n := len(s.env.Levels); n > 0 {
		return s.env.Levels[n-1]
	}
	return ""
}

// player is who plays a seat: the level of its bot in the match, the strongest
// for a person, and what its chances are drawn from.
func (s *review) player(seat skat.Seat) (level string, seed uint64) {
	p := s.deal.at.Player(seat)
	level = s.deal.match.Players()[p].Bot
	if !slices.Contains(s.env.Levels, level) {
		level = s.strongest()
	}
	return level, s.deal.match.BotSeedAt(s.deal.n, p)
}

// takeOver puts the player into the seat below, at the table, with the deal as
// it was before the action shown. Nothing of it is kept or counted.
func (s *review) takeOver() tea.Cmd {
	players := make([]match.Player, 3)
	for i := range players {
		seat := skat.SeatAt(i)
		level, _ := s.player(seat)
		players[i] = match.Player{Name: s.deal.name(seat), Bot: level}
		if seat == s.me {
			players[i] = match.Player{Name: s.env.Prefs.Name}
		}
	}
	m, err := match.Single(match.Settings{}, s.coach.States[s.at], skat.Forehand, s.deal.match.Seed(), players)
	if err != nil {
		return func() tea.Msg { return fatalMsg{err} }
	}
	s.menu = nil
	s.judge.stop()
	t := newTable(s.env, m, nil).(*table)
	t.practice = &practising{title: s.env.Text.T(i18n.ReviewWhatIfTitle)}
	return push(t)
}

// playOn has bots play a deal to its end: those of the match, in the seat
// below and with level in all seats the strongest.
func (s *review) playOn(d skat.Deal, what, level string) tea.Cmd {
	var levels [3]string
	var seeds [3]uint64
	for i := range levels {
		levels[i], seeds[i] = s.player(skat.SeatAt(i))
		if level != "" || skat.SeatAt(i) == s.me {
			levels[i] = s.strongest()
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.menu.cancel, s.menu.gen = cancel, new(int)
	gen, newBot := s.menu.gen, s.env.NewBot
	return func() tea.Msg {
		msg := playedOnMsg{gen: gen, deal: d, what: what}
		var bots [3]bot.Player
		for i := range bots {
			if bots[i], msg.err = newBot(levels[i], seeds[i]); msg.err != nil {
				return msg
			}
		}
		msg.err = finish(ctx, &msg.deal, bots)
		return msg
	}
}

// finish has bots play d to its end.
func finish(ctx context.Context, d *skat.Deal, bots [3]bot.Player) error {
	for d.Phase() != skat.PhaseDone {
		v := d.View(d.ToMove())
		a, err := bots[v.Seat.Index()].Act(ctx, v)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err == nil {
			err = d.Apply(a)
		}
		if err != nil {
			if err := d.Apply(bot.Fallback(v)); err != nil {
				return err
			}
		}
	}
	return nil
}

// playedOn shows what bots made of the deal.
func (s *review) playedOn(msg playedOnMsg) tea.Cmd {
	if s.menu == nil || s.menu.gen != msg.gen {
		return nil // put away meanwhile
	}
	s.menu = nil
	if msg.err == nil {
		players := make([]match.Player, 3)
		for i := range players {
			players[i] = s.deal.match.Players()[s.deal.at.Player(skat.SeatAt(i))]
		}
		var m *match.Match
		if m, msg.err = match.Single(match.Settings{}, msg.deal, skat.Forehand, s.deal.match.Seed(), players); msg.err == nil {
			s.judge.stop()
			return push(newCompared(s, m, msg.what))
		}
	}
	return func() tea.Msg { return fatalMsg{msg.err} }
}

func (w *whatIf) keys(e *Env) []key.Binding {
	if w.cancel != nil {
		return []key.Binding{e.bind("esc", i18n.ReviewStop, "esc", "q")}
	}
	return append(w.menu.bindings(e), e.backKey())
}

func (w *whatIf) update(s *review, msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok && key.Matches(k, s.env.backKey()) {
		if w.cancel != nil {
			w.cancel()
		}
		s.menu = nil
		return nil
	}
	if w.cancel != nil {
		return nil
	}
	return w.menu.update(msg, w.box(s).inset(2, 1))
}

// box is where the question lies.
func (w *whatIf) box(s *review) rect {
	width := 0
	for _, e := range w.menu.entries {
		width = max(width, len([]rune(e.label)))
	}
	r := rect{0, 2, s.w, s.h - 3}
	return r.centred(width+5+6, len(w.menu.entries)+2)
}

func (w *whatIf) draw(s *review, c *canvas) {
	r := w.box(s)
	c.clear(r)
	c.box(r, styleAccent, s.env.Text.T(i18n.ReviewWhatIfTitle))
	if w.cancel != nil {
		c.centre(r, r.h/2, stylePlain, s.env.Text.T(i18n.ReviewPlaying))
		return
	}
	w.menu.draw(c, r.inset(2, 1))
}

// compared shows a deal as it was played beside what came of it otherwise.
type compared struct {
	env    *Env
	played finished
	other  finished
	what   string
	review func() screen // of the other
	view   pager
	w, h   int
}

func newCompared(s *review, m *match.Match, what string) screen {
	other, err := finishedDeal(s.env, m, 1)
	if err != nil {
		return &page{env: s.env, title: func() string { return "" }, lines: func(w int) []line { return wrap(styleWarning, err.Error(), w) }}
	}
	me := s.me
	return &compared{env: s.env, played: s.deal, other: other, what: what, review: func() screen {
		one := newReview(s.env, m, 1)
		if r, ok := one.(*review); ok {
			r.me = me
		}
		return one
	}}
}

func (s *compared) init() tea.Cmd    { return nil }
func (s *compared) setSize(w, h int) { s.w, s.h = w, h }

func (s *compared) keys() []key.Binding {
	e := s.env
	scroll := e.scrollKey()
	scroll.SetEnabled(len(s.lines()) > body(s.w, s.h).h)
	return []key.Binding{e.bind("esc", i18n.ShellBack, "esc", "q"), e.bind("enter", i18n.ReviewIt, "enter", "r"), scroll, e.helpKey()}
}

func (s *compared) update(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyMsg); ok {
		switch keys := s.keys(); {
		case key.Matches(k, keys[0]):
			return pop
		case key.Matches(k, keys[1]):
			return push(s.review())
		case key.Matches(k, keys[3]):
			return push(newHelp(s.env, s.env.Text.T(i18n.ReviewWhatIfTitle), keys))
		}
	}
	s.view.scroll(msg, len(s.lines()), body(s.w, s.h).h)
	return nil
}

// lines are both results, side by side where there is room.
func (s *compared) lines() []line {
	r := body(s.w, s.h)
	t := s.env.Text
	part := func(title string, f finished, w int) []line {
		list := []line{plain(styleHeading, title), {}}
		list = append(append(list, f.outcomeLines(w)...), line{})
		return append(list, f.trickLines(min(w, resultLeft))...)
	}
	w := min(r.w, 2*resultLeft+6)
	half := (w - 4) / 2
	titles := [2]string{t.T(i18n.ReviewAsPlayed), s.what}
	if half < 34 {
		return slices.Concat(part(titles[0], s.played, w), []line{{}}, part(titles[1], s.other, w))
	}
	left, right := part(titles[0], s.played, half), part(titles[1], s.other, half)
	var list []line
	for i := range max(len(left), len(right)) {
		text := line{}
		if i < len(left) {
			text = append(text, left[i]...)
		}
		if i < len(right) {
			text = append(append(text, piece{stylePlain, pad("", half+4-text.width())}), right[i]...)
		}
		list = append(list, text)
	}
	return list
}

func (s *compared) draw(c *canvas) {
	frame(c, s.env.Text.T(i18n.ReviewWhatIfTitle), "")
	r := body(s.w, s.h)
	s.view.draw(c, r, s.lines())
	footer(c, s.keys())
}
