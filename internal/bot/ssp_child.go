package bot

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
	"unicode"
)

// child is a running program: lines go in, lines come out.
type child struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan string   // closed at the end of its output
	over  chan struct{} // closed by kill: nobody reads lines any more
	why   error         // why lines was closed, once it is
	tail  *tail
}

// errEnded says that the program closed its output.
var errEnded = errors.New("the program ended")

// startChild starts a program and reads its output from then on.
func startChild(command []string) (*child, error) {
	c := &child{
		cmd: exec.Command(command[0], command[1:]...), lines: make(chan string), over: make(chan struct{}),
		tail: &tail{most: 1024},
	}
	ownGroup(c.cmd)
	c.cmd.Stderr = c.tail
	c.cmd.WaitDelay = time.Second // for a grandchild that keeps stderr open
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	go c.read(out)
	return c, nil
}

func (c *child) read(out io.Reader) {
	defer close(c.lines)
	r := bufio.NewReaderSize(out, longestLine)
	for {
		line, err := readLine(r)
		if line != "" {
			select {
			case c.lines <- line:
			case <-c.over:
				return
			}
		}
		if err != nil {
			if c.why = errEnded; errors.Is(err, errLongLine) {
				c.why = err
			}
			return
		}
	}
}

// send writes lines, each ended. When the program does not take them before
// ctx ends it must be killed: a part may be written.
func (c *child) send(ctx context.Context, lines []string) error {
	written := make(chan error, 1)
	go func() {
		_, err := io.WriteString(c.in, strings.Join(lines, "\n")+"\n")
		written <- err
	}()
	select {
	case err := <-written:
		if err != nil {
			return errEnded // a broken pipe
		}
		return nil
	case <-ctx.Done():
		return fmt.Errorf("it does not read: %w", ctx.Err())
	}
}

// receive returns the next line that is not empty.
func (c *child) receive(ctx context.Context) (string, error) {
	select {
	case line, open := <-c.lines:
		if !open {
			return "", c.why
		}
		return line, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// kill ends the program and its children. It may be called once.
func (c *child) kill() {
	close(c.over)
	killGroup(c.cmd)
	_ = c.cmd.Wait() // killed, as meant
}

// quit asks the program to end, and kills it when it has not after grace.
func (c *child) quit(grace time.Duration) {
	ctx, cancel := context.WithTimeout(context.Background(), grace)
	defer cancel()
	if c.send(ctx, []string{"quit"}) == nil {
		for {
			if _, err := c.receive(ctx); err != nil {
				break
			}
		}
	}
	c.kill()
}

// tail keeps the end of what is written to it: most bytes.
type tail struct {
	mu   sync.Mutex
	kept []byte
	most int
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, p[max(0, len(p)-t.most):]...)
	t.kept = append(t.kept[:0], t.kept[max(0, len(t.kept)-t.most):]...)
	return len(p), nil
}

// String returns what is kept as one line of visible characters.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	visible := func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}
	return strings.TrimSpace(strings.Map(visible, strings.ToValidUTF8(string(t.kept), "?")))
}
