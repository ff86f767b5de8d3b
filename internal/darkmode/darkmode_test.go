package darkmode_test

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"testing"

	_ "github.com/charmbracelet/bubbletea"
	"github.com/creack/pty"
	"github.com/stretchr/testify/require"

	_ "github.com/af22046e/skat/internal/darkmode"
)

const (
	childEnv = "SKAT_DARKMODE_CHILD"
	greeting = "started"
)

// TestMain doubles as the program that TestNoQueryOnASilentTerminal starts: the
// test binary imports Bubble Tea, so what its init functions write is written
// before main.
func TestMain(m *testing.M) {
	if os.Getenv(childEnv) != "" {
		fmt.Print(greeting)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// A query for the background would be an OSC sequence in front of the greeting.
func TestNoQueryOnASilentTerminal(t *testing.T) {
	binary, err := os.Executable()
	require.NoError(t, err)
	child := exec.Command(binary)
	child.Env = append(os.Environ(), childEnv+"=1", "TERM=xterm-256color", "COLORTERM=", "COLORFGBG=", "NO_COLOR=", "CI=")

	terminal, err := pty.Start(child)
	require.NoError(t, err)
	defer terminal.Close()
	// Reading a terminal whose other end has closed gives EIO on Linux and EOF
	// elsewhere, after everything that was written.
	written, _ := io.ReadAll(terminal)

	require.NoError(t, child.Wait())
	require.Equal(t, greeting, string(written))
}
