package i18n

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every message is shown by something: a text that nobody uses is translated
// for nothing.
func TestEveryMessageIsUsed(t *testing.T) {
	used := map[string]bool{}
	name := regexp.MustCompile(`\bi18n\.([A-Z]\w*)`)
	root := os.DirFS("../..")
	err := fs.WalkDir(root, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (len(file) > 1 && file[0] == '.' || file == "internal/i18n"):
			return fs.SkipDir
		case path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(root, file)
		for _, found := range name.FindAllStringSubmatch(string(text), -1) {
			used[found[1]] = true
		}
		return err
	})
	require.NoError(t, err)
	for _, names := range constants(t) {
		for id, name := range names {
			assert.True(t, used[name], "%s: nothing shows i18n.%s", id, name)
		}
	}
}
