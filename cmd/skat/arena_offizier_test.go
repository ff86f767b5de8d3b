package main

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/arena"
)

// offizierArena runs `skat arena --game offizier` with more arguments.
func offizierArena(args ...string) (string, error) {
	cmd := newRootCommand()
	out := &bytes.Buffer{}
	cmd.SetOut(out)
	cmd.SetArgs(append([]string{"arena", "--game", "offizier"}, args...))
	err := cmd.Execute()
	return out.String(), err
}

func TestArenaPlaysOffizier(t *testing.T) {
	out, err := offizierArena("--seats", "club,novice", "--deals", "40", "--seed", "3", "--rotate", "--json")
	require.NoError(t, err)
	var r arena.OffizierReport
	require.NoError(t, json.Unmarshal([]byte(out), &r))
	assert.Equal(t, 80, r.Games)
	assert.Greater(t, r.Players[0].Share, r.Players[1].Share, "Club is the better player")
	assert.Zero(t, r.Players[0].Illegal+r.Players[1].Illegal)
	text, err := offizierArena("--seats", "club,club", "--deals", "5", "--seed", "3", "--rotate")
	require.NoError(t, err)
	assert.Contains(t, text, "5 deals in both seatings each: 10 games")
	assert.Contains(t, text, " 50.00 %", "a bot against itself, both ways round")
}

func TestArenaRefusesInOffizier(t *testing.T) {
	for want, args := range map[string][]string{
		"--seats: 3 players, want 2 in Offiziersskat":              nil,
		`level "expret": want one of novice, club, expert`:         {"--seats", "expret,club"},
		"--game offizier: that game has none of Skat's rule flags": {"--seats", "club,club", "--kontra", "any"},
		"0 deals: want at least 1":                                 {"--seats", "club,club", "--deals", "0"},
		`--game "doppelkopf": want skat or offizier`:               {"--game", "doppelkopf"},
	} {
		_, err := offizierArena(args...)
		assert.EqualError(t, err, want)
	}
}
