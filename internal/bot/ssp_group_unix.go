//go:build unix

package bot

import (
	"os/exec"
	"syscall"
)

// ownGroup has the program and its children killed together, and the
// terminal's Ctrl-C reach only us.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
}

// killGroup ends a started program and its children. It must come before
// cmd.Wait, so that the number is still theirs.
func killGroup(cmd *exec.Cmd) {
	_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // it may have ended
}
