package bot

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

var anAnswer = regexp.MustCompile(`^(id name x|sspok|pass|hold|pickup|hand|push|kontra|re|bid \d+|play ..|discard ..\...|game [DHSCGN][OHSZ]*( ..\...)?|error .+)$`)

// Whatever a referee says, the seat answers in words of the protocol and goes
// on.
func FuzzSeatServer(f *testing.F) {
	for _, name := range append([]string{"errors.txt"}, deals...) {
		f.Add([]byte(readDialogue(f, name).said(">")))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		w := newWire(nil)
		w.server.name, w.server.newPlayer = "x", newFallback
		for line := range strings.Lines(string(in)) {
			for answer := range strings.Lines(w.say(line)) {
				assert.Regexp(t, anAnswer, strings.TrimSuffix(answer, "\n"))
			}
		}
	})
}
