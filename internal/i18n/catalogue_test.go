package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"

	"github.com/BurntSushi/toml"
	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/af22046e/skat/assets"
)

// sameInBoth are the words that German and English share, and how both
// shorten them. A text that is
// written alike in both must be made of them, or it was not translated.
var sameInBoth = []string{
	"Bock", "Grand", "Hand", "Kontra", "Null", "ouvert", "Ramsch", "Re", "Schieberamsch", "Schneider", "Schwarz", "Skat", "Offiziersskat",
	"Hd", "Schn", "Schw", "ouv", "Jgf", "Durchmarsch", "Jungfrau",
}

// texts are the catalogues' messages by language, catalogue and id.
func texts(t *testing.T) map[string]map[string]map[Message]*goi18n.Message {
	names, err := fs.Glob(assets.FS, "locales/*")
	require.NoError(t, err)
	found := map[string]map[string]map[Message]*goi18n.Message{}
	for _, name := range names {
		parts := strings.Split(path.Base(name), ".")
		require.Len(t, parts, 3, "%s: want NAME.LANG.toml", name)
		subject, lang := parts[0], parts[1]
		require.Contains(t, languages, lang, name)
		data, err := assets.FS.ReadFile(name)
		require.NoError(t, err)
		file, err := goi18n.ParseMessageFileBytes(data, name, map[string]goi18n.UnmarshalFunc{"toml": toml.Unmarshal})
		require.NoError(t, err, name)
		if found[lang] == nil {
			found[lang] = map[string]map[Message]*goi18n.Message{}
		}
		found[lang][subject] = map[Message]*goi18n.Message{}
		for _, message := range file.Messages {
			id := Message(message.ID)
			require.True(t, strings.HasPrefix(message.ID, subject+"."), "%s: %s must stand in the table [%s]", name, id, subject)
			found[lang][subject][id] = message
		}
	}
	return found
}

// constants are the names of this package's Message constants by file (without
// .go) and message.
func constants(t *testing.T) map[string]map[Message]string {
	names, err := fs.Glob(os.DirFS("."), "*.go")
	require.NoError(t, err)
	found := map[string]map[Message]string{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := fs.ReadFile(os.DirFS("."), name)
		require.NoError(t, err)
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
		require.NoError(t, err)
		subject := strings.TrimSuffix(name, ".go")
		ast.Inspect(file, func(node ast.Node) bool {
			spec, ok := node.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if typ, ok := spec.Type.(*ast.Ident); !ok || typ.Name != "Message" {
				return true
			}
			for i, value := range spec.Values {
				id, err := strconv.Unquote(value.(*ast.BasicLit).Value)
				require.NoError(t, err, "%s: want a string", name)
				if found[subject] == nil {
					found[subject] = map[Message]string{}
				}
				require.NotContains(t, found[subject], Message(id), "%s: %s has two constants", name, id)
				found[subject][Message(id)] = spec.Names[i].Name
			}
			return true
		})
	}
	return found
}

func TestBuiltInCatalogueCanBeRead(t *testing.T) {
	for _, lang := range languages {
		texts, err := builtIn[lang]()
		require.NoError(t, err)
		assert.NotEmpty(t, texts.plain[lang])
	}
}

func TestConstantsAndCataloguesAgree(t *testing.T) {
	catalogues, names := texts(t), constants(t)
	require.NotEmpty(t, names["terms"])
	for _, lang := range languages {
		assert.ElementsMatch(t, slices.Collect(maps.Keys(names)), slices.Collect(maps.Keys(catalogues[lang])),
			"one Go file for each NAME of assets/locales/NAME.%s.toml", lang)
		for subject := range names {
			assert.ElementsMatch(t, slices.Collect(maps.Keys(names[subject])), slices.Collect(maps.Keys(catalogues[lang][subject])),
				"%s.go against %s.%s.toml", subject, subject, lang)
		}
	}
}

func TestConstantsAreNamedForTheirMessages(t *testing.T) {
	for subject, names := range constants(t) {
		for id, name := range names {
			key, ok := strings.CutPrefix(string(id), subject+".")
			if assert.True(t, ok, "%s.go: %s must be %q and a key", subject, id, subject+".") {
				want := camel(key)
				if subject != "terms" {
					want = camel(subject) + want
				}
				assert.Equal(t, want, name, "%s.go", subject)
			}
		}
	}
}

// camel writes your_turn as YourTurn.
func camel(snake string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(snake, "_") {
		if word != "" {
			b.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
	}
	return b.String()
}

var placeholder = regexp.MustCompile(`\{\{[^}]*\}\}`)

// A text's placeholders and plural forms are a promise to its callers, which
// know only the message.
func TestLanguagesTakeTheSameArguments(t *testing.T) {
	catalogues := texts(t)
	for subject, messages := range catalogues[english] {
		for id, message := range messages {
			for _, lang := range languages {
				other := catalogues[lang][subject][id]
				if other == nil {
					continue // TestConstantsAndCataloguesAgree says so
				}
				assert.Equal(t, placeholders(message), placeholders(other), "%s: placeholders in %s", id, lang)
				assert.Equal(t, message.One != "", other.One != "", "%s: plural forms in %s", id, lang)
				assert.NotEmpty(t, other.Other, "%s: the text for all counts in %s", id, lang)
				if isPlural(other) {
					assert.Contains(t, other.Other, "{{.Count}}", "%s: a plural in %s", id, lang)
				}
			}
		}
	}
}

// placeholders are the different {{…}} of all forms of a message, sorted.
func placeholders(m *goi18n.Message) []string {
	found := map[string]bool{}
	for _, form := range forms(m) {
		for _, one := range placeholder.FindAllString(form, -1) {
			found[one] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

func forms(m *goi18n.Message) []string { return []string{m.Zero, m.One, m.Two, m.Few, m.Many, m.Other} }

func TestGermanIsTranslated(t *testing.T) {
	catalogues := texts(t)
	for subject, messages := range catalogues[english] {
		for id, message := range messages {
			german := catalogues["de"][subject][id]
			if german == nil {
				continue // TestConstantsAndCataloguesAgree says so
			}
			if slices.Equal(forms(message), forms(german)) {
				assert.Subset(t, sameInBoth, words(message), "%s is the same in English and German", id)
			}
		}
	}
}

// words are those of all forms of a message, without the placeholders.
func words(m *goi18n.Message) []string {
	text := placeholder.ReplaceAllString(strings.Join(forms(m), " "), " ")
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
}

// A screen counts cells: a text is one line, without the selectors that make a
// suit two cells wide, and without spaces at its ends.
func TestTextsFitCells(t *testing.T) {
	for lang, catalogues := range texts(t) {
		for _, messages := range catalogues {
			for id, message := range messages {
				for _, form := range forms(message) {
					assert.Equal(t, strings.TrimSpace(form), form, "%s in %s", id, lang)
					for _, r := range form {
						assert.True(t, unicode.IsPrint(r) && r < 0x1F000 && !unicode.Is(unicode.Variation_Selector, r), "%s in %s: %U", id, lang, r)
					}
				}
			}
		}
	}
}

func TestReadNamesWhatItCannotRead(t *testing.T) {
	texts, err := read(fstest.MapFS{
		"locales/a.en.toml": {Data: []byte("[a]\nsound = \"sound\"\n")},
		"locales/b.en.toml": {Data: []byte("[b\n")},
		"locales/c.fr.toml": {Data: []byte("[c]\nfin = \"fin\"\n")},
	})
	assert.ErrorContains(t, err, "catalogue locales/b.en.toml: ")
	assert.ErrorContains(t, err, `catalogue locales/c.fr.toml: want a language of ["en" "de"], got "fr"`)
	assert.Equal(t, map[Message]string{"a.sound": "sound"}, texts.plain["en"])
}

func TestAMissingTranslationShowsEnglish(t *testing.T) {
	texts, err := read(fstest.MapFS{
		"locales/a.en.toml": {Data: []byte("[a]\nonly = \"only here\"\n")},
		"locales/a.de.toml": {Data: []byte("[a]\nelse = \"sonst\"\n")},
	})
	require.NoError(t, err)
	assert.Equal(t, "only here", texts.printer("de").T("a.only"))
}

func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		if _, err := read(assets.FS, english); err != nil {
			b.Fatal(err)
		}
	}
}
