package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"github.com/stretchr/testify/require"
)

// asProgram makes the test binary the program itself.
const asProgram = "SKAT_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(run(os.Args[1:]))
	}
	os.Exit(m.Run())
}

// home is a player's folders and environment.
type home struct {
	dir string
	env []string
}

// newHome is one with nothing in it. Bots' moves come at once.
func newHome(t testing.TB) *home {
	h := &home{dir: t.TempDir()}
	h.configure(t, "pace = \"none\"\n")
	h.env = []string{
		"HOME=" + h.dir, "XDG_STATE_HOME=" + filepath.Join(h.dir, "state"), "XDG_CONFIG_HOME=" + filepath.Join(h.dir, "config"),
	}
	return h
}

func (h *home) configure(t testing.TB, text string) {
	require.NoError(t, os.MkdirAll(filepath.Dir(h.config()), 0o700))
	require.NoError(t, os.WriteFile(h.config(), []byte(text), 0o600))
}

func (h *home) config() string { return filepath.Join(h.dir, "config", "skat", "config.toml") }
func (h *home) store() string  { return filepath.Join(h.dir, "state", "skat", "skat.db") }

// command is the program with nothing else in its environment.
func (h *home) command(args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append([]string{asProgram + "=1", "TERM=xterm-256color", "LANG=en_GB.UTF-8", "PATH=" + os.Getenv("PATH")}, h.env...)
	return cmd
}

// terminal is the program on a pseudo-terminal, and what the screen shows.
type terminal struct {
	t    testing.TB
	cmd  *exec.Cmd
	file *os.File
	done chan struct{} // closed at the end of the output

	mu      sync.Mutex
	raw     strings.Builder // the whole output
	display display
	changed time.Time
}

func (h *home) open(t testing.TB, w, lines int, args ...string) *terminal {
	cmd := h.command(args...)
	file, err := pty.StartWithSize(cmd, &pty.Winsize{Cols: uint16(w), Rows: uint16(lines)})
	require.NoError(t, err)
	term := &terminal{t: t, cmd: cmd, file: file, done: make(chan struct{}), display: newDisplay(w, lines)}
	go term.read()
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = file.Close()
		<-term.done
	})
	return term
}

func (p *terminal) read() {
	defer close(p.done)
	buf := make([]byte, 1<<16)
	for {
		n, err := p.file.Read(buf)
		p.mu.Lock()
		p.raw.Write(buf[:n])
		p.display.write(string(buf[:n]))
		p.changed = time.Now()
		p.mu.Unlock()
		if err != nil {
			return // EIO is a pseudo-terminal's end
		}
	}
}

// screen is what can be read now, and for how long it has been that.
func (p *terminal) screen() (string, time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.display.String(), time.Since(p.changed)
}

func (p *terminal) output() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.raw.String()
}

func (p *terminal) press(keys string) {
	_, err := io.WriteString(p.file, keys)
	require.NoError(p.t, err)
}

// patience is how long something may take on a busy machine.
const patience = 20 * time.Second

// settled waits until ok says yes to a screen that stands still, and returns
// it.
func (p *terminal) settled(what string, ok func(screen string) bool) string {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		if s, still := p.screen(); still > 25*time.Millisecond && ok(s) {
			return s
		}
	}
	s, _ := p.screen()
	require.Fail(p.t, "waited in vain for "+what, s)
	return ""
}

func (p *terminal) shows(text string) string {
	p.t.Helper()
	return p.settled(strconv.Quote(text), func(s string) bool { return strings.Contains(s, text) })
}

// ends waits for the program's end and returns its status.
func (p *terminal) ends() int {
	p.t.Helper()
	select {
	case <-p.done:
	case <-time.After(patience):
		s, _ := p.screen()
		require.Fail(p.t, "the program does not end", s)
	}
	_ = p.cmd.Wait()
	return p.cmd.ProcessState.ExitCode()
}

// display is as much of a terminal as Bubble Tea makes use of.
type display struct {
	cells [][]rune
	x, y  int
	rest  string // of an escape sequence that has not come whole
}

func newDisplay(w, h int) display {
	d := display{cells: make([][]rune, h)}
	for y := range d.cells {
		d.cells[y] = []rune(strings.Repeat(" ", w))
	}
	return d
}

var escape = regexp.MustCompile(`^\x1b(\[[0-?]*[ -/]*[@-~]|\][^\a\x1b]*(\a|\x1b\\)|[^\[\]])`)

func (d *display) write(text string) {
	text = d.rest + text
	d.rest = ""
	for text != "" {
		if text[0] == 0x1b {
			seq := escape.FindString(text)
			if seq == "" {
				d.rest = text
				return
			}
			d.control(seq)
			text = text[len(seq):]
			continue
		}
		r := []rune(text)[0]
		size := len(string(r))
		if r == '\uFFFD' && len(text) < 4 {
			d.rest = text // half a character
			return
		}
		d.put(r)
		text = text[size:]
	}
}

func (d *display) put(r rune) {
	switch {
	case r == '\r':
		d.x = 0
	case r == '\n':
		d.y = min(d.y+1, len(d.cells)-1)
	case r >= ' ' && d.x < len(d.cells[d.y]):
		d.cells[d.y][d.x] = r
		d.x++
	}
}

// control does what an escape sequence of the CSI kind says.
func (d *display) control(seq string) {
	if !strings.HasPrefix(seq, "\x1b[") {
		return
	}
	n := [2]int{1, 1}
	_, _ = fmt.Sscanf(strings.ReplaceAll(seq[2:len(seq)-1], ";", " "), "%d %d", &n[0], &n[1])
	switch seq[len(seq)-1] {
	case 'A':
		d.y = max(0, d.y-n[0])
	case 'B':
		d.y = min(len(d.cells)-1, d.y+n[0])
	case 'C':
		d.x += n[0]
	case 'D':
		d.x = max(0, d.x-n[0])
	case 'H':
		d.y, d.x = min(len(d.cells), n[0])-1, n[1]-1
	case 'J':
		if strings.HasPrefix(seq, "\x1b[2") {
			d.clear(0, 0)
		} else {
			d.clear(d.y, d.x)
		}
	case 'K':
		for x := d.x; x < len(d.cells[d.y]); x++ {
			d.cells[d.y][x] = ' '
		}
	}
}

// clear blanks everything from a cell on.
func (d *display) clear(y, x int) {
	for ; y < len(d.cells); y, x = y+1, 0 {
		for ; x < len(d.cells[y]); x++ {
			d.cells[y][x] = ' '
		}
	}
}

func (d *display) String() string {
	lines := make([]string, len(d.cells))
	for y, row := range d.cells {
		lines[y] = strings.TrimRight(string(row), " ")
	}
	return strings.Join(lines, "\n")
}

func (p *terminal) resize(w, h int) error {
	p.mu.Lock()
	p.display = newDisplay(w, h)
	p.mu.Unlock()
	return pty.Setsize(p.file, &pty.Winsize{Cols: uint16(w), Rows: uint16(h)})
}
