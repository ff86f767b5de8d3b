package tui

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/record"
	"github.com/af22046e/skat/internal/store"
)

// historyAfter is the history of historyEnv after some keys.
func historyAfter(t testing.TB, keys ...string) func(*Env) screen {
	kept := historyEnv(t, looks[1]).Store
	return func(e *Env) screen {
		e.Store = kept
		s := newHistory(e)
		s.setSize(80, 24)
		for _, k := range keys {
			s.update(pressed(k))
		}
		return s
	}
}

func TestHistoryScreens(t *testing.T) {
	for _, page := range []struct {
		name string
		keys []string
	}{
		{"deals", nil},
		{"filter", []string{"f", "down", "right", "down"}},
		{"search", []string{"/", "g", "r", "a", "n", "d", " ", "2", "0", "2", "6", "-", "0", "2", " ", "h", "u"}},
		{"matches", []string{"right"}},
		{"statistics", []string{"right", "right"}},
		{"form", []string{"left", "left"}},
		{"bots", []string{"left"}},
		{"sessions", []string{"g", "right"}},
		{"imported", []string{"g", "g"}},
	} {
		t.Run(page.name, func(t *testing.T) { goldenScreen(t, historyAfter(t, page.keys...)) })
	}
}

// historyProgram is the program with the history opened from the start screen.
func historyProgram(t testing.TB, w, h int) *shellProgram {
	p := newShellProgram(historyEnv(t, looks[1]), w, h).press("h")
	require.Equal(t, "*tui.history", p.on())
	return p
}

// counted are the first words of the line below the heading.
func counted(p *shellProgram) string { return strings.TrimSpace(strings.Split(p.View(), "\n")[2]) }

func TestWordsChooseDeals(t *testing.T) {
	for _, row := range []struct{ lang, typed, means, want string }{
		{"en", "won", "won", "12 of 28 deals · won"},
		{"en", "LOST decl", "lost declarer", "9 of 28 deals · lost · declarer"},
		{"en", "passed", "passed", "4 of 28 deals · passed in"},
		{"en", "gr fore", "grand forehand", "0 of 28 deals · Grand · Forehand"},
		{"en", "suit middle defender", "suit middlehand defender", "1 of 28 deals · suit games · Middlehand · defender"},
		{"en", "clubs grand", "grand", "3 of 28 deals · Grand"}, // the last one counts
		{"en", "week", "week", "28 deals · week"},
		{"en", "2026-02-28", "2026-02-28", "28 deals · 2026-02-28"},
		{"en", "2025..2026-01", "2025-01-01..2026-01-31", "0 of 28 deals · from 2025-01-01, until 2026-01-31"},
		{"en", "2026-02-28..", "2026-02-28..", "28 deals · from 2026-02-28"},
		{"en", "..27.2.2026", "..2026-02-27", "0 of 28 deals · until 2026-02-27"},
		{"de", "gew herz", "gewonnen herz", "1 von 28 Spielen · gewonnen · Herz"},
		{"de", "allein 2.2026", "allein 2026-02-01..2026-02-28", "10 von 28 Spielen · ab 2026-02-01, bis 2026-02-28 · allein"},
	} {
		e := historyEnv(t, look{lang: row.lang, profile: termenv.Ascii})
		s := openHistory(e, row.typed).(*history)
		s.setSize(100, 30)
		line := strings.TrimSpace(strings.Split(frameOf(t, e, s, 100, 30), "\n")[2])
		assert.Equal(t, row.want, line, row.typed)
		assert.Equal(t, row.means, s.book().words(), row.typed)
		assert.Nil(t, s.search, row.typed)
	}
}

// What means nothing, or could mean two things, is said and chooses nothing.
func TestWordsThatMeanNothingAreSaid(t *testing.T) {
	for _, word := range []string{"xyz", "d", "2026-13", "..", "2026-02-30"} {
		s := openHistory(historyEnv(t, looks[1]), "won "+word).(*history)
		require.NotNil(t, s.search, word)
		assert.Equal(t, []string{word}, s.search.unknown)
		assert.Len(t, s.book().chosen, 12, "won still counts")
	}
}

func TestTheListFollowsWhileOneTypes(t *testing.T) {
	p := historyProgram(t, 80, 24)
	p.press("/", "q", "backspace", "l", "o", "s")
	assert.Contains(t, p.View(), "/ los_")
	assert.Contains(t, p.View(), "12 of 28 deals")
	p.press("enter")
	assert.Equal(t, "12 of 28 deals · lost", counted(p))
	p.press("/")
	assert.Contains(t, p.View(), "/ lost _", "what counts can be changed")
	p.press("esc", "x")
	assert.Equal(t, "28 deals", counted(p))
	assert.Equal(t, "*tui.history", p.on())
}

func TestThePanelTurnsTheFilter(t *testing.T) {
	p := historyProgram(t, 80, 24)
	p.press("f", "down", "right", "down", "right")
	assert.Contains(t, p.View(), "won · Clubs")
	p.press("left", "left")
	assert.Contains(t, p.View(), "won · Null", "round at the ends")
	p.press("up", "up", "right")
	assert.Equal(t, "0 of 28 deals · today · won · Null", counted(p))
	p.press("x", "enter")
	assert.Equal(t, "28 deals", counted(p))
	assert.NotContains(t, p.View(), "Your seat")

	click := func(x, y int) {
		p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	}
	click(5, 2) // the filter's line
	rows, box := p.top().(*history).panelRows()
	click(rows.x+3, rows.y+4)
	assert.Equal(t, "10 of 28 deals · declarer", counted(p))
	click(box.x-1, box.y)
	assert.NotContains(t, p.View(), "Your seat")
}

// Whatever one looks at, one comes back to where one was.
func TestBackFromADealTheHistoryIsAsItWas(t *testing.T) {
	p := historyProgram(t, 80, 24)
	p.press("/", "d", "e", "f", "enter", "down", "down", "down")
	before := p.View()
	for _, way := range [][]string{{"enter"}, {"s"}, {"?"}} {
		p.press(way...)
		assert.NotEqual(t, "*tui.history", p.on())
		p.press("esc")
		assert.Equal(t, before, p.View())
	}
	d := p.top().(*history).book().chosen[3]
	p.press("enter")
	require.Equal(t, "*tui.review", p.on())
	assert.Equal(t, d.Deal, p.top().(*review).deal.n)
	p.press("esc", "esc")
	assert.Equal(t, "*tui.start", p.on())
}

func TestAListIsClicked(t *testing.T) {
	p := historyProgram(t, 80, 24)
	r := p.top().(*history).room()
	p.send(tea.MouseMsg{X: r.x + 5, Y: r.y + 2, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	require.Equal(t, "*tui.review", p.on())
	p.press("esc")
	assert.Equal(t, 2, p.top().(*history).book().at)
	p.send(tea.MouseMsg{X: r.x + 5, Y: r.y + 2, Button: tea.MouseButtonWheelDown})
	assert.Equal(t, 5, p.top().(*history).book().at)
	p.press("right")
	p.send(tea.MouseMsg{X: r.x + 5, Y: r.y + 9, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	assert.Equal(t, "*tui.history", p.on(), "there is no match on that line")
	p.send(tea.MouseMsg{X: r.x + 5, Y: r.y + 1, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	assert.Equal(t, "*tui.sheetScreen", p.on())
}

func TestMatchesAreFilteredByDateAndResult(t *testing.T) {
	p := historyProgram(t, 80, 24)
	p.press("right")
	assert.Equal(t, "3 matches", counted(p))
	assert.Contains(t, p.View(), "not finished           Standard match")
	p.press("/", "l", "o", "s", "t", " ", "g", "r", "a", "enter")
	assert.Equal(t, "2 matches · lost", counted(p), "a match has no contract")
	p.press("/", "w", "o", "n")
	assert.Contains(t, p.View(), "/ lost grand won_", "the game still counts for deals")
	assert.Contains(t, p.View(), "No match passes the filter.")
}

// The list of matches is read in parts, wherever the cursor goes.
func TestMatchesAreReadAsTheCursorMoves(t *testing.T) {
	path := filepath.Join(t.TempDir(), "skat.db")
	longHistory(t, path, 20*40+400*40)
	e := testEnv(looks[1])
	s, _, err := store.Open(path, time.Now)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	e.Store = s
	p := newShellProgram(e, 80, 24).press("h", "right")
	all, count, err := s.Matches(store.MatchFilter{}, 0, 1000)
	require.NoError(t, err)
	require.Equal(t, 420, count)
	b := p.top().(*history).book()
	for _, k := range []string{"pgdown", "pgdown", "end", "up", "pgup", "home", "down", "end", "pgup", "pgup", "pgup", "pgup", "pgup"} {
		p.press(k)
		row, ok := b.matches.row(b.matchAt)
		require.True(t, ok)
		assert.Equal(t, all[b.matchAt].ID, row.id)
		assert.LessOrEqual(t, len(b.matches.rows), 3*24)
	}
}

func TestASessionsLogIsRead(t *testing.T) {
	p := historyProgram(t, 80, 24)
	p.press("g", "right")
	assert.Equal(t, "1 session", counted(p))
	p.press("enter")
	assert.Equal(t, "*tui.page", p.on())
	assert.Contains(t, p.View(), "# deal 1, forehand")
	p.press("n")
	assert.Contains(t, strings.Split(p.View(), "\n")[2], "# deal 2, forehand")
	p.press("esc", "s")
	assert.Equal(t, "*tui.offizierSheet", p.on())
	p.press("esc", "left", "enter")
	assert.Equal(t, "*tui.offizierResult", p.on())
	p.press("esc", "right", "right")
	assert.Contains(t, p.View(), "Dealer")
}

const (
	importedGrand  = "(;GM[Skat]DT[2007-11-02/15:24:24/UTC]P0[Ann]P1[Bo]P2[Cy]" + importedDeal + "1 p 2 p 0 18 0 GH 1 RE 2 RE ] ;)"
	importedPassed = "(;GM[Skat]" + importedDeal + "1 p 2 p 0 p ] ;)"
	importedDeal   = "MV[w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.H8.H7.DA.DT.DK.DQ.D9.D8.C7.D7 "
)

// importedInto puts two deals that were played elsewhere into a store.
func importedInto(t testing.TB, s *store.Store) {
	r := record.NewReader(strings.NewReader(importedGrand + "\n" + importedPassed))
	var recs []record.Record
	for range 2 {
		rec, err := r.Read()
		require.NoError(t, err)
		recs = append(recs, rec)
	}
	_, _, err := s.Import("games.sgf", recs)
	require.NoError(t, err)
}

func TestImportedDealsAreListed(t *testing.T) {
	p := historyProgram(t, 80, 24).press("g", "g")
	assert.Equal(t, "2 deals", counted(p))
	assert.Regexp(t, `2007-11-02 ✓ Grand Hand Ann +192 Ann, Bo, Cy`, p.View())
	p.press("/", "w", "o", "n", "enter", "enter")
	require.Equal(t, "*tui.review", p.on())
	p.press("end")
	assert.Contains(t, p.View(), "Ann wins Grand Hand: +192")
	p.press("esc", "right")
	assert.Regexp(t, `Grand +1 +100% +192`, p.View())
	p.press("f", "up")
	assert.NotContains(t, p.View(), "Your seat", "nobody of them is you")
}

// A bot plays the chosen deals in the player's seat, each once; the comparison
// has them.
func TestBotsPlayTheDealsInYourSeat(t *testing.T) {
	p := historyProgram(t, 80, 24).press("/", "d", "e", "c", "l", "enter", "left")
	assert.Contains(t, p.View(), "b has Club player play these 10 deals")
	p.press("b")
	assert.Contains(t, p.View(), "Club player has played 10 deals.")
	e := p.env
	deals := p.top().(*history).book().chosen
	list, err := e.Store.Compare(deals)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.Equal(t, 10, list[0].Bot.Deals)
	assert.Regexp(t, `Club player +10 `, p.View())

	kept, err := e.Store.Replays(deals[0].Match, deals[0].Deal)
	require.NoError(t, err)
	require.Len(t, kept, 1)
	_, m, err := e.Store.Match(deals[0].Match)
	require.NoError(t, err)
	was, err := m.Deal(deals[0].Deal)
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(kept[0].Line, was.Layout().String()), "the same cards")
	assert.Equal(t, deals[0].Seat, kept[0].Seat)

	p.press("b")
	assert.Contains(t, p.View(), "Club player has played 0 deals.", "each once")
	p.press("x", "v", "b")
	list, err = e.Store.Compare(p.top().(*history).book().all)
	require.NoError(t, err)
	require.Len(t, list, 2)
	assert.Equal(t, "novice", list[1].Level)
	assert.Equal(t, 28, list[1].Bot.Deals)
}

// Stopped, a bot plays on no further, and what was on the way is dropped.
func TestBotsCanBeStopped(t *testing.T) {
	for _, how := range [][]string{{"b"}, {"right"}, {"esc"}, {"x"}, {"?"}} {
		e := historyEnv(t, looks[1])
		s := openHistory(e, "lost").(*history)
		s.setSize(80, 24)
		s.update(pressed("left"))
		cmd := s.update(pressed("b"))
		require.NotNil(t, cmd)
		msg := cmd().(replayedMsg)
		next := s.update(msg)
		require.NotNil(t, next)
		assert.Contains(t, frameOf(t, e, s, 80, 24), "Club player plays: 1 of 12")
		assert.Contains(t, frameOf(t, e, s, 80, 24), "b stop")
		for _, k := range how {
			s.update(pressed(k))
		}
		assert.False(t, s.replay.running(), how)
		assert.Nil(t, s.update(next()), "late")
		list, err := e.Store.Compare(s.book().all)
		require.NoError(t, err)
		assert.Equal(t, 1, list[0].Bot.Deals, how)
	}
}

// A match that cannot be read is named, and the others are played.
func TestWhatCannotBeReadIsSaid(t *testing.T) {
	path := filepath.Join(t.TempDir(), "skat.db")
	longHistory(t, path, 20*40+40)
	e := testEnv(looks[1])
	s, _, err := store.Open(path, time.Now)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	e.Store = s
	p := newShellProgram(e, 80, 24).press("h")
	b := p.top().(*history).book()
	b.at = slices.IndexFunc(b.chosen, func(d *store.PastDeal) bool { return d.Match == 21 })
	p.press("enter")
	assert.Equal(t, "*tui.history", p.on())
	assert.Contains(t, p.View(), "cannot be opened: match 21: 0 deals")
	p.press("up")
	assert.NotContains(t, p.View(), "cannot be opened")
}

func TestTheHistoryOfNothing(t *testing.T) {
	for _, e := range []*Env{testEnv(looks[1]), storeEnv(t)} {
		p := newShellProgram(e, 80, 24).press("h")
		for range 12 {
			assert.Contains(t, p.View(), "Nothing to show yet.")
			p.press("enter", "s", "b", "down", "right", "g")
		}
		assert.Equal(t, "*tui.history", p.on())
	}
}

func TestTheHistoryCommandOpensIt(t *testing.T) {
	e := historyEnv(t, looks[1])
	p := &shellProgram{root: root{env: e, stack: []screen{openHistory(e, "nonsense won")}}}
	p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	assert.Contains(t, p.View(), "/ nonsense won _  nonsense?")
	p.press("enter", "esc")
	assert.True(t, p.quit)
}
