//go:build !unix

package bot

import "os/exec"

// ownGroup: there are no process groups here, the program alone is killed.
func ownGroup(*exec.Cmd) {}

// killGroup ends a started program.
func killGroup(cmd *exec.Cmd) {
	_ = cmd.Process.Kill() // it may have ended
}
