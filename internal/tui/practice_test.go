package tui

import (
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/skat"
)

// memoryBook keeps drills in memory, as the store does.
type memoryBook struct {
	due      string
	answered []string
	days     []drillDay
}

func (b *memoryBook) NextDue(time.Time, []string) (string, error) { return b.due, nil }

func (b *memoryBook) Answered(kind, drill, answer string, right bool, loss float64, now time.Time) error {
	d := drillDay{Day: now.Format(time.DateOnly), Kind: kind, Asked: 1, Losses: loss}
	if right {
		d.Right = 1
	}
	b.days = append(b.days, d)
	b.answered = append(b.answered, kind+" "+answer)
	return nil
}

func (b *memoryBook) Progress() ([]drillDay, error) { return b.days, nil }

// The deal of the drills: middlehand has clubs with two jacks.
const drillLayout = "CT.C9.C8.C7.SJ.SQ.HA.HT.H8.H7.CJ.CA.CK.CQ.SA.ST.HJ.DA.D8.D7.SK.S9.S7.HK.H9.DJ.DK.DQ.D9.DT.S8.HQ"

func drillOf(t testing.TB, k coach.Kind, actions string) coach.Drill {
	t.Helper()
	d, err := coach.ParseDrill(string(k) + " " + drillLayout + " " + actions)
	require.NoError(t, err)
	return d
}

// drillAt is a drill's screen on which the question has come up; few samples
// are measured.
func drillAt(t testing.TB, e *Env, d coach.Drill) *drillScreen {
	t.Helper()
	s := newDrillScreen(e, d.Kind, coach.Clear, 1).(*drillScreen)
	s.setSize(80, 24)
	s.ahead = &d // so that none is looked for
	first := s.ask(d, false)
	s.target = 24
	drive(s, first)
	require.NoError(t, s.err)
	return s
}

// drive runs what a screen starts until nothing is left, but for what switches
// screens.
func drive(s screen, cmd tea.Cmd) (switched tea.Msg) {
	runCmd(cmd, func(msg tea.Msg) {
		switch msg.(type) {
		case pushMsg, popMsg, replaceMsg:
			switched = msg
		default:
			if m := drive(s, s.update(msg)); m != nil {
				switched = m
			}
		}
	})
	return switched
}

func driveKeys(s screen, keys string) (switched tea.Msg) {
	for _, k := range strings.Fields(keys) {
		switched = drive(s, s.update(keyMsg(k)))
	}
	return switched
}

const (
	auctionWon = "1 18 0 p 2 p"
	skatSeen   = auctionWon + " 1 s"
)

func answeredDrill(t testing.TB, k coach.Kind, actions, keys string) func(*Env) screen {
	var first *drillScreen // measured once for all looks
	return func(e *Env) screen {
		if first == nil {
			first = drillAt(t, e, drillOf(t, k, actions))
			driveKeys(first, keys)
			require.Equal(t, keys != "", first.state == drillAnswered)
		}
		s, felt := *first, *first.table
		felt.env = e
		felt.decision = felt.drillDecision()
		s.env, s.table = e, &felt
		return &s
	}
}

func someDays() []drillDay {
	var days []drillDay
	for i, day := range []string{"2026-02-25", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"} {
		days = append(days,
			drillDay{Day: day, Kind: string(coach.BidOrPass), Asked: 10, Right: 5 + i, Losses: 120 - 20*float64(i)},
			drillDay{Day: day, Kind: string(coach.Discards), Asked: 4, Right: i, Losses: 80 - 10*float64(i)})
	}
	return days
}

func TestPracticeScreens(t *testing.T) {
	for name, open := range map[string]func(*Env) screen{
		"menu":     newPractice,
		"asking":   answeredDrill(t, coach.HowHigh, "", ""),
		"bid":      answeredDrill(t, coach.BidOrPass, "", "2"),
		"limit":    answeredDrill(t, coach.HowHigh, "", "1 up enter"),
		"discard":  answeredDrill(t, coach.Discards, skatSeen, "1 2 enter"),
		"progress": func(e *Env) screen { e.Drills = &memoryBook{days: someDays()}; return newProgress(e) },
	} {
		t.Run(name, func(t *testing.T) { goldenScreen(t, open) })
	}
}

// Each kind is asked with the table's own keys, and each step answered at once.
func TestEveryKindIsAskedAndAnswered(t *testing.T) {
	defended := auctionWon + " 1 s 1 S8.HQ 1 C"
	for _, row := range []struct {
		kind    coach.Kind
		actions string
		keys    string
		noted   string
	}{
		{coach.BidOrPass, "", "1", "bid 18"},
		{coach.BidOrPass, "", "p", "bid 0"},
		{coach.HowHigh, "", "1 up up enter", "limit 22"},
		{coach.HowHigh, "", "2", "limit 0"},
		{coach.HandOrNot, auctionWon, "2", "hand hand"},
		{coach.WhichGame, strings.Replace(skatSeen, " 1 s", " 1 s", 1), "2 enter", "game C"},
		{coach.NullOrNot, skatSeen, "6 enter", "null N"},
		{coach.KontraOr, defended, "k", "kontra kontra"},
		{coach.Defence, defended, "1", "defend SJ"},
	} {
		t.Run(string(row.kind)+" "+row.keys, func(t *testing.T) {
			if row.kind == coach.KontraOr || row.kind == coach.Defence {
				row.actions = strings.Replace(row.actions, "S8.HQ", "D7.D8", 1)
			}
			e, book := testEnv(looks[1]), &memoryBook{}
			e.Drills = book
			s := drillAt(t, e, drillOf(t, row.kind, row.actions))
			require.Equal(t, drillAsking, s.state)
			driveKeys(s, row.keys)
			require.Equal(t, drillAnswered, s.state)
			require.GreaterOrEqual(t, s.chosen, 0)
			assert.Equal(t, []string{row.noted}, book.answered)
			assert.Contains(t, frameOf(t, e, s, 80, 40), s.optionText(s.chosen))
		})
	}
}

// A key has more samples played; the answer stays.
func TestAVerdictCanBeDeepened(t *testing.T) {
	e := testEnv(looks[1])
	s := drillAt(t, e, drillOf(t, coach.WhichGame, skatSeen))
	driveKeys(s, "2 enter")
	chosen := s.chosen
	assert.Equal(t, 24, s.verdict.Samples)
	s.target = 36 - drillDeeper
	driveKeys(s, "+")
	assert.Equal(t, 36, s.verdict.Samples)
	assert.Equal(t, chosen, s.chosen)
}

// A whole hand goes from the auction to the discard and the game, and then to
// another.
func TestAWholeHandIsAskedStepByStep(t *testing.T) {
	e := testEnv(looks[1])
	s := drillAt(t, e, drillOf(t, coach.Whole, ""))
	phases := []skat.Phase{s.drill.Deal.Phase()}
	for _, keys := range []string{"1 up up up up up up up up enter", "1", "1 2 enter"} {
		driveKeys(s, keys)
		require.Equal(t, drillAnswered, s.state, keys)
		s.update(keyMsg("enter"))
		require.Equal(t, drillAsking, s.state, keys)
		phases = append(phases, s.drill.Deal.Phase())
		s.stop()
		s.target = 24
		drive(s, s.measure())
	}
	assert.Equal(t, []skat.Phase{skat.PhaseAuction, skat.PhasePickUp, skat.PhaseDiscard, skat.PhaseDeclare}, phases)
}

// "Play it out" is the table with the very cards, where the drill stood; it is
// not kept, and leaving it goes back.
func TestPlayItOut(t *testing.T) {
	e := testEnv(looks[1])
	d := drillOf(t, coach.HandOrNot, auctionWon)
	s := drillAt(t, e, d)
	driveKeys(s, "1")
	msg, ok := driveKeys(s, "p").(pushMsg)
	require.True(t, ok)
	table := msg.screen.(*table)
	v := d.View()
	assert.Equal(t, v.Hand, table.view.Hand)
	assert.Equal(t, v.Actions(), table.view.Actions())
	assert.True(t, table.match.Practice())
	assert.Nil(t, table.keeper)
	table.setSize(80, 24)
	table.init()
	require.NotNil(t, table.decision)
	driveKeys(table, "1")
	assert.Equal(t, skat.PhaseDiscard, table.view.Phase(), "it is played on")
	assert.Equal(t, popMsg{}, driveKeys(table, "q"))
}

// In free practice the player bids and declares; the bots play, and after the
// result comes the next deal.
func TestFreePractice(t *testing.T) {
	e := testEnv(looks[1])
	s, err := e.freeTable()
	require.NoError(t, err)
	table := s.(*table)
	table.setSize(80, 24)
	var shown tea.Msg
	msg := drive(table, table.init())
	for i := 0; i < 20 && shown == nil; i++ {
		if msg != nil {
			shown = msg
			break
		}
		require.NotNil(t, table.decision, table.view.Phase())
		switch table.view.Phase() {
		case skat.PhaseDiscard:
			msg = driveKeys(table, "9 0 enter")
		case skat.PhaseDeclare:
			msg = driveKeys(table, "enter")
			if table.view.Phase() == skat.PhaseDeclare {
				msg = driveKeys(table, "enter")
			}
		default:
			msg = driveKeys(table, "1")
		}
	}
	push, ok := shown.(pushMsg)
	require.True(t, ok, "%T", shown)
	assert.IsType(t, &dealResult{}, push.screen)
	assert.True(t, table.match.DealOver())
	next, ok := drive(table, table.init()).(replaceMsg)
	require.True(t, ok, "the next deal")
	assert.IsType(t, table, next.screen)
}

// What is due comes before a new hand.
func TestWhatWasWrongComesBack(t *testing.T) {
	e := testEnv(looks[1])
	d := drillOf(t, coach.HandOrNot, auctionWon)
	e.Drills = &memoryBook{due: d.String()}
	s := newDrillScreen(e, coach.HandOrNot, coach.Clear, 1).(*drillScreen)
	s.setSize(80, 24)
	s.deal()
	s.stop()
	assert.True(t, s.again)
	assert.True(t, s.drill == d)
}

// What belongs to a drill that was left is dropped.
func TestStaleFiguresAreDropped(t *testing.T) {
	e := testEnv(looks[1])
	s := drillAt(t, e, drillOf(t, coach.HandOrNot, auctionWon))
	before := s.verdict
	s.update(measuredMsg{gen: s.gen - 1})
	assert.Equal(t, before, s.verdict)
	s.update(dealtMsg{gen: s.gen - 1})
	assert.Equal(t, drillAsking, s.state)
	assert.Equal(t, popMsg{}, driveKeys(s, "q"))
}

// A wrong answer is kept with what it loses, a right one with nothing.
func TestAnAnswerIsKeptWithItsLoss(t *testing.T) {
	e, book := testEnv(looks[1]), &memoryBook{}
	e.Drills = book
	s := drillAt(t, e, drillOf(t, coach.BidOrPass, ""))
	driveKeys(s, "p")
	passed := s.verdict.Options[0]
	require.False(t, passed.Right())
	require.Len(t, book.days, 1)
	assert.InDelta(t, passed.Behind, book.days[0].Losses, 1e-9)
	assert.Greater(t, book.days[0].Losses, coach.Trifle)
	assert.Zero(t, book.days[0].Right)

	s = drillAt(t, e, drillOf(t, coach.BidOrPass, ""))
	driveKeys(s, "1")
	require.Len(t, book.days, 2)
	assert.Zero(t, book.days[1].Losses)
	assert.Equal(t, 1, book.days[1].Right)
}

// The first verdict goes on while it is not settled what is right, so far as
// there is time.
func TestAVerdictGoesOnUntilItIsSettled(t *testing.T) {
	s := &drillScreen{target: drillSamples}
	doubtful := coach.Verdict{Samples: drillSamples, Options: []coach.Estimate{{Samples: drillSamples}, {Samples: drillSamples, Behind: 13, BehindError: 9}}}
	s.verdict = doubtful
	s.settle()
	assert.Equal(t, drillSamples+drillStep, s.target)
	s.settle()
	assert.Equal(t, drillSamples+drillStep, s.target, "not before it is there")
	s.target, s.verdict.Samples = drillSettle, drillSettle
	s.settle()
	assert.Equal(t, drillSettle, s.target)
	s.target, s.verdict = drillSamples, doubtful
	s.verdict.Options[1].BehindError = 2
	s.settle()
	assert.Equal(t, drillSamples, s.target)
}

// In a narrow window the values are still read: they are the answer.
func TestAVerdictNamesTheValuesInANarrowWindow(t *testing.T) {
	e := testEnv(looks[1])
	s := drillAt(t, e, drillOf(t, coach.HowHigh, ""))
	driveKeys(s, "1 up enter")
	s.setSize(40, 15)
	text := textOf(s.lines(s.room().w - 1))
	assert.Contains(t, text, "up to 20 ")
	assert.Contains(t, text, "your choice ")
	assert.NotContains(t, text, "…")
}
