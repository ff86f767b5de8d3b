package tui

import (
	"context"
	"strings"
	"sync"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// The deal that is reviewed: the scene's, in which the player throws Diamonds
// away.
const reviewedGame = fifthTrick + " 1 SA 1 D7 2 DJ 0 HT 2 HK 0 H7 1 DT 1 CQ 2 DK 0 CT 2 SK 0 C9 1 ST 1 DA 2 S9 0 H8"

// judged has all verdicts of a review worked out, on few samples.
func judged(t testing.TB, s screen) *review {
	t.Helper()
	r, ok := s.(*review)
	require.True(t, ok, "%T", s)
	var take func(tea.Msg)
	take = func(msg tea.Msg) { runCmd(r.update(msg), take) }
	runCmd(r.init(), take)
	require.NoError(t, r.judge.err)
	left, _ := r.judge.left()
	require.Zero(t, left)
	return r
}

// theJudged is the reviewed game, judged against open cards: what is sampled
// changes with the Expert.
var theJudged = sync.OnceValue(func() *coach.Review {
	t := &testing.T{}
	r := newReview(testEnv(looks[1]), matchAt(t, match.Defaults(match.Standard), reviewedGame), 1).(*review)
	r.judge.known = nil
	return judged(t, r).coach
})

// reviewAt is the review of the scene's deal as the player who presses keys
// sees it.
func reviewAt(t testing.TB, env *Env, keys string) *review {
	t.Helper()
	r := newReview(env, matchAt(t, match.Defaults(match.Standard), reviewedGame), 1).(*review)
	r.coach, r.judge.open, r.judge.known = theJudged(), nil, nil
	r.setSize(80, 24)
	press(r, keys)
	return r
}

func TestReviewScreens(t *testing.T) {
	for _, c := range []struct{ name, keys string }{
		{"auction", ""},
		{"discard", strings.Repeat("right ", 7)},
		{"lead", "down"},
		{"mistake", "n"},
		{"hidden", "n o t"},
		{"decisions", "n d"},
		{"result", "end"},
	} {
		t.Run(c.name, func(t *testing.T) {
			goldenScreen(t, func(env *Env) screen { return reviewAt(t, env, c.keys) })
		})
	}
}

// Keys go through the deal: a step, a trick, the next mistake, both ends.
func TestReviewKeys(t *testing.T) {
	r := reviewAt(t, testEnv(looks[1]), "")
	at := func(keys string, want int) {
		t.Helper()
		press(r, keys)
		assert.Equal(t, want, r.at, keys)
	}
	at("left", 0)
	at("right right", 2)
	at("end right", r.last())
	at("home", 0)
	first := len(strings.Fields(diamonds)) / 2
	at("down", first)
	at("right", first+1)
	at("down", first+3)
	at("right up", first+3)
	at("up", first)
	at("up", 0)
	at("up", 0)
	at("n", first) // the ace of hearts
	at("n", first+15)
	at("p", first)
	at("p", first)
	at("end n", r.last())
}

// What a player could know is said with the number of samples, and decides the
// verdict. What is not proven to be worse is not called best.
func TestReviewSaysWhatCouldBeKnown(t *testing.T) {
	jack, err := skat.ParseCard("CJ")
	require.NoError(t, err)
	for _, c := range []struct {
		name  string
		taken coach.Choice
		all   bool
		says  [2]string
	}{
		{"best", coach.Choice{Win: 0.19}, false, [2]string{"A♥ is best: it wins 19 % (80 samples).", "A♥ am besten: gewinnt 19 % (80 Stichproben)."}},
		{"fine", coach.Choice{Win: 0.11, Behind: 0.08, Error: 0.05}, false, [2]string{
			"A♥ is fine: it wins 11 %, within the error (±10 %) of the best, J♣ 19 % (80 samples).",
			"A♥ gut: gewinnt 11 %, im Fehlerbereich (±10 %) des besten, B♣ 19 % (80 Stichproben)."}},
		{"inaccuracy", coach.Choice{Win: 0.11, Behind: 0.08}, true, [2]string{
			"J♣ wins 19 %, A♥ 11 % (±0 %, all 80 ways the cards can lie).",
			"gewinnt B♣ 19 %, A♥ 11 % (±0 %, alle 80 möglichen Verteilungen)."}},
	} {
		for n, lang := range []string{"en", "de"} {
			e := testEnv(look{lang: lang})
			r := newReview(e, matchAt(t, match.Defaults(match.Standard), reviewedGame), 1).(*review)
			press(r, "down") // the ace of hearts
			c.taken.Action = r.action()
			best := coach.Choice{Action: skat.Play(r.action().Seat, jack), Win: 0.19}
			r.coach.Judged[r.at].Known = &coach.Known{Choices: []coach.Choice{best, c.taken}, Taken: c.taken, Samples: 80, All: c.all}
			frame := strings.Join(strings.Fields(ansi.Strip(frameOf(t, e, r, 80, 36))), " ")
			assert.Contains(t, frame, c.says[n], c.name)
			assert.Contains(t, frame, e.Text.T(gradeWords[r.coach.Judged[r.at].Grade()]))
		}
	}
}

// Who holds every trump and gives up blunders, by the sampled judge too: the
// verdict says what was done, what it cost, and what was better.
func TestReviewOfGivingUp(t *testing.T) {
	d, err := skat.ParseDeal("CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.C7.SA.ST.SK.HA.HT.HK.DA.DT.DK.SQ.S9.S8.HQ.H9.H8.DQ.D9.D8.D7.S7.H7 1 p 2 p 0 18 0 hand 0 CH 0 concede", skat.Rules{})
	require.NoError(t, err)
	m, err := MatchOf(d, [3]string{"", "Yvonne", "Zoe"})
	require.NoError(t, err)
	for lang, want := range map[string][]string{
		"en": {" blunder · ", "gives up", "giving up 0 %", "−100 % to win"},
		"de": {" grober Fehler · ", "gibt auf", "Aufgeben 0 %", "−100 % Gewinn"},
	} {
		e := testEnv(look{lang: lang})
		r := judged(t, newReview(e, m, 1))
		r.show(r.last() - 1)
		require.Equal(t, skat.KindConcede, r.action().Kind)
		require.NotNil(t, r.coach.Judged[r.at].Known)
		assert.Equal(t, coach.Blunder, r.coach.Judged[r.at].Grade())
		frame := strings.Join(strings.Fields(ansi.Strip(frameOf(t, e, r, 120, 36))), " ")
		for _, text := range want {
			assert.Contains(t, frame, text)
		}
	}
}

// A click on a sign and on a line of the list goes to that step, the wheel
// steps.
func TestReviewMouse(t *testing.T) {
	r := reviewAt(t, testEnv(looks[1]), "home")
	r.setSize(120, 36)
	l := r.layout()
	click := func(x, y int) {
		r.update(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	}
	click(l.list.x+2, l.list.y+5)
	assert.Equal(t, 5, r.at)
	r.update(tea.MouseMsg{Button: tea.MouseButtonWheelDown})
	assert.Equal(t, 6, r.at)
	r.update(tea.MouseMsg{Button: tea.MouseButtonWheelUp})
	assert.Equal(t, 5, r.at)
	for x := l.marks.x; x < l.marks.x+l.marks.w; x++ {
		if i := r.markAt(l.marks, x, l.marks.y); i == 20 {
			click(x, l.marks.y)
			break
		}
	}
	assert.Equal(t, 20, r.at)
}

// Leaving ends the work, and coming back goes on with it.
func TestReviewIsCancelledAndGoesOn(t *testing.T) {
	m := matchAt(t, match.Defaults(match.Standard), reviewedGame)
	r := newReview(testEnv(looks[1]), m, 1).(*review)
	r.setSize(80, 24)
	first := r.init()
	require.NotNil(t, first)
	next := r.update(first())
	left, of := r.judge.left()
	assert.Less(t, left, of)
	press(r, "q")
	require.ErrorIs(t, r.judge.ctx.Err(), context.Canceled, "leaving stops the work")
	assert.Nil(t, r.update(next()), "what comes late is dropped")
	now, _ := r.judge.left()
	assert.Equal(t, left, now)
	judged(t, r)
	now, _ = r.judge.left()
	assert.Zero(t, now)
}

// From the result of a deal and from the end of a match one comes to the
// review, and back.
func TestReviewIsReachedByKeys(t *testing.T) {
	m := testMatch(t, 1, 3)
	e := testEnv(looks[1])
	p := &shellProgram{root: root{env: e, stack: []screen{newFinal(e, m), newDealResult(e, m, 2)}}}
	p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	p.press("r")
	assert.Equal(t, "*tui.review", p.on())
	p.press("q")
	assert.Equal(t, "*tui.dealResult", p.on())
	p.press("enter", "r")
	assert.Equal(t, "*tui.reviews", p.on())
	p.press("down", "enter")
	assert.Equal(t, "*tui.review", p.on())
	assert.Equal(t, 2, p.top().(*review).deal.n)
	p.press("q", "q")
	assert.Equal(t, "*tui.final", p.on())
}

// A deal of a record has its players' names, and nobody is you.
func TestReviewOfARecord(t *testing.T) {
	m := matchAt(t, match.Defaults(match.Standard), reviewedGame)
	d, err := m.Deal(1)
	require.NoError(t, err)
	one, err := MatchOf(d, [3]string{"Xaver", "Yvonne", ""})
	require.NoError(t, err)
	e := testEnv(looks[1])
	frame := frameOf(t, e, judged(t, newReview(e, one, 1)), 80, 24)
	assert.Contains(t, frame, "Yvonne: Diamonds, 20")
	assert.NotContains(t, frame, "You")
	_, err = MatchOf(skat.New(d.Layout(), d.Rules()), [3]string{})
	assert.ErrorContains(t, err, "auction")
}
