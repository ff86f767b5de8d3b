//go:build unix

package bot

import (
	"context"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A program's own children, which keep its output open, end with it.
func TestKillingAProgramKillsItsChildren(t *testing.T) {
	t.Parallel()
	socket := filepath.Join(t.TempDir(), "heir")
	listener, err := net.Listen("unix", socket)
	require.NoError(t, err)
	defer listener.Close()
	c, err := startChild(append(childCommand("parent"), socket))
	require.NoError(t, err)
	heir, err := listener.Accept()
	require.NoError(t, err)

	c.kill()
	n, err := heir.Read(make([]byte, 1))
	assert.Zero(t, n)
	assert.Error(t, err, "the connection ends when the grandchild does")
	_, err = c.receive(context.Background())
	assert.ErrorIs(t, err, errEnded)
}
