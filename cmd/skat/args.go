package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// atLeastOne wants one argument or more, each what its name says.
func atLeastOne(name string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return &exitError{statusUsage, fmt.Errorf("want one %s or more, got none", name)}
		}
		return nil
	}
}

// atMostOne wants one argument, which is what its name says, or none.
func atMostOne(name string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) > 1 {
			return &exitError{statusUsage, fmt.Errorf("want one %s at most, got %d: %s", name, len(args), strings.Join(args, " "))}
		}
		return nil
	}
}

// flagValues says what flags of a type take, by [pflag.Value.Type].
var flagValues = map[string]string{
	"bool": "true or false", "int": "a whole number", "int64": "a whole number",
	"uint64": "a whole number of 0 or more", "float64": "a number", "duration": "a time such as 2s or 1m30s",
}

// flagError is a command line's error in our words: of a value that a flag
// cannot take, what was expected and what came.
func flagError(_ *cobra.Command, err error) error {
	var bad *pflag.InvalidValueError
	if errors.As(err, &bad) {
		name := "--" + bad.GetFlag().Name
		if name == "--daily" {
			err = fmt.Errorf("--daily=%s: want the day behind a blank, as --daily 2026-11-30", bad.GetValue())
		} else if want, ok := flagValues[bad.GetFlag().Value.Type()]; ok {
			err = fmt.Errorf("%s: want %s, got %q", name, want, bad.GetValue())
		}
	}
	return &exitError{statusUsage, err}
}
