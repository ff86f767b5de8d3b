// Command skat is Skat in the terminal. Its commands wire the rooms below
// internal together and do nothing else.
package main

import (
	"errors"
	"fmt"
	"os"
)

func main() { os.Exit(run(os.Args[1:])) }

// exitError is an error with the status that the program ends with. Other
// errors end it with 1.
type exitError struct {
	status int
	err    error // nil: all has been said
}

func (e *exitError) Error() string {
	if e.err == nil {
		return fmt.Sprintf("status %d", e.status)
	}
	return e.err.Error()
}

func (e *exitError) Unwrap() error { return e.err }

// run carries a command line out and returns the exit status.
func run(args []string) int {
	cmd := newRootCommand()
	cmd.SetArgs(args)
	err := cmd.Execute()
	if err == nil {
		return 0
	}
	status := 1
	if exit := (*exitError)(nil); errors.As(err, &exit) {
		if status = exit.status; exit.err == nil {
			return status
		}
	}
	fmt.Fprintln(os.Stderr, "skat:", err)
	return status
}
