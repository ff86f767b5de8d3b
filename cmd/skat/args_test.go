package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// What the command line has too much, too little or wrong is said with what was
// expected and what came, and never in a library's words.
func TestTheCommandLineIsAnsweredInOurWords(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"import"}, "want one FILE or more, got none"},
		{[]string{"check"}, "want one FILE or more, got none"},
		{[]string{"train", "fit"}, "want one LABELS file or more, got none"},
		{[]string{"train", "calibrate"}, "want one GAMES file or more, got none"},
		{[]string{"review", "1", "2"}, "want one MATCH, CODE or FILE at most, got 2: 1 2"},
		{[]string{"export", "1", "2"}, "want one MATCH at most, got 2: 1 2"},
		{[]string{"sheet", "1", "2"}, "want one MATCH at most, got 2: 1 2"},
		{[]string{"offizier", "log", "1", "2"}, "want one MATCH at most, got 2: 1 2"},
		{[]string{"play", "--daily=2020-13-40"}, "--daily=2020-13-40: want the day behind a blank, as --daily 2026-11-30"},
		{[]string{"play", "--ascii=maybe"}, `--ascii: want true or false, got "maybe"`},
		{[]string{"arena", "--deals", "x"}, `--deals: want a whole number, got "x"`},
	} {
		_, err := execute(newRootCommand(), "", c.args...)
		var exit *exitError
		assert.ErrorAs(t, err, &exit, "%v", c.args)
		assert.EqualError(t, err, c.want)
	}
}
