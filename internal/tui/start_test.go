package tui

import (
	"errors"
	"path/filepath"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/bot"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
)

func TestStartScreen(t *testing.T) { goldenScreen(t, newStart) }

// startWith is the start screen with matches to continue, without a store.
func startWith(e *Env, list ...store.Entry) *start {
	s := newStart(e).(*start)
	s.unfinished = list
	s.fill()
	return s
}

// unfinishedEntry is a Standard match in deal 5 with these totals.
func unfinishedEntry(totals ...int) store.Entry {
	return store.Entry{
		ID: 1, Deal: 5, Settings: match.Defaults(match.Standard), Totals: totals,
		Players: []match.Player{{}, {Name: "Abel", Bot: "club"}, {Name: "Bea", Bot: "club"}},
	}
}

func TestStartScreenWithMatchesToContinue(t *testing.T) {
	goldenScreen(t, func(e *Env) screen {
		e.Notices = []string{"The saved matches cannot be read. A new file was begun, the old one is /home/ada/.local/state/skat/skat.db.damaged-20260301-120000"}
		return startWith(e, unfinishedEntry(72, 38, -20), unfinishedEntry(0, 0, 0))
	})
}

func TestMatchesToContinueSayHowTheyStand(t *testing.T) {
	inUse, broken, practice, bots := unfinishedEntry(1, 2, 3), unfinishedEntry(), unfinishedEntry(0, 0, -24), unfinishedEntry(1, 2, 3)
	inUse.InUse, broken.Err, practice.Practice = true, errors.New("no players"), true
	bots.Players = []match.Player{{Name: "A", Bot: "club"}, {Name: "B", Bot: "club"}, {Name: "C", Bot: "club"}}
	for _, c := range []struct {
		entry  store.Entry
		en, de string
	}{
		{unfinishedEntry(72, 38, -20), "deal 5 of 12, you lead by 34", "Spiel 5 von 12, du führst mit 34"},
		{unfinishedEntry(-20, 38, 72), "deal 5 of 12, you trail by 92", "Spiel 5 von 12, du liegst 92 zurück"},
		{unfinishedEntry(38, 38, -20), "deal 5 of 12, level", "Spiel 5 von 12, Gleichstand"},
		{practice, "deal 5 of 12, level, practice match", "Spiel 5 von 12, Gleichstand, Übungspartie"},
		{inUse, "deal 5 of 12, open in another program", "Spiel 5 von 12, in einem anderen Programm offen"},
		{bots, "deal 5 of 12", "Spiel 5 von 12"},
		{broken, "cannot be read", "nicht lesbar"},
	} {
		assert.Equal(t, c.en, testEnv(look{lang: "en"}).entryText(c.entry))
		assert.Equal(t, c.de, testEnv(look{lang: "de"}).entryText(c.entry))
	}
}

// The match played last comes first, but one that cannot be opened only when
// there is no other.
func TestContinueTakesTheNewestThatIsFree(t *testing.T) {
	used, free := unfinishedEntry(1, 2, 3), unfinishedEntry(1, 2, 3)
	used.ID, used.InUse, free.ID = 2, true, 3
	newest, ok := startWith(testEnv(looks[1]), used, free).newest()
	assert.True(t, ok)
	assert.EqualValues(t, 3, newest.ID)
	newest, ok = startWith(testEnv(looks[1]), used).newest()
	assert.True(t, ok)
	assert.EqualValues(t, 2, newest.ID)
	_, ok = startWith(testEnv(looks[1])).newest()
	assert.False(t, ok)
}

// storeEnv is an environment with a store of its own.
func storeEnv(t *testing.T) *Env {
	t.Helper()
	e := testEnv(looks[1])
	e.Defaults = e.Prefs
	e.Store = openStore(t, filepath.Join(t.TempDir(), "skat.db"))
	return e
}

func openStore(t *testing.T, path string) *store.Store {
	t.Helper()
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	s, notices, err := store.Open(path, func() time.Time { at = at.Add(time.Second); return at })
	require.NoError(t, err)
	require.Empty(t, notices)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func TestOneKeyStartsAMatchWithTheLastSettings(t *testing.T) {
	e := storeEnv(t)
	e.Prefs.Name, e.Prefs.Bots, e.Prefs.Settings.Deals = "Ada", [3]string{"novice", "club", "club"}, 6
	e.Seed = 77
	assert.Equal(t, "Standard match, 6 deals, seed 77", e.nextText())
	p := newShellProgram(e, 80, 24).press("n")
	require.Equal(t, "*tui.table", p.on())
	m := p.top().(*table).match
	assert.EqualValues(t, 77, m.Seed())
	assert.Equal(t, 6, m.Settings().Deals)
	assert.Equal(t, []match.Player{{Name: "Ada"}, {Name: "Abel", Bot: "novice"}, {Name: "Bea", Bot: "club"}}, m.Players())

	next, err := e.newMatch()
	require.NoError(t, err)
	assert.EqualValues(t, 1, next.Seed(), "a seed asked for counts once")
}

func TestLeavingAndContinuingAMatch(t *testing.T) {
	e := storeEnv(t)
	p := newShellProgram(e, 80, 24)
	assert.NotContains(t, p.View(), "Continue")
	p.press("n", "1") // the first call
	line := p.top().(*table).match.Line()
	p.press("q")
	require.Equal(t, "*tui.start", p.on())
	assert.Contains(t, p.View(), "› c  Continue        deal 1 of 12, level")

	p.press("enter")
	require.Equal(t, "*tui.table", p.on())
	assert.Equal(t, line, p.top().(*table).match.Line())
}

func TestSeveralUnfinishedMatchesAreListed(t *testing.T) {
	e := storeEnv(t)
	p := newShellProgram(e, 80, 24)
	p.press("n", "q", "n", "q", "n", "1", "q")
	assert.Contains(t, p.View(), "m  Unfinished matches   3 matches")
	p.press("m")
	require.Equal(t, "*tui.unfinished", p.on())
	list := p.top().(*unfinished).list
	require.Len(t, list, 3)
	p.press("down", "enter")
	require.Equal(t, "*tui.table", p.on())
	again, err := e.Store.Unfinished()
	require.NoError(t, err)
	for _, one := range again {
		assert.Equal(t, one.ID == list[1].ID, one.InUse)
	}
	p.press("q", "esc") // to the list, to the start
	assert.Equal(t, "*tui.start", p.on())
}

func TestGivingAMatchUpIsAskedTwice(t *testing.T) {
	e := storeEnv(t)
	p := newShellProgram(e, 80, 24)
	p.press("n", "q", "n", "q", "m", "x")
	assert.Contains(t, p.View(), "Press x again")
	p.press("down", "x")
	assert.Len(t, p.top().(*unfinished).list, 2, "the other one was asked for before")
	p.press("x")
	assert.Len(t, p.top().(*unfinished).list, 1)
	p.press("x", "x")
	assert.Equal(t, "*tui.start", p.on(), "an empty list is left")
	assert.NotContains(t, p.View(), "Continue")
}

func TestAMatchOpenElsewhereSaysWhere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "skat.db")
	other := openStore(t, path)
	_, err := other.Begin(testMatch(t, 1, 1))
	require.NoError(t, err)

	e := testEnv(looks[1])
	e.Store = openStore(t, path)
	p := newShellProgram(e, 80, 24)
	assert.Contains(t, p.View(), "open in another program")
	p.press("c")
	assert.Equal(t, "*tui.start", p.on())
	assert.Regexp(t, `This match is open in another program \(process \d+\)\.`, p.View())
}

func TestWithoutAStoreAMatchIsPlayedAllTheSame(t *testing.T) {
	p := newShellProgram(testEnv(looks[1]), 80, 24)
	assert.Equal(t, "*tui.table", p.press("n").on())

	e := storeEnv(t)
	require.NoError(t, e.Store.Close())
	p = newShellProgram(e, 80, 24)
	assert.Equal(t, "*tui.table", p.press("n").on())
	assert.Len(t, e.Notices, 1)
	assert.Contains(t, e.Notices[0], "This match is not saved: ")
}

func TestSettingsThatMakeNoSenseAreSaid(t *testing.T) {
	e := testEnv(looks[1])
	e.Prefs.Settings.Deals = 0
	p := newShellProgram(e, 80, 24).press("n")
	assert.Equal(t, "*tui.start", p.on())
	assert.Contains(t, p.View(), "0 deals: want 1 to 480")
}

func TestMenuIsMovedByKeysWheelAndClicks(t *testing.T) {
	e := testEnv(looks[1])
	p := newShellProgram(e, 80, 24)
	at := func() int { return p.top().(*start).menu.at }
	p.press("down", "down")
	assert.Equal(t, 2, at())
	p.press("up")
	assert.Equal(t, 1, at())
	p.press("end", "down")
	assert.Equal(t, 7, at(), "the end is the end")
	p.press("home", "up")
	assert.Equal(t, 0, at())
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelDown, Action: tea.MouseActionPress})
	assert.Equal(t, 3, at())

	s := p.top().(*start)
	row := s.menu.layout(s.layout().menu).rows[5]
	p.send(tea.MouseMsg{X: row.x + 4, Y: row.y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	assert.Equal(t, "*tui.page", p.on(), "the rules")
	p.press("esc", "down", "down", "down", "down", "down", "enter")
	assert.Equal(t, "*tui.page", p.on())
	assert.Equal(t, "*tui.start", p.press("q").on())
	assert.False(t, p.press("esc").quit, "esc does not leave the program")
}

// A long list scrolls with the cursor.
func TestMenuScrolls(t *testing.T) {
	var m menu
	for range 30 {
		m.entries = append(m.entries, entry{label: "x", open: func() tea.Cmd { return nil }})
	}
	r := rect{0, 0, 40, 10}
	for at := range 30 {
		m.at = at
		l := m.layout(r)
		assert.Equal(t, 1, l.rows[at].h)
		assert.True(t, r.holds(l.rows[at].x, l.rows[at].y))
	}
}

func TestFinalStartsTheNextMatchOrGoesBack(t *testing.T) {
	e := storeEnv(t)
	p := newShellProgram(e, 80, 24)
	m := testMatch(t, 1, 12)
	p.send(pushMsg{newFinal(e, m)})
	assert.Equal(t, "*tui.sheetScreen", p.press("s").on())
	assert.Equal(t, "*tui.final", p.press("esc").on())
	assert.Equal(t, "*tui.table", p.press("n").on())
	assert.Equal(t, "*tui.start", p.press("q").on())
	p.send(pushMsg{newFinal(e, m)})
	assert.Equal(t, "*tui.start", p.press("enter").on())
}

// notBot cannot be made.
func TestABotThatCannotBeMadeIsNoReasonToStop(t *testing.T) {
	e := testEnv(looks[1])
	e.NewBot = func(string, uint64) (bot.Player, error) { return nil, errors.New("no such level") }
	p := newShellProgram(e, 80, 24).press("n")
	assert.Equal(t, "*tui.table", p.on())
	assert.NoError(t, p.failed)
}
