package tui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/coach"
	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// Who comes back to a review finds its verdicts there; another deal, or other
// samples, have their own.
func TestVerdictsAreKept(t *testing.T) {
	e := testEnv(looks[1])
	m := matchAt(t, match.Defaults(match.Standard), reviewedGame)
	r := newReview(e, m, 1).(*review)
	runCmd(r.init(), func(msg tea.Msg) { r.update(msg) })
	before, of := r.judge.left()
	require.Less(t, before, of, "the first cards are judged")
	press(r, "q")

	again := newReview(e, m, 1).(*review)
	left, all := again.judge.left()
	assert.Equal(t, before, left)
	assert.Equal(t, of, all)
	assert.Same(t, r.coach, again.coach)

	e.Sampling.Deals++
	left, all = newReview(e, m, 1).(*review).judge.left()
	assert.Equal(t, all, left, "of other samples none is there")
}

func TestTheOldestVerdictsGo(t *testing.T) {
	var k judgedDeals
	first, err := k.review(skat.New(match.Layout(1, 1), skat.Rules{}), coach.Sampling{})
	require.NoError(t, err)
	for seed := range uint64(mostJudged) {
		_, err := k.review(skat.New(match.Layout(seed+2, 1), skat.Rules{}), coach.Sampling{})
		require.NoError(t, err)
	}
	assert.Len(t, k.reviews, mostJudged)
	again, err := k.review(skat.New(match.Layout(1, 1), skat.Rules{}), coach.Sampling{})
	require.NoError(t, err)
	assert.NotSame(t, first, again)
}

// What if goes on by the deal's own rules: in a Bock deal the game counts
// double, under Kontra too, and a Ramsch stays one.
func TestWhatIfKeepsTheRules(t *testing.T) {
	for _, row := range []struct {
		name, actions string
		rules         skat.Rules
	}{
		{"Bock", "1 18 0 p 2 p 1 hand 1 GH 1 concede", skat.Rules{Bock: true}},
		{"Kontra", "1 18 0 p 2 p 1 hand 1 GH 0 kontra 1 p 1 concede", skat.Rules{Kontra: skat.KontraAny}},
		{"Ramsch", "1 p 2 p 0 p", skat.Rules{Ramsch: true}},
	} {
		t.Run(row.name, func(t *testing.T) {
			d, err := skat.ParseDeal(match.Layout(3, 1).String()+" "+row.actions, row.rules)
			require.NoError(t, err)
			for d.Phase() != skat.PhaseDone {
				require.NoError(t, d.Apply(d.Legal(d.ToMove())[0]))
			}
			m, err := MatchOf(d, [3]string{"Ada", "Bob", "Cy"})
			require.NoError(t, err)
			e := testEnv(looks[1])
			p := &shellProgram{root: root{env: e, stack: []screen{newReview(e, m, 1)}}}
			p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
			p.press("w", "1")
			require.Equal(t, "*tui.table", p.on())
			v := p.top().(*table).view
			assert.Equal(t, row.rules, v.Rules())
		})
	}
}
