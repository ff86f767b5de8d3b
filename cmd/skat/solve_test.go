package main

import (
	"bytes"
	"context"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Three deals of ../shared/data/oracle_random.txt.
const problems = `R000s S 0 0 C8C7SKSQS8HTHQH7D9D7 CJHJSAS9S7HKH9DADTDK SJDJCTCQC9STHAH8DQD8 CACK 15
# Grand, and Null

R000g G 0 0 C8C7SKSQS8HTHQH7D9D7 CJHJSAS9S7HKH9DADTDK SJDJCTCQC9STHAH8DQD8 CACK 15
R000n N 0 0 C8C7SKSQS8HTHQH7D9D7 CJHJSAS9S7HKH9DADTDK SJDJCTCQC9STHAH8DQD8 CACK
`

func TestSolvePrintsValues(t *testing.T) {
	text, err := execute(newSolveCommand(), problems, "-")
	require.NoError(t, err)
	assert.Regexp(t, `^R000s 15\nR000g 15\nR000n 0\n3 problems, total \d+\.\d ms, mean \d+\.\d{3} ms, \d+ nodes\n$`, text)

	text, err = execute(newSolveCommand(), problems, "--win", "-")
	require.NoError(t, err)
	assert.Regexp(t, `^R000s 0\nR000g 0\nR000n 0\n3 problems`, text)
}

func TestSolvePrintsTheBestCard(t *testing.T) {
	// Grand, forehand leads: the ace would be ruffed, the jack draws that trump.
	const endings = "a G 0 0 CJ.DA SJ.H7 DT.D8 -\nb N 0 0 D7.H9 D8.H7 D9.H8 -\nc R 0 0 CJ.D7 SJ.DA DT.D8 C7.CA\n"
	text, err := execute(newSolveCommand(), endings, "--best", "-")
	require.NoError(t, err)
	lines := strings.Split(text, "\n")
	require.Len(t, lines, 5)
	assert.Equal(t, "a 25 CJ DA:2 CJ:25", lines[0])
	assert.Equal(t, "b 0 D7 D7:0 H9:0", lines[1])
	assert.Regexp(t, regexp.MustCompile(`^c \d+ `), lines[2])
}

func TestSolveGoesOnAfterABadLine(t *testing.T) {
	for line, want := range map[string]string{
		"x G 0 0 CJ SJ":              "line 2: 6 words: want name contract declarer leader hand0 hand1 hand2 skat",
		"x Q 0 0 CJ SJ HJ -":         `contract "Q": want D H S C G N or R`,
		"x G 3 0 CJ SJ HJ -":         `declarer "3": want 0 1 or 2`,
		"x G 0 01 CJ SJ HJ -":        `leader "01": want 0 1 or 2`,
		"x G 0 0 CJ SX HJ -":         `card "SX": want a suit`,
		"x G 0 0 CJ SJ HJ SJ":        "SJ is there twice: want different cards",
		"x G 0 0 CJ SJ.S7 HJ -":      "middlehand has 2 cards where the leader has 1",
		"x G 0 0 - - - -":            "", // over: a value, no card
		"x S 0 0 CJ SJ HJ SAHADACAS": "want two letters a card",
	} {
		var out, complaints bytes.Buffer
		cmd := newSolveCommand()
		cmd.SetIn(strings.NewReader(problems[:strings.Index(problems, "\n")+1] + line + "\nz G 0 0 CJ SJ HJ -\n"))
		cmd.SetOut(&out)
		cmd.SetErr(&complaints)
		cmd.SetArgs([]string{"-"})
		cmd.SilenceErrors, cmd.SilenceUsage = true, true
		err := cmd.ExecuteContext(context.Background())
		assert.Contains(t, out.String(), "R000s 15\n")
		assert.Contains(t, out.String(), "z 6\n")
		if want == "" {
			assert.NoError(t, err)
			assert.Contains(t, out.String(), "x 0\n")
			continue
		}
		var exit *exitError
		require.ErrorAs(t, err, &exit, line)
		assert.Equal(t, 1, exit.status)
		assert.Contains(t, out.String(), "2 problems")
		assert.Contains(t, complaints.String(), want)
		assert.Contains(t, complaints.String(), "line 2: ")
	}
}

func TestSolveSaysWhichFileIsMissing(t *testing.T) {
	out, err := execute(newSolveCommand(), "", filepath.Join(t.TempDir(), "none.txt"))
	var exit *exitError
	require.ErrorAs(t, err, &exit)
	assert.Equal(t, statusUsage, exit.status)
	assert.ErrorContains(t, err, "none.txt")
	assert.Empty(t, out)

	_, err = execute(newSolveCommand(), problems, "--win", "--best", "-")
	assert.ErrorContains(t, err, "none of the others can be")
}
