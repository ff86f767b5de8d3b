package i18n

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"github.com/af22046e/skat/assets"
)

// catalogue is every text of every language.
type catalogue struct {
	bundle *goi18n.Bundle
	// plain has, by language, the texts with neither placeholders nor plural
	// forms. They are most of a frame, and a map is quicker than a template.
	plain map[string]map[Message]string
}

// builtIn are the catalogues of assets/locales by language, each with English
// for what it lacks. They are read once, when first spoken: a language that
// nobody speaks would cost the start of the program as much again.
var builtIn = func() map[string]func() (catalogue, error) {
	all := map[string]func() (catalogue, error){}
	for _, lang := range languages {
		all[lang] = sync.OnceValues(func() (catalogue, error) { return read(assets.FS, english, lang) })
	}
	return all
}()

// read takes in locales/NAME.LANG.toml of the languages wanted, of all when
// none is named. A file that cannot be read is left out and named in the
// error; the catalogue has the others.
func read(files fs.FS, wanted ...string) (catalogue, error) {
	texts := catalogue{bundle: goi18n.NewBundle(language.English), plain: map[string]map[Message]string{}}
	texts.bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	for _, lang := range languages {
		texts.plain[lang] = map[Message]string{}
	}
	names, err := fs.Glob(files, "locales/*.toml")
	faults := []error{err}
	for _, name := range names {
		if parts := strings.Split(name, "."); len(wanted) > 0 && len(parts) == 3 && !slices.Contains(wanted, parts[1]) {
			continue
		}
		file, err := texts.bundle.LoadMessageFileFS(files, name)
		if err != nil {
			faults = append(faults, fmt.Errorf("catalogue %s: %w", name, err))
			continue
		}
		plain, spoken := texts.plain[file.Tag.String()]
		if !spoken {
			faults = append(faults, fmt.Errorf("catalogue %s: want a language of %q, got %q", name, languages, file.Tag))
			continue
		}
		for _, message := range file.Messages {
			if !isPlural(message) && !strings.Contains(message.Other, "{{") {
				plain[Message(message.ID)] = message.Other
			}
		}
	}
	return texts, errors.Join(faults...)
}

// printer speaks lang, one of the languages.
func (c catalogue) printer(lang string) *Printer {
	return &Printer{lang: lang, localizer: goi18n.NewLocalizer(c.bundle, lang), plain: c.plain[lang]}
}

// isPlural says whether a message has plural forms beside the one for all counts.
func isPlural(m *goi18n.Message) bool {
	return m.Zero != "" || m.One != "" || m.Two != "" || m.Few != "" || m.Many != ""
}
