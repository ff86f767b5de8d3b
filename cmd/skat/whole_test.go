package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
	"github.com/af22046e/skat/internal/store"
)

var (
	callButton = regexp.MustCompile(`1 (bid|hold) (\d+)`)
	keyRow     = regexp.MustCompile(`(?m)^ +([0-9ab])( +[0-9ab])*$`)
	dealHeader = regexp.MustCompile(`Deal (\d+) of 12`)
)

// answer is the key that a player who bids to 18 and plays the first card
// allowed presses at a screen; "" when there is nothing to press.
func answer(screen string) string {
	footer := screen[strings.LastIndex(screen, "\n")+1:]
	call := callButton.FindStringSubmatch(screen)
	row := keyRow.FindStringSubmatch(screen)
	has := func(text string) bool { return strings.Contains(screen, text) }
	switch {
	case strings.HasPrefix(footer, " enter go on"): // the result
		return "\r"
	case call != nil && call[2] == "18":
		return "1"
	case call != nil:
		return "2"
	case has("The game is yours at"), has("Do you agree?"):
		return "1"
	case has("Enter lays them away"), has("Name your game"), has("Enter plays it all the same"):
		return "\r"
	case has("Choose two cards"):
		return "ab"
	case row != nil:
		return row[1]
	}
	return ""
}

// step presses the key that answers the screen, unless until says yes to it.
func (p *terminal) step(until func(screen string) bool) (screen string, done bool) {
	p.t.Helper()
	s := p.settled("a question", func(s string) bool { return until(s) || answer(s) != "" })
	if until(s) {
		return s, true
	}
	p.press(answer(s))
	p.settled("an answer to "+strconv.Quote(answer(s))+" at\n"+s, func(now string) bool { return now != s })
	return s, false
}

// playOn presses keys until until says yes to the screen.
func (p *terminal) playOn(until func(screen string) bool) string {
	p.t.Helper()
	for range 2000 {
		if s, done := p.step(until); done {
			return s
		}
	}
	require.Fail(p.t, "the match goes on and on")
	return ""
}

// A whole match on a pseudo-terminal, by key presses alone.
func TestAWholeMatchIsPlayed(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24, "--seed", "2026")
	p.shows("New match")
	p.press("n")
	deals := map[string]bool{}
	last := p.playOn(func(s string) bool {
		if d := dealHeader.FindStringSubmatch(s); d != nil {
			deals[d[1]] = true
		}
		return strings.Contains(s, "The match is over")
	})
	assert.Len(t, deals, 12)
	assert.Regexp(t, `wins? by \d+ points?\.|A draw: `, last)
	assert.Contains(t, last, "seed 2026")

	p.press("s")
	sheet := p.shows("Score sheet")
	p.press("\x1b")
	p.shows("The match is over")
	p.press("\r")
	assert.NotContains(t, p.shows("Match setup"), "Continue") // what only the start screen says
	p.press("q")
	assert.Equal(t, 0, p.ends())

	s, notices, err := store.Open(h.store(), time.Now)
	require.NoError(t, err)
	assert.Empty(t, notices)
	defer func() { assert.NoError(t, s.Close()) }()
	entry, m, err := s.Last()
	require.NoError(t, err)
	assert.True(t, entry.Over && m.Over())
	assert.EqualValues(t, 2026, m.Seed())
	assertTotals(t, sheet, m)
}

// assertTotals holds that the totals on a score sheet are those of m.
func assertTotals(t *testing.T, sheet string, m *match.Match) {
	line := sheet[strings.Index(sheet, "Total"):]
	line, _, _ = strings.Cut(line, "\n")
	shown := strings.Split(strings.ReplaceAll(line, "−", "-"), "│")[1:]
	for player, total := range m.Sheet().Totals() {
		assert.Equal(t, strconv.Itoa(total), strings.TrimSpace(shown[player]))
	}
}

// stored is the match as the store has it while a program plays it.
func (h *home) stored(t *testing.T) *match.Match {
	s, _, err := store.Open(h.store(), time.Now)
	require.NoError(t, err)
	defer func() { require.NoError(t, s.Close()) }()
	_, m, err := s.Last()
	require.NoError(t, err)
	return m
}

// midTrick tells that the player is asked for a card to a trick that has one.
func midTrick(deal int) func(string) bool {
	return func(s string) bool {
		return strings.Contains(s, fmt.Sprintf("Deal %d of 12", deal)) && keyRow.MatchString(s) &&
			(strings.Contains(s, "must be followed") || strings.Contains(s, "any card"))
	}
}

// kill -9 in the middle of a trick: continue is exactly there.
func TestAfterAKillContinueIsExactlyThere(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24, "--seed", "11")
	p.shows("New match")
	p.press("n")
	for deal := 1; deal <= 2; deal++ {
		before := p.playOn(midTrick(deal))
		saved := h.stored(t)
		require.NoError(t, p.cmd.Process.Kill())
		p.ends()

		view := saved.View(0)
		assert.Equal(t, skat.PhasePlay, view.Phase())
		assert.NotZero(t, view.Trick().Len(), "in the middle of a trick")

		p = h.open(t, 80, 24)
		start := p.shows("Continue")
		assert.Contains(t, start, fmt.Sprintf("deal %d of 12", deal))
		p.press("c")
		after := p.settled("the table", midTrick(deal))
		assert.Equal(t, before, after)
		assert.Equal(t, saved.Save(), h.stored(t).Save(), "looking at it changes nothing")
		p.playOn(func(s string) bool { return strings.HasPrefix(s, fmt.Sprintf(" Deal %d of 12", deal+1)) })
	}
}

// Killed at any moment, the program has always saved what was to be seen.
func TestKilledAgainAndAgainNothingIsLost(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	lines := ""
	for round := range 5 {
		p := h.open(t, 80, 24, "--seed", "5")
		p.shows("New match")
		if round == 0 {
			p.press("n")
		} else {
			p.press("c")
		}
		for range 4 + round {
			p.step(func(string) bool { return false })
		}
		require.NoError(t, p.cmd.Process.Kill())
		p.ends()
		now := strings.Join(h.stored(t).Save().Deals, "\n")
		assert.True(t, strings.HasPrefix(now, lines), "round %d: %s\nis not continued by\n%s", round, lines, now)
		assert.Greater(t, len(now), len(lines))
		lines = now
	}
}
