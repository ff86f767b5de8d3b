package store_test

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/af22046e/skat/internal/match"
	"github.com/af22046e/skat/internal/store"
	"github.com/stretchr/testify/require"
)

// childVariable, when set, has the test binary be another program that uses
// the store: it holds what to do and its arguments.
const childVariable = "SKAT_STORE_CHILD"

func TestMain(m *testing.M) {
	if job := strings.Fields(os.Getenv(childVariable)); len(job) > 0 {
		if err := jobs[job[0]](os.Getenv(childVariable+"_FOLDER"), job[1:]); err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	flag.Parse()
	// A check plays a match and saves it action by action: fewer than rapid's
	// hundred unless asked for.
	if checks := flag.Lookup("rapid.checks"); checks.Value.String() == checks.DefValue {
		_ = checks.Value.Set("25")
	}
	os.Exit(m.Run())
}

// jobs are what another program can do with the store in a folder. Each
// answers in lines on standard output.
var jobs = map[string]func(folder string, args []string) error{
	"play":   playJob,
	"resume": resumeJob,
}

// playJob plays the given number of matches, 0 for no end, one after the other,
// as script says, and answers "saved ID SCRIPT STEPS" after each Save. The first
// script is numbered.
func playJob(folder string, args []string) error {
	s, notices, err := store.Open(path(folder), time.Now)
	if err != nil {
		return err
	}
	fmt.Println("open", len(notices))
	number, _ := strconv.ParseUint(args[0], 10, 64)
	matches, _ := strconv.Atoi(args[1])
	for n := 0; n < matches || matches == 0; n, number = n+1, number+1 {
		p := newScript(number)
		running, err := s.Begin(p.m)
		if err != nil {
			return err
		}
		fmt.Println("saved", running.ID(), number, 0)
		for steps := 1; p.next(); steps++ {
			if err := running.Save(p.m); err != nil {
				return err
			}
			fmt.Println("saved", running.ID(), number, steps)
		}
		if err := running.Close(); err != nil {
			return err
		}
	}
	return s.Close()
}

// script is a match whose every step, some of them taken back, is fixed by its
// number.
type script struct {
	m   *match.Match
	rng *rand.Rand
}

// must be a testing.TB for what script calls; a child has none.
type must struct{ testing.TB }

func (must) Helper()                   {}
func (must) Errorf(f string, a ...any) { panic(fmt.Sprintf(f, a...)) }
func (must) FailNow()                  { panic("failed") }

func newScript(number uint64) *script {
	settings := match.Defaults(match.Kneipe)
	settings.Deals = 3
	return &script{newMatch(must{}, settings, number), rand.New(rand.NewPCG(number, 9))}
}

// next does a step and tells whether there was one to do.
func (p *script) next() bool {
	if p.m.Over() {
		return false
	}
	if p.rng.IntN(10) > 0 || !p.m.Undo(p.rng.IntN(3)) {
		step(must{}, p.m, p.rng)
	}
	return true
}

// after returns the match after a number of steps.
func after(number uint64, steps int) *match.Match {
	p := newScript(number)
	for range steps {
		p.next()
	}
	return p.m
}

// resumeJob tries to resume the match of the given number, answers "resumed ID",
// or "in use ID PID", and keeps it until standard input ends.
func resumeJob(folder string, args []string) error {
	s, _, err := store.Open(path(folder), time.Now)
	if err != nil {
		return err
	}
	id, _ := strconv.ParseInt(args[0], 10, 64)
	list, err := s.Unfinished()
	if err != nil {
		return err
	}
	for _, e := range list {
		fmt.Println("listed", e.ID, e.InUse)
	}
	running, _, err := s.Resume(id)
	if e, ok := err.(*store.InUseError); ok {
		fmt.Println("in use", e.Match, e.PID)
		return s.Close()
	}
	if err != nil {
		return err
	}
	fmt.Println("resumed", running.ID())
	_, _ = io.Copy(io.Discard, os.Stdin)
	return s.Close()
}

// child is a program that was started.
type child struct {
	*exec.Cmd
	out   *bufio.Scanner
	stdin io.WriteCloser
}

// start runs a job beside this program.
func start(t testing.TB, folder string, job ...any) *child {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childVariable+"="+strings.TrimSpace(fmt.Sprintln(job...)), childVariable+"_FOLDER="+folder)
	cmd.Stderr = os.Stderr
	stdin, err := cmd.StdinPipe()
	require.NoError(t, err)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	c := &child{cmd, bufio.NewScanner(out), stdin}
	t.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
	return c
}

// line returns the next line of the answer, "" after the last.
func (c *child) line() string {
	c.out.Scan()
	return c.out.Text()
}

// lines returns the rest of the answer, and expects the program to end well.
func (c *child) lines(t testing.TB) (all []string) {
	t.Helper()
	for c.out.Scan() {
		all = append(all, c.out.Text())
	}
	require.NoError(t, c.Wait(), "%v", all)
	return all
}
