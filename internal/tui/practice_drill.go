package tui

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/skat"
)

// How many samples the first verdict on a drill rests on, how many a key adds,
// and how many are measured between two looks at the screen.
const (
	drillSamples = 200
	drillSettle  = 600 // as far as it goes on while it is not settled what is right
	drillDeeper  = 400
	drillStep    = 24
)

// drillState is what a drill screen shows.
type drillState uint8

const (
	drillDealing drillState = iota // a drill is looked for
	drillAsking                    // the table with the question
	drillAnswered
)

// drillScreen asks one drill after another. What is measured is measured in
// commands; each has a generation number, and what belongs to an older one is
// dropped.
type drillScreen struct {
	env   *Env
	kind  coach.Kind
	level coach.Level
	seed  uint64 // of the next drill
	w, h  int

	state  drillState
	gen    int
	ctx    context.Context // of the generation
	cancel context.CancelFunc
	err    error

	drill   coach.Drill
	again   bool         // it was answered wrong before
	ahead   *coach.Drill // the next new one, when it was found already
	table   *table
	study   *coach.Study
	verdict coach.Verdict
	busy    bool // a command measures
	target  int  // samples
	answer  coach.Answer
	chosen  int  // number of the option that was answered, −1 none
	noted   bool // the answer is in the book
	unkept  error
	view    pager
}

// The messages of a drill screen.
type (
	dealtMsg struct {
		gen   int
		drill coach.Drill
		ahead bool
		err   error
	}
	measuredMsg struct {
		gen     int
		verdict coach.Verdict
		err     error
	}
)

func newDrillScreen(env *Env, k coach.Kind, l coach.Level, seed uint64) screen {
	return &drillScreen{env: env, kind: k, level: l, seed: seed}
}

// init deals the first drill; coming back from a screen on top it goes on.
func (s *drillScreen) init() tea.Cmd {
	switch {
	case s.table == nil:
		return s.deal()
	case s.state == drillAsking:
		s.table.refresh()
		return tea.Batch(s.table.init(), s.measure())
	}
	return s.measure()
}

func (s *drillScreen) setSize(w, h int) {
	s.w, s.h = w, h
	if s.table != nil {
		s.table.setSize(w, h)
	}
}

// stop ends what is being computed; answers to it will be dropped.
func (s *drillScreen) stop() {
	if s.cancel != nil {
		s.cancel()
	}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	s.gen++
	s.busy = false
}

// deal shows the next drill: one that is due again, else a new one.
func (s *drillScreen) deal() tea.Cmd {
	s.stop()
	s.state = drillDealing
	if d, ok := s.due(); ok {
		return s.ask(d, true)
	}
	if d := s.ahead; d != nil {
		s.ahead = nil
		s.seed++
		return s.ask(*d, false)
	}
	return s.look(false)
}

// due returns a drill that was answered wrong and is due again.
func (s *drillScreen) due() (coach.Drill, bool) {
	book := s.env.drills()
	if book == nil {
		return coach.Drill{}, false
	}
	line, err := book.NextDue(s.env.Now(), []string{string(s.kind)})
	if err != nil || line == "" {
		return coach.Drill{}, false
	}
	d, err := coach.ParseDrill(line)
	return d, err == nil && d.Kind == s.kind
}

// look looks for a new drill; ahead while the player still reads the verdict on
// the last one.
func (s *drillScreen) look(ahead bool) tea.Cmd {
	ctx, gen, k, l, seed := s.ctx, s.gen, s.kind, s.level, s.seed
	return func() tea.Msg {
		d, err := coach.NewDrill(ctx, k, l, seed)
		return dealtMsg{gen, d, ahead, err}
	}
}

// ask shows the table with a drill's question.
func (s *drillScreen) ask(d coach.Drill, again bool) tea.Cmd {
	s.stop()
	m, err := s.env.oneDeal(&d.Deal, d.Seat())
	if err == nil {
		// The measuring's seed is the drill's own, so that the same drill has the
		// same figures.
		s.study, err = d.Study(drillSeedOf(d))
	}
	if err != nil {
		s.err = err
		return nil
	}
	s.drill, s.again, s.state = d, again, drillAsking
	s.verdict, s.chosen, s.noted, s.unkept, s.target, s.view = coach.Verdict{Best: -1}, -1, false, nil, drillSamples, pager{}
	s.table = newTable(s.env, m, nil).(*table)
	s.table.practice = &practising{title: s.env.Text.T(kindWords[d.Kind]), kind: d.Kind, answer: s.answered, allows: d.Allows}
	s.table.setSize(s.w, s.h)
	return tea.Batch(s.table.init(), s.measure())
}

// drillSeedOf is a number that depends on nothing but the drill.
func drillSeedOf(d coach.Drill) uint64 {
	h := uint64(14695981039346656037) // FNV-1a
	for _, b := range []byte(d.String()) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

// measure measures on, up to the target, in small parts.
func (s *drillScreen) measure() tea.Cmd {
	if s.busy || s.study == nil || s.done() {
		return nil
	}
	s.busy = true
	ctx, gen, study, samples := s.ctx, s.gen, s.study, min(s.target, s.verdict.Samples+drillStep)
	var kept []int
	if s.chosen >= 0 {
		kept = append(kept, s.chosen)
	}
	return func() tea.Msg {
		err := study.Run(ctx, samples, kept...)
		return measuredMsg{gen, study.Verdict(), err}
	}
}

// done tells whether the target is reached, by the answered option too.
func (s *drillScreen) done() bool {
	return s.verdict.Samples >= s.target && (s.chosen < 0 || s.verdict.Options[s.chosen].Samples >= s.target)
}

// settle raises the target by a step while the first verdict is not settled.
func (s *drillScreen) settle() {
	if s.target >= drillSamples && s.target < drillSettle && s.verdict.Samples >= s.target && !s.verdict.Settled() {
		s.target = min(drillSettle, s.target+drillStep)
	}
}

// answered takes the player's decision and shows the verdict.
func (s *drillScreen) answered(a coach.Answer) tea.Cmd {
	if s.state != drillAsking {
		return nil
	}
	s.answer, s.state = a, drillAnswered
	s.choose()
	return tea.Batch(s.measure(), s.note())
}

// choose finds the option that was answered; a bid stands for the best of them,
// which may change while it is measured.
func (s *drillScreen) choose() {
	if s.state == drillAnswered {
		s.chosen = s.drill.Judge(s.study, s.verdict, s.answer)
	}
}

// note keeps the answer once the first verdict is there, and has the next drill
// looked for.
func (s *drillScreen) note() tea.Cmd {
	if s.noted || s.state != drillAnswered || s.chosen < 0 || !s.done() {
		return nil
	}
	s.noted = true
	var look tea.Cmd
	if s.ahead == nil {
		look = s.look(true)
	}
	book := s.env.drills()
	if book == nil {
		return look
	}
	e := s.verdict.Options[s.chosen]
	loss := max(0, e.Behind)
	if e.Right() {
		loss = 0
	}
	s.unkept = book.Answered(string(s.drill.Kind), s.drill.String(), answerToken(s.answer), e.Right(), loss, s.env.Now())
	return look
}

// answerToken writes an answer for the book: a limit, or the action's token.
func answerToken(a coach.Answer) string {
	if a.Action.Kind == skat.NoKind {
		return strconv.Itoa(a.Limit)
	}
	return a.Action.Token()
}

// update implements screen.
func (s *drillScreen) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case dealtMsg:
		if msg.gen != s.gen {
			return nil
		}
		switch {
		case msg.err != nil && !msg.ahead:
			s.err = msg.err
		case msg.err != nil:
		case msg.ahead:
			s.ahead = &msg.drill
		default:
			s.seed++
			return s.ask(msg.drill, false)
		}
		return nil
	case measuredMsg:
		if msg.gen != s.gen {
			return nil
		}
		s.busy = false
		if msg.err != nil && !errors.Is(msg.err, context.Canceled) {
			s.err = msg.err
			return nil
		}
		s.verdict = msg.verdict
		s.choose()
		s.settle()
		return tea.Batch(s.measure(), s.note())
	case tea.KeyMsg:
		return s.press(msg)
	}
	switch {
	case s.err != nil:
	case s.state == drillAsking:
		return s.table.update(msg)
	case s.state == drillAnswered:
		r := s.room()
		s.view.scroll(msg, len(s.lines(r.w-1)), r.h)
	}
	return nil
}

func (s *drillScreen) press(k tea.KeyMsg) tea.Cmd {
	if s.state == drillAsking && s.err == nil {
		cmd := s.table.update(k)
		return s.leaving(cmd, k)
	}
	switch {
	case k.String() == "esc" || k.String() == "q":
		s.stop()
		return pop
	case s.state != drillAnswered || s.err != nil:
		return nil
	}
	return s.pressAnswered(k)
}

// pressAnswered takes the keys of the verdict.
func (s *drillScreen) pressAnswered(k tea.KeyMsg) tea.Cmd {
	keys := s.answerKeys()
	switch {
	case key.Matches(k, keys.next):
		if keys.step.Enabled() && s.kind == coach.Whole {
			return s.goOn()
		}
		return s.deal()
	case key.Matches(k, keys.more):
		s.target += drillDeeper
		return s.measure()
	case key.Matches(k, keys.step):
		return s.goOn()
	case key.Matches(k, keys.new):
		return s.deal()
	case key.Matches(k, keys.play):
		d := s.drill
		s.stop()
		return s.env.openWith(func() (screen, error) { return s.env.playOut(d) }, push)
	case key.Matches(k, keys.help):
		return push(newHelp(s.env, s.env.Text.T(kindWords[s.drill.Kind]), s.keys()))
	}
	r := s.room()
	s.view.scroll(k, len(s.lines(r.w-1)), r.h)
	return nil
}

// leaving stops the measuring when a key left the table.
func (s *drillScreen) leaving(cmd tea.Cmd, k tea.KeyMsg) tea.Cmd {
	if s.state == drillAsking && s.table.dialog == nil && key.Matches(k, s.table.tableKeys().Leave) {
		if _, limits := s.table.decision.(*limiting); !limits {
			s.stop()
		}
	}
	return cmd
}

// goOn asks the next step of the same hand.
func (s *drillScreen) goOn() tea.Cmd {
	next, ok := s.nextStep()
	if !ok {
		return nil
	}
	return s.ask(next, false)
}

// nextStep returns the decision that follows in the same hand, when it is the
// player's: after the auction, if he gets the game by his answer, the skat; then
// the discard, and the game.
func (s *drillScreen) nextStep() (coach.Drill, bool) {
	d := s.drill.Deal
	seat := s.drill.Seat()
	switch d.Phase() {
	case skat.PhaseAuction:
		if s.answer.Limit == 0 {
			return coach.Drill{}, false
		}
		d = coach.BidTo(d, seat, s.limitOfStep())
	case skat.PhasePickUp, skat.PhaseDiscard:
		a := s.answer.Action
		if a.Kind == skat.KindDeclare {
			return coach.Drill{}, false
		}
		if d.Apply(a) != nil {
			return coach.Drill{}, false
		}
	default:
		return coach.Drill{}, false
	}
	if d.ToMove() != seat || !slices.Contains([]skat.Phase{skat.PhasePickUp, skat.PhaseDiscard, skat.PhaseDeclare}, d.Phase()) {
		return coach.Drill{}, false
	}
	return coach.Drill{Kind: coach.Whole, Deal: d}, true
}

// limitOfStep is how far the player goes in the auction: as far as he said, or
// where only the first call was asked as far as is best.
func (s *drillScreen) limitOfStep() int {
	if s.drill.Kind == coach.BidOrPass && s.chosen >= 0 {
		return s.verdict.Options[s.chosen].Option.Limit
	}
	return s.answer.Limit
}

// answerKeys are the keys of the verdict.
type answerKeys struct{ next, more, step, play, new, scroll, help, back key.Binding }

func (s *drillScreen) answerKeys() answerKeys {
	e := s.env
	k := answerKeys{
		next: e.bind("enter", i18n.PracticeNext, "enter", " "), more: e.bind("+", i18n.PracticeMore, "+"),
		step: e.bind("g", i18n.PracticeStep, "g"), play: e.bind("p", i18n.PracticePlayOut, "p"), new: e.bind("n", i18n.PracticeNew, "n"),
		scroll: e.scrollKey(), help: e.helpKey(), back: e.backKey(),
	}
	_, more := s.nextStep()
	k.step.SetEnabled(more)
	k.new.SetEnabled(more && s.kind == coach.Whole)
	if k.new.Enabled() {
		k.next = e.bind("enter", i18n.PracticeStep, "enter", " ")
		k.step.SetHelp("", "")
	}
	r := s.room()
	k.scroll.SetEnabled(len(s.lines(r.w-1)) > r.h)
	return k
}

func (s *drillScreen) keys() []key.Binding {
	switch {
	case s.err != nil:
	case s.state == drillAsking:
		return s.table.keys()
	case s.state == drillAnswered:
		k := s.answerKeys()
		return []key.Binding{k.next, k.help, k.more, k.play, k.step, k.new, k.scroll, k.back}
	}
	return []key.Binding{s.env.backKey()}
}

// room is where the verdict lies.
func (s *drillScreen) room() rect {
	r := body(s.w, s.h)
	return r.centred(readable+4, r.h)
}

func (s *drillScreen) draw(c *canvas) {
	p := s.env.Text
	switch {
	case s.err != nil:
		r := frame(c, p.T(kindWords[s.kind]), "")
		for i, l := range wrap(styleWarning, s.err.Error(), r.w) {
			c.line(r.x, r.y+i, r.w, l)
		}
	case s.state == drillDealing:
		r := frame(c, p.T(kindWords[s.kind]), "")
		c.centre(r, r.h/2, styleDim, p.T(i18n.PracticeDealing))
	case s.state == drillAsking:
		s.table.draw(c)
		return
	default:
		frame(c, p.T(kindWords[s.drill.Kind]), s.samplesText())
		r := s.room()
		s.view.draw(c, r, s.lines(r.w-1))
	}
	footer(c, s.keys())
}

// samplesText says on how many samples the figures rest.
func (s *drillScreen) samplesText() string {
	m := i18n.PracticeSamples
	if !s.done() {
		m = i18n.PracticeMeasuring
	}
	return s.env.Text.T(m, i18n.Args{"Count": s.verdict.Samples, "Of": s.target})
}
