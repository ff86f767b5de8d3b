package main

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/offizier"
	"github.com/af22046e/skat/internal/store"
)

var (
	handRow = regexp.MustCompile(`(?m)^ +([1-8])( +[1-8])*$`)
	pileRow = regexp.MustCompile(`(?m)^ +([a-d])( +[a-d])*$`)
)

// offizierAnswer is the key of a player who names Clubs, says no Kontra and
// plays the first pile with a key, else the first card in hand.
func offizierAnswer(s string) string {
	has := func(text string) bool { return strings.Contains(s, text) }
	hand, pile := handRow.FindStringSubmatch(s), pileRow.FindStringSubmatch(s)
	switch {
	case has("Name the game"):
		return "4"
	case has(". Kontra?"):
		return "n"
	case pile != nil:
		return pile[1]
	case hand != nil:
		return hand[1]
	}
	return ""
}

// playSession presses keys until the screen shows text.
func (p *terminal) playSession(text string) string {
	p.t.Helper()
	for range 400 {
		s := p.settled("a question", func(s string) bool { return strings.Contains(s, text) || offizierAnswer(s) != "" })
		if strings.Contains(s, text) {
			return s
		}
		p.press(offizierAnswer(s))
		p.settled("an answer at\n"+s, func(now string) bool { return now != s })
	}
	require.Fail(p.t, "the deal goes on and on")
	return ""
}

// A session of Offiziersskat by keys: set up, two deals, killed in the third
// and resumed, ended after it.
func TestASessionIsPlayedResumedAndEnded(t *testing.T) {
	t.Parallel()
	h := newHome(t)
	p := h.open(t, 80, 24, "--seed", "2026")
	p.shows("Offiziersskat")
	p.press("f")
	p.shows("How well Abel plays")
	p.press("\r")
	for deal := 1; deal <= 2; deal++ {
		p.playSession("Another?")
		p.press("\r")
		p.settled("the next deal", func(s string) bool { return !strings.Contains(s, "Another?") })
	}
	p.shows("Deal 3")
	for range 5 {
		s := p.settled("a question", func(s string) bool { return offizierAnswer(s) != "" })
		p.press(offizierAnswer(s))
		p.settled("an answer", func(now string) bool { return now != s })
	}
	before := p.settled("a card to play", func(s string) bool { return handRow.MatchString(s) })
	require.NoError(t, p.cmd.Process.Kill())
	p.ends()

	p = h.open(t, 80, 24)
	assert.Contains(t, p.shows("Continue"), "Offiziersskat, deal 3")
	p.press("c")
	after := p.settled("the table", handRow.MatchString)
	assert.Equal(t, strings.Split(before, "\n")[15:23], strings.Split(after, "\n")[15:23], "the same cards with the same keys")
	p.playSession("Another?")
	p.press("e")
	p.shows("End the match here?")
	p.press("y")
	final := p.shows("The match is over")
	p.press("\r")
	assert.NotContains(t, p.shows("Match setup"), "Continue") // what only the start screen says
	p.press("q")
	assert.Equal(t, 0, p.ends())

	s, _, err := store.Open(h.store(), time.Now)
	require.NoError(t, err)
	defer func() { assert.NoError(t, s.Close()) }()
	entry, m, err := s.LastSession()
	require.NoError(t, err)
	assert.True(t, entry.Over)
	assert.EqualValues(t, 2026, m.Seed())
	assert.Len(t, m.Sheet().Rows, 3)
	assertSessionTotals(t, final, m)
	_, err = offizier.ParseLog(m.Log())
	assert.NoError(t, err)
}

// assertSessionTotals holds that the totals on the last screen are those of m.
func assertSessionTotals(t *testing.T, final string, m *match.Session) {
	line := regexp.MustCompile(`(?m)^ *Total .*│ +(\d+) │ +(\d+)$`).FindStringSubmatch(final)
	require.NotNil(t, line, final)
	totals := m.Sheet().Totals
	assert.Equal(t, []string{strconv.Itoa(totals[0]), strconv.Itoa(totals[1])}, line[1:])
}
