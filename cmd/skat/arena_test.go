package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/creack/pty"
	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/internal/arena"
)

// execute runs a command and returns what it prints.
func execute(cmd *cobra.Command, in string, args ...string) (string, error) {
	var out bytes.Buffer
	cmd.SetIn(strings.NewReader(in))
	cmd.SetOut(&out)
	cmd.SetErr(io.Discard)
	cmd.SilenceUsage = true
	cmd.SetArgs(args)
	err := cmd.ExecuteContext(context.Background())
	return out.String(), err
}

func TestArenaPrintsATableOrJSON(t *testing.T) {
	text, err := execute(newArenaCommand(), "", "--seats", "club,novice,club", "--deals", "4", "--seed", "5", "--rotate")
	require.NoError(t, err)
	assert.Contains(t, text, "4 deals in all three seatings each: 12 games")
	for _, name := range []string{"\nA club 1 ", "\nB novice ", "\nC club 2 ", "\nA − B "} {
		assert.Contains(t, text, name)
	}
	assert.NotContains(t, text, "declarer")

	text, err = execute(newArenaCommand(), "", "--seats", "club,club,club", "--deals", "4", "--mode", "fixed", "--rotate", "--report")
	require.NoError(t, err)
	assert.Contains(t, text, "only the card play is compared")
	assert.Regexp(t, `\nA − B +0\.0 +0\.0 +0\.0 +0\.0\n`, text)
	assert.Contains(t, text, "\nA declarer ")
	assert.Contains(t, text, "\ncontract ")

	file := filepath.Join(t.TempDir(), "games.csv")
	object, err := execute(newArenaCommand(), "", "--seats", "club,novice,club", "--deals", "4", "--seed", "5", "--json", "--games", file)
	require.NoError(t, err)
	games, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, 1+3*4, strings.Count(string(games), "\n"))
	var r arena.Report
	require.NoError(t, json.Unmarshal([]byte(object), &r))
	assert.Equal(t, 4, r.Games)
	assert.Equal(t, "novice", r.Players[1].Name)
	assert.Zero(t, r.Table.Illegal)
	assert.Positive(t, r.Table.WorstThinking)
}

func TestArenaSaysWhatIsWrong(t *testing.T) {
	for want, args := range map[string][]string{
		"want 3":                   {"--seats", "club,novice"},
		`seat "queen"`:             {"--seats", "club,novice,queen"},
		"no-such-program":          {"--seats", "club,novice,exec:./no-such-program"},
		"want at least 1":          {"--deals", "0"},
		`invalid argument "soon"`:  {"--limit", "soon"},
		`--mode "guess"`:           {"--mode", "guess"},
		"that game has no --mode":  {"--game", "offizier", "--seats", "club,club", "--mode", "fixed"},
		`unknown command "please"`: {"please"},
	} {
		out, err := execute(newArenaCommand(), "", args...)
		assert.ErrorContains(t, err, want)
		assert.Empty(t, out)
	}
}

// TestCommand is no test: it is `skat arena` or `skat seat` for the tests
// here, with the words behind "--".
func TestCommand(*testing.T) {
	if flag.NArg() == 0 {
		return
	}
	cmd := &cobra.Command{Use: "skat"}
	cmd.AddCommand(newArenaCommand(), newSeatCommand())
	cmd.SetArgs(flag.Args())
	if cmd.Execute() != nil {
		os.Exit(1)
	}
	os.Exit(0)
}

const ourselves = " -test.run=^TestCommand$ -- "

// A bot behind `skat seat` scores exactly what it scores without.
func TestArenaSeatsOurOwnSeatCommand(t *testing.T) {
	args := []string{"--deals", "10", "--seed", "2", "--rotate", "--json", "--limit", "1m", "--seats"}
	direct, err := execute(newArenaCommand(), "", append(args, "club,novice,club")...)
	require.NoError(t, err)
	seat := "exec:" + os.Args[0] + ourselves + "seat --bot "
	piped, err := execute(newArenaCommand(), "", append(args, "club,"+seat+"novice,"+seat+"club")...)
	require.NoError(t, err)
	var want, got arena.Report
	require.NoError(t, json.Unmarshal([]byte(direct), &want))
	require.NoError(t, json.Unmarshal([]byte(piped), &got))
	assert.Equal(t, "skat novice", got.Players[1].Name)
	for i := range want.Players {
		assert.Equal(t, want.Players[i].Points, got.Players[i].Points)
		for _, p := range []*arena.Player{&want.Players[i], &got.Players[i]} {
			p.MeanThinking, p.WorstThinking = 0, 0
		}
		assert.Equal(t, want.Players[i].Performance, got.Players[i].Performance)
	}
}

// The progress goes to a terminal on standard error only; the report is all
// that standard output gets.
func TestArenaShowsProgressOnATerminal(t *testing.T) {
	words := append(strings.Fields(ourselves), "arena", "--deals", "20")
	plain := exec.Command(os.Args[0], words...)
	var stderr bytes.Buffer
	plain.Stderr = &stderr
	out, err := plain.Output()
	require.NoError(t, err)
	assert.Contains(t, string(out), "20 deals")
	assert.Empty(t, stderr.String())

	terminal, tty, err := pty.Open()
	require.NoError(t, err)
	defer terminal.Close()
	watched := exec.Command(os.Args[0], words...)
	watched.Stderr = tty
	shown := make(chan string)
	go func() {
		b, _ := io.ReadAll(terminal) // ends with an error when tty is closed everywhere
		shown <- string(b)
	}()
	again, err := watched.Output()
	require.NoError(t, err)
	require.NoError(t, tty.Close())
	assert.Contains(t, <-shown, "deals")
	assert.Equal(t, strings.Count(string(out), "\n"), strings.Count(string(again), "\n"))
}
