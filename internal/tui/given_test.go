package tui

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// A given deal begins at once, with the player in the seat asked for, and is a
// match of its own; the next match is again what the player set up.
func TestAGivenDealBeginsAtOnce(t *testing.T) {
	e := storeEnv(t)
	e.Prefs.Settings = match.Defaults(match.Kneipe).WithTable(4)
	l := match.Layout(4, 4)
	d, err := skat.ParseDeal(l.String()+" 1 18 0 y", skat.Rules{Valuation: skat.ISkO})
	require.NoError(t, err)
	e.Given = &Given{Deal: d, Seat: skat.Rearhand}
	p := newShellProgram(e, 80, 24)
	require.Equal(t, "*tui.table", p.on())
	m := p.top().(*table).match
	assert.Equal(t, l.Hands[2], m.View(0).Dealt)
	assert.Equal(t, 1, m.Settings().Deals)
	assert.Len(t, m.Players(), 3)
	v := m.View(0)
	assert.Equal(t, skat.Rules{Valuation: skat.ISkO}, v.Rules())

	assert.True(t, m.Practice(), "the player may know the cards")

	p.press("q")
	next, err := e.newMatch()
	require.NoError(t, err)
	assert.Equal(t, e.Prefs.Settings, next.Settings())

	_, kept, err := e.Store.Last()
	require.NoError(t, err)
	assert.Equal(t, l.Hands[2], kept.View(0).Dealt, "continued, it is that very deal")
}
