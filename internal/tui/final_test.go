package tui

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

func TestFinalScreen(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return newFinal(e, testMatch(t, 1, 12)) })
}

func TestFinalScreenOfATournament(t *testing.T) {
	goldenScreen(t, func(e *Env) screen { return newFinal(e, tournamentList(t, 3)) })
}

// The tournament total decides where it is played for, else the score. A tie
// for first is a draw.
func TestWhoHasWon(t *testing.T) {
	for _, row := range []struct {
		name     string
		settings match.Settings
		deals    []string
		en, de   string
	}{
		{"the score", match.Settings{Table: 3}, []string{"won"}, "Abel wins by 18 points.", "Abel gewinnt: 18 Punkte Vorsprung."},
		{"you", match.Settings{Table: 3}, []string{"passed", "passed", "won"}, "You win by 18 points.", "Du gewinnst: 18 Punkte Vorsprung."},
		{"nobody has lost less", match.Settings{Table: 3}, []string{"lost"}, "A draw: You and Bea.", "Unentschieden: Du und Bea."},
		{"all passed", match.Settings{Table: 4}, []string{"passed"}, "A draw: You and Abel and Bea and Carl.", "Unentschieden: Du und Abel und Bea und Carl."},
		// Abel −36 − 50, Bea 18 + 50 + 40, and 40 for the third.
		{"the tournament", match.Settings{Table: 3, Tournament: true}, []string{"lost", "won", "passed"}, "Bea wins by 68 points.", "Bea gewinnt: 68 Punkte Vorsprung."},
		{"a draw by tournament points", match.Settings{Table: 3, Tournament: true}, []string{"lost", "passed", "passed"}, "A draw: You and Bea.", "Unentschieden: Du und Bea."},
	} {
		t.Run(row.name, func(t *testing.T) {
			m := rulebookMatch(t, row.settings, row.deals...)
			require.True(t, m.Over())
			for lang, want := range map[string]string{"en": row.en, "de": row.de} {
				e := testEnv(look{lang: lang})
				assert.Contains(t, frameOf(t, e, newFinal(e, m), 100, 30), want)
			}
		})
	}
}

// By the score alone Abel would have won; the tournament's points turn that
// round, and the screen shows why.
func TestTheTournamentTotalDecides(t *testing.T) {
	deals := []string{"won", "lost", "passed", "passed"}
	plain, tournament := match.Settings{Table: 4}, match.Settings{Table: 4, Tournament: true}
	e := testEnv(looks[1])
	assert.Contains(t, frameOf(t, e, newFinal(e, rulebookMatch(t, plain, deals...)), 80, 24), "Abel wins by 18 points.")
	m := rulebookMatch(t, tournament, deals...)
	frame := frameOf(t, e, newFinal(e, m), 80, 24)
	assert.Contains(t, frame, "Abel wins by 68 points.")
	assert.Regexp(t, `Abel +18 +1 +0 +\+50 +\+30 +98`, frame)
	assert.Regexp(t, `Bea +−36 +0 +1 +−50 +0 +−86`, frame)
	assert.Regexp(t, `You +0 +0 +0 +0 +\+30 +30`, frame)
}

// What each player did: games as declarer, the best of them, and the games of
// others that were lost. Who sits out defends nothing.
func TestTallies(t *testing.T) {
	m := rulebookMatch(t, match.Settings{Table: 4}, "won", "lost", "grandhand", "passed")
	text := textOf(tallyLines(testEnv(looks[1]), m.Sheet(), 70))
	assert.Regexp(t, `Abel +1 of 1 +♦ \+18 +0 of 1`, text)
	assert.Regexp(t, `Bea +0 of 1 +– +0 of 1`, text)
	assert.Regexp(t, `Carl +1 of 1 +Grand \+\d+ +1 of 2`, text)
	assert.Regexp(t, `You +0 of 0 +– +1 of 2`, text)

	ramsch := rulebookMatch(t, match.Settings{Table: 3, Ramsch: true}, "durchmarsch")
	text = textOf(tallyLines(testEnv(looks[1]), ramsch.Sheet(), 36))
	assert.Regexp(t, `Abel +0 of 0 +Rams \+120`, text)
	assert.Equal(t, skat.Durchmarsch, ramsch.Sheet().Rows[0].Result.Outcome)
}

// The footer offers to scroll only where a page is longer than its room.
func TestFinalScrollsWhereItMust(t *testing.T) {
	e := testEnv(looks[1])
	s := newFinal(e, testMatch(t, 1, 12))
	for _, size := range []struct {
		w, h    int
		scrolls [3]bool
	}{{140, 40, [3]bool{}}, {80, 24, [3]bool{false, false, true}}, {80, 20, [3]bool{true, false, true}}} {
		s.setSize(size.w, size.h)
		for _, scrolls := range size.scrolls {
			found := false
			for _, k := range s.keys() {
				found = found || k.Enabled() && k.Help().Desc == "scroll"
			}
			assert.Equal(t, scrolls, found, "%d×%d\n%s", size.w, size.h, frameOf(t, e, s, size.w, size.h))
			onPage(s, 1)
		}
	}
}

func TestFinalHasPages(t *testing.T) {
	e := testEnv(looks[1])
	s := newFinal(e, testMatch(t, 1, 12))
	assert.Contains(t, frameOf(t, e, s, 80, 24), "← Result 1/3 →")
	assert.Contains(t, frameOf(t, e, onPage(s, 1), 80, 24), "B Bea 125   A Abel 36   Y You 33")
	assert.Contains(t, frameOf(t, e, onPage(s, 1), 80, 24), "Won/lost by game")
	assert.Contains(t, frameOf(t, e, onPage(s, 1), 80, 24), "Bea wins by 89 points.")
	s.update(pressed("left"))
	assert.Contains(t, frameOf(t, e, s, 80, 24), "Won/lost by game")
	assert.Equal(t, popMsg{}, s.update(pressed("enter"))(), "from every page")
}

// A result says what the tournament adds beside the game points, so that they
// lead to the totals under it; without a tournament, or where all passed, there
// is nothing to say.
func TestAResultNamesTheTournamentsPoints(t *testing.T) {
	for _, row := range []struct {
		table      int
		tournament bool
		deals      []string
		en, de     string
	}{
		{3, true, []string{"won"}, "Tournament  Abel +50", "Turnier  Abel +50"},
		{3, true, []string{"lost"}, "Tournament  You +40 · Abel −50 · Bea +40", "Turnier  Du +40 · Abel −50 · Bea +40"},
		{4, true, []string{"lost"}, "Tournament  You +30 · Abel −50 · Bea +30 · Carl +30", "Turnier  Du +30 · Abel −50 · Bea +30 · Carl +30"},
		{3, true, []string{"passed"}, "", ""},
		{3, false, []string{"lost"}, "", ""},
	} {
		m := rulebookMatch(t, match.Settings{Table: row.table, Tournament: row.tournament}, row.deals...)
		for lang, want := range map[string]string{"en": row.en, "de": row.de} {
			f, err := finishedDeal(testEnv(look{lang: lang}), m, 1)
			require.NoError(t, err)
			lines := strings.Split(strings.TrimSpace(textOf(f.totalsLine(100))), "\n")
			if want == "" {
				assert.Len(t, lines, 1, "the totals only")
				continue
			}
			require.Len(t, lines, 2)
			assert.Equal(t, want, lines[0])
		}
	}
}
