package tui

import (
	"errors"

	tea "github.com/charmbracelet/bubbletea"

	"github.com/af22046e/skat/internal/i18n"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/skat"
)

// sessionKeeper keeps a session as it stands.
type sessionKeeper interface {
	Save(*match.Session) error
	// Finish ends it where it stands: its players stopped.
	Finish(*match.Session) error
}

// offizierTable is the screen on which a session of Offiziersskat is played.
// All that it shows of the current deal is in view; the session itself only
// takes actions.
type offizierTable struct {
	felt[offizier.Action]
	session *match.Session
	keeper  sessionKeeper // nil: nothing is kept
	me      int           // the person's number

	view     offizier.View
	sheet    match.SessionSheet // of the deals that are over
	hand     ownHand            // the own hand, then the own piles
	inHand   int                // how many of hand's cards are in hand
	question *choice            // what the player is asked before the play; nil: nothing
	playing  bool               // the player is asked for a card
	swept    int                // tricks taken off the table
	unseen   bool               // the last action was not yet to be seen for a moment
	reported int                // the deal whose result was shown
	parting  parting
}

// parting is how a deal's result was left.
type parting uint8

const (
	partNext  parting = iota // for the next deal
	partLeave                // for the start screen
	partEnd                  // to end the session, once asked whether to
)

// newOffizierTable is the screen on which s is played on, kept by k.
func newOffizierTable(env *Env, s *match.Session, k sessionKeeper) screen {
	t := &offizierTable{felt: felt[offizier.Action]{env: env, after: after}, session: s, keeper: k, me: humanIn(s)}
	t.game = t
	t.hand.cursor = -1
	t.refresh()
	t.swept = t.view.Tricks()
	return t
}

// humanIn returns the number of the person in a session, 0 when there is none.
func humanIn(s *match.Session) int {
	for i, p := range s.Players() {
		if p.Bot == "" {
			return i
		}
	}
	return 0
}

// init goes on with the session: with the next deal when the result of the
// current one has been shown, else where it was.
func (t *offizierTable) init() tea.Cmd {
	part := t.parting
	t.parting = partNext
	switch {
	case part == partLeave:
		return t.leave()
	case part == partEnd:
		return t.ask(i18n.OffizierEndAsk, i18n.OffizierEnd, t.end, t.report)
	}
	if t.session.DealOver() && t.reported == t.session.Number() {
		if t.session.Over() || t.session.Number() >= match.MaxDeals {
			return t.end()
		}
		if err := t.session.Next(); err != nil {
			return func() tea.Msg { return fatalMsg{err} }
		}
		t.swept, t.hand = 0, ownHand{cursor: -1}
		t.save()
	}
	t.refresh()
	return t.advance()
}

func (t *offizierTable) setSize(w, h int) {
	t.w, t.h = w, h
	if t.question != nil {
		at := t.question.at
		t.question = t.pose() // its labels are as long as there is room
		t.question.at = at
	}
}

// refresh takes a new look at the session.
func (t *offizierTable) refresh() {
	t.view = t.session.View(t.me)
	t.sheet = t.session.Sheet()
	cards := t.env.Prefs.Order.sort(t.view.Hand, t.view.Game())
	t.inHand = len(cards)
	for i := range offizier.Piles {
		cards = append(cards, t.view.Pile(t.view.Seat, i).Open)
	}
	t.hand.hold(cards)
}

// save keeps the session. That it failed is said, and the game goes on.
func (t *offizierTable) save() {
	if t.keeper != nil {
		t.unsaved = t.keeper.Save(t.session)
	}
}

// do carries an action out, keeps it and goes on. A refusal changes nothing
// and is explained.
func (t *offizierTable) do(a offizier.Action) tea.Cmd {
	if err := t.session.Apply(a); err != nil {
		t.refused(err)
		return nil
	}
	t.save()
	t.unseen, t.swept = true, t.view.Tricks() // what lingered is swept
	t.refresh()
	return t.advance()
}

// refused says why an action was not taken.
func (t *offizierTable) refused(err error) {
	why := err.Error()
	if illegal := (*offizier.IllegalError)(nil); errors.As(err, &illegal) {
		why = t.refusal(illegal)
	}
	t.note = note{styleWarning, why}
}

// refusal says why an action was refused.
func (t *offizierTable) refusal(e *offizier.IllegalError) string {
	p := t.env.Text
	switch {
	case e.Reason == offizier.ReasonTurn:
		return p.T(i18n.TableNotTurn, i18n.Args{"Name": t.seatName(e.Want)})
	case e.Reason == offizier.ReasonFollow:
		return followText(p, e.Suit)
	case e.Reason == offizier.ReasonNotHeld:
		return p.T(i18n.TableNoCard)
	}
	return p.T(i18n.TableNotNow)
}

// followText says what must be followed, NoSuit for trumps.
func followText(p *i18n.Printer, s skat.Suit) string {
	if s == skat.NoSuit {
		return p.T(i18n.TableFollowTrumps)
	}
	return p.T(i18n.TableFollowSuit, i18n.Args{"Suit": gameText(p, skat.Game(s))})
}

// undo takes the player's last decision back.
func (t *offizierTable) undo() tea.Cmd {
	if !t.session.Undo(t.me) {
		t.note = note{styleWarning, t.env.Text.T(i18n.TableUndoNothing)}
		return nil
	}
	t.unseen, t.hand.cursor = false, -1
	t.save()
	t.refresh()
	t.swept = t.view.Tricks()
	t.say(i18n.TableUndone)
	return t.advance()
}

// leave goes back to the start screen.
func (t *offizierTable) leave() tea.Cmd { return t.leaveTable(t.keeper != nil, t.advance) }

// end shows who has won the session, which is over now.
func (t *offizierTable) end() tea.Cmd {
	if t.keeper != nil {
		if err := t.keeper.Finish(t.session); err != nil {
			t.env.Notices = []string{t.env.Text.T(i18n.TableUnsaved, i18n.Args{"Error": err})}
		}
	}
	return replace(newOffizierFinal(t.env, t.session))
}

// update implements screen.
func (t *offizierTable) update(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.KeyMsg:
		return t.press(msg)
	case tea.MouseMsg:
		return t.mouse(msg)
	case thought[offizier.Action], dueMsg, limitMsg:
		return t.waited(msg)
	}
	return nil
}
