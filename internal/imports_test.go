// Package internal holds only this test: the table of the house.
package internal

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "github.com/af22046e/skat/"

// A room is one line of DESIGN.md's table. A folder below a room belongs to it
// and may import the room's other folders.
type room struct {
	may       []string // the rooms it may import
	libraries libraries
	pure      bool // no I/O, no clock
	anyRandom bool // may draw from the global random source, for a fresh seed
}

// libraries says what a room may import from outside the project.
type libraries []string

var (
	stdOnly     = libraries{}
	anyLibrary  = libraries{"*"}
	lipglossToo = libraries{"github.com/charmbracelet/lipgloss"}
)

// house is DESIGN.md's table, top to bottom. darkmode is the cure that
// DESIGN.md's first trap asks for; it must stay free of other imports.
var house = map[string]room{
	"internal/skat":     {libraries: stdOnly, pure: true},
	"internal/offizier": {may: []string{"internal/skat"}, libraries: stdOnly, pure: true},
	"internal/match":    {may: []string{"internal/skat", "internal/offizier"}, libraries: stdOnly},
	"internal/record":   {may: []string{"internal/skat", "internal/match"}, libraries: stdOnly},
	"internal/solver":   {may: []string{"internal/skat"}, libraries: stdOnly},
	// A bot for Offiziersskat must see that game's View, so offizier stands here
	// though not in DESIGN.md.
	"internal/bot":      {may: []string{"internal/skat", "internal/offizier", "internal/solver", "assets"}, libraries: stdOnly},
	"internal/arena":    {may: []string{"internal/match", "internal/bot"}, libraries: stdOnly},
	"internal/coach":    {may: []string{"internal/skat", "internal/bot", "internal/solver"}, libraries: stdOnly},
	"internal/store":    {may: []string{"internal/match", "internal/record"}, libraries: anyLibrary},
	"internal/i18n":     {may: []string{"assets"}, libraries: anyLibrary},
	"internal/darkmode": {libraries: lipglossToo},
	"internal/tui": {libraries: anyLibrary, may: []string{
		"internal/skat", "internal/offizier", "internal/match", "internal/record", "internal/solver", "internal/bot",
		"internal/arena", "internal/coach", "internal/store", "internal/i18n", "internal/darkmode",
	}},
	"cmd/skat": {libraries: anyLibrary, anyRandom: true, may: []string{
		"internal/skat", "internal/offizier", "internal/match", "internal/record", "internal/solver", "internal/bot",
		"internal/arena", "internal/coach", "internal/store", "internal/i18n", "internal/darkmode", "internal/tui", "assets",
	}},
	"assets": {libraries: stdOnly},
}

// impure are the standard packages (with what lies below them) that a pure room
// goes without.
var impure = []string{"time", "os", "io/fs", "io/ioutil", "path/filepath", "net", "syscall", "log", "embed", "math/rand", "crypto/rand"}

// seeded are the names of math/rand/v2 that do not touch its global source.
var seeded = []string{"New", "NewPCG", "NewChaCha8", "NewZipf", "Rand", "PCG", "ChaCha8", "Zipf", "Source"}

// topLevel are the names that DESIGN.md allows in the root folder.
var topLevel = []string{
	"cmd", "internal", "assets", "go.mod", "go.sum", "Makefile", "README.md", "LICENSE", "CHANGELOG.md",
	"CONTRIBUTING.md", ".ci", ".gitignore", ".golangci.yml", ".goreleaser.yaml", ".git",
}

func TestImportsFollowTheTable(t *testing.T) {
	sources := map[string]string{}
	root := os.DirFS("..")
	err := fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (entry.Name() == "testdata" || len(name) > 1 && name[0] == '.') {
			return fs.SkipDir
		}
		if entry.IsDir() || path.Ext(name) != ".go" {
			return nil
		}
		text, err := fs.ReadFile(root, name)
		sources[name] = string(text)
		return err
	})
	require.NoError(t, err)
	require.Contains(t, sources, "internal/imports_test.go", "the walk must start at the module's root")

	for _, fault := range faults(sources) {
		t.Error(fault)
	}
}

func TestTopLevelHoldsNothingElse(t *testing.T) {
	entries, err := os.ReadDir("..")
	require.NoError(t, err)
	ignored, err := os.ReadFile(filepath.Join("..", ".gitignore"))
	require.NoError(t, err)
	for _, entry := range entries {
		name := entry.Name()
		// What the builds leave behind stands in .gitignore as /name or /name/.
		built := strings.Contains(string(ignored), "\n/"+name+"\n") || strings.Contains(string(ignored), "\n/"+name+"/\n")
		assert.True(t, built || slices.Contains(topLevel, name), "%s has no place in the root folder", name)
	}
}

// The test of the test: each line breaks the table in one way.
func TestABrokenTableIsSeen(t *testing.T) {
	const ours = module + "internal/"
	for _, broken := range []struct{ name, file, text, fault string }{
		{"a room above", "internal/skat/a.go", `import _ "` + ours + `match"`, "internal/skat may not import internal/match"},
		{"a room beside", "internal/match/a.go", `import _ "` + ours + `bot"`, "internal/match may not import internal/bot"},
		{"from below a room", "internal/store/lock/a.go", `import _ "` + ours + `tui"`, "internal/store may not import internal/tui"},
		{"assets in the screens", "internal/tui/a.go", `import _ "` + module + `assets"`, "internal/tui may not import assets"},
		{"the program", "internal/tui/a.go", `import _ "` + module + `cmd/skat"`, "internal/tui may not import cmd/skat"},
		{"no room", "internal/utils/a.go", ``, "internal/utils is no room of DESIGN.md"},
		{"no room for a test", "internal/utils/a_test.go", ``, "internal/utils is no room of DESIGN.md"},
		{"no room at the root", "a.go", ``, ". is no room of DESIGN.md"},
		{"a second program", "cmd/other/a.go", ``, "cmd/other is no room of DESIGN.md"},
		{"a name that only begins like a room's", "internal/skatter/a.go", ``, "internal/skatter is no room of DESIGN.md"},
		{"import of no room", "internal/tui/a.go", `import _ "` + ours + `utils"`, "internal/tui may not import internal/utils"},
		{"a library in the rules", "internal/skat/a.go", `import _ "golang.org/x/text/language"`, "internal/skat may not import golang.org/x/text/language"},
		{"a library beside lipgloss", "internal/darkmode/a.go", `import _ "github.com/muesli/termenv"`, "internal/darkmode may not import github.com/muesli/termenv"},
		{"a clock", "internal/skat/a.go", `import _ "time"`, "internal/skat is pure and may not import time"},
		{"a file", "internal/skat/a.go", `import _ "os"`, "internal/skat is pure and may not import os"},
		{"a process", "internal/offizier/a.go", `import _ "os/exec"`, "internal/offizier is pure and may not import os/exec"},
		{"a file system", "internal/skat/a.go", `import _ "io/fs"`, "internal/skat is pure and may not import io/fs"},
		{"the net", "internal/skat/a.go", `import _ "net/http"`, "internal/skat is pure and may not import net/http"},
		{"old random", "internal/bot/a.go", `import _ "math/rand"`, "internal/bot may not import math/rand: it seeds itself"},
		{"global random", "internal/bot/a.go", `import "math/rand/v2"; var n = rand.IntN(3)`, "internal/bot may not use rand.IntN: it draws from the global source"},
		{"global random renamed", "internal/skat/a.go", `import r "math/rand/v2"; var n = r.Uint64()`, "internal/skat may not use r.Uint64: it draws from the global source"},
		{"global random without a name", "internal/skat/a.go", `import . "math/rand/v2"; var n = Uint64()`, "internal/skat may not import math/rand/v2 with a dot"},
	} {
		t.Run(broken.name, func(t *testing.T) {
			found := faults(map[string]string{broken.file: "package a\n" + broken.text})
			assert.Equal(t, []string{broken.file + ": " + broken.fault}, found)
		})
	}
	for _, sound := range []struct{ name, file, text string }{
		{"a room below", "internal/match/a.go", `import _ "` + ours + `skat"`},
		{"its own folder", "internal/tui/table/a.go", `import _ "` + ours + `tui/layout"`},
		{"everything", "cmd/skat/a.go", `import (_ "` + ours + `tui"; _ "` + module + `assets"; _ "github.com/spf13/cobra")`},
		{"a seeded source", "internal/skat/a.go", `import "math/rand/v2"; var r = rand.New(rand.NewPCG(1, 2))`},
		{"a fresh seed", "cmd/skat/a.go", `import "math/rand/v2"; var seed = rand.Uint64()`},
		{"a test of a pure room", "internal/skat/a_test.go", `import _ "os"; import _ "pgregory.net/rapid"`},
	} {
		t.Run(sound.name, func(t *testing.T) {
			assert.Empty(t, faults(map[string]string{sound.file: "package a\n" + sound.text}))
		})
	}
}

// faults are the sentences that say where the sources, a map from a file's
// slash path below the root to its text, break the table. The table binds what
// is built; a test file need only stand in a room.
func faults(sources map[string]string) []string {
	var found []string
	for file, text := range sources {
		if file == "internal/imports_test.go" {
			continue
		}
		for _, fault := range faultsOf(file, text) {
			found = append(found, file+": "+fault)
		}
	}
	slices.Sort(found)
	return found
}

func faultsOf(file, text string) []string {
	name := roomOf(path.Dir(file))
	here, known := house[name]
	if !known {
		return []string{path.Dir(file) + " is no room of DESIGN.md"}
	}
	if strings.HasSuffix(file, "_test.go") {
		return nil
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), file, text, parser.SkipObjectResolution)
	if err != nil {
		return []string{err.Error()}
	}
	var found []string
	for _, spec := range parsed.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return []string{err.Error()}
		}
		if fault := here.faultOf(name, imported); fault != "" {
			found = append(found, fault)
		}
		if imported == "math/rand/v2" && !here.anyRandom {
			found = append(found, globalRandom(name, spec, parsed)...)
		}
	}
	return found
}

// faultOf says why the room called name may not import a package, or nothing.
func (r room) faultOf(name, imported string) string {
	refusal := fmt.Sprintf("%s may not import %s", name, strings.TrimPrefix(imported, module))
	if inside, ours := strings.CutPrefix(imported, module); ours {
		target := roomOf(inside)
		if target == name || slices.Contains(r.may, target) {
			return ""
		}
		return refusal
	}
	if first, _, _ := strings.Cut(imported, "/"); strings.Contains(first, ".") {
		if slices.Contains(r.libraries, "*") || slices.Contains(r.libraries, imported) {
			return ""
		}
		return refusal
	}
	if imported == "math/rand" {
		return refusal + ": it seeds itself"
	}
	if r.pure && imported != "math/rand/v2" && slices.ContainsFunc(impure, func(p string) bool { return within(p, imported) }) {
		return fmt.Sprintf("%s is pure and may not import %s", name, imported)
	}
	return ""
}

// globalRandom lists the uses of math/rand/v2's global source in a file that
// imports it by spec.
func globalRandom(name string, spec *ast.ImportSpec, file *ast.File) []string {
	local := "rand"
	if spec.Name != nil {
		local = spec.Name.Name
	}
	if local == "." {
		return []string{name + " may not import math/rand/v2 with a dot"}
	}
	var found []string
	ast.Inspect(file, func(node ast.Node) bool {
		selector, ok := node.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if base, ok := selector.X.(*ast.Ident); ok && base.Name == local && !slices.Contains(seeded, selector.Sel.Name) {
			found = append(found, fmt.Sprintf("%s may not use %s.%s: it draws from the global source", name, local, selector.Sel.Name))
		}
		return true
	})
	return found
}

// roomOf is the room that a folder, a slash path below the root, belongs to, or
// the folder itself when it is in none.
func roomOf(folder string) string {
	for name := range house {
		if within(name, folder) {
			return name
		}
	}
	return folder
}

// within says whether a slash path is a folder or lies below it.
func within(folder, name string) bool {
	return name == folder || strings.HasPrefix(name, folder+"/")
}
