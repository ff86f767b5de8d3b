package match_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/skat"
)

// A refused claim is noted where it was made, once, and is kept with the match;
// an Undo to before it takes it back.
func TestRefusedClaimsAreNoted(t *testing.T) {
	m, err := match.New(match.Defaults(match.Standard), 7, people(3))
	require.NoError(t, err)
	assert.Empty(t, m.Refused())
	require.NoError(t, m.Apply(skat.Pass(skat.Middlehand)))
	m.NoteRefused(skat.Forehand)
	m.NoteRefused(skat.Forehand)
	early := match.RefusedClaim{Deal: 1, Before: 1, Seat: skat.Forehand}
	assert.Equal(t, []match.RefusedClaim{early}, m.Refused())
	require.NoError(t, m.Apply(skat.Pass(skat.Rearhand)))
	m.NoteRefused(skat.Rearhand)
	assert.Len(t, m.Refused(), 2)

	again, err := match.Restore(m.Save())
	require.NoError(t, err)
	assert.Equal(t, m, again)

	require.True(t, m.Undo(m.Seating().Player(skat.Rearhand)))
	assert.Equal(t, []match.RefusedClaim{early}, m.Refused())
	require.True(t, m.Undo(m.Seating().Player(skat.Middlehand)))
	assert.Empty(t, m.Refused())
}
